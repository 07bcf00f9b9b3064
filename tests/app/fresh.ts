// The app's rooms, loaded anew on a device that stays: what a restart is for them.

import 'fake-indexeddb/auto';
import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

export function device(): IDBFactory {
  return new FakeFactory() as IDBFactory;
}

/** Every module of the app as it is after a start on this device; what was kept has been read. */
export async function switchOn(on: IDBFactory) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', on);
  const kept = await import('../../src/app/kept');
  const place = await import('../../src/app/place');
  const start = await import('../../src/app/start');
  const current = await import('../../src/app/current');
  const deal = await import('../../src/app/deal');
  const language = await import('../../src/text/language');
  return { kept, place, start, current, deal, language };
}

export type App = Awaited<ReturnType<typeof switchOn>>;

/** The game, opened, and six people on the list. */
export async function sixAtTheTable(app: App) {
  await app.kept.readKept();
  app.kept.setPlayers(['Anya', 'Liza', 'Kostya', 'Dima', 'Vera', 'Max'].map((name, at) => ({ id: `p${at}`, name })));
  return app.current.openGame('who-is-the-spy');
}

/** Six cards seen: the first clue. */
export async function seeAll(app: App): Promise<void> {
  for (let seat = 0; seat < 6; seat++) await app.current.play({ type: 'seen', seat });
}

/** Waits for everything that was handed to the device without being awaited. */
export async function settled(app: App): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await app.kept.store.get('settings', 'nothing');
}
