// A table to test the rules at: people with names, chance scripted by name, and verbs for what a table does.

import { expect } from 'vitest';
import type { Vote } from '../../../src/core/ballot';
import { type Chance, chanceFrom, type Draw } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Refusal, type Result, type Seat } from '../../../src/core/game';
import { canUndo, type Match, playMove, restoreMatch, saveMatch, startMatch, undoMove } from '../../../src/core/match';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import type { SpyMove } from '../../../src/games/who-is-the-spy/moves';
import type { SpyPrivate, SpyTable, SpyTruth } from '../../../src/games/who-is-the-spy/scenes';
import { type SpySetup, suggest } from '../../../src/games/who-is-the-spy/setup';
import type { Role, SpyState } from '../../../src/games/who-is-the-spy/state';
import type { Pair } from '../../../src/words/pair';

export const NAMES = [
  ...['anya', 'liza', 'kostya', 'dima', 'vera', 'max', 'olga', 'petya'],
  ...['nina', 'gleb', 'tanya', 'egor', 'zoya', 'yuri', 'rita', 'senya'],
] as const;
export type Name = (typeof NAMES)[number];

export const SEED = '0123456789abcdef0123456789abcdef';

export const COFFEE: Pair = {
  language: 'en',
  set: 'simple',
  words: [
    { text: 'latte', variants: ['caffe latte'] },
    { text: 'cappuccino', variants: [] },
  ],
};

export interface Script {
  /** How many sit down; the first so many names. */
  readonly players?: number;
  readonly spies?: readonly Name[];
  readonly blanks?: readonly Name[];
  /** The clue order; seating order when not given. Those not named follow in seating order. */
  readonly order?: readonly Name[];
  /** Which of the pair's words is the civilians'. */
  readonly civilianWord?: 0 | 1;
  readonly pair?: Pair;
  readonly setup?: Partial<SpySetup>;
  readonly seed?: string;
}

export type SpyMatch = Match<SpyState, SpyMove>;
export type Kind = SpyTable['kind'];

/** Everything in a match that the given names do not script is drawn from the seed. */
export function scripted(
  seed: string,
  open: Record<string, Partial<Draw>>,
  hidden: Record<string, Partial<Draw>>,
): Chance {
  const drawn = chanceFrom(seed);
  return {
    open: (name) => ({ ...drawn.open(name), ...open[name] }),
    hidden: (name) => ({ ...drawn.hidden(name), ...hidden[name] }),
  };
}

/** A draw whose shuffle gives this list, which must be an order of what is shuffled. */
function shuffledAs<Item>(wanted: readonly Item[]): Partial<Draw> {
  return {
    shuffle: <T>(items: readonly T[]): T[] => {
      expect([...items].sort()).toEqual([...wanted].sort());
      return [...wanted] as unknown as T[];
    },
  };
}

/** The whole of a match that a save keeps or makes anew. */
export function essence(match: Match): unknown {
  const { chance: _, game, ...rest } = match;
  return { ...rest, game: game.id };
}

export class Table {
  match: SpyMatch;
  readonly source: (seed: string) => Chance;

  constructor(script: Script = {}) {
    const players = script.players ?? 6;
    const names = NAMES.slice(0, players);
    const spies = script.spies ?? ['anya'];
    const blanks = script.blanks ?? [];
    const roles = names.map((name): Role => {
      if (spies.includes(name)) return 'spy';
      return blanks.includes(name) ? 'blank' : 'civilian';
    });
    const named = (script.order ?? []).map(seatOf);
    const order = [...named, ...names.map(seatOf).filter((seat) => !named.includes(seat))];
    const seed = script.seed ?? SEED;
    this.source = (from) =>
      scripted(
        from,
        { 'clue order': shuffledAs(order) },
        { roles: shuffledAs(roles), 'civilian word': { below: () => script.civilianWord ?? 0 } },
      );
    const setup = { ...suggest(players), spies: spies.length, blanks: blanks.length, talkSeconds: 60, ...script.setup };
    const match = startMatch(
      {
        id: 'table',
        game: whoIsTheSpy,
        seed,
        setup,
        supply: script.pair ?? COFFEE,
        players: names.map((name, seat) => ({ id: `p${seat}`, name: name[0]?.toUpperCase() + name.slice(1) })),
      },
      this.source,
    );
    if (isRefusal(match)) throw new Error(`no such table: ${match.refused}`);
    this.match = match as SpyMatch;
  }

  // ── what the phone shows ──

  get state(): SpyState {
    return this.match.state;
  }

  scene(): SpyTable | SpyPrivate {
    return whoIsTheSpy.scene(this.state);
  }

  /** The table scene of this kind; fails when the phone shows anything else. */
  shows<K extends Kind>(kind: K): Extract<SpyTable, { kind: K }> {
    const scene = this.scene();
    expect({ audience: scene.audience, kind: scene.kind }).toEqual({ audience: 'table', kind });
    return scene as Extract<SpyTable, { kind: K }>;
  }

  /** The private scene; fails when the phone shows the table's. */
  private<K extends SpyPrivate['kind']>(kind: K): Extract<SpyPrivate, { kind: K }> {
    const scene = this.scene();
    expect(scene.kind).toBe(kind);
    expect(scene.audience).not.toBe('table');
    return scene as Extract<SpyPrivate, { kind: K }>;
  }

  /** Who must hold the phone, by name, or 'table'. */
  holder(): Name | 'table' {
    const { audience } = this.scene();
    return audience === 'table' ? 'table' : nameOf(audience);
  }

  speaker(): Name {
    return nameOf(this.shows('clue').speaker);
  }

  wordOn(name: Name): string | null {
    const card = whoIsTheSpy.card(this.state, seatOf(name));
    return card.kind === 'card' ? card.word : null;
  }

  living(): Name[] {
    return names(
      this.tableScene()
        .seats.filter((seat) => seat.is === 'in')
        .map((seat) => seat.seat),
    );
  }

  /** The facts that stand on every table scene. */
  tableScene(): SpyTable {
    const scene = this.scene();
    if (scene.audience !== 'table') throw new Error('not a table scene');
    return scene;
  }

  result(): Result | undefined {
    return whoIsTheSpy.result(this.state);
  }

  points(): Partial<Record<Name, number>> {
    const points = this.result()?.points ?? [];
    return Object.fromEntries(points.flatMap((got, seat) => (got > 0 ? [[nameOf(seat), got]] : [])));
  }

  truth(): SpyTruth {
    const truth = whoIsTheSpy.truth(this.state);
    if (!truth) throw new Error('not over');
    return truth;
  }

  // ── what the table does ──

  play(move: SpyMove | CommonMove): this {
    const next = playMove(this.match, move, this.match.revision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)} was refused: ${next.refused}`);
    this.match = next as SpyMatch;
    return this;
  }

  /** The code with which this move is refused; the match must be the same as before. */
  refusal(move: SpyMove | CommonMove): string {
    const before = JSON.stringify(essence(this.match));
    const next = playMove(this.match, move, this.match.revision);
    expect(JSON.stringify(essence(this.match))).toBe(before);
    return isRefusal(next) ? next.refused : 'accepted';
  }

  everybodyLooks(): this {
    while (this.state.phase === 'dealing') this.play({ type: 'seen', seat: this.state.waiting[0] as Seat });
    return this;
  }

  /** Clues until the talk, or until the re-vote of a tie. */
  everybodySpeaks(): this {
    while (this.state.phase === 'clues') this.say();
    return this;
  }

  say(): this {
    return this.play({ type: 'said' });
  }

  /** From wherever in the clues or the talk to the ballot. */
  toVote(): this {
    if (this.state.phase === 'dealing') this.everybodyLooks();
    if (this.state.phase === 'clues') this.everybodySpeaks();
    return this.state.phase === 'talk' ? this.play({ type: 'start-vote' }) : this;
  }

  vote(voter: Name, choice: Name): this {
    return this.play({ type: 'vote', seat: seatOf(voter), choice: seatOf(choice) });
  }

  mark(voter: Name, choice: Name): this {
    return this.play({ type: 'mark', seat: seatOf(voter), choice: seatOf(choice) });
  }

  /** The whole ballot, in the order of the pass or at once in an open vote, up to the count. */
  voteAll(votes: Partial<Record<Name, Name>>): this {
    const choiceOf = (voter: Name): Name => {
      const choice = votes[voter];
      if (!choice) throw new Error(`nobody said how ${voter} votes`);
      return choice;
    };
    if (this.state.phase === 'open-ballot') {
      expect(Object.keys(votes).sort()).toEqual(names(this.state.voters).sort());
      for (const voter of names(this.state.voters)) this.mark(voter, choiceOf(voter));
      return this.play({ type: 'count' });
    }
    expect(this.state.phase).toBe('ballot');
    if (this.state.phase === 'ballot')
      expect(Object.keys(votes).sort()).toEqual(names(this.state.ballot.voters).sort());
    while (this.state.phase === 'ballot') {
      const voter = this.holder() as Name;
      this.vote(voter, choiceOf(voter));
    }
    return this;
  }

  /** The rest of a secret ballot, by whoever holds the phone. */
  voteAllLeft(votes: Partial<Record<Name, Name>>): this {
    while (this.state.phase === 'ballot') {
      const voter = this.holder() as Name;
      this.vote(voter, votes[voter] as Name);
    }
    return this;
  }

  /** Everybody who votes chooses `target`, who chooses the first other candidate. */
  allAgainst(target: Name): this {
    const ballot =
      this.state.phase === 'ballot' ? this.state.ballot : this.state.phase === 'open-ballot' ? this.state : null;
    if (!ballot) throw new Error('no ballot');
    const other = ballot.candidates.find((seat) => seat !== seatOf(target)) as Seat;
    const votes = names(ballot.voters).map((voter) => [voter, voter === target ? nameOf(other) : target] as const);
    return this.voteAll(Object.fromEntries(votes));
  }

  /** Each living votes for the next one in seating order: everybody has one vote. */
  allInACircle(): this {
    const alive = this.state.deal.roles
      .map((_, seat) => seat)
      .filter((seat) => !this.state.fell[seat] && !this.state.left[seat]);
    const votes = alive.map((seat, at) => [nameOf(seat), nameOf(alive[(at + 1) % alive.length] as Seat)] as const);
    return this.voteAll(Object.fromEntries(votes));
  }

  goOn(): this {
    return this.play({ type: 'go-on' });
  }

  /** From the clues of a round to the turned card of this one. */
  condemn(target: Name): this {
    return this.toVote().allAgainst(target).goOn();
  }

  leave(name: Name): this {
    return this.play({ type: 'leave', seat: seatOf(name) });
  }

  later(name: Name): this {
    return this.play({ type: 'later', seat: seatOf(name) });
  }

  guess(text: string): this {
    return this.play({ type: 'guess', text });
  }

  pass(): this {
    return this.play({ type: 'pass' });
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
    this.match = back as SpyMatch;
    return this;
  }

  /** The match as it comes back from storage. */
  restored(): SpyMatch | Refusal {
    const raw: unknown = JSON.parse(JSON.stringify(saveMatch(this.match)));
    return restoreMatch(raw, whoIsTheSpy, this.source) as SpyMatch | Refusal;
  }
}

export function table(script: Script = {}): Table {
  return new Table(script);
}

/** Six at the table, a tie of anya and liza at the count: three votes each. */
export function tied(script: Script = {}): Table {
  return table(script)
    .toVote()
    .voteAll({ anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'liza', vera: 'anya', max: 'liza' });
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

/** Votes by name, by voter in seating order. */
export function byName(votes: readonly Vote[]): Partial<Record<Name, Name>> {
  const sorted = [...votes].sort((a, b) => a.voter - b.voter);
  return Object.fromEntries(sorted.map(({ voter, choice }) => [nameOf(voter), nameOf(choice)]));
}
