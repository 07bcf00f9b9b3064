import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../src/core/game';
import { badges, cleanName, nameKey, reseat } from '../../src/core/players';

const refused = (raw: string): string => {
  const name = cleanName(raw);
  return isRefusal(name) ? name.refused : 'accepted';
};
const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('a name', () => {
  it('ALL-11 is trimmed, and its inner white space folded', () => {
    expect(cleanName('  Anya ')).toBe('Anya');
    expect(cleanName('Anya \t\n  Maria')).toBe('Anya Maria');
    expect(cleanName('\u00a0Anya\u2003\u3000Maria\ufeff')).toBe('Anya Maria');
    expect(cleanName('An\u0000ya')).toBe('An ya');
  });

  it('ALL-11 is kept in Unicode NFC', () => {
    expect(cleanName('Zoe\u0308')).toBe('Zo\u00eb');
    expect(cleanName('\u0438\u0306')).toBe('\u0439');
  });

  it('ALL-11 has at most 24 user-perceived characters', () => {
    expect(cleanName('a'.repeat(24))).toBe('a'.repeat(24));
    expect(cleanName('a'.repeat(25))).toEqual({ refused: 'name-long', about: { letters: 25, most: 24 } });
    expect(cleanName('a'.repeat(500))).toEqual({ refused: 'name-long', about: { letters: 500, most: 24 } });
    expect(cleanName(` ${'a'.repeat(24)} `)).toBe('a'.repeat(24)); // counted after trimming
    const family = '👨‍👩‍👧‍👦';
    expect(cleanName(family.repeat(24))).toBe(family.repeat(24));
    expect(refused(family.repeat(25))).toBe('name-long');
    expect(refused('q\u0301\u0323'.repeat(24))).toBe('accepted');
  });

  it('ALL-11 is refused when there is nothing to see in it', () => {
    const nothing = [
      '',
      '   ',
      '\t\n',
      '\u200b',
      '\u200d\u2060',
      '\ufe0f',
      '\u0301',
      '\u202e',
      '\u3164',
      '\u115f \u1160',
      '\uffa0',
      '\u2800',
    ];
    for (const raw of nothing) expect(refused(raw), JSON.stringify(raw)).toBe('name-empty');
  });

  it('ALL-11 may be emoji, a sign, a digit, or right-to-left letters', () => {
    for (const name of ['🦊', '👩🏽‍🚀', '🇳🇴', '1️⃣', '7', '?', 'شهرزاد', 'שרה', 'Ⅷ', '小明'])
      expect(cleanName(name)).toBe(name);
  });

  it('ALL-11 once clean stays as it is, whatever it was made of', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const name = cleanName(raw);
        if (!isRefusal(name)) expect(cleanName(name)).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});

describe('namesakes', () => {
  it('ALL-11 get badges in seating order, the others none', () => {
    expect(badges(['Anya', 'Max', 'anya', 'Liza', 'ANYA'])).toEqual([1, 0, 2, 0, 3]);
    expect(badges(['Anya', 'Max'])).toEqual([0, 0]);
    expect(badges([])).toEqual([]);
  });

  it('ALL-11 lose them when the names differ again', () => {
    expect(badges(['Anya', 'Anya'])).toEqual([1, 2]);
    expect(badges(['Anya', 'Anya K'])).toEqual([0, 0]);
  });

  it('ALL-11 are those that are equal without case, with ё = е and é = e', () => {
    expect(badges(['Алёна', 'АЛЕНА'])).toEqual([1, 2]);
    expect(badges(['Renée', 'renee'])).toEqual([1, 2]);
    expect(badges(['ΣΟΦΟΣ', 'σοφος'])).toEqual([1, 2]); // final sigma
    expect(badges(['Groß', 'GROSS'])).toEqual([1, 2]);
    expect(badges(['Max', 'Ｍａｘ'])).toEqual([1, 2]); // full width
  });

  it('CASE-121 й, å, ø and æ are letters of their own in every language', () => {
    expect(badges(['Май', 'Маи'])).toEqual([0, 0]);
    expect(badges(['Pål', 'Pal'])).toEqual([0, 0]);
    expect(badges(['Bjørn', 'Bjorn'])).toEqual([0, 0]);
    expect(badges(['Kjær', 'Kjaer', 'Kjar'])).toEqual([0, 0, 0]);
    expect(badges(['PÅL', 'pa\u030al'])).toEqual([1, 2]);
    expect(badges(['МАЙ', 'Маи\u0306'])).toEqual([1, 2]);
  });

  it('CASE-107 two people with one name stay two people; characters that nobody sees make no difference', () => {
    expect(badges(['Anya', 'An\u200bya', 'Any\u00ada', 'Anya\ufe0f'])).toEqual([1, 2, 3, 4]);
    expect(badges(['🦊', '🦊\ufe0f', '🐻'])).toEqual([1, 2, 0]);
  });

  it('CASE-119 are the same in NFC and NFD, and the key of a key is itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'aåäeéëøæийеёÅÉЙЁ \u0301\u0306\u0308\u030a') })),
        (text) => {
          expect(nameKey(text.normalize('NFD'))).toBe(nameKey(text.normalize('NFC')));
          expect(nameKey(nameKey(text))).toBe(nameKey(text));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('ALL-11 a badge tells each from every other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Anya', 'anya', 'Áнya', 'Max', 'max', 'Алёна', 'алена'), { maxLength: 16 }),
        (names) => {
          const given = badges(names);
          const shown = names.map((name, seat) => `${nameKey(name)} ${given[seat]}`);
          expect(new Set(shown).size).toBe(names.length);
        },
      ),
    );
  });
});

describe('seating', () => {
  it('ALL-11 can be changed: one moves, the others keep their order', () => {
    expect(reseat(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(reseat(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(reseat(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c']);
    expect(reseat(['a', 'b', 'c'], 1, 99)).toEqual(['a', 'c', 'b']);
    expect(reseat(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c']);
  });

  it('ALL-11 nobody is lost or doubled by it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 16 }),
        fc.nat(20),
        fc.integer({ min: -3, max: 20 }),
        (list, from, to) => {
          expect([...reseat(list, from, to)].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
        },
      ),
    );
  });
});
