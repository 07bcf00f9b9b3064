import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draw, drawFrom } from '../../src/core/chance';
import { isRefusal } from '../../src/core/game';
import { type Pair, pairKey } from '../../src/words/pair';
import { type Drawn, drawPair, freshCount, MEMORY } from '../../src/words/pot';
import { loadPack } from '../../src/words/shelf';
import { pairOf, potOf, seeded, word } from './words';

function drawn(pot: readonly Pair[], recent: readonly string[], draw: Draw): Drawn {
  const result = drawPair(pot, recent, draw);
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

/** So many draws in a row from one pot, each a match with a seed of its own. */
function drawMany(pot: readonly Pair[], times: number, from: readonly string[] = [], seed = 1): Drawn[] {
  const all: Drawn[] = [];
  for (let at = 0; at < times; at++) all.push(drawn(pot, all.at(-1)?.recent ?? from, seeded(seed * 1000 + at)));
  return all;
}

const keysOf = (all: readonly Drawn[]) => all.map((one) => pairKey(one.pair));

/** Pearson's statistic for counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

describe('SPY-11 drawing a fresh pair', () => {
  test('SPY-11 300 draws from a shipped set: a permutation, a reshuffle, another first pair', async () => {
    const pot = await loadPack('en', 'simple');
    const all = drawMany(pot, 300);
    const keys = keysOf(all);
    expect(new Set(keys.slice(0, 90))).toEqual(new Set(pot.map(pairKey)));
    // After the first 90 a round has 89: the last used pair stays remembered when the rest is struck.
    const reshuffles = all.flatMap((one, at) => (one.reshuffled ? [at] : []));
    expect(reshuffles).toEqual([90, 179, 268]);
    for (const at of reshuffles) {
      const round = keys.slice(at, at + 89);
      expect(round).not.toContain(keys[at - 1]);
      expect(new Set(round).size).toBe(round.length);
      expect(freshCount(pot, all[at - 1]?.recent ?? [])).toBe(0);
    }
  });

  test('SPY-11 the first pair after a reshuffle differs from the last before it, for every seed', () => {
    const pot = potOf(2);
    for (let seed = 1; seed <= 200; seed++) {
      const keys = keysOf(drawMany(pot, 4, [], seed));
      for (let at = 1; at < keys.length; at++) expect(keys[at]).not.toBe(keys[at - 1]);
    }
  });

  test('SPY-11 a reshuffle strikes the pot’s pairs but the last used one', () => {
    const pot = potOf(4);
    const keys = pot.map(pairKey);
    const { recent, reshuffled, pair } = drawn(
      pot,
      keys,
      drawFrom(() => 0),
    );
    expect({ recent, reshuffled, pair }).toEqual({ recent: [keys[3], keys[0]], reshuffled: true, pair: pot[0] });
    expect(freshCount(pot, recent)).toBe(2);
  });

  test('SPY-11 a pot with a single pair gives it every time, and says so', () => {
    const [pair] = potOf(1) as [Pair];
    const all = drawMany([pair], 3);
    expect(all.map((one) => [one.pair, one.reshuffled, one.recent.length])).toEqual([
      [pair, false, 1],
      [pair, true, 1],
      [pair, true, 1],
    ]);
  });

  test('SPY-11 an empty pot is refused', () => {
    expect(drawPair([], [], seeded(1))).toEqual({ refused: 'pot-empty' });
    expect(drawPair([], ['en a b'], seeded(1))).toEqual({ refused: 'pot-empty' });
    expect(freshCount([], [])).toBe(0);
  });

  test('SPY-11 a pair that is in the pot twice counts once', () => {
    const shipped = pairOf('latte', 'cappuccino');
    const own = pairOf('Cappuccino', word('Latte', 'late'), 'en', 'own');
    expect(freshCount([shipped, own], [])).toBe(1);
    expect(freshCount([shipped, own], [pairKey(own)])).toBe(0);
    const sizes: number[] = [];
    drawPair(
      [shipped, own, ...potOf(1)],
      [],
      drawFrom((count) => sizes.push(count) - 1),
    );
    expect(sizes).toEqual([2]);
  });

  test('SPY-11 is even among all pairs, among the fresh ones, and after a reshuffle', () => {
    const pot = potOf(10);
    const keys = pot.map(pairKey);
    // 99.9 % points of chi-square with 9, 6 and 8 degrees of freedom
    for (const [recent, fresh, limit] of [
      [[], keys, 27.88],
      [keys.slice(0, 3), keys.slice(3), 22.46],
      [keys, keys.slice(0, 9), 26.12],
    ] as const) {
      const counts = new Map(fresh.map((key) => [key, 0]));
      for (let seed = 1; seed <= 6000; seed++) {
        const key = pairKey(drawn(pot, recent, seeded(seed)).pair);
        expect(counts.has(key)).toBe(true);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(chiSquare([...counts.values()])).toBeLessThan(limit);
    }
  });

  test('SPY-11 is even over whole rounds: where a pair comes in the order depends on nothing', () => {
    const pot = potOf(5);
    const places = pot.map(() => [0, 0, 0, 0, 0]);
    for (let seed = 1; seed <= 2000; seed++)
      drawMany(pot, 5, [], seed).forEach((one, place) => {
        const row = places[pot.indexOf(one.pair)];
        if (row) row[place] = (row[place] ?? 0) + 1;
      });
    for (const row of places) expect(chiSquare(row)).toBeLessThan(18.47); // 4 degrees of freedom
  });
});

describe('SPY-11 the memory', () => {
  test('SPY-11 holds the last 300, newest last; the oldest is forgotten first', () => {
    const old = Array.from({ length: 400 }, (_, at) => `nb old ${at}`);
    const [pair] = potOf(1) as [Pair];
    const { recent } = drawn([pair], old, seeded(1));
    expect(MEMORY).toBe(300);
    expect(recent).toEqual([...old.slice(101), pairKey(pair)]);
    expect(freshCount(potOf(1), [pairKey(pair), ...old.slice(0, 299)])).toBe(0);
    expect(freshCount(potOf(1), [pairKey(pair), ...old.slice(0, 300)])).toBe(1);
  });

  test('SPY-36 is one for all languages and sets, and a reshuffle of one pot leaves the others as they were', () => {
    const english = potOf(3);
    const hard = potOf(3, 'en', 'hard');
    const russian = potOf(3, 'ru');
    let recent: readonly string[] = [];
    const used: string[] = [];
    // Turn by turn from three pots: each is a permutation of its own, whatever happens between.
    for (let at = 0; at < 9; at++) {
      const one = drawn([english, hard, russian][at % 3] ?? [], recent, seeded(at + 1));
      expect(one.reshuffled).toBe(false);
      used.push(pairKey(one.pair));
      recent = one.recent;
    }
    expect(recent).toEqual(used);
    expect(new Set(used).size).toBe(9);
    const next = drawn(english, recent, seeded(50));
    expect(next.reshuffled).toBe(true);
    const others = (keys: readonly string[]) => keys.filter((key) => !english.map(pairKey).includes(key));
    expect(others(next.recent)).toEqual(others(recent));
    expect(freshCount(russian, next.recent)).toBe(0);
    expect(freshCount(hard, next.recent)).toBe(0);
  });

  test('SPY-11 custom pairs join the set’s pot and are remembered with it', () => {
    const pot = [...potOf(4), ...potOf(2, 'en', 'own')];
    const keys = keysOf(drawMany(pot, 6));
    expect(new Set(keys)).toEqual(new Set(pot.map(pairKey)));
    expect(freshCount(potOf(2, 'en', 'own'), keys)).toBe(0);
  });

  test('SPY-11 survives a restart: it is plain JSON', () => {
    const pot = potOf(6);
    const { recent } = drawMany(pot, 4).at(-1) as Drawn;
    const restored = JSON.parse(JSON.stringify(recent)) as string[];
    expect(drawn(pot, restored, seeded(9))).toEqual(drawn(pot, recent, seeded(9)));
    expect(freshCount(pot, restored)).toBe(2);
  });

  test('SPY-11 property: any pots, any order of them, any memory', () => {
    const shelf = potOf(12);
    const pots = fc.array(fc.subarray(shelf, { minLength: 1 }), { minLength: 1, maxLength: 25 });
    const memory = fc.array(fc.oneof(fc.constantFrom(...shelf.map(pairKey)), fc.constant('ru x y')), { maxLength: 20 });
    fc.assert(
      fc.property(pots, memory, fc.nat(), (turns, begun, seed) => {
        let recent: readonly string[] = begun;
        turns.forEach((pot, at) => {
          const keys = pot.map(pairKey);
          const last = recent.findLast((key) => keys.includes(key));
          const fresh = keys.filter((key) => !recent.includes(key));
          expect(freshCount(pot, recent)).toBe(fresh.length);
          const before = JSON.stringify(recent);
          const one = drawn(pot, recent, seeded(seed + at));
          const key = pairKey(one.pair);
          expect(JSON.stringify(recent)).toBe(before);
          expect(one.reshuffled).toBe(fresh.length === 0);
          if (fresh.length > 0) expect(fresh).toContain(key);
          else if (keys.length > 1) expect(key).not.toBe(last);
          expect(one.recent.at(-1)).toBe(key);
          expect(one.recent.filter((used) => used === key)).toHaveLength(1);
          const others = (list: readonly string[]) => list.filter((used) => !keys.includes(used));
          expect(others(one.recent)).toEqual(others(recent));
          recent = one.recent;
        });
      }),
    );
  });
});
