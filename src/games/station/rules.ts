// The rules of The Station: which rule each move asks (STN-101 … STN-909). The deal stands in deal.ts.

import type { Chance } from '../../core/chance';
import { type CommonMove, never, type Seat } from '../../core/game';
import { timeIsUp } from './clocks';
import { decided, over } from './ending';
import { later, leave } from './leaving';
import { no, type StationMove } from './moves';
import { sendOrder, startOrders } from './orders';
import { goOn } from './outcome';
import { course, type Next, type StationState } from './state';
import { countOpen, mark, startVote, vote } from './votes';

export function play(state: StationState, move: StationMove | CommonMove, chance: Chance): Next {
  if (state.phase === 'over' || state.phase === 'spent') return no('match-over');
  switch (move.type) {
    case 'seen':
      return seen(state, move.seat);
    case 'start-orders':
      return startOrders(state, chance);
    case 'order':
      return sendOrder(state, move.seat, move);
    case 'start-vote':
      return startVote(state, chance);
    case 'vote':
      return vote(state, move.seat, move.choice);
    case 'mark':
      return mark(state, move.seat, move.choice);
    case 'count':
      return countOpen(state);
    case 'go-on':
      return goOn(state, chance);
    case 'leave':
      return leave(state, move.seat, chance);
    case 'later':
      return later(state, move.seat);
    case 'stop':
      return over(state, decided(state) ?? 'stopped'); // what is decided stays decided (STN-705)
    case 'deal-again':
      return canDealAgain(state) ? { ...course(state), phase: 'spent', why: 'again' } : no('orders-began');
    case 'time-is-up':
      return timeIsUp(state, chance);
    default:
      return never(move);
  }
}

/** STN-907: until the first order round begins. */
export function canDealAgain(state: StationState): boolean {
  return state.round === 1 && (state.phase === 'dealing' || state.phase === 'talk');
}

function seen(state: StationState, seat: Seat): Next {
  if (state.phase !== 'dealing') return no('not-now');
  if (state.waiting[0] !== seat) return no('not-your-turn');
  const waiting = state.waiting.slice(1);
  return waiting.length > 0 ? { ...state, waiting } : { ...course(state), phase: 'talk' };
}
