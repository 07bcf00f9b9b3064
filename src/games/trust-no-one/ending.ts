// How a match of Trust No One ends: the end that has come, what an end in the middle leaves void, and the points
// (TNO-08, TNO-11, TNO-16).

import type { Result, Seat } from '../../core/game';
import { decidedBy, missionNow } from '../missions/rules/course';
import { answers } from '../missions/rules/pass';
import { MOST_REJECTED } from './setup';
import { type Course, course, type Ending, lastTeam, type TrustState, withLastTeam } from './state';

/** TNO-08, TNO-11: the end that the teams so far have brought, or null. */
export function endingDue({ history }: Course): Ending | null {
  const decided = decidedBy(history, MOST_REJECTED);
  if (decided === null) return null;
  return { kind: decided === 'completed' ? 'scouts' : decided === 'broken' ? 'spies' : 'rejections' };
}

export function over(state: TrustState, ending: Ending): TrustState {
  return { ...interrupted(state), phase: 'over', ending };
}

/** ALL-09: a team that was proposed, and what had been sealed, go into the record as they are. */
function interrupted(state: TrustState): Course {
  if (state.phase === 'proposal' || state.phase === 'ballot') {
    const { team, leader, history } = state;
    const votes = state.phase === 'ballot' ? answers(state.pass) : [];
    const mission = missionNow(history);
    const open = { mission, leader, team, votes, decisions: [], result: 'unfinished' } as const;
    return { ...course(state), history: [...history, open] };
  }
  if (state.phase !== 'operation') return course(state);
  return withLastTeam(state, { ...lastTeam(state), decisions: answers(state.pass) });
}

/** TNO-16: who won, and the points of every seat. Those who left get none (ALL-13). */
export function resultOf(state: Course, { kind }: Ending): Result {
  const pointsOf = (seat: Seat): number => {
    if (state.left[seat]) return 0;
    const spy = state.deal.sides[seat] === 'spy';
    if (kind === 'scouts') return spy ? 0 : 1;
    if (kind === 'spies' || kind === 'rejections') return spy ? 2 : 0;
    return 0;
  };
  const points = state.deal.sides.map((_, seat) => pointsOf(seat));
  return { reason: kind, points, winners: points.flatMap((got, seat) => (got > 0 ? [seat] : [])) };
}
