// The words of Trust No One in the language in use.

import { signal } from '@preact/signals';
import type { Language } from '../../../text/language';
import type { TrustText } from './en';

/** Filled by `loadTrustText` before the game is opened. */
export const trustText = signal({} as TrustText);

const catalogues: Readonly<Record<Language, () => Promise<TrustText>>> = {
  en: async () => (await import('./en')).en,
  ru: async () => (await import('./ru')).ru,
  nb: async () => (await import('./nb')).nb,
};

export async function loadTrustText(language: Language): Promise<() => void> {
  const loaded = await catalogues[language]();
  return () => {
    trustText.value = loaded;
  };
}
