// The light of an open card does not depend on what is printed on it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundGrey, printed, wordSize } from '../../src/table/glow';

test('ALL-03 a card with less ink has a lighter ground, so that the mean grey is the same', () => {
  const fullest = 9000;
  // Mean grey of the whole card, as the model of glow.ts has it: printed letters on a ground.
  const mean = (ink: number, area: number): number => {
    const ground = groundGrey(ink, fullest, area);
    return ground + (ink * (231 - 26)) / area;
  };
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 60_000, max: 400_000 }),
      (share, area) => {
        expect(mean(share * fullest, area)).toBeCloseTo(mean(fullest, area), 6);
      },
    ),
  );
  expect(groundGrey(0, fullest, 90_000)).toBeGreaterThan(groundGrey(fullest, fullest, 90_000) + 10);
});

test('ALL-03 more ink than the fullest card, or a card without size, never darkens the ground below its own grey', () => {
  expect(groundGrey(100, 50, 1000)).toBe(26);
  expect(groundGrey(0, 50, 0)).toBe(26);
});

test('ink grows with the width of a line and with its size, and the display face prints more than the text face', () => {
  expect(printed(0, 40, 'display')).toBe(0);
  expect(printed(200, 40, 'display')).toBeCloseTo(2 * printed(100, 40, 'display'));
  expect(printed(100, 40, 'display')).toBeCloseTo(2 * printed(100, 20, 'display'));
  expect(printed(100, 40, 'text')).toBeLessThan(printed(100, 40, 'display'));
});

test('a word is as large as its room allows, within the limits, and smaller in Cyrillic', () => {
  expect(wordSize(3, 300, 50, 34, false)).toBe(50);
  expect(wordSize(40, 300, 50, 34, false)).toBe(34);
  expect(wordSize(12, 300, 50, 34, false)).toBeGreaterThan(wordSize(12, 300, 50, 34, true));
  expect(wordSize(0, 300, 50, 34, false)).toBe(50);
});
