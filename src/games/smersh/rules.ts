// The rules of SMERSH: the deal, and which rule each move asks (SMR-01 … SMR-25).

import type { Chance } from '../../core/chance';
import { type CommonMove, never, type Seat } from '../../core/game';
import { deckFor } from './abilities';
import { endingDue, over } from './ending';
import { beginMission, discard, handOut } from './hand-outs';
import { isBeforePlay, later, leave } from './leaving';
import { beforeMission, decide, startMission } from './mission';
import { no, type SmershMove } from './moves';
import { handedOut } from './rights';
import { EXTRA_MINUTES, SIDES, type SmershSetup } from './setup';
import { extraMinute, said, startSpeeches } from './speeches';
import { course, lastSquad, type Next, type Side, type SmershState } from './state';
import { afterMission, beforeSquad, changeTeam, newSquad, passedOn, pick, propose } from './team';
import { answerSeen, use } from './use';
import { startVote, vote } from './votes';

/** SMR-02, SMR-06, SMR-12: the first leader, the deck and the sides are drawn apart, each by name. */
export function deal(setup: SmershSetup, _supply: null, players: number, chance: Chance): SmershState {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const { spies, diversants } = SIDES[players] ?? { spies: 0, diversants: 0 };
  const inOrder = seats.map((at): Side => (at < spies ? 'spy' : at < spies + diversants ? 'diversant' : 'scout'));
  const firstLeader = chance.open('first leader').below(players);
  const deck = chance.open('deck').shuffle(deckFor(players));
  return {
    deal: { setup, firstLeader, deck, sides: chance.hidden('sides').shuffle(inOrder) },
    leader: firstLeader,
    history: [],
    drawn: 0,
    held: seats.map(() => 'none' as const),
    log: [],
    minutes: seats.map(() => EXTRA_MINUTES),
    left: seats.map(() => false),
    phase: 'first-leader',
  };
}

export function play(state: SmershState, move: SmershMove | CommonMove, chance: Chance): Next {
  if (state.phase === 'over' || state.phase === 'spent') return no('match-over');
  switch (move.type) {
    case 'seen':
      return state.phase === 'dealing' ? cardSeen(state, move.seat) : answerSeen(state, move.seat);
    case 'hand-out':
      return handOut(state, move.seat);
    case 'discard':
      return discard(state);
    case 'use':
      return use(state, move.seat, move.on);
    case 'pick':
      return pick(state, move.seat);
    case 'propose':
      return propose(state);
    case 'change-team':
      return changeTeam(state);
    case 'start-speeches':
      return startSpeeches(state);
    case 'said':
      return said(state);
    case 'extra-minute':
      return extraMinute(state, move.seat);
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
      return over(state, endingDue(state) ?? { kind: 'stopped' }); // what is decided stays decided (SMR-04)
    case 'deal-again':
      return canDealAgain(state) ? { ...course(state), phase: 'spent', why: 'again' } : no('play-began');
    case 'time-is-up':
      return no('no-clock-here'); // SMR-08: a clock at zero urges and does nothing
    default:
      return never(move);
  }
}

/** SMR-25: until the first ability is handed out; where none comes before mission 1, until the first squad is nominated. */
export function canDealAgain(state: SmershState): boolean {
  if (isBeforePlay(state)) return true;
  if (state.phase !== 'hand-out' && state.phase !== 'team') return false;
  return handedOut(state) === 0 && state.history.length === 0 && !(state.phase === 'team' && state.proposed);
}

function cardSeen(state: Extract<SmershState, { phase: 'dealing' }>, seat: Seat): Next {
  if (state.waiting[0] !== seat) return no('not-your-turn');
  const waiting = state.waiting.slice(1);
  return waiting.length > 0 ? { ...state, waiting } : beginMission(state);
}

function goOn(state: SmershState, chance: Chance): Next {
  if ('due' in state && state.due) return over(state, state.due);
  switch (state.phase) {
    case 'first-leader':
      return { ...course(state), phase: 'dealing', waiting: state.deal.sides.map((_, seat) => seat) };
    case 'window':
      return state.when === 'before-squad' ? newSquad(state) : startMission(state, chance);
    case 'votes':
      if (lastSquad(state).result === 'approved') return beforeMission(state, chance);
      return beforeSquad(passedOn(state));
    case 'sabotaged':
      return beforeSquad(passedOn(state));
    case 'mission-result':
      return beginMission(afterMission(state));
    default:
      return no('not-now');
  }
}
