// Chance: named draws from one seed. Each name is a generator of its own, so no draw can shift another (ALL-10).
// Where the seed comes from is not decided here: the device makes it, tests script it.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string;

/** One named generator. Every call moves it on; asking chance for the same name again starts it anew. */
export interface Draw {
  /** An even draw from 0 to `count - 1`. `count` is a whole number of at least 1. */
  below(count: number): number;
  /** One of the items, evenly; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** A new list in an even random order (Fisher-Yates over what is left); the given one stays as it is. */
  shuffle<T>(items: readonly T[]): T[];
}

export interface Chance {
  /** What the table will see drawn: first speaker or leader, orders, posts, missions, the order of a count. */
  open(name: string): Draw;
  /** Everything else: roles, which word, readings, the order of private options. Never shares a stream with `open`. */
  hidden(name: string): Draw;
}

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** The chance of a match. The same seed gives the same draws for the same names, everywhere. */
export function chanceFrom(seed: Seed): Chance {
  if (!isSeed(seed)) throw new TypeError('a seed is 32 hexadecimal digits');
  return {
    open: (name) => namedDraw(seed, `open ${name}`),
    hidden: (name) => namedDraw(seed, `hidden ${name}`),
  };
}

/** Wraps a source of even integers, so that tests can script one. */
export function drawFrom(below: (count: number) => number): Draw {
  return {
    below,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffle: (items) => {
      const left = [...items];
      const out: (typeof items)[number][] = [];
      while (left.length > 0) out.push(...left.splice(below(left.length), 1));
      return out;
    },
  };
}

function namedDraw(seed: Seed, name: string): Draw {
  const generator = xoroshiro128plusFromState(hash128(seed, name));
  return drawFrom((count) => {
    if (!Number.isInteger(count) || count < 1) throw new RangeError('draw from at least one');
    return uniformInt(generator, 0, count - 1);
  });
}

/**
 * Four 32-bit lanes over the seed's 16 bytes and the name's UTF-16 units, finished as in MurmurHash3.
 * Not a secret-keeping hash: it only has to spread names and seeds evenly over generator states.
 */
function hash128(seed: Seed, name: string): readonly [number, number, number, number] {
  const lanes = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
  const multipliers = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
  const units = [...name].map((letter) => letter.codePointAt(0) as number);
  units.push(name.length);
  for (const unit of units) {
    for (let lane = 0; lane < 4; lane++) {
      const before = lanes[(lane + 3) & 3] as number;
      const mixed = Math.imul((lanes[lane] as number) ^ unit ^ (lane * 0x9e3779b9), multipliers[lane] as number);
      lanes[lane] = (Math.imul(rotate(mixed, 13 + lane), 5) + before + 0x52dce729) | 0;
    }
  }
  for (let round = 0; round < 2; round++) {
    let sum = 0;
    for (const lane of lanes) sum = (sum + lane) | 0;
    for (let lane = 0; lane < 4; lane++) lanes[lane] = finish(((lanes[lane] as number) + Math.imul(sum, lane + 1)) | 0);
  }
  if (!lanes.some((lane) => lane !== 0)) lanes[0] = 1; // the one state this generator cannot leave
  return lanes as unknown as readonly [number, number, number, number];
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function finish(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
