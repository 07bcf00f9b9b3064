// Fair deals: over many seeds for each number of players nothing that is drawn favours a seat, or tells of anything else
// that is drawn.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { deal } from '../../../src/games/station/deal';
import { suggest } from '../../../src/games/station/setup';
import { roundNow } from '../../../src/games/station/state';
import { chance, evenChance, independenceChance } from '../../core/fair';
import { book, COUNTS } from './table';

const DEALS = 4_000;
/** What a fair source fails once in a thousand times; the seeds are fixed, so this test always says the same. */
const FAIR = 0.001;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const grid = (rows: number, columns: number): number[][] => Array.from({ length: rows }, () => zeros(columns));
function add(row: number[] | undefined, at: number): void {
  if (row) row[at] = (row[at] ?? 0) + 1;
}

for (const players of COUNTS) {
  const { infiltrators } = book(players);
  describe(`${players} players, ${infiltrators} infiltrators: ${DEALS} deals`, () => {
    const badBySeat = zeros(players);
    const firsts = zeros(players);
    const parts = zeros(6);
    const swaps = zeros(2);
    const dice = zeros(6);
    /** Side of seat 0 against: who begins, the order of plans, its occupation, its own reading. */
    const sideByFirst = grid(2, players);
    const sideByPlans = grid(2, 6);
    const sideByOccupation = grid(2, 16);
    const sideByReading = grid(2, 2);
    /** How often a reading of the plan with three parts finds a fault, by the seat that holds it. */
    const ownersOfThree = zeros(players);
    const orders = ['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1'];
    for (let n = 0; n < DEALS; n++) {
      const seed = (n * 2_654_435_761 + players).toString(16).padStart(32, '0');
      const state = deal(suggest(), null, players, chanceFrom(seed));
      const { plans, readings, die } = roundNow(state).drawn;
      const { sides, first, occupations } = state.deal;
      sides.forEach((side, seat) => {
        if (side === 'infiltrator') add(badBySeat, seat);
      });
      const bad = sides[0] === 'infiltrator' ? 1 : 0;
      const order = orders.indexOf(plans.map((plan) => plan.parts).join());
      add(firsts, first);
      add(parts, order);
      add(dice, die - 1);
      for (const plan of plans) if (plan.field !== plan.radio) add(swaps, plan.field > plan.radio ? 1 : 0);
      add(sideByFirst[bad], first);
      add(sideByPlans[bad], order);
      add(sideByOccupation[bad], occupations[0] as number);
      add(sideByReading[bad], (readings.find(({ owner }) => owner === 0)?.value ?? 0) > 0 ? 1 : 0);
      for (const { owner, plan } of readings) {
        if (owner !== 'unread' && plans[plan].parts === 3) add(ownersOfThree, owner);
      }
    }

    it('CASE-094 STN-103 station every seat is an infiltrator’s alike', () => {
      expect(badBySeat.reduce((sum, count) => sum + count, 0)).toBe(DEALS * infiltrators);
      // Draws without replacement stray less than chi-square supposes, by (players - infiltrators) / (players - 1).
      const tight = (players - infiltrators) / (players - 1);
      const mean = (DEALS * infiltrators) / players;
      const widened = badBySeat.map((count) => mean + (count - mean) / Math.sqrt(tight));
      expect(evenChance(widened)).toBeGreaterThan(FAIR);
      expect(evenChance(widened), 'too even to be chance').toBeLessThan(1 - FAIR);
    });

    it('CASE-097 STN-201 STN-202 STN-803 STN-806 station first seat, order of plans, posts and dice are even', () => {
      for (const drawn of [firsts, parts, swaps, dice]) expect(evenChance(drawn)).toBeGreaterThan(FAIR);
    });

    it('CASE-097 STN-107 station what is public tells nothing of sides, and neither does a reading', () => {
      for (const table of [sideByFirst, sideByPlans, sideByOccupation, sideByReading])
        expect(independenceChance(table)).toBeGreaterThan(FAIR);
    });

    it('CASE-094 STN-203 station every seat holds readings of every plan alike', () => {
      const total = ownersOfThree.reduce((sum, count) => sum + count, 0);
      const expected = ownersOfThree.map(() => total / players);
      expect(chance(ownersOfThree, expected)).toBeGreaterThan(FAIR);
    });
  });
}
