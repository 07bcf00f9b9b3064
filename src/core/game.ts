// The contract between a game and the phone: what a match is made of, and what may be shown of it to whom.
// Pure data and pure functions. Screens, storage, clocks and languages are other rooms' business.

import type { Chance } from './chance';

export const GAME_IDS = ['who-is-the-spy', 'trust-no-one', 'smersh', 'station'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A place at the table, from 0, in seating order. Names are joined to seats by the screens alone. */
export type Seat = number;

/** Why something was not done. `code` chooses the sentence; `about` carries the public numbers that it needs. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  readonly about?: Readonly<Record<string, number>>;
}

export function refuse<Code extends string>(code: Code, about?: Readonly<Record<string, number>>): Refusal<Code> {
  return about ? { refused: code, about } : { refused: code };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** One thing to say about a set-up (ALL-12). A refusal blocks the start, a warning does not. */
export interface Finding<Setup> {
  readonly code: string;
  readonly weight: 'refusal' | 'warning';
  readonly about?: Readonly<Record<string, number>>;
  /** The nearest set-up that can be played, where one exists with these people. */
  readonly nearest?: Setup;
}

/** Moves that mean the same in every game. */
export type CommonMove =
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'later'; readonly seat: Seat }
  | { readonly type: 'stop' }
  | { readonly type: 'time-is-up' }
  | { readonly type: 'deal-again' };

/** A clock that a scene asks for. A new id means a new clock; seconds are whole. */
export interface SceneTimer {
  readonly id: string;
  readonly seconds: number;
  /** At zero the shell plays `time-is-up`; such a clock stands still while nobody can see it (STN-806, STN-903). */
  readonly acts?: true;
}

/** What everybody may see. Built field by field from public facts alone (ALL-02). */
export interface TableScene {
  readonly audience: 'table';
  readonly kind: string;
  readonly timer?: SceneTimer;
  /** Everybody answers on this screen, so it must not fall asleep between two of them (CASE-048). */
  readonly wakeful?: true;
  /** Seats that may look at their own card again from here (ALL-08); empty where that is not allowed. */
  readonly mayLook: readonly Seat[];
}

/** What one person may see, behind a handoff. */
export interface SeatScene {
  readonly audience: Seat;
  readonly kind: string;
  /** A card is drawn only while it is held open; a choice is open until it is sealed (ALL-04). */
  readonly reveals: 'card' | 'choice';
  /** Begins when the handoff is claimed; public facts only, like the handoff. */
  readonly timer?: SceneTimer;
  /** Public facts only: what the pass is for, and how far it is. */
  readonly handoff: Handoff;
}

export interface Handoff {
  readonly purpose: string;
  readonly done: number;
  readonly of: number;
  /** Whether this player can be put at the end of the pass (ALL-13). */
  readonly canWait: boolean;
  /** Who has answered, in seating order; only in the games whose rules show it (ALL-05). */
  readonly answered?: readonly Seat[];
  /** Seconds after which a handoff that nobody claims offers to go on without them: a hold that plays `time-is-up` (STN-806). */
  readonly skipAfter?: number;
}

/**
 * How a match ended. `winners` holds seats and is empty for a draw, a stop, or an end that nobody decided;
 * `points` has one number for each seat (ALL-14).
 */
export interface Result {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
}

/**
 * One game's rules.
 * `Setup` is what people choose, `Supply` what is fetched once before the deal and stands in the save
 * (the word pair), or null. States are readonly plain JSON, discriminated by `phase`.
 */
export interface Game<
  Setup,
  Supply,
  State,
  Move extends { readonly type: string },
  Table extends TableScene,
  Private extends SeatScene,
  Truth,
> {
  readonly id: GameId;
  /** Raised when the same save would replay to something else. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };

  /** The defaults for so many players. */
  suggest(players: number): Setup;
  /** A remembered set-up made to follow another number of players, where nobody has said otherwise. */
  fit(setup: Setup, players: number): Setup;
  /** Everything to say about a set-up, refusals first; empty when it can simply start. */
  check(setup: Setup, players: number): readonly Finding<Setup>[];
  /** For restore(): an unknown value made a set-up, or refused. */
  readSetup(raw: unknown): Setup | Refusal;
  readSupply(raw: unknown): Supply | Refusal;
  readMove(raw: unknown): Move | CommonMove | Refusal;

  /** The set-up must have passed `check` for so many players. */
  deal(setup: Setup, supply: Supply, players: number, chance: Chance): State;
  /** The next state, or a coded refusal. Never throws, never changes the given state. */
  play(state: State, move: Move | CommonMove, chance: Chance): State | Refusal;
  /** What the phone shows now, and to whom: always explicit. */
  scene(state: State): Table | Private;
  /** The card of a seat as it was shown in this round: for looking again, not a move (ALL-08). */
  card(state: State, seat: Seat): Private;
  /** Whether this move, made in this state, is a public one that a tap may take back (ALL-07). */
  undoable(before: State, move: Move | CommonMove, after: State): boolean;
  /** There once the match is over. */
  result(state: State): Result | undefined;
  /** A deal that was given up before play began: again (ALL-15), or since somebody left it (ALL-13). */
  spent(state: State): 'again' | 'left' | undefined;
  /** Whether the deal can still be given up for a fresh one (ALL-15). */
  canDealAgain(state: State): boolean;
  /** What follows if this seat leaves now: the code of a sentence, from public facts alone (ALL-13). */
  ifLeaves(state: State, seat: Seat): string;
  /** Seats that have left the table for good. */
  gone(state: State): readonly Seat[];
  /** Everything, once `result` is there; before that, undefined. */
  truth(state: State): Truth | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any, any, any, any, any>;

/** Closes a switch over a union: a forgotten case does not compile. */
export function never(value: never): never {
  throw new TypeError(`not a case: ${JSON.stringify(value)}`);
}
