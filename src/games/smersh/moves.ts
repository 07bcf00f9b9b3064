// Moves of SMERSH, and reading them from a save.

import { type CommonMove, type Refusal, refuse, type Seat } from '../../core/game';
import {
  array,
  integer,
  literal,
  maxLength,
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

export type SmershMove =
  /** A card or an answer was seen and put away. */
  | { readonly type: 'seen'; readonly seat: Seat }
  /** Whoever hands out gives the ability in hand to this player (SMR-15). */
  | { readonly type: 'hand-out'; readonly seat: Seat }
  /** There is nobody to give it to (SMR-15). */
  | { readonly type: 'discard' }
  /** This player uses the ability they hold on these others, in any order (SMR-16, SMR-17). */
  | { readonly type: 'use'; readonly seat: Seat; readonly on: readonly Seat[] }
  /** The leader puts somebody in the squad, or takes them out. */
  | { readonly type: 'pick'; readonly seat: Seat }
  | { readonly type: 'propose' }
  /** Back to the picking, until the first speech has begun; who was picked stays picked (SMR-08). */
  | { readonly type: 'change-team' }
  | { readonly type: 'start-speeches' }
  /** A speech, or a minute on the floor, is over. */
  | { readonly type: 'said' }
  /** In one's own speech, or by anybody after the speeches (SMR-08). */
  | { readonly type: 'extra-minute'; readonly seat: Seat }
  | { readonly type: 'start-vote' }
  | { readonly type: 'vote'; readonly seat: Seat; readonly choice: Approval }
  /** Both options of a scout are the one choice `complete`: nothing else is recorded of them (SMR-11). */
  | { readonly type: 'decide'; readonly seat: Seat; readonly choice: Decision }
  /** From the first leader, a window or a result to what follows. */
  | { readonly type: 'go-on' };

const seat = pipe(number(), integer(), minValue(0), maxValue(PLAYERS.max - 1));
const bare = [
  ...(['discard', 'propose', 'change-team', 'start-speeches', 'said', 'start-vote', 'go-on'] as const),
  ...(['stop', 'time-is-up', 'deal-again'] as const),
];
const schema = variant('type', [
  strictObject({ type: picklist(bare) }),
  strictObject({ type: picklist(['seen', 'hand-out', 'pick', 'extra-minute', 'leave', 'later']), seat }),
  strictObject({ type: literal('use'), seat, on: pipe(array(seat), maxLength(2)) }),
  strictObject({ type: literal('vote'), seat, choice: picklist(['approve', 'reject']) }),
  strictObject({ type: literal('decide'), seat, choice: picklist(['complete', 'sabotage']) }),
]);

export function readMove(raw: unknown): SmershMove | CommonMove | Refusal {
  return readAs(schema, raw) as SmershMove | CommonMove | Refusal;
}

/** Why a held ability cannot be used now, whomever it would be used on. */
export type Barred =
  | 'not-in-this-window'
  | 'just-taken'
  | 'no-mission-yet'
  | 'leads-already'
  | 'nobody-holds-one'
  | 'gives-anyway';

export type PlayCode =
  | Barred
  | 'not-now'
  | 'match-over'
  | 'not-at-the-table'
  | 'not-your-turn'
  | 'not-your-option'
  | 'last-in-pass'
  | 'team-short'
  | 'team-long'
  | 'play-began'
  | 'no-clock-here'
  /** Of a hand-out. */
  | 'not-to-yourself'
  | 'holds-one'
  | 'had-two'
  | 'somebody-can-receive'
  /** Of a use. */
  | 'holds-none'
  | 'choose-others'
  | 'not-oneself'
  | 'twice-the-same'
  | 'not-in-that-squad'
  | 'nothing-to-take'
  /** Of an extra minute. */
  | 'no-minutes'
  | 'no-minutes-left'
  | 'not-your-speech';

export function no(code: PlayCode, about?: Readonly<Record<string, number>>): Refusal<PlayCode> {
  return refuse(code, about);
}
