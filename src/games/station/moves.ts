// Moves of The Station, and reading them from a save.

import { type CommonMove, type Refusal, refuse, type Seat } from '../../core/game';
import {
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  readAs,
  strictObject,
  variant,
} from '../../core/shape';
import { PLAYERS } from './setup';

/** From the top of the screen: 0, 1, 2. */
export type PlanAt = 0 | 1 | 2;
export const PLANS: readonly PlanAt[] = [0, 1, 2];
export const JOBS = ['field', 'radio', 'guard'] as const;
export type Job = (typeof JOBS)[number];
/** All pastimes are the one choice `none`: nothing else is recorded of them (STN-304). */
export const SECRETS = ['none', 'sabotage', 'trap'] as const;
export type Secret = (typeof SECRETS)[number];

/** STN-301. */
export interface Order {
  readonly plan: PlanAt;
  readonly job: Job;
  readonly partner: Seat | null;
  readonly secret: Secret;
}

export type StationMove =
  /** A card was seen and put away. */
  | { readonly type: 'seen'; readonly seat: Seat }
  /** Everyone is ready: talking ends, and the order pass begins (STN-806). */
  | { readonly type: 'start-orders' }
  | ({ readonly type: 'order'; readonly seat: Seat } & Order)
  /** From the result of a mission to the vote (STN-806). */
  | { readonly type: 'start-vote' }
  | { readonly type: 'vote'; readonly seat: Seat; readonly choice: Seat | 'none' }
  /** Open vote: sets or changes one person's vote (STN-902). */
  | { readonly type: 'mark'; readonly seat: Seat; readonly choice: Seat | 'none' }
  /** Open vote: closes it; who has not voted counts as None. */
  | { readonly type: 'count' }
  /** From the outcome of a round to the next one, or to the truth. */
  | { readonly type: 'go-on' };

const seat = pipe(number(), integer(), minValue(0), maxValue(PLAYERS.max - 1));
const sealed = { type: picklist(['vote', 'mark']), seat };
const schema = variant('type', [
  strictObject({
    type: picklist(['start-orders', 'start-vote', 'count', 'go-on', 'stop', 'time-is-up', 'deal-again']),
  }),
  strictObject({ type: picklist(['seen', 'leave', 'later']), seat }),
  strictObject({
    type: literal('order'),
    seat,
    plan: picklist([0, 1, 2]),
    job: picklist(JOBS),
    partner: nullable(seat),
    secret: picklist(SECRETS),
  }),
  strictObject({ ...sealed, choice: literal('none') }),
  strictObject({ ...sealed, choice: seat }),
]);

/** Refuses `damaged`. */
export function readMove(raw: unknown): StationMove | CommonMove | Refusal {
  return readAs(schema, raw) as StationMove | CommonMove | Refusal;
}

export type PlayCode =
  | 'not-now'
  | 'match-over'
  | 'not-at-the-table'
  | 'not-your-turn'
  | 'not-your-option'
  | 'not-a-partner'
  | 'not-a-candidate'
  | 'injured'
  | 'last-in-pass'
  | 'orders-began'
  | 'no-clock-here';

export function no(code: PlayCode, about?: Readonly<Record<string, number>>): Refusal<PlayCode> {
  return refuse(code, about);
}
