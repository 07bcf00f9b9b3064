// A second reading of the rules, to check the first by: it watches moves and says what must have come of them.
// Written from the rule book alone; of a state it looks at nothing but the sides and the first leader that were dealt.

import type { Seat } from '../../../src/core/game';
import type { Side } from '../../../src/games/trust-no-one/state';
import { BOOK } from './table';

export interface Report {
  readonly sides: readonly Side[];
  readonly at: 'cards' | 'picking' | 'talk' | 'vote' | 'votes' | 'decisions' | 'outcome' | 'over' | 'spent';
  readonly looked: number;
  readonly leader: Seat;
  readonly team: ReadonlySet<Seat>;
  readonly everProposed: boolean;
  /** By seat: what has been cast in this ballot, or decided on this operation. */
  readonly cast: Readonly<Record<Seat, string>>;
  /** The last ballot's answer. */
  readonly approved: boolean;
  readonly inARow: number;
  /** Outcomes of the operations so far: the number of sabotages, and whether it broke. */
  readonly operations: readonly { readonly sabotages: number; readonly broken: boolean }[];
  readonly ballots: number;
  readonly gone: readonly Seat[];
  /** The reason of the end, once it is certain or reached. */
  readonly end: string | null;
}

export type WatchedMove = { readonly type: string; readonly seat?: Seat; readonly choice?: string };

export function opening(sides: readonly Side[], leader: Seat): Report {
  return {
    sides,
    at: 'cards',
    looked: 0,
    leader,
    team: new Set(),
    everProposed: false,
    cast: {},
    approved: false,
    inARow: 0,
    operations: [],
    ballots: 0,
    gone: [],
    end: null,
  };
}

/** How many go on the operation in hand. */
export function size(now: Report): number {
  return BOOK[now.sides.length]?.sizes[now.operations.length] ?? 0;
}

/** Who has still to answer, in the order in which the pass began. */
export function silent(now: Report): Seat[] {
  const people = now.sides.length;
  const round = now.sides.map((_, at) => (now.leader + at) % people);
  return round.filter((seat) => !(seat in now.cast) && (now.at === 'vote' || now.team.has(seat)));
}

function turnOf(now: Report): Report {
  return { ...now, at: 'picking', team: new Set(), cast: {}, leader: (now.leader + 1) % now.sides.length };
}

/** What an accepted move makes of the table. */
export function watch(now: Report, move: WatchedMove): Report {
  const seat = move.seat as Seat;
  switch (move.type) {
    case 'seen':
      return { ...now, looked: now.looked + 1, at: now.looked + 1 === now.sides.length ? 'picking' : 'cards' };
    case 'pick': {
      const team = new Set(now.team);
      if (!team.delete(seat)) team.add(seat);
      return { ...now, team };
    }
    case 'propose':
      return { ...now, at: 'talk', everProposed: true };
    case 'change-team':
      return { ...now, at: 'picking' };
    case 'start-vote':
      return { ...now, at: 'vote', cast: {} };
    case 'vote':
      return counted({ ...now, cast: { ...now.cast, [seat]: move.choice as string } });
    case 'decide':
      return carriedOut({ ...now, cast: { ...now.cast, [seat]: move.choice as string } });
    case 'go-on':
      if (now.end) return { ...now, at: 'over' };
      if (now.at === 'votes' && now.approved) return { ...now, at: 'decisions', cast: {} };
      return turnOf(now);
    case 'leave':
      if (now.at === 'cards') return { ...now, at: 'spent' };
      if (now.end) return { ...now, gone: [...now.gone, seat] };
      return { ...now, at: 'over', end: 'left', gone: [...now.gone, seat] };
    case 'stop':
      return { ...now, at: 'over', end: now.end ?? 'stopped' };
    case 'deal-again':
      return { ...now, at: 'spent' };
    default:
      return now;
  }
}

function counted(now: Report): Report {
  if (Object.keys(now.cast).length < now.sides.length) return now;
  const approvals = Object.values(now.cast).filter((choice) => choice === 'approve').length;
  const approved = approvals >= (BOOK[now.sides.length]?.needed ?? 99);
  const inARow = approved ? 0 : now.inARow + 1;
  const end = inARow === 5 ? 'rejections' : null;
  return { ...now, at: 'votes', approved, inARow, end, ballots: now.ballots + 1 };
}

function carriedOut(now: Report): Report {
  if (Object.keys(now.cast).length < now.team.size) return now;
  const sabotages = Object.values(now.cast).filter((choice) => choice === 'sabotage').length;
  const lenient = now.operations.length === 3 && now.sides.length > 6;
  const broken = lenient ? sabotages > 1 : sabotages > 0;
  const operations = [...now.operations, { sabotages, broken }];
  const breaks = operations.filter((operation) => operation.broken).length;
  const end = breaks === 3 ? 'spies' : operations.length - breaks === 3 ? 'scouts' : null;
  return { ...now, at: 'outcome', operations, end };
}
