// Chance comes from outside, whole.

import { expect, test, vi } from 'vitest';
import { chanceFrom, isSeed } from '../../src/core/chance';
import { freshId, freshSeed } from '../../src/device/seed';

test('ALL-10 a seed is 128 bits of the cryptographic generator', () => {
  const generator = vi.spyOn(crypto, 'getRandomValues');
  const seeds = Array.from({ length: 200 }, freshSeed);
  expect(generator).toHaveBeenCalledTimes(200);
  expect(seeds.every(isSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(200);
  expect(() => chanceFrom(seeds[0] as string)).not.toThrow();
  // Each of the 128 bits is sometimes 0 and sometimes 1: no byte is lost on the way.
  const bits = seeds.map((seed) => BigInt(`0x${seed}`));
  expect(bits.reduce((all, one) => all | one)).toBe(2n ** 128n - 1n);
  expect(bits.reduce((all, one) => all & one)).toBe(0n);
  generator.mockImplementation((bytes) => (bytes as Uint8Array).fill(10) as never);
  expect(freshSeed()).toBe('0a'.repeat(16));
  generator.mockRestore();
});

test('ids do not repeat', () => {
  expect(new Set(Array.from({ length: 1000 }, freshId)).size).toBe(1000);
});
