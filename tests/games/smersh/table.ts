// A table to test the rules at: people by their numbers, chance scripted by name, and verbs for what a table does.

import { expect } from 'vitest';
import { type Chance, chanceFrom } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Refusal, type Result, type Seat } from '../../../src/core/game';
import { canUndo, type Match, playMove, restoreMatch, saveMatch, startMatch, undoMove } from '../../../src/core/match';
import type { Approval } from '../../../src/games/missions/rules/course';
import type { Answer } from '../../../src/games/missions/rules/pass';
import { smersh } from '../../../src/games/smersh/game';
import type { SmershMove } from '../../../src/games/smersh/moves';
import type {
  Ability,
  Board,
  SeatShown,
  SmershPrivate,
  SmershTable,
  SmershTruth,
} from '../../../src/games/smersh/scenes';
import { type SmershSetup, suggest } from '../../../src/games/smersh/setup';
import type { Side, SmershState } from '../../../src/games/smersh/state';
import { arranged, fixed } from '../../core/twins';

export const SEED = '0123456789abcdef0123456789abcdef';
export const COUNTS = [6, 7, 8, 9, 10] as const;
export const ALL: readonly Ability[] = [
  ...(['interrogator', 'listener', 'informant', 'leader', 'saboteur'] as const),
  ...(['psychologist', 'instructor'] as const),
];

/** The rule book once more: SMR-02, SMR-05, SMR-09, SMR-10, SMR-12 (in the order of `ALL`), SMR-13. */
export const BOOK: Readonly<
  Record<
    number,
    {
      readonly scouts: number;
      readonly spies: number;
      readonly diversant: number;
      readonly sizes: readonly number[];
      readonly needed: number;
      readonly most: number;
      readonly deck: readonly number[];
      readonly handOuts: readonly number[];
    }
  >
> = {
  6: {
    ...{ scouts: 4, spies: 2, diversant: 0, sizes: [2, 3, 4, 3, 4], needed: 4, most: 4 },
    ...{ deck: [0, 2, 2, 2, 1, 1, 0], handOuts: [2, 1, 1, 1, 1] },
  },
  7: {
    ...{ scouts: 4, spies: 2, diversant: 1, sizes: [2, 3, 3, 4, 5], needed: 4, most: 5 },
    ...{ deck: [0, 2, 2, 2, 1, 1, 1], handOuts: [2, 2, 1, 1, 1] },
  },
  8: {
    ...{ scouts: 5, spies: 2, diversant: 1, sizes: [3, 4, 4, 5, 5], needed: 5, most: 5 },
    ...{ deck: [1, 2, 2, 2, 1, 1, 1], handOuts: [2, 2, 2, 1, 1] },
  },
  9: {
    ...{ scouts: 6, spies: 2, diversant: 1, sizes: [3, 4, 4, 5, 5], needed: 5, most: 5 },
    ...{ deck: [1, 2, 2, 2, 2, 1, 1], handOuts: [2, 2, 2, 2, 1] },
  },
  10: {
    ...{ scouts: 6, spies: 3, diversant: 1, sizes: [3, 4, 4, 5, 6], needed: 6, most: 5 },
    ...{ deck: [1, 2, 2, 2, 2, 2, 1], handOuts: [2, 2, 2, 2, 2] },
  },
};

export function bookDeck(players: number): Ability[] {
  return ALL.flatMap((ability, at) => Array.from({ length: BOOK[players]?.deck[at] ?? 0 }, () => ability));
}

export interface Script {
  /** How many sit down: numbers 1 to so many. Eight when not given. */
  readonly players?: number;
  /** The first numbers when not given. */
  readonly spies?: readonly number[];
  /** The number after the spies' when not given. */
  readonly diversant?: number;
  /** 1 when not given. */
  readonly leader?: number;
  /** What is drawn first; the rest of the deck follows in the order of the rule book. */
  readonly deck?: readonly Ability[];
  readonly setup?: Partial<SmershSetup>;
  readonly seed?: string;
}

/** No abilities at all. */
export const NONE: Partial<SmershSetup> = { handOuts: [0, 0, 0, 0, 0], handOutsByHand: true };

export type SmershMatch = Match<SmershState, SmershMove>;
export type Kind = SmershTable['kind'];

/** The whole of a match that a save keeps or makes anew. */
export function essence(match: Match): unknown {
  const { chance: _, game, ...rest } = match;
  return { ...rest, game: game.id };
}

export class Table {
  match: SmershMatch;
  readonly source: (seed: string) => Chance;
  readonly numbers: readonly number[];

  constructor(script: Script = {}) {
    const players = script.players ?? 8;
    this.numbers = Array.from({ length: players }, (_, at) => at + 1);
    const book = BOOK[players];
    const spies = script.spies ?? this.numbers.slice(0, book?.spies);
    const diversant = script.diversant ?? this.numbers.find((no) => !spies.includes(no)) ?? 0;
    const sides = this.numbers.map((no): Side => {
      if (spies.includes(no)) return 'spy';
      return no === diversant && book?.diversant === 1 ? 'diversant' : 'scout';
    });
    const rest = bookDeck(players);
    for (const ability of script.deck ?? []) expect(rest.splice(rest.indexOf(ability), 1)).toEqual([ability]);
    const deck = [...(script.deck ?? []), ...rest];
    this.source = (from) => {
      const drawn = chanceFrom(from);
      return {
        open: (name) => {
          if (name === 'deck') return arranged(deck);
          return name === 'first leader' ? fixed((script.leader ?? 1) - 1) : drawn.open(name);
        },
        hidden: (name) => (name === 'sides' ? arranged(sides) : drawn.hidden(name)),
      };
    };
    const match = startMatch(
      {
        id: 'table',
        game: smersh,
        seed: script.seed ?? SEED,
        setup: { ...suggest(players), ...script.setup },
        supply: null,
        players: this.numbers.map((no) => ({ id: `p${no}`, name: `Player ${no}` })),
      },
      this.source,
    );
    if (isRefusal(match)) throw new Error(`no such table: ${match.refused}`);
    this.match = match as SmershMatch;
  }

  // ── what the phone shows ──

  get state(): SmershState {
    return this.match.state;
  }

  get phase(): SmershState['phase'] {
    return this.state.phase;
  }

  scene(): SmershTable | SmershPrivate {
    return smersh.scene(this.state);
  }

  /** The table scene of this kind; fails when the phone shows anything else. */
  shows<K extends Kind>(kind: K): Extract<SmershTable, { kind: K }> {
    const scene = this.scene();
    expect({ audience: scene.audience, kind: scene.kind }).toEqual({ audience: 'table', kind });
    return scene as Extract<SmershTable, { kind: K }>;
  }

  /** The private scene; fails when the phone shows the table's. */
  private<K extends SmershPrivate['kind']>(kind: K): Extract<SmershPrivate, { kind: K }> {
    const scene = this.scene();
    expect(scene.kind).toBe(kind);
    expect(scene.audience).not.toBe('table');
    return scene as Extract<SmershPrivate, { kind: K }>;
  }

  /** Who must hold the phone, by number, or 'table'. */
  holder(): number | 'table' {
    const { audience } = this.scene();
    return audience === 'table' ? 'table' : audience + 1;
  }

  tableScene(): SmershTable {
    const scene = this.scene();
    if (scene.audience !== 'table') throw new Error('not a table scene');
    return scene;
  }

  board(): Board {
    return this.tableScene().board;
  }

  seat(no: number): SeatShown {
    return this.tableScene().seats[no - 1] as SeatShown;
  }

  leader(): number {
    return this.state.leader + 1;
  }

  /** What this number holds, by the state: for scenes that are not the table's. */
  holds(no: number): Ability | 'none' {
    return this.state.held[no - 1] ?? 'none';
  }

  card(no: number): Extract<SmershPrivate, { kind: 'card' }> {
    const card = smersh.card(this.state, no - 1);
    if (card.kind !== 'card') throw new Error('no card');
    return card;
  }

  result(): Result | undefined {
    return smersh.result(this.state);
  }

  points(): Partial<Record<number, number>> {
    const points = this.result()?.points ?? [];
    return Object.fromEntries(points.flatMap((got, seat) => (got > 0 ? [[seat + 1, got]] : [])));
  }

  truth(): SmershTruth {
    const truth = smersh.truth(this.state);
    if (!truth) throw new Error('not over');
    return truth;
  }

  // ── what the table does ──

  play(move: SmershMove | CommonMove): this {
    const next = playMove(this.match, move, this.match.revision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)} was refused: ${next.refused}`);
    this.match = next as SmershMatch;
    return this;
  }

  /** The code with which this move is refused; the match must be the same as before. */
  refusal(move: SmershMove | CommonMove): string {
    const before = JSON.stringify(essence(this.match));
    const next = playMove(this.match, move, this.match.revision);
    expect(JSON.stringify(essence(this.match))).toBe(before);
    return isRefusal(next) ? next.refused : 'accepted';
  }

  /** Everything up to the first hand-out, window or squad. */
  everybodyLooks(): this {
    if (this.phase === 'first-leader') this.goOn();
    while (this.state.phase === 'dealing') this.play({ type: 'seen', seat: this.state.waiting[0] as Seat });
    return this;
  }

  /** The next hand-outs, one to each of these. */
  give(...to: readonly number[]): this {
    this.everybodyLooks();
    for (const no of to) this.play({ type: 'hand-out', seat: no - 1 });
    return this;
  }

  /** The rest of the hand-outs, to the last who can receive. */
  giveRest(): this {
    this.everybodyLooks();
    while (this.state.phase === 'hand-out') {
      const to = this.shows('hand-out').receivers.at(-1);
      this.play(to === undefined ? { type: 'discard' } : { type: 'hand-out', seat: to });
    }
    return this;
  }

  use(no: number, ...on: readonly number[]): this {
    return this.play({ type: 'use', seat: no - 1, on: on.map((other) => other - 1) });
  }

  refusesUse(no: number, ...on: readonly number[]): string {
    return this.refusal({ type: 'use', seat: no - 1, on: on.map((other) => other - 1) });
  }

  /** Whoever has an answer looks at it. */
  looks(): this {
    return this.play({ type: 'seen', seat: this.private('answer').audience });
  }

  /** On to the leader's picking, over whatever hand-outs and windows lie before it. */
  toTeam(): this {
    this.giveRest();
    if (this.phase === 'window') this.goOn();
    return this;
  }

  pick(...picked: readonly number[]): this {
    for (const no of picked) this.play({ type: 'pick', seat: no - 1 });
    return this;
  }

  propose(...picked: readonly number[]): this {
    return this.toTeam()
      .pick(...picked)
      .play({ type: 'propose' });
  }

  /** All speeches, to the open floor. */
  speeches(): this {
    this.play({ type: 'start-speeches' });
    while (this.phase === 'speech') this.play({ type: 'said' });
    return this;
  }

  /** To the first paper of a ballot on this squad; on the first so many numbers when none is given. */
  toVote(...picked: readonly number[]): this {
    const { size } = this.toTeam().shows('team');
    return this.propose(...(picked.length > 0 ? picked : this.numbers.slice(0, size)))
      .speeches()
      .play({ type: 'start-vote' });
  }

  vote(no: number, choice: Approval): this {
    return this.play({ type: 'vote', seat: no - 1, choice });
  }

  /** The rest of a ballot in the order of the pass: these approve, the others reject. */
  voteAll(...approving: readonly number[]): this {
    while (this.state.phase === 'ballot') {
      const no = this.holder() as number;
      this.vote(no, approving.includes(no) ? 'approve' : 'reject');
    }
    return this;
  }

  /** A squad that everybody approves, and the step on: to the window before its mission, or to the mission. */
  approved(...picked: readonly number[]): this {
    return this.toVote(...picked)
      .voteAll(...this.numbers)
      .goOn();
  }

  /** The same, up to the first paper of the mission. */
  send(...picked: readonly number[]): this {
    this.approved(...picked);
    return this.phase === 'window' ? this.goOn() : this;
  }

  /** The rest of a mission in the order of the pass: these show failure. */
  decideAll(...failing: readonly number[]): this {
    while (this.state.phase === 'mission') {
      const no = this.holder() as number;
      this.play({ type: 'decide', seat: no - 1, choice: failing.includes(no) ? 'sabotage' : 'complete' });
    }
    return this;
  }

  /** A squad is rejected, and the next leader's turn comes, or the truth. */
  rejected(): this {
    return this.toVote().voteAll().goOn();
  }

  /** A whole mission by the first numbers, of whom so many show failure, up to its result. */
  mission(failures = 0): this {
    return this.send().decideAll(...this.numbers.slice(0, failures));
  }

  goOn(): this {
    return this.play({ type: 'go-on' });
  }

  leave(no: number): this {
    return this.play({ type: 'leave', seat: no - 1 });
  }

  later(no: number): this {
    return this.play({ type: 'later', seat: no - 1 });
  }

  stop(): this {
    return this.play({ type: 'stop' });
  }

  canUndo(): boolean {
    return canUndo(this.match);
  }

  undo(): this {
    const back = undoMove(this.match, this.match.revision);
    if (isRefusal(back)) throw new Error(`undo was refused: ${back.refused}`);
    this.match = back as SmershMatch;
    return this;
  }

  /** The match as it comes back from storage. */
  restored(): SmershMatch | Refusal {
    const raw: unknown = JSON.parse(JSON.stringify(saveMatch(this.match)));
    return restoreMatch(raw, smersh, this.source) as SmershMatch | Refusal;
  }
}

export function table(script: Script = {}): Table {
  return new Table(script);
}

/** Seats as the numbers that stand beside them. */
export function nos(seats: readonly Seat[]): number[] {
  return seats.map((seat) => seat + 1);
}

/** Answers by number. */
export function byNumber<Choice>(answers: readonly Answer<Choice>[] | 'secret'): Record<number, Choice> | 'secret' {
  if (answers === 'secret') return answers;
  return Object.fromEntries(answers.map(({ seat, choice }) => [seat + 1, choice]));
}
