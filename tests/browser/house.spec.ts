// The house itself: it opens, it is quiet, and it stands without a network.

import type { Page } from '@playwright/test';
import { axe, expect, readyOffline, type Server, test } from './test';

const home = '[data-scene="home"]';

for (const under of ['/', '/x/y/']) {
  test.describe(`at ${under}`, () => {
    test.use({ under });

    test('the home screen opens', async ({ app }) => {
      await expect(app.locator(home)).toBeVisible();
      await expect(app.locator(home)).toHaveAttribute('data-audience', 'table');
      await expect(app.locator('h1')).toBeVisible();
      await expect(app).toHaveTitle(/Sotto/);
      await axe(app);
    });

    test('CASE-078 CASE-076 after one visit it starts with the server gone', async ({ app, server, context }) => {
      await expect(app.locator(home)).toBeVisible();
      await readyOffline(app);
      await app.close();
      await server.die();
      await startsFromItsOwn(await context.newPage(), server);
    });
  });
}

test('CASE-078 after one visit it starts with a server that never answers', async ({ app, server, context }) => {
  await expect(app.locator(home)).toBeVisible();
  await readyOffline(app);
  await app.close();
  await server.hang();
  await startsFromItsOwn(await context.newPage(), server);
});

test('CASE-074 the service worker controls the page from the second load on, in the whole scope', async ({
  app,
  server,
}) => {
  await readyOffline(app);
  await app.reload();
  await expect(app.locator(home)).toBeVisible();
  const worker = await app.evaluate(async () => ({
    controls: navigator.serviceWorker.controller !== null,
    scope: (await navigator.serviceWorker.getRegistration())?.scope,
  }));
  expect(worker).toEqual({ controls: true, scope: server.url });
});

async function startsFromItsOwn(page: Page, server: Server): Promise<void> {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const answer = await page.goto(server.url);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.locator(home)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(failed).toEqual([]);
}
