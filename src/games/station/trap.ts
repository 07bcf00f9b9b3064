// The trap: whether it hits, and whether the victim dies of it (STN-406, STN-802, STN-803).

import type { Mission, Orders } from './mission';
import type { Hit, Offer, Standing } from './state';
import { bandOf } from './tables';

/** STN-406: both kept to it, on the winning plan; the mission need not succeed. */
export function hits(offer: Offer, orders: Orders, { winningPlan }: Pick<Mission, 'winningPlan'>): boolean {
  const [trapper, victim] = [orders[offer.by], orders[offer.victim]];
  if (trapper?.plan !== winningPlan || victim?.plan !== winningPlan) return false;
  const laid = trapper.secret === 'trap' && trapper.job === 'guard' && trapper.partner === offer.victim;
  return laid && victim.job === offer.job && victim.partner === offer.by;
}

/**
 * STN-802, STN-803: the first hit of a match of 5 or 6 injures, and so does every hit once the deaths are at their cap;
 * otherwise the die (1–6) says: 1–4 is death. `before` is how the match stood before this hit.
 */
export function fateBy(die: number, players: number, before: Pick<Standing, 'hits' | 'deaths'>): Hit['outcome'] {
  const spared = players <= 6 && before.hits === 0;
  return spared || before.deaths >= bandOf(players).deathCap || die > 4 ? 'injured' : 'dead';
}
