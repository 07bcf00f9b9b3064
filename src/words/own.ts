// Own: the pairs that people of this device wrote, as one list: what may stand in it, adding, changing, removing
// (SPY-12, SPY-13). Reading many at once is for lines.ts and parcel.ts; keeping the list is the device's business.

import { isRefusal, type Refusal, refuse } from '../core/game';
import { seenLength } from '../core/letters';
import { foldWord } from './compare';
import { type Pair, readPair } from './pair';
import { spellings, WORD_LETTERS, WORD_VARIANTS, type Word, type WordLanguage } from './word';

/** So many pairs of one's own are kept (SPY-12). */
export const OWN_MOST = 200;

/** Heaps of marks count as one letter: a spelling longer than this in UTF-16 units is too long however it looks. */
const SPELLING_UNITS = 16 * WORD_LETTERS;

export type OwnCode =
  | 'word-empty' // nothing left after folding; about.word
  | 'word-long' // about.word, about.most
  | 'variants-many' // about.word, about.most
  | 'pair-equal' // the two words are the same after folding
  | 'variant-collides' // a spelling of one word is one of the other's
  | 'pair-exists' // these two words, in either order and any of their spellings
  | 'own-full'; // about.most

type Words = readonly [Word, Word];

/** Takes pairs one after the other, each judged beside those before it; asking costs the same however many there are. */
export interface Basket {
  /** The pair as it is kept, or why not. `about.word` is 1 or 2. What is wrong with the pair itself is said first. */
  add(words: Words, language: WordLanguage): Pair | Refusal<OwnCode>;
}

export function basketOf(existing: readonly Pair[], most = OWN_MOST): Basket {
  let count = 0;
  const sides = new Map<string, Set<number>>(); // where each folded spelling stands: twice its pair, plus 1 if second

  const put = (folded: Folded): void => {
    folded.forEach((word, second) => {
      for (const one of word) sides.set(one, (sides.get(one) ?? new Set()).add(2 * count + second));
    });
    count++;
  };
  const has = ([first, second]: Folded): boolean =>
    [...first].some((one) =>
      [...(sides.get(one) ?? [])].some((side) => [...second].some((other) => sides.get(other)?.has(side ^ 1))),
    );

  for (const pair of existing) put(foldedOf(pair.words, pair.language));
  return {
    add(words, language) {
      const pair = pairFrom(words, language);
      if (isRefusal(pair)) return pair;
      const folded = foldedOf(pair.words, language);
      if (has(folded)) return refuse('pair-exists');
      if (count >= most) return refuse('own-full', { most });
      put(folded);
      return pair;
    },
  };
}

/**
 * The stored list. Entries that are no pair, or that could not be added beside those before them, are left out.
 * Never throws.
 */
export function readOwn(raw: unknown): Pair[] {
  if (!Array.isArray(raw)) return [];
  const basket = basketOf([]);
  return (raw as unknown[]).flatMap((one) => {
    const read = readPair(one);
    if (isRefusal(read) || read.set !== 'own') return [];
    const pair = basket.add(read.words, read.language);
    return isRefusal(pair) ? [] : [pair];
  });
}

/** The list with one pair more, at its end. */
export function addOwn(existing: readonly Pair[], words: Words, language: WordLanguage): Pair[] | Refusal<OwnCode> {
  const pair = basketOf(existing).add(words, language);
  return isRefusal(pair) ? pair : [...existing, pair];
}

/** The list with other words in one place, judged beside all the other pairs. Refuses `own-missing` for no such place. */
export function changeOwn(
  existing: readonly Pair[],
  index: number,
  words: Words,
  language: WordLanguage,
): Pair[] | Refusal<OwnCode | 'own-missing'> {
  if (existing[index] === undefined) return refuse('own-missing');
  const pair = basketOf(removeOwn(existing, index), Number.POSITIVE_INFINITY).add(words, language);
  return isRefusal(pair) ? pair : existing.map((one, at) => (at === index ? pair : one));
}

/** The list without the pair in one place; the same list if there is no such place. */
export function removeOwn(existing: readonly Pair[], index: number): Pair[] {
  return existing.filter((_, at) => at !== index);
}

/** The language that words are in as far as their letters tell: Cyrillic is Russian, the rest is for others to say. */
export function languageOf(text: string, fallback: WordLanguage): WordLanguage {
  return /\p{Script=Cyrillic}/u.test(text) ? 'ru' : fallback;
}

/**
 * What nobody sees, nobody means and pasting brings along: spaces without width, soft hyphens, marks of direction (they
 * would turn the text beside them too), halves of letters. Joiners stay: they hold emoji and some scripts together.
 */
const STRAY =
  /[\u{AD}\u{61C}\u{180E}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\p{Cs}]/gu;

export function withoutStray(text: string): string {
  return text.replace(STRAY, '');
}

/** A spelling as it is kept: NFC, single spaces, trimmed, without stray characters. Idempotent. */
export function tidySpelling(text: string): string {
  const tidy = withoutStray(text)
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ');
  let [from, to] = [0, tidy.length]; // by hand: an expression that looks for the last joiner takes its time
  while (from < to && isEdge(tidy[from])) from++;
  while (from < to && isEdge(tidy[to - 1])) to--;
  return tidy.slice(from, to);
}

function isEdge(unit: string | undefined): boolean {
  return unit === ' ' || unit === '\u200C' || unit === '\u200D';
}

/** The words judged by themselves. */
function pairFrom(words: Words, language: WordLanguage): Pair | Refusal<OwnCode> {
  const first = tidyWord(words[0]);
  const second = tidyWord(words[1]);
  const fault = wordFault(first, 1, language) ?? wordFault(second, 2, language);
  if (fault) return fault;
  const [ones, others] = foldedOf([first, second], language);
  if (foldWord(first.text, language) === foldWord(second.text, language)) return refuse('pair-equal');
  if ([...ones].some((one) => others.has(one))) return refuse('variant-collides');
  return { language, set: 'own', words: [first, second] };
}

/** Blank variants, and those that are there already letter by letter, say nothing. */
function tidyWord(word: Word): Word {
  const text = tidySpelling(word.text);
  const variants = new Set(word.variants.map(tidySpelling));
  variants.delete('');
  variants.delete(text);
  return { text, variants: [...variants] };
}

function wordFault(word: Word, at: 1 | 2, language: WordLanguage): Refusal<OwnCode> | undefined {
  if (word.variants.length > WORD_VARIANTS) return refuse('variants-many', { word: at, most: WORD_VARIANTS });
  const all = spellings(word);
  if (all.some(isLong)) return refuse('word-long', { word: at, most: WORD_LETTERS });
  if (all.some((one) => foldWord(one, language) === '')) return refuse('word-empty', { word: at });
  return undefined;
}

/** No text has more letters than units, so most are not counted. */
function isLong(text: string): boolean {
  return text.length > WORD_LETTERS && (text.length > SPELLING_UNITS || seenLength(text) > WORD_LETTERS);
}

type Folded = readonly [ReadonlySet<string>, ReadonlySet<string>];

function foldedOf(words: Words, language: WordLanguage): Folded {
  const [first, second] = words.map((word) => new Set(spellings(word).map((one) => foldWord(one, language))));
  return [first as Set<string>, second as Set<string>];
}
