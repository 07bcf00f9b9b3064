import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/core/game';
import { seenLength } from '../../src/core/letters';
import { foldWord, sameWord } from '../../src/words/compare';
import {
  addOwn,
  basketOf,
  changeOwn,
  languageOf,
  OWN_MOST,
  readOwn,
  removeOwn,
  tidySpelling,
} from '../../src/words/own';
import type { Pair, Word, WordLanguage } from '../../src/words/pair';
import { spellings } from '../../src/words/word';
import { anyLanguage, anyText, pairOf, potOf, word } from './words';

const own = (first: string | Word, second: string | Word, language: WordLanguage = 'en') =>
  pairOf(first, second, language, 'own');
const add = (
  first: string | Word,
  second: string | Word,
  existing: readonly Pair[] = [],
  language: WordLanguage = 'en',
) => addOwn(existing, own(first, second).words, language);

const full = potOf(OWN_MOST, 'en', 'own');

describe('SPY-12 adding a pair of one’s own', () => {
  test('SPY-12 puts it at the end, tidied, and leaves the given list alone', () => {
    const list = Object.freeze([own('cat', 'dog')]);
    expect(add('  Ice \u00A0\tcream\u200B ', 'dough\u00ADnut', list)).toEqual([list[0], own('Ice cream', 'doughnut')]);
    expect(list).toEqual([own('cat', 'dog')]);
  });

  test('SPY-12 the 200th is taken, the 201st refused with the number', () => {
    expect(OWN_MOST).toBe(200);
    expect(add('cat', 'dog', full.slice(1))).toHaveLength(200);
    expect(add('cat', 'dog', full)).toEqual({ refused: 'own-full', about: { most: 200 } });
  });

  test('SPY-12 what is wrong with the pair itself is said also when the list is full', () => {
    expect(add('own right 7', 'own left 7', full)).toEqual({ refused: 'pair-exists' });
    expect(add('cat', 'CAT', full)).toEqual({ refused: 'pair-equal' });
  });

  test.each<[string, string, string, WordLanguage]>([
    ['the same', 'cat', 'cat', 'en'],
    ['case', 'cat', 'CAT', 'en'],
    ['signs and spaces', 'ice cream', 'ice-cream!', 'en'],
    ['ё and е', 'ёлка', 'Елка', 'ru'],
    ['Norwegian fallbacks', 'blåbær', 'blaabaer', 'nb'],
    ['unseen characters', 'cat', 'c\u200Bat', 'en'],
  ])('SPY-12 equal words are refused: %s', (_, first, second, language) => {
    expect(add(first, second, [], language)).toEqual({ refused: 'pair-equal' });
  });

  test('CASE-119 SPY-12 equal also when one is composed and the other not', () => {
    expect(add('café', 'café'.normalize('NFD'))).toEqual({ refused: 'pair-equal' });
    expect(add('май', 'маи', [], 'ru')).toEqual([own('май', 'маи', 'ru')]);
  });

  test.each<[string, readonly Pair[], string | Word, string | Word, WordLanguage]>([
    ['in the same order', [own('cat', 'dog')], 'Cat', 'dog', 'en'],
    ['in the other order', [own('cat', 'dog')], 'dog', 'CAT', 'en'],
    ['by a variant of the new one', [own('colour', 'hue')], 'hue', word('color', 'colour'), 'en'],
    ['by a variant of the old one', [own(word('color', 'colour'), 'hue')], 'colour', 'hue', 'en'],
    ['by variants of both', [own(word('a', 'x'), word('b', 'y'))], word('c', 'y'), word('d', 'x'), 'en'],
    ['in another language', [own('taxi', 'bus', 'nb')], 'bus', 'taxi', 'en'],
  ])('SPY-12 a pair that exists already is refused: %s', (_, existing, first, second, language) => {
    expect(add(first, second, existing, language)).toEqual({ refused: 'pair-exists' });
  });

  test.each<[string, readonly Pair[], string | Word, string | Word, WordLanguage]>([
    ['one word in common', [own('cat', 'dog')], 'cat', 'mouse', 'en'],
    ['both words, of two pairs', [own('cat', 'dog'), own('bird', 'fish')], 'cat', 'fish', 'en'],
    ['two spellings of one word', [own(word('a', 'x'), 'b')], 'a', 'x', 'en'],
    ['letters of Norwegian', [own('bål', 'hus', 'nb')], 'bal', 'hus', 'nb'],
  ])('SPY-12 no such pair exists: %s', (_, existing, first, second, language) => {
    expect(add(first, second, existing, language)).toHaveLength(existing.length + 1);
  });

  test('SPY-12 a word of 40 user-perceived characters is taken, of 41 refused', () => {
    const family = '👩‍👩‍👧';
    for (const letter of ['x', 'e\u0301', 'ж']) expect(isRefusal(add(letter.repeat(40), 'y')), letter).toBe(false);
    expect(isRefusal(add(`x${family.repeat(39)}`, 'y'))).toBe(false);
    expect(add('y', 'x'.repeat(41))).toEqual({ refused: 'word-long', about: { word: 2, most: 40 } });
    expect(add(`x${family.repeat(40)}`, 'y')).toEqual({ refused: 'word-long', about: { word: 1, most: 40 } });
    expect(add(word('x', 'y'.repeat(41)), 'z')).toEqual({ refused: 'word-long', about: { word: 1, most: 40 } });
  });

  test('SPY-12 a heap of marks is too long, though it is one character', () => {
    expect(add(`x${'\u0323'.repeat(1000)}`, 'y')).toEqual({ refused: 'word-long', about: { word: 1, most: 40 } });
  });

  test.each(['', ' ', '?!', '🕵️', '\u200B', '\u200D', '’', '\uD800'])(
    'SPY-12 something must be left to compare: %j',
    (nothing) => {
      expect(add(nothing, 'y')).toEqual({ refused: 'word-empty', about: { word: 1 } });
      expect(add('y', nothing)).toEqual({ refused: 'word-empty', about: { word: 2 } });
    },
  );
});

describe('SPY-13 variants', () => {
  test('SPY-13 ten are taken, eleven refused; repeated and blank ones say nothing', () => {
    const ten = [...'bcdefghijk'];
    expect(add(word('a', ...ten), 'z')).toEqual([own(word('a', ...ten), 'z')]);
    expect(add(word('a', ...ten, 'b', ' ', 'a'), 'z')).toEqual([own(word('a', ...ten), 'z')]);
    expect(add(word('a', ...ten, 'l'), 'z')).toEqual({ refused: 'variants-many', about: { word: 1, most: 10 } });
    expect(add('z', word('a', ...ten, 'l'))).toEqual({ refused: 'variants-many', about: { word: 2, most: 10 } });
  });

  test('SPY-13 none may be the other word or its variant', () => {
    expect(add(word('a', 'B'), 'b')).toEqual({ refused: 'variant-collides' });
    expect(add('a', word('b', 'á'))).toEqual({ refused: 'variant-collides' });
    expect(add(word('a', 'c'), word('b', 'c-'))).toEqual({ refused: 'variant-collides' });
  });

  test('SPY-13 a variant of signs only is refused', () => {
    expect(add('a', word('b', '!'))).toEqual({ refused: 'word-empty', about: { word: 2 } });
  });
});

describe('SPY-12 changing and removing', () => {
  const list = [own('cat', 'dog'), own('bird', 'fish'), own('oak', 'birch')];

  test('SPY-12 a changed pair keeps its place and does not stand in its own way', () => {
    expect(changeOwn(list, 1, own('fish', 'Bird').words, 'nb')).toEqual([list[0], own('fish', 'Bird', 'nb'), list[2]]);
    expect(changeOwn(list, 1, own('a', 'b').words, 'en')).toEqual([list[0], own('a', 'b'), list[2]]);
    expect(changeOwn(full, 199, own('a', 'b').words, 'en')).toHaveLength(200);
  });

  test('SPY-12 it is judged beside the others, and only where there is one', () => {
    expect(changeOwn(list, 1, own('dog', 'cat').words, 'en')).toEqual({ refused: 'pair-exists' });
    expect(changeOwn(list, 1, own('x', 'X').words, 'en')).toEqual({ refused: 'pair-equal' });
    for (const nowhere of [-1, 3, 0.5, Number.NaN])
      expect(changeOwn(list, nowhere, own('a', 'b').words, 'en')).toEqual({ refused: 'own-missing' });
  });

  test('SPY-12 removing takes one out and no other', () => {
    expect(removeOwn(list, 1)).toEqual([list[0], list[2]]);
    expect(removeOwn(list, 3)).toEqual(list);
    expect(list).toHaveLength(3);
  });
});

describe('SPY-12 the stored list', () => {
  test('SPY-12 comes back as it was', () => {
    const list = [own(word('ёлка', 'ель'), 'берёза', 'ru'), own('blåbær', 'øl', 'nb'), own('x'.repeat(40), 'y')];
    expect(readOwn(JSON.parse(JSON.stringify(list)))).toEqual(list);
    expect(readOwn(full)).toEqual(full);
  });

  test('SPY-12 damaged entries are left out, and the rest stays', () => {
    const good = own('cat', 'dog');
    const bad: unknown[] = [null, 7, 'cat / dog', [], {}, pairOf('a', 'b'), own('a', 'A'), own('dog', 'cat')];
    bad.push({ ...good, language: 'sv' }, { ...good, words: [good.words[0]] }, own('a', word('b', 'a')));
    expect(readOwn([good, ...bad, own('oak', 'birch')])).toEqual([good, own('oak', 'birch')]);
  });

  test('SPY-12 never holds more than 200', () => {
    expect(readOwn([...full, own('cat', 'dog')])).toEqual(full);
  });

  test('SPY-12 property: whatever is stored, a list comes back in which each pair could be added', () => {
    const entry = fc.record({
      language: fc.oneof(anyLanguage, fc.anything()),
      set: fc.constantFrom('own', 'simple'),
      words: fc.array(fc.record({ text: anyText, variants: fc.array(anyText, { maxLength: 3 }) }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(fc.anything(), entry))), (raw) => {
        const list = readOwn(raw);
        list.forEach((pair, at) => {
          expect(addOwn(list.slice(0, at), pair.words, pair.language)).toEqual(list.slice(0, at + 1));
        });
        expect(readOwn(list)).toEqual(list);
      }),
    );
  });
});

describe('SPY-12 properties', () => {
  const anyWord = fc.record({ text: anyText, variants: fc.array(anyText, { maxLength: 3 }) });

  test('SPY-12 SPY-13 property: what is taken keeps the rules, what is refused breaks the one that is named', () => {
    const counts = new Map<string, number>();
    fc.assert(
      fc.property(anyWord, anyWord, anyLanguage, (first, second, language) => {
        const list = addOwn([], [first, second], language);
        const told = isRefusal(list) ? list.refused : 'taken';
        counts.set(told, (counts.get(told) ?? 0) + 1);
        const clean = [first, second].map((one) =>
          spellings(one)
            .map(tidySpelling)
            .filter((text, at) => at === 0 || text),
        );
        const all = clean.flat();
        const empty = all.some((text) => foldWord(text, language) === '');
        const long = all.some((text) => seenLength(text) > 40);
        const [a, b] = clean as [string[], string[]];
        const meet = a.some((x) => b.some((y) => sameWord(x, y, language)));
        expect(told === 'taken').toBe(!empty && !long && !meet);
        if (told === 'word-empty') expect(empty).toBe(true);
        if (told === 'pair-equal') expect(sameWord(a[0] as string, b[0] as string, language)).toBe(true);
        if (told === 'variant-collides') expect(sameWord(a[0] as string, b[0] as string, language)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(counts.get('taken')).toBeGreaterThan(30);
    expect(counts.get('word-empty')).toBeGreaterThan(30);
  });

  test('CASE-119 property: tidying is idempotent, sees no NFC or NFD, and changes no comparison', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        const tidy = tidySpelling(text);
        expect(tidySpelling(tidy)).toBe(tidy);
        expect(foldWord(tidy, language)).toBe(foldWord(text, language));
        expect(tidy).toBe(tidy.trim().normalize('NFC'));
      }),
      { numRuns: 500 },
    );
  });

  test('SPY-12 property: a pair that was taken is refused the second time, in either order, composed or not', () => {
    fc.assert(
      fc.property(anyWord, anyWord, anyLanguage, (first, second, language) => {
        const basket = basketOf(full.slice(1));
        if (isRefusal(basket.add([first, second], language))) return;
        const nfd = (one: Word): Word => ({ text: one.text.normalize('NFD'), variants: [] });
        expect(basket.add([first, second], language)).toEqual({ refused: 'pair-exists' });
        expect(basket.add([second, first], language)).toEqual({ refused: 'pair-exists' });
        expect(basket.add([nfd(second), nfd(first)], language)).toEqual({ refused: 'pair-exists' });
      }),
    );
  });
});

test('SPY-12 Cyrillic is Russian, the rest is what it was said to be', () => {
  expect(languageOf('кошка', 'nb')).toBe('ru');
  expect(languageOf('DJ Ёж', 'en')).toBe('ru');
  for (const text of ['cat', 'blåbær', '123', '', '猫', 'γάτα']) {
    expect(languageOf(text, 'nb')).toBe('nb');
    expect(languageOf(text, 'ru')).toBe('ru');
  }
});
