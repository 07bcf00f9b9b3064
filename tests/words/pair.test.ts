import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/core/game';
import { pairKey, readPair } from '../../src/words/pair';
import { anyLanguage, pairOf, word } from './words';

describe('SPY-36 the key under which a pair is remembered', () => {
  test('SPY-36 the same in either order, whatever the case, accents, variants and set', () => {
    const key = pairKey(pairOf('Latte', 'cappuccino'));
    expect(pairKey(pairOf('cappuccino', 'latte'))).toBe(key);
    expect(pairKey(pairOf(word('latté', 'late'), 'CAPPUCCINO', 'en', 'own'))).toBe(key);
    expect(pairKey(pairOf('ёж', 'ёлка', 'ru'))).toBe(pairKey(pairOf('Елка', 'еж', 'ru')));
    expect(pairKey(pairOf('blåbær', 'øl', 'nb'))).toBe(pairKey(pairOf('oel', 'blaabaer', 'nb')));
  });

  test('SPY-36 another one for other words and for another language', () => {
    const keys = [
      pairOf('latte', 'cappuccino'),
      pairOf('latte', 'cappuccino', 'nb'),
      pairOf('latte', 'mocha'),
      pairOf('a b', 'c'),
      pairOf('a', 'b c'),
      pairOf('май', 'лес', 'ru'),
      pairOf('маи', 'лес', 'ru'),
    ].map(pairKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('SPY-36 keys are stored on devices: these never change', () => {
    expect(pairKey(pairOf('Ice cream', 'doughnut'))).toBe('en 441c5f0463318ecc');
    expect(pairKey(pairOf('Ёлка', 'май', 'ru'))).toBe('ru 417df3f267485533');
    expect(pairKey(pairOf('blåbær', 'øl', 'nb'))).toBe('nb 473befc011192b27');
  });

  test('SPY-11 SPY-36 a key does not hold the words: it is stored while they are secret', () => {
    for (const [a, b] of [
      ['latte', 'cappuccino'],
      ['tea', 'a'],
      ['abba', 'ada'],
    ] as const) {
      expect(pairKey(pairOf(a, b))).toMatch(/^en [0-9a-f]{16}$/);
      expect(pairKey(pairOf(a, b))).not.toContain(a === 'abba' ? 'abba ' : `${a} `);
    }
  });

  test('SPY-36 property: equal keys mean the same two words', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abø é-'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(text, text, text, text, anyLanguage, (a, b, c, d, language) => {
        const folded = (x: string, y: string) =>
          [x, y]
            .map((one) => pairKey(pairOf(one, one, language)))
            .sort()
            .join();
        expect(pairKey(pairOf(a, b, language)) === pairKey(pairOf(c, d, language))).toBe(folded(a, b) === folded(c, d));
      }),
    );
  });
});

describe('SPY-13 a pair from a save', () => {
  const good = pairOf(word('ёлка', 'ель'), 'берёза', 'ru', 'hard');

  test('SPY-13 comes back with its variants, language and set', () => {
    for (const pair of [good, pairOf('a', 'b', 'en', 'own'), pairOf('x'.repeat(40), 'y', 'nb')])
      expect(readPair(JSON.parse(JSON.stringify(pair)))).toEqual(pair);
  });

  test('SPY-13 CASE-118 keeps the text as it is shown, and nothing that is no part of a pair', () => {
    const read = readPair({ ...good, extra: 1, words: [{ ...good.words[0], secret: 2 }, good.words[1]] });
    expect(read).toEqual(good);
    expect(JSON.stringify(read)).toContain('ёлка');
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'latte / cappuccino'],
    ['a list', [good]],
    ['an unknown language', { ...good, language: 'sv' }],
    ['no language', { ...good, language: undefined }],
    ['an inherited name for a set', { ...good, set: 'constructor' }],
    ['one word', { ...good, words: [good.words[0]] }],
    ['three words', { ...good, words: [...good.words, good.words[0]] }],
    ['words that are no list', { ...good, words: { 0: good.words[0], 1: good.words[1], length: 2 } }],
    ['a word that is a text', { ...good, words: ['ёлка', 'берёза'] }],
    ['an empty word', { ...good, words: [word(''), word('b')] }],
    ['a word of signs only', { ...good, words: [word('a'), word('?!')] }],
    ['a word of 41 letters', { ...good, words: [word('a'), word('x'.repeat(41))] }],
    ['a number for a word', { ...good, words: [word('a'), { text: 7, variants: [] }] }],
    ['no variants', { ...good, words: [word('a'), { text: 'b' }] }],
    ['a variant that is no text', { ...good, words: [word('a'), { text: 'b', variants: [null] }] }],
    ['an empty variant', { ...good, words: [word('a'), word('b', ' ')] }],
    ['eleven variants', { ...good, words: [word('a'), word('b', ...'cdefghijklm')] }],
  ])('SPY-13 %s is refused as damaged', (_, raw) => {
    expect(readPair(raw)).toEqual({ refused: 'pair-damaged' });
  });

  test('SPY-13 property: whatever is read is a pair or a refusal, never an error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (words, variants) => {
        for (const raw of [
          words,
          { language: 'en', set: 'own', words },
          { ...good, words: [{ text: 'a', variants }, word('b')] },
        ]) {
          const read = readPair(raw);
          if (!isRefusal(read)) expect(readPair(read)).toEqual(read);
        }
      }),
    );
  });
});
