// After a count: the card that turns, a blank's one guess, and what follows (SPY-20, SPY-28).

import { seenLength } from '../../core/letters';
import { guessIsRight, isGuess } from '../../words/compare';
import { nextRound } from './clues';
import { ending } from './ending';
import { GUESS_LETTERS, GUESS_UNITS, no } from './moves';
import { course, type Next, over, withEnd, withRound } from './record';
import { type Ending, type In, type SpyState, speakingOrder } from './state';

export function afterCount(state: In<'count'>): SpyState {
  const { verdict } = state;
  const base = course(state);
  if (verdict.kind === 'tie') {
    const { tied } = verdict;
    return {
      ...base,
      phase: 'clues',
      speakers: speakingOrder(base).filter((seat) => tied.includes(seat)),
      said: 0,
      tied,
    };
  }
  if (verdict.kind !== 'out') return base.emptyVotes >= 2 ? over(state, { kind: 'draw' }) : nextRound(base);
  const fell = base.fell.map((round, seat) => (seat === verdict.seat ? base.round : round));
  const fallen = withEnd({ ...base, fell, emptyVotes: 0 }, verdict);
  return { ...fallen, phase: 'turned', seat: verdict.seat, due: ending(fallen) };
}

/** After the card, or after a blank's attempt: the end that is due, or the next round. */
export function afterElimination(state: In<'turned' | 'guess' | 'verdict'>): SpyState {
  return state.due ? over(state, state.due) : nextRound(course(state));
}

export function guess(state: SpyState, text: string): Next {
  if (state.phase !== 'guess') return no('not-now');
  const { pair, civilianWord } = state.deal;
  const letters = seenLength(text.trim());
  if (letters > GUESS_LETTERS || text.length > GUESS_UNITS) return no('guess-long', { letters, most: GUESS_LETTERS });
  if (!isGuess(text, pair.language)) return no('guess-empty');
  return guessed(state, text.trim(), guessIsRight(text, pair.words[civilianWord], pair.language));
}

/** SPY-28: a right guess ends the match for this blank alone, whatever the vote would have brought. */
export function guessed(state: In<'turned' | 'guess'>, text: string | null, right: boolean): SpyState {
  const base = withRound(course(state), { guess: { seat: state.seat, text, right } });
  const undecided: Ending | null = ending(base) ? { kind: 'left' } : null; // SPY-33: somebody left meanwhile
  const due: Ending | null = right ? { kind: 'stolen', by: state.seat } : (state.due ?? undecided);
  return { ...base, phase: 'verdict', seat: state.seat, due };
}
