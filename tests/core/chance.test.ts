import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom, type Draw, drawFrom, isSeed } from '../../src/core/chance';
import { chance, evenChance, independenceChance, seedNumber } from './fair';

const seed = fc.stringMatching(/^[0-9a-f]{32}$/);
const name = fc.string({ maxLength: 20 });
const FAIR = 0.001;

function numbers(draw: Draw, count = 1000, length = 12): number[] {
  return Array.from({ length }, () => draw.below(count));
}

describe('the yardstick', () => {
  it('knows the chi-square table', () => {
    expect(chance([60, 40], [50, 50])).toBeCloseTo(0.0455, 4);
    expect(evenChance([10, 10, 10])).toBe(1);
    expect(chance([0, 0, 0, 0, 0, 30], [5, 5, 5, 5, 5, 5])).toBeLessThan(1e-20);
    expect(evenChance([47, 53, 62, 38])).toBeCloseTo(0.1059, 4);
    expect(
      independenceChance([
        [500, 0],
        [0, 500],
      ]),
    ).toBeLessThan(1e-20);
    expect(
      independenceChance([
        [10, 20],
        [20, 40],
      ]),
    ).toBeCloseTo(1, 10);
  });
});

describe('draws', { timeout: 60_000 }, () => {
  it('ALL-10 the same seed and name give the same draws, however often and whenever asked', () => {
    fc.assert(
      fc.property(seed, name, name, (from, one, other) => {
        const chances = [chanceFrom(from), chanceFrom(from)];
        const first = numbers((chances[0] as (typeof chances)[0]).open(one));
        numbers((chances[1] as (typeof chances)[0]).open(other), 7, 3); // a draw of another name shifts nothing
        expect(numbers((chances[1] as (typeof chances)[0]).open(one))).toEqual(first);
        expect(numbers((chances[0] as (typeof chances)[0]).open(one))).toEqual(first);
      }),
    );
  });

  it('ALL-10 what a seed draws never changes: saves of years ago replay to the same match', () => {
    const draws = chanceFrom('000102030405060708090a0b0c0d0e0f');
    expect(draws.open('clue order').shuffle([0, 1, 2, 3, 4, 5])).toEqual([2, 0, 4, 1, 3, 5]);
    expect(draws.hidden('roles').shuffle(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'd', 'f', 'e', 'b', 'c']);
    expect(numbers(draws.hidden('номер 1 🎲'), 1_000_000, 4)).toEqual([748614, 461896, 278596, 146516]);
  });

  it('ALL-10 open and hidden draws of one name are different streams, and so are two names and two seeds', () => {
    fc.assert(
      fc.property(seed, name, seed, name, (from, one, second, other) => {
        const draws = chanceFrom(from);
        expect(numbers(draws.open(one))).not.toEqual(numbers(draws.hidden(one)));
        if (one !== other) expect(numbers(draws.open(one))).not.toEqual(numbers(draws.open(other)));
        if (from !== second) expect(numbers(draws.open(one))).not.toEqual(numbers(chanceFrom(second).open(one)));
      }),
    );
  });

  it('ALL-10 no name of one kind is a name of the other', () => {
    const draws = chanceFrom(seedNumber(5));
    expect(numbers(draws.open('hidden x'))).not.toEqual(numbers(draws.hidden('x')));
    expect(numbers(draws.hidden('open x'))).not.toEqual(numbers(draws.open('x')));
    expect(numbers(draws.open('1'))).not.toEqual(numbers(draws.open('11')));
    expect(numbers(draws.open(''))).not.toEqual(numbers(draws.open('\0')));
  });

  it('ALL-10 names that differ a little are independent of each other, and open of hidden', () => {
    const pairs: [string, (n: number) => [number, number]][] = [
      [
        'open x, hidden x',
        (n) => [chanceFrom(seedNumber(n)).open('x').below(5), chanceFrom(seedNumber(n)).hidden('x').below(5)],
      ],
      [
        'seat 1, seat 2',
        (n) => [chanceFrom(seedNumber(n)).open('seat 1').below(5), chanceFrom(seedNumber(n)).open('seat 2').below(5)],
      ],
      [
        'seeds side by side',
        (n) => [
          chanceFrom(seedNumber(n)).open('x').below(5),
          chanceFrom(seedNumber(n + 1))
            .open('x')
            .below(5),
        ],
      ],
      ['one stream, next draw', (n) => numbers(chanceFrom(seedNumber(n)).open('y'), 5, 2) as [number, number]],
    ];
    for (const [what, draw] of pairs) {
      const rows = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
      for (let n = 0; n < 20_000; n++) {
        const [a, b] = draw(n);
        (rows[a] as number[])[b] = ((rows[a] as number[])[b] as number) + 1;
      }
      expect(independenceChance(rows), what).toBeGreaterThan(FAIR);
      expect(evenChance(rows.flat()), what).toBeGreaterThan(FAIR);
    }
  });

  it('ALL-10 below is even, also where the count is no power of two', () => {
    for (const count of [2, 3, 5, 6, 7, 10, 16]) {
      const counts = Array.from({ length: count }, () => 0);
      for (let n = 0; n < 20_000; n++) {
        const drawn = chanceFrom(seedNumber(n)).hidden(`below ${count}`).below(count);
        counts[drawn] = (counts[drawn] as number) + 1;
      }
      expect(evenChance(counts), `below ${count}`).toBeGreaterThan(FAIR);
    }
  });

  it('ALL-10 seeds that differ in any one bit only are spread evenly', () => {
    const counts = Array.from({ length: 8 }, () => 0);
    for (let bit = 0; bit < 128; bit++) {
      for (let n = 0; n < 100; n++) {
        const from = (BigInt(n) ^ (1n << BigInt(bit))).toString(16).padStart(32, '0');
        const drawn = chanceFrom(from).open(`bits ${n}`).below(8);
        counts[drawn] = (counts[drawn] as number) + 1;
      }
    }
    expect(evenChance(counts)).toBeGreaterThan(FAIR);
  });

  it('CASE-095 a shuffle is a permutation, and leaves what it is given alone', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.integer(), { maxLength: 40 }), (from, items) => {
        const given = Object.freeze([...items]);
        const shuffled = chanceFrom(from).open('cards').shuffle(given);
        expect(shuffled).not.toBe(given);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });

  it('CASE-095 every order of four is as likely as any other, which no sort-shuffle gives', () => {
    const orders = new Map<string, number>();
    for (let n = 0; n < 48_000; n++) {
      const order = chanceFrom(seedNumber(n)).open('order').shuffle([0, 1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(evenChance([...orders.values()])).toBeGreaterThan(FAIR);
  });

  it('CASE-095 a shuffle takes one from what is left, each time (Fisher-Yates)', () => {
    const asked: number[] = [];
    const draw = drawFrom((count) => {
      asked.push(count);
      return count - 1;
    });
    expect(draw.shuffle(['a', 'b', 'c', 'd'])).toEqual(['d', 'c', 'b', 'a']);
    expect(asked).toEqual([4, 3, 2, 1]);
  });

  it('CASE-094 the first of a shuffle is any of them, evenly', () => {
    const first = Array.from({ length: 6 }, () => 0);
    const last = Array.from({ length: 6 }, () => 0);
    for (let n = 0; n < 60_000; n++) {
      const order = chanceFrom(seedNumber(n)).hidden('roles').shuffle([0, 1, 2, 3, 4, 5]);
      first[order[0] as number] = (first[order[0] as number] as number) + 1;
      last[order[5] as number] = (last[order[5] as number] as number) + 1;
    }
    expect(evenChance(first)).toBeGreaterThan(FAIR);
    expect(evenChance(last)).toBeGreaterThan(FAIR);
  });

  it('a draw stays within its bounds, and picks what is there', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 1_000_000 }), (from, count) => {
        const drawn = chanceFrom(from).open('n').below(count);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < count).toBe(true);
        const items = Array.from({ length: (count % 9) + 1 }, (_, at) => at);
        expect(items).toContain(chanceFrom(from).open('n').pick(items));
      }),
    );
    expect(chanceFrom(seedNumber(1)).open('n').below(1)).toBe(0);
  });

  it('a draw from nothing is a fault of the program, not a silent zero', () => {
    const draw = chanceFrom(seedNumber(1)).open('n');
    for (const count of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => draw.below(count)).toThrow(RangeError);
    expect(() => draw.pick([])).toThrow(RangeError);
    expect(draw.shuffle([])).toEqual([]);
  });

  it('a seed is 32 small hexadecimal digits and nothing else', () => {
    expect(isSeed('0123456789abcdef0123456789abcdef')).toBe(true);
    const wrong = [
      '',
      '0123',
      '0123456789ABCDEF0123456789ABCDEF',
      'g'.repeat(32),
      '0'.repeat(33),
      `${'0'.repeat(32)}\n`,
      7,
      null,
    ];
    for (const value of wrong) {
      expect(isSeed(value)).toBe(false);
      expect(() => chanceFrom(value as string)).toThrow(TypeError);
    }
  });

  it('the seed of nothing but zeros draws like any other', () => {
    expect(new Set(numbers(chanceFrom('0'.repeat(32)).open(''))).size).toBeGreaterThan(6);
  });
});
