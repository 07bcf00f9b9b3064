// A table to test the rules at: people with names, chance scripted by name, and verbs for what a table does.

import { expect } from 'vitest';
import { type Chance, chanceFrom } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Refusal, type Result, type Seat } from '../../../src/core/game';
import { canUndo, type Match, playMove, restoreMatch, saveMatch, startMatch, undoMove } from '../../../src/core/match';
import type { Approval } from '../../../src/games/missions/rules/course';
import type { Answer } from '../../../src/games/missions/rules/pass';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import type { TrustMove } from '../../../src/games/trust-no-one/moves';
import type { Board, TrustPrivate, TrustTable, TrustTruth } from '../../../src/games/trust-no-one/scenes';
import { suggest, type TrustSetup } from '../../../src/games/trust-no-one/setup';
import type { TrustState } from '../../../src/games/trust-no-one/state';

export const NAMES = [
  ...['anya', 'liza', 'kostya', 'dima', 'vera', 'max', 'olga', 'petya'],
  ...['nina', 'gleb'],
] as const;
export type Name = (typeof NAMES)[number];

export const SEED = '0123456789abcdef0123456789abcdef';

/** The rule book once more: spies (TNO-01), sizes (TNO-03), approvals that are needed (TNO-05). */
export const BOOK: Readonly<Record<number, { spies: number; sizes: readonly number[]; needed: number }>> = {
  5: { spies: 2, sizes: [2, 3, 2, 3, 3], needed: 3 },
  6: { spies: 2, sizes: [2, 3, 4, 3, 4], needed: 4 },
  7: { spies: 3, sizes: [2, 3, 3, 4, 4], needed: 4 },
  8: { spies: 3, sizes: [3, 4, 4, 5, 5], needed: 5 },
  9: { spies: 3, sizes: [3, 4, 4, 5, 5], needed: 5 },
  10: { spies: 4, sizes: [3, 4, 4, 5, 5], needed: 6 },
};
export const COUNTS = [5, 6, 7, 8, 9, 10] as const;

export interface Script {
  /** How many sit down; the first so many names. */
  readonly players?: number;
  /** The first names when not given, as many as the rules have. */
  readonly spies?: readonly Name[];
  /** The first name when not given. */
  readonly leader?: Name;
  readonly setup?: Partial<TrustSetup>;
  readonly seed?: string;
}

export type TrustMatch = Match<TrustState, TrustMove>;
export type Kind = TrustTable['kind'];

/** The whole of a match that a save keeps or makes anew. */
export function essence(match: Match): unknown {
  const { chance: _, game, ...rest } = match;
  return { ...rest, game: game.id };
}

export class Table {
  match: TrustMatch;
  readonly source: (seed: string) => Chance;
  readonly names: readonly Name[];

  constructor(script: Script = {}) {
    const players = script.players ?? 5;
    this.names = NAMES.slice(0, players);
    const spies = script.spies ?? this.names.slice(0, BOOK[players]?.spies);
    const sides = this.names.map((name) => (spies.includes(name) ? 'spy' : 'scout'));
    this.source = (from) => {
      const drawn = chanceFrom(from);
      const leader = { ...drawn.open('first leader'), below: () => seatOf(script.leader ?? 'anya') };
      const dealt = {
        ...drawn.hidden('sides'),
        shuffle: <T>(items: readonly T[]): T[] => {
          expect([...items].sort()).toEqual([...sides].sort());
          return [...sides] as unknown as T[];
        },
      };
      return {
        open: (name) => (name === 'first leader' ? leader : drawn.open(name)),
        hidden: (name) => (name === 'sides' ? dealt : drawn.hidden(name)),
      };
    };
    const match = startMatch(
      {
        id: 'table',
        game: trustNoOne,
        seed: script.seed ?? SEED,
        setup: { ...suggest(), ...script.setup },
        supply: null,
        players: this.names.map((name, seat) => ({ id: `p${seat}`, name })),
      },
      this.source,
    );
    if (isRefusal(match)) throw new Error(`no such table: ${match.refused}`);
    this.match = match as TrustMatch;
  }

  // ── what the phone shows ──

  get state(): TrustState {
    return this.match.state;
  }

  scene(): TrustTable | TrustPrivate {
    return trustNoOne.scene(this.state);
  }

  /** The table scene of this kind; fails when the phone shows anything else. */
  shows<K extends Kind>(kind: K): Extract<TrustTable, { kind: K }> {
    const scene = this.scene();
    expect({ audience: scene.audience, kind: scene.kind }).toEqual({ audience: 'table', kind });
    return scene as Extract<TrustTable, { kind: K }>;
  }

  /** The private scene; fails when the phone shows the table's. */
  private<K extends TrustPrivate['kind']>(kind: K): Extract<TrustPrivate, { kind: K }> {
    const scene = this.scene();
    expect(scene.kind).toBe(kind);
    expect(scene.audience).not.toBe('table');
    return scene as Extract<TrustPrivate, { kind: K }>;
  }

  /** Who must hold the phone, by name, or 'table'. */
  holder(): Name | 'table' {
    const { audience } = this.scene();
    return audience === 'table' ? 'table' : nameOf(audience);
  }

  tableScene(): TrustTable {
    const scene = this.scene();
    if (scene.audience !== 'table') throw new Error('not a table scene');
    return scene;
  }

  board(): Board {
    return this.tableScene().board;
  }

  leader(): Name {
    return nameOf(this.state.leader);
  }

  card(name: Name): Extract<TrustPrivate, { kind: 'card' }> {
    const card = trustNoOne.card(this.state, seatOf(name));
    if (card.kind !== 'card') throw new Error('no card');
    return card;
  }

  result(): Result | undefined {
    return trustNoOne.result(this.state);
  }

  points(): Partial<Record<Name, number>> {
    const points = this.result()?.points ?? [];
    return Object.fromEntries(points.flatMap((got, seat) => (got > 0 ? [[nameOf(seat), got]] : [])));
  }

  truth(): TrustTruth {
    const truth = trustNoOne.truth(this.state);
    if (!truth) throw new Error('not over');
    return truth;
  }

  // ── what the table does ──

  play(move: TrustMove | CommonMove): this {
    const next = playMove(this.match, move, this.match.revision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)} was refused: ${next.refused}`);
    this.match = next as TrustMatch;
    return this;
  }

  /** The code with which this move is refused; the match must be the same as before. */
  refusal(move: TrustMove | CommonMove): string {
    const before = JSON.stringify(essence(this.match));
    const next = playMove(this.match, move, this.match.revision);
    expect(JSON.stringify(essence(this.match))).toBe(before);
    return isRefusal(next) ? next.refused : 'accepted';
  }

  everybodyLooks(): this {
    while (this.state.phase === 'dealing') this.play({ type: 'seen', seat: this.state.waiting[0] as Seat });
    return this;
  }

  pick(...picked: readonly Name[]): this {
    for (const name of picked) this.play({ type: 'pick', seat: seatOf(name) });
    return this;
  }

  propose(...picked: readonly Name[]): this {
    return this.everybodyLooks()
      .pick(...picked)
      .play({ type: 'propose' });
  }

  /** To the first paper of a ballot on this team; on the first so many names when none is given. */
  toVote(...picked: readonly Name[]): this {
    this.everybodyLooks();
    const size = this.shows('team').size;
    return this.propose(...(picked.length > 0 ? picked : this.names.slice(0, size))).play({ type: 'start-vote' });
  }

  vote(name: Name, choice: Approval): this {
    return this.play({ type: 'vote', seat: seatOf(name), choice });
  }

  /** The rest of a ballot in the order of the pass: these approve, the others reject. */
  voteAll(...approving: readonly Name[]): this {
    while (this.state.phase === 'ballot') {
      const name = this.holder() as Name;
      this.vote(name, approving.includes(name) ? 'approve' : 'reject');
    }
    return this;
  }

  /** A team that everybody approves, up to its operation. */
  send(...picked: readonly Name[]): this {
    return this.toVote(...picked)
      .voteAll(...this.names)
      .goOn();
  }

  /** The rest of an operation in the order of the pass: these sabotage. */
  decideAll(...sabotaging: readonly Name[]): this {
    while (this.state.phase === 'operation') {
      const name = this.holder() as Name;
      this.play({ type: 'decide', seat: seatOf(name), choice: sabotaging.includes(name) ? 'sabotage' : 'complete' });
    }
    return this;
  }

  /** A team is rejected, and the next leader's turn comes, or the truth. */
  rejected(): this {
    return this.toVote().voteAll().goOn();
  }

  /** A whole operation by the first names at the table, of whom so many sabotage, up to its result. */
  operation(sabotages = 0): this {
    return this.send().decideAll(...this.names.slice(0, sabotages));
  }

  goOn(): this {
    return this.play({ type: 'go-on' });
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
    this.match = back as TrustMatch;
    return this;
  }

  /** The match as it comes back from storage. */
  restored(): TrustMatch | Refusal {
    const raw: unknown = JSON.parse(JSON.stringify(saveMatch(this.match)));
    return restoreMatch(raw, trustNoOne, this.source) as TrustMatch | Refusal;
  }
}

export function table(script: Script = {}): Table {
  return new Table(script);
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

/** Answers by name. */
export function byName<Choice>(
  answers: readonly Answer<Choice>[] | 'secret',
): Partial<Record<Name, Choice>> | 'secret' {
  if (answers === 'secret') return answers;
  return Object.fromEntries(answers.map(({ seat, choice }) => [nameOf(seat), choice])) as Partial<Record<Name, Choice>>;
}
