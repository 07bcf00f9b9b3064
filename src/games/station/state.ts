// The state of a match of The Station: secret as a whole; what may be seen of it is decided in the scenes.

import type { Refusal, Seat } from '../../core/game';
import type { Mission, Score } from './mission';
import type { Job, Order, PlanAt, PlayCode } from './moves';
import type { StationSetup } from './setup';
import type { Parts } from './tables';

export type Side = 'loyal' | 'infiltrator';

/** Drawn at the deal and never changed. */
export interface Deal {
  readonly setup: StationSetup;
  readonly sides: readonly Side[];
  /** For each seat the number of its title (STN-105). */
  readonly occupations: readonly number[];
  /** For each round the number of its mission (STN-106). */
  readonly missions: readonly number[];
  /** Where the passes of round one begin (STN-806). */
  readonly first: Seat;
}

export interface Plan {
  readonly parts: Parts;
  readonly field: number;
  readonly radio: number;
}

/** STN-203. `unread`: nobody sees it. */
export interface Reading {
  readonly owner: Seat | 'unread';
  readonly plan: PlanAt;
  readonly value: number;
}

/** STN-207. */
export interface Offer {
  readonly by: Seat;
  readonly victim: Seat;
  readonly job: Exclude<Job, 'guard'>;
}

/** What was drawn for a round. */
export interface Drawn {
  readonly plans: readonly [Plan, Plan, Plan];
  readonly readings: readonly Reading[];
  readonly offer: Offer | null;
  /** 1–6; it counts when a trap hits (STN-803). */
  readonly die: number;
}

export interface Standing extends Score {
  readonly deaths: number;
  readonly hits: number;
}

/** `missing`: the time ran out. It counts as None (STN-701). */
export interface Vote {
  readonly voter: Seat;
  readonly choice: Seat | 'none' | 'missing';
}

export interface HeldBallot {
  /** In seating order. */
  readonly votes: readonly Vote[];
  /** Given up, since somebody left or the match ended. */
  readonly void: boolean;
}

export interface Hit extends Offer {
  readonly outcome: 'dead' | 'injured';
  readonly die: number;
}

export interface Settled {
  readonly mission: Mission;
  readonly score: Score;
}

export interface RoundRecord {
  readonly round: number;
  readonly drawn: Drawn;
  readonly suspended: Seat | null;
  readonly injured: Seat | null;
  /** Who was asked for an order, in seating order; empty until the pass begins. */
  readonly called: readonly Seat[];
  /** By seat; null where none was sent. */
  readonly orders: readonly (Order | null)[];
  /** What the mission came to, before the vote; null while it has not been carried out. */
  readonly provisional: Settled | null;
  readonly ballots: readonly HeldBallot[];
  /** Whom the vote chose. */
  readonly chosen: Seat | null;
  /** What stands, after the check of the last round (STN-704); null while the vote is to come. */
  readonly final: Settled | null;
  readonly hit: Hit | null;
}

/** What every phase carries. */
export interface Course {
  readonly deal: Deal;
  /** 1 … K. */
  readonly round: number;
  /** As the last finished round left it. */
  readonly standing: Standing;
  /** For each seat the round in which it died, or 0. */
  readonly dead: readonly number[];
  /** For each seat the round in which it left the table, or 0. */
  readonly left: readonly number[];
  /** Numbers the ballots, so that each has draws of its own. */
  readonly ballots: number;
  /** The last one is the round that is being played. */
  readonly rounds: readonly RoundRecord[];
}

/** `sent` is the loyal side's win, `destroyed` and `too-few` are the infiltrators'; `stopped` and `left` have no winner. */
export type Ending = 'sent' | 'destroyed' | 'too-few' | 'stopped' | 'left';

/** How the form of an order stands for one seat (ALL-03). */
export interface Form {
  /** Where the list of partners begins. */
  readonly start: number;
  /** The places of the three options of the third row. */
  readonly places: readonly number[];
}

export type Phase =
  | { readonly phase: 'dealing'; readonly waiting: readonly Seat[]; readonly of: number }
  | { readonly phase: 'talk' }
  | { readonly phase: 'orders'; readonly waiting: readonly Seat[]; readonly forms: readonly Form[] }
  | { readonly phase: 'result' }
  | {
      readonly phase: 'ballot';
      readonly voters: readonly Seat[];
      readonly waiting: readonly Seat[];
      readonly sealed: readonly Vote[];
      /** For each seat, at which of its choices its list begins (ALL-03). */
      readonly starts: readonly number[];
      /** Held anew since somebody left (STN-905). */
      readonly anew: boolean;
    }
  | {
      readonly phase: 'open-ballot';
      readonly voters: readonly Seat[];
      readonly marks: readonly Vote[];
      readonly anew: boolean;
    }
  /** `due` is the end that this round brings. */
  | { readonly phase: 'outcome'; readonly due: Ending | null }
  | { readonly phase: 'over'; readonly ending: Ending }
  | { readonly phase: 'spent'; readonly why: 'again' | 'left' };

export type StationState = Course & Phase;
export type In<Name extends Phase['phase']> = Course & Extract<Phase, { readonly phase: Name }>;
/** A match that is neither over nor spent. */
export type Played = Exclude<StationState, { readonly phase: 'over' | 'spent' }>;
export type Next = StationState | Refusal<PlayCode>;

/** The part that every phase has, without the phase. */
export function course({ deal, round, standing, dead, left, ballots, rounds }: Course): Course {
  return { deal, round, standing, dead, left, ballots, rounds };
}

export function playersOf({ deal }: Pick<Course, 'deal'>): number {
  return deal.sides.length;
}

export function roundNow({ rounds }: Course): RoundRecord {
  return rounds[rounds.length - 1] as RoundRecord;
}

export function withRound(base: Course, change: Partial<RoundRecord>): Course {
  return { ...course(base), rounds: [...base.rounds.slice(0, -1), { ...roundNow(base), ...change }] };
}

export function isInfiltrator({ sides }: Deal, seat: Seat): boolean {
  return sides[seat] === 'infiltrator';
}

/** Neither dead nor gone, in seating order; the suspended are among them. */
export function living({ dead, left }: Pick<Course, 'dead' | 'left'>): Seat[] {
  return dead.flatMap((died, seat) => (died === 0 && left[seat] === 0 ? [seat] : []));
}

/** The living who are not suspended in this round: they alone order, vote and learn anything. */
export function active(state: Course): Seat[] {
  const { suspended } = roundNow(state);
  return living(state).filter((seat) => seat !== suspended);
}
