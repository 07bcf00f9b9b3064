// Press and hold in a real browser: real fingers, a real mouse, real keys.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { claim, leaks, pass, press, primary, ring, secretsOf, seen, tasks, watchTasks } from './leaks';
import { COFFEE, openAt, wordAt } from './saves';
import { boxOf, expect, hold, middle, test } from './test';

test.beforeEach(({ page }) => page.clock.install());

const words = COFFEE.words.map((word) => word.text);
const face = (page: Page) => page.locator('.face');

/** The first player's card, closed and ready. Gives their word. */
async function atCard(page: Page): Promise<string> {
  const match = await openAt(page, 'dealing');
  await claim(page, 'card');
  await expect(face(page)).toHaveCount(0);
  return wordAt(match, 0) ?? '';
}

test('CASE-001 nothing in the card can be selected, called out or magnified, and only its own touch is cancelled', async ({
  app,
}) => {
  await atCard(app);
  await app.evaluate(() => {
    const log: [string, boolean][] = [];
    Object.assign(window, { touches: log });
    window.addEventListener('touchstart', (event) => {
      log.push([(event.target as Element).closest('.secret') ? 'card' : 'elsewhere', event.defaultPrevented]);
    });
  });
  const finger = await hold(app, ring(app));
  await expect(face(app)).toBeVisible();
  await new Promise((done) => setTimeout(done, 3000)); // the browser's own long press, in its own time
  expect(await app.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  const select = await app
    .locator('.secret, .secret *')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).userSelect));
  expect(select.length).toBeGreaterThan(5);
  expect(new Set(select)).toEqual(new Set(['none']));
  await expect(face(app)).toBeVisible();
  await finger.release();
  await (await hold(app, app.locator('.only-name'))).release();
  expect(await app.evaluate(() => (window as unknown as { touches: unknown }).touches)).toEqual([
    ['card', true],
    ['elsewhere', false],
  ]);
});

test('CASE-001 CASE-007 the style sheets that are shipped say so for every browser', async () => {
  const folder = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(`${folder}${file}`, 'utf8')).join('\n');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [selector, body] as const);
  const bodies = (selector: string): string =>
    rules
      .filter(([selectors]) => selectors?.split(',').some((one) => one.trim() === selector))
      .map(([, body]) => body)
      .join(';');
  for (const selector of ['.secret', '.secret *']) {
    expect(bodies(selector)).toContain('-webkit-user-select:none');
    expect(bodies(selector)).toContain('-webkit-touch-callout:none');
  }
  expect(bodies('.hold-ring')).toContain('touch-action:none');
});

test('CASE-002 no field is left on a screen of the pass, and the focus is on the new screen', async ({ app }) => {
  await expect(app.locator('[data-scene="home"]')).toBeVisible();
  await press(app, app.locator('.folder').first());
  const field = app.locator('input').first();
  for (const name of ['Anya', 'Liza', 'Kostya', 'Dima']) {
    await field.fill(name);
    await field.press('Enter');
  }
  await press(app, primary(app));
  await press(app, primary(app));
  const clean = async (): Promise<void> => {
    expect(await app.locator('input, textarea, [contenteditable]').count()).toBe(0);
    const focus = await app.evaluate(() => {
      const active = document.activeElement;
      return active?.closest('[data-scene]') !== null && active?.matches('h1, main, button');
    });
    expect(focus).toBe(true);
  };
  await expect(app.locator('[data-scene="handoff"]')).toBeVisible();
  await clean();
  await claim(app, 'card');
  await clean();
});

test.describe('CASE-004 sliding off', () => {
  test('within the slop it stays, beyond it goes, coming back brings nothing, a new press does', async ({ app }) => {
    const word = await atCard(app);
    const box = await boxOf(ring(app));
    const centre = await middle(ring(app));
    const finger = await hold(app, ring(app));
    await expect(face(app)).toContainText(word);
    await finger.moveTo({ x: box.x - 20, y: centre.y });
    await expect(face(app)).toContainText(word);
    await watchTasks(app, [word], ['pointermove']);
    await finger.moveTo({ x: box.x - 28, y: centre.y });
    await expect.poll(() => tasks(app)).toEqual([{ type: 'pointermove', open: false }]);
    await finger.moveTo(centre);
    expect(await seen(app, words)).toBe(false);
    await finger.release();
    const again = await hold(app, ring(app));
    await expect(face(app)).toContainText(word);
    await again.release();
    await expect(face(app)).toHaveCount(0);
  });
});

test('CASE-005 a context menu during a hold is cancelled and changes nothing; ten seconds on it is still open', async ({
  app,
}) => {
  const word = await atCard(app);
  const finger = await hold(app, ring(app));
  const prevented = await ring(app).evaluate((element) => {
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    element.dispatchEvent(menu);
    return menu.defaultPrevented;
  });
  expect(prevented).toBe(true);
  await pass(app, 10_000);
  await expect(face(app)).toContainText(word);
  await finger.cancel();
  await expect(face(app)).toHaveCount(0);
});

test('CASE-007 a finger that drags 60 px within the card scrolls nothing and is not taken away', async ({ app }) => {
  await atCard(app);
  await watchTasks(app, words, ['pointercancel', 'scroll']);
  const { x, y } = await middle(ring(app));
  const finger = await hold(app, { x, y: y + 30 });
  for (let step = 1; step <= 6; step++) await finger.moveTo({ x, y: y + 30 - 10 * step });
  await expect(face(app)).toBeVisible();
  expect(await tasks(app)).toEqual([]);
  await finger.release();
  expect(await ring(app).evaluate((element) => getComputedStyle(element).touchAction)).toBe('none');
});

for (const [title, pair] of [
  ['a word', undefined],
  [
    'the longest word',
    {
      ...COFFEE,
      words: [
        { text: 'hot-water-bottle-covers', variants: [] },
        { text: 'shock absorber springs', variants: [] },
      ],
    },
  ],
] as const) {
  test(`CASE-007 ${title} needs no scrolling at 320 × 480 with letters at 200 %`, async ({ app }) => {
    await app.setViewportSize({ width: 320, height: 480 });
    const match = await openAt(app, 'dealing', pair ? { pair } : {});
    await app.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await claim(app, 'card');
    await app.evaluate(() => document.fonts.ready.then(() => undefined));
    const finger = await hold(app, ring(app));
    await expect(face(app)).toContainText(wordAt(match, 0) ?? '');
    const measures = await app.locator('.face-word').evaluate((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const [text, card] = [
        range.getBoundingClientRect(),
        (word.closest('.secret') as Element).getBoundingClientRect(),
      ];
      const ring = (document.querySelector('[data-hold]') as Element).getBoundingClientRect();
      return {
        inCard:
          text.left >= card.left && text.right <= card.right && text.top >= card.top && text.bottom <= card.bottom,
        inView: text.top >= 0 && text.bottom <= innerHeight,
        aboveTheThumb: text.bottom <= ring.top + 1,
        ringInView: ring.top >= 0 && ring.bottom <= innerHeight,
        sideways: document.documentElement.scrollWidth <= innerWidth,
      };
    });
    expect(measures).toEqual({ inCard: true, inView: true, aboveTheThumb: true, ringInView: true, sideways: true });
    await finger.release();
  });
}

test('CASE-008 a second finger anywhere closes it in the same task, and nothing opens until all are up', async ({
  app,
}) => {
  const word = await atCard(app);
  const finger = await hold(app, ring(app));
  await expect(face(app)).toContainText(word);
  await watchTasks(app, [word], ['pointerdown']);
  await finger.secondFinger({ x: 40, y: 60 });
  expect(await tasks(app)).toEqual([{ type: 'pointerdown', open: false }]);
  expect(await seen(app, words)).toBe(false);
  await finger.release();
  expect(await seen(app, words)).toBe(false);
  // A finger that rests on the edge first.
  const resting = await hold(app, { x: 40, y: 60 });
  await resting.secondFinger(await middle(ring(app)));
  expect(await seen(app, words)).toBe(false);
  await resting.release();
  const again = await hold(app, ring(app));
  await expect(face(app)).toContainText(word);
  await again.release();
});

test('ALL-04 CASE-024 pressing shows it in the task of the press, releasing takes it out in the task of the release', async ({
  app,
}) => {
  const word = await atCard(app);
  await watchTasks(app, [word], ['pointerdown', 'pointerup', 'pointercancel']);
  const finger = await hold(app, ring(app));
  await finger.release();
  expect(await tasks(app)).toEqual([
    { type: 'pointerdown', open: true },
    { type: 'pointerup', open: false },
  ]);
  const again = await hold(app, ring(app));
  await again.cancel();
  expect(await tasks(app)).toEqual([
    { type: 'pointerdown', open: true },
    { type: 'pointercancel', open: false },
  ]);
});

test('CASE-011 CASE-024 each loss of sight takes it out before the handler returns, and a fresh press is needed', async ({
  app,
}) => {
  const word = await atCard(app);
  const causes = ['blur', 'hidden', 'pagehide', 'freeze', 'rotation'] as const;
  for (const cause of causes) {
    const finger = await hold(app, ring(app));
    await expect(face(app), cause).toContainText(word);
    const left = await app.evaluate(
      ({ cause, word }) => {
        const there = (): boolean => document.documentElement.outerHTML.includes(word);
        const before = there();
        const sight = (value: string): void =>
          void Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        if (cause === 'blur') window.dispatchEvent(new Event('blur'));
        if (cause === 'pagehide') window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        if (cause === 'freeze') document.dispatchEvent(new Event('freeze'));
        if (cause === 'hidden') {
          sight('hidden');
          document.dispatchEvent(new Event('visibilitychange'));
        }
        if (cause === 'rotation') {
          const [width, height] = [innerWidth, innerHeight];
          Object.defineProperty(window, 'innerWidth', { configurable: true, get: () => height });
          Object.defineProperty(window, 'innerHeight', { configurable: true, get: () => width });
          window.dispatchEvent(new Event('resize'));
        }
        const after = there();
        sight('visible');
        if (cause === 'hidden') document.dispatchEvent(new Event('visibilitychange'));
        return { before, after };
      },
      { cause, word },
    );
    expect(left, cause).toEqual({ before: true, after: false });
    expect(await seen(app, words), cause).toBe(false);
    await finger.release();
    expect(await seen(app, words), cause).toBe(false);
    // Out of sight it goes back to the handoff; a glance away only shuts it.
    if (cause === 'hidden' || cause === 'pagehide' || cause === 'freeze') await claim(app, 'card');
  }
});

test.describe('CASE-016 CASE-020 a mouse', () => {
  test('its main button opens, and no other does', async ({ app }) => {
    const word = await atCard(app);
    const { x, y } = await middle(ring(app));
    await app.mouse.move(x, y);
    for (const button of ['right', 'middle'] as const) {
      await app.mouse.down({ button });
      expect(await seen(app, words), button).toBe(false);
      await app.mouse.up({ button });
    }
    await app.mouse.down();
    await expect(face(app)).toContainText(word);
    await app.mouse.down({ button: 'right' });
    expect(await seen(app, words), 'two buttons').toBe(false);
    await app.mouse.up();
    await app.mouse.up({ button: 'right' });
    expect(await seen(app, words)).toBe(false);
    await app.mouse.down();
    await expect(face(app)).toContainText(word);
    await app.mouse.move(5, 5);
    expect(await seen(app, words)).toBe(false);
    await app.mouse.up();
  });

  test('takes a player through the whole card with nothing else', async ({ app }) => {
    await openAt(app, 'dealing');
    const click = async (selector: string): Promise<void> => {
      await expect(app.locator(selector)).toBeVisible();
      await pass(app, 800);
      await app.locator(selector).click();
    };
    await click('[data-scene="handoff"] .button.primary');
    await expect(ring(app)).toBeVisible();
    await pass(app, 800);
    await ring(app).hover();
    await app.mouse.down();
    await expect(face(app)).toBeVisible();
    await app.mouse.up();
    await pass(app, 2600);
    await click('[data-scene="card"] .button.primary');
    await expect(app.locator('[data-scene="handoff"] bdi').first()).toHaveText('Liza');
  });
});

test('CASE-020 touch alone takes a player through the whole card', async ({ app }) => {
  await openAt(app, 'dealing');
  await claim(app, 'card');
  const finger = await hold(app, ring(app));
  await expect(face(app)).toBeVisible();
  await finger.release();
  await pass(app, 2600);
  await press(app, primary(app));
  await expect(app.locator('[data-scene="handoff"] bdi').first()).toHaveText('Liza');
});

test('CASE-020 a pen opens by its tip, and not by its eraser or barrel button', async ({ app }) => {
  const word = await atCard(app);
  const open = (init: { button: number; buttons: number }): Promise<boolean> =>
    ring(app).evaluate(
      (element, { init, word }) => {
        const pen = { pointerType: 'pen', isPrimary: true, pointerId: 9, bubbles: true, ...init };
        element.dispatchEvent(new PointerEvent('pointerdown', pen));
        const shown = document.documentElement.outerHTML.includes(word);
        element.dispatchEvent(new PointerEvent('pointerup', pen));
        return shown && !document.documentElement.outerHTML.includes(word);
      },
      { init, word },
    );
  expect(await open({ button: 0, buttons: 1 })).toBe(true);
  expect(await open({ button: 2, buttons: 2 })).toBe(false);
  expect(await open({ button: 5, buttons: 32 })).toBe(false);
});

test.describe('CASE-010 CASE-017 CASE-020 keys', () => {
  const tabTo = async (page: Page, selector: string): Promise<void> => {
    for (let at = 0; at < 12; at++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${selector}`);
  };

  test('alone take a player through the whole card', async ({ app }) => {
    const match = await openAt(app, 'dealing');
    await tabTo(app, '.button.primary');
    await pass(app, 800);
    await app.keyboard.press('Enter');
    await expect(ring(app)).toBeVisible();
    await pass(app, 800);
    await tabTo(app, '[data-hold]');
    for (const key of ['Space', 'Enter']) {
      await app.keyboard.down(key);
      await expect(face(app)).toContainText(wordAt(match, 0) ?? '');
      for (let at = 0; at < 20; at++) await app.keyboard.down(key); // repeats
      await expect(face(app)).toContainText(wordAt(match, 0) ?? '');
      await app.keyboard.up(key);
      expect(await seen(app, words)).toBe(false);
    }
    await pass(app, 2600);
    await tabTo(app, '.button.primary');
    await pass(app, 800);
    await app.keyboard.press('Enter');
    await expect(app.locator('[data-scene="handoff"] bdi').first()).toHaveText('Liza');
  });

  test('released while the focus is elsewhere, they conceal', async ({ app }) => {
    await atCard(app);
    await ring(app).focus();
    await app.keyboard.down('Space');
    await expect(face(app)).toBeVisible();
    await app.evaluate((word) => {
      Object.assign(window, { tasks: [] });
      window.addEventListener('focusout', () => {
        (window as unknown as { tasks: unknown[] }).tasks.push(document.documentElement.outerHTML.includes(word));
      });
    }, words[0] as string);
    await app.keyboard.press('Tab');
    expect(await seen(app, words)).toBe(false);
    await app.keyboard.up('Space');
    expect(await seen(app, words)).toBe(false);
  });

  test('the way of reading aloud: reached by Tab, read, hidden', async ({ app }) => {
    const match = await openAt(app, 'dealing');
    await claim(app, 'card');
    await tabTo(app, '.unseen-until-focus');
    await app.keyboard.press('Enter');
    const word = wordAt(match, 0) ?? '';
    await expect(face(app)).toBeFocused();
    await expect(face(app)).toContainText(word);
    await tabTo(app, '.face-hide');
    await app.keyboard.press('Enter');
    await expect(face(app)).toHaveCount(0);
    await expect(ring(app)).toBeFocused();
    expect(await leaks(app, secretsOf(match))).toEqual([]);
  });
});

test('CASE-017 CASE-018 by clicks alone: the name says what it does, the state is told, ten seconds close it', async ({
  app,
}) => {
  const word = await atCard(app);
  const control = app.getByRole('button', { name: 'Hold to look' });
  await expect(control).toHaveAccessibleDescription(/aloud/i);
  await expect(control).toHaveAttribute('aria-pressed', 'false');
  const click = (): Promise<void> => ring(app).evaluate((element) => (element as HTMLElement).click());
  await click();
  await expect(face(app)).toContainText(word);
  await expect(ring(app)).toHaveAttribute('aria-pressed', 'true');
  await click();
  expect(await seen(app, words)).toBe(false);
  await click();
  await pass(app, 9_000);
  await expect(face(app)).toContainText(word);
  await pass(app, 1_200);
  expect(await seen(app, words)).toBe(false);
});

test('CASE-018 a tap that is too short shows how it is done', async ({ app }) => {
  await atCard(app);
  await ring(app).tap();
  await expect(app.locator('.hold-hint')).toHaveText('Keep your finger on it');
  expect(await seen(app, words)).toBe(false);
});
