// The state of a match of SMERSH: secret as a whole; what may be seen of it is decided in scenes.ts.

import type { Refusal, Seat } from '../../core/game';
import type { Approval, Decision, History, TeamRecord } from '../missions/rules/course';
import type { Pass } from '../missions/rules/pass';
import type { Ability, When } from './abilities';
import type { PlayCode } from './moves';
import type { SmershSetup } from './setup';

export type Side = 'scout' | 'spy' | 'diversant';
/** The diversant is of the spies' team (SMR-02). */
export type Team = 'scouts' | 'spies';

/** Drawn at the deal and never changed. */
export interface Deal {
  readonly setup: SmershSetup;
  readonly sides: readonly Side[];
  readonly firstLeader: Seat;
  /** In the order in which it is drawn from: nobody knows what is still in it. */
  readonly deck: readonly Ability[];
}

/** What every phase carries. */
export interface Course {
  readonly deal: Deal;
  /** Who leads now; passes on with the step to the next squad, so that a result is shown under its own leader. */
  readonly leader: Seat;
  /** One record for each squad whose ballot has closed; the last one may be approved and not gone yet. */
  readonly history: History;
  /** So many cards of the deck have been drawn; what of them has not been handed out lies on the table. */
  readonly drawn: number;
  /** What each seat holds. */
  readonly held: readonly (Ability | 'none')[];
  /** Every hand-out and every use, in order. */
  readonly log: readonly (HandOut | Use)[];
  /** Extra minutes that each seat has left (SMR-08). */
  readonly minutes: readonly number[];
  /** Whether this seat has left the table (SMR-23). */
  readonly left: readonly boolean[];
}

/** Public as a whole (SMR-15). */
export interface HandOut {
  readonly what: 'hand-out';
  readonly mission: number;
  readonly ability: Ability;
  /** Whose right it was, and who gave: another one where the Instructor took it. */
  readonly right: Seat;
  readonly giver: Seat;
  /** `nobody`: discarded face up. */
  readonly to: Seat | 'nobody';
}

/** Public but for what it told. */
export interface Use {
  readonly what: 'use';
  readonly mission: number;
  readonly when: When;
  /** The squad it belongs to, by its place in the history: the approved one, or the one that comes next. */
  readonly squad: number;
  readonly seat: Seat;
  readonly ability: Ability;
  /** In seating order. Who led before is the Leader's, whose right it was the Instructor's; a Saboteur has nobody. */
  readonly on: readonly Seat[];
  /** What a Psychologist took. */
  readonly took: Ability | 'none';
  /** What it tells its user alone. */
  readonly told: Told | 'nothing';
  /** The answer has been looked at. */
  readonly read: boolean;
}

export type Told = Team | 'same-team' | 'other-teams' | 'success' | 'failure';

/** Who won, and how: `rejections` are the spies' too (SMR-10); `stopped` and `left` have no winner. */
export interface Ending {
  readonly kind: 'scouts' | 'spies' | 'rejections' | 'stopped' | 'left';
}

/** A window that stands open. `taken`: whose card was taken in it, and so waits for the next one (SMR-16). */
export interface Window {
  readonly when: 'before-squad' | 'before-mission';
  readonly taken: readonly Seat[];
}

export type Phase =
  | { readonly phase: 'first-leader' }
  | { readonly phase: 'dealing'; readonly waiting: readonly Seat[] }
  /** `instructor` has taken the right to make this hand-out. */
  | { readonly phase: 'hand-out'; readonly instructor: Seat | 'nobody' }
  | ({ readonly phase: 'window' } & Window)
  /** The last use has an answer that its user is to look at; then the window goes on. */
  | ({ readonly phase: 'answer' } & Window)
  /** `proposed`: this squad has been nominated once, and is being changed. */
  | { readonly phase: 'team'; readonly picked: readonly Seat[]; readonly proposed: boolean }
  | { readonly phase: 'proposal'; readonly team: readonly Seat[] }
  /** `said` speeches are over; the one that is on has been given `extra` minutes. */
  | { readonly phase: 'speech'; readonly team: readonly Seat[]; readonly said: number; readonly extra: number }
  /** After the speeches: `taken` extra minutes here, the last one by `speaker` if it is still on. */
  | {
      readonly phase: 'floor';
      readonly team: readonly Seat[];
      readonly speaker: Seat | 'nobody';
      readonly taken: number;
    }
  | { readonly phase: 'ballot'; readonly team: readonly Seat[]; readonly pass: Pass<Approval> }
  /** The ballot has closed. `due` is the end that it brings (SMR-10). */
  | { readonly phase: 'votes'; readonly due: Ending | null }
  /** A Saboteur has rejected the approved squad. */
  | { readonly phase: 'sabotaged'; readonly due: Ending | null }
  | { readonly phase: 'mission'; readonly pass: Pass<Decision> }
  | { readonly phase: 'mission-result'; readonly due: Ending | null }
  | { readonly phase: 'over'; readonly ending: Ending }
  | { readonly phase: 'spent'; readonly why: 'again' | 'left' };

export type SmershState = Course & Phase;
export type In<Name extends Phase['phase']> = Course & Extract<Phase, { readonly phase: Name }>;
/** A match that is neither over nor spent. */
export type Played = Exclude<SmershState, { readonly phase: 'over' | 'spent' }>;
export type Next = SmershState | Refusal<PlayCode>;

/** The part that every phase has, without the phase. */
export function course({ deal, leader, history, drawn, held, log, minutes, left }: Course): Course {
  return { deal, leader, history, drawn, held, log, minutes, left };
}

export function playersOf(state: Course): number {
  return state.deal.sides.length;
}

/** Without the diversant, whom they do not know (SMR-03). */
export function spiesOf({ sides }: Deal): Seat[] {
  return sides.flatMap((side, seat) => (side === 'spy' ? [seat] : []));
}

export function teamOf({ sides }: Deal, seat: Seat): Team {
  return sides[seat] === 'scout' ? 'scouts' : 'spies';
}

/** The squad that was voted on last. There is one in every phase after a ballot. */
export function lastSquad(state: Course): TeamRecord {
  return state.history[state.history.length - 1] as TeamRecord;
}

export function withLastSquad(state: Course, squad: TeamRecord): Course {
  return { ...course(state), history: [...state.history.slice(0, -1), squad] };
}

/** The list with one value changed. */
export function withAt<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((old, index) => (index === at ? value : old));
}
