// Where a secret could show: looked for in everything that a person, a tool or a picture of the page could find; and the
// few gestures with which these tests come to a secret.

import type { Locator, Page } from '@playwright/test';
import type { SpyMatch } from './saves';
import { expect } from './test';

/** Both words of the pair: whose word it is does not matter to a leak. */
export function secretsOf(match: SpyMatch): string[] {
  return match.state.deal.pair.words.map((word) => word.text);
}

/** The places where one of these strings stands now. Storage is looked at too, but for the saved match itself. */
export async function leaks(page: Page, secrets: readonly string[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const tree = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const places = await page.evaluate(async () => {
    const stored: unknown[] = [];
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('sotto');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error);
    });
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name);
      const read = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      const [keys, values] = await Promise.all([read(store.getAllKeys()), read(store.getAll())]);
      keys.forEach((key, at) => {
        if (name !== 'match' || key !== 'current') stored.push([name, key, values[at]]);
      });
    }
    database.close();
    return {
      document: document.documentElement.outerHTML,
      typed: [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(),
      title: document.title,
      address: location.href,
      history: `${JSON.stringify(history.state)} ${history.length}`,
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name]),
      database: JSON.stringify(stored),
      caches: (
        await Promise.all(
          (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).map(({ url }) => url)),
        )
      ).join(),
    };
  });
  const found = (where: string, text: string): string[] =>
    secrets
      .filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
      .map((secret) => `${where}: ${secret}`);
  return [
    ...Object.entries(places).flatMap(([where, text]) => found(where, text)),
    ...found('accessibility tree', JSON.stringify(tree)),
  ];
}

/** Whether one of them stands in the document or the address: quick, for after every event. */
export function seen(page: Page, secrets: readonly string[]): Promise<boolean> {
  return page.evaluate((secrets) => {
    const all = `${document.documentElement.outerHTML} ${document.title} ${location.href} ${JSON.stringify(history.state)}`;
    return secrets.some((secret) => all.includes(secret));
  }, secrets);
}

/** Lets so many milliseconds of the page's clock pass; the clock must have been installed. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

/** Longer than any button takes to arm. */
export const ARMED = 750;
/** Longer than a card must be known, or a choice open (ALL-03). */
export const RESTED = 2600;

/** Taps something as soon as it has armed. */
export async function press(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  await pass(page, ARMED);
  await what.tap();
}

export const primary = (page: Page): Locator => page.locator('.button.primary').last();
export const ring = (page: Page): Locator => page.locator('[data-hold]');

/** The addressed one takes the phone; the private scene of this kind is there, and ready to be touched. */
export async function claim(page: Page, kind: 'card' | 'ballot'): Promise<void> {
  await press(page, page.locator('[data-scene="handoff"] .button.primary'));
  await expect(page.locator(`[data-scene="${kind}"][data-audience="seat"] .panel`)).toBeVisible();
  await pass(page, ARMED);
}

/** Watches, inside the page, whether a secret stands in the document once all handlers of these events have run. */
export async function watchTasks(page: Page, secrets: readonly string[], events: readonly string[]): Promise<void> {
  await page.evaluate(
    ({ secrets, events }) => {
      const log: { type: string; open: boolean }[] = [];
      Object.assign(window, { tasks: log });
      for (const type of events) {
        // The last to hear of it, in the same task: on the window, on the way up, registered after the app's.
        window.addEventListener(type, () => {
          const html = document.documentElement.outerHTML;
          log.push({ type, open: secrets.some((secret) => html.includes(secret)) });
        });
      }
    },
    { secrets, events },
  );
}

export function tasks(page: Page): Promise<{ type: string; open: boolean }[]> {
  return page.evaluate(() => (window as unknown as { tasks: { type: string; open: boolean }[] }).tasks.splice(0));
}
