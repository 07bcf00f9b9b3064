// Nothing is lost (ALL-06): the page or the whole browser dies at every step, and the match goes on where it was.

import { expect, type Page } from '@playwright/test';
import type { Seat } from '../../src/core/game';
import { dealt, openWith, sealed, speakers, voteOpen, waiting } from './deals';
import { test } from './phone';
import { matchAt, nextSeat, recordOf, type SpyMatch } from './saves';
import { hold, plantSaved, readSaved } from './test';
import { atTheTable, en, spy, Table, truthOf } from './touch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FOUR = ['Anya', 'Liza', 'Kostya', 'Dima'];
const WORDS = /latte|cappuccino/;
const fourWithSpy = (): SpyMatch => dealt(['spy', 'civilian', 'civilian', 'civilian'], { names: FOUR });
const nameOf = (match: SpyMatch, seat: Seat): string => match.players[seat]?.name ?? '';
/** Anya is voted out by the others. */
const VOTES: readonly Seat[] = [1, 0, 0, 0];

/** A page that is closed without a word, and opened anew on the same profile. */
class Restless {
  table: Table;
  kills = 0;
  constructor(
    page: Page,
    readonly url: string,
  ) {
    this.table = new Table(page);
  }
  async kill(): Promise<void> {
    const context = this.table.page.context();
    await this.table.page.close();
    await this.open(await context.newPage());
    this.kills++;
  }
  async open(page: Page): Promise<void> {
    await page.goto(this.url);
    this.table = new Table(page);
    await expect(page.locator('[data-scene]')).toBeVisible();
    // Where storage was too slow to answer, home came first: people carry on from there.
    const carryOn = page.locator('.carry-on');
    if ((await carryOn.count()) > 0) {
      await this.table.tap(carryOn);
      await expect(page.locator('[data-scene="home"]')).toHaveCount(0);
    }
    await expect(page.locator('[data-audience="seat"]')).toHaveCount(0);
  }
  /** Dies and comes back to this person's handoff. */
  async backAt(name: string, progress: string): Promise<void> {
    await this.kill();
    const handoff = await this.table.at('handoff');
    await expect(handoff.locator('.address-name bdi')).toHaveText(name);
    await expect(handoff).toContainText(progress);
    expect(await this.table.page.content()).not.toMatch(WORDS);
  }
}

test('CASE-086 CASE-108 ALL-06 who-is-the-spy the page dies at every step of a match', async ({
  context,
  page,
  server,
}) => {
  await atTheTable(context);
  const match = fourWithSpy();
  await openWith(page, server, match);
  const life = new Restless(page, server.url);

  for (const [done, name] of FOUR.entries()) {
    const seen = spy.handoff.seen(done, 4);
    await life.backAt(name, seen);
    await life.table.claim(name);
    await life.backAt(name, seen); // claimed
    await life.table.claim(name);
    if (done < 2) {
      await life.table.pass(800);
      await hold(life.table.page, life.table.scene('card').locator('[data-hold]'));
      await expect(life.table.scene('card').locator('.face-word')).toHaveText(WORDS);
      await life.backAt(name, seen); // held open
      await life.table.claim(name);
      await life.table.look();
      await life.backAt(name, seen); // seen, and not yet put away
      await life.table.claim(name);
    }
    await life.table.look();
    await life.table.goOn('card');
    await life.table.at(done < 3 ? 'handoff' : 'to-table'); // the screen is shown: so it must have been saved
  }
  for (const [at, seat] of speakers(match).entries()) {
    await life.kill();
    await expect((await life.table.at('clue')).locator('.turn bdi')).toHaveText(nameOf(match, seat));
    await expect(life.table.scene('clue').locator('.masthead')).toContainText(spy.clue.line(1, at + 1, 4));
    await life.table.said();
  }
  await life.kill();
  await life.table.at('talk');
  await life.table.press(spy.talk.vote);
  await life.table.at('handoff');

  for (const [done, seat] of waiting(voteOpen(match)).entries()) {
    const name = nameOf(match, seat);
    const voted = spy.handoff.voted(done, 4);
    await life.backAt(name, voted);
    await life.table.claim(name);
    await life.table.tap(life.table.choice(nameOf(match, VOTES[seat] as Seat)));
    await life.backAt(name, voted); // a half-chosen ballot is not saved
    await life.table.claim(name);
    await expect(life.table.scene('ballot').getByRole('radio', { checked: true })).toHaveCount(0);
    await life.table.tap(life.table.choice(nameOf(match, VOTES[seat] as Seat)));
    await life.table.pass(2600);
    await life.table.goOn('ballot');
    await life.table.at(done < 3 ? 'handoff' : 'to-table');
  }
  await life.kill();
  await life.table.press(spy.count.first);
  await life.kill(); // laying slips is only looking
  const slips = await life.table.layAll();
  expect(Object.fromEntries(slips.map(({ voter, choice }) => [voter, choice]))).toEqual({
    Anya: 'Liza',
    Liza: 'Anya',
    Kostya: 'Anya',
    Dima: 'Anya',
  });
  expect(slips).toHaveLength(4);
  await life.table.press(spy.count.turn);
  await life.table.at('turned');
  await life.kill();
  await expect((await life.table.at('turned')).locator('.turned-role')).toHaveText(spy.roles.spy);
  await life.table.press(spy.turned.truth);
  await life.table.at('truth');
  await life.kill();
  await life.table.at('truth');
  expect((await truthOf(life.table.page)).Anya).toEqual({ line: 'spy, cappuccino, out in 1', votes: ['Liza'] });
  expect(life.kills, 'it has died often enough to mean something').toBeGreaterThan(25);
});

test('CASE-086 the page dies in the very moment a vote is sealed: no ballot is lost, none counts twice', async ({
  context,
  page,
  server,
}) => {
  await atTheTable(context);
  const match = voteOpen(fourWithSpy());
  await openWith(page, server, match);
  const life = new Restless(page, server.url);
  const sealings = new Map<string, number>();
  for (let turns = 0; turns < 12; turns++) {
    if ((await life.table.scene('count').count()) > 0) break;
    const name = await life.table.addressed();
    sealings.set(name, (sealings.get(name) ?? 0) + 1);
    await life.table.claim(name);
    await life.table.tap(life.table.choice(name === 'Anya' ? 'Liza' : 'Anya'));
    await life.table.pass(3500);
    // Now and then a breath between the press and the end: before the save, in it, after it.
    await life.table.scene('ballot').locator('.button.primary').tap();
    if (turns % 2 === 1) await new Promise((done) => setTimeout(done, 5 * turns));
    await life.kill();
  }
  const slips = await life.table.layAll();
  expect(slips.map(({ voter }) => voter).sort()).toEqual([...FOUR].sort());
  for (const { voter, choice } of slips) expect(choice).toBe(voter === 'Anya' ? 'Liza' : 'Anya');
  expect([...sealings.keys()].sort(), 'everybody was asked').toEqual([...FOUR].sort());
});

test('ALL-06 CASE-086 the browser is killed in mid-ballot, and started again on the same profile', async ({
  phone,
  server,
}) => {
  const match = voteOpen(fourWithSpy());
  const pass = waiting(match).map((seat) => nameOf(match, seat)) as [string, string, string, string];
  const [first, second] = pass;
  const choiceOf = (voter: string): string => (voter === 'Anya' ? 'Liza' : 'Anya');
  let page = await phone.switchOn(atTheTable);
  await openWith(page, server, match);
  let table = new Table(page);
  await table.vote(first, choiceOf(first));
  await table.claim(second);
  await table.tap(table.choice(choiceOf(second)));
  await phone.die();

  page = await phone.switchOn(atTheTable);
  await page.goto(server.url);
  table = new Table(page);
  const handoff = await table.at('handoff');
  await expect(handoff).toContainText(spy.handoff.voted(1, 4));
  expect(await table.addressed()).toBe(second);
  for (const voter of pass.slice(1)) await table.vote(voter, choiceOf(voter));
  await table.at('to-table');
  await phone.die();

  page = await phone.switchOn(atTheTable);
  await page.goto(server.url);
  table = new Table(page);
  const slips = await table.layAll();
  expect(slips.map(({ voter, choice }) => `${voter} ${choice}`).sort()).toEqual(
    pass.map((voter) => `${voter} ${choiceOf(voter)}`).sort(),
  );
});

test.describe('how long ago', () => {
  for (const [title, minutes] of [
    ['a minute under two hours', 119],
    ['just now', 0],
  ] as const) {
    test(`ALL-06 who-is-the-spy a match whose last move was ${title} opens at once`, async ({ page, server }) => {
      const match = sealed(voteOpen(fourWithSpy()), VOTES, 2);
      await openWith(page, server, match, Date.now() - minutes * 60_000);
      const table = new Table(page);
      expect(await table.addressed()).toBe(nameOf(match, nextSeat(match)));
    });
  }

  test('ALL-06 who-is-the-spy over two hours old: home first, with "Carry on", and from there to the handoff', async ({
    page,
    server,
  }) => {
    const match = sealed(voteOpen(fourWithSpy()), VOTES, 2);
    await openWith(page, server, match, Date.now() - 121 * 60_000);
    await expect(page.locator('[data-scene="home"]')).toBeVisible();
    const carryOn = page.locator('.carry-on');
    await expect(carryOn).toContainText(en.home.carryOn);
    await expect(carryOn).toContainText(en.home.carryOnLine(en.games['who-is-the-spy'].title, 1, 4));
    expect(await page.content()).not.toMatch(WORDS);
    await carryOn.tap();
    const table = new Table(page);
    await expect(await table.at('handoff')).toContainText(spy.handoff.voted(2, 4));
    expect(await table.addressed()).toBe(nameOf(match, nextSeat(match)));
  });
});

test('CASE-042 CASE-043 ALL-16 who-is-the-spy the clock of the talk has run on while the app was dead', async ({
  context,
  page,
  server,
}) => {
  await atTheTable(context);
  await openWith(page, server, matchAt('talk'));
  const life = new Restless(page, server.url);
  await expect(life.table.clock()).toHaveText('1:00');
  await life.table.pass(10_000);
  // The page's time goes on while a page is opened, however long that takes: both are read at once.
  const left = async (): Promise<{ shown: number; now: number }> => {
    await expect(life.table.clock()).toHaveText(/^\d:\d\d$/);
    return life.table.page.evaluate(() => {
      const [minutes, seconds] = (document.querySelector('.countdown .digits')?.textContent ?? '').split(':');
      return { shown: Number(minutes) * 60 + Number(seconds), now: Date.now() / 1000 };
    });
  };
  const first = await left();
  const end = first.now + first.shown;
  for (const dead of [20_000, 10_000, 300_000]) {
    await life.table.page.close();
    await context.clock.fastForward(dead);
    await life.open(await context.newPage());
    const { shown, now } = await left();
    expect(now - first.now, 'time has passed').toBeGreaterThanOrEqual(dead / 1000 - 1);
    expect(Math.abs(shown - Math.max(0, end - now))).toBeLessThanOrEqual(1.5);
  }
  await expect(life.table.scene('talk')).toContainText(en.timer.over);
});

test('CASE-108 what was dealt in the app is what is saved', async ({ page, server }) => {
  // The planted records of these tests would prove little if the app saved anything else.
  await atTheTable(page);
  await page.goto(server.url);
  const table = new Table(page);
  await table.tap(page.locator('.folder').first());
  await table.press(en.players.quick);
  await table.press(en.players.next);
  await table.press(spy.setup.deal);
  await table.at('handoff');
  const saved = (await readSaved(page)) as Record<string, unknown>;
  const planted = recordOf(matchAt('dealing'));
  expect(Object.keys(saved).sort()).toEqual(Object.keys(planted).sort());
  expect(Object.keys(saved.match as object).sort()).toEqual(Object.keys(planted.match as object).sort());
  expect(Object.keys(saved.summary as object).sort()).toEqual(Object.keys(planted.summary as object).sort());
  await plantSaved(page, saved);
  await page.reload();
  expect(await table.addressed()).toBe(en.players.ready[0]);
});
