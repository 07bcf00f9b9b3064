// Lines: many pairs as text, typed or pasted, one a line; each line is taken, or refused with its reason.
// What makes a pair good is judged in own.ts; files and links between phones are parcel.ts.

import { isRefusal, type Refusal, refuse } from '../core/game';
import { seenLetters } from '../core/letters';
import { basketOf, languageOf, type OwnCode, withoutStray } from './own';
import type { Pair } from './pair';
import { spellings, type Word, type WordLanguage } from './word';

/** Of a refused line at most so many user-perceived characters are kept. */
export const LINE_LETTERS = 80;

export type LineCode =
  | OwnCode
  | 'no-separator'
  | 'too-many-words' // about.words
  | 'pair-damaged'; // an entry of a file or a link that is no pair; never a line

export interface RefusedLine {
  /** From 1, blank lines counted; in a file of Sotto's own or a link, the entry. */
  readonly line: number;
  /** Shortened, trimmed, without stray characters. Somebody else may have written it: for text nodes only. */
  readonly text: string;
  readonly refusal: Refusal<LineCode>;
}

/** What would be added, and what would not: nothing has been added yet. */
export interface Preview {
  readonly taken: Pair[];
  /** Not called `refused`: a preview is no refusal, and `isRefusal` goes by that name. */
  readonly rejected: RefusedLine[];
}

/** A line, or an entry, that may become a pair. */
export interface Candidate {
  readonly line: number;
  readonly text: string;
  readonly language: WordLanguage;
  readonly words: readonly [Word, Word] | Refusal<LineCode>;
}

/** Candidates in order, each judged beside what exists and what was taken before it. */
export function sift(candidates: readonly Candidate[], existing: readonly Pair[]): Preview {
  const basket = basketOf(existing);
  const preview: Preview = { taken: [], rejected: [] };
  for (const { line, text, language, words } of candidates) {
    const pair = isRefusal(words) ? (words as Refusal<LineCode>) : basket.add(words, language);
    if (isRefusal(pair)) preview.rejected.push({ line, text: shorten(text), refusal: pair });
    else preview.taken.push(pair);
  }
  return preview;
}

/**
 * Reads a text of one pair a line. A word may have spellings, `color|colour` or `color=colour`. Words are parted by a
 * tab; or else by `;`, or `/ – — -` with spaces round it; or else by `,`, or `/ – —` without. What is in quotes
 * as in CSV parts nothing, and quotes end with their line. Blank lines, bullets and numbering go unsaid. Words with
 * Cyrillic letters are Russian, all others in the given language. The time it takes grows with the text and no faster.
 */
export function readLines(text: string, existing: readonly Pair[], language: WordLanguage): Preview {
  const rows = rowsOf(text);
  const candidates = rows.map((row, at): Candidate => {
    const words = wordsOf(row.text, isNumbering(rows, at));
    return { line: row.line, text: row.text, language: languageOf(row.text, language), words };
  });
  return sift(candidates, existing);
}

/** Pairs as text that `readLines` reads as the same pairs, but for their language, which a line has no place for. */
export function writeLines(pairs: readonly Pair[]): string {
  return pairs.map((pair) => `${pair.words.map(writeWord).join(' / ')}\n`).join('');
}

/** The text as it is shown where something is wrong with it. */
export function shorten(text: string): string {
  if (text.length <= LINE_LETTERS) return text;
  const start = text.slice(0, 16 * LINE_LETTERS); // of a heap of marks, a part; letters are costly to count
  const letters = seenLetters(start);
  if (start.length === text.length && letters.length <= LINE_LETTERS) return text;
  return `${withoutStray(letters.slice(0, LINE_LETTERS - 1).join(''))}…`;
}

interface Row {
  readonly line: number;
  readonly text: string;
  /** The number that it begins with. */
  readonly number: number | undefined;
}

const BULLET = /^(?:[-–—*] +|[•‣▪●○◦·] *)/u;
const NUMBER = /^(\d{1,4})[.)](?:\s+|(?=\p{L}))/u;

/** The lines that are not blank. Within them every white space is a space or a tab. */
function rowsOf(text: string): Row[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/u).flatMap((raw, at) => {
    const line = withoutStray(raw)
      .replace(/[^\P{Cc}\t]|[^\S\t]/gu, ' ')
      .trim();
    if (line === '') return [];
    const number = NUMBER.exec(line)?.[1];
    return [{ line: at + 1, text: line, number: number === undefined ? undefined : Number(number) }];
  });
}

/** Whether a row's number counts rows, and is no part of a word (17. mai): it is a 1, or follows or leads in order. */
function isNumbering(rows: readonly Row[], at: number): boolean {
  const number = rows[at]?.number;
  if (number === undefined) return false;
  return number === 1 || rows[at - 1]?.number === number - 1 || rows[at + 1]?.number === number + 1;
}

function wordsOf(text: string, numbered: boolean): Candidate['words'] {
  if (!numbered) return readWords(text.replace(BULLET, ''));
  const words = readWords(text.replace(NUMBER, ''));
  // 1. mai / 17. mai: where both words begin with a number, neither is a numbering
  return !isRefusal(words) && NUMBER.test(words[1].text) ? readWords(text) : words;
}

function readWords(text: string): Candidate['words'] {
  const cuts = cutsOf(text);
  const strongest = cuts.reduce<number>((most, cut) => Math.max(most, cut.strength), Strength.Spelling);
  if (strongest === Strength.Spelling) return refuse('no-separator');
  const cells = piecesOf(text, cuts, strongest);
  const filled = cells.filter((cell) => cell !== ''); // a spreadsheet's empty columns are no words
  if (filled.length > 2) return refuse('too-many-words', { words: filled.length });
  const [first, second] = (filled.length === 2 ? filled : cells) as [string, string];
  return [readWord(first), readWord(second)];
}

function readWord(cell: string): Word {
  const [text, ...variants] = piecesOf(cell, cutsOf(cell), Strength.Spelling) as [string, ...string[]];
  return { text, variants };
}

/** How strongly a sign parts: only the strongest of a line part its words, the weaker ones belong to them. */
const Strength = { Spelling: 0, Tight: 1, Spaced: 2, Tab: 3 } as const;

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly strength: number;
}

/** Everything that may part words or spellings, outside quotes. */
function cutsOf(text: string): Cut[] {
  const cuts: Cut[] = [];
  let fresh = true; // at the start of a piece, where alone a quote may open
  for (let at = 0; at < text.length; at++) {
    const cut = cutAt(text, at);
    if (cut) {
      cuts.push(cut);
      at = cut.to - 1;
      fresh = true;
    } else if (text[at] !== ' ') {
      const end = fresh ? quoteEnd(text, at) : undefined;
      if (end !== undefined) at = end - 1;
      fresh = false;
    }
  }
  return cuts;
}

function cutAt(text: string, at: number): Cut | undefined {
  const spaced = (to: number): boolean => text[at - 1] === ' ' && text[to] === ' ';
  const cut = (strength: number, to = at + 1): Cut => ({ from: at, to, strength });
  switch (text[at]) {
    case '|':
    case '=':
      return cut(Strength.Spelling);
    case ',':
      return cut(Strength.Tight);
    case ';':
      return cut(Strength.Spaced);
    case '\t':
      return cut(Strength.Tab);
    case '/':
    case '–':
    case '—':
      return cut(spaced(at + 1) ? Strength.Spaced : Strength.Tight);
    case '-': {
      if (text[at - 1] !== ' ') return undefined;
      let to = at + 1;
      while (text[to] === '-') to++;
      return spaced(to) ? cut(Strength.Spaced, to) : undefined; // T-shirt
    }
    default:
      return undefined;
  }
}

/**
 * Where the quoted text that opens here ends, just behind its closing quote. Quotes that nothing closes, or that close
 * before the piece ends, are signs like others: "Ghost" hunter.
 */
function quoteEnd(text: string, from: number): number | undefined {
  if (text[from] !== '"') return undefined;
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else {
      let next = at + 1;
      while (text[next] === ' ') next++;
      return next === text.length || cutAt(text, next) ? at + 1 : undefined;
    }
  }
  return undefined;
}

function piecesOf(text: string, cuts: readonly Cut[], strength: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    if (cut.strength !== strength) continue;
    pieces.push(unquoted(text.slice(from, cut.from).trim()));
    from = cut.to;
  }
  pieces.push(unquoted(text.slice(from).trim()));
  return pieces;
}

function unquoted(piece: string): string {
  return quoteEnd(piece, 0) === piece.length ? piece.slice(1, -1).replace(/""/g, '"') : piece;
}

function quoted(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

/** Quotes twice over where a spelling holds a sign that parts spellings: the cell's own quotes are taken off first. */
function writeWord(word: Word): string {
  const cell = spellings(word)
    .map((one) => (/["|=]/u.test(one) ? quoted(one) : one))
    .join('|');
  const plain = !/["/,;–—]|(?:^| )-|-(?: |$)/u.test(cell) && !BULLET.test(cell) && !NUMBER.test(`${cell} `);
  return plain ? cell : quoted(cell);
}
