// Fair deals: over 60,000 seeds for each number of players nothing that is drawn favours a seat or a card, or tells of
// anything else that is drawn.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { smersh } from '../../../src/games/smersh/game';
import { suggest } from '../../../src/games/smersh/setup';
import { chance, evenChance, independenceChance } from '../../core/fair';
import { ALL, BOOK, COUNTS } from './table';

const DEALS = 60_000;
/** What a fair source fails once in a thousand times; the seeds are fixed, so this test always says the same. */
const FAIR = 0.001;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
function add(row: number[] | undefined, at: number): void {
  if (row) row[at] = (row[at] ?? 0) + 1;
}

/** Draws without replacement stray less than chi-square supposes: widened so that it can judge them. */
function widened(counts: readonly number[], drawn: number, from: number): number[] {
  const mean = (DEALS * drawn) / from;
  return counts.map((count) => mean + (count - mean) / Math.sqrt((from - drawn) / (from - 1)));
}

for (const players of COUNTS) {
  const book = BOOK[players];
  const spies = book?.spies ?? 0;
  const cards = book?.deck.reduce((sum, count) => sum + count, 0) ?? 0;
  describe(`${players} players, ${spies} spies, ${cards} cards: ${DEALS} deals`, () => {
    const spyBySeat = zeros(players);
    const diversants = zeros(players);
    const leaders = zeros(players);
    const firstCards = zeros(ALL.length);
    const lastCards = zeros(ALL.length);
    /** Side of seat 0 against the first leader, and against the first card. */
    const sideByLeader = [zeros(players), zeros(players)];
    const sideByCard = [zeros(ALL.length), zeros(ALL.length)];
    const cardByLeader = ALL.map(() => zeros(players));
    for (let n = 0; n < DEALS; n++) {
      const seed = (n * 2_654_435_761 + players).toString(16).padStart(32, '0');
      const { deal, leader } = smersh.deal(suggest(players), null, players, chanceFrom(seed));
      deal.sides.forEach((side, seat) => {
        if (side === 'spy') add(spyBySeat, seat);
        if (side === 'diversant') add(diversants, seat);
      });
      const [first, last] = [deal.deck[0], deal.deck.at(-1)].map((card) => (card ? ALL.indexOf(card) : 0));
      const loyal = deal.sides[0] === 'scout' ? 0 : 1;
      add(leaders, leader);
      add(firstCards, first ?? 0);
      add(lastCards, last ?? 0);
      add(sideByLeader[loyal], leader);
      add(sideByCard[loyal], first ?? 0);
      add(cardByLeader[first ?? 0], leader);
    }
    const inDeck = ALL.flatMap((_, at) => (book?.deck[at] ? [at] : []));
    const only = (counts: readonly number[]): number[] => inDeck.map((at) => counts[at] ?? 0);
    const expected = inDeck.map((at) => (DEALS * (book?.deck[at] ?? 0)) / cards);

    it('CASE-094 SMR-02 smersh every seat is a spy’s alike', () => {
      expect(spyBySeat.reduce((sum, count) => sum + count, 0)).toBe(DEALS * spies);
      const counts = widened(spyBySeat, spies, players);
      expect(evenChance(counts)).toBeGreaterThan(FAIR);
      expect(evenChance(counts), 'too even to be chance').toBeLessThan(1 - FAIR);
    });

    it('CASE-094 SMR-02 smersh every seat is the diversant’s alike', () => {
      if (book?.diversant) expect(evenChance(diversants)).toBeGreaterThan(FAIR);
      else expect(diversants).toEqual(zeros(players));
    });

    it('CASE-097 SMR-06 smersh every seat leads first alike, and it tells nothing of sides', () => {
      expect(evenChance(leaders)).toBeGreaterThan(FAIR);
      expect(independenceChance(sideByLeader)).toBeGreaterThan(FAIR);
    });

    it('CASE-095 SMR-12 SMR-13 smersh every card is drawn first, and left last, as often as there are of it', () => {
      expect(chance(only(firstCards), expected)).toBeGreaterThan(FAIR);
      expect(chance(only(lastCards), expected)).toBeGreaterThan(FAIR);
    });

    it('ALL-10 SMR-12 smersh the deck tells nothing of sides or of the first leader', () => {
      expect(independenceChance(sideByCard.map(only))).toBeGreaterThan(FAIR);
      expect(independenceChance(inDeck.map((at) => cardByLeader[at] ?? []))).toBeGreaterThan(FAIR);
    });
  });
}
