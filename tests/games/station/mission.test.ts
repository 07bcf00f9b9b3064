// What holds for any mission, whatever is ordered: random plans and orders, legal or not, beside the referee's reading of
// the round algorithm. The numbers are those of the invariants in the rule book (section 10).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/game';
import { counting, orderFault } from '../../../src/games/station/legality';
import { type Needed, type Orders, resolve, scored, withoutSecret } from '../../../src/games/station/mission';
import { JOBS, type Order, PLANS, SECRETS } from '../../../src/games/station/moves';
import { close } from '../../../src/games/station/outcome';
import type { Drawn, Offer } from '../../../src/games/station/state';
import { countVotes } from '../../../src/games/station/tally';
import { hits } from '../../../src/games/station/trap';
import { mission as refereed } from './referee';

interface Case {
  readonly plans: readonly Needed[];
  readonly orders: Orders;
  readonly offer: Offer;
}

const plan = fc.record({
  parts: fc.constantFrom(1, 2, 3),
  field: fc.integer({ min: 1, max: 5 }),
  radio: fc.integer({ min: 1, max: 4 }),
  need: fc.integer({ min: 0, max: 5 }),
});

/** Orders that lean to one plan and to pairs, so that missions are often near success. */
const anyCase: fc.Arbitrary<Case> = fc.integer({ min: 5, max: 15 }).chain((people) => {
  const seat = fc.integer({ min: 0, max: people - 1 });
  const order: fc.Arbitrary<Order> = fc.record({
    plan: fc.oneof({ arbitrary: fc.constant(0 as const), weight: 4 }, fc.constantFrom(...PLANS)),
    job: fc.constantFrom(...JOBS, 'guard' as const),
    partner: fc.oneof(fc.constant(null), seat),
    secret: fc.oneof({ arbitrary: fc.constant('none' as const), weight: 5 }, fc.constantFrom(...SECRETS)),
  });
  const orders = fc.array(fc.oneof({ arbitrary: order, weight: 9 }, fc.constant(null)), {
    minLength: people,
    maxLength: people,
  });
  const offer = fc.record({ by: seat, victim: seat, job: fc.constantFrom('field' as const, 'radio' as const) });
  return fc.record({
    plans: fc.tuple(plan, plan, plan),
    orders: fc.tuple(orders, fc.boolean()).map(([sent, paired]) => (paired ? mutual(sent) : sent)),
    offer: offer.filter(({ by, victim }) => by !== victim),
  });
});

/** Neighbours name each other. */
function mutual(orders: Orders): Orders {
  return orders.map((order, seat) => {
    const other = seat % 2 === 0 ? seat + 1 : seat - 1;
    return order && other < orders.length ? { ...order, partner: other } : order;
  });
}

const RUNS = { numRuns: 1500, seed: 20270214 };
const always = (each: (given: Case) => void): void => fc.assert(fc.property(anyCase, each), RUNS);

function drawnOf(plans: readonly Needed[]): Drawn {
  return {
    plans: plans as unknown as Drawn['plans'],
    readings: PLANS.map((at) => ({ owner: 'unread' as const, plan: at, value: plans[at]?.need ?? 0 })),
    offer: null,
    die: 1,
  };
}

const changed = (orders: Orders, seat: Seat, change: Partial<Order>): Orders =>
  orders.map((order, at) => (order && at === seat ? { ...order, ...change } : order));

describe('any mission', () => {
  it('STN-401 STN-403 STN-404 STN-405 comes to what the referee has', () => {
    let won = 0;
    always(({ plans, orders }) => {
      const sent = Object.fromEntries(orders.flatMap((order, seat) => (order ? [[seat, order]] : [])));
      const before = { parts: 3, damage: 1 };
      const ruled = resolve(plans, orders);
      const { success, ...score } = refereed({ orders: sent, drawn: drawnOf(plans), ...before }, null);
      expect(ruled.success).toBe(success);
      expect(scored(before, ruled, plans)).toEqual(score);
      if (success) won += 1;
    });
    expect(won).toBeGreaterThan(150);
  });

  it('STN-401 votes for plans are as many as orders; the winner has the most and none above it as many (3)', () => {
    always(({ plans, orders }) => {
      const { planVotes, winningPlan } = resolve(plans, orders);
      expect(planVotes.reduce((a, b) => a + b, 0)).toBe(orders.filter((order) => order !== null).length);
      planVotes.forEach((many, at) => {
        if (at < winningPlan) expect(many).toBeLessThan(planVotes[winningPlan] as number);
        else expect(many).toBeLessThanOrEqual(planVotes[winningPlan] as number);
      });
    });
  });

  it('STN-401 who chose another plan changes nothing else by it (4)', () => {
    always(({ plans, orders }) => {
      const { winningPlan, planVotes: _, ...rest } = resolve(plans, orders);
      const other = orders.map((order): Order | null =>
        order && order.plan !== winningPlan ? { ...order, job: 'guard', partner: 0, secret: 'sabotage' } : order,
      );
      const { planVotes: __, winningPlan: same, ...again } = resolve(plans, other);
      expect(same).toBe(winningPlan);
      expect(again).toEqual(rest);
    });
  });

  it('STN-403 everybody is in one pair at most: a worker and a guard of that plan who named each other (5)', () => {
    let pairs = 0;
    always(({ plans, orders }) => {
      const ruled = resolve(plans, orders);
      const paired = ruled.pairs.flat();
      expect(new Set(paired).size).toBe(paired.length);
      for (const [worker, guard] of ruled.pairs) {
        pairs += 1;
        expect(orders[worker]).toMatchObject({ plan: ruled.winningPlan, partner: guard });
        expect(orders[guard]).toMatchObject({ plan: ruled.winningPlan, partner: worker, job: 'guard' });
        expect(orders[worker]?.job).not.toBe('guard');
      }
      for (const job of ['field', 'radio'] as const) {
        const workers = orders.filter((order) => order?.plan === ruled.winningPlan && order.job === job).length;
        expect(ruled.submitted[job]).toBeGreaterThanOrEqual(workers);
        expect(ruled.submitted[job]).toBeLessThanOrEqual(2 * workers);
      }
    });
    expect(pairs).toBeGreaterThan(500);
  });

  it('STN-402 STN-404 a guard more, more posts covered, less to guard, or a sabotage less never turns success into failure (6)', () => {
    let won = 0;
    always(({ plans, orders }) => {
      const { success, winningPlan } = resolve(plans, orders);
      const more = [...orders, { plan: winningPlan, job: 'guard', partner: null, secret: 'none' } as const];
      const easier = plans.map((one, at) => (at === winningPlan ? { ...one, need: Math.max(0, one.need - 1) } : one));
      const fewer = plans.map((one, at) => (at === winningPlan ? { ...one, field: Math.max(0, one.field - 1) } : one));
      const saboteur = orders.findIndex((order) => order?.secret === 'sabotage');
      if (success) {
        won += 1;
        expect(resolve(plans, more).success).toBe(true);
        expect(resolve(easier, orders).success).toBe(true);
        expect(resolve(fewer, orders).success).toBe(true);
        if (saboteur >= 0) expect(resolve(plans, withoutSecret(orders, saboteur)).success).toBe(true);
        return;
      }
      for (const seat of orders.keys()) {
        expect(resolve(plans, changed(orders, seat, { secret: 'sabotage' })).success).toBe(false);
      }
    });
    expect(won).toBeGreaterThan(150);
  });

  it('STN-501 STN-502 no secret changes what was submitted: all that is public but one bit and the score (7, 8)', () => {
    always(({ plans, orders }) => {
      const { report, planVotes, pairs, submitted } = resolve(plans, orders);
      const open = { planVotes, pairs, submitted };
      for (const secret of SECRETS) {
        const other = resolve(
          plans,
          orders.map((order) => order && { ...order, secret }),
        );
        expect({ planVotes: other.planVotes, pairs: other.pairs, submitted: other.submitted }).toEqual(open);
        const { guardFailed: _, success: __, ...told } = report;
        expect(other.report).toMatchObject(told);
      }
    });
  });

  it('STN-502 success is: nothing short and guarding not failed (9)', () => {
    always(({ plans, orders }) => {
      const { report, success } = resolve(plans, orders);
      expect(report.success).toBe(success);
      expect(report.fieldShort === 0 && report.radioShort === 0 && !report.guardFailed).toBe(success);
    });
  });

  it('STN-401 STN-406 seats are alike: whoever sits elsewhere brings about the same (15)', () => {
    always(({ plans, orders, offer }) => {
      const people = orders.length;
      const moved = (seat: Seat): Seat => (seat + 1) % people;
      const there: (Order | null)[] = Array.from({ length: people }, () => null);
      orders.forEach((order, seat) => {
        if (order) there[moved(seat)] = { ...order, partner: order.partner === null ? null : moved(order.partner) };
      });
      const [one, other] = [resolve(plans, orders), resolve(plans, there)];
      const { pairs, ...rest } = one;
      const { pairs: moves, ...same } = other;
      expect(same).toEqual(rest);
      expect([...moves].sort()).toEqual(pairs.map(([a, b]) => [moved(a), moved(b)]).sort());
      const elsewhere = { ...offer, by: moved(offer.by), victim: moved(offer.victim) };
      expect(hits(elsewhere, there, other)).toBe(hits(offer, orders, one));
    });
  });

  it('STN-704 STN-809 the check makes the round anew without one secret, never worse, and takes only that trap (18)', () => {
    let better = 0;
    fc.assert(
      fc.property(anyCase, fc.nat(), fc.boolean(), ({ plans, orders, offer }, at, lastRound) => {
        const bad = orders.flatMap((order, seat) => (order?.secret === 'sabotage' ? [seat] : []));
        const chosen = bad[at % Math.max(1, bad.length)] ?? at % orders.length;
        const standing = { parts: 5, damage: 3, deaths: 0, hits: 0 };
        const mission = resolve(plans, orders);
        const provisional = { mission, score: scored(standing, mission, plans) };
        const round = { players: 9, lastRound, standing, plans, orders, provisional, offer, die: 1 };
        const { final, hit } = close({ ...round, chosen });
        const without = resolve(plans, changed(orders, chosen, { secret: 'none' }));
        expect(final.mission).toEqual(lastRound ? without : mission);
        expect(final.score.parts).toBeGreaterThanOrEqual(provisional.score.parts);
        expect(final.score.damage).toBeLessThanOrEqual(provisional.score.damage);
        if (final.mission.success !== mission.success) better += 1;
        const cancelled = lastRound && offer.by === chosen;
        expect(hit !== null).toBe(!cancelled && hits(offer, orders, mission));
        expect(close({ ...round, chosen: null }).final).toEqual(provisional);
      }),
      RUNS,
    );
    expect(better).toBeGreaterThan(5);
  });
});

describe('any orders and votes', () => {
  it('STN-302 the resolver refuses nothing: what may not count is dropped, and what the form takes is kept', () => {
    let mended = 0;
    fc.assert(
      fc.property(anyCase, fc.array(fc.nat(14), { maxLength: 4 }), ({ orders, offer }, out) => {
        const active = [...orders.keys()].filter((seat) => !out.includes(seat));
        const here = { active, injured: [2], infiltrators: [0, 1, offer.by], offer };
        const made = counting(orders, here);
        orders.forEach((order, seat) => {
          const kept = made[seat] ?? null;
          if (!order || out.includes(seat)) {
            expect(kept).toBeNull();
            return;
          }
          if (seat === 2 && order.job === 'field') {
            expect(kept).toBeNull();
            return;
          }
          expect(kept).toMatchObject({ plan: order.plan, job: order.job });
          expect(orderFault(kept as Order, seat, here)).toBeUndefined();
          if (kept?.secret === 'trap') expect(kept).toMatchObject({ job: 'guard', partner: offer.victim });
          if (orderFault(order, seat, here) !== undefined) {
            mended += 1;
            expect(kept).not.toEqual(order);
          } else expect({ ...kept, secret: 0 }).toEqual({ ...order, secret: 0 });
        });
        expect(counting(made, here)).toEqual(made);
      }),
      RUNS,
    );
    expect(mended).toBeGreaterThan(1000);
  });

  it('STN-302 STN-701 a vote for oneself, for somebody out, or for nobody known counts as None; one of somebody out not at all', () => {
    const vote = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom('none' as const, 'missing' as const));
    fc.assert(
      fc.property(fc.array(vote, { minLength: 5, maxLength: 10 }), fc.nat(4), (cast, out) => {
        const candidates = [...cast.keys()].filter((seat) => seat !== out);
        const { counts, none, chosen } = countVotes(
          candidates,
          cast.map((choice, voter) => ({ voter, choice })),
        );
        const all = counts.reduce((sum, { votes }) => sum + votes, none);
        expect(all).toBe(candidates.length);
        expect(counts.map(({ seat }) => seat)).toEqual(candidates);
        for (const { seat, votes } of counts)
          expect(votes).toBe(candidates.filter((voter) => cast[voter] === seat && voter !== seat).length);
        if (chosen === null) return;
        const got = counts.find(({ seat }) => seat === chosen)?.votes ?? 0;
        expect(got).toBeGreaterThanOrEqual(2);
        expect(got).toBeGreaterThan(none);
        for (const { seat, votes } of counts) if (seat !== chosen) expect(votes).toBeLessThan(got);
      }),
      RUNS,
    );
  });
});
