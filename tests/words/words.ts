// Words: pairs, seeded draws and nasty letters for the tests of this room.

import fc from 'fast-check';
import { chanceFrom, type Draw } from '../../src/core/chance';
import type { Pair, Word, WordLanguage } from '../../src/words/pair';

export function word(text: string, ...variants: string[]): Word {
  return { text, variants };
}

export function pairOf(
  first: string | Word,
  second: string | Word,
  language: WordLanguage = 'en',
  set: Pair['set'] = 'simple',
): Pair {
  const [a, b] = [first, second].map((one) => (typeof one === 'string' ? word(one) : one)) as [Word, Word];
  return { language, set, words: [a, b] };
}

/** So many pairs that differ in both words. */
export function potOf(size: number, language: WordLanguage = 'en', set: Pair['set'] = 'simple'): Pair[] {
  return Array.from({ length: size }, (_, at) => pairOf(`${set} left ${at}`, `${set} right ${at}`, language, set));
}

export function seeded(number: number): Draw {
  return chanceFrom(number.toString(16).padStart(32, '0')).hidden('word pair');
}

/** Texts made of what breaks comparisons: bases, marks in any order, joiners, signs, letters with odd cases. */
export const nastyText = fc.string({
  unit: fc.constantFrom(
    ...[
      'a',
      'A',
      'o',
      'e',
      'и',
      'е',
      'ё',
      'Ё',
      'й',
      'Й',
      'å',
      'Å',
      'ø',
      'Ø',
      'æ',
      'Æ',
      'ǻ',
      'ǿ',
      'ǽ',
      'ä',
      'ö',
      'é',
      'ï',
      'ѝ',
    ],
    ...['\u0300', '\u0301', '\u0306', '\u0308', '\u030A', '\u0323', '\u0345', '\u20DD', '\u3099', '\u{E0100}'],
    ...[
      ' ',
      '-',
      '‐',
      '–',
      '’',
      'ʼ',
      '´',
      '/',
      '.',
      '\u00AD',
      '\u200B',
      '\u200D',
      '\u200E',
      '\u2060',
      '\uFEFF',
      '\uFE0F',
      '\n',
    ],
    ...[
      'ß',
      'ẞ',
      'İ',
      'ı',
      'ς',
      'Σ',
      'ŉ',
      'ǰ',
      'ﬁ',
      'Ⅷ',
      '½',
      'Ａ',
      '①',
      '🕵️',
      '👩‍👩‍👧',
      'か',
      '각',
      'ᄀ',
      'ᅡ',
      'ि',
      '\uD800',
    ],
  ),
  maxLength: 8,
});

export const anyText = fc.oneof(nastyText, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
export const anyLanguage = fc.constantFrom<WordLanguage>('en', 'ru', 'nb');
