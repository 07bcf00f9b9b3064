// Moves of Trust No One, and reading them from a save.

import { type CommonMove, type Refusal, refuse, type Seat } from '../../core/game';
import {
  integer,
  literal,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  readAs,
  strictObject,
  variant,
} from '../../core/shape';
import type { Approval, Decision } from '../missions/rules/course';
import { PLAYERS } from './setup';

export type TrustMove =
  /** A card was seen and put away. */
  | { readonly type: 'seen'; readonly seat: Seat }
  /** The leader puts somebody in the team, or takes them out (TNO-04). */
  | { readonly type: 'pick'; readonly seat: Seat }
  | { readonly type: 'propose' }
  /** From the discussion back to the picking; who was picked stays picked. */
  | { readonly type: 'change-team' }
  | { readonly type: 'start-vote' }
  | { readonly type: 'vote'; readonly seat: Seat; readonly choice: Approval }
  /** Both options of a scout are the one choice `complete`: nothing else is recorded of them (TNO-09). */
  | { readonly type: 'decide'; readonly seat: Seat; readonly choice: Decision }
  /** From the result of a ballot or of an operation to what follows. */
  | { readonly type: 'go-on' };

const seat = pipe(number(), integer(), minValue(0), maxValue(PLAYERS.max - 1));
const schema = variant('type', [
  strictObject({
    type: picklist(['propose', 'change-team', 'start-vote', 'go-on', 'stop', 'time-is-up', 'deal-again']),
  }),
  strictObject({ type: picklist(['seen', 'pick', 'leave', 'later']), seat }),
  strictObject({ type: literal('vote'), seat, choice: picklist(['approve', 'reject']) }),
  strictObject({ type: literal('decide'), seat, choice: picklist(['complete', 'sabotage']) }),
]);

export function readMove(raw: unknown): TrustMove | CommonMove | Refusal {
  return readAs(schema, raw) as TrustMove | CommonMove | Refusal;
}

export type PlayCode =
  | 'not-now'
  | 'match-over'
  | 'not-at-the-table'
  | 'not-your-turn'
  | 'not-your-option'
  | 'last-in-pass'
  | 'team-short'
  | 'team-long'
  | 'team-proposed'
  | 'no-clock-here';

export function no(code: PlayCode, about?: Readonly<Record<string, number>>): Refusal<PlayCode> {
  return refuse(code, about);
}
