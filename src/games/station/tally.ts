// Counting a vote: whom it chooses, with None as an ordinary alternative (STN-302, STN-701).

import { tally, type Vote as VoteForSeat } from '../../core/ballot';
import type { Seat } from '../../core/game';
import type { Vote } from './state';

export interface Count {
  /** For each candidate, in seating order. */
  readonly counts: readonly { readonly seat: Seat; readonly votes: number }[];
  readonly none: number;
  readonly chosen: Seat | null;
}

/** Votes of others than the candidates are dropped; one for oneself or for nobody known counts as None. */
export function countVotes(candidates: readonly Seat[], votes: readonly Vote[]): Count {
  const cast = votes.filter(({ voter }) => candidates.includes(voter));
  const named = cast.flatMap(({ voter, choice }): VoteForSeat[] => {
    return typeof choice === 'number' && choice !== voter && candidates.includes(choice) ? [{ voter, choice }] : [];
  });
  const none = cast.length - named.length;
  const { counts, top } = tally(candidates, named);
  const [first] = top;
  const most = Math.max(0, ...counts.map((count) => count.votes));
  const chosen = top.length === 1 && first !== undefined && most >= 2 && most > none ? first : null;
  return { counts, none, chosen };
}
