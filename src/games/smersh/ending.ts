// How a match of SMERSH ends: the end that has come, what an end in the middle leaves void, and the points
// (SMR-04, SMR-10, SMR-22).

import type { Result, Seat } from '../../core/game';
import { decidedBy, missionNow } from '../missions/rules/course';
import { answers } from '../missions/rules/pass';
import { mostRejected } from './setup';
import {
  type Course,
  course,
  type Ending,
  lastSquad,
  playersOf,
  type SmershState,
  teamOf,
  withLastSquad,
} from './state';

/** SMR-04, SMR-10: the end that the squads so far have brought, or null. */
export function endingDue(state: Course): Ending | null {
  const decided = decidedBy(state.history, mostRejected(playersOf(state)));
  if (decided === null) return null;
  return { kind: decided === 'completed' ? 'scouts' : decided === 'broken' ? 'spies' : 'rejections' };
}

export function over(state: SmershState, ending: Ending): SmershState {
  return { ...interrupted(state), phase: 'over', ending };
}

/** ALL-09: a squad that was nominated, and what had been sealed, go into the record as they are. */
function interrupted(state: SmershState): Course {
  switch (state.phase) {
    case 'proposal':
    case 'speech':
    case 'floor':
    case 'ballot': {
      const { team, leader, history } = state;
      const votes = state.phase === 'ballot' ? answers(state.pass) : [];
      const open = { mission: missionNow(history), leader, team, votes, decisions: [], result: 'unfinished' } as const;
      return { ...course(state), history: [...history, open] };
    }
    case 'mission':
      return withLastSquad(state, { ...lastSquad(state), decisions: answers(state.pass) });
    default:
      return course(state);
  }
}

/** SMR-22: who won, and the points of every seat. Those who left get none (ALL-13). */
export function resultOf(state: Course, { kind }: Ending): Result {
  const pointsOf = (seat: Seat): number => {
    if (state.left[seat]) return 0;
    const spies = teamOf(state.deal, seat) === 'spies';
    if (kind === 'scouts') return spies ? 0 : 1;
    if (kind === 'spies' || kind === 'rejections') return spies ? 2 : 0;
    return 0;
  };
  const points = state.deal.sides.map((_, seat) => pointsOf(seat));
  return { reason: kind, points, winners: points.flatMap((got, seat) => (got > 0 ? [seat] : [])) };
}
