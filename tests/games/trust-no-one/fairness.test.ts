// Fair deals: over 60,000 seeds for each number of players nothing that is drawn favours a seat, or tells of anything
// else that is drawn.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import { suggest } from '../../../src/games/trust-no-one/setup';
import { chance, evenChance, independenceChance } from '../../core/fair';
import { BOOK, COUNTS } from './table';

const DEALS = 60_000;
/** What a fair source fails once in a thousand times; the seeds are fixed, so this test always says the same. */
const FAIR = 0.001;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
function add(row: number[] | undefined, at: number): void {
  if (row) row[at] = (row[at] ?? 0) + 1;
}

for (const players of COUNTS) {
  const spies = BOOK[players]?.spies ?? 0;
  describe(`${players} players, ${spies} spies: ${DEALS} deals`, () => {
    const spyBySeat = zeros(players);
    const leaders = zeros(players);
    /** Side of seat 0 against the first leader; the first leader's side; which two seats are spies together. */
    const sideByLeader = [zeros(players), zeros(players)];
    const leadersSide = zeros(2);
    const pairs = zeros(players * players);
    for (let n = 0; n < DEALS; n++) {
      const seed = (n * 2_654_435_761 + players).toString(16).padStart(32, '0');
      const { deal, leader } = trustNoOne.deal(suggest(), null, players, chanceFrom(seed));
      const all = deal.sides.flatMap((side, seat) => (side === 'spy' ? [seat] : []));
      for (const seat of all) add(spyBySeat, seat);
      add(leaders, leader);
      add(sideByLeader[deal.sides[0] === 'spy' ? 1 : 0], leader);
      add(leadersSide, deal.sides[leader] === 'spy' ? 1 : 0);
      for (const a of all) for (const b of all) if (a < b) add(pairs, a * players + b);
    }

    it('CASE-094 TNO-01 trust-no-one every seat is a spy’s alike', () => {
      expect(spyBySeat.reduce((sum, count) => sum + count, 0)).toBe(DEALS * spies);
      // Draws without replacement stray less than chi-square supposes, by (players - spies) / (players - 1).
      const tight = (players - spies) / (players - 1);
      const mean = (DEALS * spies) / players;
      const widened = spyBySeat.map((count) => mean + (count - mean) / Math.sqrt(tight));
      expect(evenChance(widened)).toBeGreaterThan(FAIR);
      expect(evenChance(widened), 'too even to be chance').toBeLessThan(1 - FAIR);
    });

    it('CASE-094 trust-no-one no two seats are spies together more often than others', () => {
      const used = pairs.filter((count) => count > 0);
      expect(used).toHaveLength((players * (players - 1)) / 2);
      const mean = (DEALS * spies * (spies - 1)) / (players * (players - 1));
      for (const count of used) expect(Math.abs(count - mean) / mean).toBeLessThan(0.1);
    });

    it('CASE-097 TNO-04 trust-no-one every seat leads first alike', () => {
      expect(evenChance(leaders)).toBeGreaterThan(FAIR);
    });

    it('CASE-097 TNO-04 trust-no-one who leads first tells nothing of sides', () => {
      expect(independenceChance(sideByLeader)).toBeGreaterThan(FAIR);
      const expected = [players - spies, spies].map((many) => (DEALS * many) / players);
      expect(chance(leadersSide, expected)).toBeGreaterThan(FAIR);
    });
  });
}
