// Set-up of Who's the Spy?: what can be chosen, what is suggested, what can be played (SPY-01, SPY-04 … SPY-08).

import type { Finding, Refusal } from '../../core/game';
import {
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  readAs,
  strictObject,
} from '../../core/shape';
import { PACK_SETS, WORD_LANGUAGES } from '../../words/pair';

export const PLAYERS = { min: 4, max: 16 } as const;
export const MOST_SPIES = 8;
export const MOST_BLANKS = 2;
/** Seconds; 0 is off. */
export const CLUE_SECONDS = [0, 20, 30, 45] as const;
export const TALK_SECONDS = [0, 30, 60, 90, 120] as const;

const schema = strictObject({
  spies: pipe(number(), integer(), minValue(0), maxValue(MOST_SPIES)),
  /** Once somebody has set the spies by hand, their number no longer follows the number of players (SPY-04). */
  spiesByHand: boolean(),
  blanks: pipe(number(), integer(), minValue(0), maxValue(MOST_BLANKS)),
  words: picklist(PACK_SETS),
  wordLanguage: picklist(WORD_LANGUAGES),
  /** Only the pairs that people of this device wrote. Set-ups saved before there were any do not say. */
  onlyOwn: optional(boolean(), false),
  clueSeconds: picklist(CLUE_SECONDS),
  talkSeconds: picklist(TALK_SECONDS),
  vote: picklist(['secret', 'open']),
  firstRoundVote: boolean(),
});

export type SpySetup = Readonly<InferOutput<typeof schema>>;

export function readSetup(raw: unknown): SpySetup | Refusal {
  return readAs(schema, raw);
}

/** SPY-04: 1 spy for 4–6 players, 2 for 7–10, 3 for 11–14, 4 for 15–16. */
export function suggestedSpies(players: number): number {
  if (players <= 6) return 1;
  if (players <= 10) return 2;
  return players <= 14 ? 3 : 4;
}

/** The defaults for so many players (SPY-04, SPY-05, SPY-08). */
export function suggest(players: number): SpySetup {
  return {
    spies: suggestedSpies(players),
    spiesByHand: false,
    blanks: 0,
    words: 'simple',
    wordLanguage: 'en',
    onlyOwn: false,
    clueSeconds: 0,
    talkSeconds: 60,
    vote: 'secret',
    firstRoundVote: true,
  };
}

/** A remembered set-up for another number of players: the spies follow until they were set by hand (SPY-04). */
export function fit(setup: SpySetup, players: number): SpySetup {
  return setup.spiesByHand ? setup : { ...setup, spies: suggestedSpies(players) };
}

export type SetupCode =
  | 'too-few-players'
  | 'too-many-players'
  | 'no-strangers'
  | 'too-many-strangers'
  | 'one-civilian-more'
  | 'no-own-pairs';

/** SPY-11, ALL-12: "only my pairs" needs at least one. Refusal: `no-own-pairs`. */
export function checkOwn(setup: SpySetup, own: number): Finding<SpySetup>[] {
  if (!setup.onlyOwn || own > 0) return [];
  return [{ code: 'no-own-pairs', weight: 'refusal', nearest: { ...setup, onlyOwn: false } }];
}

/**
 * SPY-01, SPY-06. Refusals: `too-few-players`, `too-many-players` (nobody but the people can mend these),
 * `no-strangers`, `too-many-strangers` (`about`: strangers, civilians, most). Warning: `one-civilian-more`.
 */
export function check(setup: SpySetup, players: number): Finding<SpySetup>[] {
  const { min, max } = PLAYERS;
  if (players < min) return [{ code: 'too-few-players', weight: 'refusal', about: { players, min } }];
  if (players > max) return [{ code: 'too-many-players', weight: 'refusal', about: { players, max } }];
  const strangers = setup.spies + setup.blanks;
  const civilians = players - strangers;
  if (strangers === 0) {
    const nearest = { ...setup, spies: 1, spiesByHand: suggestedSpies(players) !== 1 };
    return [{ code: 'no-strangers', weight: 'refusal', nearest }];
  }
  if (strangers >= civilians) {
    const most = Math.floor((players - 1) / 2);
    // Blanks go before spies: equally near, and a game about spies keeps one.
    const spies = Math.min(setup.spies, most);
    const nearest = { ...setup, spies, blanks: Math.min(setup.blanks, most - spies), spiesByHand: true };
    return [{ code: 'too-many-strangers', weight: 'refusal', about: { strangers, civilians, most }, nearest }];
  }
  if (civilians === strangers + 1)
    return [{ code: 'one-civilian-more', weight: 'warning', about: { civilians, strangers } }];
  return [];
}
