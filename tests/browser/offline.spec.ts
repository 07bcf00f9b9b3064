// Without a network: everything is there after one visit, nothing else is ever asked, and an update never gets in the way.

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ru as ruSpy } from '../../src/games/who-is-the-spy/text/ru';
import { ru } from '../../src/text/ru';
import { buildVersion } from './build.mjs';
import { cardsSeen, dealt, openWith } from './deals';
import { test } from './phone';
import { expect, type Server } from './test';
import { atTheTable, en, Table } from './touch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** One visit until the app says that it works without a network, and not a moment longer. */
async function oneVisit(page: Page, server: Server): Promise<void> {
  await page.goto(server.url);
  await expect(page.locator('.offline')).toContainText(en.home.offline, { timeout: 20_000 });
}

/** In Russian from home to the first card; the word on it. */
async function dealInRussian(page: Page): Promise<string> {
  const table = new Table(page);
  const language = page.locator('.home .language');
  await table.tap(language);
  await expect(language).toHaveText('RU');
  await expect(page.locator('.folder-title').first()).toHaveText(ru.games['who-is-the-spy'].title);
  await table.tap(page.locator('.folder').first());
  await table.press(ru.players.quick);
  await table.press(ru.players.next);
  await table.press(ruSpy.setup.deal);
  await table.claim(ru.players.ready[0] as string);
  return (await table.look()).word;
}

for (const [under, gone] of [
  ['/', 'die'],
  ['/', 'hang'],
  ['/x/y/', 'die'],
] as const) {
  test.describe(`at ${under}`, () => {
    test.use({ under });

    test(`CASE-078 CASE-076 CASE-073 after one visit, browser killed, server ${gone === 'die' ? 'gone' : 'silent'}: starts and deals in Russian`, async ({
      phone,
      server,
    }) => {
      await oneVisit(await phone.switchOn(), server);
      await phone.die();
      await server[gone]();
      const asked = server.log.length;
      const failed: string[] = [];
      const page = await phone.switchOn(async (context) => {
        await atTheTable(context);
        context.on('requestfailed', (request) => failed.push(request.url()));
      });
      const answer = await page.goto(server.url);
      expect(answer?.fromServiceWorker()).toBe(true);
      await expect(page.locator('[data-scene="home"]')).toBeVisible();
      expect(await dealInRussian(page)).toMatch(/[а-яё]/i);
      // What may be tried in vain is the look for a newer worker; and the browser itself may race one for the page.
      expect(failed.filter((url) => !url.endsWith('/sw.js'))).toEqual([]);
      expect(server.log.slice(asked).filter((path) => !path.endsWith('/sw.js') && path !== under)).toEqual([]);
    });
  });
}

test('CASE-075 CASE-078 every file of the build is there with the server gone', async ({ app, server }) => {
  await expect(app.locator('.offline')).toBeVisible({ timeout: 20_000 });
  await server.die();
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^\.vite\/|^screenshots\/|\.txt$|^sw\.js$/.test(file));
  expect(files.length, 'a check that sees nothing passes').toBeGreaterThan(25);
  const missing = await app.evaluate(async (files) => {
    const answers = await Promise.all(
      files.map((file) =>
        fetch(file).then(
          (answer) => answer.ok,
          () => false,
        ),
      ),
    );
    return files.filter((_, at) => !answers[at]);
  }, files);
  expect(missing).toEqual([]);
  // The fixture's noise says that no other host was ever asked.
});

test('CASE-078 the badge is not shown before it is true', async ({ page, server }) => {
  // One file that the server does not have: the worker is not installed, so nothing is promised.
  const [pack] = readdirSync(join(dist, 'assets')).filter((file) => /^simple-.*\.js$/.test(file));
  await page.context().route(new RegExp(`${pack}$`), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(server.url);
  await expect(page.locator('[data-scene="home"]')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing?.state ?? 'none'),
    )
    .toBe('none');
  await expect(page.locator('.offline')).toHaveCount(0);
});

test('CASE-066 CASE-067 an update that comes in mid-match waits until the match is over and somebody says so', async ({
  page,
  server,
}) => {
  const newer = buildVersion('9.9.9+newer');
  try {
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      Object.assign(window, { registered: 0 });
      ServiceWorkerContainer.prototype.register = function (...given) {
        (window as unknown as { registered: number }).registered++;
        return register.apply(this, given);
      };
    });
    await atTheTable(page);
    await page.goto(server.url);
    await expect(page.locator('.offline')).toBeVisible({ timeout: 20_000 });
    await openWith(page, server, cardsSeen(dealt(['spy', 'civilian', 'civilian', 'civilian'])));
    const table = new Table(page);
    await table.at('clue');
    await page.evaluate(() => Object.assign(window, { mine: navigator.serviceWorker.controller }));
    let loads = 0;
    page.on('domcontentloaded', () => loads++);

    server.deploy(newer.folder);
    await table.pass(11 * 60_000); // the last look for an update was at the start
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
      .toBe('installed');

    const untouched = (): Promise<boolean> =>
      page.evaluate(() => navigator.serviceWorker.controller === (window as unknown as { mine: ServiceWorker }).mine);
    for (let clues = 0; clues < 4; clues++) await table.said();
    await expect(page.locator('.notice')).toHaveCount(0);
    await table.pause();
    await table.press(en.paused.home);
    await table.at('home');
    await table.pass(2_000);
    await expect(page.locator('.carry-on')).toBeVisible();
    await expect(page.getByText(en.home.newVersion), 'not while a match waits').toHaveCount(0);
    await table.tap(page.locator('.carry-on'));
    await table.at('talk');
    await table.stop();
    expect(loads, 'no reload').toBe(0);
    expect(await untouched(), 'the same worker').toBe(true);
    expect(await page.evaluate(() => (window as unknown as { registered: number }).registered)).toBe(1);

    await table.press(en.truth.home);
    await table.at('home');
    await expect(page.locator('.notice')).toContainText(en.home.newVersion);
    expect(loads).toBe(0);
    await table.press(en.home.update);
    await expect.poll(() => loads).toBe(1);
    await table.at('home');
    await table.tap(page.getByRole('button', { name: en.settings, exact: true }));
    await expect(page.locator('.version')).toContainText('9.9.9+newer');
    await table.press(en.close);
    await expect(page.locator('.notice')).toHaveCount(0);
  } finally {
    newer.remove();
  }
});

test('CASE-066 a waiting update is let in by the next cold start, and a match in the middle goes on', async ({
  phone,
  server,
}) => {
  const newer = buildVersion('9.9.9+newer');
  try {
    let page = await phone.switchOn(atTheTable);
    await oneVisit(page, server);
    await openWith(page, server, cardsSeen(dealt(['spy', 'civilian', 'civilian', 'civilian'])));
    let table = new Table(page);
    const speaker = await table.speaker();
    server.deploy(newer.folder);
    await table.pass(11 * 60_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
      .toBe('installed');
    await phone.die();

    await server.die();
    page = await phone.switchOn(atTheTable);
    await page.goto(server.url);
    table = new Table(page);
    expect(await table.speaker()).toBe(speaker);
    await table.stop();
    await table.press(en.truth.home);
    await table.tap(page.getByRole('button', { name: en.settings, exact: true }));
    await expect(page.locator('.version')).toContainText('9.9.9+newer');
  } finally {
    newer.remove();
  }
});
