// Set-up of SMERSH: house rules, hand-outs before each mission, who can play, and the tables of the game
// (SMR-02, SMR-05, SMR-06, SMR-08, SMR-09, SMR-10, SMR-13).

import type { Finding, Refusal } from '../../core/game';
import {
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  readAs,
  strictObject,
  strictTuple,
} from '../../core/shape';
import type { Sizes } from '../missions/rules/tables';

export const PLAYERS = { min: 6, max: 10 } as const;
/** Seconds of one speech; 0 is off, and then there are no extra minutes either (SMR-08). */
export const SPEECH_SECONDS = [0, 30, 60, 90] as const;
/** SMR-08: so many a match for each player, and so long is one. */
export const EXTRA_MINUTES = 2;
export const EXTRA_SECONDS = 60;
/** SMR-13: no more abilities than that before one mission. */
export const MOST_HAND_OUTS = 3;

/** SMR-02: spies and diversants; everybody else is a scout. */
export const SIDES: Readonly<Record<number, { readonly spies: number; readonly diversants: 0 | 1 }>> = {
  6: { spies: 2, diversants: 0 },
  7: { spies: 2, diversants: 1 },
  8: { spies: 2, diversants: 1 },
  9: { spies: 2, diversants: 1 },
  10: { spies: 3, diversants: 1 },
};

/** SMR-05: squad sizes of missions 1–5. */
export const SIZES: Sizes = {
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 5],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 6],
};

/** SMR-10: so many rejected squads in a row end the match. */
export function mostRejected(players: number): 4 | 5 {
  return players <= 6 ? 4 : 5;
}

/** Abilities handed out before missions 1–5. */
export type HandOuts = readonly [number, number, number, number, number];

/** SMR-13: over five missions everybody hands out once. */
const HAND_OUTS: Readonly<Record<number, HandOuts>> = {
  6: [2, 1, 1, 1, 1],
  7: [2, 2, 1, 1, 1],
  8: [2, 2, 2, 1, 1],
  9: [2, 2, 2, 2, 1],
  10: [2, 2, 2, 2, 2],
};

const many = pipe(number(), integer(), minValue(0), maxValue(MOST_HAND_OUTS));
const schema = strictObject({
  speechSeconds: picklist(SPEECH_SECONDS),
  /** Votes stay secret until the end (SMR-09). */
  votesSecret: boolean(),
  /** The leader changes after every mission (SMR-06). */
  leaderChanges: boolean(),
  handOuts: strictTuple([many, many, many, many, many]),
  /** Somebody has set the hand-outs: they no longer follow the number of players. */
  handOutsByHand: boolean(),
});

export type SmershSetup = Readonly<InferOutput<typeof schema>>;

export function readSetup(raw: unknown): SmershSetup | Refusal {
  return readAs(schema, raw);
}

/** SMR-13: the hand-outs for so many players; for a number that cannot play those of the nearest that can. */
export function suggestedHandOuts(players: number): SmershSetup['handOuts'] {
  const nearest = Math.max(PLAYERS.min, Math.min(PLAYERS.max, players));
  const [one, two, three, four, five] = HAND_OUTS[nearest] ?? [0, 0, 0, 0, 0];
  return [one, two, three, four, five];
}

/** The defaults for so many players. */
export function suggest(players: number): SmershSetup {
  return {
    speechSeconds: 60,
    votesSecret: false,
    leaderChanges: false,
    handOuts: suggestedHandOuts(players),
    handOutsByHand: false,
  };
}

/** A remembered set-up for another number of players: the hand-outs follow until they were set by hand. */
export function fit(setup: SmershSetup, players: number): SmershSetup {
  return setup.handOutsByHand ? setup : { ...setup, handOuts: suggestedHandOuts(players) };
}

/** How many abilities are handed out in a whole match of five missions. */
export function handOutsInAll(handOuts: HandOuts): number {
  return handOuts.reduce((sum, count) => sum + count, 0);
}

export type SetupCode = 'too-few-players' | 'too-many-players' | 'too-many-hand-outs';

/**
 * SMR-02, SMR-13. Refusals: `too-few-players`, `too-many-players` (nobody but the people can mend these), and
 * `too-many-hand-outs` (`about`: sum, players, over), since each player hands out once.
 */
export function check(setup: SmershSetup, players: number): Finding<SmershSetup>[] {
  const { min, max } = PLAYERS;
  if (players < min) return [{ code: 'too-few-players', weight: 'refusal', about: { players, min } }];
  if (players > max) return [{ code: 'too-many-players', weight: 'refusal', about: { players, max } }];
  const sum = handOutsInAll(setup.handOuts);
  if (sum <= players) return [];
  const nearest = { ...setup, handOuts: lowered(setup.handOuts, sum - players), handOutsByHand: true };
  return [{ code: 'too-many-hand-outs', weight: 'refusal', about: { sum, players, over: sum - players }, nearest }];
}

/** Takes so many away, one by one from where there are most; of equal missions from the last. */
function lowered(handOuts: HandOuts, over: number): SmershSetup['handOuts'] {
  const left = [...handOuts];
  for (let taken = 0; taken < over; taken++) {
    const at = left.lastIndexOf(Math.max(...left));
    left[at] = (left[at] ?? 0) - 1;
  }
  return left as SmershSetup['handOuts'];
}
