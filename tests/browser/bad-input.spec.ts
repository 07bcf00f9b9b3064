// What people type and what devices hand back: each a clear sentence, and nothing else lost.

import type { Page } from '@playwright/test';
import { matchAt, recordOf } from './saves';
import { readKept, writeKept } from './shelves';
import { expect, plantSaved, readSaved, type Server, test } from './test';
import { atTheTable, en, spy, Table } from './touch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => atTheTable(page));

/** The list of players, open, with these names on it. */
async function listOf(page: Page, names: readonly string[]): Promise<Table> {
  const table = new Table(page);
  await table.tap(page.locator('.folder').first());
  await table.at('players');
  for (const name of names) await add(page, name);
  return table;
}

async function add(page: Page, name: string): Promise<void> {
  const field = page.getByLabel(en.players.add, { exact: true });
  await field.fill(name);
  await field.press('Enter');
}

const guests = (number: number): string[] =>
  Array.from({ length: number }, (_, at) => `Guest ${String.fromCharCode(65 + at)}`);
const field = (page: Page) => page.locator('.add-row .one-line');
const rows = (page: Page) => page.locator('.player-row .name');

test('SPY-01 ALL-12 three names are refused with the reason, and a fourth is all it takes', async ({ app }) => {
  const table = await listOf(app, guests(3));
  const next = app.locator('.slots .primary');
  await expect(next).toHaveText(en.players.tooFew(4, 3));
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.dispatchEvent('click');
  await table.at('players');
  await add(app, 'Guest D');
  await table.press(en.players.next);
  await table.at('setup');
});

test('SPY-01 a list that has shrunk again is refused too', async ({ app }) => {
  const table = await listOf(app, guests(4));
  await table.press(en.players.next);
  await expect((await table.at('setup')).locator('.finding.refusal')).toHaveCount(0);
  await table.press(en.back);
  await table.tap(app.getByRole('button', { name: en.players.remove('Guest D') }));
  await expect(app.locator('.slots .primary')).toHaveText(en.players.tooFew(4, 3));
});

test('SPY-02 names are entered one at a time, and each takes the next seat', async ({ app }) => {
  await listOf(app, []);
  const names = ['Ada', 'Bo', 'Cleo', 'Dag'];
  for (const [at, name] of names.entries()) {
    await add(app, name);
    await expect(rows(app)).toHaveText(names.slice(0, at + 1));
    await expect(field(app).locator('input')).toHaveValue('');
  }
});

test('SPY-01 the seventeenth name is refused with the reason, and stays in the field', async ({ app }) => {
  const table = await listOf(app, guests(16));
  await expect(rows(app)).toHaveCount(16);
  await add(app, 'Seventeen');
  await expect(field(app)).toContainText(en.players.tooMany(16));
  await expect(field(app).locator('input')).toHaveValue('Seventeen');
  await expect(rows(app)).toHaveCount(16);
  await table.tap(app.getByRole('button', { name: en.players.remove('Guest A') }));
  await field(app).locator('input').press('Enter');
  await expect(rows(app).last()).toHaveText('Seventeen');
  await expect(field(app).locator('.error')).toBeEmpty();
});

test('SPY-06 ALL-12 six spies of eleven are refused with the reason, and the nearest that can be played is one tap away', async ({
  app,
}) => {
  const table = await listOf(app, guests(11));
  await table.press(en.players.next);
  for (let spies = 3; spies < 6; spies++) await table.press(spy.setup.moreSpies);
  const refusal = table.scene('setup').locator('.finding.refusal');
  await expect(refusal).toContainText(spy.findings['too-many-strangers']({ strangers: 6, civilians: 5, most: 5 }));
  await expect(table.scene('setup').locator('.slots .primary')).toHaveAttribute('aria-disabled', 'true');
  await table.tap(refusal.getByRole('button', { name: en.setup.mend }));
  await expect(refusal).toHaveCount(0);
  await expect(table.scene('setup').locator('h1')).toHaveText(spy.setup.title(11, 5, 0));
  await expect(table.scene('setup').locator('.finding.warning')).toContainText(spy.findings['one-civilian-more']());
  await table.press(spy.setup.deal);
  await table.at('handoff');
});

test('SPY-06 ALL-12 no strangers at all are refused, and one tap mends it', async ({ app }) => {
  const table = await listOf(app, guests(6));
  await table.press(en.players.next);
  await table.press(spy.setup.fewerSpies);
  const refusal = table.scene('setup').locator('.finding.refusal');
  await expect(refusal).toContainText(spy.findings['no-strangers']());
  await table.tap(refusal.getByRole('button', { name: en.setup.mend }));
  await expect(table.scene('setup').locator('h1')).toHaveText(spy.setup.title(6, 1, 0));
});

for (const [title, typed] of [
  ['nothing but spaces', '   '],
  ['letters that cannot be seen', '\u2800\u3164'],
  ['a joiner alone', '\u200d'],
] as const) {
  test(`ALL-11 a name of ${title} is not taken`, async ({ app }) => {
    await listOf(app, [typed]);
    await expect(rows(app)).toHaveCount(0);
    if (typed.trim() !== '') await expect(field(app)).toContainText(en.players.empty);
  });
}

test('ALL-11 an empty name in place of a good one is refused with the reason', async ({ app }) => {
  const table = await listOf(app, ['Olga']);
  await table.tap(app.getByRole('button', { name: en.players.edit('Olga') }));
  const edit = app.locator('.player-edit');
  await edit.locator('input').fill('  ');
  await edit.locator('input').press('Enter');
  await expect(edit).toContainText(en.players.empty);
  await edit.locator('input').fill('Ольга');
  await edit.locator('input').press('Enter');
  await expect(rows(app)).toHaveText(['Ольга']);
});

test('ALL-11 a name of 500 characters is refused with the reason; 24 seen characters are taken whole', async ({
  app,
}) => {
  await listOf(app, ['x'.repeat(500)]);
  await expect(field(app)).toContainText(en.players.long(24));
  await expect(rows(app)).toHaveCount(0);
  await add(app, 'x'.repeat(24));
  await expect(rows(app)).toHaveText(['x'.repeat(24)]);
  await expect(field(app).locator('.error')).toBeEmpty();
  expect(await app.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('ALL-11 names of emoji and of right-to-left letters are names, also on the handoff and on a ballot', async ({
  app,
}) => {
  test.slow();
  const names = ['👩‍👩‍👧‍👦🇳🇴', 'מרים', 'محمد علي', '🦊'.repeat(24)];
  const table = await listOf(app, names);
  await expect(rows(app)).toHaveText(names);
  await expect(rows(app).nth(1).locator('bdi')).toHaveCSS('direction', 'rtl');
  await table.press(en.players.next);
  await table.press(spy.setup.deal);
  for (const name of names) {
    const big = (await table.at('handoff')).locator('.address-name .name');
    await expect(big).toHaveText(name);
    const box = await big.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390, `${name} fits the screen`).toBe(true);
    await table.seeCard(name);
  }
  await table.toTable();
  for (const _ of names) await table.said();
  await table.press(spy.talk.vote);
  const voter = await table.addressed();
  await table.claim(voter);
  const choices = await table.scene('ballot').getByRole('radio').allTextContents();
  expect(choices.sort()).toEqual(names.filter((name) => name !== voter).sort());
});

test('ALL-11 namesakes get badges by seat, and lose them when the names differ again', async ({ app }) => {
  const table = await listOf(app, ['Аня', 'Olga', 'аня', 'Алёна', 'АЛЕНА']);
  await expect(rows(app).locator('.badge')).toHaveText(['1', '2', '1', '2']);
  await expect(app.locator('.player-row').nth(1).locator('.badge')).toHaveCount(0);
  await expect(app.getByText(en.players.namesakes)).toBeVisible();
  await table.tap(app.locator('.player-row').nth(2).locator('.player-name'));
  await app.locator('.player-edit input').fill('Яна');
  await app.locator('.player-edit input').press('Enter');
  await expect(rows(app).locator('.badge')).toHaveText(['1', '2']);
  await expect(app.locator('.player-row').nth(0).locator('.badge')).toHaveCount(0);
});

// ── saves ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const people = guests(5).map((name, at) => ({ id: `guest-${at}`, name }));
const good = (): Record<string, unknown> => recordOf(matchAt('ballot'));
const match = (change: Record<string, unknown>): Record<string, unknown> => {
  const record = good();
  return { ...record, match: { ...(record.match as object), ...change } };
};
const moves = (): unknown[] => (good().match as { moves: unknown[] }).moves;

const bad: [title: string, why: 'damaged' | 'from-the-future', record: () => unknown][] = [
  ['a text in place of the record', 'damaged', () => 'latte'],
  ['a number', 'damaged', () => 7],
  ['an empty record', 'damaged', () => ({})],
  ['a record without its match', 'damaged', () => ({ ...good(), match: undefined })],
  ['a match cut off in the middle', 'damaged', () => ({ ...good(), match: { format: 1, game: 'who-is-the-spy' } })],
  ['a move that the rules refuse', 'damaged', () => match({ moves: [...moves(), { type: 'said' }] })],
  ['moves that are none', 'damaged', () => match({ moves: [{ type: 'fly' }] })],
  ['a seed that is none', 'damaged', () => match({ seed: 'z' })],
  ['players that are missing', 'damaged', () => match({ players: [] })],
  ['a pair that is gone', 'damaged', () => match({ supply: null })],
  ['a save of a future form', 'from-the-future', () => match({ format: 2 })],
  ['a save of future rules', 'from-the-future', () => match({ rulesVersion: 99 })],
  ['a game that this version does not have', 'from-the-future', () => match({ game: 'station' })],
];

async function kept(page: Page, server: Server, record: unknown): Promise<void> {
  await page.goto(server.url);
  await page.locator('[data-scene="home"]').waitFor();
  await writeKept(page, 'settings', 'players', people);
  await writeKept(page, 'settings', 'options', {
    light: 'night',
    letters: 1,
    tapToOpen: true,
    vibration: false,
    movement: false,
  });
  await writeKept(page, 'recent', 'pairs', ['en cappuccino latte']);
  await plantSaved(page, record);
  await page.reload();
}

test('CASE-108 a save that cannot be read is put aside with a plain sentence, and everything else is as it was', async ({
  page,
  server,
}) => {
  const table = new Table(page);
  const home = page.locator('[data-scene="home"]');
  for (const [title, why, record] of bad) {
    await test.step(title, async () => {
      const given = record();
      await kept(page, server, given);
      await expect(home.locator('.notice')).toContainText(why === 'damaged' ? en.home.damaged : en.home.future);
      await expect(home.locator('.carry-on')).toHaveCount(0);
      expect(await readSaved(page)).toBeUndefined();
      const aside = { why, record: JSON.parse(JSON.stringify(given)) };
      expect(await readKept(page, 'match', 'set-aside')).toMatchObject(aside);

      await expect(page.locator('html')).toHaveAttribute('data-light', 'night');
      await expect(page.locator('html')).toHaveAttribute('data-letters', '1');
      expect(await readKept(page, 'settings', 'players')).toEqual(people);
      expect(await readKept(page, 'recent', 'pairs')).toEqual(['en cappuccino latte']);
      await page.reload();
      await table.at('home');
      await expect(home.locator('.notice'), 'said once').toHaveCount(0);
    });
  }
  await kept(page, server, 'latte');
  await table.press(en.ok);
  await expect(home.locator('.notice')).toHaveCount(0);
  await table.tap(page.locator('.folder').first());
  await expect(rows(page)).toHaveText(people.map(({ name }) => name));
});

test('CASE-108 a record whose outside is damaged and whose match is whole plays on', async ({ page, server }) => {
  await kept(page, server, { ...good(), summary: null, timer: 'soon', savedAt: null });
  await new Table(page).at('handoff');
});

test('CASE-108 an old save that is damaged inside: "Carry on" says so, and does not crash', async ({
  page,
  server,
}) => {
  await kept(page, server, { ...match({ seed: 'z' }), savedAt: Date.now() - 3 * 3_600_000 });
  const table = new Table(page);
  await table.tap(page.locator('.carry-on'));
  await expect(page.locator('.notice')).toContainText(en.home.damaged);
  await expect(page.locator('.carry-on')).toHaveCount(0);
});

test('damaged settings, players and set-ups are passed over one by one', async ({ page, server }) => {
  await page.goto(server.url);
  await page.locator('[data-scene="home"]').waitFor();
  await writeKept(page, 'settings', 'options', { light: 'purple', letters: 9, tapToOpen: 'yes', movement: false });
  await writeKept(page, 'settings', 'players', [
    people[0],
    { id: 5, name: 'x' },
    'Olga',
    { id: 'long', name: 'x'.repeat(99) },
    people[1],
  ]);
  await writeKept(page, 'settings', 'setups', { 'who-is-the-spy': { spies: 'many' } });
  await writeKept(page, 'settings', 'language', 'tlh');
  await writeKept(page, 'recent', 'pairs', { not: 'a list' });
  await page.reload();
  const table = new Table(page);
  await table.tap(page.locator('.folder').first());
  await expect(rows(page)).toHaveText(['Guest A', 'Guest B']);
  await expect(page.locator('html')).toHaveAttribute('data-movement', 'off');
  await expect(page.locator('html')).toHaveAttribute('data-letters', '0');
  await table.press(en.players.quick);
  await table.press(en.players.next);
  await expect((await table.at('setup')).locator('h1')).toHaveText(spy.setup.title(6, 1, 0));
  await table.press(spy.setup.deal);
  await table.at('handoff');
});
