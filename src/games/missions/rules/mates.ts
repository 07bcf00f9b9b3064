// The list on a card: who is told of whom. Everybody's has the same number of rows (TNO-02, SMR-03, ALL-03).

import type { Seat } from '../../../core/game';

/** A name, or the fixed words that fill the row on the card of one who is told of nobody. */
export type CardRow = Seat | 'fixed-words';

/** One row fewer than there are spies: a spy's name the other spies in seating order, everybody else's name nobody. */
export function cardRows(spies: readonly Seat[], seat: Seat): readonly CardRow[] {
  if (spies.includes(seat)) return spies.filter((other) => other !== seat).sort((a, b) => a - b);
  return spies.slice(1).map(() => 'fixed-words');
}
