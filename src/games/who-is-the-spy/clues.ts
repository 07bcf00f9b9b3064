// Cards and clues: who has seen a card, whose turn it is to speak, and the round that follows (SPY-14, SPY-15, SPY-22).

import type { Chance } from '../../core/chance';
import type { Seat } from '../../core/game';
import { no } from './moves';
import { course, type Next, newRound } from './record';
import { type Course, type In, isLiving, living, type SpyState, speakingOrder } from './state';
import { ballot } from './votes';

export function seen(state: SpyState, seat: Seat): Next {
  if (state.phase !== 'dealing') return no('not-now');
  if (state.waiting[0] !== seat) return no('not-your-turn');
  const waiting = state.waiting.slice(1);
  return waiting.length > 0 ? { ...state, waiting } : clues(state);
}

function clues(from: SpyState): SpyState {
  const base = course(from);
  return { ...base, phase: 'clues', speakers: speakingOrder(base), said: 0, tied: null };
}

export function said(state: SpyState, chance: Chance): Next {
  if (state.phase !== 'clues') return no('not-now');
  return afterClue({ ...state, said: state.said + 1 }, chance);
}

/** The state as it is while somebody has still to speak; otherwise the talk, or the re-vote of a tie (SPY-22). */
export function afterClue(state: In<'clues'>, chance: Chance): SpyState {
  if (state.said < state.speakers.length) return state;
  if (state.tied === null) return { ...course(state), phase: 'talk' };
  const voters = living(state).filter((seat) => !state.tied?.includes(seat));
  return ballot(state, 'revote', voters, state.tied, false, chance);
}

export function nextRound(base: Course): SpyState {
  const { order } = base.deal;
  const at = order.indexOf(base.opener);
  const after = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  const opener = after.find((seat) => isLiving(base, seat)) ?? base.opener;
  const round = base.round + 1;
  const begun = { ...base, round, opener, rounds: [...base.rounds, newRound(round)] };
  return { ...begun, phase: 'clues', speakers: speakingOrder(begun), said: 0, tied: null };
}
