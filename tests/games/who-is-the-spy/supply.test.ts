// Which pair a match gets (SPY-11): from the chosen set and the own pairs, without those switched off, over restarts.

import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { type SpySetup, suggest } from '../../../src/games/who-is-the-spy/setup';
import { fetchPair } from '../../../src/games/who-is-the-spy/supply';
import { addOwn } from '../../../src/words/own';
import { type Pair, pairKey } from '../../../src/words/pair';
import { loadPack } from '../../../src/words/shelf';

const SETUP = suggest(6);

/** Own pairs as they come from storage. */
function ownPairs(many: number): unknown[] {
  let list: Pair[] = [];
  for (let at = 0; at < many; at++) {
    const words = [`left${at}`, `right${at}`].map((text) => ({ text, variants: [] })) as unknown as Pair['words'];
    const next = addOwn(list, words, 'en');
    if (isRefusal(next)) throw new Error(next.refused);
    list = next;
  }
  return JSON.parse(JSON.stringify(list));
}

interface Evening {
  used: readonly string[];
  own: readonly unknown[];
  off: readonly string[];
}

let deals = 0;

/** A deal, and what the device knows after it; between deals it is written down and read again. */
async function next(evening: Evening, setup: SpySetup = SETUP): Promise<Pair> {
  const seed = (++deals).toString(16).padStart(32, '0');
  const fetched = await fetchPair(setup, evening, chanceFrom(seed));
  if (isRefusal(fetched)) throw new Error(fetched.refused);
  evening.used = JSON.parse(JSON.stringify(fetched.used));
  return fetched.supply;
}

const times = async (many: number, evening: Evening, setup?: SpySetup): Promise<string[]> => {
  const keys: string[] = [];
  for (let at = 0; at < many; at++) keys.push(pairKey(await next(evening, setup)));
  return keys;
};

test('SPY-11 the pot is the chosen set and all own pairs: each once before any comes again', async () => {
  const evening: Evening = { used: [], own: ownPairs(7), off: [] };
  const keys = await times(97, evening);
  const set = (await loadPack('en', 'simple')).map(pairKey);
  const own = (evening.own as Pair[]).map(pairKey);
  expect(new Set(keys)).toEqual(new Set([...set, ...own]));
  expect(new Set(keys).size).toBe(97);
});

test('SPY-11 only my pairs: those alone, whatever the set and its language', async () => {
  const evening: Evening = { used: [], own: ownPairs(3), off: [] };
  const keys = await times(30, evening, { ...SETUP, onlyOwn: true, wordLanguage: 'ru', words: 'hard' });
  expect(new Set(keys)).toEqual(new Set((evening.own as Pair[]).map(pairKey)));
  keys.slice(1).forEach((key, at) => {
    expect(key).not.toBe(keys[at]);
  });
});

test('SPY-11 only my pairs with none is refused, and so is a set with every pair switched off', async () => {
  const chance = chanceFrom('1'.padStart(32, '0'));
  const empty = { used: [], own: [], off: [] };
  expect(await fetchPair({ ...SETUP, onlyOwn: true }, empty, chance)).toEqual({ refused: 'pot-empty' });
  const off = (await loadPack('en', 'simple')).map(pairKey);
  expect(await fetchPair(SETUP, { ...empty, off }, chance)).toEqual({ refused: 'pot-empty' });
  expect(isRefusal(await fetchPair(SETUP, { ...empty, off: off.slice(1) }, chance))).toBe(false);
});

test('SPY-11 a pair that is switched off is never drawn, and comes back when it is switched on', async () => {
  const set = (await loadPack('en', 'simple')).map(pairKey);
  const evening: Evening = { used: [], own: [], off: set.slice(0, 80) };
  expect(new Set(await times(10, evening))).toEqual(new Set(set.slice(80)));
  evening.off = set.slice(0, 79);
  expect(await times(1, evening)).toEqual([set[79]]);
});

test('SPY-11 switching set or language in between keeps every pot right', async () => {
  const evening: Evening = { used: [], own: [], off: [] };
  const setups: SpySetup[] = [SETUP, { ...SETUP, words: 'hard' }, { ...SETUP, wordLanguage: 'ru' }];
  const drawn: string[][] = setups.map(() => []);
  // 90 in turn from each of three pots: the memory of 300 holds all 270, so none comes twice.
  for (let at = 0; at < 270; at++) {
    const which = at % 3;
    drawn[which]?.push(...(await times(1, evening, setups[which])));
  }
  for (const keys of drawn) expect(new Set(keys).size).toBe(90);
  // Each pot is empty now. The next draw of one begins it anew, not with its last, and leaves the others' alone.
  const [again] = await times(1, evening, setups[0]);
  expect(again).not.toBe(drawn[0]?.at(-1));
  expect(drawn[0]).toContain(again);
  const second = new Set(drawn[1]);
  expect(evening.used.filter((key) => second.has(key))).toHaveLength(90);
});

test('what is stored and is no pair is passed over; the rest is played with', async () => {
  const evening: Evening = { used: [], own: [null, { words: 'x' }, ...ownPairs(1)], off: [] };
  const [key] = await times(1, evening, { ...SETUP, onlyOwn: true });
  expect(key).toBe(pairKey(evening.own[2] as Pair));
});
