// Parcel: pairs on their way from one phone to another, as a file or as the fragment of a link; read into a preview.
// Sharing, QR codes and the address before the fragment are the app's business.

import { isRefusal, type Refusal, refuse } from '../core/game';
import { type Candidate, type Preview, readLines, sift } from './lines';
import { languageOf, tidySpelling } from './own';
import type { Pair } from './pair';
import { spellings, WORD_LANGUAGES, type Word, type WordLanguage } from './word';

/** A fragment longer than this is not read. */
export const FRAGMENT_MOST = 8192;
/** A file of more UTF-16 units than this is no list of words. */
export const FILE_MOST = 4_000_000;

const VERSION = 1;

export type ParcelCode =
  | 'parcel-damaged'
  | 'parcel-newer' // made by a later Sotto; about.version
  | 'parcel-big'; // about.most

/** A file of pairs, for people to read too: JSON, one pair a line, `latte` or `["color", "colour"]` for a word. */
export function writeFile(pairs: readonly Pair[]): string {
  const lines = pairs.map((pair) => {
    const words = pair.words.map(spellings).map((all) => (all.length === 1 ? all[0] : all));
    return `    ${JSON.stringify({ language: pair.language, words })}`;
  });
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "sotto": "pairs",\n  "version": ${VERSION},\n  "pairs": ${list}\n}\n`;
}

/**
 * Reads a file of `writeFile`, or any other text as lines. Refuses `parcel-damaged` for what began as a file of ours,
 * `parcel-newer` and `parcel-big`.
 */
export function readFile(
  text: string,
  existing: readonly Pair[],
  language: WordLanguage,
): Preview | Refusal<ParcelCode> {
  if (text.length > FILE_MOST) return refuse('parcel-big', { most: FILE_MOST });
  const file = fileIn(text.trim());
  if (file === undefined) return readLines(text, existing, language);
  if (isRefusal(file)) return file as Refusal<ParcelCode>;
  const { sotto, version, pairs } = file;
  if (sotto !== 'pairs' || !Number.isInteger(version) || (version as number) < 1) return refuse('parcel-damaged');
  if ((version as number) > VERSION) return refuse('parcel-newer', { version: version as number });
  if (!Array.isArray(pairs)) return refuse('parcel-damaged');
  return sift((pairs as unknown[]).map(candidateOf(language)), existing);
}

type Json = Readonly<Record<string, unknown>>;

/** The object of a file of ours, or undefined for any other text. */
function fileIn(text: string): Json | Refusal<'parcel-damaged'> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const file = JSON.parse(text) as Json;
    return file.sotto === undefined ? undefined : { sotto: file.sotto, version: file.version, pairs: file.pairs };
  } catch {
    return /^\{\s*"sotto"/u.test(text) ? refuse('parcel-damaged') : undefined;
  }
}

/** An entry of a file, or of a link once it has been unpacked. */
function candidateOf(fallback: WordLanguage): (raw: unknown, at: number) => Candidate {
  return (raw, at) => {
    const { language: said, words } = (typeof raw === 'object' && raw !== null ? raw : {}) as Json;
    const both = Array.isArray(words) && words.length === 2 ? (words as unknown[]).map(wordOf) : [];
    const [first, second] = both;
    const named = WORD_LANGUAGES.find((one) => one === said);
    if (!first || !second || (said !== undefined && !named))
      return { line: at + 1, text: shown(raw), language: fallback, words: refuse('pair-damaged') };
    const text = `${first.text} / ${second.text}`;
    return { line: at + 1, text, language: named ?? languageOf(text, fallback), words: [first, second] };
  };
}

function wordOf(raw: unknown): Word | undefined {
  const all: unknown[] = Array.isArray(raw) ? raw : [raw];
  if (all.length === 0 || !all.every((one) => typeof one === 'string')) return undefined;
  const [text, ...variants] = all as [string, ...string[]];
  return { text, variants };
}

function shown(raw: unknown): string {
  try {
    return tidySpelling(JSON.stringify(raw));
  } catch {
    return '…'; // nested deeper than anybody would write
  }
}

/**
 * The pairs as fragments of links, each complete in itself and at most `most` characters long, `#` not counted: as many
 * as it takes. Pairs that alone are longer (ten long variants) are in none of them: `leftBehind` names those.
 */
export function writeFragments(pairs: readonly Pair[], most = 1200): string[] {
  const limit = Math.min(most, FRAGMENT_MOST);
  const fragments: string[] = [];
  let load: Pair[] = [];
  for (const pair of pairs) {
    if (fragmentOf([pair]).length > limit) continue;
    if (load.length > 0 && fragmentOf([...load, pair]).length > limit) {
      fragments.push(fragmentOf(load));
      load = [];
    }
    load.push(pair);
  }
  return load.length === 0 ? fragments : [...fragments, fragmentOf(load)];
}

/** The pairs that `writeFragments` has no room for: they need a file. */
export function leftBehind(pairs: readonly Pair[], most = 1200): Pair[] {
  return pairs.filter((pair) => fragmentOf([pair]).length > Math.min(most, FRAGMENT_MOST));
}

/** Whether a location's hash means to carry pairs, however damaged. */
export function carriesPairs(hash: string): boolean {
  return /^#?pairs=/u.test(hash);
}

/**
 * Reads one fragment, with or without its `#`. Refuses `parcel-big` (over 8192 characters), `parcel-newer`, and
 * `parcel-damaged` for everything that is not whole, to the last character.
 */
export function readFragment(
  hash: string,
  existing: readonly Pair[],
  language: WordLanguage,
): Preview | Refusal<ParcelCode> {
  if (hash.length > FRAGMENT_MOST + 1) return refuse('parcel-big', { most: FRAGMENT_MOST });
  const version = Number(/^#?pairs=([1-9]\d{0,5})(?!\d)/u.exec(hash)?.[1]);
  if (version > VERSION) return refuse('parcel-newer', { version });
  const [, sealed, body, sum] = /^#?pairs=(1\.([\w-]+))\.([0-9a-z]{7})$/u.exec(hash) ?? [];
  if (sealed === undefined || body === undefined || checksum(sealed) !== sum) return refuse('parcel-damaged');
  const text = textOf(body);
  const entries = text === undefined ? undefined : unpacked(text);
  if (!entries) return refuse('parcel-damaged');
  return sift(entries.map(candidateOf(language)), existing);
}

// A fragment is `pairs=1.<packed pairs, UTF-8, base64url>.<checksum>`. It ends in a letter or digit, which apps that
// look for links in a text do not cut off. Words hold no control characters, so these part them.
const PAIR = '\n';
const FIELD = '\t';
const SPELLING = '\u001F';

function fragmentOf(pairs: readonly Pair[]): string {
  const sealed = `${VERSION}.${base64Of(packed(pairs))}`;
  return `pairs=${sealed}.${checksum(sealed)}`;
}

/** The language is said where it differs from that of the pair before. */
function packed(pairs: readonly Pair[]): string {
  return pairs
    .map(({ language, words }, at) => {
      const fields = words.map((word) => spellings(word).map(tidySpelling).join(SPELLING));
      return (language === pairs[at - 1]?.language ? fields : [...fields, language]).join(FIELD);
    })
    .join(PAIR);
}

function unpacked(text: string): Json[] | undefined {
  let language: string | undefined;
  const entries = text.split(PAIR).map((line) => {
    const [first, second, said, ...more] = line.split(FIELD);
    if (first === undefined || second === undefined || more.length > 0) return undefined;
    language = said ?? language;
    return { language, words: [first.split(SPELLING), second.split(SPELLING)] };
  });
  return entries.every((entry) => entry !== undefined) ? (entries as Json[]) : undefined;
}

/** CRC-32, in seven digits of base 36: a changed, lost or swapped character shows. It keeps no secret. */
function checksum(text: string): string {
  let sum = -1;
  for (let at = 0; at < text.length; at++) {
    sum ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (~sum >>> 0).toString(36).padStart(7, '0');
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding; by hand, since what would do it belongs to the page. */
function base64Of(text: string): string {
  let out = '';
  let bits = 0;
  let held = 0;
  for (const [, hex, plain] of encodeURIComponent(text).matchAll(/%(..)|(.)/gu)) {
    held = (held << 8) | (hex === undefined ? (plain as string).charCodeAt(0) : Number.parseInt(hex, 16));
    for (bits += 8; bits >= 6; bits -= 6) out += DIGITS[(held >>> (bits - 6)) & 63];
  }
  return bits > 0 ? out + DIGITS[(held << (6 - bits)) & 63] : out;
}

/** The text again, or undefined where the bytes are not UTF-8. */
function textOf(base64: string): string | undefined {
  let out = '';
  let bits = 0;
  let held = 0;
  for (const digit of base64) {
    held = (held << 6) | DIGITS.indexOf(digit);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out += `%${((held >>> bits) & 255).toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(out);
  } catch {
    return undefined;
  }
}
