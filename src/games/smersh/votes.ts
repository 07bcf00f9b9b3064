// The ballot on a squad: everybody, in secret, from the leader on (SMR-09), and what follows from it (SMR-10).

import { passFrom } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { isRefusal, type Seat } from '../../core/game';
import { type Approval, missionNow, votedOn } from '../missions/rules/course';
import { answers, openPass, sealAnswer } from '../missions/rules/pass';
import { endingDue } from './ending';
import { no } from './moves';
import { course, type In, type Next, playersOf, type SmershState } from './state';

/** After the speeches. Refuses `not-now`. */
export function startVote(state: SmershState, chance: Chance): Next {
  if (state.phase !== 'floor') return no('not-now');
  const seats = state.deal.sides.map((_, seat) => seat);
  const name = `vote ${state.history.length + 1}`;
  return {
    ...course(state),
    phase: 'ballot',
    team: state.team,
    pass: openPass(passFrom(state.leader, seats), name, seats.length, chance),
  };
}

/** One vote more; the last one closes the ballot. Refuses `not-now` and `not-your-turn`. */
export function vote(state: SmershState, seat: Seat, choice: Approval): Next {
  if (state.phase !== 'ballot') return no('not-now');
  const pass = sealAnswer(state.pass, seat, choice);
  if (isRefusal(pass)) return no(pass.refused);
  return pass.waiting.length > 0 ? { ...state, pass } : counted({ ...state, pass });
}

function counted(state: In<'ballot'>): SmershState {
  const { team, leader } = state;
  const record = { mission: missionNow(state.history), leader, team, votes: answers(state.pass) };
  const base = { ...course(state), history: [...state.history, votedOn(record, playersOf(state))] };
  return { ...base, phase: 'votes', due: endingDue(base) };
}
