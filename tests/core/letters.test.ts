import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCase, foldLetters, seenLength, seenLetters } from '../../src/core/letters';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'aåäeéëøæийеёßẞſΣςσİıÅÉЙЁ \u0301\u0306\u0308\u030a\u0323\u200d') }),
);

describe('folded letters', () => {
  it('CASE-119 are equal for composed and decomposed text, and folding twice is folding once', () => {
    fc.assert(
      fc.property(text, (raw) => {
        for (const fold of [foldLetters, foldCase]) {
          expect(fold(raw.normalize('NFD'))).toBe(fold(raw.normalize('NFC')));
          expect(fold(fold(raw))).toBe(fold(raw));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('CASE-118 ё is е and é is e, in both cases and both ways of writing them', () => {
    for (const letter of ['ё', 'Ё', 'е\u0308', 'Е\u0308', 'е', 'Е']) expect(foldLetters(letter)).toBe('е');
    for (const letter of ['é', 'É', 'è', 'ê', 'e\u0301', 'E']) expect(foldLetters(letter)).toBe('e');
  });

  it('CASE-121 й, å, ø and æ keep what makes them letters', () => {
    for (const letter of ['й', 'Й', 'и\u0306', 'И\u0306']) expect(foldLetters(letter)).toBe('й');
    for (const letter of ['å', 'Å', 'a\u030a', '\u212b']) expect(foldLetters(letter)).toBe('å');
    expect(foldLetters('ØÆ')).toBe('øæ');
    expect(foldLetters('и')).toBe('и');
  });

  it('fold case in full, compatibility forms and what nobody sees', () => {
    expect(foldCase('Straße')).toBe(foldCase('STRASSE'));
    expect(foldCase('STRAẞE')).toBe(foldCase('strasse'));
    expect(foldCase('ΟΔΟΣ')).toBe(foldCase('οδος'));
    expect(foldCase('ﬁne')).toBe('fine');
    expect(foldCase('a\u00ad\u200b\u200d\u2060\ufe0fb')).toBe('ab');
    expect(foldCase('é')).toBe('é'); // an accent is not a matter of case
  });
});

describe('characters that a person sees', () => {
  it('are counted as people count them', () => {
    expect(seenLength('')).toBe(0);
    expect(seenLength('Zoe\u0308')).toBe(3);
    expect(seenLength('👨‍👩‍👧‍👦🇳🇴👋🏽')).toBe(3);
    expect(seenLength('한글')).toBe(2);
  });

  it('put together again are the text', () => {
    fc.assert(fc.property(text, (raw) => seenLetters(raw).join('') === raw));
  });
});
