// How a match of The Station ends: the end that a round brings, what is decided already, and the points
// (STN-101, STN-705, STN-812, STN-904).

import type { Result, Seat } from '../../core/game';
import type { Score } from './mission';
import {
  type Course,
  course,
  type Ending,
  isInfiltrator,
  living,
  playersOf,
  roundNow,
  type StationState,
  withRound,
} from './state';
import { bandOf, FEWEST_LIVING } from './tables';

/** After this round of a match of so many: the end that it brings, or null. */
export function endingAfter(players: number, round: number, { parts, damage }: Score): Ending | null {
  const { rounds, goal, limit } = bandOf(players);
  if (damage >= limit) return 'destroyed';
  if (round < rounds) return null;
  return parts >= goal ? 'sent' : 'too-few';
}

/** STN-905: an infiltrator is there, and four of the living. */
export function canGoOn(state: Course): boolean {
  const here = living(state);
  return here.length >= FEWEST_LIVING && here.some((seat) => isInfiltrator(state.deal, seat));
}

/** STN-703, STN-704: the last round checks instead of suspending. */
export function isLastRound(state: Course): boolean {
  return state.round >= bandOf(playersOf(state)).rounds;
}

/** The end that nothing can change any more: it was shown, or the limit was reached before the last round (STN-705). */
export function decided(state: StationState): Ending | null {
  switch (state.phase) {
    case 'outcome':
      return state.due;
    case 'result':
    case 'ballot':
    case 'open-ballot': {
      const score = roundNow(state).provisional?.score;
      return score && !isLastRound(state) ? endingAfter(playersOf(state), state.round, score) : null;
    }
    default:
      return null;
  }
}

export function over(state: StationState, ending: Ending): StationState {
  return { ...course(voided(state)), phase: 'over', ending };
}

/** What was sealed or marked in a vote that is given up goes into the record as void (ALL-13). */
export function voided(state: StationState): StationState {
  if (state.phase !== 'ballot' && state.phase !== 'open-ballot') return state;
  const cast = state.phase === 'ballot' ? state.sealed : state.marks;
  if (cast.length === 0) return state;
  const votes = [...cast].sort((a, b) => a.voter - b.voter);
  return { ...state, ...withRound(state, { ballots: [...roundNow(state).ballots, { votes, void: true }] }) };
}

/** STN-904: who won, and the points of every seat, suspended or dead too. Those who left get none (ALL-13). */
export function resultOf(state: Course, ending: Ending): Result {
  const worth = (seat: Seat): number => {
    if (state.left[seat] !== 0) return 0;
    const loyal = state.deal.sides[seat] === 'loyal';
    if (ending === 'sent') return loyal ? 1 : 0;
    if (ending === 'destroyed' || ending === 'too-few') return loyal ? 0 : 2;
    return 0;
  };
  const points = state.deal.sides.map((_, seat) => worth(seat));
  return { reason: ending, points, winners: points.flatMap((got, seat) => (got > 0 ? [seat] : [])) };
}
