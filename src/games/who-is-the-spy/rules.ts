// The rules of Who's the Spy?: the deal, and which rule each move asks (SPY-07, SPY-14 … SPY-35).

import type { Chance } from '../../core/chance';
import { type CommonMove, never, type Seat } from '../../core/game';
import type { Pair } from '../../words/pair';
import { nextRound, said, seen } from './clues';
import { afterCount, afterElimination, guess, guessed } from './elimination';
import { later, leave } from './leaving';
import { no, type SpyMove } from './moves';
import { course, type Next, newRound, over, withEnd } from './record';
import type { SpySetup } from './setup';
import type { Role, SpyState } from './state';
import { countOpen, firstBallot, mark, roundHasVote, vote } from './votes';

/** SPY-07, SPY-14: roles, the side of the words and the clue order are drawn apart, each by name. */
export function deal(setup: SpySetup, pair: Pair, players: number, chance: Chance): SpyState {
  const inOrder = Array.from({ length: players }, (_, at): Role => {
    if (at < setup.spies) return 'spy';
    return at < setup.spies + setup.blanks ? 'blank' : 'civilian';
  });
  const seats = inOrder.map((_, seat) => seat);
  const order = chance.open('clue order').shuffle(seats);
  return {
    deal: {
      setup,
      pair,
      roles: chance.hidden('roles').shuffle(inOrder),
      civilianWord: chance.hidden('civilian word').below(2) === 0 ? 0 : 1,
      order,
    },
    round: 1,
    opener: order[0] as Seat,
    fell: seats.map(() => 0),
    left: seats.map(() => 0),
    emptyVotes: 0,
    ballots: 0,
    rounds: [newRound(1)],
    phase: 'dealing',
    waiting: seats,
  };
}

export function play(state: SpyState, move: SpyMove | CommonMove, chance: Chance): Next {
  if (state.phase === 'over' || state.phase === 'spent') return no('match-over');
  switch (move.type) {
    case 'seen':
      return seen(state, move.seat);
    case 'said':
      return said(state, chance);
    case 'start-vote':
      return state.phase === 'talk' && roundHasVote(state) ? firstBallot(state, false, chance) : no('not-now');
    case 'vote':
      return vote(state, move.seat, move.choice, chance);
    case 'mark':
      return mark(state, move.seat, move.choice);
    case 'count':
      return countOpen(state, chance);
    case 'go-on':
      return goOn(state);
    case 'guess':
      return guess(state, move.text);
    case 'pass':
      return state.phase === 'guess' ? guessed(state, null, false) : no('not-now');
    case 'leave':
      return leave(state, move.seat, chance);
    case 'later':
      return later(state, move.seat);
    case 'stop':
      return over(state, { kind: 'stopped' });
    case 'deal-again':
      return canDealAgain(state) ? { ...course(state), phase: 'spent', why: 'again' } : no('clues-began');
    case 'time-is-up':
      return no('no-clock-here'); // SPY-16: a clock at zero urges and does nothing
    default:
      return never(move);
  }
}

/** SPY-35: until the first "Said" of round one. */
export function canDealAgain(state: SpyState): boolean {
  if (state.phase === 'dealing') return true;
  return state.phase === 'clues' && state.round === 1 && state.said === 0 && state.tied === null;
}

function goOn(state: SpyState): Next {
  switch (state.phase) {
    case 'talk':
      return roundHasVote(state) ? no('not-now') : nextRound(withEnd(course(state), { kind: 'no-vote' }));
    case 'count':
      return afterCount(state);
    case 'turned':
      if (state.deal.roles[state.seat] === 'blank') return { ...state, phase: 'guess' };
      return afterElimination(state);
    case 'verdict':
      return afterElimination(state);
    default:
      return no('not-now');
  }
}
