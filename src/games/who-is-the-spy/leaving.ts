// Somebody leaves, or waits until the end of a pass (SPY-33, ALL-13).

import { waitLonger } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { isRefusal, never, type Seat } from '../../core/game';
import { afterClue, nextRound } from './clues';
import { guessed } from './elimination';
import { ending } from './ending';
import { no } from './moves';
import { course, type Next, over, type Played, voided, withEnd } from './record';
import { isLiving, type SpyState } from './state';
import { voteAnew } from './votes';

export function leave(state: Played, seat: Seat, chance: Chance): Next {
  if (state.left[seat] !== 0) return no('not-at-the-table'); // also a seat that is not there
  if (state.phase === 'dealing') return { ...course(state), phase: 'spent', why: 'left' };
  const wasLiving = isLiving(state, seat);
  const left = state.left.map((round, at) => (at === seat ? state.round : round));
  const gone: Played = { ...state, left };
  if (!wasLiving) {
    // SPY-33: a blank who leaves at the guess has passed; anybody else who is out changes nothing any more.
    const guesses = gone.phase === 'guess' || (gone.phase === 'turned' && gone.deal.roles[seat] === 'blank');
    return guesses && gone.seat === seat ? guessed(gone, null, false) : gone;
  }
  // An end that the vote brought, or a guess that is still due, stands before SPY-26 looks at who is left.
  if (gone.phase === 'turned' || gone.phase === 'guess' || gone.phase === 'verdict') {
    const guessDue = gone.phase !== 'verdict' && gone.deal.roles[gone.seat] === 'blank';
    return guessDue || gone.due !== null || !ending(gone) ? gone : over(gone, { kind: 'left' });
  }
  if (gone.phase === 'count' && gone.verdict.kind === 'out' && gone.verdict.seat !== seat) {
    return ending(gone) ? over(gone, { kind: 'left' }) : gone;
  }
  if (gone.phase === 'count' && gone.emptyVotes >= 2) return gone; // SPY-25: this count has brought the draw
  if (ending(gone)) return over(gone, { kind: 'left' });
  switch (gone.phase) {
    case 'clues': {
      if (gone.tied !== null) return voteAnew(gone, chance);
      // Who has spoken stays among the speakers: a clue that was given stays given (SPY-35).
      const speakers = gone.speakers.filter((other, at) => at < gone.said || other !== seat);
      return afterClue({ ...gone, speakers }, chance);
    }
    case 'talk':
      return gone;
    case 'ballot':
    case 'open-ballot':
      return voteAnew(voided(gone), chance);
    case 'count':
      if (gone.verdict.kind === 'tie') return voteAnew(gone, chance);
      return gone.verdict.kind === 'out' ? nextRound(withEnd(course(gone), { kind: 'left' })) : gone;
    default:
      return never(gone);
  }
}

export function later(state: SpyState, seat: Seat): Next {
  if (state.phase === 'dealing') {
    const waiting = waitLonger(state.waiting, seat);
    return isRefusal(waiting) ? no(waiting.refused) : { ...state, waiting };
  }
  if (state.phase === 'ballot') {
    const waiting = waitLonger(state.ballot.waiting, seat);
    return isRefusal(waiting) ? no(waiting.refused) : { ...state, ballot: { ...state.ballot, waiting } };
  }
  return no('not-now');
}
