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
 * of two languages. It is stored on devices: changing it makes them forget.
 */
export function pairKey(pair: Pair): string {
  const [a, b] = pair.words.map((word) => foldWord(word.text, pair.language)) as [string, string];
  return a <= b ? `${pair.language} ${a} ${b}` : `${pair.language} ${b} ${a}`; // folded words hold no spaces
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
