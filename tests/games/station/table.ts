// A table to test the rules at: people with names, chance scripted by name, and verbs for what a table does.

import { expect } from 'vitest';
import { type Chance, chanceFrom, type Draw, drawFrom } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Refusal, type Result, type Seat } from '../../../src/core/game';
import { canUndo, type Match, playMove, restoreMatch, saveMatch, startMatch, undoMove } from '../../../src/core/match';
import { station } from '../../../src/games/station/game';
import type { Job, Order, PlanAt, Secret, StationMove } from '../../../src/games/station/moves';
import type { Board, StationPrivate, StationTable, StationTruth } from '../../../src/games/station/scenes';
import { type StationSetup, suggest } from '../../../src/games/station/setup';
import { roundNow, type StationState } from '../../../src/games/station/state';

export const NAMES = [
  ...['anya', 'liza', 'kostya', 'dima', 'vera', 'max', 'olga', 'petya'],
  ...['nina', 'gleb', 'zoya', 'ivan', 'rita', 'oleg', 'yana'],
] as const;
export type Name = (typeof NAMES)[number];
export const COUNTS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

export const SEED = '0123456789abcdef0123456789abcdef';

/** The rule book once more: section 1. */
export function book(players: number) {
  if (players < 8) return { rounds: 6, goal: 8, limit: 4, cap: 1, infiltrators: 1, cards: 2, most: 1 };
  if (players < 12) return { rounds: 7, goal: 9, limit: 5, cap: 2, infiltrators: 2, cards: 1, most: 2 };
  return { rounds: 8, goal: 10, limit: 6, cap: 3, infiltrators: 3, cards: 1, most: 2 };
}

/** What is drawn for one round; where nothing is said: plans of 1, 2, 3 parts from the top, no faults, no trap, a six. */
export interface RoundScript {
  readonly parts?: readonly [number, number, number];
  readonly swapped?: boolean;
  /** Guards needed before sabotage, from the top. */
  readonly need?: readonly [number, number, number];
  readonly trap?: readonly [by: Name, victim: Name, job: 'field' | 'radio'];
  readonly die?: number;
}

export interface Script {
  /** How many sit down; the first so many names. */
  readonly players?: number;
  /** The last names when not given, as many as the rules have. */
  readonly infiltrators?: readonly Name[];
  /** Where the passes of round one begin; the first name when not given. */
  readonly first?: Name;
  readonly setup?: Partial<StationSetup>;
  readonly rounds?: Readonly<Record<number, RoundScript>>;
  /** Everything as it is drawn, and nothing scripted. */
  readonly drawn?: boolean;
  readonly seed?: string;
}

export type StationMatch = Match<StationState, StationMove>;
export type Kind = StationTable['kind'];

/** The whole of a match that a save keeps or makes anew. */
export function essence(match: Match): unknown {
  const { chance: _, game, ...rest } = match;
  return { ...rest, game: game.id };
}

export class Table {
  match: StationMatch;
  readonly source: (seed: string) => Chance;
  readonly names: readonly Name[];

  constructor(script: Script = {}) {
    const players = script.players ?? 5;
    this.names = NAMES.slice(0, players);
    this.source = script.drawn ? chanceFrom : (seed) => scriptedChance(script, players, chanceFrom(seed));
    const match = startMatch(
      {
        id: 'table',
        game: station,
        seed: script.seed ?? SEED,
        setup: { ...suggest(), ...script.setup },
        supply: null,
        players: this.names.map((name, seat) => ({ id: `p${seat}`, name })),
      },
      this.source,
    );
    if (isRefusal(match)) throw new Error(`no such table: ${match.refused}`);
    this.match = match as StationMatch;
  }

  // ── what the phone shows ──

  get state(): StationState {
    return this.match.state;
  }

  scene(): StationTable | StationPrivate {
    return station.scene(this.state);
  }

  /** The table scene of this kind; fails when the phone shows anything else. */
  shows<K extends Kind>(kind: K): Extract<StationTable, { kind: K }> {
    const scene = this.scene();
    expect({ audience: scene.audience, kind: scene.kind }).toEqual({ audience: 'table', kind });
    return scene as Extract<StationTable, { kind: K }>;
  }

  /** The private scene; fails when the phone shows the table's. */
  private<K extends StationPrivate['kind']>(kind: K): Extract<StationPrivate, { kind: K }> {
    const scene = this.scene();
    expect(scene.kind).toBe(kind);
    expect(scene.audience).not.toBe('table');
    return scene as Extract<StationPrivate, { kind: K }>;
  }

  /** Who must hold the phone, by name, or 'table'. */
  holder(): Name | 'table' {
    const { audience } = this.scene();
    return audience === 'table' ? 'table' : nameOf(audience);
  }

  tableScene(): StationTable {
    const scene = this.scene();
    if (scene.audience !== 'table') throw new Error('not a table scene');
    return scene;
  }

  board(): Board {
    return this.tableScene().board;
  }

  round(): number {
    return this.tableScene().round;
  }

  score(): readonly [parts: number, damage: number] {
    const { parts, damage } = this.board();
    return [parts, damage];
  }

  is(name: Name): string {
    return this.tableScene().seats[seatOf(name)]?.is ?? 'nowhere';
  }

  card(name: Name): Extract<StationPrivate, { kind: 'card' }> {
    const card = station.card(this.state, seatOf(name));
    if (card.kind !== 'card') throw new Error('no card');
    return card;
  }

  result(): Result | undefined {
    return station.result(this.state);
  }

  points(): Partial<Record<Name, number>> {
    const points = this.result()?.points ?? [];
    return Object.fromEntries(points.flatMap((got, seat) => (got > 0 ? [[nameOf(seat), got]] : [])));
  }

  truth(): StationTruth {
    const truth = station.truth(this.state);
    if (!truth) throw new Error('not over');
    return truth;
  }

  // ── what the table does ──

  play(move: StationMove | CommonMove): this {
    const next = playMove(this.match, move, this.match.revision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)} was refused: ${next.refused}`);
    this.match = next as StationMatch;
    return this;
  }

  /** The code with which this move is refused; the match must be the same as before. */
  refusal(move: StationMove | CommonMove): string {
    const before = JSON.stringify(essence(this.match));
    const next = playMove(this.match, move, this.match.revision);
    expect(JSON.stringify(essence(this.match))).toBe(before);
    return isRefusal(next) ? next.refused : 'accepted';
  }

  everybodyLooks(): this {
    while (this.state.phase === 'dealing') this.play({ type: 'seen', seat: this.state.waiting[0] as Seat });
    return this;
  }

  /** To the first form of the order pass. */
  toOrders(): this {
    return this.everybodyLooks().play({ type: 'start-orders' });
  }

  order(name: Name, order: string): this {
    return this.play(orderOf(name, order));
  }

  /** The rest of an order pass in the order of the pass; who is not named sends nothing. */
  orders(sent: Partial<Record<Name, string>> = {}): this {
    if (this.state.phase !== 'orders') this.toOrders();
    while (this.state.phase === 'orders') {
      const name = this.holder() as Name;
      const order = sent[name];
      this.play(order === undefined ? { type: 'time-is-up' } : orderOf(name, order));
    }
    return this;
  }

  /** The rest of a vote: who is not named votes for None. */
  votes(cast: Partial<Record<Name, Name>> = {}): this {
    if (this.state.phase === 'result') this.play({ type: 'start-vote' });
    if (this.state.phase === 'open-ballot') {
      for (const seat of this.state.voters) {
        const choice = cast[nameOf(seat)];
        this.play({ type: 'mark', seat, choice: choice === undefined ? 'none' : seatOf(choice) });
      }
      return this.play({ type: 'count' });
    }
    while (this.state.phase === 'ballot') {
      const name = this.holder() as Name;
      const choice = cast[name];
      this.play({ type: 'vote', seat: seatOf(name), choice: choice === undefined ? 'none' : seatOf(choice) });
    }
    return this;
  }

  /** Two or more vote for this one, all others for None where they are fewer. */
  votedOut(name: Name): this {
    const { state } = this;
    if (state.phase === 'result') this.play({ type: 'start-vote' });
    const voters = this.names.filter((other) => other !== name);
    return this.votes(Object.fromEntries(voters.map((voter) => [voter, name])));
  }

  goOn(): this {
    return this.play({ type: 'go-on' });
  }

  /** A whole round in which nobody answers: it fails. */
  lost(): this {
    return this.orders().votes().goOn();
  }

  /** A whole round in which two people man the topmost plan: where five or six play, that sends one part. */
  sent(): this {
    return this.orders(WIN).votes().goOn();
  }

  leave(name: Name): this {
    return this.play({ type: 'leave', seat: seatOf(name) });
  }

  later(name: Name): this {
    return this.play({ type: 'later', seat: seatOf(name) });
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
    this.match = back as StationMatch;
    return this;
  }

  /** The match as it comes back from storage. */
  restored(): StationMatch | Refusal {
    const raw: unknown = JSON.parse(JSON.stringify(saveMatch(this.match)));
    return restoreMatch(raw, station, this.source) as StationMatch | Refusal;
  }

  /** The round that is being played, with all its secrets. */
  record() {
    return roundNow(this.state);
  }
}

/** The topmost plan with its one field and one radio post: enough for five players without a fault. */
export const WIN: Partial<Record<Name, string>> = { anya: '0 field', liza: '0 radio' };

export function table(script: Script = {}): Table {
  return new Table(script);
}

/** `plan job partner secret`, the last two where there are any: `0 guard liza sabotage`. */
export function orderOf(name: Name, text: string): Extract<StationMove, { type: 'order' }> {
  const [plan, job, ...rest] = text.split(' ');
  const secret = rest.find((word) => word === 'sabotage' || word === 'trap') ?? 'none';
  const partner = rest.find((word) => NAMES.includes(word as Name));
  const order: Order = {
    plan: Number(plan) as PlanAt,
    job: job as Job,
    partner: partner === undefined ? null : seatOf(partner as Name),
    secret: secret as Secret,
  };
  return { type: 'order', seat: seatOf(name), ...order };
}

export function seatOf(name: Name): Seat {
  return NAMES.indexOf(name);
}

export function nameOf(seat: Seat): Name {
  return NAMES[seat] as Name;
}

export function names(seats: readonly Seat[]): Name[] {
  return seats.map(nameOf);
}

// ── chance by script ───────────────────────────────────────────────────────────────────────────────────────────────

function scriptedChance(script: Script, players: number, drawn: Chance): Chance {
  const people = NAMES.slice(0, players);
  const { infiltrators: many, most } = book(players);
  const bad = script.infiltrators ?? people.slice(-many);
  const sides = people.map((name) => (bad.includes(name) ? 'infiltrator' : 'loyal'));
  const round = (name: string): RoundScript => script.rounds?.[Number(/^round (\d+)/.exec(name)?.[1])] ?? {};
  return {
    open: (name) => {
      if (name === 'first seat') return always(seatOf(script.first ?? 'anya'));
      if (/^round \d+ plans$/.test(name)) return inOrder(round(name).parts ?? [1, 2, 3]);
      if (/^round \d+ posts$/.test(name)) return always(round(name).swapped ? 1 : 0);
      return /^round \d+ sectors$/.test(name) ? inOrder([0, 1, 2]) : drawn.open(name);
    },
    hidden: (name) => {
      if (name === 'sides') return inOrder(sides);
      if (/^round \d+ values$/.test(name)) return faults(round(name).need ?? [0, 0, 0], most);
      if (/^round \d+ risk$/.test(name)) return always((round(name).die ?? 6) - 1);
      return /^round \d+ trap$/.test(name) ? trapped(round(name).trap) : drawn.hidden(name);
    },
  };
}

function always(value: number): Draw {
  return drawFrom((count) => {
    expect(value).toBeLessThan(count);
    return value;
  });
}

/** A shuffle that gives this order. */
function inOrder(wanted: readonly unknown[]): Draw {
  return {
    ...always(0),
    shuffle: <T>(items: readonly T[]): T[] => {
      expect([...items].sort()).toEqual([...wanted].sort());
      return [...wanted] as T[];
    },
  };
}

/** Readings of plans 0, 1, 2 in turn, as full of faults as it takes; what the cards can hold, the unread ones do not. */
function faults(need: readonly number[], most: number): Draw {
  const left = [...need];
  let asked = 0;
  return drawFrom(() => {
    const plan = Math.floor(asked / most) % 3;
    asked += 1;
    if ((left[plan] ?? 0) === 0) return 99;
    left[plan] = (left[plan] ?? 0) - 1;
    return 0;
  });
}

function trapped(trap: RoundScript['trap']): Draw {
  if (!trap) return always(99);
  const wanted: unknown[] = [seatOf(trap[0]), seatOf(trap[1]), trap[2]];
  return {
    ...always(0),
    pick: <T>(items: readonly T[]): T => {
      const next = wanted.shift() as T;
      expect(items).toContain(next);
      return next;
    },
  };
}
