// Set-up of The Station: the house rules, and who can play (STN-901 … STN-903).

import type { Finding, Refusal } from '../../core/game';
import { type InferOutput, picklist, readAs, strictObject } from '../../core/shape';

export const PLAYERS = { min: 5, max: 15 } as const;
export const DIFFICULTIES = ['standard', 'calm'] as const;
export const VOTES = ['secret', 'open'] as const;
export const CLOCKS = ['source', 'double', 'off'] as const;

const schema = strictObject({
  /** STN-901: how many faults there are to know of. */
  difficulty: picklist(DIFFICULTIES),
  /** STN-902: by a pass of the phone, or by name on one screen. */
  vote: picklist(VOTES),
  /** STN-903: the source's times, twice as long, or none. */
  clocks: picklist(CLOCKS),
});

export type StationSetup = Readonly<InferOutput<typeof schema>>;
export type Difficulty = StationSetup['difficulty'];

/** Refuses `damaged`. */
export function readSetup(raw: unknown): StationSetup | Refusal {
  return readAs(schema, raw);
}

/** The defaults, the same for every number of players. */
export function suggest(): StationSetup {
  return { difficulty: 'standard', vote: 'secret', clocks: 'source' };
}

/** STN-901: offered on a device where no match of this game was ever finished. */
export function suggestToLearners(): StationSetup {
  return { ...suggest(), difficulty: 'calm' };
}

/** Nothing in a set-up follows the number of players. */
export function fit(setup: StationSetup): StationSetup {
  return setup;
}

export type SetupCode = 'too-few-players' | 'too-many-players';

/** ALL-12. Refusals: `too-few-players`, `too-many-players`; nobody but the people can mend these. */
export function check(_setup: StationSetup, players: number): Finding<StationSetup>[] {
  const { min, max } = PLAYERS;
  if (players < min) return [{ code: 'too-few-players', weight: 'refusal', about: { players, min } }];
  if (players > max) return [{ code: 'too-many-players', weight: 'refusal', about: { players, max } }];
  return [];
}
