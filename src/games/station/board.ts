// The board of The Station, as it lies on the table at all times: built field by field from what the table has been told
// (STN-204, STN-501, STN-502, STN-505).

import type { Seat } from '../../core/game';
import { isLastRound } from './ending';
import type { Crew, Report, Score } from './mission';
import { type Job, PLANS, type PlanAt } from './moves';
import {
  type Ending,
  type Hit,
  playersOf,
  type RoundRecord,
  roundNow,
  type Settled,
  type StationState,
  type Vote,
} from './state';
import { bandOf, type Parts } from './tables';
import { countVotes } from './tally';

export interface Board {
  /** Parts sent and damage, as the last result told them. */
  readonly parts: number;
  readonly goal: number;
  readonly damage: number;
  /** The station is destroyed at this damage. */
  readonly limit: number;
  readonly rounds: number;
  /** How many there were at the deal (STN-103). */
  readonly infiltrators: number;
  /** The last round checks instead of suspending (STN-704). */
  readonly lastRound: boolean;
  /** The number of this round's mission in the texts (STN-106). */
  readonly mission: number;
  /** From the top. */
  readonly plans: readonly [PlanShown, PlanShown, PlanShown];
  /** Every round whose mission was carried out, first one first. */
  readonly history: readonly RoundShown[];
}

/** STN-204: what everybody knows of a plan. */
export interface PlanShown {
  readonly parts: Parts;
  readonly field: number;
  readonly radio: number;
  /** Readings on the cards of this round. */
  readonly held: number;
  /** Readings that nobody sees. */
  readonly unseen: number;
  /** The most faults that one reading can find. */
  readonly most: 1 | 2;
}

/** STN-501: an order without what is secret of it. */
export interface OrderShown {
  readonly plan: PlanAt;
  readonly job: Job;
  readonly partner: Seat | null;
}

export interface RoundShown {
  readonly round: number;
  readonly mission: number;
  readonly plans: readonly [PlanShown, PlanShown, PlanShown];
  /** In seating order, everybody who was asked; `nothing` was sent by those who were silent (STN-501). */
  readonly orders: readonly { readonly seat: Seat; readonly order: OrderShown | 'nothing' }[];
  readonly planVotes: readonly number[];
  readonly pairs: readonly (readonly [worker: Seat, guard: Seat])[];
  /** Posts and guards as the orders say, on the plan that was used. */
  readonly submitted: Crew;
  /** STN-502; after the check of the last round, as it was made anew (STN-704). */
  readonly report: Report;
  /** What the mission gave or took: -1, 0, 1, 2, 3. */
  readonly change: number;
  readonly score: Score;
  readonly suspended: Seat | 'nobody';
  readonly injured: Seat | 'nobody';
  readonly vote: VoteShown | 'to-come';
  readonly fate: FateShown | 'none';
}

export interface VoteShown {
  /** For each candidate, in seating order. */
  readonly counts: readonly { readonly seat: Seat; readonly votes: number }[];
  /** Missing votes among them (STN-701). */
  readonly none: number;
  readonly chosen: Seat | 'nobody';
  /** By name where the vote is open (STN-902), otherwise `secret` until the end (STN-702). */
  readonly votes: readonly Vote[] | 'secret';
}

/** STN-801. */
export interface FateShown {
  readonly seat: Seat;
  readonly outcome: Hit['outcome'];
}

/** One person as the table knows them. */
export interface PublicSeat {
  readonly seat: Seat;
  /** `suspended` and `injured` for this round; somebody who is both is `suspended`. */
  readonly is: 'in' | 'suspended' | 'injured' | 'dead' | 'left';
  /** The round in which they died or left, otherwise 0. */
  readonly round: number;
  /** The round in which they died, also of one who left after that; otherwise 0. */
  readonly died: number;
  /** The number of their title in the texts (STN-105). */
  readonly occupation: number;
}

/** What a round leads to. */
export type Follows =
  | { readonly is: 'round'; readonly suspended: Seat | 'nobody'; readonly injured: Seat | 'nobody' }
  | { readonly is: 'truth'; readonly ending: Ending };

export function board(state: StationState): Board {
  const { goal, limit, rounds, infiltrators } = bandOf(playersOf(state));
  const record = roundNow(state);
  const { parts, damage } = standsIn(record)?.score ?? state.standing;
  return {
    parts,
    goal,
    damage,
    limit,
    rounds,
    infiltrators,
    lastRound: isLastRound(state),
    mission: state.deal.missions[state.round - 1] ?? 0,
    plans: plansShown(state, record),
    history: state.rounds.flatMap((one) => roundsShown(state, one)),
  };
}

export function plansShown(state: StationState, { drawn, suspended }: RoundRecord): Board['plans'] {
  const { mostFaults } = bandOf(playersOf(state));
  const shown = (at: PlanAt): PlanShown => {
    const { parts, field, radio } = drawn.plans[at];
    const readings = drawn.readings.filter(({ plan }) => plan === at);
    const unseen = readings.filter(({ owner }) => owner === 'unread' || owner === suspended).length;
    return { parts, field, radio, held: readings.length - unseen, unseen, most: mostFaults };
  };
  return [shown(0), shown(1), shown(2)];
}

/** The round as it has been told so far. Throws for one whose mission is still to come. */
export function roundShown(state: StationState, record: RoundRecord): RoundShown {
  const [shown] = roundsShown(state, record);
  if (!shown) throw new TypeError('a result before its mission');
  return shown;
}

export function publicSeat(state: StationState, seat: Seat): PublicSeat {
  const { suspended, injured } = roundNow(state);
  const died = state.dead[seat] ?? 0;
  const left = state.left[seat] ?? 0;
  const common = { seat, died, occupation: state.deal.occupations[seat] ?? 0 };
  if (left > 0) return { ...common, is: 'left', round: left };
  if (died > 0) return { ...common, is: 'dead', round: died };
  return { ...common, is: seat === suspended ? 'suspended' : seat === injured ? 'injured' : 'in', round: 0 };
}

function standsIn({ provisional, final }: RoundRecord): Settled | null {
  return final ?? provisional;
}

function roundsShown(state: StationState, record: RoundRecord): RoundShown[] {
  const stands = standsIn(record);
  if (!stands) return [];
  const { round, called, orders, suspended, injured, hit } = record;
  const { planVotes, pairs, submitted, report } = stands.mission;
  const { parts, damage } = stands.score;
  const gave = record.drawn.plans[report.winningPlan].parts;
  return [
    {
      round,
      mission: state.deal.missions[round - 1] ?? 0,
      plans: plansShown(state, record),
      orders: called.map((seat) => {
        const order = orders[seat];
        if (!order) return { seat, order: 'nothing' };
        return { seat, order: { plan: order.plan, job: order.job, partner: order.partner } };
      }),
      planVotes: PLANS.map((plan) => planVotes[plan] ?? 0),
      pairs: pairs.map(([worker, guard]) => [worker, guard] as const),
      submitted: { field: submitted.field, radio: submitted.radio, guards: submitted.guards },
      report: {
        winningPlan: report.winningPlan,
        need: report.need,
        fieldShort: report.fieldShort,
        radioShort: report.radioShort,
        guardFailed: report.guardFailed,
        success: report.success,
      },
      change: report.success ? gave : before(state, round) === 0 ? 0 : -1,
      score: { parts, damage },
      suspended: suspended ?? 'nobody',
      injured: injured ?? 'nobody',
      vote: record.final ? voteShown(state, record) : 'to-come',
      fate: hit ? { seat: hit.victim, outcome: hit.outcome } : 'none',
    },
  ];
}

/** The parts that had been sent before this round. */
function before(state: StationState, round: number): number {
  const last = state.rounds[round - 2];
  return (last && standsIn(last)?.score.parts) ?? 0;
}

function voteShown(state: StationState, { ballots, chosen }: RoundRecord): VoteShown {
  const votes = ballots.find((held) => !held.void)?.votes ?? [];
  const { counts, none } = countVotes(
    votes.map(({ voter }) => voter),
    votes,
  );
  return {
    counts: counts.map(({ seat, votes: many }) => ({ seat, votes: many })),
    none,
    chosen: chosen ?? 'nobody',
    votes:
      state.deal.setup.vote === 'open' || state.phase === 'over'
        ? votes.map(({ voter, choice }) => ({ voter, choice }))
        : 'secret',
  };
}
