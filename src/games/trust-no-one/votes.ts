// The ballot on a team: everybody, in secret, from the leader on (TNO-05), and what follows from it (TNO-08).

import { passFrom } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { isRefusal, type Seat } from '../../core/game';
import { type Approval, missionNow, votedOn } from '../missions/rules/course';
import { answers, openPass, sealAnswer } from '../missions/rules/pass';
import { endingDue } from './ending';
import { no } from './moves';
import { course, type In, type Next, playersOf, type TrustState } from './state';

/** Opens the ballot on the proposed team. Refuses `not-now`. */
export function startVote(state: TrustState, chance: Chance): Next {
  if (state.phase !== 'proposal') return no('not-now');
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
export function vote(state: TrustState, seat: Seat, choice: Approval): Next {
  if (state.phase !== 'ballot') return no('not-now');
  const pass = sealAnswer(state.pass, seat, choice);
  if (isRefusal(pass)) return no(pass.refused);
  return pass.waiting.length > 0 ? { ...state, pass } : counted({ ...state, pass });
}

function counted(state: In<'ballot'>): TrustState {
  const { team, leader } = state;
  const record = { mission: missionNow(state.history), leader, team, votes: answers(state.pass) };
  const base = { ...course(state), history: [...state.history, votedOn(record, playersOf(state))] };
  return { ...base, phase: 'votes', due: endingDue(base) };
}
