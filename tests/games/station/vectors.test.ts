// The worked examples of the rule book (section 11), exactly: each one played through the rules from its own state, and
// through the small functions that the rules are made of.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal, type Seat } from '../../../src/core/game';
import { endingAfter } from '../../../src/games/station/ending';
import { counting } from '../../../src/games/station/legality';
import { type Needed, resolve, scored } from '../../../src/games/station/mission';
import type { Order, PlanAt } from '../../../src/games/station/moves';
import { close, outNext, settled } from '../../../src/games/station/outcome';
import { play } from '../../../src/games/station/rules';
import { suggest } from '../../../src/games/station/setup';
import {
  active,
  type Offer,
  type Plan,
  roundNow,
  type StationState,
  type Vote,
} from '../../../src/games/station/state';
import { bandOf } from '../../../src/games/station/tables';
import { countVotes } from '../../../src/games/station/tally';
import { top } from '../../house/top';
import { SEED } from './table';

interface PlayerFlags {
  readonly alive: boolean;
  readonly suspended: boolean;
  readonly injured: boolean;
}
interface Status {
  readonly parts: number;
  readonly damage: number;
  readonly deaths: number;
  readonly hits: number;
  readonly players: readonly PlayerFlags[];
}
interface Scored {
  readonly parts: number;
  readonly damage: number;
  readonly success: boolean;
}
interface Vector {
  readonly id: number;
  readonly title: string;
  readonly state: Status & { readonly round: number };
  readonly input: {
    readonly trap: Offer | null;
    readonly riskDie: number;
    readonly plans: readonly (Plan & { readonly need: number })[];
    readonly orders: readonly (Order | null)[];
    readonly votes: readonly (Seat | 'none' | null)[];
  };
  readonly expected: {
    readonly mission: {
      readonly planVotes: readonly number[];
      readonly winningPlan: number;
      readonly pairs: readonly (readonly number[])[];
      readonly visible: object;
      readonly actual: object;
      readonly sabotages: number;
      readonly requiredGuards: number;
      readonly success: boolean;
      readonly report: object;
    };
    readonly provisional: Scored;
    readonly vote: {
      readonly counts: Readonly<Record<string, number>>;
      readonly none: number;
      readonly chosen: Seat | null;
    };
    readonly final: Scored;
    readonly trap: { readonly hit: boolean; readonly outcome: string };
    readonly next: Status;
    readonly gameOver: boolean;
    readonly winner: 'loyal' | 'infiltrator' | null;
  };
}

const { vectors } = JSON.parse(readFileSync(join(top, 'tests/fixtures/station-vectors.json'), 'utf8')) as {
  vectors: readonly Vector[];
};

/** The examples give no roles: whoever carries something secret is an infiltrator, otherwise the first one. */
function infiltratorsOf({ input }: Vector): Seat[] {
  const carrying = input.orders.flatMap((order, seat) => (order && order.secret !== 'none' ? [seat] : []));
  return carrying.length > 0 ? carrying : [0];
}

const seatWith = (players: readonly PlayerFlags[], flag: 'suspended' | 'injured'): Seat | null => {
  const at = players.findIndex((player) => player[flag]);
  return at < 0 ? null : at;
};

function votesOf({ input }: Vector): Vote[] {
  return input.votes.map((choice, voter) => ({ voter, choice: choice ?? 'missing' }));
}

/** The state just before the last one in the order pass is due, with all orders of the example in it, legal or not. */
function atOrders(vector: Vector): StationState {
  const { state, input } = vector;
  const bad = infiltratorsOf(vector);
  const players = state.players.length;
  const dead = state.players.map(({ alive }) => (alive ? 0 : 1));
  const suspended = seatWith(state.players, 'suspended');
  const called = dead.flatMap((died, seat) => (died === 0 && seat !== suspended ? [seat] : []));
  const { parts, damage, deaths, hits } = state;
  return {
    deal: {
      setup: suggest(),
      sides: state.players.map((_, seat) => (bad.includes(seat) ? 'infiltrator' : 'loyal')),
      occupations: dead.map((_, seat) => seat),
      missions: Array.from({ length: bandOf(players).rounds }, (_, at) => at),
      first: 0,
    },
    round: state.round,
    standing: { parts, damage, deaths, hits },
    dead,
    left: dead.map(() => 0),
    ballots: 1,
    rounds: [
      {
        round: state.round,
        drawn: {
          plans: input.plans.map(({ parts, field, radio }) => ({ parts, field, radio })) as unknown as [
            Plan,
            Plan,
            Plan,
          ],
          readings: input.plans.map(({ need }, plan) => ({ owner: 'unread', plan: plan as PlanAt, value: need })),
          offer: input.trap,
          die: input.riskDie,
        },
        suspended,
        injured: seatWith(state.players, 'injured'),
        called,
        orders: input.orders,
        provisional: null,
        ballots: [],
        chosen: null,
        final: null,
        hit: null,
      },
    ],
    phase: 'orders',
    waiting: called.slice(-1),
    forms: dead.map(() => ({ start: 0, places: [0, 1, 2] })),
  };
}

describe('the worked examples', () => {
  it('STN section 11: there are twelve', () => {
    expect(vectors.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each(vectors.map((vector) => [vector.id, vector.title, vector] as const))(
    'STN section 11, example %i: %s',
    (_id, _title, vector) => {
      const { state, expected } = vector;
      const chance = chanceFrom(SEED);
      const result = play(atOrders(vector), { type: 'time-is-up' }, chance);
      if (isRefusal(result)) throw new Error(result.refused);
      expect(result.phase).toBe('result');

      const { provisional } = roundNow(result);
      const { mission } = expected;
      expect(provisional?.mission).toEqual({
        planVotes: mission.planVotes,
        winningPlan: mission.winningPlan,
        pairs: mission.pairs,
        submitted: mission.visible,
        working: mission.actual,
        sabotages: mission.sabotages,
        requiredGuards: mission.requiredGuards,
        success: mission.success,
        report: mission.report,
      });
      expect({ ...provisional?.score, success: provisional?.mission.success }).toEqual(expected.provisional);

      const votes = votesOf(vector);
      const { counts, none, chosen } = countVotes(active(result), votes);
      const named = Object.fromEntries(
        counts.flatMap(({ seat, votes: many }) => (many > 0 ? [[String(seat), many]] : [])),
      );
      expect({ counts: named, none, chosen }).toEqual(expected.vote);

      const outcome = settled(result, votes);
      const record = roundNow(outcome);
      expect({ ...record.final?.score, success: record.final?.mission.success }).toEqual(expected.final);
      expect({ hit: record.hit !== null, outcome: record.hit?.outcome ?? 'none' }).toEqual(expected.trap);

      const next = outNext(outcome);
      const players = outcome.dead.map((died, seat) => ({
        alive: died === 0,
        suspended: next.suspended === seat,
        injured: next.injured === seat,
      }));
      expect({ ...outcome.standing, players }).toEqual(expected.next);

      const after = play(outcome, { type: 'go-on' }, chance);
      if (isRefusal(after)) throw new Error(after.refused);
      expect(after.phase === 'over').toBe(expected.gameOver);
      expect(after.phase === 'over' && after.ending).toBe(
        expected.winner === null ? false : expected.winner === 'loyal' ? 'sent' : 'destroyed',
      );
      if (after.phase === 'over') return;
      expect(roundNow(after)).toMatchObject({ round: state.round + 1, ...next });
    },
  );

  it.each(vectors.map((vector) => [vector.id, vector] as const))(
    'STN section 11, example %i through the small functions alone',
    (_id, vector) => {
      const { state, input, expected } = vector;
      const suspended = seatWith(state.players, 'suspended');
      const injured = seatWith(state.players, 'injured');
      const here = state.players.flatMap(({ alive }, seat) => (alive && seat !== suspended ? [seat] : []));
      const orders = counting(input.orders, {
        active: here,
        injured: injured === null ? [] : [injured],
        infiltrators: infiltratorsOf(vector),
        offer: input.trap,
      });
      const plans: readonly Needed[] = input.plans;
      const mission = resolve(plans, orders);
      const players = state.players.length;
      const { standing, final, hit } = close({
        players,
        lastRound: state.round === bandOf(players).rounds,
        standing: { parts: state.parts, damage: state.damage, deaths: state.deaths, hits: state.hits },
        plans,
        orders,
        provisional: { mission, score: scored(state, mission, plans) },
        chosen: countVotes(here, votesOf(vector)).chosen,
        offer: input.trap,
        die: input.riskDie,
      });
      expect({ ...final.score, success: final.mission.success }).toEqual(expected.final);
      expect(hit?.outcome ?? 'none').toBe(expected.trap.outcome);
      const { players: _, ...next } = expected.next;
      expect(standing).toEqual(next);
      expect(endingAfter(players, state.round, standing) !== null).toBe(expected.gameOver);
    },
  );
});
