import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWord, guessIsRight, isGuess, lettersOf, sameWord } from '../../src/words/compare';
import { WORD_LANGUAGES, type WordLanguage } from '../../src/words/pair';
import { anyLanguage, anyText, nastyText, word } from './words';

const same = (language: WordLanguage, a: string, b: string) =>
  expect([a, b, sameWord(a, b, language)]).toEqual([a, b, true]);
const differ = (language: WordLanguage, a: string, b: string) =>
  expect([a, b, sameWord(a, b, language)]).toEqual([a, b, false]);

describe('SPY-30 what a comparison does not see', () => {
  test.each(WORD_LANGUAGES)('SPY-30 spaces, punctuation, hyphens, symbols and case (%s)', (language) => {
    for (const typed of [
      'icecream',
      'ICE CREAM',
      ' ice  cream ',
      'Ice-cream.',
      'ice–cream!',
      '«ice cream»',
      'ice\tcream',
      'ice/cream',
    ])
      same(language, typed, 'ice cream');
    for (const typed of ["rock'n'roll", 'rock ’n’ roll', 'rock ʼnʼ roll', 'Rock & n roll', 'rock+n+roll'])
      same(language, typed, 'rock n roll');
    differ(language, 'ice cream', 'ice creams');
    differ(language, 'ice', 'ice cream');
  });

  test.each(WORD_LANGUAGES)('SPY-30 unseen characters: soft hyphens, joiners, marks of direction (%s)', (language) => {
    for (const unseen of [
      '\u00AD',
      '\u200B',
      '\u200D',
      '\u200E',
      '\u202E',
      '\u2060',
      '\uFEFF',
      '\uFE0F',
      '\u{E0100}',
      '\u3164',
      '\0',
    ])
      same(language, `${unseen}la${unseen}tte${unseen}`, 'latte');
  });

  test.each(WORD_LANGUAGES)('SPY-30 compatibility forms and full case folding (%s)', (language) => {
    same(language, 'ｌａｔｔｅ', 'latte');
    same(language, 'ﬁsh', 'FISH');
    same(language, 'straße', 'STRASSE');
    same(language, 'STRAẞE', 'strasse');
    same(language, 'ΣΟΦΟΣ', 'σοφος');
    same(language, 'İstanbul', 'istanbul');
  });

  test.each(WORD_LANGUAGES)('SPY-30 an accent on a letter that is not a letter of its own (%s)', (language) => {
    same(language, 'café', 'cafe');
    same(language, 'CAFÉ', 'cafe');
    same(language, 'crêpe', 'crepe');
    same(language, 'naïve', 'naive');
    same(language, 'зебра́', 'зебра');
    same(language, 'jalapeño', 'jalapeno');
  });

  test('SPY-30 å is a letter of its own in Norwegian alone', () => {
    same('en', 'smörgåsbord', 'smorgasbord');
    same('ru', 'å', 'a');
    differ('nb', 'båt', 'bat');
  });

  test('SPY-30 digits count', () => {
    differ('en', 'route 66', 'route 67');
    same('en', 'route ６６', 'Route-66');
  });
});

describe('SPY-30 Norwegian letters', () => {
  // The whole list. What is not here is not accepted.
  test.each([
    ['å', 'aa'],
    ['ø', 'oe'],
    ['æ', 'ae'],
  ])('CASE-121 for %s also %s, in both directions and cases, and nothing else', (letter, fallback) => {
    for (const [a, b] of [
      [letter, fallback],
      [letter.toUpperCase(), fallback],
      [letter, fallback.toUpperCase()],
      [`b${letter}t`, `b${fallback}t`],
    ] as const) {
      same('nb', a, b);
      same('nb', b, a);
    }
    for (const other of ['a', 'o', 'e', 'aa', 'oe', 'ae', 'å', 'ø', 'æ', 'ä', 'ö', 'ao', 'eo', 'ea', 'au', 'u'])
      if (other !== letter && other !== fallback) differ('nb', letter, other);
  });

  test('SPY-30 blåbær accepts every mixture of letters and fallbacks', () => {
    for (const typed of ['blåbær', 'BLÅBÆR', 'blaabær', 'blåbaer', 'blaabaer', 'Blaa-baer'])
      same('nb', typed, 'blåbær');
    for (const typed of ['blabar', 'blabær', 'blåbar', 'blåber', 'blobær', 'blabaer', 'blåbär'])
      differ('nb', typed, 'blåbær');
    for (const typed of ['sjoeelefant', 'SJØELEFANT', 'sjø-elefant']) same('nb', typed, 'sjøelefant');
    same('nb', 'papaaape', 'papaåpe');
  });

  test('SPY-30 a word that truly has aa, oe or ae still is itself', () => {
    for (const own of ['poesi', 'poeng', 'Haakon', 'kanoen', 'aerosol', 'Israel', 'koala']) {
      same('nb', own, own);
      same('nb', own, own.toUpperCase());
      expect(guessIsRight(own, word(own), 'nb')).toBe(true);
    }
    differ('nb', 'poesi', 'posi');
  });

  test('SPY-30 the fallbacks are for Norwegian words alone', () => {
    for (const language of ['en', 'ru'] as const) {
      differ(language, 'ø', 'oe');
      differ(language, 'æ', 'ae');
      differ(language, 'å', 'aa');
    }
  });

  test('CASE-121 å, ø and æ stay letters, also with an accent on top', () => {
    expect(lettersOf('ÅØÆ', 'nb')).toBe('åøæ');
    expect(lettersOf('ǻǿǽ', 'nb')).toBe('åøæ');
    expect(lettersOf('a\u0323\u030A a\u0301\u030A', 'nb')).toBe('åå');
    expect(lettersOf('idé fôr äö', 'nb')).toBe('ideforao');
    differ('nb', 'før', 'for');
    differ('nb', 'lær', 'lar');
  });
});

describe('CASE-118 ё and е', () => {
  test('CASE-118 ё equals е in both directions and both cases', () => {
    for (const [a, b] of [
      ['ёлка', 'елка'],
      ['Ёлка', 'ЕЛКА'],
      ['ЁЖ', 'еж'],
      ['е\u0308лка', 'елка'],
      ['самолёт', 'САМОЛЕТ'],
    ] as const) {
      same('ru', a, b);
      same('ru', b, a);
    }
  });

  test('CASE-118 property: any ё may be written е', () => {
    const russian = fc.string({ unit: fc.constantFrom(...'абвеёжйиЁЕЙ -'), maxLength: 12 });
    fc.assert(
      fc.property(russian, (text) => {
        same('ru', text, text.replaceAll('ё', 'е').replaceAll('Ё', 'Е'));
        same('ru', text.replaceAll('е', 'ё').replaceAll('Е', 'Ё'), text);
      }),
    );
  });
});

describe('CASE-121 й never becomes и', () => {
  test.each(WORD_LANGUAGES)('CASE-121 й differs from и, composed or not (%s)', (language) => {
    differ(language, 'май', 'маи');
    differ(language, 'МАИ\u0306', 'маи');
    same(language, 'маи\u0306', 'МАЙ');
    expect(foldWord('й\u0301 и\u0301\u0306', language)).toBe('йй');
  });

  test('CASE-121 property: every й is still there', () => {
    const count = (text: string) => [...text.normalize('NFC').toLowerCase()].filter((letter) => letter === 'й').length;
    const text = fc.string({
      unit: fc.constantFrom('й', 'Й', 'и', 'и\u0306', '\u0301', '\u0308', '-', 'ё'),
      maxLength: 10,
    });
    fc.assert(
      fc.property(text, anyLanguage, (written, language) => {
        expect(count(foldWord(written, language))).toBeGreaterThanOrEqual(count(written));
      }),
    );
  });
});

describe('CASE-119 folding', () => {
  test('CASE-119 idempotent, equal for NFC and NFD, and nothing but letters, digits and their marks', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        const folded = foldWord(text, language);
        expect(foldWord(folded, language)).toBe(folded);
        expect(foldWord(text.normalize('NFC'), language)).toBe(folded);
        expect(foldWord(text.normalize('NFD'), language)).toBe(folded);
        expect(folded.normalize('NFC')).toBe(folded);
        expect(folded).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
      }),
      { numRuns: 3000, seed: 119 },
    );
  });

  test('CASE-119 the same for every character by itself', () => {
    for (let code = 0; code < 0x20000; code++) {
      const sign = String.fromCodePoint(code);
      const folded = foldWord(sign, 'nb');
      const again = [
        foldWord(folded, 'nb'),
        foldWord(sign.normalize('NFD'), 'nb'),
        foldWord(sign.normalize('NFC'), 'nb'),
      ];
      if (again.some((one) => one !== folded))
        expect([code.toString(16), ...again]).toEqual([code.toString(16), folded]);
    }
  });

  test('CASE-119 symmetric and unchanged under NFC and NFD of either side', () => {
    fc.assert(
      fc.property(nastyText, nastyText, anyLanguage, (a, b, language) => {
        const verdict = sameWord(a, b, language);
        expect(sameWord(b, a, language)).toBe(verdict);
        for (const x of [a.normalize('NFC'), a.normalize('NFD')])
          for (const y of [b.normalize('NFC'), b.normalize('NFD')]) expect(sameWord(x, y, language)).toBe(verdict);
        expect(sameWord(a, a, language)).toBe(true);
      }),
      { numRuns: 2000, seed: 119 },
    );
  });

  test('CASE-119 property: noise between the letters changes nothing', () => {
    const noise = fc.constantFrom('', ' ', '-', '.', '’', '\u200D', '\u00AD', '!');
    const letters = fc.array(fc.tuple(fc.constantFrom(...'abeoæøåéйёи1'), noise), { maxLength: 10 });
    fc.assert(
      fc.property(letters, anyLanguage, (signs, language) => {
        same(language, signs.map(([letter, sign]) => letter + sign).join(''), signs.map(([letter]) => letter).join(''));
      }),
    );
  });
});

describe('SPY-30 a guess', () => {
  test('SPY-30 an empty guess, or one of signs only, is no guess and never right', () => {
    for (const nothing of [
      '',
      ' ',
      '\n',
      '-',
      '...',
      '?!',
      '«»',
      '\u200B',
      '\u0301',
      '\u3164',
      '🕵️',
      '´',
      '\u2800',
      '+',
      '\uD800',
    ]) {
      for (const language of WORD_LANGUAGES) {
        expect([nothing, isGuess(nothing, language)]).toEqual([nothing, false]);
        expect(guessIsRight(nothing, word('latte', '-'), language)).toBe(false);
        expect(guessIsRight(nothing, word(nothing), language)).toBe(false);
      }
    }
    for (const something of ['a', '7', 'й', ' ø ', '½', '愛']) expect(isGuess(something, 'nb')).toBe(true);
  });

  test('SPY-13 a variant counts as the word, and is itself compared by SPY-30', () => {
    const doughnut = word('doughnut', 'donut', 'dough-nut ring');
    for (const typed of ['Doughnut', 'DONUT', 'do-nut', 'doughnut ring'])
      expect(guessIsRight(typed, doughnut, 'en')).toBe(true);
    for (const typed of ['donuts', 'ring', 'dough']) expect(guessIsRight(typed, doughnut, 'en')).toBe(false);
  });

  test('ALL-17 SPY-30 a guess is compared by the rules of the words’ language', () => {
    expect(guessIsRight('blaabaer', word('blåbær'), 'nb')).toBe(true);
    expect(guessIsRight('blaabaer', word('blåbær'), 'en')).toBe(false);
    expect(guessIsRight('blabær', word('blåbær'), 'en')).toBe(true);
  });
});
