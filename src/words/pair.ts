// Pair: two words of one language that a match is played with, and the key under which the device remembers it.
// Reading packs, choosing a pair and judging a guess are its neighbours' business.

import { type Refusal, refuse } from '../core/game';
import { seenLength } from '../core/letters';
import { foldWord, isGuess } from './compare';
import { WORD_LANGUAGES, WORD_LETTERS, WORD_VARIANTS, type Word, type WordLanguage } from './word';

export type { Word, WordLanguage } from './word';
export { WORD_LANGUAGES } from './word';

/** The sets that are shipped, easiest first (SPY-10). */
export const PACK_SETS = ['simple', 'tricky', 'hard'] as const;
export type PackSet = (typeof PACK_SETS)[number];

export interface Pair {
  readonly language: WordLanguage;
  /** `own` is for pairs that people of this device wrote. */
  readonly set: PackSet | 'own';
  readonly words: readonly [Word, Word];
}

/**
 * The same for a pair in either order, whatever its case, accents, variants or set (SPY-36); never the same for pairs
 * of two languages. A fingerprint and not the words: the memory of pairs is stored while the pair is still secret, and
 * a word may stand nowhere but in the saved match. It is stored on devices: changing it makes them forget.
 */
export function pairKey(pair: Pair): string {
  const [a, b] = pair.words.map((word) => foldWord(word.text, pair.language)) as [string, string];
  return `${pair.language} ${fingerprint(a <= b ? `${a} ${b}` : `${b} ${a}`)}`; // folded words hold no spaces
}

/** 64 bits in two lanes of FNV-1a, finished so that near words lie far apart; 16 hexadecimal digits. */
function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let two = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit ^ (one >>> 15), 0x85ebca6b);
  }
  return [finish(one), finish(two ^ one)].map((lane) => lane.toString(16).padStart(8, '0')).join('');
}

function finish(lane: number): number {
  const mixed = Math.imul(lane ^ (lane >>> 16), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/**
 * A pair from a save, built anew field by field. Refuses `pair-damaged` for anything that no pair could be, but does
 * not judge its words: a match that was dealt is played on, also when a later version would not take such a pair.
 */
export function readPair(raw: unknown): Pair | Refusal<'pair-damaged'> {
  if (!isRecord(raw)) return refuse('pair-damaged');
  const language = WORD_LANGUAGES.find((one) => one === raw.language);
  const set = [...PACK_SETS, 'own' as const].find((one) => one === raw.set);
  if (!language || !set || !Array.isArray(raw.words) || raw.words.length !== 2) return refuse('pair-damaged');
  const first = readWord(raw.words[0], language);
  const second = readWord(raw.words[1], language);
  if (!first || !second) return refuse('pair-damaged');
  return { language, set, words: [first, second] };
}

function readWord(raw: unknown, language: WordLanguage): Word | undefined {
  if (!isRecord(raw) || !Array.isArray(raw.variants) || raw.variants.length > WORD_VARIANTS) return undefined;
  const all: unknown[] = [raw.text, ...raw.variants];
  if (!all.every((spelling) => isSpelling(spelling, language))) return undefined;
  const [text, ...variants] = all as [string, ...string[]];
  return { text, variants };
}

/** Something to compare in it, and not too long to be shown. */
function isSpelling(raw: unknown, language: WordLanguage): raw is string {
  return typeof raw === 'string' && seenLength(raw) <= WORD_LETTERS && isGuess(raw, language);
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
