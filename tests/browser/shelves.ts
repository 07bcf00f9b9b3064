// What the app has on the device, by store and key: read, or put there, from outside.

import type { Page } from '@playwright/test';

type Store = 'settings' | 'pairs' | 'recent' | 'match' | 'evening' | 'truths';

/** One record, or undefined. The app must have been open once at this address. */
export function readKept(page: Page, store: Store, key: string): Promise<unknown> {
  return page.evaluate(
    async ({ store, key }) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open('sotto');
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      try {
        return await new Promise<unknown>((done, fail) => {
          const reading = database.transaction(store).objectStore(store).get(key);
          reading.onsuccess = () => done(reading.result);
          reading.onerror = () => fail(reading.error);
        });
      } finally {
        database.close();
      }
    },
    { store, key },
  );
}

/** Puts one record there. Load the page anew to see it taken up. */
export function writeKept(page: Page, store: Store, key: string, value: unknown): Promise<void> {
  return page.evaluate(
    async ({ store, key, value }) => {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open('sotto');
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      try {
        await new Promise<void>((done, fail) => {
          const writing = database.transaction(store, 'readwrite');
          writing.objectStore(store).put(value, key);
          writing.oncomplete = () => done();
          writing.onabort = () => fail(writing.error);
        });
      } finally {
        database.close();
      }
    },
    { store, key, value },
  );
}
