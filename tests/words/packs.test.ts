import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/core/game';
import { type FaultKind, faultsOf, readPack } from '../../src/words/pack';
import { PACK_SETS, type PackSet, type Pair, WORD_LANGUAGES, type WordLanguage } from '../../src/words/pair';
import { loadPack, PackFailure } from '../../src/words/shelf';
import { PAIRS, type ShapeFaultKind, shapeFaultsOf, THEMES } from './shape';
import { type StemFaultKind, stemFaultsOf } from './stems';
import { pairOf, word } from './words';

const SHELF = fileURLToPath(new URL('../../wordpacks/', import.meta.url));
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
    expect(packOf(rawPack(language, set), language, set)).toHaveLength(PAIRS);
    expect(shapeFaultsOf(rawPack(language, set))).toEqual([]);
  });

  test('SPY-10 SPY-13 no fault within or across sets', () => {
    const all = setsOf(language).flatMap((set) => packOf(rawPack(language, set), language, set));
    expect(all).toHaveLength(setsOf(language).length * PAIRS);
    const faults = [...faultsOf(all), ...stemFaultsOf(all)];
    expect(faults.map(({ kind, about, pair }) => `${pair.set} ${kind}: ${about}`)).toEqual([]);
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

describe('SPY-10 the check finds words that a stemmer takes for one', () => {
  test('SPY-10 and none in clean pairs', () => {
    const clean = [
      pairOf('river', 'lake'),
      pairOf('jack of hearts', 'king of clubs'), // a particle
      pairOf('car', 'scarf'), // a short stem that stands there by chance
      pairOf('море', 'мороз', 'ru'),
      pairOf('is', 'gris', 'nb'),
      pairOf('blåbær', 'tyttebær', 'nb'),
    ];
    expect(stemFaultsOf(clean)).toEqual([]);
  });

  // Those marked * pass the check by letters.
  test.each<[string, Pair, StemFaultKind]>([
    ['a common stem', pairOf('knitter', 'knitters'), 'same-stem'],
    ['a common stem with few letters *', pairOf('pony', 'ponies'), 'same-stem'],
    ['a common stem in Russian *', pairOf('игра', 'игры', 'ru'), 'same-stem'],
    ['a common stem in Russian, by ё *', pairOf('ёлка', 'елки', 'ru'), 'same-stem'],
    ['a common stem in Norwegian *', pairOf('kone', 'kona', 'nb'), 'same-stem'],
    ['a common stem of a variant *', pairOf(word('foal', 'pony'), 'ponies'), 'same-stem'],
    ['a common stem inside phrases *', pairOf('baby tooth', 'two babies'), 'same-stem'],
    ['a common word of phrases', pairOf('sea gull', 'deep-sea diver'), 'same-stem'],
    ['a stem within the other *', pairOf('cycling', 'motorcycle'), 'contains-stem'],
    ['a stem within the other, the other way round *', pairOf('unhappiness', 'happy'), 'contains-stem'],
    ['a stem within the other in Russian *', pairOf('школа', 'дошкольник', 'ru'), 'contains-stem'],
    ['a stem within the other in Norwegian *', pairOf('blomster', 'vårblomst', 'nb'), 'contains-stem'],
    ['a stem within a variant *', pairOf('cycling', word('moped', 'motorcycle')), 'contains-stem'],
    ['a stem over a space *', pairOf('seagulls', 'sea gull chick'), 'contains-stem'],
  ])('SPY-10 %s', (title, planted, kind) => {
    expect(stemFaultsOf([pairOf('river', 'lake'), planted])).toMatchObject([{ kind, pair: planted }]);
    expect(faultsOf([planted]).length > 0).toBe(!title.endsWith('*'));
  });
});

describe('SPY-10 the check finds sets of the wrong shape', () => {
  /** So many pairs in each of the themes. */
  const setOf = (...sizes: number[]) =>
    Object.fromEntries(
      sizes.map((size, at) => [THEMES[at] ?? `theme ${at}`, new Array<unknown>(size).fill(['a', 'b'])]),
    );

  test('SPY-10 and nothing in a good one', () => {
    expect(shapeFaultsOf(setOf(9, 9, 9, 9, 9, 9, 9, 9, 9, 9))).toEqual([]);
    expect(shapeFaultsOf(setOf(18, 18, 18, 13, 3, 3, 3, 3, 3, 3, 3, 2))).toEqual([]);
  });

  test.each<[string, ReturnType<typeof setOf>, ShapeFaultKind[]]>([
    ['a pair too few', setOf(8, 9, 9, 9, 9, 9, 9, 9, 9, 9), ['wrong-count']],
    ['a pair too many', setOf(9, 9, 9, 9, 9, 9, 9, 9, 9, 10), ['wrong-count']],
    ['nine themes', setOf(10, 10, 10, 10, 10, 10, 10, 10, 10), ['few-themes']],
    ['nine themes and crumbs', setOf(10, 10, 10, 10, 10, 10, 10, 9, 9, 1, 1), ['few-themes']],
    ['a theme that is most of the set', setOf(19, 15, 7, 7, 7, 7, 7, 7, 7, 7), ['big-theme']],
    ['a misspelt theme', { ...setOf(9, 9, 9, 9, 9, 9, 9, 9, 9, 8), fod: [['a', 'b']] }, ['unknown-theme']],
    ['no theme at all', {}, ['wrong-count', 'few-themes']],
  ])('SPY-10 %s', (_, raw, kinds) => {
    expect(shapeFaultsOf(raw).map((fault) => fault.kind)).toEqual(kinds);
  });
});

describe('SPY-10 wordpacks/README.md', () => {
  const page = readFileSync(`${SHELF}README.md`, 'utf8');

  test('SPY-10 its example is a pack without faults', () => {
    const example = /```json\n(.*?)```/su.exec(page)?.[1] ?? '';
    const pairs = packOf(JSON.parse(example));
    expect(pairs.length).toBeGreaterThan(1);
    expect([...faultsOf(pairs), ...stemFaultsOf(pairs)]).toEqual([]);
  });

  test('SPY-10 it names every theme', () => {
    for (const theme of THEMES) expect(page).toContain(`\`${theme}\``);
  });
});
