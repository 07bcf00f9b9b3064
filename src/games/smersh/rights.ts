// Who hands out: one right for each hand-out, counter-clockwise from the right neighbour of the first leader (SMR-14).

import type { Seat } from '../../core/game';
import { handOutsInAll } from './setup';
import { type Course, type HandOut, playersOf, type SmershState } from './state';

/** How many hand-outs have been made: as many rights are spent. */
export function handedOut({ log }: Course): number {
  return log.filter(({ what }) => what === 'hand-out').length;
}

/** What became of a seat's right. `never`: so many abilities do not come in this match. */
export type Right = 'used' | 'next' | 'waiting' | 'never';

export function rightOf(state: Course, seat: Seat): Right {
  const players = playersOf(state);
  const place = (state.deal.firstLeader - 1 - seat + 2 * players) % players;
  const done = handedOut(state);
  if (place < done) return 'used';
  if (place >= handOutsInAll(state.deal.setup.handOuts)) return 'never';
  return place === done ? 'next' : 'waiting';
}

/** Whose right the next hand-out is. */
export function nextRight(state: Course): Seat {
  const players = playersOf(state);
  return (state.deal.firstLeader - 1 - handedOut(state) + 2 * players) % players;
}

/** Who makes the hand-out that is due: the Instructor, where one has taken the right to it (SMR-16). */
export function giverNow(state: SmershState): Seat {
  if (state.phase !== 'hand-out' || state.instructor === 'nobody') return nextRight(state);
  return state.instructor;
}

/** How many abilities this seat has been handed; what a Psychologist took does not count (SMR-15, SMR-16). */
export function timesHanded({ log }: Course, seat: Seat): number {
  return log.filter((entry): entry is HandOut => entry.what === 'hand-out' && entry.to === seat).length;
}
