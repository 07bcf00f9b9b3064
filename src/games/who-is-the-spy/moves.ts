// Moves of Who's the Spy?, and reading them from a save.

import { type CommonMove, type Refusal, refuse, type Seat } from '../../core/game';
import {
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
  string,
  variant,
} from '../../core/shape';
import { PLAYERS } from './setup';

export const GUESS_LETTERS = 60;
/** No guess is longer in UTF-16 units, so that whatever was played can be read from a save. */
export const GUESS_UNITS = GUESS_LETTERS * 8;

export type SpyMove =
  /** A card was seen and put away. */
  | { readonly type: 'seen'; readonly seat: Seat }
  | { readonly type: 'said' }
  | { readonly type: 'start-vote' }
  | { readonly type: 'vote'; readonly seat: Seat; readonly choice: Seat }
  /** Open vote: sets or changes one person's vote (SPY-19). */
  | { readonly type: 'mark'; readonly seat: Seat; readonly choice: Seat }
  | { readonly type: 'count' }
  /** From the count, a turned card, a verdict, or a talk without a vote to what follows. */
  | { readonly type: 'go-on' }
  | { readonly type: 'guess'; readonly text: string }
  | { readonly type: 'pass' };

const seat = pipe(number(), integer(), minValue(0), maxValue(PLAYERS.max - 1));
const schema = variant('type', [
  strictObject({
    type: picklist(['said', 'start-vote', 'count', 'go-on', 'pass', 'stop', 'time-is-up', 'deal-again']),
  }),
  strictObject({ type: picklist(['seen', 'leave', 'later']), seat }),
  strictObject({ type: picklist(['vote', 'mark']), seat, choice: seat }),
  strictObject({ type: literal('guess'), text: pipe(string(), maxLength(GUESS_UNITS)) }),
]);

export function readMove(raw: unknown): SpyMove | CommonMove | Refusal {
  return readAs(schema, raw) as SpyMove | CommonMove | Refusal;
}

export type PlayCode =
  | 'not-now'
  | 'match-over'
  | 'not-at-the-table'
  | 'not-your-turn'
  | 'not-a-candidate'
  | 'last-in-pass'
  | 'votes-missing'
  | 'guess-empty'
  | 'guess-long'
  | 'clues-began'
  | 'no-clock-here';

export function no(code: PlayCode, about?: Readonly<Record<string, number>>): Refusal<PlayCode> {
  return refuse(code, about);
}
