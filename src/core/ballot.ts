// Ballot: a sequential secret ballot (ALL-05) and its tally. Who may vote for whom is given; what follows from a tally is a game's rule.

import { type Refusal, refuse, type Seat } from './game';

export interface Ballot {
  /** Everybody who votes, in the order of the pass as it began. */
  readonly voters: readonly Seat[];
  /** In seating order. Nobody may vote for oneself. */
  readonly candidates: readonly Seat[];
  /** Those who have not sealed yet, next one first. */
  readonly waiting: readonly Seat[];
  /** Sealed votes, in the order of sealing: secret until the count. */
  readonly sealed: readonly Vote[];
}

export interface Vote {
  readonly voter: Seat;
  readonly choice: Seat;
}

export type VoteRefusal = Refusal<'not-your-turn' | 'not-a-candidate'>;
export type WaitRefusal = Refusal<'not-your-turn' | 'last-in-pass'>;

export function openBallot(voters: readonly Seat[], candidates: readonly Seat[]): Ballot {
  return { voters, candidates, waiting: voters, sealed: [] };
}

/** The candidates that this voter may choose, in seating order. */
export function choices(ballot: Pick<Ballot, 'candidates'>, voter: Seat): Seat[] {
  return ballot.candidates.filter((seat) => seat !== voter);
}

/** The ballot with one vote more. Refuses `not-your-turn` (also for one who has sealed) and `not-a-candidate`. */
export function seal(ballot: Ballot, voter: Seat, choice: Seat): Ballot | VoteRefusal {
  if (ballot.waiting[0] !== voter) return refuse('not-your-turn');
  if (!choices(ballot, voter).includes(choice)) return refuse('not-a-candidate');
  return { ...ballot, waiting: ballot.waiting.slice(1), sealed: [...ballot.sealed, { voter, choice }] };
}

/** The next one in the pass goes to its end (ALL-13, later). Refuses `not-your-turn` and `last-in-pass`. */
export function waitLonger(waiting: readonly Seat[], seat: Seat): Seat[] | WaitRefusal {
  if (waiting[0] !== seat) return refuse('not-your-turn');
  if (waiting.length < 2) return refuse('last-in-pass');
  return [...waiting.slice(1), seat];
}

export interface Tally {
  /** For each candidate, in the order given: how many votes. */
  readonly counts: readonly { readonly seat: Seat; readonly votes: number }[];
  /** Those with the most votes, in the order given; empty when nobody voted. */
  readonly top: readonly Seat[];
}

/** Counts votes. Does not depend on the order of voters. */
export function tally(candidates: readonly Seat[], votes: readonly Vote[]): Tally {
  const counts = candidates.map((seat) => ({ seat, votes: votes.filter((vote) => vote.choice === seat).length }));
  const most = Math.max(0, ...counts.map((count) => count.votes));
  return { counts, top: most === 0 ? [] : counts.filter((count) => count.votes === most).map((count) => count.seat) };
}

/** People in seating order, going round from `first`: where a pass begins. `first` need not be among them. */
export function passFrom(first: Seat, people: readonly Seat[]): Seat[] {
  const seated = [...people].sort((a, b) => a - b);
  return [...seated.filter((seat) => seat >= first), ...seated.filter((seat) => seat < first)];
}
