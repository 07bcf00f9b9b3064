// The rules of Trust No One: the deal, and which rule each move asks (TNO-01 … TNO-19).

import type { Chance } from '../../core/chance';
import { type CommonMove, never, type Seat } from '../../core/game';
import { endingDue, over } from './ending';
import { later, leave } from './leaving';
import { no, type TrustMove } from './moves';
import { decide, startOperation } from './operation';
import { SPIES, type TrustSetup } from './setup';
import { course, lastTeam, type Next, type Side, type TrustState } from './state';
import { changeTeam, newTeam, nextLeader, pick, propose } from './team';
import { startVote, vote } from './votes';

/** TNO-01, TNO-04: sides and first leader are drawn apart, each by name. */
export function deal(setup: TrustSetup, _supply: null, players: number, chance: Chance): TrustState {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const spies = SPIES[players] ?? 0;
  const inOrder = seats.map((at): Side => (at < spies ? 'spy' : 'scout'));
  return {
    deal: { setup, sides: chance.hidden('sides').shuffle(inOrder) },
    leader: chance.open('first leader').below(players),
    history: [],
    left: seats.map(() => false),
    phase: 'dealing',
    waiting: seats,
  };
}

export function play(state: TrustState, move: TrustMove | CommonMove, chance: Chance): Next {
  if (state.phase === 'over' || state.phase === 'spent') return no('match-over');
  switch (move.type) {
    case 'seen':
      return seen(state, move.seat);
    case 'pick':
      return pick(state, move.seat);
    case 'propose':
      return propose(state);
    case 'change-team':
      return changeTeam(state);
    case 'start-vote':
      return startVote(state, chance);
    case 'vote':
      return vote(state, move.seat, move.choice);
    case 'decide':
      return decide(state, move.seat, move.choice);
    case 'go-on':
      return goOn(state, chance);
    case 'leave':
      return leave(state, move.seat);
    case 'later':
      return later(state, move.seat);
    case 'stop':
      return over(state, endingDue(state) ?? { kind: 'stopped' }); // what is decided stays decided (TNO-11)
    case 'deal-again':
      return canDealAgain(state) ? { ...course(state), phase: 'spent', why: 'again' } : no('team-proposed');
    case 'time-is-up':
      return no('no-clock-here'); // TNO-15: a clock at zero urges and does nothing
    default:
      return never(move);
  }
}

/** TNO-19: until the first team is proposed. */
export function canDealAgain(state: TrustState): boolean {
  if (state.phase === 'dealing') return true;
  return state.phase === 'team' && state.history.length === 0 && !state.proposed;
}

function seen(state: TrustState, seat: Seat): Next {
  if (state.phase !== 'dealing') return no('not-now');
  if (state.waiting[0] !== seat) return no('not-your-turn');
  const waiting = state.waiting.slice(1);
  return waiting.length > 0 ? { ...state, waiting } : newTeam(state);
}

function goOn(state: TrustState, chance: Chance): Next {
  if (state.phase !== 'votes' && state.phase !== 'operation-result') return no('not-now');
  if (state.due) return over(state, state.due);
  if (state.phase === 'votes' && lastTeam(state).result === 'approved') return startOperation(state, chance);
  return newTeam({ ...state, leader: nextLeader(state) });
}
