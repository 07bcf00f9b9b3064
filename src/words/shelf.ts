// Shelf: where the shipped packs stand. Each is a file of its own, fetched only when somebody is about to play with it;
// the device's own pairs are put beside it.
// What is in a pack is read in pack.ts; keeping it for the road without a network is the service worker's business.

import { isRefusal, type Refusal } from '../core/game';
import { readOwn } from './own';
import { readPack } from './pack';
import type { PackSet, Pair, WordLanguage } from './pair';
import { potOf } from './pot';

export type PackCode = 'pack-missing' | 'pack-damaged';

/** Why a pack cannot be played with: a refusal (`isRefusal`) that is thrown, since it comes out of a promise. */
export class PackFailure extends Error implements Refusal<PackCode> {
  override readonly name = 'PackFailure';

  constructor(
    readonly refused: PackCode,
    options?: ErrorOptions,
  ) {
    super(refused, options);
  }
}

/** The bundler reads this template: every file that it can mean becomes a chunk of its own. */
function takeDown(language: WordLanguage, set: PackSet): Promise<{ readonly default: unknown }> {
  return import(`../../wordpacks/${language}/${set}.json`);
}

/**
 * The pairs of a shipped pack. Rejects with a PackFailure: `pack-missing` (not fetched: nothing there, or no network)
 * or `pack-damaged` (fetched, but no pack). It can be asked again.
 */
export async function loadPack(language: WordLanguage, set: PackSet, take = takeDown): Promise<Pair[]> {
  const file = await take(language, set)
    .then((module) => module.default) // inside: there is no module when the page has handled the bundler's error event
    .catch((cause: unknown) => {
      throw new PackFailure('pack-missing', { cause });
    });
  const pairs = readPack(file, language, set);
  if (isRefusal(pairs)) throw new PackFailure('pack-damaged');
  return pairs;
}

/** What the device keeps about pairs: the own ones as they were stored, and the keys of those switched off. */
export interface KeptPairs {
  readonly own: readonly unknown[];
  readonly off: readonly string[];
}

/** The pot of a set, or of the own pairs alone (SPY-11); empty where nothing is left. Rejects as `loadPack` does. */
export async function loadPot(
  set: PackSet | 'own',
  language: WordLanguage,
  kept: KeptPairs,
  take = takeDown,
): Promise<Pair[]> {
  return potOf(set === 'own' ? [] : await loadPack(language, set, take), kept.off, readOwn(kept.own));
}
