// The leader's squad, from the window before it to its nomination, and leadership passing on (SMR-05, SMR-06, SMR-07).

import type { Seat } from '../../core/game';
import { missionNow } from '../missions/rules/course';
import { nextSeat, teamSize } from '../missions/rules/tables';
import { teamFault, toggled } from '../missions/rules/team';
import { no } from './moves';
import { SIZES } from './setup';
import { type Course, course, type Next, playersOf, type SmershState } from './state';
import { isWorthOpening, opening } from './windows';

/** How many go on the mission that comes next (SMR-05). */
export function sizeNow(state: Course): number {
  return teamSize(SIZES, playersOf(state), missionNow(state.history));
}

/** After the hand-outs, and after every rejection: the window before a squad, if it is worth one (SMR-07). */
export function beforeSquad(base: Course): SmershState {
  const window = opening(course(base), 'before-squad');
  return isWorthOpening(window) ? window : newSquad(base);
}

/** The table before this leader's squad. */
export function newSquad(base: Course): SmershState {
  return { ...course(base), phase: 'team', picked: [], proposed: false };
}

/** SMR-06: leadership moves clockwise whenever a squad did not go. */
export function passedOn(base: Course): Course {
  return { ...course(base), leader: nextSeat(base.leader, playersOf(base)) };
}

/** SMR-06: after a finished mission it stays, but for the house rule. */
export function afterMission(base: Course): Course {
  return base.deal.setup.leaderChanges ? passedOn(base) : course(base);
}

/** More than go can be picked, but not proposed. Refuses `not-now` and `not-at-the-table`. */
export function pick(state: SmershState, seat: Seat): Next {
  if (state.phase !== 'team') return no('not-now');
  if (state.deal.sides[seat] === undefined) return no('not-at-the-table');
  return { ...state, picked: toggled(state.picked, seat) };
}

/** Exactly that many. Refuses `not-now`, `team-short` and `team-long` (`about`: size; missing or over). */
export function propose(state: SmershState): Next {
  if (state.phase !== 'team') return no('not-now');
  const fault = teamFault(state.picked, sizeNow(state));
  if (fault) return no(fault.refused, fault.about);
  return { ...course(state), phase: 'proposal', team: state.picked };
}

/** SMR-08: until the first speech has begun. Refuses `not-now`. */
export function changeTeam(state: SmershState): Next {
  if (state.phase !== 'proposal') return no('not-now');
  return { ...course(state), phase: 'team', picked: state.team, proposed: true };
}
