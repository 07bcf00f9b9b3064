// The pair of words for one match: drawn before the deal, and kept in the save with its variants (SPY-11).

import type { Chance } from '../../core/chance';
import { isRefusal, type Refusal, refuse } from '../../core/game';
import type { Pair } from '../../words/pair';
import { drawPair } from '../../words/pot';
import { type KeptPairs, loadPot } from '../../words/shelf';
import type { SpySetup } from './setup';

/**
 * One pair, drawn evenly from the fresh ones of the set-up's pot; `used` is the memory before and after.
 * Refuses `pack-missing` when the set cannot be had, and `pot-empty`.
 */
export async function fetchPair(
  setup: SpySetup,
  shelf: KeptPairs & { readonly used: readonly string[] },
  chance: Chance,
): Promise<{ supply: Pair; used: readonly string[] } | Refusal> {
  try {
    const pot = await loadPot(setup.onlyOwn ? 'own' : setup.words, setup.wordLanguage, shelf);
    const drawn = drawPair(pot, shelf.used, chance.hidden('pair'));
    return isRefusal(drawn) ? drawn : { supply: drawn.pair, used: drawn.recent };
  } catch {
    return refuse('pack-missing');
  }
}
