// The state of a match of Trust No One: secret as a whole; what may be seen of it is decided in scenes.ts.

import type { Refusal, Seat } from '../../core/game';
import type { Approval, Decision, History, TeamRecord } from '../missions/rules/course';
import type { Pass } from '../missions/rules/pass';
import type { PlayCode } from './moves';
import type { TrustSetup } from './setup';

export type Side = 'scout' | 'spy';

/** Drawn at the deal and never changed. */
export interface Deal {
  readonly setup: TrustSetup;
  readonly sides: readonly Side[];
}

/** What every phase carries. */
export interface Course {
  readonly deal: Deal;
  /** Who leads now; passes on with the step to the next team, so that a result is shown under its own leader (TNO-07). */
  readonly leader: Seat;
  /** One record for each team whose ballot has closed; the last one may be on its operation. */
  readonly history: History;
  /** Whether this seat has left the table (TNO-17). */
  readonly left: readonly boolean[];
}

/** Who won, and how: `rejections` are the spies' five teams (TNO-08); `stopped` and `left` have no winner. */
export interface Ending {
  readonly kind: 'scouts' | 'spies' | 'rejections' | 'stopped' | 'left';
}

export type Phase =
  | { readonly phase: 'dealing'; readonly waiting: readonly Seat[] }
  /** `proposed`: this team has been proposed once, and is being changed. */
  | { readonly phase: 'team'; readonly picked: readonly Seat[]; readonly proposed: boolean }
  | { readonly phase: 'proposal'; readonly team: readonly Seat[] }
  | { readonly phase: 'ballot'; readonly team: readonly Seat[]; readonly pass: Pass<Approval> }
  /** The ballot has closed. `due` is the end that it brings (TNO-08). */
  | { readonly phase: 'votes'; readonly due: Ending | null }
  | { readonly phase: 'operation'; readonly pass: Pass<Decision> }
  /** The operation has been carried out. `due` is the end that it brings (TNO-11). */
  | { readonly phase: 'operation-result'; readonly due: Ending | null }
  | { readonly phase: 'over'; readonly ending: Ending }
  | { readonly phase: 'spent'; readonly why: 'again' | 'left' };

export type TrustState = Course & Phase;
export type In<Name extends Phase['phase']> = Course & Extract<Phase, { readonly phase: Name }>;
/** A match that is neither over nor spent. */
export type Played = Exclude<TrustState, { readonly phase: 'over' | 'spent' }>;
export type Next = TrustState | Refusal<PlayCode>;

/** The part that every phase has, without the phase. */
export function course({ deal, leader, history, left }: Course): Course {
  return { deal, leader, history, left };
}

export function playersOf(state: Course): number {
  return state.deal.sides.length;
}

export function spiesOf({ sides }: Deal): Seat[] {
  return sides.flatMap((side, seat) => (side === 'spy' ? [seat] : []));
}

/** The team that was voted on last. There is one in every phase after a ballot. */
export function lastTeam(state: Course): TeamRecord {
  return state.history[state.history.length - 1] as TeamRecord;
}

export function withLastTeam(state: Course, team: TeamRecord): Course {
  return { ...course(state), history: [...state.history.slice(0, -1), team] };
}
