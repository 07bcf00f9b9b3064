// The whole truth of a match of The Station, round by round (ALL-09, STN-503).

import type { Result, Seat } from '../../core/game';
import { needOf } from './deal';
import { resultOf } from './ending';
import type { Mission, Score } from './mission';
import { type Order, PLANS } from './moves';
import type { HeldBallot, Hit, In, Offer, Plan, Reading, RoundRecord, Side } from './state';

export interface StationTruth {
  readonly result: Result;
  readonly people: readonly {
    readonly seat: Seat;
    readonly side: Side;
    readonly occupation: number;
    /** Rounds, or 0. */
    readonly died: number;
    readonly left: number;
    readonly points: number;
  }[];
  /** Every round that was begun; of one that the end cut short, what had been made of it. */
  readonly rounds: readonly RoundTruth[];
}

export interface RoundTruth {
  readonly round: number;
  readonly mission: number;
  /** With the guards that each needed before sabotage. */
  readonly plans: readonly (Plan & { readonly need: number })[];
  /** Of every plan, with their owners; a suspended player's were seen by nobody. */
  readonly readings: readonly Reading[];
  readonly offer: Offer | 'none';
  readonly suspended: Seat | 'nobody';
  readonly injured: Seat | 'nobody';
  /** In seating order, everybody who was asked. `nothing` was sent; `not-made`: the match ended first. */
  readonly orders: readonly { readonly seat: Seat; readonly order: Order | 'nothing' | 'not-made' }[];
  /** Before the vote. */
  readonly provisional: MissionTruth | 'not-made';
  /** Void ones first; the one that counts, if there was one, is the last. */
  readonly ballots: readonly HeldBallot[];
  readonly chosen: Seat | 'nobody';
  /** After the vote: another one than before where a check changed it (STN-704). */
  readonly final: MissionTruth | 'not-made';
  readonly hit: Hit | 'none';
}

export interface MissionTruth {
  readonly mission: Mission;
  readonly score: Score;
}

export function truthOf(state: In<'over'>): StationTruth {
  const { deal, dead, left, rounds } = state;
  const result = resultOf(state, state.ending);
  return {
    result,
    people: deal.sides.map((side, seat) => ({
      seat,
      side,
      occupation: deal.occupations[seat] ?? 0,
      died: dead[seat] ?? 0,
      left: left[seat] ?? 0,
      points: result.points[seat] ?? 0,
    })),
    rounds: rounds.map((record) => roundTruth(record, deal.missions[record.round - 1] ?? 0)),
  };
}

function roundTruth(record: RoundRecord, mission: number): RoundTruth {
  const { round, drawn, suspended, injured, called, orders, provisional, ballots, chosen, final, hit } = record;
  return {
    round,
    mission,
    plans: PLANS.map((at) => ({ ...drawn.plans[at], need: needOf(drawn, at) })),
    readings: drawn.readings,
    offer: drawn.offer ?? 'none',
    suspended: suspended ?? 'nobody',
    injured: injured ?? 'nobody',
    orders: called.map((seat) => ({ seat, order: orders[seat] ?? (provisional ? 'nothing' : 'not-made') })),
    provisional: provisional ?? 'not-made',
    ballots,
    chosen: chosen ?? 'nobody',
    final: final ?? 'not-made',
    hit: hit ?? 'none',
  };
}
