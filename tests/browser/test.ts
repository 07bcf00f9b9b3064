// What every browser test has at hand: the app opened from a server of its own, watched for noise, and fingers.

import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { serve } from './serve.mjs';

export { expect };
export type Server = Awaited<ReturnType<typeof serve>>;

interface Fixtures {
  /** The path under which the app stands; `test.use({ under: '/x/y/' })` for another. */
  under: string;
  /** Console lines, page errors and requests to other hosts: any of them fails the test at its end. Splice what was meant. */
  noise: string[];
  /** A server of this test's own, so that it can die or hang without disturbing another test. */
  server: Server;
  /** The app, opened. */
  app: Page;
}

export const test = base.extend<Fixtures>({
  under: ['/', { option: true }],

  server: async ({ under }, use) => {
    const server = await serve({ mount: under });
    await use(server);
    await server.close();
  },

  noise: [
    async ({ context, server }, use) => {
      const noise = listen(context, new URL(server.url).host);
      await use(noise);
      expect(noise, 'the console stays empty and nothing goes to another host').toEqual([]);
    },
    { auto: true },
  ],

  app: async ({ page, server, noise: _watched }, use) => {
    await page.goto(server.url);
    await use(page);
  },
});

/** Writes down what a context says and which other hosts it asks. */
export function listen(context: BrowserContext, host: string, noise: string[] = []): string[] {
  context.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => noise.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) noise.push(`request: ${request.url()}`);
  });
  return noise;
}

/** Fails on any breach of WCAG 2.2 A and AA that axe can see on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`,
  );
  expect(told).toEqual([]);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where something is, in CSS pixels from the viewport's corner. Something that is not shown is an error. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not shown`);
  return box;
}

/** Waits until the service worker has everything, so that the app can start without a network. */
export async function readyOffline(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
  await expect.poll(state, { timeout: 15_000, message: 'the service worker has everything' }).toBe('activated');
}

/** The saved match, or undefined. The app must have been open once at this address. */
export function readSaved(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('sotto');
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(new Error('there is no database yet: open the app first'));
    });
    try {
      return await new Promise<unknown>((done, fail) => {
        const reading = database.transaction('match').objectStore('match').get('current');
        reading.onsuccess = () => done(reading.result);
        reading.onerror = () => fail(reading.error);
      });
    } finally {
      database.close();
    }
  });
}

/** Puts a record where the saved match stands; undefined takes it away. Load the page anew to see it taken up. */
export function plantSaved(page: Page, record: unknown): Promise<void> {
  return page.evaluate(async (record) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('sotto');
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(new Error('there is no database yet: open the app first'));
    });
    try {
      await new Promise<void>((done, fail) => {
        const writing = database.transaction('match', 'readwrite');
        const store = writing.objectStore('match');
        if (record === undefined) store.delete('current');
        else if (store.keyPath === null) store.put(record, 'current');
        else store.put(record);
        writing.oncomplete = () => done();
        writing.onerror = () => fail(writing.error);
        writing.onabort = () => fail(writing.error);
      });
    } finally {
      database.close();
    }
  }, record);
}

export interface Point {
  x: number;
  y: number;
}

export interface Finger {
  /** Lifts every finger. */
  release(): Promise<void>;
  /** Moves the first finger to a point of the viewport. */
  moveTo(point: Point): Promise<void>;
  /** The system takes the touch away, as for a call or a gesture of its own. */
  cancel(): Promise<void>;
  /** A second finger comes down, at the given point or 30 px beside the first. */
  secondFinger(point?: Point): Promise<void>;
}

/** Puts a finger down in the middle of something, or at a point, and leaves it there. Real touch, through the DevTools protocol. */
export async function hold(page: Page, where: Locator | Point): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  let first = 'x' in where ? where : await middle(where);
  let second: Point | undefined;
  const points = () => [{ ...first, id: 1 }, ...(second ? [{ ...second, id: 2 }] : [])];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints = points()) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart');
  return {
    async release() {
      await send('touchEnd', []);
      await devtools.detach();
    },
    async moveTo(point) {
      first = point;
      await send('touchMove');
    },
    async cancel() {
      await send('touchCancel', []);
      await devtools.detach();
    },
    async secondFinger(point = { x: first.x + 30, y: first.y }) {
      second = point;
      await send('touchStart');
    },
  };
}

/** The middle of something that is shown, scrolled to if need be. */
export async function middle(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}
