// The tables of The Station: bands, posts, and how often a reading finds a fault (section 1, STN-202, STN-203, STN-901).

import type { Difficulty } from './setup';

/** Titles stand in the texts; here they are numbers from 0 (STN-105, STN-106). */
export const OCCUPATIONS = 16;
export const MISSIONS = 10;

/** STN-207: a trap is offered in so many rounds of a hundred. */
export const OFFERS = 60;
/** STN-404: so many faults more for each saboteur on the winning plan. */
export const FAULTS_BY_SABOTAGE = 2;
/** STN-905: with fewer living players the match ends. */
export const FEWEST_LIVING = 4;

export type Parts = 1 | 2 | 3;

export interface Band {
  readonly rounds: number;
  /** Parts that win for the loyal side. */
  readonly goal: number;
  /** The station is destroyed at this damage. */
  readonly limit: number;
  readonly deathCap: number;
  readonly infiltrators: number;
  /** Readings on each player's card, and the most that one can find (STN-203). */
  readonly readings: 1 | 2;
  readonly mostFaults: 1 | 2;
  /** STN-202: by the number of the living, `x` and `y` of the plans with 1, 2 and 3 parts. */
  readonly posts: Readonly<Record<number, readonly [Posts, Posts, Posts]>>;
}

export type Posts = readonly [x: number, y: number];

const SMALL: readonly [Posts, Posts, Posts] = [
  [1, 1],
  [2, 1],
  [2, 2],
];
const MIDDLE: readonly [Posts, Posts, Posts] = [
  [2, 1],
  [2, 2],
  [3, 2],
];

const A: Band = {
  rounds: 6,
  goal: 8,
  limit: 4,
  deathCap: 1,
  infiltrators: 1,
  readings: 2,
  mostFaults: 1,
  posts: {
    4: [
      [1, 1],
      [1, 1],
      [2, 1],
    ],
    5: SMALL,
    6: SMALL,
    7: MIDDLE,
  },
};

const B: Band = {
  rounds: 7,
  goal: 9,
  limit: 5,
  deathCap: 2,
  infiltrators: 2,
  readings: 1,
  mostFaults: 2,
  posts: {
    6: SMALL,
    7: SMALL,
    8: MIDDLE,
    9: [
      [2, 1],
      [2, 2],
      [4, 2],
    ],
    10: [
      [2, 1],
      [3, 2],
      [4, 2],
    ],
    11: [
      [2, 2],
      [4, 2],
      [4, 4],
    ],
  },
};

const C: Band = {
  rounds: 8,
  goal: 10,
  limit: 6,
  deathCap: 3,
  infiltrators: 3,
  readings: 1,
  mostFaults: 2,
  posts: {
    9: SMALL,
    10: SMALL,
    11: MIDDLE,
    12: MIDDLE,
    13: [
      [2, 2],
      [3, 2],
      [4, 2],
    ],
    14: [
      [3, 2],
      [4, 3],
      [4, 4],
    ],
    15: [
      [3, 3],
      [4, 4],
      [5, 4],
    ],
  },
};

/** The band of a match that so many began. */
export function bandOf(players: number): Band {
  if (players <= 7) return A;
  return players <= 11 ? B : C;
}

/** STN-202, STN-206: `x` and `y` for so many living; below the table its lowest row counts (STN-905). */
export function postsFor(band: Band, living: number, parts: Parts): Posts {
  const lowest = Math.min(...Object.keys(band.posts).map(Number));
  const row = band.posts[Math.max(living, lowest)];
  if (!row) throw new RangeError(`no posts for ${living} living`);
  return row[parts - 1] as Posts;
}

type Percents = readonly [one: number, two: number, three: number];

const CHANCES: Readonly<Record<Difficulty, Readonly<Record<number, Percents>>>> = {
  standard: {
    5: [20, 37, 53],
    6: [30, 52, 67],
    7: [35, 58, 66],
    8: [10, 19, 24],
    9: [15, 28, 37],
    10: [20, 32, 46],
    11: [20, 32, 46],
    12: [15, 23, 30],
    13: [15, 27, 35],
    14: [20, 27, 29],
    15: [20, 28, 32],
  },
  calm: {
    5: [12, 22, 32],
    6: [25, 43, 55],
    7: [28, 46, 53],
    8: [4, 8, 10],
    9: [6, 11, 15],
    10: [11, 18, 25],
    11: [11, 17, 24],
    12: [6, 10, 13],
    13: [7, 13, 16],
    14: [11, 14, 15],
    15: [12, 17, 20],
  },
};

/** STN-203, STN-206, STN-901: percent of a fault, by the number that began and the plan's parts. */
export function faultChance(difficulty: Difficulty, players: number, parts: Parts): number {
  const row = CHANCES[difficulty][players];
  if (!row) throw new RangeError(`no chances for ${players} players`);
  return row[parts - 1] as number;
}
