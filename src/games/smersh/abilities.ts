// The abilities: how many of each lie in a deck, in which window each can be used, and on how many people (SMR-12, SMR-16).
// What a use does is told in use.ts.

/** In the order of the rule book, which is also the order in which help tells of them. */
export const ABILITIES = [
  'interrogator',
  'listener',
  'informant',
  'leader',
  'saboteur',
  'psychologist',
  'instructor',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** When abilities are used: before each hand-out, before a squad is nominated, before an approved squad goes. */
export type When = 'hand-outs' | 'before-squad' | 'before-mission';

export interface AbilityRule {
  readonly windows: readonly When[];
  /** So many people are chosen for it. */
  readonly people: 0 | 1 | 2;
  /** Its user learns something, behind a handoff (SMR-17). */
  readonly asks: boolean;
}

export const ABILITY: Readonly<Record<Ability, AbilityRule>> = {
  interrogator: { windows: ['before-squad', 'before-mission'], people: 1, asks: true },
  listener: { windows: ['before-squad', 'before-mission'], people: 2, asks: true },
  informant: { windows: ['before-squad'], people: 1, asks: true },
  leader: { windows: ['before-squad'], people: 0, asks: false },
  saboteur: { windows: ['before-mission'], people: 0, asks: false },
  psychologist: { windows: ['before-squad', 'before-mission'], people: 1, asks: false },
  instructor: { windows: ['hand-outs'], people: 0, asks: false },
};

/** SMR-12: how many of each, in the order of `ABILITIES`. */
const DECKS: Readonly<Record<number, readonly number[]>> = {
  6: [0, 2, 2, 2, 1, 1, 0],
  7: [0, 2, 2, 2, 1, 1, 1],
  8: [1, 2, 2, 2, 1, 1, 1],
  9: [1, 2, 2, 2, 2, 1, 1],
  10: [1, 2, 2, 2, 2, 2, 1],
};

/** The deck for so many players, unshuffled; empty for a number that cannot play. */
export function deckFor(players: number): readonly Ability[] {
  return ABILITIES.flatMap((ability, at) => Array.from({ length: DECKS[players]?.[at] ?? 0 }, () => ability));
}
