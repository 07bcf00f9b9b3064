// Pot: the pairs that a match may draw from, and the device's memory of what was used (SPY-11).
// What goes into the pot is the set-up's choice; where the memory is kept is the device's business.

import type { Draw } from '../core/chance';
import { type Refusal, refuse } from '../core/game';
import { type Pair, pairKey } from './pair';

/** So many used pairs are remembered, of all languages and sets together. */
export const MEMORY = 300;

/**
 * What a match may draw from (SPY-11): the chosen set without the pairs that were switched off, told by their keys, and
 * all own ones, whatever their language.
 */
export function potOf(set: readonly Pair[], off: readonly string[], own: readonly Pair[]): Pair[] {
  const out = new Set(off);
  return [...set.filter((pair) => !out.has(pairKey(pair))), ...own];
}

export interface Drawn {
  readonly pair: Pair;
  /** The memory after the draw: keys of used pairs, newest last, at most `MEMORY`. */
  readonly recent: readonly string[];
  /** Whether no pair of the pot was fresh, so that it was begun anew. */
  readonly reshuffled: boolean;
}

/** How many pairs of the pot are fresh. 0: the next draw begins the pot anew, and the set-up screen says so. */
export function freshCount(pot: readonly Pair[], recent: readonly string[]): number {
  return freshIn(byKey(pot), remembered(recent)).length;
}

/**
 * Draws evenly among the fresh pairs of the pot and remembers the pair as used. Where none is fresh, the pot's pairs
 * but the last used one are struck from the memory first; a pot of one pair gives that pair again. What the memory
 * holds of other pots stays. A pair that is in the pot twice counts once. Refuses `pot-empty`.
 */
export function drawPair(pot: readonly Pair[], recent: readonly string[], draw: Draw): Drawn | Refusal<'pot-empty'> {
  const pairs = byKey(pot);
  if (pairs.size === 0) return refuse('pot-empty');

  let memory = remembered(recent);
  let fresh = freshIn(pairs, memory);
  const reshuffled = fresh.length === 0;
  if (reshuffled) {
    const last = [...memory].reverse().find((key) => pairs.has(key));
    memory = memory.filter((key) => key === last || !pairs.has(key));
    fresh = pairs.size === 1 ? [...pairs.keys()] : freshIn(pairs, memory);
  }

  const key = draw.pick(fresh);
  return {
    pair: pairs.get(key) as Pair,
    recent: remembered([...memory.filter((used) => used !== key), key]),
    reshuffled,
  };
}

function byKey(pot: readonly Pair[]): ReadonlyMap<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of pot) {
    const key = pairKey(pair);
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  return pairs;
}

function freshIn(pairs: ReadonlyMap<string, Pair>, memory: readonly string[]): string[] {
  const used = new Set(memory);
  return [...pairs.keys()].filter((key) => !used.has(key));
}

function remembered(keys: readonly string[]): readonly string[] {
  return keys.slice(-MEMORY);
}
