// The record that a match keeps for its truth: rounds, ballots held or void, how each round ended (SPY-32).

import type { Refusal } from '../../core/game';
import type { PlayCode } from './moves';
import { type Course, currentRound, type Ending, type HeldBallot, type RoundRecord, type SpyState } from './state';

export type Next = SpyState | Refusal<PlayCode>;
/** A match that is neither over nor spent. */
export type Played = Exclude<SpyState, { readonly phase: 'over' | 'spent' }>;

/** The part that every phase has, without the phase. */
export function course(state: Course & { readonly phase?: string }): Course {
  const { deal: dealt, round, opener, fell, left, emptyVotes, ballots, rounds } = state;
  return { deal: dealt, round, opener, fell, left, emptyVotes, ballots, rounds };
}

export function newRound(round: number): RoundRecord {
  return { round, ballots: [], guess: null, end: { kind: 'unfinished' } };
}

export function withRound(base: Course, change: Partial<RoundRecord>): Course {
  return { ...base, rounds: [...base.rounds.slice(0, -1), { ...currentRound(base), ...change }] };
}

export function withBallot(state: SpyState, held: HeldBallot): Course {
  return withRound(course(state), { ballots: [...currentRound(state).ballots, held] });
}

export function withEnd(base: Course, end: RoundRecord['end']): Course {
  return withRound(base, { end });
}

/** What was sealed or marked in a ballot that is given up goes into the record as void (ALL-13). */
export function voided(state: SpyState): SpyState {
  if (state.phase === 'ballot') {
    const { kind, ballot: held } = state;
    const votes = [...held.sealed].sort((a, b) => a.voter - b.voter);
    return votes.length === 0
      ? state
      : { ...state, ...withBallot(state, { kind, candidates: held.candidates, votes, void: true }) };
  }
  if (state.phase === 'open-ballot' && state.marks.length > 0) {
    const { kind, candidates, marks } = state;
    return {
      ...state,
      ...withBallot(state, { kind, candidates, votes: [...marks].sort((a, b) => a.voter - b.voter), void: true }),
    };
  }
  return state;
}

export function over(state: SpyState, end: Ending): SpyState {
  return { ...course(voided(state)), phase: 'over', ending: end };
}
