// Shape: how many pairs a set has, and how they are spread over themes. What is wrong with a pair is found in
// src/words/pack.ts and stems.ts.

export const PAIRS = 90;

/** What pairs are about; said in wordpacks/README.md. Closed, so that a slip of the pen does not count as a theme. */
export const THEMES: readonly string[] = [
  'food',
  'home',
  'town',
  'nature',
  'animals',
  'work',
  'travel',
  'sport',
  'culture',
  'body',
  'tools',
  'feelings',
  'school',
  'weather',
  'money',
  'games',
  'family',
  'holidays',
];

/** A set has at least so many themes that count as such … */
const THEMES_LEAST = 10;
/** … and a theme counts from so many pairs on. */
const THEME_LEAST = 3;
/** No theme has more pairs than that: a fifth of the set. */
const THEME_MOST = PAIRS / 5;

export type ShapeFaultKind = 'wrong-count' | 'few-themes' | 'big-theme' | 'unknown-theme';

export interface ShapeFault {
  readonly kind: ShapeFaultKind;
  readonly about: string;
}

/** Of a pack as it stands in its file: lists of pairs by theme. */
export function shapeFaultsOf(raw: Readonly<Record<string, readonly unknown[]>>): ShapeFault[] {
  const faults: ShapeFault[] = [];
  const themes = Object.entries(raw);
  const count = themes.reduce((sum, [, pairs]) => sum + pairs.length, 0);
  if (count !== PAIRS) faults.push({ kind: 'wrong-count', about: `${count} pairs` });
  const real = themes.filter(([, pairs]) => pairs.length >= THEME_LEAST);
  if (real.length < THEMES_LEAST) faults.push({ kind: 'few-themes', about: `${real.length} themes` });
  for (const [theme, pairs] of themes) {
    if (pairs.length > THEME_MOST) faults.push({ kind: 'big-theme', about: `${theme}: ${pairs.length} pairs` });
    if (!THEMES.includes(theme)) faults.push({ kind: 'unknown-theme', about: theme });
  }
  return faults;
}
