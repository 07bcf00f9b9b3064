// The words of Who's the Spy? in the language in use.

import { signal } from '@preact/signals';
import type { Language } from '../../../text/language';
import type { SpyText } from './en';

/** Filled by `loadSpyText` before the game is opened. */
export const spyText = signal({} as SpyText);

const catalogues: Readonly<Record<Language, () => Promise<SpyText>>> = {
  en: async () => (await import('./en')).en,
  ru: async () => (await import('./ru')).ru,
  nb: async () => (await import('./nb')).nb,
};

export async function loadSpyText(language: Language): Promise<() => void> {
  const loaded = await catalogues[language]();
  return () => {
    spyText.value = loaded;
  };
}
