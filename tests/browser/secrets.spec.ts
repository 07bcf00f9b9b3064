// Secrets in a real browser: whatever happens, in whatever phase, nothing shows that nobody holds open.

import type { Page } from '@playwright/test';
import { whoIsTheSpy } from '../../src/games/who-is-the-spy/game';
import { ARMED, claim, leaks, pass, press, primary, ring, secretsOf, seen } from './leaks';
import { COFFEE, matchAt, NAMES, openAt, PHASES, recordOf, type SavedPhase, type SpyMatch, wordAt } from './saves';
import { expect, type Finger, hold, plantSaved, readSaved, test } from './test';

test.beforeEach(({ page }) => page.clock.install());

const words = COFFEE.words.map((word) => word.text);
const scene = (page: Page, kind: string) => page.locator(`[data-scene="${kind}"]`);

// ── must show ──────────────────────────────────────────────────────────────────────────────────────────────────────

test('ALL-04 CASE-032 CASE-040 while a card is closed its word is nowhere; open, it is text for everybody who holds it', async ({
  app,
}) => {
  const match = await openAt(app, 'dealing');
  const word = wordAt(match, 0) ?? '';
  const others = words.filter((other) => other !== word);
  expect(await leaks(app, words), 'handoff').toEqual([]);
  await claim(app, 'card');
  expect(await leaks(app, words), 'closed').toEqual([]);
  const finger = await hold(app, ring(app));
  await expect(app.locator('.face')).toBeVisible();
  expect(await leaks(app, words), 'open').toEqual([`document: ${word}`, `accessibility tree: ${word}`]);
  expect(await leaks(app, others)).toEqual([]);
  const live = await app.locator('[aria-live], [role="status"], [role="alert"], [role="log"]').allTextContents();
  expect(live.join()).not.toContain(word);
  await finger.release();
  expect(await leaks(app, words), 'closed again').toEqual([]);
});

test('CASE-040 CASE-027 CASE-028 in every phase: one address, one title, no seed, no word, nothing to type but a guess', async ({
  app,
  server,
}) => {
  for (const phase of PHASES) {
    const match = await openAt(app, phase);
    await pass(app, ARMED);
    const told = await app.evaluate(() => ({
      address: location.href,
      title: document.title,
      state: history.state as unknown,
    }));
    expect(told, phase).toMatchObject({ address: server.url, title: 'Sotto' });
    expect([null, 'sotto'], phase).toContain(told.state);
    expect(await leaks(app, [match.seed, ...(phase === 'truth' ? [] : words)]), phase).toEqual([]);
    expect((await fields(app)).length, phase).toBe(phase === 'guess' ? 1 : 0);
  }
});

test('CASE-040 the seed goes when the match is put away', async ({ app }) => {
  const match = await openAt(app, 'truth');
  await expect(scene(app, 'truth')).toBeVisible();
  await press(app, app.getByRole('button', { name: 'To the home screen' }));
  await expect(scene(app, 'home')).toBeVisible();
  await expect.poll(() => readSaved(app)).toBeUndefined();
  expect(await leaks(app, [match.seed])).toEqual([]);
});

// ── one harness ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where a test stands: how one comes there from a fresh start, and what is open there. */
interface Stand {
  readonly title: string;
  readonly saved?: SavedPhase;
  /** Milliseconds since the last move. */
  readonly age?: number;
  /** From the opened app to the phase itself. */
  readonly enter?: (page: Page) => Promise<Finger | undefined>;
  /** What must be on the screen there. */
  readonly at: string;
  /** After an event that closes what is private. */
  readonly closedTo?: string;
  readonly opens?: 'held' | 'tapped' | 'choice';
}

const held = async (page: Page): Promise<Finger> => {
  await claim(page, 'card');
  const finger = await hold(page, ring(page));
  await expect(page.locator('.face')).toBeVisible();
  return finger;
};

const STANDS: readonly Stand[] = [
  { title: 'home', at: 'home' },
  {
    title: 'names',
    at: 'players',
    enter: async (page) => void (await press(page, page.locator('.folder').first())),
  },
  { title: 'resume prompt', saved: 'talk', age: 3 * 60 * 60_000, at: 'home' },
  { title: 'handoff', saved: 'dealing', at: 'handoff' },
  { title: 'held card', saved: 'dealing', at: 'card', opens: 'held', closedTo: 'handoff', enter: held },
  {
    title: 'tap-to-open card',
    saved: 'dealing',
    at: 'card',
    opens: 'tapped',
    closedTo: 'handoff',
    enter: async (page) => {
      await claim(page, 'card');
      await ring(page).evaluate((element) => (element as HTMLElement).click());
      await expect(page.locator('.face')).toBeVisible();
      return undefined;
    },
  },
  {
    title: 'ballot, nothing chosen',
    saved: 'ballot',
    at: 'ballot',
    opens: 'choice',
    closedTo: 'handoff',
    enter: async (page) => void (await claim(page, 'ballot')),
  },
  {
    title: 'ballot, chosen',
    saved: 'ballot',
    at: 'ballot',
    opens: 'choice',
    closedTo: 'handoff',
    enter: async (page) => {
      await claim(page, 'ballot');
      await page.getByRole('radio').first().tap();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      return undefined;
    },
  },
  { title: 'discussion with its clock', saved: 'talk', at: 'talk' },
  { title: 'count', saved: 'count', at: 'count' },
  { title: 'turned card', saved: 'turned', at: 'turned' },
  { title: 'guess', saved: 'guess', at: 'guess' },
];

/** An event, and whether it is one that closes a card, or a choice to its handoff. */
interface Event {
  readonly title: string;
  readonly happens: (page: Page) => Promise<void>;
  readonly closesCard: boolean;
  /** Everything private goes back to the handoff. */
  readonly leaves: boolean;
  /** A choice, open without being held, closes as well. */
  readonly closesChoice: boolean;
}

const dispatch =
  (which: string) =>
  (page: Page): Promise<void> =>
    page.evaluate((which) => {
      const on = document.querySelector('[data-hold], .choice, .button.primary, .folder') ?? document.body;
      const box = on.getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true };
      const sight = (value: string): void => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      };
      const finger = { ...at, pointerId: 77, pointerType: 'touch', isPrimary: false };
      switch (which) {
        case 'blur':
          window.dispatchEvent(new Event('blur'));
          window.dispatchEvent(new Event('focus'));
          break;
        case 'hidden':
          sight('hidden');
          sight('visible');
          break;
        case 'pagehide':
          window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          break;
        case 'contextmenu':
          on.dispatchEvent(new MouseEvent('contextmenu', at));
          break;
        case 'second pointer':
          document.body.dispatchEvent(new PointerEvent('pointerdown', finger));
          document.body.dispatchEvent(new PointerEvent('pointerup', finger));
          break;
        case 'key repeat': {
          const target = document.activeElement ?? document.body;
          for (let at = 0; at < 20; at++)
            for (const [key, code] of [
              ['Enter', 'Enter'],
              [' ', 'Space'],
            ])
              target.dispatchEvent(
                new KeyboardEvent('keydown', {
                  key: key as string,
                  code: code as string,
                  repeat: true,
                  bubbles: true,
                  cancelable: true,
                }),
              );
          break;
        }
        case 'fonts': {
          // What a page translator does to every text.
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
          for (const text of texts) {
            if (!text.data.trim() || !text.parentElement || text.parentElement.closest('script, style')) continue;
            const font = document.createElement('font');
            text.replaceWith(font);
            font.append(text);
          }
        }
      }
    }, which);

const EVENTS: readonly Event[] = [
  { title: 'blur', happens: dispatch('blur'), closesCard: true, leaves: false, closesChoice: true },
  { title: 'hidden → visible', happens: dispatch('hidden'), closesCard: true, leaves: true, closesChoice: true },
  { title: 'pagehide + pageshow', happens: dispatch('pagehide'), closesCard: true, leaves: true, closesChoice: true },
  { title: 'contextmenu', happens: dispatch('contextmenu'), closesCard: false, leaves: false, closesChoice: false },
  {
    title: 'second pointer',
    happens: dispatch('second pointer'),
    closesCard: true,
    leaves: false,
    closesChoice: false,
  },
  { title: 'key repeat', happens: dispatch('key repeat'), closesCard: false, leaves: false, closesChoice: false },
  {
    title: 'texts wrapped in <font>',
    happens: dispatch('fonts'),
    closesCard: false,
    leaves: false,
    closesChoice: false,
  },
  {
    title: 'letters at 200 %',
    happens: async (page) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectHittable(page, 'letters at 200 %');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    },
    closesCard: false,
    leaves: false,
    closesChoice: false,
  },
  {
    title: 'rotation',
    happens: async (page) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.setViewportSize({ width: 390, height: 844 });
    },
    closesCard: true,
    leaves: false,
    closesChoice: true,
  },
];

for (const stand of STANDS) {
  test(`one harness: ${stand.title}`, async ({ app }) => {
    const match = stand.saved ? matchAt(stand.saved) : matchAt('dealing');
    const secrets = secretsOf(match);
    const savedAt = Date.now() - (stand.age ?? 0);
    const begin = async (): Promise<void> => {
      if (stand.saved) await plantSaved(app, recordOf(match, savedAt));
      await app.reload();
    };
    await expect(scene(app, 'home')).toBeVisible();
    await begin();
    await expect(app.locator('[data-scene]')).toBeVisible();
    let finger = await stand.enter?.(app);
    await expect(scene(app, stand.at)).toBeVisible();
    const moves = match.moves.length;
    const card = stand.opens === 'held' || stand.opens === 'tapped';
    const again = async (): Promise<void> => {
      await finger?.release();
      finger = undefined;
      if ((await scene(app, stand.at).count()) === 0) finger = await stand.enter?.(app);
      else if (stand.opens === 'held') finger = await hold(app, ring(app));
      else if (stand.opens === 'tapped' && (await app.locator('.face').count()) === 0)
        await ring(app).evaluate((element) => (element as HTMLElement).click());
    };

    for (const { title, happens, closesCard, leaves, closesChoice } of EVENTS) {
      const back = (card && leaves) || (stand.opens === 'choice' && closesChoice);
      await happens(app);
      // (1) no secret, unless its owner's press is still what it was
      await expect.poll(() => seen(app, secrets), `${title}: secret`).toBe(card && !closesCard);
      // where that leaves one
      await expect(scene(app, back ? (stand.closedTo as string) : stand.at), title).toBeVisible();
      if (back) expect(await app.getByRole('radio').count(), `${title}: choice`).toBe(0);
      // (2) the match is what it was
      if (stand.saved) expect(savedMoves(await readSaved(app)), `${title}: match`).toBe(moves);
      // (4) what one does next can be hit
      await expectHittable(app, title);
      // (5) the next ordinary press works
      await again();
      if (card) expect(await seen(app, secrets), `${title}: a fresh press opens`).toBe(true);
    }
    await finger?.release();
    if (stand.opens === 'tapped') await app.locator('.only-name').tap();
    expect(await leaks(app, secrets), 'in the end').toEqual([]);
    // (3) is the fixture's: no error and no line in the console, all along.
    if (stand.saved) {
      await app.reload();
      await expect(scene(app, stand.age ? 'home' : (stand.closedTo ?? stand.at))).toBeVisible();
      expect(await leaks(app, secrets), 'after a reload').toEqual([]);
      expect(savedMoves(await readSaved(app))).toBe(moves);
    }
  });
}

function savedMoves(raw: unknown): number {
  return (raw as { match: { moves: unknown[] } }).match.moves.length;
}

/** The button that goes on is in sight, or comes there by scrolling its list, and nothing lies over it. */
async function expectHittable(page: Page, title: string): Promise<void> {
  const button = page.locator('.screen .button.primary, .folder, .carry-on').last();
  await button.scrollIntoViewIfNeeded();
  const hit = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });
  expect(hit, `${title}: the primary action can be hit`).toBe(true);
}

// ── ballots ────────────────────────────────────────────────────────────────────────────────────────────────────────

test('CASE-113 CASE-038 ALL-05 a ballot is chosen, changed, sealed, and gone', async ({ app }) => {
  const match = await openAt(app, 'ballot');
  const [voter, next] =
    match.state.phase === 'ballot' ? match.state.ballot.waiting.map((seat) => NAMES[seat] ?? '') : [];
  await expect(app.locator('.address-name bdi')).toHaveText(voter ?? '');
  await expect(scene(app, 'handoff')).toContainText('Voted: 3 of 6');
  await claim(app, 'ballot');
  const [first, second] = [app.getByRole('radio').nth(0), app.getByRole('radio').nth(1)];
  await expect(app.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(primary(app)).toHaveAttribute('aria-disabled', 'true');
  await primary(app).tap({ force: true });
  await first.tap();
  await second.tap();
  await expect(app.getByRole('radio', { checked: true })).toHaveCount(1);
  await pass(app, 2600);
  await pass(app, ARMED);
  const name = (await second.textContent()) ?? '';
  await expect(primary(app)).toHaveText(`Seal: ${name}`);
  const places = await Promise.all([second.boundingBox(), primary(app).boundingBox()]);
  expect((places[0]?.y ?? 0) + (places[0]?.height ?? 0), 'another place').toBeLessThanOrEqual(places[1]?.y ?? 0);
  await primary(app).tap();
  await expect(app.locator('.address-name bdi')).toHaveText(next ?? '');
  await expect(scene(app, 'handoff')).toContainText('Voted: 4 of 6');
  expect(await app.getByRole('radio').count()).toBe(0);
  const shown = await app.locator('.screen').textContent();
  for (const other of NAMES) if (other !== next) expect(shown).not.toContain(other);
});

test('CASE-038 a handoff during a ballot is the same whatever was sealed', async ({ app }) => {
  const screens: string[] = [];
  for (const out of ['civilian', 'spy'] as const) {
    await openAt(app, 'ballot', { out });
    await pass(app, ARMED);
    screens.push(await scene(app, 'handoff').evaluate((element) => element.outerHTML));
  }
  expect(screens[0]).toBe(screens[1]);
  expect(JSON.stringify(matchAt('ballot', { out: 'civilian' }).moves)).not.toBe(
    JSON.stringify(matchAt('ballot', { out: 'spy' }).moves),
  );
});

test('CASE-038 at the count nothing is there that is not laid', async ({ app }) => {
  await openAt(app, 'count');
  await expect(app.locator('.count-row > b')).toHaveText(['0', '0', '0', '0', '0', '0']);
  await expect(app.locator('.slip')).toHaveCount(0);
  await press(app, primary(app));
  await expect(app.locator('.slip')).toHaveCount(1);
  const totals = await app.locator('.count-row > b').allTextContents();
  expect(totals.map(Number).reduce((sum, one) => sum + one, 0)).toBe(1);
});

// ── fields ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Field {
  autocomplete: string | null;
  autocorrect: string | null;
  autocapitalize: string | null;
  spellcheck: boolean;
  name: string;
  inForm: boolean;
  fontSize: number;
}
const fields = (page: Page): Promise<Field[]> =>
  page.locator('input:not([type="range"]), textarea, [contenteditable]').evaluateAll((all) =>
    all.map((one) => {
      const field = one as HTMLInputElement;
      return {
        autocomplete: field.getAttribute('autocomplete'),
        autocorrect: field.getAttribute('autocorrect'),
        autocapitalize: field.getAttribute('autocapitalize'),
        spellcheck: field.spellcheck,
        name: field.name,
        inForm: field.closest('form') !== null,
        fontSize: Number.parseFloat(getComputedStyle(field).fontSize),
      };
    }),
  );

function expectQuiet(field: Field | undefined, title: string): void {
  expect(field, title).toMatchObject({ autocomplete: 'off', autocorrect: 'off', spellcheck: false, inForm: false });
  expect(field?.autocapitalize, title).not.toBeNull();
  expect(field?.name, title).not.toMatch(/name|mail|user|guess|word|player/i);
  expect(field?.fontSize, title).toBeGreaterThanOrEqual(16);
}

test('CASE-026 CASE-028 CASE-090 no field offers, learns or ships anything, and each is a new one', async ({ app }) => {
  await expect(scene(app, 'home')).toBeVisible();
  await press(app, app.locator('.folder').first());
  const seenNames: string[] = [];
  await expect(app.locator('input').first()).toBeVisible();
  const [naming] = await fields(app);
  expectQuiet(naming, 'names');
  seenNames.push(naming?.name ?? '');
  for (let time = 0; time < 2; time++) {
    await openAt(app, 'guess');
    const [guess, ...more] = await fields(app);
    expect(more).toEqual([]);
    expectQuiet(guess, 'guess');
  }
  await openAt(app, 'talk');
  for (let time = 0; time < 2; time++) {
    await pause(app);
    await sheetButton(app, 'Mend a name');
    await sheetButton(app, 'Liza');
    await expect(app.locator('dialog input')).toBeVisible();
    const [rename] = await fields(app);
    expectQuiet(rename, 'rename');
    seenNames.push(rename?.name ?? '');
    await app.keyboard.press('Escape');
    await expect(app.locator('dialog[data-sheet="pause"]')).toBeVisible();
    await app.keyboard.press('Escape');
    await expect(app.locator('dialog')).toHaveCount(0);
  }
  expect(seenNames.slice(-2)[0]).not.toBe(seenNames.slice(-2)[1]);
});

test('CASE-027 nothing is typed on a card or a ballot', async ({ app }) => {
  for (const [phase, kind] of [
    ['dealing', 'card'],
    ['ballot', 'ballot'],
  ] as const) {
    await openAt(app, phase);
    await claim(app, kind);
    expect(await fields(app)).toEqual([]);
  }
});

// ── what can be reached in mid-round ───────────────────────────────────────────────────────────────────────────────

async function pause(page: Page): Promise<void> {
  await press(page, page.locator('.screen').getByRole('button', { name: 'Pause', exact: true }));
  await expect(page.locator('dialog')).toBeVisible();
}

async function sheetButton(page: Page, name: string | RegExp): Promise<void> {
  await press(page, page.locator('dialog').getByRole('button', { name }));
}

for (const phase of ['talk', 'ballot'] as const) {
  test(`CASE-037 in mid-round nothing that can be reached shows a secret: ${phase}`, async ({ app }) => {
    const match = await openAt(app, phase);
    const secrets = [...secretsOf(match), match.seed];
    const start = (await app.locator('[data-scene]').getAttribute('data-scene')) ?? '';
    const visited = new Set<string>();
    // What plays a move is left alone; so is what only changes the language or the light.
    const plays =
      /^(Deal afresh|Hold to end|Leaves:|Put last:|I am|Start the vote|Save|Take back|Auto|Day|Night|Cabin|English|Русский|Norsk)/;
    const labels = (): Promise<string[]> =>
      app
        .locator('dialog, .screen')
        .last()
        .locator('button:visible')
        .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()));
    const home = async (): Promise<void> => {
      for (let at = 0; at < 4 && (await app.locator('dialog').count()) > 0; at++) await app.keyboard.press('Escape');
      if ((await app.locator('dialog').count()) === 0 && (await scene(app, start).count()) > 0) {
        const cancel = app.locator('.screen').getByRole('button', { name: 'Cancel' });
        if ((await cancel.count()) === 0) return;
      }
      await app.reload();
      await expect(app.locator('[data-scene]')).toBeVisible();
      if ((await scene(app, 'home').count()) > 0) await press(app, app.locator('.carry-on'));
      await expect(scene(app, start), [...visited].join()).toBeVisible();
    };
    const crawl = async (path: readonly string[]): Promise<void> => {
      await home();
      for (const step of path) {
        await pass(app, ARMED);
        const at = (await labels()).indexOf(step);
        expect(at, path.join(' → ')).toBeGreaterThanOrEqual(0);
        await app.locator('dialog, .screen').last().locator('button:visible').nth(at).tap();
        await pass(app, 50);
      }
      const where = await app.evaluate(() => {
        const dialog = document.querySelector('dialog');
        return dialog?.dataset.sheet ?? document.querySelector<HTMLElement>('[data-scene]')?.dataset.scene ?? '';
      });
      expect(await seen(app, secrets), path.join(' → ') || phase).toBe(false);
      if (visited.has(where)) return;
      visited.add(where);
      expect(await leaks(app, secrets), path.join(' → ') || phase).toEqual([]);
      if (where === 'home') return; // the match waits; what is beyond home knows nothing of it
      const names = await labels();
      const oneSeat = names.find((name) => NAMES.some((one) => one === name));
      for (const name of new Set(names)) {
        const seat = NAMES.some((one) => one === name);
        if (!plays.test(name) && (!seat || name === oneSeat)) await crawl([...path, name]);
      }
    };
    await crawl([]);
    const reached = ['pause', 'rules', 'leave', 'leaving', 'rename', 'naming'];
    for (const sheet of [...reached, ...(phase === 'talk' ? ['look', 'handoff', 'seats'] : ['later'])])
      expect([...visited]).toContain(sheet);
    expect(savedMoves(await readSaved(app))).toBe(match.moves.length);
  });
}

test('CASE-114 ALL-08 looking again: through one’s own handoff, told to the table, and back to the same scene', async ({
  app,
}) => {
  const match = await openAt(app, 'talk');
  await pause(app);
  await sheetButton(app, 'Look at my card again');
  await sheetButton(app, 'Vera');
  await expect(scene(app, 'handoff')).toBeVisible();
  await expect(app.locator('.address-name bdi')).toHaveText('Vera');
  expect(await leaks(app, words)).toEqual([]);
  await claim(app, 'card');
  expect(await leaks(app, words)).toEqual([]);
  const finger = await hold(app, ring(app));
  await expect(app.locator('.face')).toContainText(wordAt(match, 4) ?? '');
  await finger.release();
  await pass(app, 2600);
  await press(app, primary(app));
  await expect(scene(app, 'to-table')).toBeVisible();
  await press(app, primary(app));
  await expect(scene(app, 'talk')).toBeVisible();
  expect(((await readSaved(app)) as { match: { looks: number[] } }).match.looks).toEqual([0, 0, 0, 0, 1, 0]);
  await press(app, app.locator('.seat-row'));
  await expect(app.locator('dialog')).toContainText('looked again 1×');
  expect(await leaks(app, words)).toEqual([]);
});

test('CASE-114 there is no looking again during a ballot', async ({ app }) => {
  await openAt(app, 'ballot');
  await pause(app);
  await expect(app.locator('dialog').getByRole('button', { name: 'Look at my card again' })).toHaveCount(0);
});

// ── rotation ───────────────────────────────────────────────────────────────────────────────────────────────────────

test('CASE-091 rotation in every phase keeps the match, closes what is private, and leaves the next step in reach', async ({
  app,
}) => {
  const sizes = [
    [320, 568],
    [568, 320],
    [800, 1280],
    [1280, 800],
  ] as const;
  await app.setViewportSize({ width: 320, height: 568 });
  for (const phase of ['dealing', 'clues', 'talk', 'ballot', 'open-ballot', 'count', 'turned', 'guess'] as const) {
    const match: SpyMatch = await openAt(app, phase);
    const kind = await app.locator('[data-scene]').getAttribute('data-scene');
    for (const [width, height] of sizes) {
      await app.setViewportSize({ width, height });
      await expect(scene(app, kind ?? '')).toBeVisible();
      await expectHittable(app, `${phase} ${width} × ${height}`);
    }
    expect(savedMoves(await readSaved(app))).toBe(match.moves.length);
    expect(whoIsTheSpy.scene(match.state).kind === kind || kind === 'handoff').toBe(true);
    await app.setViewportSize({ width: 320, height: 568 });
  }
  await openAt(app, 'dealing');
  for (const [width, height] of sizes) {
    await app.setViewportSize({ width, height });
    const there = await app.locator('[data-scene="card"]').count();
    if (there === 0) await claim(app, 'card');
    const finger = await hold(app, ring(app));
    await expect(app.locator('.face')).toBeVisible();
    await app.setViewportSize({ width: height, height: width });
    await expect.poll(() => seen(app, words)).toBe(false);
    await finger.release();
    await expectHittable(app, `card ${height} × ${width}`);
  }
});

test('ALL-04 CASE-040 a deal made by touch leaves its words in no storage but the saved match', async ({ app }) => {
  await app.locator('.folder').first().tap();
  await app.getByRole('button', { name: 'Quick start for six' }).click();
  for (const kind of ['players', 'setup']) {
    await expect(app.locator(`[data-scene="${kind}"] .button.primary:not([aria-disabled])`)).toBeVisible();
    await app.locator(`[data-scene="${kind}"] .button.primary`).tap();
  }
  await expect(app.locator('[data-scene="handoff"]')).toBeVisible();
  const saved = (await readSaved(app)) as { match: { supply: { words: { text: string }[] } } };
  const dealt = saved.match.supply.words.map((word) => word.text);
  expect(dealt).toHaveLength(2);
  const elsewhere = await app.evaluate(
    () =>
      new Promise<string>((done) => {
        const open = indexedDB.open('sotto');
        open.onsuccess = () => {
          const names = [...open.result.objectStoreNames].filter((name) => name !== 'match' && name !== 'settings'); // those hold what people typed or chose
          const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
          const read = open.result.transaction(names);
          for (const name of names) {
            const rows = read.objectStore(name).getAll();
            rows.onsuccess = () => all.push(name, rows.result);
          }
          read.oncomplete = () => {
            open.result.close();
            done(JSON.stringify(all));
          };
        };
      }),
  );
  expect(elsewhere).toContain('recent');
  expect(elsewhere).toMatch(/en [0-9a-f]{16}/);
  for (const word of dealt) {
    const bare = word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '');
    expect(elsewhere.toLowerCase()).not.toMatch(new RegExp(`(?<![a-z])${bare}(?![a-z])`));
  }
});
