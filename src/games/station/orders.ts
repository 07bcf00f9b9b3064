// The order pass: who is asked, what is sent or missing, and the mission that comes of it (STN-301 … STN-304, STN-806).

import { passFrom } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import type { Seat } from '../../core/game';
import { needOf, startOf } from './deal';
import { asSent, type Circumstances, counting, orderFault } from './legality';
import { type Needed, resolve, scored } from './mission';
import { no, type Order, PLANS } from './moves';
import {
  active,
  type Course,
  course,
  type Form,
  type In,
  isInfiltrator,
  type Next,
  type RoundRecord,
  roundNow,
  type StationState,
  withRound,
} from './state';

/** STN-806: with it talking ends. Refuses `not-now`. */
export function startOrders(state: StationState, chance: Chance): Next {
  if (state.phase !== 'talk') return no('not-now');
  const called = active(state);
  const name = (what: string, seat: Seat): string => `round ${state.round} ${what} of seat ${seat}`;
  const forms = state.dead.map(
    (_, seat): Form => ({
      start: chance.hidden(name('partner list', seat)).below(Math.max(1, called.length - 1)),
      places: chance.hidden(name('options', seat)).shuffle([0, 1, 2]),
    }),
  );
  return { ...withRound(state, { called }), phase: 'orders', waiting: passFrom(startOf(state), called), forms };
}

/** STN-302: what this round's orders are judged by. */
export function circumstances(state: Course, at: readonly Seat[]): Circumstances {
  const { injured, drawn } = roundNow(state);
  return {
    active: at,
    injured: injured === null ? [] : [injured],
    infiltrators: state.deal.sides.flatMap((_, seat) => (isInfiltrator(state.deal, seat) ? [seat] : [])),
    offer: drawn.offer,
  };
}

/** Refuses `not-now`, `not-your-turn`, `not-a-partner`, `injured` and `not-your-option`. */
export function sendOrder(state: StationState, seat: Seat, order: Order): Next {
  if (state.phase !== 'orders') return no('not-now');
  if (state.waiting[0] !== seat) return no('not-your-turn');
  const here = circumstances(state, active(state));
  const fault = orderFault(order, seat, here);
  if (fault) return no(fault);
  const sent = asSent(order, here);
  const orders = roundNow(state).orders.map((other, at) => (at === seat ? sent : other));
  return passedOn({ ...state, ...withRound(state, { orders }) }, seat);
}

/** STN-303: this one sends nothing, or has sent. The last one closes the pass. */
export function passedOn(state: In<'orders'>, seat: Seat): StationState {
  const waiting = state.waiting.filter((other) => other !== seat);
  return waiting.length > 0 ? { ...state, waiting } : carriedOut(state);
}

function carriedOut(state: In<'orders'>): StationState {
  const record = roundNow(state);
  const plans = needed(record);
  const mission = resolve(plans, countingIn(state));
  const score = scored(state.standing, mission, plans);
  return { ...course(withRound(state, { provisional: { mission, score } })), phase: 'result' };
}

/** The plans of a round with what they need. */
export function needed({ drawn }: RoundRecord): Needed[] {
  return PLANS.map((at) => ({ ...drawn.plans[at], need: needOf(drawn, at) }));
}

/** This round's orders as far as they count (STN-302). */
export function countingIn(state: Course) {
  const { orders, called } = roundNow(state);
  return counting(orders, circumstances(state, called));
}
