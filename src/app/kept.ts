// What the device keeps for the app: settings, the list of players, set-ups, the memory of pairs. Read before the first
// render, so that a late answer never overwrites an early tap.

import { effect, signal } from '@preact/signals';
import type { GameId } from '../core/game';
import { cleanName, type Player } from '../core/players';
import { openStore } from '../device/store';
import { allowBuzz } from '../device/vibration';
import type { Shelf } from '../table/game-module';
import { choose, isLanguage, type Language, language, speak } from '../text/language';
import type { Pair } from '../words/pair';
import { isRecord } from './saved';

export const store = openStore();

export const LIGHTS = ['auto', 'day', 'night', 'cabin'] as const;
export type Light = (typeof LIGHTS)[number];

export interface Options {
  readonly light: Light;
  /** 0, 1 or 2: letters at 1, 1.2 and 1.4 of their size. */
  readonly letters: number;
  readonly tapToOpen: boolean;
  readonly vibration: boolean;
  readonly movement: boolean;
}

export const options = signal<Options>({
  light: 'auto',
  letters: 0,
  tapToOpen: false,
  vibration: false,
  movement: true,
});
export const players = signal<readonly Player[]>([]);
/** What the games draw their supplies from; own pairs stay unread here. */
export const shelf = signal<Shelf>({ used: [], own: [], off: [] });
/** Remembered set-ups, unread: each game reads its own. */
export const setups = signal<Readonly<Partial<Record<GameId, unknown>>>>({});

export function setOptions(change: Partial<Options>): void {
  options.value = { ...options.value, ...change };
  void store.put('settings', 'options', options.value);
}

export function setPlayers(list: readonly Player[]): void {
  players.value = list;
  void store.put('settings', 'players', list);
}

export function setSetup(game: GameId, setup: unknown): void {
  setups.value = { ...setups.value, [game]: setup };
  void store.put('settings', 'setups', setups.value);
}

export function setUsed(used: readonly string[]): void {
  shelf.value = { ...shelf.value, used };
  void store.put('recent', 'pairs', used);
}

export function setOwn(own: readonly Pair[]): void {
  shelf.value = { ...shelf.value, own };
  void store.put('pairs', 'own', own);
}

export function setOff(off: readonly string[]): void {
  shelf.value = { ...shelf.value, off };
  void store.put('pairs', 'off', off);
}

/** Chooses the interface's language, and remembers it once it has loaded. */
export async function setLanguage(next: Language): Promise<void> {
  await speak(next);
  void store.put('settings', 'language', next);
}

/** How long the first screen waits for the device's storage; ms. A silent one must not keep people waiting (CASE-055). */
const SOON = 800;

/** Reads everything; what is missing or damaged keeps its default. Rejects only when no language can be loaded at all. */
export async function readKept(): Promise<void> {
  await Promise.race([store.ready, new Promise((done) => setTimeout(done, SOON))]);
  const answered = store.health.value !== 'opening';
  const wanted = answered ? await readShelves() : undefined;
  const first = wanted ?? choose(navigator.languages ?? [navigator.language]);
  await speak(first).catch(() => speak('en'));
  effect(dress);
}

/** Reads what is kept into the signals; the remembered language comes back. */
export async function readShelves(): Promise<Language | undefined> {
  const [rawOptions, rawPlayers, rawSetups, rawLanguage] = await Promise.all([
    store.get('settings', 'options'),
    store.get('settings', 'players'),
    store.get('settings', 'setups'),
    store.get('settings', 'language'),
    readShelf(),
  ]);
  options.value = readOptions(rawOptions);
  players.value = readPlayers(rawPlayers);
  if (isRecord(rawSetups)) setups.value = rawSetups as Partial<Record<GameId, unknown>>;
  return isLanguage(rawLanguage) ? rawLanguage : undefined;
}

/** Reads the pairs and their memory anew: another tab may have written to them since. */
export async function readShelf(): Promise<void> {
  const [used, own, off] = await Promise.all([
    store.get('recent', 'pairs'),
    store.get('pairs', 'own'),
    store.get('pairs', 'off'),
  ]);
  shelf.value = { used: readKeys(used), own: Array.isArray(own) ? own : [], off: readKeys(off) };
}

function readKeys(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.filter((key): key is string => typeof key === 'string') : [];
}

function readOptions(raw: unknown): Options {
  const given: Record<string, unknown> = isRecord(raw) ? raw : {};
  const defaults = { ...options.value, movement: !matchMedia('(prefers-reduced-motion: reduce)').matches };
  const yes = (key: 'tapToOpen' | 'vibration' | 'movement'): boolean =>
    typeof given[key] === 'boolean' ? given[key] : defaults[key];
  return {
    light: LIGHTS.find((light) => light === given.light) ?? defaults.light,
    letters: [0, 1, 2].find((size) => size === given.letters) ?? defaults.letters,
    tapToOpen: yes('tapToOpen'),
    vibration: yes('vibration'),
    movement: yes('movement'),
  };
}

function readPlayers(raw: unknown): Player[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(
    (one): one is Player =>
      isRecord(one) && typeof one.id === 'string' && typeof one.name === 'string' && cleanName(one.name) === one.name,
  );
}

const darkness = matchMedia('(prefers-color-scheme: dark)');
const dark = signal(darkness.matches);
darkness.addEventListener?.('change', () => {
  dark.value = darkness.matches;
});

/** Puts light, letters and movement on the page. */
function dress(): void {
  const { light, letters, movement, vibration } = options.value;
  const root = document.documentElement;
  root.dataset.light = light === 'auto' ? (dark.value ? 'night' : 'day') : light;
  root.dataset.letters = String(letters);
  root.dataset.movement = movement ? 'on' : 'off';
  root.lang = language.value;
  allowBuzz(vibration);
}
