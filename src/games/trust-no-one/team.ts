// The leader's team, from the first pick to the proposal (TNO-04), and leadership passing on (TNO-07).

import type { Seat } from '../../core/game';
import { missionNow } from '../missions/rules/course';
import { nextSeat, teamSize } from '../missions/rules/tables';
import { teamFault, toggled } from '../missions/rules/team';
import { no } from './moves';
import { SIZES } from './setup';
import { type Course, course, type Next, playersOf, type TrustState } from './state';

/** How many go on the operation that comes next (TNO-03). */
export function sizeNow(state: Course): number {
  return teamSize(SIZES, playersOf(state), missionNow(state.history));
}

/** The table before this leader's team. */
export function newTeam(base: Course): TrustState {
  return { ...course(base), phase: 'team', picked: [], proposed: false };
}

/** TNO-07: leadership passes in seating order, whatever came of the last team. */
export function nextLeader(state: Course): Seat {
  return nextSeat(state.leader, playersOf(state));
}

/** More than go can be picked, but not proposed. Refuses `not-now` and `not-at-the-table`. */
export function pick(state: TrustState, seat: Seat): Next {
  if (state.phase !== 'team') return no('not-now');
  if (state.deal.sides[seat] === undefined) return no('not-at-the-table');
  return { ...state, picked: toggled(state.picked, seat) };
}

/** TNO-04: exactly that many. Refuses `not-now`, `team-short` and `team-long` (`about`: size; missing or over). */
export function propose(state: TrustState): Next {
  if (state.phase !== 'team') return no('not-now');
  const fault = teamFault(state.picked, sizeNow(state));
  if (fault) return no(fault.refused, fault.about);
  return { ...course(state), phase: 'proposal', team: state.picked };
}

/** TNO-04: also during the discussion. Refuses `not-now`. */
export function changeTeam(state: TrustState): Next {
  if (state.phase !== 'proposal') return no('not-now');
  return { ...course(state), phase: 'team', picked: state.team, proposed: true };
}
