// Everybody can use every screen: axe, the keyboard alone, large letters, small and turned windows, rude names.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { Pair } from '../../src/words/pair';
import { misfits, missed, primaryLost, still } from './measure';
import { CHAPTERS, Walker, walk } from './screens';
import { expect, test } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What `@axe-core/playwright` puts into a page anew, with a page of its own, for each look; here once for all looks at a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Axe {
  run(where: Document, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** `npm run test:thorough` walks every size in every language; the daily run takes the hardest of them. */
const thorough = process.env.SOTTO_THOROUGH !== undefined;

const LIGHTS = ['day', 'night', 'cabin'] as const;

/**
 * What axe has to say of the screen. `npm run test:thorough` looks at each one in every light; each day they take turns,
 * day and night, and looks.spec.ts measures the tokens of all three.
 */
async function axeInLights(page: Page, stop: string, turn: number): Promise<string[]> {
  const told: string[] = [];
  for (const light of thorough ? LIGHTS : LIGHTS.slice(turn % 2, (turn % 2) + 1)) {
    await page.evaluate((light) => {
      document.documentElement.dataset.light = light;
    }, light);
    const only = light === 'day' || !thorough ? TAGS : ['color-contrast'];
    const found = await page.evaluate(
      async ([source, only]) => {
        const global = window as unknown as { axe?: Axe };
        if (!global.axe) new Function(source)();
        const type = only.length > 1 ? 'tag' : 'rule';
        const { violations } = await (global.axe as Axe).run(document, {
          runOnly: { type, values: only },
          resultTypes: ['violations'],
        });
        return violations.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
      },
      [AXE, only] as const,
    );
    told.push(...found.map((line) => `${stop}, ${light}: ${line}`));
  }
  await page.evaluate(() => {
    document.documentElement.dataset.light = 'day';
  });
  return told;
}

/** Letters at twice their size, as a browser's own setting would make them. */
async function doubleLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

const smallInputs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, textarea')]
      .filter((input) => input.getClientRects().length > 0) // nobody types into one that is not shown
      .filter((input) => Number.parseFloat(getComputedStyle(input).fontSize) < 16)
      .map((input) => `an input of ${getComputedStyle(input).fontSize}`),
  );

/** A part of the chapters each, so that workers share them. */
const PARTS = [['frame', 'deal', 'talk', 'ends', 'trust'], ['sheets', 'ballot', 'tie', 'crowd', 'pairs'], ['smersh']];

test('every chapter of the walk is walked', () => {
  expect(PARTS.flat().sort()).toEqual([...CHAPTERS].sort());
});

for (const part of PARTS) {
  test(`design §2 CASE-088 CASE-090 axe finds nothing on any screen, in every light: ${part.join(', ')}`, async ({
    page,
    server,
  }) => {
    const wrong: string[] = [];
    let seen = 0;
    const walker = await Walker.open(page, server.url);
    await walk(
      walker,
      async (stop) => {
        seen++;
        await still(page);
        const here = [...(await misfits(page)), ...(await missed(page)), ...(await primaryLost(page))];
        wrong.push(...[...here, ...(await smallInputs(page))].map((line) => `${stop}: ${line}`));
        wrong.push(...(await axeInLights(page, stop, seen)));
      },
      part,
    );
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
}

/** 24 letters each: Cyrillic, the widest and the narrowest Latin, emoji of many parts, from right to left. */
const RUDE = [
  'Абвгдеёжзиклмнопрстуфхцч',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
  '👨‍👩‍👧‍👦🦊'.repeat(12),
  'אבגדהוזחטיכלמנסעפצקרשתאב',
  'Iiiiiiiiiiiiiiiiiiiiiiii',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
];
const FORTY: Pair = {
  language: 'en',
  set: 'own',
  words: [
    { text: 'Wahrscheinlichkeitsrechnungsgrundlagenwe', variants: [] },
    { text: 'W'.repeat(40), variants: [] },
  ],
};
const rude = { names: RUDE, crowd: Array.from({ length: 16 }, (_, at) => RUDE[at % 5] ?? ''), pair: FORTY };

/** The narrowest phone in the widest language, and a low tablet; `npm run test:thorough` adds the rest. */
const LARGE = [
  ['320x568', 'ru', CHAPTERS],
  ['1024x600', 'nb', ['frame', 'deal', 'ballot', 'ends']],
] as const;
const LARGE_TOO = [
  ['320x568', 'en', CHAPTERS],
  ['320x568', 'nb', CHAPTERS],
  ['360x640', 'ru', ['deal', 'ballot']],
  ['1024x600', 'nb', ['crowd', 'tie']],
] as const;

for (const [size, language, chapters] of thorough ? [...LARGE, ...LARGE_TOO] : LARGE) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  test.describe(`${size} ${language}`, () => {
    test.use({ viewport: { width, height }, isMobile: width < 900 });

    test(`CASE-123 CASE-133 CASE-088 letters at 200 %, rude names and words: nothing is lost at ${size} in ${language}`, async ({
      page,
      server,
    }) => {
      await doubleLetters(page);
      const wrong: string[] = [];
      const walker = await Walker.open(page, server.url, { language, ...rude });
      await walk(
        walker,
        async (stop) => {
          await still(page);
          const here = [...(await misfits(page)), ...(await missed(page)), ...(await primaryLost(page, true))];
          wrong.push(...here.map((line) => `${stop}: ${line}`));
        },
        chapters,
      );
      expect(wrong).toEqual([]);
    });
  });
}

const SHAPES = [
  ['568x320', 'ru'],
  ['1280x800', 'nb'],
] as const;
const SHAPES_TOO = [
  ['320x568', 'ru'],
  ['800x1280', 'en'],
] as const;

for (const [size, language] of thorough ? [...SHAPES, ...SHAPES_TOO] : SHAPES) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  test.describe(size, () => {
    test.use({ viewport: { width, height }, isMobile: width < 900 });

    test(`CASE-091 the main button is in sight in every phase at ${size}`, async ({ page, server }) => {
      const wrong: string[] = [];
      const walker = await Walker.open(page, server.url, { language });
      await walk(
        walker,
        async (stop) => {
          await still(page);
          const here = [...(await misfits(page)), ...(await missed(page)), ...(await primaryLost(page))];
          wrong.push(...here.map((line) => `${stop}: ${line}`));
        },
        ['deal', 'talk', 'ballot', 'ends'],
      );
      expect(wrong).toEqual([]);
    });
  });
}

test('CASE-091 CASE-088 turned over in any phase, the screen fits anew', async ({ page, server }) => {
  const walker = await Walker.open(page, server.url, { language: 'ru' });
  const wrong: string[] = [];
  await walk(
    walker,
    async (stop) => {
      for (const viewport of [
        { width: 844, height: 390 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await still(page);
        const here = [...(await misfits(page)), ...(await missed(page)), ...(await primaryLost(page))];
        wrong.push(...here.map((line) => `${stop} at ${viewport.width}: ${line}`));
      }
    },
    ['talk', 'ends'],
  );
  expect(wrong).toEqual([]);
});

const NOTCH = { top: 59, right: 0, bottom: 34, left: 0 };
const NOTCH_ASIDE = { top: 0, right: 44, bottom: 21, left: 44 };

for (const [viewport, inset] of [
  [{ width: 390, height: 844 }, NOTCH],
  [{ width: 844, height: 390 }, NOTCH_ASIDE],
] as const) {
  test.describe(`with a notch, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test(`CASE-089 no control lies under the status bar or the home indicator, ${viewport.width} wide`, async ({
      page,
      server,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      const { top, right, bottom, left } = inset;
      await devtools.send(
        'Emulation.setSafeAreaInsetsOverride' as 'Emulation.clearDeviceMetricsOverride',
        {
          insets: { top, right, bottom, left },
        } as never,
      );
      const walker = await Walker.open(page, server.url);
      const wrong: string[] = [];
      await walk(
        walker,
        async (stop) => {
          await still(page);
          wrong.push(...(await missed(page, inset)).map((line) => `${stop}: ${line}`));
        },
        ['deal', 'talk', 'ballot'],
      );
      const bands = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText =
          'display: block; padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)';
        return getComputedStyle(probe).padding;
      });
      expect(bands, 'the insets are there').toContain(`${bottom}px`);
      expect(wrong).toEqual([]);
    });
  });
}

// ── the keyboard ─────────────────────────────────────────────────────────────────────────────────────────────────────

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement;
    return on === null || on === document.body ? 'nothing' : `${on.tagName.toLowerCase()}.${on.className}`;
  });

/** Goes on with Tab until this has the focus, and sees that the focus shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const ring = await target.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      expect(ring, `the focus shows on ${target}`).toBeGreaterThanOrEqual(2);
      return;
    }
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function pressed(walker: Walker, target: Locator | string, key = 'Enter'): Promise<void> {
  const { page } = walker;
  await tabTo(page, typeof target === 'string' ? page.locator(target) : target);
  await walker.pass(800);
  await page.keyboard.press(key);
}

test('CASE-017 design §5.4 a whole match by the keyboard alone; every screen takes the focus to its heading', async ({
  page,
  server,
}) => {
  const walker = await Walker.open(page, server.url);
  const arrived = async (kind: string): Promise<void> => {
    await walker.at(kind);
    await expect.poll(() => focused(page), `arriving at ${kind}`).toMatch(/^(h1|h2|main)\./);
  };
  await pressed(walker, '.folder.ink-0');
  await arrived('players');
  const names = ['Anna', 'Ben', 'Clara', 'Dan'];
  await tabTo(page, page.locator('.add-row input'));
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  const order = (): Promise<string[]> => page.locator('.player-row bdi').allTextContents();
  expect(await order()).toEqual(names);
  const grip = page.locator('.player-row', { hasText: 'Anna' }).locator('.grip');
  await tabTo(page, grip);
  await page.keyboard.press('ArrowDown');
  expect(await order(), 'the arrows move a row').toEqual(['Ben', 'Anna', 'Clara', 'Dan']);
  await expect(grip, 'and stay on its grip').toBeFocused();
  await page.keyboard.press('ArrowUp');
  await pressed(walker, grip, 'Enter');
  await pressed(walker, page.locator('.player-row', { hasText: 'Anna' }).locator('.button.icon').nth(1), ' ');
  expect(await order(), 'so do the buttons that the grip unfolds').toEqual(['Ben', 'Anna', 'Clara', 'Dan']);
  await pressed(walker, '.slots .primary');
  await arrived('setup');
  await pressed(walker, page.locator('.stepper').nth(1).locator('.button').last(), ' ');
  await expect(page.locator('.stepper output').nth(1)).toHaveText('1');
  await pressed(walker, page.locator('.stepper').nth(1).locator('.button').first());
  await pressed(walker, '.slots .primary');
  const people = await page.locator('.player-row').count();
  expect(people).toBe(0);

  let cards = 0;
  for (; (await walker.scene('to-table').count()) === 0; cards++) {
    await arrived('handoff');
    await pressed(walker, '.paper-label .primary');
    await arrived('card');
    await tabTo(page, page.locator('[data-hold]'));
    await walker.pass(800);
    await page.keyboard.down(' ');
    await expect(page.locator('.face')).toBeVisible();
    await walker.pass(2600);
    await page.keyboard.up(' ');
    await expect(page.locator('.face')).toHaveCount(0);
    await pressed(walker, '.panel > .primary');
    await expect(page.locator('[data-audience="seat"]')).toHaveCount(0);
  }
  expect(cards).toBeGreaterThanOrEqual(3);
  await arrived('to-table');
  await pressed(walker, '.paper-label .primary');
  await arrived('clue');
  await tabTo(page, page.locator('.slots .primary'));
  for (let said = 0; said < cards - 1; said++) {
    await walker.pass(800);
    await page.keyboard.press('Enter');
    await expect(page.locator('.masthead > p')).toHaveText(new RegExp(` ${said + 2} of ${cards}`));
    await expect(page.locator('.slots .primary'), 'the focus survives a tap at the table').toBeFocused();
  }
  await walker.pass(800);
  await page.keyboard.press('Enter');
  await arrived('talk');
  await pressed(walker, page.locator('.clock-buttons .button').last(), ' ');
  await expect(page.locator('.countdown.stopped')).toBeVisible();
  await pressed(walker, '.slots .primary');
  for (let sealed = 0; sealed < cards; sealed++) {
    await arrived('handoff');
    await pressed(walker, '.paper-label .primary');
    await arrived('ballot');
    await pressed(walker, page.locator('.choice').first(), sealed % 2 ? ' ' : 'Enter');
    await walker.pass(2600);
    await pressed(walker, '.panel > .primary');
    await expect(page.locator('[data-audience="seat"]')).toHaveCount(0);
  }
  await arrived('to-table');
  await pressed(walker, '.paper-label .primary');
  await arrived('count');
  await tabTo(page, page.locator('.slots .primary'));
  for (let laid = 0; laid < cards; laid++) {
    await walker.pass(800);
    await page.keyboard.press('Enter');
    await expect(page.locator('.slots .primary')).toBeFocused();
  }
  await pressed(walker, '.masthead .button.icon');
  await walker.sheet('pause');
  await tabTo(page, page.locator('.hold-button'));
  await walker.pass(400);
  await page.keyboard.down('Enter');
  await walker.pass(1100);
  await page.keyboard.up('Enter');
  await expect(page.locator('dialog'), 'let go early, nothing ends').toBeVisible();
  await page.keyboard.down('Enter');
  await walker.pass(1300);
  await page.keyboard.up('Enter');
  await arrived('truth');
});

test('design §6 sheets keep the focus inside, Escape closes them page by page, and the focus goes back', async ({
  page,
  server,
}) => {
  const walker = await Walker.open(page, server.url);
  await walker.plant(walker.six());
  const inside = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement) ?? false);
  const round = async (): Promise<void> => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const on = await focused(page);
      // The browser's own controls come after the last one; nothing of the page behind does.
      expect((await inside()) || on === 'nothing', `${on} has the focus behind the sheet`).toBe(true);
    }
  };
  await pressed(walker, 'footer.bar .button');
  await walker.sheet('later');
  expect(await focused(page)).toMatch(/^h2/);
  await round();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('footer.bar .button'), 'back where it was opened').toBeFocused();

  await pressed(walker, 'header.bar .button');
  await walker.sheet('pause');
  await pressed(walker, walker.item(1));
  await walker.sheet('leave');
  expect(await focused(page), 'each page begins at its heading').toMatch(/^h2/);
  await pressed(walker, page.locator('.seat-buttons .button').nth(1));
  await walker.sheet('leaving');
  expect(await focused(page)).toMatch(/^h2/);
  await page.keyboard.press('Escape');
  await walker.sheet('pause');
  expect(await focused(page)).toMatch(/^h2/);
  await round();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('header.bar .button')).toBeFocused();
});

test('design §5.4 every control of a screen is in the order of Tab, and its focus shows', async ({ page, server }) => {
  const walker = await Walker.open(page, server.url);
  const wrong: string[] = [];
  const all = new Set<string>();
  await walk(
    walker,
    async (stop) => {
      if (['card, open', 'card, held too short', 'card, read aloud', 'help'].includes(stop)) return;
      await still(page);
      const controls = await page.evaluate(() => {
        const place = document.querySelector('dialog[open]') ?? document;
        const found = [...place.querySelectorAll<HTMLElement>('button, input')].filter(
          (one) => getComputedStyle(one).visibility !== 'hidden' && one.getBoundingClientRect().width > 0,
        );
        for (const [at, one] of found.entries()) one.dataset.nth = String(at);
        found[0]?.focus();
        return found.length;
      });
      // Back and forth, so that the keys count, and not a call.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      const met = new Set<string>();
      for (let presses = 0; presses < controls; presses++) {
        if (presses > 0) await page.keyboard.press('Tab');
        const on = await page.evaluate(() => {
          const element = document.activeElement;
          if (!(element instanceof HTMLElement) || !element.dataset.nth) return null;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return { nth: element.dataset.nth, shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 };
        });
        if (!on) break;
        met.add(on.nth);
        if (!on.shows) wrong.push(`${stop}: the focus does not show on control ${on.nth}`);
      }
      if (met.size < controls) wrong.push(`${stop}: Tab reaches ${met.size} of ${controls} controls`);
      all.add(stop);
    },
    ['deal', 'talk', 'ballot'],
  );
  expect(wrong).toEqual([]);
  expect(all.size).toBeGreaterThan(15);
});
