// The language in use: its catalogue is loaded when it is chosen. What the words of a match are in is another matter (ALL-17).

import { signal } from '@preact/signals';
import type { Text } from './en';

export const LANGUAGES = ['en', 'ru', 'nb'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, for choosing it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', nb: 'Norsk' };

export const language = signal<Language>('en');
/** Filled by `speak` before anything is shown. */
export const text = signal({} as Text);

const catalogues: Readonly<Record<Language, () => Promise<Text>>> = {
  en: async () => (await import('./en')).en,
  ru: async () => (await import('./ru')).ru,
  nb: async () => (await import('./nb')).nb,
};

/** Loads what a language change needs beside the frame: the open game's words. Set by whoever opens a game. */
export type Companion = (language: Language) => Promise<() => void>;
let companion: Companion | undefined;

/** Says what else must change with the language; it loads first and is applied together with the frame. */
export function withLanguage(load: Companion | undefined): void {
  companion = load;
}

/** Changes the language once everything it needs has loaded; rejects, and changes nothing, when that fails. */
export async function speak(next: Language): Promise<void> {
  const [frame, apply] = await Promise.all([catalogues[next](), companion?.(next)]);
  text.value = frame;
  language.value = next;
  apply?.();
}

/** The first of the browser's languages that we speak; English otherwise. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (primary === 'no' || primary === 'nn') return 'nb';
    const found = LANGUAGES.find((one) => one === primary);
    if (found) return found;
  }
  return 'en';
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((one) => one === value);
}
