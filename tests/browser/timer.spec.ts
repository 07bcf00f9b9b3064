// The clock on the table (ALL-16): read from its deadline, stopped by sheets and looks, not by a locked phone; at zero it
// urges and does nothing.

import type { Page } from '@playwright/test';
import { cardsSeen, dealt, speakers } from './deals';
import { matchAt, recordOf, type SpyMatch } from './saves';
import { expect, plantSaved, readSaved, type Server, test } from './test';
import { en, spy, Table } from './touch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const START = Date.UTC(2026, 0, 2, 12, 0, 0);

/** The app upon this match, with time that stands still but for what the test lets pass. */
async function standingTime(page: Page, server: Server, match: SpyMatch): Promise<Table> {
  await page.clock.install({ time: START });
  await page.goto(server.url);
  await page.locator('[data-scene]').waitFor();
  await page.clock.pauseAt(START + 60_000);
  await plantSaved(page, recordOf(match, START + 60_000));
  await page.reload();
  const table = new Table(page);
  await begun(table);
  return table;
}

/** Waits until the clock is on the screen, and then 0.4 s more, so that no whole second falls on a look at it. */
async function begun(table: Table): Promise<void> {
  await expect
    .poll(async () => {
      await table.pass(20);
      return table.clock().count();
    })
    .toBe(1);
  await table.pass(400);
}

/** What is left, s, as the screen shows it. */
async function shown(table: Table): Promise<number> {
  const [minutes, seconds] = ((await table.clock().textContent()) ?? '').split(':').map(Number) as [number, number];
  return minutes * 60 + seconds;
}

const talk = (seconds: 60 | 120 = 60): SpyMatch => matchAt('talk', { setup: { talkSeconds: seconds } });

test('CASE-041 after a gap the first thing painted is already right', async ({ page, server }) => {
  const table = await standingTime(page, server, talk(120));
  await expect(table.clock()).toHaveText('2:00');
  await page.evaluate(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    new MutationObserver(() => painted.push(document.querySelector('.digits')?.textContent ?? '')).observe(
      document.querySelector('.countdown') as Element,
      { subtree: true, childList: true, characterData: true },
    );
  });
  await page.clock.fastForward(75_000);
  await expect(table.clock()).toHaveText('0:45');
  await page.clock.fastForward(300_000);
  await expect(table.clock()).toHaveText('0:00');
  expect(await page.evaluate(() => [...new Set((window as unknown as { painted: string[] }).painted)])).toEqual([
    '0:45',
    '0:00',
  ]);
});

test('ALL-16 who-is-the-spy +30 s, also after the end', async ({ page, server }) => {
  const table = await standingTime(page, server, talk());
  const more = table.button(en.timer.more);
  await table.tap(more);
  await table.pass(400);
  expect(await shown(table)).toBeGreaterThanOrEqual(88); // the button took some time to arm
  expect(await shown(table)).toBeLessThanOrEqual(90);
  await table.pass(120_000);
  await expect(table.clock()).toHaveText('0:00');
  await table.tap(more);
  await expect(table.clock()).toHaveText('0:30');
  await expect(table.scene('talk')).not.toContainText(en.timer.over);
  await table.pass(10_400);
  expect(await shown(table)).toBe(20);
});

test('ALL-16 who-is-the-spy its own button stops it and lets it run; a sheet over a stopped clock does not start it', async ({
  page,
  server,
}) => {
  const table = await standingTime(page, server, talk());
  await table.tap(table.button(en.timer.pause));
  const left = await shown(table);
  await table.pass(600_000);
  expect(await shown(table)).toBe(left);
  await table.pause();
  await table.press(en.paused.resume);
  await table.pass(60_000);
  expect(await shown(table)).toBe(left);
  await table.tap(table.button(en.timer.run));
  await table.pass(9_000);
  expect(Math.abs((await shown(table)) - (left - 9))).toBeLessThanOrEqual(1);
});

const stops: [title: string, open: (table: Table) => Promise<void>, close: (table: Table) => Promise<void>][] = [
  ['the pause sheet', async (table) => void (await table.pause()), (table) => table.press(en.paused.resume)],
  [
    'help',
    async (table) => {
      await table.pause();
      await table.press(en.paused.rules);
      await expect(table.sheet('rules')).toBeVisible();
    },
    async (table) => {
      await table.press(en.back);
      await table.press(en.paused.resume);
    },
  ],
  [
    'a question',
    async (table) => {
      await table.pause();
      await table.press(en.paused.leave);
      await table.tap(table.sheet('leave').locator('.seat-buttons button').first());
      await expect(table.sheet('leaving')).toBeVisible();
    },
    async (table) => {
      await table.press(en.paused.stay);
      await table.press(en.paused.resume);
    },
  ],
  [
    'the list of who is in',
    async (table) => {
      await table.tap(table.scene('talk').locator('.seat-row'));
      await expect(table.sheet('seats')).toBeVisible();
    },
    (table) => table.press(en.paused.resume),
  ],
  [
    'a second look',
    async (table) => {
      await table.pause();
      await table.press(en.paused.look);
      await table.tap(table.sheet('look').getByRole('button', { name: 'Liza', exact: true }));
      await table.at('handoff');
    },
    async (table) => {
      await table.claim('Liza');
      await table.look();
      await table.goOn('card');
      await table.toTable();
    },
  ],
];
for (const [title, open, close] of stops) {
  test(`ALL-16 who-is-the-spy ${title} stops the clock, and it runs on after`, async ({ page, server }) => {
    const table = await standingTime(page, server, talk());
    await table.pass(5_000);
    const before = await shown(table);
    expect(before).toBe(55);
    await open(table);
    await table.pass(20_000);
    await close(table);
    // What the buttons took to arm on the way there: one of them with the clock still running.
    const after = await shown(table);
    expect(after).toBeGreaterThanOrEqual(before - 2);
    expect(after).toBeLessThanOrEqual(before);
    await table.pass(10_000);
    expect(Math.abs((await shown(table)) - (after - 10))).toBeLessThanOrEqual(1);
  });
}

test('ALL-16 CASE-042 who-is-the-spy a hidden page does not stop it: on return the right time, or over', async ({
  page,
  server,
}) => {
  const table = await standingTime(page, server, talk());
  const sight = (state: 'hidden' | 'visible'): Promise<void> =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await table.pass(10_000);
  expect(await shown(table)).toBe(50);
  await sight('hidden');
  // A phone that sleeps: the page does nothing, its monotonic clock stands, the wall clock goes on.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 25_000;
  });
  await sight('visible');
  await table.pass(300);
  expect(await shown(table)).toBe(25);
  await sight('hidden');
  await page.clock.fastForward(60_000);
  await sight('visible');
  await expect(table.clock()).toHaveText('0:00');
  await expect(table.scene('talk')).toContainText(en.timer.over);
});

test('SPY-16 ALL-16 at zero it turns red and says so, and nothing moves', async ({ page, server }) => {
  const table = await standingTime(page, server, talk());
  const colour = (): Promise<number[]> =>
    table.clock().evaluate((digits) => (getComputedStyle(digits).color.match(/[\d.]+/g) ?? []).map(Number));
  const [red, green, blue] = (await colour()) as [number, number, number];
  expect(red - Math.max(green, blue), 'not red yet').toBeLessThan(60);
  const { revision } = (await readSaved(page)) as { revision: number };
  await table.pass(61_000);
  await expect(table.clock()).toHaveText('0:00');
  await expect(table.scene('talk').locator('.time-over')).toHaveText(en.timer.over);
  const [redder, greener, bluer] = (await colour()) as [number, number, number];
  expect(redder - Math.max(greener, bluer), 'red').toBeGreaterThan(80);
  await page.clock.fastForward(3_600_000);
  await table.pass(1_000);
  await table.at('talk');
  expect(((await readSaved(page)) as { revision: number }).revision).toBe(revision);
  await table.press(spy.talk.vote);
  await table.at('handoff');
});

test('SPY-15 ALL-16 each clue has a clock of its own; taking back "Said" starts that clue’s time anew', async ({
  page,
  server,
}) => {
  const match = cardsSeen(dealt(['spy', 'civilian', 'civilian', 'civilian'], { setup: { clueSeconds: 20 } }));
  const order = speakers(match).map((seat) => match.players[seat]?.name ?? '');
  const table = await standingTime(page, server, match);
  expect(await table.speaker()).toBe(order[0]);
  await expect(table.clock()).toHaveText('0:20');
  await table.pass(7_000);
  await expect(table.clock()).toHaveText('0:13');
  await table.said();
  await begun(table);
  await expect(table.clock()).toHaveText('0:20');
  await table.pass(4_000);
  await table.tap(page.locator('.toast').getByRole('button', { name: en.undo }));
  await expect(table.scene('clue').locator('.turn bdi')).toHaveText(order[0] as string);
  await begun(table);
  await expect(table.clock()).toHaveText('0:20');
  await table.pass(30_000);
  await expect(table.clock()).toHaveText('0:00');
  expect(await table.speaker(), 'time never moves the game on').toBe(order[0]);
});

test('ALL-16 a phone that dies with the pause sheet open: the clock runs on from there, the sheet is gone', async ({
  page,
  server,
}) => {
  const match = cardsSeen(dealt(['spy', 'civilian', 'civilian', 'civilian'], { setup: { clueSeconds: 20 } }));
  const table = await standingTime(page, server, match);
  await table.pass(4_000);
  await table.pause();
  const left = await shown(table);
  await table.pass(1_000);
  await page.reload();
  await begun(table);
  expect(left - (await shown(table))).toBeLessThanOrEqual(1);
  const again = await shown(table);
  await table.pass(5_000);
  expect(again - (await shown(table)), 'nothing on a clue’s screen could start it').toBe(5);
});

test('CASE-043 what has been counted is the sum of the times in which it ran', async ({ page, server }) => {
  const table = await standingTime(page, server, talk(120));
  let ran = 0.4;
  const run = async (ms: number): Promise<void> => {
    await table.pass(ms);
    ran += ms / 1000;
  };
  const press = async (name: string, running: boolean): Promise<void> => {
    await table.press(name);
    if (running) ran += 0.8;
  };
  await run(5_000);
  await press(en.timer.pause, true);
  await table.pass(7_000);
  await press(en.timer.run, false);
  await run(3_000);
  await press(en.timer.pause, true);
  await page.reload();
  await begun(table);
  await table.pass(11_000);
  await press(en.timer.run, false);
  await run(2_000);
  await page.reload();
  await begun(table);
  ran += 0.4;
  await run(4_000);
  await table.pause();
  ran += 0.8;
  await table.pass(90_000);
  await table.press(en.paused.resume);
  await run(6_000);
  await press(en.timer.pause, true);
  const left = ((await readSaved(page)) as { timer: { left: number } }).timer.left / 1000;
  expect(Math.abs(120 - ran - left)).toBeLessThanOrEqual(0.3); // what the starts and the looks of the screen took
});
