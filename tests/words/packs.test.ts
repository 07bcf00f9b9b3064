import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/core/game';
import { type FaultKind, faultsOf, readPack } from '../../src/words/pack';
import { PACK_SETS, type PackSet, type Pair, WORD_LANGUAGES, type WordLanguage } from '../../src/words/pair';
import { loadPack, PackFailure } from '../../src/words/shelf';
import { pairOf, word } from './words';

const SHELF = fileURLToPath(new URL('../../wordpacks/', import.meta.url));
const PAIRS = 90;
const THEMES = 10;
/** Sets that must stand in the house; add here what is finished. */
const REQUIRED: readonly PackSet[] = ['simple', 'tricky', 'hard'];

function setsOf(language: WordLanguage): PackSet[] {
  const names = readdirSync(SHELF + language);
  return PACK_SETS.filter((set) => names.includes(`${set}.json`));
}

function rawPack(language: WordLanguage, set: PackSet): Record<string, unknown[]> {
  return JSON.parse(readFileSync(`${SHELF}${language}/${set}.json`, 'utf8')) as Record<string, unknown[]>;
}

function packOf(raw: unknown, language: WordLanguage = 'en', set: PackSet = 'simple'): Pair[] {
  const pairs = readPack(raw, language, set);
  if (isRefusal(pairs)) throw new Error(JSON.stringify(pairs));
  return pairs;
}

describe.each(WORD_LANGUAGES)('SPY-10 the packs on the shelf: %s', (language) => {
  test('SPY-10 nothing stands there but packs, and none is missing', () => {
    const names = readdirSync(SHELF + language).sort();
    expect(names).toEqual(
      setsOf(language)
        .map((set) => `${set}.json`)
        .sort(),
    );
    expect(setsOf(language)).toEqual(expect.arrayContaining([...REQUIRED]));
  });

  test.each(setsOf(language))('SPY-10 %s: 90 pairs over at least ten themes, none of them most of the set', (set) => {
    const raw = rawPack(language, set);
    expect(packOf(raw, language, set)).toHaveLength(PAIRS);
    expect(Object.keys(raw).length).toBeGreaterThanOrEqual(THEMES);
    for (const pairs of Object.values(raw)) expect(pairs.length).toBeLessThanOrEqual(PAIRS / 5);
  });

  test('SPY-10 SPY-13 no fault within or across sets', () => {
    const all = setsOf(language).flatMap((set) => packOf(rawPack(language, set), language, set));
    expect(all).toHaveLength(setsOf(language).length * PAIRS);
    expect(faultsOf(all).map(({ kind, about, pair }) => `${pair.set} ${kind}: ${about}`)).toEqual([]);
  });

  test.each(setsOf(language))('SPY-10 %s comes from the shelf as it stands in the file', async (set) => {
    const pairs = await loadPack(language, set);
    expect(pairs).toEqual(packOf(rawPack(language, set), language, set));
    expect(pairs.every((pair) => pair.language === language && pair.set === set)).toBe(true);
  });
});

describe('SPY-10 reading a pack', () => {
  test('SPY-13 a word is its spelling, or a list of the shown one and its variants', () => {
    const raw = {
      food: [
        ['latte', 'cappuccino'],
        [['doughnut', 'donut'], 'bagel'],
      ],
      home: [['fork', 'spoon']],
    };
    expect(readPack(raw, 'en', 'hard')).toEqual([
      pairOf('latte', 'cappuccino', 'en', 'hard'),
      pairOf(word('doughnut', 'donut'), 'bagel', 'en', 'hard'),
      pairOf('fork', 'spoon', 'en', 'hard'),
    ]);
  });

  test('CASE-118 the shown text keeps its ё', () => {
    expect(packOf({ nature: [['ёлка', 'берёза']] }, 'ru')[0]?.words.map((one) => one.text)).toEqual(['ёлка', 'берёза']);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a page that says “not found”', '<!doctype html>'],
    ['a list of themes', [[['a', 'b']]]],
    ['no pair at all', {}],
    ['empty themes', { food: [] }],
    ['a theme that is no list', { home: [['a', 'b']], food: { a: 'b' } }],
    ['a pair that is a text', { food: ['ab'] }],
    ['a pair of one', { food: [['a']] }],
    ['a pair of three', { food: [['a', 'b', 'c']] }],
    ['a word that is a number', { food: [['a', 1]] }],
    ['a word without a spelling', { food: [['a', []]] }],
    ['an empty word', { food: [['a', '']] }],
    ['a variant of signs only', { food: [['a', ['b', '…']]] }],
  ])('SPY-10 %s is refused as damaged', (_, raw) => {
    expect(readPack(raw, 'en', 'simple')).toMatchObject({ refused: 'pack-damaged' });
  });

  test('SPY-10 says which pair it could not read, counting from 0', () => {
    const raw = { food: [['a', 'b']], home: [['c', 'd'], ['e']] };
    expect(readPack(raw, 'en', 'simple')).toEqual({ refused: 'pack-damaged', about: { pair: 2 } });
  });
});

describe('SPY-10 the shelf', () => {
  test('SPY-10 a pack that cannot be fetched rejects with a refusal, and can be asked again', async () => {
    let tries = 0;
    const take = async () => {
      if (++tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: { food: [['a', 'b']] } };
    };
    const failure = await loadPack('en', 'simple', take).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PackFailure);
    expect(isRefusal(failure)).toBe(true);
    expect(failure).toMatchObject({ refused: 'pack-missing', cause: expect.any(TypeError) });
    expect(await loadPack('en', 'simple', take)).toEqual([pairOf('a', 'b')]);
  });

  test('SPY-10 a language or set that does not stand there is missing, a file that is no pack damaged', async () => {
    await expect(loadPack('xx' as WordLanguage, 'simple')).rejects.toMatchObject({ refused: 'pack-missing' });
    const swallowed = async () => undefined as unknown as { default: unknown };
    await expect(loadPack('en', 'simple', swallowed)).rejects.toMatchObject({ refused: 'pack-missing' });
    const take = async () => ({ default: { food: 'none' } });
    await expect(loadPack('en', 'simple', take)).rejects.toMatchObject({ refused: 'pack-damaged' });
  });
});

describe('SPY-13 the check finds planted faults', () => {
  const clean = [
    pairOf('fork', 'spoon'),
    pairOf(word('doughnut', 'donut'), 'bagel'),
    pairOf('river', 'lake', 'en', 'hard'),
  ];

  test('SPY-13 and none in clean pairs', () => {
    expect(faultsOf(clean)).toEqual([]);
    expect(faultsOf([pairOf('café', 'fire station'), pairOf('fork', 'spoon', 'nb'), pairOf('fork', 'spoon')])).toEqual(
      [],
    );
    expect(faultsOf([pairOf('jack of hearts', 'king of clubs'), pairOf('blåbær', 'tyttebær', 'nb')])).toEqual([]);
  });

  test.each<[string, Pair, FaultKind]>([
    ['the same pair again', pairOf('fork', 'spoon'), 'duplicate'],
    ['in the other order', pairOf('spoon', 'fork'), 'duplicate'],
    ['in other letters', pairOf('Spóon', 'FORK'), 'duplicate'],
    ['in another set', pairOf('lake', 'river', 'en', 'tricky'), 'duplicate'],
    ['by a variant', pairOf('bagel', 'donut'), 'duplicate'],
    ['by a variant of its own', pairOf(word('ladle', 'spoon'), 'fork'), 'duplicate'],
    ['equal words', pairOf('sofa', 'sofa'), 'equal'],
    ['equal after folding', pairOf('so-fa', 'SÓFA'), 'equal'],
    ['equal by ё', pairOf('ёж', 'еж', 'ru'), 'equal'],
    ['equal by a fallback', pairOf('blåbær', 'blaabaer', 'nb'), 'equal'],
    ['one within the other', pairOf('berry', 'strawberry'), 'contains'],
    ['one within the other, over a space', pairOf('armchair', 'arm'), 'contains'],
    ['the other within one', pairOf('ice cream', 'icecream cone'), 'contains'],
    ['a variant within the other', pairOf(word('autumn', 'fall'), 'waterfall'), 'contains'],
    ['a common stem', pairOf('dancer', 'dancing'), 'common-stem'],
    ['a common stem in Russian', pairOf('лётчик', 'летчица', 'ru'), 'common-stem'],
    ['a common stem in Norwegian', pairOf('hånddyr', 'håndtak', 'nb'), 'common-stem'],
    ['a common stem inside phrases', pairOf('folk singer', 'loud singing'), 'common-stem'],
    ['a common word of phrases', pairOf('sea gull', 'deep sea'), 'common-stem'],
    ['a letter of another alphabet', pairOf('cоffee', 'tea'), 'foreign-sign'],
    ['a Latin letter in Russian', pairOf('кофe', 'чай', 'ru'), 'foreign-sign'],
    ['a foreign letter in a variant', pairOf(word('fjord', 'fjörd'), 'elv', 'nb'), 'foreign-sign'],
    ['a Norwegian letter in English', pairOf('bjørn', 'wolf'), 'foreign-sign'],
    ['a sign that belongs into no word', pairOf('cup & saucer', 'plate'), 'foreign-sign'],
    ['an unseen character', pairOf('cup\u200B', 'plate'), 'foreign-sign'],
    ['25 letters', pairOf('abcdefghijklmnopqrstuvwxy', 'plate'), 'too-long'],
    ['a variant of 25 letters', pairOf(word('cup', 'abcdefghijklmnopqrstuvwxy'), 'plate'), 'too-long'],
    ['a variant that is the other word', pairOf(word('cup', 'mug'), 'mug'), 'variant-collides'],
    [
      'a variant that is a variant of the other',
      pairOf(word('cup', 'beaker'), word('glass', 'Beaker')),
      'variant-collides',
    ],
    ['a word that is a variant of the other', pairOf('cup', word('glass', 'c-u-p')), 'variant-collides'],
    ['a variant that says nothing new', pairOf(word('ёлка', 'елка'), 'сосна', 'ru'), 'variant-idle'],
    ['a variant that stands there twice', pairOf(word('cup', 'beaker', 'Beaker'), 'plate'), 'variant-idle'],
    ['nothing left after folding', pairOf('-', 'plate'), 'empty'],
    ['a variant of which nothing is left', pairOf(word('cup', '’'), 'plate'), 'empty'],
    ['a space too many', pairOf('ice  rink', 'plate'), 'untidy'],
    ['a space at the end', pairOf('cup ', 'plate'), 'untidy'],
    ['letters in pieces', pairOf('cafe\u0301', 'plate'), 'untidy'],
  ])('SPY-13 %s', (_, planted, kind) => {
    const found = faultsOf([...clean, planted]);
    expect(found.map((fault) => [fault.kind, fault.pair])).toContainEqual([kind, planted]);
    expect(found.every((fault) => fault.pair === planted)).toBe(true);
  });

  test('SPY-13 exactly 24 letters are allowed, as people see them', () => {
    expect(faultsOf([pairOf('ré'.repeat(12), 'plate')])).toEqual([]);
  });
});
