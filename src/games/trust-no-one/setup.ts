// Set-up of Trust No One: the two house rules, who can play, and the tables of the game (TNO-01, TNO-03, TNO-06, TNO-15).

import type { Finding, Refusal } from '../../core/game';
import { boolean, type InferOutput, picklist, readAs, strictObject } from '../../core/shape';
import type { Sizes } from '../missions/rules/tables';

export const PLAYERS = { min: 5, max: 10 } as const;
/** Seconds of discussion before each vote; 0 is off. */
export const TALK_SECONDS = [0, 60, 120, 180, 300] as const;

/** TNO-01: so many are spies. */
export const SPIES: Readonly<Record<number, number>> = { 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 };

/** TNO-03: team sizes of operations 1–5. */
export const SIZES: Sizes = {
  5: [2, 3, 2, 3, 3],
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 4],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 5],
};

/** TNO-08: so many rejected teams in a row end the match. */
export const MOST_REJECTED = 5;

const schema = strictObject({
  talkSeconds: picklist(TALK_SECONDS),
  /** Votes stay secret until the end (TNO-06). */
  votesSecret: boolean(),
});

export type TrustSetup = Readonly<InferOutput<typeof schema>>;

export function readSetup(raw: unknown): TrustSetup | Refusal {
  return readAs(schema, raw);
}

/** The defaults, the same for every number of players (TNO-06, TNO-15). */
export function suggest(): TrustSetup {
  return { talkSeconds: 0, votesSecret: false };
}

/** Nothing in a set-up follows the number of players. */
export function fit(setup: TrustSetup): TrustSetup {
  return setup;
}

export type SetupCode = 'too-few-players' | 'too-many-players';

/** TNO-01. Refusals: `too-few-players`, `too-many-players`; nobody but the people can mend these. */
export function check(_setup: TrustSetup, players: number): Finding<TrustSetup>[] {
  const { min, max } = PLAYERS;
  if (players < min) return [{ code: 'too-few-players', weight: 'refusal', about: { players, min } }];
  if (players > max) return [{ code: 'too-many-players', weight: 'refusal', about: { players, max } }];
  return [];
}
