// Pack: a shipped file of pairs, read; and what can be wrong with the pairs in it as far as a program can tell.
// How many pairs and themes there must be is for the tests to say; whether a pair is fun, for a reader.

import { isRefusal, type Refusal, refuse } from '../core/game';
import { seenLength } from '../core/letters';
import { foldWord, lettersOf, sameWord } from './compare';
import { type PackSet, type Pair, pairKey, readPair, type Word, type WordLanguage } from './pair';
import { spellings } from './word';

/** A word of a pack has at most so many user-perceived characters. */
export const PACK_WORD_LETTERS = 24;

/**
 * The pairs of a pack, theme after theme: `{ theme: [[word, word], …] }`, where a word is its spelling or a list of the
 * shown spelling and its variants. Refuses `pack-damaged` for everything else; `about.pair` counts from 0.
 */
export function readPack(raw: unknown, language: WordLanguage, set: PackSet): Pair[] | Refusal<'pack-damaged'> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('pack-damaged');
  const pairs: Pair[] = [];
  for (const theme of Object.values(raw) as unknown[]) {
    if (!Array.isArray(theme)) return refuse('pack-damaged', { pair: pairs.length });
    for (const words of theme as unknown[]) {
      const pair = readPair({ language, set, words: Array.isArray(words) ? words.map(unpacked) : words });
      if (isRefusal(pair)) return refuse('pack-damaged', { pair: pairs.length });
      pairs.push(pair);
    }
  }
  return pairs.length === 0 ? refuse('pack-damaged') : pairs;
}

function unpacked(word: unknown): unknown {
  if (!Array.isArray(word)) return { text: word, variants: [] };
  const [text, ...variants] = word as unknown[];
  return { text, variants };
}

export type FaultKind =
  | 'empty' // nothing left after folding
  | 'too-long'
  | 'foreign-sign' // a letter of another alphabet, or a sign that belongs into no word
  | 'untidy' // not NFC, or stray spaces
  | 'equal' // the two words are the same
  | 'variant-collides' // a spelling of one word is one of the other's
  | 'variant-idle' // a variant that the comparison accepts without it
  | 'contains' // one word stands within the other
  | 'common-stem'
  | 'duplicate'; // the same two words as an earlier pair, in either order, in any spelling

export interface Fault {
  readonly kind: FaultKind;
  readonly pair: Pair;
  /** What it is about, for whoever repairs the pack. */
  readonly about: string;
}

/** Everything a program can find wrong with the pairs of one or more packs, pair by pair. Languages do not mix. */
export function faultsOf(pairs: readonly Pair[]): Fault[] {
  const seen = new Map<string, Pair>();
  return pairs.flatMap((pair) => {
    const found = [...pair.words.flatMap((word) => wordFaults(word, pair.language)), ...pairFaults(pair)];
    const keys = keysOf(pair);
    const earlier = keys.map((key) => seen.get(key)).find((other) => other !== undefined);
    if (earlier) found.push(['duplicate', `${titleOf(earlier)} (${earlier.set})`]);
    for (const key of keys) if (!seen.has(key)) seen.set(key, pair);
    return found.map(([kind, about]) => ({ kind, pair, about }));
  });
}

type Found = readonly [kind: FaultKind, about: string];

/** Letters of each language, and those of its loanwords (café, idé, fôr). ё/е are told apart only when shown. */
const LETTERS: Readonly<Record<WordLanguage, RegExp>> = {
  en: /^[a-zéèêñï0-9 '’-]*$/iu,
  ru: /^[а-яё0-9 -]*$/iu,
  nb: /^[a-zæøåéèêóòô0-9 '’-]*$/iu,
};

function wordFaults(word: Word, language: WordLanguage): Found[] {
  const found: Found[] = [];
  for (const spelling of spellings(word)) {
    if (foldWord(spelling, language) === '') found.push(['empty', spelling]);
    if (seenLength(spelling) > PACK_WORD_LETTERS) found.push(['too-long', spelling]);
    if (!LETTERS[language].test(spelling.normalize('NFC'))) found.push(['foreign-sign', spelling]);
    if (spelling !== spelling.normalize('NFC').trim().replace(/\s+/gu, ' ')) found.push(['untidy', spelling]);
  }
  word.variants.forEach((variant, at) => {
    const before = [word.text, ...word.variants.slice(0, at)];
    if (before.some((spelling) => sameWord(spelling, variant, language))) found.push(['variant-idle', variant]);
  });
  return found;
}

function pairFaults({ words: [first, second], language }: Pair): Found[] {
  const found: Found[] = [];
  for (const a of spellings(first)) {
    for (const b of spellings(second)) {
      const shown = a === first.text && b === second.text;
      const about = `${a} / ${b}`;
      if (sameWord(a, b, language)) found.push([shown ? 'equal' : 'variant-collides', about]);
      else if (containsOther(a, b, language)) found.push(['contains', about]);
      else if (shareStem(a, b, language)) found.push(['common-stem', about]);
    }
  }
  return found;
}

function containsOther(a: string, b: string, language: WordLanguage): boolean {
  const [x, y] = [lettersOf(a, language), lettersOf(b, language)];
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x));
}

/** So many letters in common at the beginning of two words make a stem: danc-e and danc-ing. */
const STEM = 4;

/** A word of a phrase with fewer letters is a particle (of, на, på), which two phrases may share. */
const PARTICLE = 3;

/** Whether a word of one phrase begins like a word of the other, or is the same and no mere particle. */
function shareStem(a: string, b: string, language: WordLanguage): boolean {
  return partsOf(a, language).some((x) =>
    partsOf(b, language).some((y) => (x === y && x.length >= PARTICLE) || commonStart(x, y) >= STEM),
  );
}

function partsOf(text: string, language: WordLanguage): string[] {
  return text
    .split(/[\s-]+/u)
    .map((part) => lettersOf(part, language))
    .filter((part) => part !== '');
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** The keys of a pair in all its spellings. */
function keysOf(pair: Pair): string[] {
  const [first, second] = pair.words.map((word) => spellings(word).map((text) => ({ text, variants: [] })));
  return (first ?? []).flatMap((a) => (second ?? []).map((b) => pairKey({ ...pair, words: [a, b] })));
}

function titleOf(pair: Pair): string {
  return pair.words.map((word) => word.text).join(' / ');
}
