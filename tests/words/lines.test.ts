import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Refusal } from '../../src/core/game';
import { seenLength } from '../../src/core/letters';
import { LINE_LETTERS, type Preview, readLines, shorten, writeLines } from '../../src/words/lines';
import { addOwn, basketOf, languageOf, OWN_MOST, withoutStray } from '../../src/words/own';
import type { Pair, Word } from '../../src/words/pair';
import { top } from '../house/top';
import { anyLanguage, anyText, pairOf, potOf, word } from './words';

const own = (first: string | Word, second: string | Word, language: Pair['language'] = 'en') =>
  pairOf(first, second, language, 'own');

/** The one line's pair, or its refusal. */
function only(line: string, language: Pair['language'] = 'en'): Pair | Refusal {
  const { taken, rejected } = readLines(line, [], language);
  expect(taken.length + rejected.length, line).toBe(1);
  return taken[0] ?? (rejected[0]?.refusal as Refusal);
}

describe('SPY-12 one pair a line', () => {
  test.each([
    ['a slash', 'latte / cappuccino'],
    ['a slash without spaces', 'latte/cappuccino'],
    ['a slash with one space', 'latte/ cappuccino'],
    ['a tab', 'latte\tcappuccino'],
    ['two tabs', 'latte\t\tcappuccino'],
    ['a semicolon', 'latte;cappuccino'],
    ['a comma', 'latte, cappuccino'],
    ['an en dash', 'latte – cappuccino'],
    ['an en dash without spaces', 'latte–cappuccino'],
    ['an em dash', 'latte — cappuccino'],
    ['a hyphen', 'latte - cappuccino'],
    ['two hyphens', 'latte -- cappuccino'],
    ['spaces that do not break', 'latte\u00A0-\u00A0cappuccino'],
    ['CSV', '"latte","cappuccino"'],
    ['CSV with spaces', ' "latte" ; "cappuccino" '],
    ['empty columns', 'latte,cappuccino,,'],
    ['spaces, a BOM, zero-width characters', '\uFEFF \t lat\u200Bte\u200D / \u2060cappuccino\u00AD\u3000'],
    ['a number', '1. latte / cappuccino'],
    ['a number with a bracket', '1) latte / cappuccino'],
    ['a number without a space', '1.latte / cappuccino'],
    ['a bullet', '• latte / cappuccino'],
    ['a hyphen for a bullet', '- latte - cappuccino'],
    ['a dash for a bullet', '— latte — cappuccino'],
    ['an asterisk', '* latte / cappuccino'],
    ['NFD and a null', 'latte / \0cappuccino'],
  ])('SPY-12 parted by %s', (_, line) => {
    expect(only(line)).toEqual(own('latte', 'cappuccino'));
  });

  test.each<[string, string, string, string]>([
    ['hyphens in words', 'T-shirt / t-bane', 'T-shirt', 't-bane'],
    ['hyphens in words and between', 'T-shirt - t-bane', 'T-shirt', 't-bane'],
    ['commas beside a spaced slash', 'tea, green / tea, black', 'tea, green', 'tea, black'],
    ['a slash beside a semicolon', '24/7;always', '24/7', 'always'],
    ['decimals', '1,5 litres;2 litres', '1,5 litres', '2 litres'],
    ['anything beside a tab', 'a / b; c\td, e – f', 'a / b; c', 'd, e – f'],
    ['separators in quotes', '"mac, cheese","rock / roll"', 'mac, cheese', 'rock / roll'],
    ['doubled quotes', '"say ""cheese""",smile', 'say "cheese"', 'smile'],
    ['quotes that are no CSV', '"Ghost" hunter / 5" nail', '"Ghost" hunter', '5" nail'],
    ['a quote that nothing closes', '"half, whole', '"half', 'whole'],
    ['dates', '17. mai / 1. juni', '17. mai', '1. juni'],
    ['dates, the first of a month', '1. mai / 17. mai', '1. mai', '17. mai'],
    ['a number that is no numbering', '1.5 litres / 2.5 litres', '1.5 litres', '2.5 litres'],
    ['markup', '<b>bold / italic', '<b>bold', 'italic'],
    ['right-to-left words', 'שלום / תודה', 'שלום', 'תודה'],
    ['names that objects have', 'constructor / __proto__', 'constructor', '__proto__'],
  ])('SPY-12 %s stay whole', (_, line, first, second) => {
    expect(only(line)).toEqual(own(first, second));
  });

  test.each<[string, string, Word, Word]>([
    ['|', 'color|colour / hue', word('color', 'colour'), word('hue')],
    ['=', 'color = colour, hue=tint', word('color', 'colour'), word('hue', 'tint')],
    ['a cell in quotes', '"color|colour","hue"', word('color', 'colour'), word('hue')],
    ['spellings in quotes', '"tea, green"|"green, tea" / coffee', word('tea, green', 'green, tea'), word('coffee')],
    ['a mark in quotes twice over', '"""a|b""|c",d', word('a|b', 'c'), word('d')],
    ['blank spellings', 'color||colour| / hue', word('color', 'colour'), word('hue')],
  ])('SPY-13 spellings: %s', (_, line, first, second) => {
    expect(only(line)).toEqual(own(first, second));
  });

  test.each<[string, string, Refusal]>([
    ['no separator', 'latte', { refused: 'no-separator' }],
    ['a hyphen in a word only', 'T-shirt', { refused: 'no-separator' }],
    ['a hyphen with one space', 'latte -cappuccino', { refused: 'no-separator' }],
    ['a separator in quotes only', '"latte / cappuccino"', { refused: 'no-separator' }],
    ['spellings only', 'color=colour', { refused: 'no-separator' }],
    ['three words', 'a / b / c', { refused: 'too-many-words', about: { words: 3 } }],
    ['quotes that close within a word', '"a, b" c, d', { refused: 'too-many-words', about: { words: 3 } }],
    ['two pairs', 'a / b, c / d', { refused: 'too-many-words', about: { words: 3 } }],
    ['two separators alike', 'tea - green; coffee', { refused: 'too-many-words', about: { words: 3 } }],
    ['three columns', 'a,b,c,', { refused: 'too-many-words', about: { words: 3 } }],
    ['no second word', 'latte /', { refused: 'word-empty', about: { word: 2 } }],
    ['no first word', '/ latte', { refused: 'word-empty', about: { word: 1 } }],
    ['no word', ',', { refused: 'word-empty', about: { word: 1 } }],
    ['signs only', 'latte / ?!', { refused: 'word-empty', about: { word: 2 } }],
    ['a header', 'word,word', { refused: 'pair-equal' }],
    ['a variant of the other word', 'a|b / b', { refused: 'variant-collides' }],
    ['too long', `${'x'.repeat(41)},y`, { refused: 'word-long', about: { word: 1, most: 40 } }],
    [
      'too many spellings',
      `a,${[...'bcdefghijklm'].join('|')}`,
      { refused: 'variants-many', about: { word: 2, most: 10 } },
    ],
  ])('SPY-12 refused with the reason: %s', (_, line, refusal) => {
    expect(only(line)).toEqual(refusal);
  });

  test('SPY-12 a header of two words is a pair like any other', () => {
    expect(only('word,other')).toEqual(own('word', 'other'));
  });

  test('SPY-12 numbering counts on, wherever it begins; blank lines do not break it', () => {
    const { taken } = readLines('8. a / b\n\n9. c / d\n3. klasse / skole\n10) e / f\n11) g / h', [], 'nb');
    expect(taken.map((pair) => pair.words[0].text)).toEqual(['a', 'c', '3. klasse', 'e', 'g']);
  });

  test('SPY-12 Cyrillic lines are Russian, whatever the interface speaks', () => {
    expect(only('кошка / собака', 'nb')).toEqual(own('кошка', 'собака', 'ru'));
    expect(only('Ёлка / елка')).toEqual({ refused: 'pair-equal' });
  });
});

describe('SPY-12 many lines', () => {
  test('SPY-12 later lines see earlier ones and what was there before', () => {
    const existing = Object.freeze([own('cat', 'dog')]);
    const text = 'oak / birch\r\n\r\nBirch, OAK\rdog;cat\nfork / spoon';
    expect(readLines(text, existing, 'en')).toEqual({
      taken: [own('oak', 'birch'), own('fork', 'spoon')],
      rejected: [
        { line: 3, text: 'Birch, OAK', refusal: { refused: 'pair-exists' } },
        { line: 4, text: 'dog;cat', refusal: { refused: 'pair-exists' } },
      ],
    });
    expect(existing).toEqual([own('cat', 'dog')]);
  });

  test('SPY-12 10,000 lines: 200 taken, every other one refused as full, in order', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `left ${at} / right ${at}`).join('\n');
    const { taken, rejected } = readLines(text, [], 'en');
    expect(taken).toHaveLength(OWN_MOST);
    expect(taken[199]).toEqual(own('left 199', 'right 199'));
    expect(rejected.map((one) => one.line)).toEqual(Array.from({ length: 9_800 }, (_, at) => at + 201));
    for (const { line, text: told, refusal } of rejected) {
      expect(told).toBe(`left ${line - 1} / right ${line - 1}`);
      expect(refusal).toEqual({ refused: 'own-full', about: { most: 200 } });
    }
  });

  // A reading whose time grows with the square of the text would take hours for these.
  test.each<[string, (size: number) => string]>([
    ['one word', (size) => 'x'.repeat(size)],
    ['commas', (size) => ','.repeat(size)],
    ['quotes', (size) => '"'.repeat(size)],
    ['quotes that open', (size) => ',"'.repeat(size / 2)],
    ['quotes that open and double', (size) => `"${',""a'.repeat(size / 4)}`],
    ['quotes that close early', (size) => '"a"b,'.repeat(size / 5)],
    ['hyphens', (size) => ` ${'-'.repeat(size)}x`],
    ['spaces', (size) => `a${' '.repeat(size)}b,${' '.repeat(size)}c`],
    ['spaces behind a quote', (size) => `"a"${' '.repeat(size)}b`],
    ['joiners', (size) => `a${'\u200D'.repeat(size)}b,c`],
    ['marks', (size) => `a${'\u0323'.repeat(size)},b`],
    ['spellings', (size) => `a${'|b'.repeat(size / 2)},c`],
    ['line ends', (size) => '\r\n'.repeat(size / 2)],
    ['numbers', (size) => '1. '.repeat(size / 3)],
    ['zero-width characters', (size) => '\u200B'.repeat(size)],
  ])('SPY-12 a megabyte of %s is read in linear time', (_, make) => {
    const { taken, rejected } = readLines(make(1_000_000), [], 'en');
    expect(taken.length + rejected.length).toBeLessThan(2);
    expect(rejected.every((one) => one.text.length <= 16 * LINE_LETTERS + 1)).toBe(true);
  });

  test('SPY-12 of a refused line at most 80 user-perceived characters are kept', () => {
    for (const letter of ['x', '👩‍👩‍👧', 'e\u0323', '\u{1F1F3}\u{1F1F4}']) {
      const [refused] = readLines(letter.repeat(81), [], 'en').rejected;
      expect(refused?.text).toBe(`${letter.repeat(79)}…`);
      expect(shorten(letter.repeat(80))).toBe(letter.repeat(80));
    }
    const heap = shorten(`x${'\u0323'.repeat(5000)}`);
    expect(heap.length).toBeLessThan(16 * LINE_LETTERS + 2);
    expect(heap.endsWith('…')).toBe(true);
  });
});

describe('SPY-12 the file of nasty inputs', () => {
  const text = readFileSync(join(top, 'tests/fixtures/pairs/nasty.txt'), 'utf8');
  const preview: Preview = readLines(text, [], 'en');

  test('SPY-12 the file is as nasty as it was written', () => {
    expect(text.startsWith('\uFEFF')).toBe(true);
    for (const ends of ['\r\n', '\rT-shirt', '\u2028', '\0', '\u202E', '\u200D']) expect(text).toContain(ends);
  });

  test('SPY-12 what it takes', () => {
    expect(preview.taken).toEqual([
      own('latte', 'cappuccino'),
      own('cat', 'dog'),
      own('oak', 'birch'),
      own('T-shirt', 't-bane'),
      own('sun', 'moon'),
      own('river', 'lake'),
      own('ice cream, vanilla', 'say "cheese"'),
      own('mac, cheese', 'soup'),
      own(word('color', 'colour'), word('hue', 'tint')),
      own('tea', 'coffee'),
      own('milk', 'juice'),
      own('fork', 'spoon'),
      own('knife', 'axe'),
      own('zero', 'one'),
      own('שלום', 'תודה'),
      own('evil', 'good'),
      own(word('<img src', 'x onerror', 'alert(1)>'), '<b>bold</b>'),
      own('spy 🕵️', 'thief 👩‍👩‍👧'),
      own('кошка', 'собака', 'ru'),
      own('"never closed', 'half'),
      own('nul byte', 'bell'),
      own('swing', 'slide'),
      own('17. mai', '1. mai'),
      own('constructor', '__proto__'),
      own('snow', 'hail'),
    ]);
  });

  test('SPY-12 what it refuses, where and why', () => {
    expect(preview.rejected.map(({ line, refusal }) => [line, refusal.refused])).toEqual([
      [1, 'pair-equal'],
      [21, 'too-many-words'],
      [22, 'word-empty'],
      [24, 'pair-exists'],
      [25, 'no-separator'],
      [26, 'too-many-words'],
      [27, 'word-empty'],
      [28, 'word-empty'],
      [30, 'pair-equal'],
      [31, 'word-long'],
      [32, 'variant-collides'],
      [33, 'variants-many'],
      [36, 'no-separator'],
      [40, 'word-empty'],
      [41, 'pair-equal'],
    ]);
  });

  test('SPY-12 is written and read again without a loss', () => {
    expect(readLines(writeLines(preview.taken), [], 'en')).toEqual({ taken: preview.taken, rejected: [] });
  });
});

/** Pieces that a reader of lines may stumble over. */
const pieces = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: anyText },
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        ...[
          'a',
          'b',
          'c',
          'latte',
          'ёж',
          '1. ',
          '2) ',
          '- ',
          '• ',
          '"',
          '""',
          '|',
          '=',
          ' ',
          '  ',
          '\0',
          '<img onerror>',
        ],
        ...['\n', '\n', '\r', '\r\n', '\u2028', '\t', ' / ', '/', ';', ',', ' – ', '—', ' - ', '-', '\uFEFF', '\u200B'],
      ),
    },
  ),
  { maxLength: 40 },
);

describe('SPY-12 fuzzing', () => {
  test('SPY-12 property: no line is lost, none is taken that could not be added, nothing that was there changes', () => {
    const before = [own('a', 'b'), own('latte', word('c', 'cc'))];
    let taken = 0;
    fc.assert(
      fc.property(pieces, anyLanguage, (parts, language) => {
        const text = parts.join('');
        const existing = Object.freeze(before.map((pair) => Object.freeze(pair)));
        const preview = readLines(text, existing, language);
        const filled = text.split(/\r\n|[\r\n\u2028\u2029]/u).flatMap((line, at) => {
          const seen = withoutStray(line).replace(/\p{Cc}/gu, ' ');
          return seen.trim() === '' ? [] : [at + 1];
        });
        const told = preview.rejected.map((one) => one.line);
        expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
        expect(told.filter((line) => !filled.includes(line))).toEqual([]);
        expect(preview.taken.length + told.length).toBe(filled.length);
        let list: readonly Pair[] = existing;
        for (const pair of preview.taken) {
          const next = addOwn(list, pair.words, pair.language);
          expect(isRefusal(next)).toBe(false);
          list = next as Pair[];
          expect(list[list.length - 1]).toEqual(pair);
        }
        for (const one of preview.rejected) expect(seenLength(one.text)).toBeLessThanOrEqual(LINE_LETTERS);
        expect(existing).toEqual(before);
        taken += preview.taken.length;
      }),
      { numRuns: 1000 },
    );
    expect(taken, 'fuzzing that takes nothing proves nothing').toBeGreaterThan(100);
  });

  test('SPY-12 property: line numbers are exact, between blank lines and any line ends', () => {
    const bad = fc.constantFrom('no pair', 'a / b / c', 'x / X', '?? / b', `${'y'.repeat(41)} / z`);
    const blank = fc.constantFrom('', ' ', '\t', '\u200B', '\uFEFF');
    const line = fc.oneof(bad, blank, fc.constant('good'));
    const ends = fc.oneof(fc.constant(['\r']), fc.array(fc.constantFrom('\n', '\r\n'), { minLength: 1 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), ends, (rows, marks) => {
        const lines = rows.map((one, at) => (one === 'good' ? `left ${at} / right ${at}` : one));
        const text = lines.map((one, at) => one + marks[at % marks.length]).join('');
        const preview = readLines(text, [], 'en');
        const wrong = lines.flatMap((one, at) => (rows[at] !== 'good' && one.length > 1 ? [at + 1] : []));
        expect(preview.rejected.map((one) => one.line)).toEqual(wrong);
        expect(preview.rejected.map((one) => one.text)).toEqual(wrong.map((at) => lines[at - 1]));
        expect(preview.taken.map((pair) => pair.words[0].text)).toEqual(
          rows.flatMap((one, at) => (one === 'good' ? [`left ${at}`] : [])),
        );
      }),
    );
  });

  test('CASE-062 property: whatever may be kept is written and read again, and adds nothing the second time', () => {
    const nasty = fc.oneof(
      anyText,
      fc
        .array(
          fc.constantFrom(...['a', 'b', '"', '""', '|', '=', '/', ' / ', ',', ';', ' - ', '-', '–', '1. ', '• ', ' ']),
          {
            maxLength: 8,
          },
        )
        .map((parts) => parts.join('')),
    );
    const anyWord = fc.record({ text: nasty, variants: fc.array(nasty, { maxLength: 3 }) });
    let kept = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(anyWord, anyWord), { maxLength: 12 }), anyLanguage, (all, language) => {
        const basket = basketOf([]);
        const pairs = all.flatMap(([first, second]) => {
          const text = [first, second].flatMap((one) => [one.text, ...one.variants]).join();
          const pair = basket.add([first, second], languageOf(text, language));
          return isRefusal(pair) ? [] : [pair];
        });
        kept += pairs.length;
        const text = writeLines(pairs);
        expect(readLines(text, [], language)).toEqual({ taken: pairs, rejected: [] });
        const again = readLines(text, pairs, language);
        expect(again.taken).toEqual([]);
        expect(again.rejected.map((one) => one.refusal.refused)).toEqual(pairs.map(() => 'pair-exists'));
      }),
      { numRuns: 1000 },
    );
    expect(kept).toBeGreaterThan(500);
  });

  test('CASE-062 a full list is written and read again: every pair exists, none is one too many', () => {
    const full = potOf(OWN_MOST, 'en', 'own');
    expect(readLines(writeLines(full), [], 'en')).toEqual({ taken: full, rejected: [] });
    const codes = readLines(writeLines(full), full, 'en').rejected.map((one) => one.refusal.refused);
    expect(codes).toEqual(full.map(() => 'pair-exists'));
  });
});
