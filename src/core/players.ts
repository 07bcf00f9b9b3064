// Players: cleaning names, telling namesakes apart, seating. A player is an id and a name; a seat is a place in the list.

import { type Refusal, refuse, type Seat } from './game';
import { foldLetters, seenLength } from './letters';

export interface Player {
  /** Tells people apart over matches of an evening; never shown. */
  readonly id: string;
  readonly name: string;
}

export const NAME_LETTERS = 24;

/** Letters and signs by their class that show nothing: Hangul fillers, the empty Braille cell. */
const BLANKS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;

export type NameRefusal = Refusal<'name-empty' | 'name-long'>;

/**
 * A name as it will be shown (ALL-11): trimmed, inner white space folded, NFC.
 * Refuses `name-empty` (nothing to see in it) and `name-long` (over 24 user-perceived characters; `about.letters`).
 */
export function cleanName(raw: string): string | NameRefusal {
  const name = raw
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replace(BLANKS, ''))) return refuse('name-empty');
  const letters = seenLength(name);
  if (letters > NAME_LETTERS) return refuse('name-long', { letters, most: NAME_LETTERS });
  return name;
}

/** Equal for names that a table would take for the same one (ALL-11): without case and accents, й å ø æ kept. */
export function nameKey(name: string): string {
  const folded = foldLetters(name).replace(/\s+/gu, ' ').trim();
  return folded === '' ? name : folded;
}

/** For each seat its badge number from 1 among namesakes, in seating order, or 0 where the name stands alone. */
export function badges(names: readonly string[]): number[] {
  const keys = names.map(nameKey);
  return keys.map((key, seat) => {
    if (keys.indexOf(key) === keys.lastIndexOf(key)) return 0;
    return keys.slice(0, seat + 1).filter((other) => other === key).length;
  });
}

/** The list with the player at `from` moved to `to`; places beyond the ends mean the ends. */
export function reseat<T>(list: readonly T[], from: Seat, to: Seat): T[] {
  const out = [...list];
  const [moved] = out.splice(from, 1);
  if (moved !== undefined) out.splice(Math.max(0, Math.min(out.length, to)), 0, moved);
  return out;
}
