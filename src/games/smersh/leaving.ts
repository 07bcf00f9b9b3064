// Somebody leaves, or waits until the end of a pass (SMR-23, ALL-13).

import { waitLonger } from '../../core/ballot';
import { isRefusal, type Seat } from '../../core/game';
import { putLast } from '../missions/rules/pass';
import { over } from './ending';
import { no } from './moves';
import { course, type Next, type Played, type SmershState } from './state';

/**
 * SMR-23: the end without a winner. Before everybody has seen their card the deal is spent; an end that has been shown
 * stands. Refuses `not-at-the-table`.
 */
export function leave(state: Played, seat: Seat): Next {
  if (state.left[seat] !== false) return no('not-at-the-table'); // also a seat that is not there
  if (isBeforePlay(state)) return { ...course(state), phase: 'spent', why: 'left' };
  const gone: Played = { ...state, left: state.left.map((left, at) => left || at === seat) };
  return isDecided(gone) ? gone : over(gone, { kind: 'left' });
}

/** Not everybody has seen their card yet. */
export function isBeforePlay({ phase }: SmershState): boolean {
  return phase === 'first-leader' || phase === 'dealing';
}

/** The end has come and been shown; only the truth is still to be opened. */
export function isDecided(state: SmershState): boolean {
  return 'due' in state && state.due !== null;
}

/** Refuses `not-now`, `not-your-turn` and `last-in-pass`. An answer is for one person alone, and waits for nobody. */
export function later(state: SmershState, seat: Seat): Next {
  switch (state.phase) {
    case 'dealing': {
      const waiting = waitLonger(state.waiting, seat);
      return isRefusal(waiting) ? no(waiting.refused) : { ...state, waiting };
    }
    case 'ballot': {
      const pass = putLast(state.pass, seat);
      return isRefusal(pass) ? no(pass.refused) : { ...state, pass };
    }
    case 'mission': {
      const pass = putLast(state.pass, seat);
      return isRefusal(pass) ? no(pass.refused) : { ...state, pass };
    }
    default:
      return no('not-now');
  }
}
