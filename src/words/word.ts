// Word: one of the two words of a pair, as it is shown, with the other spellings that count as it (SPY-13).
// When two spellings are the same word is decided in compare.ts.

export const WORD_LANGUAGES = ['en', 'ru', 'nb'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

export interface Word {
  /** As it stands on a card. */
  readonly text: string;
  /** Other spellings that a guess may use; never shown on a card. */
  readonly variants: readonly string[];
}

/** At most so many user-perceived characters in a spelling (SPY-12); words of the packs have fewer. */
export const WORD_LETTERS = 40;
/** At most so many variants of one word (SPY-12). */
export const WORD_VARIANTS = 10;

/** Every spelling of the word, the shown one first. */
export function spellings(word: Word): readonly string[] {
  return [word.text, ...word.variants];
}
