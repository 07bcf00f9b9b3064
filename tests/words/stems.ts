// Stems: words that grow from one root, as a stemmer sees them. The check in src/words/pack.ts goes by letters alone;
// this one needs a library, so it stands with the tests.

import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { lettersOf } from '../../src/words/compare';
import type { Pair, WordLanguage } from '../../src/words/pair';
import { spellings } from '../../src/words/word';

/** Porter's for English, Snowball's for the others. */
const STEMMERS: Readonly<Record<WordLanguage, (word: string) => string>> = {
  en: english,
  ru: russian,
  nb: norwegian,
};

/** A word of a phrase with fewer letters is a particle (of, на, på), which two phrases may share. */
const PARTICLE = 3;

/** A stem with fewer letters stands in other words by chance: car in scarf, мор in мороз, is in gris. */
const TELLING = 4;

export type StemFaultKind = 'same-stem' | 'contains-stem';

export interface StemFault {
  readonly kind: StemFaultKind;
  readonly pair: Pair;
  readonly about: string;
}

/** Every spelling of one word beside every one of the other; phrases word by word. */
export function stemFaultsOf(pairs: readonly Pair[]): StemFault[] {
  return pairs.flatMap((pair) => {
    const [first, second] = pair.words;
    return spellings(first).flatMap((a) =>
      spellings(second).flatMap((b): StemFault[] => {
        const kind = compare(a, b, pair.language);
        return kind ? [{ kind, pair, about: `${a} / ${b}` }] : [];
      }),
    );
  });
}

function compare(a: string, b: string, language: WordLanguage): StemFaultKind | undefined {
  const [x, y] = [stemsOf(a, language), stemsOf(b, language)];
  if (x.some((stem) => y.includes(stem))) return 'same-stem';
  const within = (stems: readonly string[], other: string) =>
    stems.some((stem) => stem.length >= TELLING && lettersOf(other, language).includes(stem));
  return within(x, b) || within(y, a) ? 'contains-stem' : undefined;
}

function stemsOf(text: string, language: WordLanguage): string[] {
  const parts = text.split(/[\s-]+/u).map((part) => lettersOf(part, language));
  return parts
    .filter((part) => part.length >= PARTICLE || (part !== '' && parts.length === 1))
    .map((part) => STEMMERS[language](part));
}
