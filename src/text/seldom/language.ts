// The words of what is opened seldom, in the language in use: loaded with those rooms, not with the frame.

import { signal } from '@preact/signals';
import type { Language } from '../language';
import type { SeldomText } from './en';

/** Filled by `loadSeldomText` before one of these rooms is opened. */
export const seldomText = signal({} as SeldomText);

const catalogues: Readonly<Record<Language, () => Promise<SeldomText>>> = {
  en: async () => (await import('./en')).en,
  ru: async () => (await import('./ru')).ru,
  nb: async () => (await import('./nb')).nb,
};

export async function loadSeldomText(language: Language): Promise<void> {
  seldomText.value = await catalogues[language]();
}
