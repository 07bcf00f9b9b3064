// The words of SMERSH in the language in use.

import { signal } from '@preact/signals';
import type { Language } from '../../../text/language';
import type { SmershText } from './en';

/** Filled by `loadSmershText` before the game is opened. */
export const smershText = signal({} as SmershText);

const catalogues: Readonly<Record<Language, () => Promise<SmershText>>> = {
  en: async () => (await import('./en')).en,
  ru: async () => (await import('./ru')).ru,
  nb: async () => (await import('./nb')).nb,
};

export async function loadSmershText(language: Language): Promise<() => void> {
  const loaded = await catalogues[language]();
  return () => {
    smershText.value = loaded;
  };
}
