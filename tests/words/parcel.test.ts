import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Refusal } from '../../src/core/game';
import { type Preview, readLines } from '../../src/words/lines';
import { addOwn, basketOf, OWN_MOST } from '../../src/words/own';
import type { Pair, Word, WordLanguage } from '../../src/words/pair';
import {
  carriesPairs,
  FILE_MOST,
  leftBehind,
  readFile,
  readFragment,
  writeFile,
  writeFragments,
} from '../../src/words/parcel';
import { top } from '../house/top';
import { anyLanguage, anyText, pairOf, potOf, word } from './words';

const own = (first: string | Word, second: string | Word, language: WordLanguage = 'en') =>
  pairOf(first, second, language, 'own');

const mixed = [
  own(word('ёлка', 'ель'), 'берёза', 'ru'),
  own(word('color', 'colour'), 'hue'),
  own('DJ ёж', 'blåbær', 'nb'),
  own('say "cheese" / 1|2=3', '<img src=x onerror=alert(1)>'),
  own('שלום', 'spy 👩‍👩‍👧', 'en'),
];
/** As long as pairs of one's own get in everyday life. */
const russian = Array.from({ length: OWN_MOST }, (_, at) => own(`Варенье ${at}`, `Мармелад ${at}`, 'ru'));

function preview(read: Preview | Refusal): Preview {
  if (isRefusal(read)) throw new Error(read.refused);
  return read;
}

/** What a phone holds that was wiped and has read all fragments, one after the other. */
function received(fragments: readonly string[], existing: readonly Pair[] = []): Pair[] {
  const list = [...existing];
  for (const one of fragments) list.push(...preview(readFragment(one, list, 'en')).taken);
  return list;
}

const anyWord = fc.record({ text: anyText, variants: fc.array(anyText, { maxLength: 3 }) });
/** Any list that may be kept. */
const anyOwn = fc.array(fc.tuple(anyWord, anyWord, anyLanguage), { maxLength: 20 }).map((all) => {
  const basket = basketOf([]);
  return all.flatMap(([first, second, language]) => {
    const pair = basket.add([first, second], language);
    return isRefusal(pair) ? [] : [pair];
  });
});

function expectValid(read: Preview | Refusal, existing: readonly Pair[]): void {
  if (isRefusal(read)) return;
  let list: readonly Pair[] = existing;
  for (const pair of read.taken) {
    const next = addOwn(list, pair.words, pair.language);
    expect(isRefusal(next)).toBe(false);
    list = next as Pair[];
  }
}

describe('SPY-12 pairs as a file', () => {
  test('SPY-12 is JSON with a mark and a version, one pair a line', () => {
    expect(writeFile(mixed.slice(0, 2))).toBe(`{
  "sotto": "pairs",
  "version": 1,
  "pairs": [
    {"language":"ru","words":[["ёлка","ель"],"берёза"]},
    {"language":"en","words":[["color","colour"],"hue"]}
  ]
}
`);
    expect(JSON.parse(writeFile([]))).toEqual({ sotto: 'pairs', version: 1, pairs: [] });
  });

  test('CASE-062 export, wipe, import gives the same pairs, twice over', () => {
    for (const list of [[], mixed, russian, potOf(OWN_MOST, 'nb', 'own')]) {
      const file = writeFile(list);
      expect(readFile(file, [], 'en')).toEqual({ taken: list, rejected: [] });
      const again = preview(readFile(file, list, 'en'));
      expect(again.taken).toEqual([]);
      expect(again.rejected.map((one) => [one.line, one.refusal])).toEqual(
        list.map((_, at) => [at + 1, { refused: 'pair-exists' }]),
      );
      expect(writeFile(preview(readFile(file, [], 'nb')).taken)).toBe(file);
    }
  });

  test('SPY-12 an import into a list adds what is new and says what is not', () => {
    const existing = [own('hue', 'colour'), own('cat', 'dog')];
    expect(readFile(writeFile(mixed.slice(0, 2)), existing, 'en')).toEqual({
      taken: [mixed[0]],
      rejected: [{ line: 2, text: 'color / hue', refusal: { refused: 'pair-exists' } }],
    });
  });

  test('SPY-12 survives a BOM, CRLF and another formatting', () => {
    const file = `\uFEFF${writeFile(mixed).replace(/\n/g, '\r\n')}`;
    expect(readFile(file, [], 'en')).toEqual({ taken: mixed, rejected: [] });
    expect(readFile(JSON.stringify(JSON.parse(writeFile(mixed))), [], 'en')).toEqual({ taken: mixed, rejected: [] });
  });

  test('SPY-12 entries that are no pairs are refused one by one', () => {
    const raw = [
      { language: 'sv', words: ['a', 'b'] },
      { language: 'en', words: ['a'] },
      { language: 'en', words: ['a', 'b', 'c'] },
      { language: 'en', words: ['a', 7] },
      { language: 'en', words: [[], 'b'] },
      { language: 'en', words: 'ab' },
      null,
      'a / b',
      { language: 'en', words: ['a', 'A'] },
      { words: ['кот', 'пёс'] },
      { language: 'nb', words: [{ text: 'a' }, 'b'] },
    ];
    const { taken, rejected } = preview(readFile(JSON.stringify({ sotto: 'pairs', version: 1, pairs: raw }), [], 'en'));
    expect(taken).toEqual([own('кот', 'пёс', 'ru')]);
    expect(rejected.map((one) => [one.line, one.refusal.refused])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((line) => [line, 'pair-damaged']),
      [9, 'pair-equal'],
      [11, 'pair-damaged'],
    ]);
    expect(rejected[0]?.text).toBe('{"language":"sv","words":["a","b"]}');
  });

  test.each<[string, string, Refusal]>([
    ['cut off', writeFile(mixed).slice(0, -10), { refused: 'parcel-damaged' }],
    ['of another kind', '{"sotto":"settings","version":1,"pairs":[]}', { refused: 'parcel-damaged' }],
    ['without a version', '{"sotto":"pairs","pairs":[]}', { refused: 'parcel-damaged' }],
    ['of version 0', '{"sotto":"pairs","version":0,"pairs":[]}', { refused: 'parcel-damaged' }],
    ['without a list', '{"sotto":"pairs","version":1,"pairs":{}}', { refused: 'parcel-damaged' }],
    [
      'of a later Sotto',
      '{"sotto":"pairs","version":2,"words":[]}',
      { refused: 'parcel-newer', about: { version: 2 } },
    ],
    ['too big', 'a / b\n'.repeat(FILE_MOST / 6 + 1), { refused: 'parcel-big', about: { most: FILE_MOST } }],
  ])('SPY-12 a file that is %s is refused as a whole', (_, file, refusal) => {
    expect(readFile(file, [], 'en')).toEqual(refusal);
  });

  test('SPY-12 any other text is read as lines', () => {
    const nasty = readFileSync(join(top, 'tests/fixtures/pairs/nasty.txt'), 'utf8');
    for (const text of [
      nasty,
      'cat,dog\nкот,пёс',
      '',
      '{a} / b',
      '{"pairs":1}',
      '[1, 2]',
      '{"a":',
      '['.repeat(100_000),
    ])
      expect(readFile(text, mixed, 'nb')).toEqual(readLines(text, mixed, 'nb'));
    expect(preview(readFile(nasty, [], 'en')).taken.length).toBeGreaterThan(20);
  });

  test('SPY-12 a file nested without end is refused and nothing worse', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const read = readFile(`{"sotto":"pairs","version":1,"pairs":[${deep}]}`, [], 'en');
    if (!isRefusal(read)) expect(read.rejected.map((one) => one.refusal.refused)).toEqual(['pair-damaged']);
    else expect(read.refused).toBe('parcel-damaged');
  });

  test('SPY-12 property: any file gives a preview or a refusal, and what is there stays', () => {
    const existing = Object.freeze(mixed.map((pair) => Object.freeze(pair)));
    const before = JSON.stringify(existing);
    const entry = fc.oneof(
      fc.anything(),
      fc.record({
        language: fc.oneof(anyLanguage, fc.anything()),
        words: fc.array(fc.oneof(anyText, fc.array(anyText), fc.anything())),
      }),
      fc.record({ language: anyLanguage, words: fc.tuple(anyText, fc.array(anyText, { maxLength: 3 })) }),
    );
    const file = fc
      .record({
        sotto: fc.constantFrom('pairs', 'x'),
        version: fc.constantFrom(1, 1, 1, 2, '1'),
        pairs: fc.array(entry),
      })
      .map((raw) => {
        try {
          return JSON.stringify(raw, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
        } catch {
          return '{"sotto":';
        }
      });
    fc.assert(
      fc.property(fc.oneof(file, anyText, fc.json()), anyLanguage, (text, language) => {
        const read = readFile(text, existing, language);
        expectValid(read, existing);
        const raw = text.startsWith('{"sotto":"pairs","version":1,')
          ? (JSON.parse(text) as { pairs: unknown[] })
          : undefined;
        if (raw) expect(preview(read).taken.length + preview(read).rejected.length).toBe(raw.pairs.length);
        expect(JSON.stringify(existing)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  test('CASE-062 property: export, wipe, import, twice over', () => {
    fc.assert(
      fc.property(anyOwn, anyLanguage, (list, language) => {
        const file = writeFile(list);
        expect(readFile(file, [], language)).toEqual({ taken: list, rejected: [] });
        expect(preview(readFile(file, list, language)).taken).toEqual([]);
      }),
    );
  });
});

describe('SPY-12 pairs as links', () => {
  test('SPY-12 the form is written into codes that hang on walls: it never changes', () => {
    const fragment = 'pairs=1.Y29sb3IfY29sb3VyCWh1ZQllbg.';
    expect(writeFragments(mixed.slice(1, 2))[0]?.startsWith(fragment)).toBe(true);
    expect(writeFragments([])).toEqual([]);
  });

  test('CASE-062 send, wipe, receive gives the same pairs, twice over', () => {
    for (const list of [mixed, russian, potOf(OWN_MOST, 'nb', 'own')]) {
      const fragments = writeFragments(list);
      expect(leftBehind(list)).toEqual([]);
      expect(received(fragments)).toEqual(list);
      expect(received(fragments.map((one) => `#${one}`))).toEqual(list);
      expect(received(fragments, list)).toEqual(list);
      const codes = fragments.flatMap((one) =>
        preview(readFragment(one, list, 'en')).rejected.map((x) => x.refusal.refused),
      );
      expect(codes).toEqual(list.map(() => 'pair-exists'));
    }
  });

  test('SPY-12 each fragment is short, safe in an address, complete in itself, and as full as it can be', () => {
    const list = [...russian.slice(0, 100), ...potOf(100, 'en', 'own')];
    for (const most of [200, 1200, 4000]) {
      const fragments = writeFragments(list, most);
      expect(fragments.length).toBeGreaterThan(1);
      const each = fragments.map((one) => {
        expect(one).toMatch(/^pairs=1\.[A-Za-z0-9_-]+\.[0-9a-z]{7}$/);
        expect(one.length).toBeLessThanOrEqual(most);
        return preview(readFragment(one, [], 'nb')).taken;
      });
      expect(each.flat()).toEqual(list);
      fragments.slice(1).forEach((_, at) => {
        const [here, next] = [each[at], each[at + 1]] as [Pair[], Pair[]];
        expect(writeFragments([...here, next[0] as Pair], 8000)[0]?.length).toBeGreaterThan(most);
      });
    }
  });

  test('SPY-12 what a link has no room for is named, and the rest goes', () => {
    const huge = own(word('ж'.repeat(40), ...[...'абвгдезийк'].map((letter) => letter.repeat(40))), 'щ', 'ru');
    const list = [mixed[0] as Pair, huge, mixed[1] as Pair];
    expect(leftBehind(list, 800)).toEqual([huge]);
    expect(received(writeFragments(list, 800))).toEqual([mixed[0], mixed[1]]);
    expect(leftBehind(list)).toEqual([huge]);
    expect(leftBehind(list, 1300)).toEqual([]);
    expect(leftBehind(list, 10)).toEqual(list);
    expect(writeFragments(list, 10)).toEqual([]);
  });

  test('SPY-12 damaged, cut off, newer, too long: refused as a whole', () => {
    const [fragment] = writeFragments(mixed) as [string];
    const damaged: Refusal = { refused: 'parcel-damaged' };
    for (let at = 0; at < fragment.length; at++)
      expect(readFragment(fragment.slice(0, at), [], 'en'), `${at}`).toEqual(damaged);
    for (let at = 'pairs=1.'.length; at < fragment.length; at++) {
      for (const other of ['A', 'z', '0', '-', '.', '%', 'é']) {
        const changed = fragment.slice(0, at) + other + fragment.slice(at + 1);
        if (changed !== fragment) expect(readFragment(changed, [], 'en'), changed).toEqual(damaged);
      }
    }
    for (const text of [
      '',
      '#',
      'pairs',
      'pairs=',
      'pairs=0.AA.0000000',
      'pairs=1..0000000',
      `${fragment}x`,
      `x${fragment}`,
    ])
      expect(readFragment(text, [], 'en'), text).toEqual(damaged);
    for (const text of [`${fragment}\n`, fragment.toUpperCase(), `${fragment}&utm=1`, `##${fragment}`])
      expect(readFragment(text, [], 'en'), text).toEqual(damaged);

    for (const text of ['pairs=2.abc', '#pairs=10', 'pairs=2;whatever'])
      expect(readFragment(text, [], 'en')).toMatchObject({ refused: 'parcel-newer' });
    expect(readFragment('pairs=7', [], 'en')).toEqual({ refused: 'parcel-newer', about: { version: 7 } });

    const long = `pairs=1.${'A'.repeat(8192)}.0000000`;
    expect(readFragment(long, [], 'en')).toEqual({ refused: 'parcel-big', about: { most: 8192 } });
  });

  test('SPY-12 a link made by hand is judged like any other text', () => {
    const bad = [own('a', 'A'), own('', 'b'), own('x'.repeat(41), 'y'), own('ok', 'fine'), own('Fine', 'ok')];
    const swedish = { ...own('katt', 'hund'), language: 'sv' as WordLanguage };
    const { taken, rejected } = preview(readFragment((writeFragments([...bad, swedish]) as [string])[0], [], 'en'));
    expect(taken).toEqual([own('ok', 'fine')]);
    expect(rejected.map((one) => [one.line, one.refusal.refused])).toEqual([
      [1, 'pair-equal'],
      [2, 'word-empty'],
      [3, 'word-long'],
      [5, 'pair-exists'],
      [6, 'pair-damaged'],
    ]);
  });

  test('SPY-12 which hashes carry pairs', () => {
    for (const hash of ['#pairs=1.x', 'pairs=', `#${writeFragments(mixed)[0]}`]) expect(carriesPairs(hash)).toBe(true);
    for (const hash of ['', '#', '#settings', '#x&pairs=1', '#pairs']) expect(carriesPairs(hash)).toBe(false);
  });

  test('SPY-12 property: any hash gives a preview or a refusal, and what is there stays', () => {
    const existing = Object.freeze(mixed.map((pair) => Object.freeze(pair)));
    const before = JSON.stringify(existing);
    const hash = fc.oneof(
      anyText,
      anyText.map((text) => `#pairs=1.${text}`),
      fc.tuple(anyOwn, fc.nat(), fc.nat(3), fc.string({ maxLength: 2 })).map(([list, at, gone, put]) => {
        const one = writeFragments(list)[0] ?? 'pairs=1.';
        const from = at % one.length;
        return one.slice(0, from) + put + one.slice(from + gone);
      }),
      anyOwn.map((list) => writeFragments(list)[0] ?? ''),
    );
    fc.assert(
      fc.property(hash, anyLanguage, (text, language) => {
        expectValid(readFragment(text, existing, language), existing);
        expect(JSON.stringify(existing)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  test('CASE-062 property: send, wipe, receive, twice over, in any length', () => {
    fc.assert(
      fc.property(anyOwn, fc.integer({ min: 150, max: 3000 }), (list, most) => {
        const fragments = writeFragments(list, most);
        const behind = leftBehind(list, most);
        const whole = list.filter((pair) => !behind.includes(pair));
        expect(received(fragments)).toEqual(whole);
        expect(received(fragments, list)).toEqual(list);
        for (const one of fragments) expect(one.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
