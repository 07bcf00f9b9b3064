// The words of The Station in the language in use.

import { signal } from '@preact/signals';
import type { Language } from '../../../text/language';
import type { StationText } from './en';

/** Filled by `loadStationText` before the game is opened. */
export const stationText = signal({} as StationText);

const catalogues: Readonly<Record<Language, () => Promise<StationText>>> = {
  en: async () => (await import('./en')).en,
  ru: async () => (await import('./ru')).ru,
  nb: async () => (await import('./nb')).nb,
};

export async function loadStationText(language: Language): Promise<() => void> {
  const loaded = await catalogues[language]();
  return () => {
    stationText.value = loaded;
  };
}
