// Compare: when two spellings are the same word, and when a guess is right (SPY-30).
// Which word is to be guessed, and what follows from the verdict, are the game's rules.

import { foldCase } from '../core/letters';
import { spellings, type Word, type WordLanguage } from './word';

/**
 * Letters with a mark that are letters of their own, as base and mark. `й` is one in every language, so that no
 * mark-stripping damages it; `å` in Norwegian alone. `ø` and `æ` have no mark that could be taken off.
 */
const OWN_MARKS: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  en: new Set(['и\u0306']),
  ru: new Set(['и\u0306']),
  nb: new Set(['и\u0306', 'a\u030A']),
};

/** What may be written for a letter on a keyboard that lacks it. This is the whole list: `o` will not do for `ø`. */
const FALLBACKS: Readonly<Record<WordLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  ru: {},
  nb: { å: 'aa', ø: 'oe', æ: 'ae' },
};

/** Combining accents. Vowel signs of Indic scripts, voicing marks and the like are not accents. */
const ACCENT = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u{E0100}-\u{E01EF}]/u;

/** A sign and the accents on it. */
const SIGN = new RegExp(`(.)(${ACCENT.source}*)`, 'gsu');

/** Letters, digits and the marks that are no accents; the block U+02B0–02FF holds apostrophes that pass for letters. */
const KEPT = /(?![\u02B0-\u02FF])[\p{L}\p{N}\p{M}]/u;

/**
 * The letters and digits of a spelling, one sign a letter: no case, accents, spaces, punctuation, hyphens, symbols or
 * unseen characters; `ё` = `е`; letters of the language's own keep their marks. Idempotent, equal for NFC and NFD.
 */
export function lettersOf(text: string, language: WordLanguage): string {
  return foldCase(text)
    .normalize('NFD')
    .replace(SIGN, (_, base: string, accents: string) => {
      if (ACCENT.test(base) || !KEPT.test(base)) return '';
      return (
        base +
        [...accents]
          .filter((accent) => OWN_MARKS[language].has(base + accent))
          .slice(0, 1)
          .join('')
      );
    })
    .normalize('NFC');
}

/**
 * What two spellings of the same word have in common (SPY-30): its letters, with the accepted fallbacks written out
 * (`blåbær`, `blaabær` and `blaabaer` are all `blaabaer`), so that every mixture of them is the same word.
 * Not for show.
 */
export function foldWord(text: string, language: WordLanguage): string {
  return [...lettersOf(text, language)].map((letter) => FALLBACKS[language][letter] ?? letter).join('');
}

export function sameWord(a: string, b: string, language: WordLanguage): boolean {
  return foldWord(a, language) === foldWord(b, language);
}

/** Whether there is anything to compare: an empty guess, or one of signs only, is not a guess (SPY-30). */
export function isGuess(text: string, language: WordLanguage): boolean {
  return foldWord(text, language) !== '';
}

/** Whether the guess is the word or one of its variants. What is not a guess is never right. */
export function guessIsRight(guess: string, word: Word, language: WordLanguage): boolean {
  return isGuess(guess, language) && spellings(word).some((spelling) => sameWord(guess, spelling, language));
}
