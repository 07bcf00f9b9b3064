// Back, reload and the browser's own ways of leaving: never to another person's screen, and nothing is lost.

import { chromium, type Page } from '@playwright/test';
import { findBrowser, flags } from './find-browser.mjs';
import { ARMED, claim, leaks, pass, press, ring, seen } from './leaks';
import { COFFEE, matchAt, openAt, recordOf, type SavedPhase } from './saves';
import { serve } from './serve.mjs';
import { expect, hold, plantSaved, readSaved, test } from './test';

const words = COFFEE.words.map((word) => word.text);
const scene = (page: Page, kind: string) => page.locator(`[data-scene="${kind}"]`);
const moves = async (page: Page): Promise<number | undefined> =>
  ((await readSaved(page)) as { match: { moves: unknown[] } } | undefined)?.match.moves.length;
const sheet = (page: Page) => page.locator('dialog[data-sheet="pause"]');

/** Back, and the app has heard of it. */
async function back(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('popstate', () => done(), { once: true });
        history.back();
      }),
  );
}

/** A tap on nothing: the page has been touched since it was opened. */
async function touch(page: Page): Promise<void> {
  await page.touchscreen.tap(3, 3);
}

test.describe('CASE-082 Back', () => {
  test.beforeEach(({ page }) => page.clock.install());

  const tables: [SavedPhase, string][] = [
    ['dealing', 'handoff'],
    ['clues', 'clue'],
    ['talk', 'talk'],
    ['ballot', 'handoff'],
    ['open-ballot', 'open-ballot'],
    ['count', 'count'],
    ['turned', 'turned'],
    ['guess', 'guess'],
    ['truth', 'truth'],
  ];
  test('three times, from every phase: the pause sheet, and back to the game, on a neutral screen', async ({ app }) => {
    for (const [phase, kind] of tables) {
      const match = await openAt(app, phase);
      await touch(app);
      for (let time = 1; time <= 3; time++) {
        await back(app);
        if (time % 2 === 1) await expect(sheet(app), `${phase} ${time}`).toBeVisible();
        else await expect(app.locator('dialog'), `${phase} ${time}`).toHaveCount(0);
        await expect(scene(app, kind), phase).toBeAttached();
        if (phase !== 'truth') expect(await seen(app, words), phase).toBe(false);
        await touch(app);
      }
      expect(await moves(app), phase).toBe(match.moves.length);
    }
  });

  test('with a secret open it is gone, and the way back goes over the handoff', async ({ app }) => {
    await openAt(app, 'dealing');
    await claim(app, 'card');
    const finger = await hold(app, ring(app));
    await expect(app.locator('.face')).toBeVisible();
    const left = await app.evaluate(
      (words) =>
        new Promise<boolean>((done) => {
          addEventListener('popstate', () => {
            done(words.some((word) => document.documentElement.outerHTML.includes(word)));
          });
          history.back();
        }),
      words,
    );
    expect(left, 'within the task of Back itself').toBe(false);
    await finger.release();
    await expect(sheet(app)).toBeVisible();
    await press(app, sheet(app).getByRole('button', { name: 'Back to the game' }));
    await expect(scene(app, 'handoff')).toBeVisible();
    expect(await leaks(app, words)).toEqual([]);
  });

  test('with a choice open it is forgotten, and the way back goes over the handoff', async ({ app }) => {
    const match = await openAt(app, 'ballot');
    await claim(app, 'ballot');
    await app.getByRole('radio').first().tap();
    await expect(app.getByRole('radio', { checked: true })).toHaveCount(1);
    await back(app);
    await expect(sheet(app)).toBeVisible();
    await expect(app.locator('.choice')).toHaveCount(0);
    await press(app, sheet(app).getByRole('button', { name: 'Back to the game' }));
    await claim(app, 'ballot');
    await expect(app.getByRole('radio', { checked: true })).toHaveCount(0);
    expect(await moves(app)).toBe(match.moves.length);
  });

  test('while one looks again it goes back to that handoff, and never to the word', async ({ app }) => {
    await openAt(app, 'talk');
    await press(app, app.locator('.screen').getByRole('button', { name: 'Pause', exact: true }));
    await press(app, app.locator('dialog').getByRole('button', { name: 'Look at my card again' }));
    await press(app, app.locator('dialog').getByRole('button', { name: 'Vera' }));
    await claim(app, 'card');
    const finger = await hold(app, ring(app));
    await expect(app.locator('.face')).toBeVisible();
    await back(app);
    expect(await seen(app, words)).toBe(false);
    await finger.release();
    await app.keyboard.press('Escape');
    await expect(scene(app, 'handoff')).toBeVisible();
    await expect(app.locator('.address-name bdi')).toHaveText('Vera');
    expect(await seen(app, words)).toBe(false);
  });

  test('and Escape close page by page; a sheet that the browser itself has closed can be opened again', async ({
    app,
  }) => {
    await openAt(app, 'talk');
    const pauseButton = app.locator('.screen').getByRole('button', { name: 'Pause', exact: true });
    // Asked to close twice without a press between, a browser may close a dialog without asking the page.
    const byItself = (): Promise<void> => app.evaluate(() => document.querySelector('dialog')?.close());
    for (const close of [() => app.keyboard.press('Escape'), byItself]) {
      await press(app, pauseButton);
      await press(app, sheet(app).getByRole('button', { name: 'Mend a name' }));
      await expect(app.locator('dialog[data-sheet="rename"]')).toBeVisible();
      await close();
      await expect(sheet(app)).toBeVisible();
      await pass(app, 100);
      await close();
      await expect(app.locator('dialog')).toHaveCount(0);
      await expect(scene(app, 'talk')).toBeVisible();
    }
  });

  test('closes what is open first, page by page', async ({ app }) => {
    await openAt(app, 'talk');
    await press(app, app.locator('.seat-row'));
    await expect(app.locator('dialog[data-sheet="seats"]')).toBeVisible();
    await back(app);
    await expect(app.locator('dialog')).toHaveCount(0);
    await expect(scene(app, 'talk')).toBeVisible();
  });
});

test('CASE-083 Back on a cold start, before any tap, leaves; nothing secret shows and nothing is lost', async ({
  app,
}) => {
  await expect(scene(app, 'home')).toBeVisible();
  const match = matchAt('dealing', { done: 2 });
  await plantSaved(app, recordOf(match));
  const cold = await app.context().newPage();
  await app.close();
  await cold.goto('about:blank');
  await cold.goto(appAddress);
  await expect(scene(cold, 'handoff')).toBeVisible();
  expect(await cold.evaluate(() => history.state)).toBeNull();
  await cold.goBack();
  expect(cold.url()).toBe('about:blank');
  await cold.goForward();
  await expect(scene(cold, 'handoff')).toBeVisible();
  await expect(cold.locator('.address-name bdi')).toHaveText('Kostya');
  expect(await leaks(cold, words)).toEqual([]);
  expect(await moves(cold)).toBe(match.moves.length);
});

let appAddress = '';
test.beforeEach(({ server }) => {
  appAddress = server.url;
});

test('CASE-084 the history is not longer than the entry that was there and one that guards it', async ({ app }) => {
  await app.clock.install();
  await openAt(app, 'dealing');
  const before = await app.evaluate(() => history.length);
  for (let at = 0; at < 2; at++) {
    await claim(app, 'card');
    const finger = await hold(app, ring(app));
    await finger.release();
    await pass(app, 2600);
    await press(app, app.locator('[data-scene="card"] .button.primary'));
    await expect(scene(app, 'handoff')).toBeVisible();
  }
  expect((await app.evaluate(() => history.length)) - before).toBeLessThanOrEqual(1);
});

test('CASE-085 a hard pull from the top reloads nothing and scrolls nothing, and a reload would resume', async ({
  app,
}) => {
  for (const [phase, kind] of [
    ['dealing', 'handoff'],
    ['talk', 'talk'],
  ] as const) {
    const match = await openAt(app, phase);
    const styles = await app.evaluate(() =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).overscrollBehaviorY),
    );
    expect(styles).toEqual(['none', 'none']);
    await app.evaluate(() => Object.assign(window, { same: true }));
    const finger = await hold(app, { x: 195, y: 60 });
    for (let y = 100; y <= 800; y += 100) await finger.moveTo({ x: 195, y });
    await finger.release();
    expect(await app.evaluate(() => ({ same: 'same' in window, y: scrollY }))).toEqual({ same: true, y: 0 });
    await app.reload();
    await expect(scene(app, kind)).toBeVisible();
    expect(await moves(app)).toBe(match.moves.length);
  }
});

test('CASE-025 ALL-06 a reload in the middle of a private scene lands on its handoff', async ({ app }) => {
  await app.clock.install();
  for (const [phase, kind] of [
    ['dealing', 'card'],
    ['ballot', 'ballot'],
  ] as const) {
    const match = await openAt(app, phase);
    await claim(app, kind);
    const finger = kind === 'card' ? await hold(app, ring(app)) : undefined;
    if (finger) await expect(app.locator('.face')).toBeVisible();
    else await app.getByRole('radio').first().tap();
    await app.reload();
    await expect(scene(app, 'handoff')).toBeVisible();
    expect(await leaks(app, words)).toEqual([]);
    expect(await moves(app)).toBe(match.moves.length);
  }
});

test('a second tap at the same spot, 50 ms later, does nothing on the screen that has come', async ({ app }) => {
  await app.clock.install();
  const match = await openAt(app, 'dealing');
  await pass(app, ARMED);
  const box = await app.locator('[data-scene="handoff"] .button.primary').boundingBox();
  const spot = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await app.touchscreen.tap(spot.x, spot.y);
  await expect(scene(app, 'card')).toBeVisible();
  await pass(app, 50);
  for (let at = 0; at < 3; at++) await app.touchscreen.tap(spot.x, spot.y);
  await expect(scene(app, 'card')).toBeVisible();
  expect(await seen(app, words)).toBe(false);
  expect(await moves(app)).toBe(match.moves.length);
});

// Playwright starts Chromium with its back/forward cache off: this one is a browser of its own, with the cache on.
test('CASE-023 a page that comes back from the browser’s cache is at the handoff before anything is painted', async () => {
  const server = await serve();
  const browser = await chromium.launch({
    executablePath: process.env.SOTTO_CHROMIUM ?? findBrowser(),
    args: [
      ...flags,
      '--enable-features=BackForwardCache:TimeToLiveInBackForwardCacheInSeconds/600',
      '--disable-features=BackForwardCacheMemoryControls',
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    await page.goto(server.url);
    await expect(scene(page, 'home')).toBeVisible();
    await plantSaved(page, recordOf(matchAt('dealing')));
    await page.reload();
    await expect(scene(page, 'handoff')).toBeVisible();
    await page.waitForTimeout(700);
    await page.locator('[data-scene="handoff"] .button.primary').click();
    await expect(ring(page)).toBeVisible();
    await page.waitForTimeout(500);
    await page.evaluate((words) => {
      addEventListener('pageshow', (event) => {
        const open = words.some((word) => document.documentElement.outerHTML.includes(word));
        Object.assign(window, { shown: { persisted: event.persisted, open } });
      });
    }, words);
    await ring(page).hover();
    await page.mouse.down();
    await expect(page.locator('.face')).toBeVisible();
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await expect(scene(page, 'handoff')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shown?: unknown }).shown)).toEqual({
      persisted: true,
      open: false,
    });
    expect(await seen(page, words)).toBe(false);
  } finally {
    await browser.close();
    await server.close();
  }
});
