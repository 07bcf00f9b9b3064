// Somebody leaves, or waits until the end of a pass (STN-905, ALL-13).

import { waitLonger } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { isRefusal, type Seat } from '../../core/game';
import { canGoOn, decided, over, voided } from './ending';
import { no } from './moves';
import { passedOn } from './orders';
import { course, living, type Next, type Played, type StationState } from './state';
import { FEWEST_LIVING } from './tables';
import { openVote } from './votes';

/**
 * STN-905: out without a reveal; it is no death. Before everybody has seen the first card the deal is spent; an end that is
 * decided stands. Refuses `not-at-the-table`.
 */
export function leave(state: Played, seat: Seat, chance: Chance): Next {
  if (state.left[seat] !== 0) return no('not-at-the-table'); // also a seat that is not there
  if (isFirstDeal(state)) return { ...course(state), phase: 'spent', why: 'left' };
  const gone: Played = { ...state, left: state.left.map((round, at) => (at === seat ? state.round : round)) };
  if (!decided(gone) && !canGoOn(gone)) return over(gone, 'left');
  switch (gone.phase) {
    case 'dealing': {
      const waiting = gone.waiting.filter((other) => other !== seat);
      if (waiting.length === 0) return { ...course(gone), phase: 'talk' };
      return { ...gone, waiting, of: gone.of - (gone.waiting.length - waiting.length) };
    }
    case 'orders':
      return passedOn(gone, seat); // one that was sent stands
    case 'ballot':
    case 'open-ballot':
      return gone.voters.includes(seat) ? openVote(voided(gone), true, chance) : gone;
    default:
      return gone;
  }
}

/** The cards of round one: a deal that somebody leaves, or that is dealt again, was played by nobody. */
export function isFirstDeal(state: StationState): boolean {
  return state.phase === 'dealing' && state.round === 1;
}

/** Refuses `not-now`, `not-your-turn` and `last-in-pass`. */
export function later(state: StationState, seat: Seat): Next {
  if (state.phase !== 'dealing' && state.phase !== 'orders' && state.phase !== 'ballot') return no('not-now');
  const waiting = waitLonger(state.waiting, seat);
  return isRefusal(waiting) ? no(waiting.refused) : { ...state, waiting };
}

/** What follows if this seat leaves now, as far as the table can know (ALL-13, STN-905). */
export type LeaveCode = 'deal-spent' | 'decided' | 'was-out' | 'ends-match' | 'vote-anew' | 'plays-on';

export function ifLeaves(state: StationState, seat: Seat): LeaveCode {
  if (isFirstDeal(state)) return 'deal-spent';
  if (state.phase === 'outcome' && state.due) return 'decided';
  const here = living(state);
  if (!here.includes(seat)) return 'was-out';
  if (here.length <= FEWEST_LIVING && !decided(state)) return 'ends-match';
  const votes = (state.phase === 'ballot' || state.phase === 'open-ballot') && state.voters.includes(seat);
  return votes ? 'vote-anew' : 'plays-on';
}
