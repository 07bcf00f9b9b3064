// What a game hands to the phone beside its rules: screens, words, help. One function hides the type parameters.

import type { ComponentType } from 'preact';
import type { Chance } from '../core/chance';
import type { AnyGame, CommonMove, Finding, Game, Refusal, Seat, SeatScene, TableScene } from '../core/game';
import type { Timer } from '../device/clock';
import type { Language } from '../text/language';
import type { Corner } from './frame';
import type { Person } from './person';
import type { Face } from './secret-card';

/** What a table screen may ask of the phone. */
export interface TableTools<Move> {
  readonly corner: Corner;
  /** The running clock, when the scene has one. */
  readonly timer: Timer | null;
  /** The number of looks for each seat (ALL-08). */
  readonly looks: readonly number[];
  play(move: Move | CommonMove): void;
  moreTime(): void;
  toggleTimer(): void;
  /** Opens the list of who is in and who is out. */
  openTable(): void;
  /** After the truth. */
  playAgain(): void;
  goHome(): void;
}

/** What the device keeps for the games' supplies. Each game reads what it needs of it. */
export interface Shelf {
  /** What has been used, newest last: the memory of pairs. */
  readonly used: readonly string[];
  /** Pairs that people of this device wrote, as they were stored: unread. */
  readonly own: readonly unknown[];
  /** Keys of pairs that somebody has switched off. */
  readonly off: readonly string[];
}

export interface SetupTools<Setup> {
  readonly setup: Setup;
  readonly players: number;
  readonly findings: readonly Finding<Setup>[];
  readonly shelf: Shelf;
  change(setup: Setup): void;
}

export interface Screens<Setup, Move, Table extends TableScene, Private extends SeatScene> {
  readonly Table: ComponentType<{ scene: Table; tools: TableTools<Move> }>;
  /** For private scenes that reveal a card: what is printed on it, and the move that puts it away. */
  face(scene: Private, name: (seat: Seat) => string): Face;
  seen(scene: Private): Move;
  /** For private scenes that ask for a choice. */
  readonly Choice: ComponentType<{
    scene: Private;
    person: Person;
    corner: Corner;
    onSeal: (move: Move) => void;
    onBack: () => void;
  }>;
  readonly Setup: ComponentType<SetupTools<Setup>>;
  /** The list behind the seat row: who fell when and with which role, house rules in force. */
  readonly Seats: ComponentType<{ scene: Table; looks: readonly number[] }>;
  readonly Help: ComponentType<{ players: number }>;
}

/** The game's sentences that the frame shows. */
export interface GameWords {
  /** What a pass is for, as the handoff says it. */
  purpose(code: string): string;
  progress(code: string, done: number, of: number): string;
  /** A line more on the handoff, for purposes that need one (a vote held anew). */
  handoffNote(code: string): string | undefined;
  /** Under "Phone to the middle", before this scene. */
  toTable(scene: TableScene, name: (seat: Seat) => string): string;
  /** What follows if somebody leaves. */
  leaving(code: string): string;
  setupTitle(setup: unknown, players: number): string;
  finding(code: string, about: Readonly<Record<string, number>>): string;
  /** Why there is no supply, and the way out; nothing for a code that is not the game's. */
  noSupply(code: string): string | undefined;
  dealButton: string;
  roundName(round: number): string;
}

/** What stands in the save beside the set-up, fetched once before the deal; `used` is the memory after it. */
export interface Supplies<Supply> {
  readonly supply: Supply;
  readonly used?: readonly string[];
}

export interface GameModule {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: a game's own types are forgotten here, once
  readonly screens: Screens<any, any, any, any>;
  readonly words: () => GameWords;
  /** Loads the game's catalogue; the function that comes back puts it in use. */
  loadWords(language: Language): Promise<() => void>;
  /** For the first set-up on a device: what the interface's language suggests. */
  firstSetup(players: number, language: Language): unknown;
  /** What cannot be played for want of something on the shelf, beside what the rules' own check finds (ALL-12). */
  checkShelf(setup: unknown, shelf: Shelf): readonly Finding<unknown>[];
  fetchSupply(setup: unknown, shelf: Shelf, chance: Chance): Promise<Supplies<unknown> | Refusal>;
  /** People go by their seat numbers in this game (SMR-01). */
  readonly seatNumbers?: boolean;
  /** The people silhouettes of the set-up's masthead: how many of each kind. */
  silhouettes(setup: unknown, players: number): readonly ('plain' | 'hatched' | 'empty')[];
}

/** Binds a game's rules to its screens; from here on nobody needs its types. */
export function defineGame<
  Setup,
  Supply,
  State,
  Move extends { readonly type: string },
  Table extends TableScene,
  Private extends SeatScene,
  Truth,
>(parts: {
  game: Game<Setup, Supply, State, Move, Table, Private, Truth>;
  screens: Screens<Setup, Move, Table, Private>;
  words: () => GameWords;
  loadWords(language: Language): Promise<() => void>;
  firstSetup(players: number, language: Language): Setup;
  checkShelf(setup: Setup, shelf: Shelf): readonly Finding<Setup>[];
  fetchSupply(setup: Setup, shelf: Shelf, chance: Chance): Promise<Supplies<Supply> | Refusal>;
  seatNumbers?: boolean;
  silhouettes(setup: Setup, players: number): readonly ('plain' | 'hatched' | 'empty')[];
}): GameModule {
  return parts as unknown as GameModule;
}
