// Storage that is absent, throws, is silent, full, or dies: the match is played to its end all the same, and it says so once.

import type { Page } from '@playwright/test';
import { dealt, openWith, sealed, voteOpen, waiting } from './deals';
import type { SpyMatch } from './saves';
import { readKept, writeKept } from './shelves';
import { expect, readSaved, test } from './test';
import { atTheTable, en, spy, Table, wholeMatch } from './touch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FOUR = ['Anya', 'Liza', 'Kostya', 'Dima'];
const fourWithSpy = (): SpyMatch => dealt(['spy', 'civilian', 'civilian', 'civilian'], { names: FOUR });

/** Stands in for IndexedDB before the app can see it. Each is handed to the page as its own text. */
const broken: Record<string, () => void> = {
  'CASE-058 indexedDB is not there': () => {
    Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });
  },
  'CASE-058 touching indexedDB throws': () => {
    Object.defineProperty(window, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'CASE-058 CASE-051 opening is refused, again and again': () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as unknown as IDBOpenDBRequest & { onerror: ((event: Event) => void) | null };
      const error = new DOMException('Internal error.', 'UnknownError');
      Object.defineProperty(request, 'error', { value: error });
      request.onerror = null;
      setTimeout(() => {
        const event = new Event('error', { cancelable: true });
        request.dispatchEvent(event);
        request.onerror?.(event);
      });
      return request;
    };
  },
  'CASE-055 opening never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as unknown as IDBOpenDBRequest;
  },
  'CASE-059 every write finds the disk full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  },
};

for (const [title, breaking] of Object.entries(broken)) {
  test(`${title}: a whole match, one quiet notice, nothing unhandled`, async ({ page, server }) => {
    await page.addInitScript(breaking);
    await atTheTable(page);
    await page.goto(server.url);
    const table = new Table(page);
    if (title.includes('never')) await table.pass(4_000);
    await table.at('home');
    await wholeMatch(table, FOUR);
    await table.press(en.truth.home);
    await table.at('home');
    await expect(page.getByText(en.home.notKept)).toHaveCount(1);
    await page.reload();
    await table.pass(4_000);
    await table.at('home');
    await expect(page.locator('.carry-on')).toHaveCount(0);
    // The noise of the fixture: no console line, no unhandled rejection.
  });
}

test('ALL-06 a match that is not kept says so at the table once, until it is read', async ({ page, server }) => {
  await page.addInitScript(broken['CASE-058 indexedDB is not there'] as () => void);
  await atTheTable(page);
  await page.goto(server.url);
  const table = new Table(page);
  await table.tap(page.locator('.folder').first());
  await table.press(en.players.quick);
  await table.press(en.players.next);
  await table.press(spy.setup.deal);
  await table.at('handoff');
  await expect(page.getByText(en.home.notKept), 'not on a handoff').toHaveCount(0);
  for (const name of en.players.ready) await table.seeCard(name);
  await table.toTable();
  const notice = page.locator('.toast').filter({ hasText: en.home.notKept });
  await expect(notice).toHaveCount(1);
  await table.tap(notice.getByRole('button'));
  await expect(notice).toHaveCount(0);
  await table.said();
  await table.pass(1_000);
  await expect(notice).toHaveCount(0);
});

test('CASE-055 with a device that never answers the app can be used within a second', async ({ page, server }) => {
  await page.addInitScript(broken['CASE-055 opening never answers'] as () => void);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(server.url);
  await page.clock.runFor(1_000); // the page's own time, so that a busy machine does not matter
  await expect(page.locator('.folder').first()).toBeVisible();
  await page.clock.runFor(400);
  await page.locator('.folder').first().tap();
  await page.clock.runFor(50);
  await expect(page.locator('[data-scene="players"]')).toBeVisible();
});

test('CASE-059 the real quota runs out in mid-match', async ({ page, server, context }) => {
  await atTheTable(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(server.url).origin, quotaSize: 400_000 });
  const match = voteOpen(fourWithSpy());
  await openWith(page, server, match);
  const table = new Table(page);
  await table.at('handoff');
  let refused = '';
  for (let size = 200_000, number = 0; size > 60; number++) {
    const answer = await writeKept(page, 'evening', `big ${number}`, 'x'.repeat(size)).catch((error: Error) => error);
    if (answer instanceof Error) {
      refused = answer.message;
      size = Math.floor(size / 2);
    }
  }
  expect(refused, 'the disk is really full').toContain('Quota');
  for (const seat of waiting(match)) {
    const name = FOUR[seat] as string;
    await table.vote(name, name === 'Anya' ? 'Liza' : 'Anya');
  }
  await table.toTable();
  expect(await table.layAll()).toHaveLength(4);
  await table.press(spy.count.turn);
  await table.press(spy.turned.truth);
  await table.press(en.truth.home);
  await table.at('home');
  await expect(page.getByText(en.home.notKept)).toHaveCount(1);
});

test('CASE-050 the database is taken away in mid-match: it is made anew, and the next move saves all of it', async ({
  page,
  server,
  context,
}) => {
  await atTheTable(page);
  const match = sealed(voteOpen(fourWithSpy()), [1, 0, 0, 0], 2);
  const [third, fourth] = waiting(match).map((seat) => FOUR[seat] as string) as [string, string];
  await openWith(page, server, match);
  const table = new Table(page);
  await table.at('handoff');
  await clear(page, server.url, 'indexeddb');
  await table.vote(third, third === 'Anya' ? 'Liza' : 'Anya');
  expect(await table.addressed()).toBe(fourth);
  await expect.poll(() => readSaved(page)).toMatchObject({ id: 'planted' });
  await page.reload();
  expect(await table.addressed()).toBe(fourth);
  await expect(table.scene('handoff')).toContainText(spy.handoff.voted(3, 4));
  void context;
});

test('CASE-061 CASE-062 cleared site data is a clean first run, and nothing is written over it', async ({
  page,
  server,
}) => {
  await atTheTable(page);
  await openWith(page, server, voteOpen(fourWithSpy()));
  const table = new Table(page);
  await table.at('handoff');
  await clear(page, server.url, 'all');
  await page.reload();
  await table.at('home');
  await expect(page.locator('.carry-on')).toHaveCount(0);
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(page.getByText(en.home.notKept)).toHaveCount(0);
  for (const key of ['options', 'players', 'setups', 'language']) {
    expect(await readKept(page, 'settings', key), `${key}: what was read empty is not written back`).toBeUndefined();
  }
  expect(await readKept(page, 'match', 'current')).toBeUndefined();
  await table.tap(page.locator('.folder').first());
  await expect(page.locator('.player-row')).toHaveCount(0);
  await table.press(en.players.quick);
  await expect.poll(() => readKept(page, 'settings', 'players')).toHaveLength(6);
});

async function clear(page: Page, url: string, storageTypes: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await devtools.detach();
}
