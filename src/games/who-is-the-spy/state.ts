// The state of a match of Who's the Spy?: secret as a whole; what may be seen of it is decided in scenes.ts.

import type { Ballot, Vote } from '../../core/ballot';
import type { Seat } from '../../core/game';
import type { Pair } from '../../words/pair';
import type { SpySetup } from './setup';

export type Role = 'civilian' | 'spy' | 'blank';

/** Drawn at the deal and never changed. */
export interface Deal {
  readonly setup: SpySetup;
  readonly pair: Pair;
  readonly roles: readonly Role[];
  /** Which of the pair's words is the civilians' (SPY-07). */
  readonly civilianWord: 0 | 1;
  /** The clue order, shuffled once (SPY-14). */
  readonly order: readonly Seat[];
}

/** A ballot that was held: also the open ones, and those made void since somebody left (ALL-13). */
export interface HeldBallot {
  readonly kind: 'first' | 'revote';
  readonly candidates: readonly Seat[];
  /** In the order in which the slips are laid at the count (SPY-20). */
  readonly votes: readonly Vote[];
  readonly void: boolean;
}

export interface Guess {
  readonly seat: Seat;
  /** What was said and typed; null for a pass. */
  readonly text: string | null;
  readonly right: boolean;
}

/** How a round ended; `no-vote` is the house rule (SPY-21), `left` is a condemned player who left before the card turned. */
export type RoundEnd =
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'second-tie' | 'all-tied' | 'no-vote' | 'left' }
  | { readonly kind: 'unfinished' };

export interface RoundRecord {
  readonly round: number;
  readonly ballots: readonly HeldBallot[];
  readonly guess: Guess | null;
  readonly end: RoundEnd;
}

/** What every phase carries. */
export interface Course {
  readonly deal: Deal;
  readonly round: number;
  /** The seat that opens this round; it may be out by the next (SPY-14). */
  readonly opener: Seat;
  /** For each seat the round in which the vote put it out, or 0. */
  readonly fell: readonly number[];
  /** For each seat the round in which it left the table, or 0 (SPY-33). */
  readonly left: readonly number[];
  /** Votes in a row that eliminated nobody (SPY-25). */
  readonly emptyVotes: number;
  /** Numbers the ballots, so that each has draws of its own. */
  readonly ballots: number;
  /** The last one is the round that is being played. */
  readonly rounds: readonly RoundRecord[];
}

/** Who won: `stolen` is a blank's guess (SPY-28), `stopped` and `left` have no winner. */
export type Ending =
  | { readonly kind: 'civilians' | 'strangers' | 'draw' | 'stopped' | 'left' }
  | { readonly kind: 'stolen'; readonly by: Seat };

export type Verdict =
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'tie'; readonly tied: readonly Seat[] }
  | { readonly kind: 'second-tie' | 'all-tied' };

export type Phase =
  | { readonly phase: 'dealing'; readonly waiting: readonly Seat[] }
  /** `tied` is there when these are the extra clues of a tie (SPY-22). */
  | {
      readonly phase: 'clues';
      readonly speakers: readonly Seat[];
      readonly said: number;
      readonly tied: readonly Seat[] | null;
    }
  | { readonly phase: 'talk' }
  | {
      readonly phase: 'ballot';
      readonly kind: 'first' | 'revote';
      readonly ballot: Ballot;
      /** For each seat, at which of its choices its list begins (ALL-03). */
      readonly starts: readonly number[];
      /** Held anew since somebody left (ALL-13). */
      readonly anew: boolean;
    }
  | {
      readonly phase: 'open-ballot';
      readonly kind: 'first' | 'revote';
      readonly voters: readonly Seat[];
      readonly candidates: readonly Seat[];
      readonly marks: readonly Vote[];
      readonly anew: boolean;
    }
  | { readonly phase: 'count'; readonly verdict: Verdict }
  /** `due` is the end that this elimination brings, unless a blank's guess comes first (SPY-26, SPY-28). */
  | { readonly phase: 'turned'; readonly seat: Seat; readonly due: Ending | null }
  | { readonly phase: 'guess'; readonly seat: Seat; readonly due: Ending | null }
  | { readonly phase: 'verdict'; readonly seat: Seat; readonly due: Ending | null }
  | { readonly phase: 'over'; readonly ending: Ending }
  | { readonly phase: 'spent'; readonly why: 'again' | 'left' };

export type SpyState = Course & Phase;
export type In<Name extends Phase['phase']> = Course & Extract<Phase, { readonly phase: Name }>;

/** Everybody who plays on, in seating order. */
export function living(course: Course): Seat[] {
  return course.deal.roles.map((_, seat) => seat).filter((seat) => isLiving(course, seat));
}

export function isLiving(course: Course, seat: Seat): boolean {
  return course.fell[seat] === 0 && course.left[seat] === 0;
}

/** This round's speaking order: the clue order, beginning at the opener, the living only (SPY-14). */
export function speakingOrder(course: Course): Seat[] {
  const { order } = course.deal;
  const at = order.indexOf(course.opener);
  return [...order.slice(at), ...order.slice(0, at)].filter((seat) => isLiving(course, seat));
}

/** The word on a seat's card, or null for a blank (SPY-07). */
export function wordOf(deal: Deal, seat: Seat): string | null {
  const role = deal.roles[seat];
  if (role === 'blank') return null;
  return deal.pair.words[role === 'civilian' ? deal.civilianWord : deal.civilianWord === 0 ? 1 : 0].text;
}

export function currentRound(course: Course): RoundRecord {
  return course.rounds[course.rounds.length - 1] as RoundRecord;
}
