// The looks that design.md fixes: tokens and their contrast, the two modes, the display face, movement, no decoration.

import type { Page } from '@playwright/test';
import { still } from './measure';
import { difference, weigh } from './picture';
import { Walker, walk } from './screens';
import { expect, test } from './test';

/** design §2, by light: token and value. */
const TOKENS = {
  day: {
    paper: '#efe6d6',
    sheet: '#faf5ea',
    ink: '#1b1815',
    ink2: '#574e43',
    edge: '#857862',
    danger: '#a3240f',
    ok: '#1e5e43',
    warn: '#f0c24b',
    'on-warn': '#1b1815',
    spy: '#b8321a',
    'spy-text': '#a82c15',
    smersh: '#dda32f',
    'smersh-text': '#7a4f00',
    trust: '#175e4c',
    'trust-text': '#175e4c',
    station: '#1d4e89',
    'station-text': '#1d4e89',
  },
  night: {
    paper: '#14110e',
    sheet: '#221d18',
    ink: '#f0e6d4',
    ink2: '#b9ad9a',
    edge: '#8c8070',
    danger: '#ff8f78',
    ok: '#7cc9a6',
    warn: '#c99a2e',
    'on-warn': '#1b1815',
    spy: '#8f2b18',
    'spy-text': '#f08a6e',
    smersh: '#b07f24',
    'smersh-text': '#e2b04a',
    trust: '#16503f',
    'trust-text': '#6fc2a4',
    station: '#1f4573',
    'station-text': '#8fb8e8',
  },
  cabin: { paper: '#100d0a', ink: '#c9bba3', ink2: '#9a8e7b', 'p-text': '#c9bba3' },
} as const;

/** What is read upon what, and how well: 4.5 for text, 3 for the outline of a control (WCAG 2.2). */
const READ: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sheet', 4.5],
  ['ink', 'label', 4.5],
  ['ink2', 'paper', 4.5],
  ['ink2', 'sheet', 4.5],
  ['danger', 'paper', 4.5],
  ['danger', 'sheet', 4.5],
  ['ok', 'paper', 4.5],
  ['on-warn', 'warn', 4.5],
  ['on-smersh', 'smersh', 4.5],
  ['smersh-text', 'paper', 4.5],
  ['smersh-text', 'sheet', 4.5],
  ['on-station', 'station', 4.5],
  ['station-text', 'paper', 4.5],
  ['station-text', 'sheet', 4.5],
  ['on-trust', 'trust', 4.5],
  ['trust-text', 'paper', 4.5],
  ['trust-text', 'sheet', 4.5],
  ['on-spy', 'spy', 4.5],
  ['spy-text', 'paper', 4.5],
  ['spy-text', 'sheet', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'sheet', 3],
  ['p-text', 'p-ground', 4.5],
  ['p-text', 'p-card', 4.5],
  ['p-text2', 'p-ground', 4.5],
  ['p-text2', 'p-card', 4.5],
  ['p-edge', 'p-ground', 3],
  ['p-edge', 'p-card', 3],
];

function light(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((s) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

test('design §2 every light has its tokens, and what is read can be read', async ({ app }) => {
  const names = [...new Set([...Object.values(TOKENS).flatMap((all) => Object.keys(all)), ...READ.flat()])];
  const wrong: string[] = [];
  for (const [light, tokens] of Object.entries(TOKENS)) {
    const found = await app.evaluate(
      ([light, names]) => {
        document.documentElement.dataset.light = light;
        const style = getComputedStyle(document.documentElement);
        return Object.fromEntries(
          names.map((name) => [name, style.getPropertyValue(`--${name}`).trim().toLowerCase()]),
        );
      },
      [light, names] as const,
    );
    for (const [name, value] of Object.entries(tokens))
      if (found[name] !== value) wrong.push(`${light}: --${name} is ${found[name]}, not ${value}`);
    for (const [ink, ground, least] of READ) {
      const is = contrast(found[ink] ?? '', found[ground] ?? '');
      if (!(is >= least)) wrong.push(`${light}: ${ink} on ${ground} is ${is.toFixed(2)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('design §3 the display face comes from here, and nothing shifts when it does', async ({ page, server }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.url);
  await page.locator('[data-scene="home"]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  expect(faces).toContain('Sotto Display');
  expect(server.log.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(shifted).toBeLessThan(0.01);
});

/** What moves now, for longer than an instant. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration ?? 0) > 0)
      .map((one) => (one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty),
  );

test('design §4 with movement off nothing moves; a device that asks for less movement starts so', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const walker = await Walker.open(page, server.url);
  await expect(page.locator('html')).toHaveAttribute('data-movement', 'off');
  await walker.plant(walker.six({ clueSeconds: 20 }), { movement: false });
  await walk(
    walker,
    async (stop) => {
      await page.evaluate(() => {
        document.documentElement.dataset.movement = 'off';
      });
      expect(await moving(page), stop).toEqual([]);
    },
    ['talk', 'ballot'],
  );
});

test('design §5.1 design §5.7 ALL-01 every screen says whom it is for; what is private has no colour and no ornament', async ({
  page,
  server,
}) => {
  const walker = await Walker.open(page, server.url, { language: 'ru' });
  const wrong: string[] = [];
  const modes: Record<string, number> = { table: 0, seat: 0 };
  await walk(
    walker,
    async (stop) => {
      await still(page);
      const screen = await page.evaluate(() => {
        const roots = [...document.querySelectorAll<HTMLElement>('[data-scene]')];
        const told: string[] = [];
        for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
          const style = getComputedStyle(element);
          const name = `${element.tagName}.${element.className}`;
          if (style.filter !== 'none' || style.textShadow !== 'none') told.push(`${name} is blurred or shadowed`);
          if (/gradient/.test(style.backgroundImage) && !element.matches('.hatched, .stopped .fuse i'))
            told.push(`${name} has a gradient`);
          // A shadow without blur is a line.
          for (const [, blur] of style.boxShadow.matchAll(/px -?[\d.]+px ([\d.]+)px/g))
            if (Number(blur) > 0) told.push(`${name} has a shadow: ${style.boxShadow}`);
        }
        return {
          told,
          roots: roots.map(({ dataset }) => `${dataset.scene} ${dataset.audience}`),
          mode: roots[0]?.dataset.audience ?? '',
          pictograms: (document.body.textContent?.match(/\p{Extended_Pictographic}/gu) ?? []).join(' '),
          only: document.querySelector('.only-bar .ring.shut') !== null,
          open: document.querySelector('.table .mode .ring:not(.shut), .envelope .mode .ring:not(.shut)') !== null,
        };
      });
      wrong.push(...screen.told.map((line) => `${stop}: ${line}`));
      if (screen.roots.length !== 1) wrong.push(`${stop}: ${screen.roots.length} roots (${screen.roots})`);
      if (screen.pictograms) wrong.push(`${stop}: ${screen.pictograms}`);
      if (!(screen.mode in modes)) wrong.push(`${stop}: for ${screen.mode}`);
      else modes[screen.mode] = (modes[screen.mode] ?? 0) + 1;
      if (screen.mode === 'seat') {
        if (!screen.only) wrong.push(`${stop}: the disc is not shut`);
        const { hue } = weigh(await page.screenshot());
        if (hue >= 26) wrong.push(`${stop}: a pixel whose colours are ${hue} apart`);
      } else if (!screen.open && !/^home/.test(stop)) wrong.push(`${stop}: the ring is not open`);
    },
    ['frame', 'deal', 'ballot', 'ends'],
  );
  expect(wrong).toEqual([]);
  expect(modes.seat).toBeGreaterThanOrEqual(8);
  expect(modes.table).toBeGreaterThan(20);
});

test('design §2 what is private looks the same by day and by night, and the two modes are nothing alike', async ({
  page,
  server,
}) => {
  const walker = await Walker.open(page, server.url);
  await walker.plant(walker.six());
  const table = weigh(await page.screenshot());
  await walker.claim();
  await walker.pass(800);
  await expect(page.locator('.arming')).toHaveCount(0);
  await still(page);
  const shots: Buffer[] = [];
  for (const light of ['day', 'night'] as const) {
    await page.evaluate((light) => {
      document.documentElement.dataset.light = light;
    }, light);
    shots.push(await page.screenshot({ animations: 'disabled' }));
  }
  // A few pixels at rounded corners come out as they will.
  expect(difference(shots[0] as Buffer, shots[1] as Buffer), 'the same picture').toBeLessThan(0.001);
  const seat = weigh(shots[0] as Buffer);
  expect(table.hue, 'the envelope is coloured').toBeGreaterThan(100);
  expect(table.grey - seat.grey, 'and far lighter by day').toBeGreaterThan(25);
});
