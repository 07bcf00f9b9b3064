// Letters: what counts as the same letter when people's names or words are compared.
// Which comparison a rule wants is decided where the rule lives.

/** Composed letters that are letters of their own and never lose their mark, in every language (ALL-11). */
const OWN_LETTERS = new Set(['й', 'å', 'ø', 'æ']);

/** Characters that nobody sees: joiners, marks of direction, soft hyphens, variation selectors, halves of a pair of units. */
const UNSEEN = /[\p{Cf}\p{Cs}\u{2060}-\u{206F}\u{FE00}-\u{FE0F}\u{34F}\u{115F}\u{1160}\u{3164}]/gu;

/**
 * The text with everything folded that a comparison should not see: case, compatibility forms, unseen characters,
 * and accents (`ё` = `е`, `é` = `e`), but not the marks of `й` and `å`. Idempotent, equal for NFC and NFD input.
 */
export function foldLetters(text: string): string {
  let out = '';
  for (const letter of foldCase(text)) {
    out += OWN_LETTERS.has(letter) ? letter : letter.normalize('NFD').replace(/\p{Mn}/gu, '');
  }
  return out.normalize('NFC');
}

/** The text in NFC without what no comparison sees in any language: case, compatibility forms, unseen characters. */
export function foldCase(text: string): string {
  const apart = text.replace(/\p{Cc}/gu, ' '); // a control parts letters like white space, as it does in names and pairs
  return caseless(apart.normalize('NFKC')).normalize('NFKC').replace(UNSEEN, '').normalize('NFC');
}

/** Full case folding, as far as the platform's tables go: ß = ẞ = ss (ẞ goes small first), final sigma = sigma. */
function caseless(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replace(/ς/gu, 'σ');
}

/** How many characters a person sees in the text: a family emoji or a letter with accents is one. */
export function seenLength(text: string): number {
  return seenLetters(text).length;
}

/** The text cut into characters as a person sees them. */
export function seenLetters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  const cutter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(cutter.segment(text), (piece) => piece.segment);
}
