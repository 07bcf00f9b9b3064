// Own pairs in a real browser: written, pasted, carried as a file, a text and a code; all the words, switched off; only mine.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en as seldom } from '../../src/text/seldom/en';
import { writeLines } from '../../src/words/lines';
import { addOwn } from '../../src/words/own';
import { readPack } from '../../src/words/pack';
import { type Pair, pairKey } from '../../src/words/pair';
import { FRAGMENT_MOST, writeFile, writeFragments } from '../../src/words/parcel';
import { cardsSeen, dealt } from './deals';
import { recordOf } from './saves';
import { readKept, writeKept } from './shelves';
import { expect, plantSaved, readSaved, test } from './test';
import { atTheTable, en, spy, Table } from './touch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => atTheTable(page));

const { own, many, preview, arrived, carry, codes, words } = seldom;

function pairsOf(...lines: readonly (readonly [string, string])[]): Pair[] {
  return lines.reduce<Pair[]>((list, both) => {
    const [first, second] = both.map((text) => ({ text, variants: [] })) as unknown as Pair['words'];
    return addOwn(list, [first, second], 'en') as Pair[];
  }, []);
}

/** From home to a room behind the settings, by its row. */
async function into(page: Page, row: string, kind: string): Promise<Table> {
  const table = new Table(page);
  await table.press(en.settings);
  await table.at('settings');
  await table.tap(page.locator('button.row').filter({ hasText: row }));
  await table.at(kind);
  return table;
}

const ownPairs = (page: Page) => into(page, en.options.own, 'own-pairs');
const listed = (page: Page) => page.locator('.pair-list b');
const kept = (page: Page) => readKept(page, 'pairs', 'own') as Promise<Pair[] | undefined>;

async function write(page: Page, one: string, other: string): Promise<void> {
  const form = page.locator('dialog, .screen').last().locator('.pair-form');
  await form.getByLabel(own.first).fill(one);
  await form.getByLabel(own.second).fill(other);
  await form.getByLabel(own.second).press('Enter');
}

async function paste(table: Table, text: string): Promise<void> {
  await table.press(own.many);
  await table.page.locator('textarea').fill(text);
  await table.press(many.read);
}

/** The app anew, with nothing of it on the device. */
async function wipe(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'indexeddb' });
  await page.goto(url);
}

/** The app, opened by a link. */
async function open(page: Page, url: string, fragment: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}#${fragment}`);
}

test('SPY-12 a pair is added, mended and removed, with a way back; the device keeps it over a restart', async ({
  app,
}) => {
  const table = await ownPairs(app);
  await write(app, 'fjord', 'bay');
  await write(app, 'grey|gray', 'beige');
  await expect(listed(app)).toHaveText(['fjord / bay', 'grey / beige']);
  await table.tap(app.getByRole('button', { name: own.mend('fjord / bay') }));
  await write(app, 'fjord', 'inlet');
  await expect(listed(app)).toHaveText(['fjord / inlet', 'grey / beige']);
  await table.tap(app.getByRole('button', { name: own.remove('fjord / inlet') }));
  await expect(listed(app)).toHaveText(['grey / beige']);
  await table.press(en.undo);
  await expect(listed(app)).toHaveText(['fjord / inlet', 'grey / beige']);
  await expect.poll(async () => (await kept(app))?.length).toBe(2);
  await app.reload();
  await new Table(app).press(en.settings);
  await expect(app.locator('button.row').filter({ hasText: en.options.own })).toContainText(en.options.ownLine(2));
  expect((await kept(app))?.[1]?.words).toEqual([
    { text: 'grey', variants: ['gray'] },
    { text: 'beige', variants: [] },
  ]);
});

test('SPY-12 SPY-13 what cannot be kept is refused with the reason; what was typed and what was there stay', async ({
  app,
}) => {
  await ownPairs(app);
  await write(app, 'fjord', 'bay');
  const error = app.locator('.pair-form .error');
  const tries: readonly (readonly [string, string, string])[] = [
    ['Bay', 'fjord', seldom.refused['pair-exists']()],
    ['Sea', ' sea ', seldom.refused['pair-equal']()],
    ['grey|gray', 'gray', seldom.refused['variant-collides']()],
    ['', 'bay', seldom.refused['word-empty']({ word: 1 })],
    ['bay', '?!', seldom.refused['word-empty']({ word: 2 })],
    ['x'.repeat(41), 'bay', seldom.refused['word-long']({ word: 1, most: 40 })],
    ['tea', ['a', ...'bcdefghijkl'].join('|'), seldom.refused['variants-many']({ word: 2, most: 10 })],
  ];
  for (const [one, other, why] of tries) {
    await write(app, one, other);
    await expect(error.filter({ hasText: /./ })).toHaveText(why);
    await expect(app.getByLabel(own.second)).toHaveValue(other);
    await expect(listed(app)).toHaveText(['fjord / bay']);
  }
});

test('SPY-12 the 201st pair is refused, one at a time and among many; nothing is dropped in silence', async ({
  app,
}) => {
  const table = await ownPairs(app);
  await paste(table, Array.from({ length: 203 }, (_, at) => `left ${at} / right ${at}`).join('\n'));
  await expect(table.sheet('many-preview').getByText(preview.rejected(3))).toBeVisible();
  await expect(table.sheet('many-preview').locator('.error').first()).toHaveText(
    seldom.refused['own-full']({ most: 200 }),
  );
  await table.press(preview.add(200));
  await expect(listed(app)).toHaveCount(200);
  await write(app, 'one', 'more');
  await expect(app.locator('.pair-form .error').filter({ hasText: /./ })).toHaveText(
    seldom.refused['own-full']({ most: 200 }),
  );
  await expect.poll(async () => (await kept(app))?.length).toBe(200);
});

const NASTY = [
  '\uFEFFtea / cocoa\r',
  'sledge\tskis',
  '"salt, coarse";pepper',
  '',
  '\u200Btea\u200B / COCOA',
  'שלום / להתראות',
  '<img src=x onerror="document.title=1">',
  '<b>bold</b> / <i>thin</i>',
  '‮drow / other',
  'one, two, three',
  'lonely',
].join('\n');

test('import: a nasty text is shown for what it is, with the line and the reason, and adds no markup', async ({
  app,
}) => {
  const table = await ownPairs(app);
  await write(app, 'fjord', 'bay');
  await paste(table, NASTY);
  const sheet = table.sheet('many-preview');
  await expect(sheet.locator('.taken-pairs li')).toHaveText([
    'tea / cocoa',
    'sledge / skis',
    'salt, coarse / pepper',
    'שלום / להתראות',
    '<b>bold</b> / <i>thin</i>',
    'drow / other',
  ]);
  await expect(sheet.locator('.refused-lines li .caption')).toHaveText([5, 7, 10, 11].map(preview.line));
  expect(await sheet.locator('img, i, .taken-pairs b b').count()).toBe(0);
  await table.press(preview.add(6));
  await expect(listed(app)).toHaveCount(7);
  expect(await app.title()).toBe('Sotto');
});

test('import: ten thousand lines are looked through; the list and the app stand', async ({ app }) => {
  const table = await ownPairs(app);
  const lines = Array.from({ length: 10_000 }, (_, at) => (at % 2 ? `just ${at}` : `a${at}, b${at}`));
  await table.press(own.many);
  await app
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lines.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
  const sheet = table.sheet('many-preview');
  await expect(sheet.getByText(preview.rejected(9800))).toBeVisible();
  await expect(sheet.getByText(preview.more(9700))).toBeVisible();
  await table.press(many.back);
  await table.press(en.cancel);
  await expect(listed(app)).toHaveCount(0);
  await table.at('own-pairs');
});

test('CASE-061 CASE-062 export, wipe, import: the same pairs, and the same again; a wiped device starts clean', async ({
  app,
  server,
}) => {
  let table = await ownPairs(app);
  await paste(table, 'fjord / bay\ngrey|gray / beige\nтоннель / мост\n"salt, coarse" / pepper');
  await table.press(preview.add(4));
  const before = await expect
    .poll(() => kept(app))
    .toHaveLength(4)
    .then(() => kept(app));
  await table.press(own.carry);
  const saving = app.waitForEvent('download');
  await table.press(carry.file);
  const path = await (await saving).path();
  await expect(app.getByText(carry.saved)).toBeVisible();

  await wipe(app, server.url);
  await expect(app.locator('[data-scene="home"]')).toBeVisible();
  await expect(app.locator('.notice')).toHaveCount(0);
  table = await ownPairs(app);
  for (const round of ['into nothing', 'on top of itself']) {
    await table.press(own.many);
    await app.locator('input[type="file"]').setInputFiles(path);
    if (round === 'into nothing') await table.press(preview.add(4));
    else {
      await expect(table.sheet('many-preview').locator('.error')).toHaveText(
        Array.from({ length: 4 }, () => seldom.refused['pair-exists']()),
      );
      await expect(table.sheet('many-preview').locator('.button.primary')).toHaveCount(0);
    }
    await expect.poll(() => kept(app), round).toEqual(before);
  }
});

test('a file that is damaged, newer or too big is refused, and the list stays', async ({ app }) => {
  const table = await ownPairs(app);
  await write(app, 'fjord', 'bay');
  await table.press(own.many);
  const whole = writeFile(pairsOf(['a', 'b']));
  const files: readonly (readonly [string, string])[] = [
    [whole.slice(0, -20), seldom.refused['parcel-damaged']()],
    [whole.replace('"version": 1', '"version": 2'), seldom.refused['parcel-newer']()],
    ['x / y\n'.repeat(700_000), seldom.refused['parcel-big']()],
    ['', many.nothing],
  ];
  for (const [content, why] of files) {
    await app
      .locator('input[type="file"]')
      .setInputFiles({ name: 'pairs.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(table.sheet('many').locator('.error')).toHaveText(why);
  }
  await table.press(en.cancel);
  await expect(listed(app)).toHaveText(['fjord / bay']);
});

test('as text: what the clipboard gets is read as the same pairs', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = await ownPairs(app);
  await write(app, 'grey|gray', 'beige');
  await table.press(own.carry);
  await table.press(carry.text);
  await expect(app.getByText(carry.copied)).toBeVisible();
  const text = await app.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(writeLines((await kept(app)) ?? []));
});

test('as codes: as many as it takes, each in turn', async ({ app }) => {
  const table = await ownPairs(app);
  await paste(table, Array.from({ length: 90 }, (_, at) => `the left one ${at} / the right one ${at}`).join('\n'));
  await table.press(preview.add(90));
  await table.press(own.carry);
  await table.press(carry.codes);
  const count = table.sheet('codes').locator('.code-count');
  const of = Number(/(\d+)$/.exec((await count.textContent()) ?? '')?.[1]);
  expect(of).toBeGreaterThan(1);
  const seen = new Set<string>();
  for (let at = 1; at <= of; at++) {
    await expect(count).toHaveText(codes.of(at, of));
    seen.add((await app.locator('.qr-ink').getAttribute('d')) ?? '');
    if (at < of) await table.press(codes.next);
  }
  expect(seen.size).toBe(of);
});

test('a link brings pairs: looked at first, added on a yes, gone from the address, and no server hears of them', async ({
  app,
  server,
}) => {
  const pairs = pairsOf(['fjord', 'bay'], ['tea', 'cocoa']);
  const [fragment = ''] = writeFragments(pairs);
  const asked: string[] = [];
  app.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(app, server.url, fragment);
  const table = new Table(app);
  await table.at('arrived');
  await expect(app.locator('.taken-pairs li')).toHaveText(['fjord / bay', 'tea / cocoa']);
  expect(new URL(app.url()).hash).toBe('');
  expect(await kept(app)).toBeUndefined();
  await table.press(preview.add(2));
  await table.at('own-pairs');
  await expect.poll(() => kept(app)).toEqual(pairs);
  expect(asked.filter((line) => line.includes('pairs='))).toEqual([]);

  await open(app, server.url, fragment);
  await expect(app.locator('.refused-lines .error')).toHaveText(pairs.map(() => seldom.refused['pair-exists']()));
  await table.press(arrived.no);
  await table.at('home');
  expect(await kept(app)).toEqual(pairs);
});

test('a link that is damaged, newer or too long says so and changes nothing', async ({ app, server }) => {
  const [fragment = ''] = writeFragments(pairsOf(['fjord', 'bay']));
  const links: readonly (readonly [string, string])[] = [
    [`${fragment.slice(0, -1)}${fragment.endsWith('0') ? '1' : '0'}`, seldom.refused['parcel-damaged']()],
    ['pairs=', seldom.refused['parcel-damaged']()],
    [fragment.replace('=1.', '=2.'), seldom.refused['parcel-newer']()],
    [`${fragment}${'x'.repeat(FRAGMENT_MOST)}`, seldom.refused['parcel-big']()],
  ];
  for (const [link, why] of links) {
    await open(app, server.url, link);
    await expect(app.locator('[data-scene="arrived"] .error')).toHaveText(why);
    await new Table(app).press(arrived.no);
    await new Table(app).at('home');
  }
  expect(await kept(app)).toBeUndefined();
});

test('a link that opens Sotto in the middle of a match loses nothing: the match waits on home', async ({
  app,
  server,
}) => {
  const record = recordOf(
    cardsSeen(dealt(['civilian', 'spy', 'civilian', 'civilian'])),
    await app.evaluate(() => Date.now()),
  );
  await plantSaved(app, record);
  const [fragment = ''] = writeFragments(pairsOf(['fjord', 'bay']));
  await open(app, server.url, fragment);
  const table = new Table(app);
  await table.at('arrived');
  await table.press(arrived.no);
  await table.tap(app.locator('.carry-on'));
  await table.at('clue');
  // A link followed while the match is on the screen does not break into it.
  await app.evaluate((hash) => location.assign(`#${hash}`), fragment);
  await table.pass(1000);
  await table.at('clue');
  expect(new URL(app.url()).hash).toBe('');
  expect(await readSaved(app)).toMatchObject({ id: record.id, revision: record.revision });
  await table.press(en.pause);
  await table.press(en.paused.home);
  await table.press(en.home.look);
  await table.at('arrived');
});

test('SPY-11 only mine: refused with none, with the way back; with some, those alone are dealt', async ({
  app,
  server,
}) => {
  const names = ['Ada', 'Bo', 'Cleo', 'Dag'].map((name, at) => ({ id: `${at}`, name }));
  await writeKept(app, 'settings', 'players', names);
  await app.goto(server.url);
  const table = new Table(app);
  const toSetup = async (): Promise<void> => {
    await table.tap(app.locator('.folder').first());
    await table.press(en.players.next);
    await table.at('setup');
  };
  await toSetup();
  await table.tap(app.getByRole('radio', { name: spy.setup.sets.own }));
  await expect(app.locator('.finding.refusal')).toContainText(spy.findings['no-own-pairs']());
  await expect(app.locator('.slots .primary')).toHaveAttribute('aria-disabled', 'true');
  await table.press(en.setup.mend);
  await expect(app.locator('.finding.refusal')).toHaveCount(0);
  await expect(app.getByRole('radio', { name: spy.setup.sets.simple })).toBeChecked();

  await writeKept(app, 'pairs', 'own', pairsOf(['fjord', 'bay']));
  await app.goto(server.url);
  await toSetup();
  await table.tap(app.getByRole('radio', { name: spy.setup.sets.own }));
  await expect(app.locator('.pot-line')).toHaveText(spy.setup.fresh(1));
  await table.press(spy.setup.deal);
  await table.claim('Ada');
  expect(['fjord', 'bay']).toContain((await table.look()).word);
});

test('the words stand behind a warning; a pair that is switched off is kept off, and a set without any says so', async ({
  app,
  server,
}) => {
  const table = await into(app, en.options.words, 'all-words');
  await expect(app.locator('.switch-row')).toHaveCount(0);
  await table.press(words.show);
  const rows = app.locator('.switch-row');
  await expect(rows).toHaveCount(90);
  await expect(app.getByText(words.off(0, 90))).toBeVisible();
  await table.tap(rows.nth(4));
  await expect(rows.nth(4)).not.toBeChecked();
  await expect(app.getByText(words.off(1, 90))).toBeVisible();
  await expect.poll(async () => ((await readKept(app, 'pairs', 'off')) as string[])?.length).toBe(1);
  await app.goto(server.url);
  await into(app, en.options.words, 'all-words');
  await table.press(words.show);
  await expect(rows.nth(4)).not.toBeChecked();
  await table.tap(app.getByRole('radio', { name: words.sets.hard }));
  await expect(app.getByText(words.off(0, 90))).toBeVisible();

  const pack = readPack(JSON.parse(await readFile('wordpacks/en/simple.json', 'utf8')), 'en', 'simple');
  const off = (pack as Pair[]).map(pairKey);
  await writeKept(app, 'pairs', 'off', off);
  await writeKept(
    app,
    'settings',
    'players',
    ['Ada', 'Bo', 'Cleo', 'Dag'].map((name, at) => ({ id: `${at}`, name })),
  );
  await app.goto(server.url);
  await table.tap(app.locator('.folder').first());
  await table.press(en.players.next);
  await expect(app.getByText(spy.noSupply['pot-empty']).first()).toBeVisible();
  await table.press(spy.setup.deal);
  await expect(app.getByRole('alert').filter({ hasText: spy.noSupply['pot-empty'] })).toBeVisible();
  expect(await readSaved(app)).toBeUndefined();
});
