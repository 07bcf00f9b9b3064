// The mission of an approved squad, and the window before it: each member decides in secret, and only the number of
// failures is told (SMR-07, SMR-11).

import { passFrom } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { isRefusal, type Seat } from '../../core/game';
import { carriedOut, type Decision } from '../missions/rules/course';
import { answers, openPass, sealAnswer } from '../missions/rules/pass';
import { endingDue } from './ending';
import { no } from './moves';
import { type Course, course, lastSquad, type Next, playersOf, type SmershState, teamOf, withLastSquad } from './state';
import { isWorthOpening, opening } from './windows';

/** After an approval: the window before the mission, if it is worth one (SMR-07). */
export function beforeMission(base: Course, chance: Chance): SmershState {
  const window = opening(course(base), 'before-mission');
  return isWorthOpening(window) ? window : startMission(base, chance);
}

/** The pass goes in seating order, from the leader if they are in the squad, otherwise from the next member on. */
export function startMission(base: Course, chance: Chance): SmershState {
  const { team, mission } = lastSquad(base);
  const pass = openPass<Decision>(passFrom(base.leader, team), `mission ${mission}`, playersOf(base), chance);
  return { ...course(base), phase: 'mission', pass };
}

/** One decision more; the last one closes the mission. Refuses `not-now`, `not-your-turn`, and to scouts `not-your-option`. */
export function decide(state: SmershState, seat: Seat, choice: Decision): Next {
  if (state.phase !== 'mission') return no('not-now');
  const pass = sealAnswer(state.pass, seat, choice);
  if (isRefusal(pass)) return no(pass.refused);
  if (choice === 'sabotage' && teamOf(state.deal, seat) === 'scouts') return no('not-your-option');
  if (pass.waiting.length > 0) return { ...state, pass };
  const base = withLastSquad(state, carriedOut(lastSquad(state), answers(pass), playersOf(state)));
  return { ...base, phase: 'mission-result', due: endingDue(base) };
}
