// The operation of an approved team: each member decides in secret, and only the number of sabotages is told (TNO-09).

import { passFrom } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { isRefusal, type Seat } from '../../core/game';
import { carriedOut, type Decision } from '../missions/rules/course';
import { answers, openPass, sealAnswer } from '../missions/rules/pass';
import { endingDue } from './ending';
import { no } from './moves';
import { course, lastTeam, type Next, playersOf, type TrustState, withLastTeam } from './state';

/** The pass goes in seating order, from the leader if they are in the team, otherwise from the next member on. */
export function startOperation(state: TrustState, chance: Chance): TrustState {
  const { team, mission } = lastTeam(state);
  const order = passFrom(state.leader, team);
  const pass = openPass<Decision>(order, `operation ${mission}`, playersOf(state), chance);
  return { ...course(state), phase: 'operation', pass };
}

/** One decision more; the last one closes the operation. Refuses `not-now`, `not-your-turn`, and to scouts `not-your-option`. */
export function decide(state: TrustState, seat: Seat, choice: Decision): Next {
  if (state.phase !== 'operation') return no('not-now');
  const pass = sealAnswer(state.pass, seat, choice);
  if (isRefusal(pass)) return no(pass.refused);
  if (choice === 'sabotage' && state.deal.sides[seat] !== 'spy') return no('not-your-option');
  if (pass.waiting.length > 0) return { ...state, pass };
  const base = withLastTeam(state, carriedOut(lastTeam(state), answers(pass), playersOf(state)));
  return { ...base, phase: 'operation-result', due: endingDue(base) };
}
