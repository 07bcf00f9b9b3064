// Fair deals: over 60,000 seeds nothing that is drawn favours a seat, or tells of anything else that is drawn.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import { type SpySetup, suggest } from '../../../src/games/who-is-the-spy/setup';
import type { Role } from '../../../src/games/who-is-the-spy/state';
import { chance, evenChance, independenceChance } from '../../core/fair';
import { COFFEE } from './table';

const DEALS = 60_000;
/** What a fair source fails once in a thousand times; the seeds are fixed, so this test always says the same. */
const FAIR = 0.001;
const ROLES: readonly Role[] = ['civilian', 'spy', 'blank'];

interface Counts {
  /** By seat and role. */
  readonly roles: number[][];
  readonly first: number[];
  readonly last: number[];
  readonly side: number[];
  /** Role of seat 0 against the first speaker; the words' side against the first speaker; the first speaker's role. */
  readonly roleByFirst: number[][];
  readonly sideByFirst: number[][];
  readonly firstsRole: number[];
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const grid = (rows: number, columns: number): number[][] => Array.from({ length: rows }, () => zeros(columns));
function add(row: number[] | undefined, at: number): void {
  if (row) row[at] = (row[at] ?? 0) + 1;
}

function dealMany(players: number, change: Partial<SpySetup>): Counts {
  const setup = { ...suggest(players), ...change };
  const counts: Counts = {
    roles: grid(players, 3),
    first: zeros(players),
    last: zeros(players),
    side: zeros(2),
    roleByFirst: grid(3, players),
    sideByFirst: grid(2, players),
    firstsRole: zeros(3),
  };
  for (let n = 0; n < DEALS; n++) {
    const seed = (n * 2_654_435_761 + players).toString(16).padStart(32, '0');
    const { deal } = whoIsTheSpy.deal(setup, COFFEE, players, chanceFrom(seed));
    const first = deal.order[0] ?? -1;
    const roles = deal.roles.map((role) => ROLES.indexOf(role));
    roles.forEach((role, seat) => {
      add(counts.roles[seat], role);
    });
    add(counts.first, first);
    add(counts.last, deal.order[players - 1] ?? -1);
    add(counts.side, deal.civilianWord);
    add(counts.roleByFirst[roles[0] ?? -1], first);
    add(counts.sideByFirst[deal.civilianWord], first);
    add(counts.firstsRole, roles[first] ?? -1);
  }
  return counts;
}

const TABLES: readonly [number, Partial<SpySetup>][] = [
  [4, {}],
  [6, {}],
  [9, { spies: 2, blanks: 1 }],
  [16, { spies: 4, blanks: 2 }],
];

for (const [players, change] of TABLES) {
  const { spies, blanks } = { ...suggest(players), ...change };
  describe(`${players} players, ${spies} spies, ${blanks} blanks: ${DEALS} deals`, () => {
    const counts = dealMany(players, change);
    const used = ROLES.map((_, role) => role).filter((role) => role < 2 || blanks > 0);

    it('CASE-094 who-is-the-spy every role falls to every seat alike', () => {
      const many = [players - spies - blanks, spies, blanks];
      for (const role of used) {
        const bySeat = counts.roles.map((row) => row[role] ?? 0);
        expect(bySeat.reduce((sum, count) => sum + count, 0)).toBe(DEALS * (many[role] ?? 0));
        // Draws without replacement stray less than chi-square supposes, by (players - many) / (players - 1).
        const tight = (players - (many[role] ?? 0)) / (players - 1);
        const mean = (DEALS * (many[role] ?? 0)) / players;
        const widened = bySeat.map((count) => mean + (count - mean) / Math.sqrt(tight));
        expect(evenChance(widened), ROLES[role]).toBeGreaterThan(FAIR);
        expect(evenChance(widened), `${ROLES[role]}: too even to be chance`).toBeLessThan(1 - FAIR);
      }
    });

    it('CASE-097 SPY-14 who-is-the-spy every seat speaks first, and last, alike', () => {
      expect(evenChance(counts.first)).toBeGreaterThan(FAIR);
      expect(evenChance(counts.last)).toBeGreaterThan(FAIR);
    });

    it('CASE-096 SPY-07 who-is-the-spy each word of the pair is the civilians’ alike', () => {
      expect(evenChance(counts.side)).toBeGreaterThan(FAIR);
    });

    it('CASE-097 who-is-the-spy who speaks first tells nothing of roles or words', () => {
      expect(independenceChance(used.map((role) => counts.roleByFirst[role] ?? []))).toBeGreaterThan(FAIR);
      expect(independenceChance(counts.sideByFirst)).toBeGreaterThan(FAIR);
      const expected = [players - spies - blanks, spies, blanks].map((many) => (DEALS * many) / players);
      const at = <T>(list: readonly T[]): T[] => used.map((role) => list[role] as T);
      expect(chance(at(counts.firstsRole), at(expected))).toBeGreaterThan(FAIR);
    });
  });
}

describe('the yardstick of this file', () => {
  it('CASE-094 catches a deal that favours a seat by five in a hundred', () => {
    const even = zeros(6).map(() => DEALS / 6);
    expect(evenChance(even.map((count, seat) => (seat === 0 ? count * 1.05 : count * 0.99)))).toBeLessThan(FAIR);
  });

  it('CASE-096 the next deal does not depend on the last one: the same role twice is as likely as chance has it', () => {
    const rows = grid(2, 2);
    let before = -1;
    for (let n = 0; n < DEALS; n++) {
      const { deal } = whoIsTheSpy.deal(suggest(6), COFFEE, 6, chanceFrom(n.toString(16).padStart(32, '0')));
      const spy = deal.roles[0] === 'spy' ? 1 : 0;
      add(rows[before], spy);
      before = spy;
    }
    expect(independenceChance(rows)).toBeGreaterThan(FAIR);
  });
});
