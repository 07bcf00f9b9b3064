// Glow: how bright an open card is must not tell which word is on it (ALL-03). Long words print more ink than short ones,
// so the card's ground makes up for what the word lacks. Pure numbers; the card sets them as style.

/** Share of a line's width × size that is printed, on average: the display face at weight 900, the text face. */
const PRINTED = { display: 0.32, text: 0.195 } as const;
/** Ink and ground of a secret card, as grey from 0 to 255. */
const PRINT = 231;
const GROUND = 26;

/** The size of a word, in pixels: as large as fits on one line, within the limits; smaller words break. */
export function wordSize(letters: number, width: number, largest: number, smallest: number, cyrillic: boolean): number {
  const perLetter = cyrillic ? 0.66 : 0.575;
  return Math.max(smallest, Math.min(largest, width / (perLetter * Math.max(1, letters))));
}

/** How many square pixels a line of this width prints at this size; both in px. */
export function printed(width: number, size: number, face: keyof typeof PRINTED): number {
  return width * size * PRINTED[face];
}

/**
 * The grey of a card's ground, 0–255 with fractions, that makes a card of `area` square pixels give the same light
 * whatever is printed: `ink` is what its texts print, `fullest` the most that any card of this size may print.
 */
export function groundGrey(ink: number, fullest: number, area: number): number {
  if (area <= 0) return GROUND;
  return GROUND + (Math.max(0, fullest - ink) * (PRINT - GROUND)) / area;
}
