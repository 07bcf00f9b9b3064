// A table of people at one phone: they hold, tap, seal and lay slips, by touch alone. The page's clock is driven, so that
// nobody waits for a button to arm; whoever uses this installs it first (`atTheTable`).

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { en as spy } from '../../src/games/who-is-the-spy/text/en';
import { en } from '../../src/text/en';
import { hold } from './test';

export { en, spy };

/** Puts the page's clock into the test's hand. Before the page is opened. */
export async function atTheTable(where: Page | BrowserContext, time?: number): Promise<void> {
  await where.clock.install(time === undefined ? {} : { time });
}

/** Longer than any button takes to arm, ms. */
const ARMED = 800;
/** A few frames, for what a tap brings. */
const SEEN = 50;
/** Longer than a card or a choice must rest (ALL-03). */
const RESTED = 2600;

export class Table {
  constructor(readonly page: Page) {}

  /** The screen of this kind, and nothing else. */
  scene(kind: string): Locator {
    return this.page.locator(`[data-scene="${kind}"]`);
  }

  sheet(kind: string): Locator {
    return this.page.locator(`dialog[data-sheet="${kind}"]`);
  }

  async at(kind: string): Promise<Locator> {
    const scene = this.scene(kind);
    await expect(scene).toBeVisible();
    return scene;
  }

  /** Lets so many milliseconds of the page's time pass. */
  async pass(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** Taps something once it has armed. */
  async tap(what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    await this.pass(ARMED);
    await what.tap();
    await this.pass(SEEN);
  }

  /** A button of the screen or of the sheet that lies over it, by its words. */
  button(name: string | RegExp, exact = typeof name === 'string'): Locator {
    return this.page.locator('dialog, .screen').last().getByRole('button', { name, exact });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.tap(this.button(name));
  }

  /** The main button of a screen: the one that goes on. */
  async goOn(kind: string): Promise<void> {
    await this.tap(this.scene(kind).locator('.button.primary'));
  }

  // ── the phone goes round ──────────────────────────────────────────────────────────────────────────────────────────

  /** Who must take the phone, as the handoff says it in its largest letters. */
  async addressed(): Promise<string> {
    return (await (await this.at('handoff')).locator('.address-name .name bdi').textContent()) ?? '';
  }

  /** The named person takes the phone. */
  async claim(name: string): Promise<void> {
    await expect((await this.at('handoff')).locator('.address-name .name bdi')).toHaveText(name);
    await this.goOn('handoff');
    await expect(this.page.locator('[data-audience="seat"]')).toBeVisible();
  }

  /** Holds the ring for 2.5 s, reads, lets go. What the card said; it is gone by the time this returns. */
  async look(): Promise<{ word: string; line: string }> {
    const card = await this.at('card');
    await this.pass(ARMED);
    const finger = await hold(this.page, card.locator('[data-hold]'));
    const word = (await card.locator('.face-word').textContent()) ?? '';
    const line = (await card.locator('.face-line').textContent()) ?? '';
    await this.pass(RESTED);
    await expect(card.locator('.face-word'), 'a card stays open while it is held').toHaveText(word);
    await finger.release();
    await expect(card.locator('.face')).toHaveCount(0);
    return { word, line };
  }

  /** The whole of a first look: claim, hold, read, pass on. */
  async seeCard(name: string): Promise<string> {
    await this.claim(name);
    const { word } = await this.look();
    await this.goOn('card');
    return word;
  }

  choice(name: string): Locator {
    return this.scene('ballot').getByRole('radio').filter({ hasText: name });
  }

  async vote(name: string, choice: string): Promise<void> {
    await this.claim(name);
    await this.tap(this.choice(choice));
    await this.pass(RESTED);
    await this.goOn('ballot');
  }

  /** After the last private scene: the phone to where everybody sees it. */
  async toTable(): Promise<void> {
    await this.goOn('to-table');
  }

  // ── at the table ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whose turn it is to speak: the largest name on the screen. */
  async speaker(): Promise<string> {
    return (await (await this.at('clue')).locator('.turn .name bdi').textContent()) ?? '';
  }

  /** The one whose turn it is has spoken. */
  async said(): Promise<void> {
    const line = (await this.at('clue')).locator('.masthead > p').first();
    const before = (await line.textContent()) ?? '';
    await this.press(spy.clue.said);
    await expect(line.and(this.page.getByText(before, { exact: true }))).toHaveCount(0);
  }

  /** Lays all slips, one by one. Who voted for whom, as the slips said, and the totals after each. */
  async layAll(): Promise<{ voter: string; choice: string; totals: Record<string, number> }[]> {
    const count = await this.at('count');
    const slips: { voter: string; choice: string; totals: Record<string, number> }[] = [];
    const next = count.getByRole('button', { name: new RegExp(`^(${spy.count.first}|${spy.count.next})$`) });
    while ((await next.count()) > 0) {
      await this.tap(next);
      const slip = count.locator('.slip');
      await expect(count.locator('.masthead')).toContainText(String(slips.length + 1));
      slips.push({
        voter: (await slip.locator('.slip-voter bdi').textContent()) ?? '',
        choice: (await slip.locator('.big-name bdi').textContent()) ?? '',
        totals: await this.totals(),
      });
    }
    return slips;
  }

  async totals(): Promise<Record<string, number>> {
    const rows = await this.scene('count')
      .locator('.count-row')
      .evaluateAll((all) =>
        all.map(
          (row) =>
            [
              row.querySelector('.count-name > .name bdi')?.textContent ?? '',
              Number(row.querySelector(':scope > b')?.textContent),
            ] as const,
        ),
      );
    return Object.fromEntries(rows);
  }

  /** What the clock on the table shows. */
  clock(): Locator {
    return this.page.locator('.countdown .digits');
  }

  // ── the pause sheet ───────────────────────────────────────────────────────────────────────────────────────────────

  async pause(): Promise<Locator> {
    await this.tap(this.page.locator('.screen').getByRole('button', { name: en.pause, exact: true }));
    const sheet = this.sheet('pause');
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Holds "end this game" for its 1.2 s: the truth. */
  async stop(): Promise<void> {
    const sheet = await this.pause();
    await this.pass(ARMED);
    const finger = await hold(this.page, sheet.getByRole('button', { name: en.paused.end }));
    await this.pass(1300);
    await finger.release();
    await this.at('truth');
  }
}

/** A whole match by touch: names typed, one spy, who is voted out in the first round. What everybody's card said. */
export async function wholeMatch(
  table: Table,
  names: readonly string[],
): Promise<{ words: Map<string, string>; theSpy: string; other: string }> {
  const { page } = table;
  await table.tap(page.locator('.folder').first());
  const field = page.getByLabel(en.players.add, { exact: true });
  for (const name of names) {
    await field.fill(name);
    await field.press('Enter');
  }
  await expect(page.locator('.player-row .name')).toHaveText([...names]);
  await table.press(en.players.next);
  const spies = await (await table.at('setup')).locator('.stepper output').first().textContent();
  for (let more = Number(spies); more > 1; more--) await table.press(spy.setup.fewerSpies);
  await table.press(spy.setup.deal);

  const words = new Map<string, string>();
  for (const name of names) words.set(name, await table.seeCard(name));
  await table.toTable();
  const all = [...words.values()];
  const odd = names.filter((name) => all.filter((word) => word === words.get(name)).length === 1);
  expect(odd, 'one of them has another word').toHaveLength(1);
  const [theSpy] = odd as [string];
  const other = names.find((name) => name !== theSpy) as string;
  for (const _ of names) await table.said();
  await table.press(spy.talk.vote);
  for (const _ of names) {
    const voter = await table.addressed();
    await table.vote(voter, voter === theSpy ? other : theSpy);
  }
  await table.toTable();
  expect(await table.layAll()).toHaveLength(names.length);
  await table.press(spy.count.turn);
  await expect(table.scene('turned').locator('.turned-role')).toHaveText(spy.roles.spy);
  await table.press(spy.turned.truth);
  await expect((await table.at('truth')).locator('h1')).toHaveText(spy.endings.civilians);
  return { words, theSpy, other };
}

/** A row of the truth table: the person's line, and their vote in each round. */
export async function truthOf(page: Page): Promise<Record<string, { line: string; votes: string[] }>> {
  const people = page.locator('[data-scene="truth"] table.truth tbody tr');
  await people.first().waitFor();
  const rows = await people.evaluateAll((all) =>
    all.map((row) => {
      const head = row.querySelector('th');
      const name = head?.querySelector('bdi')?.textContent ?? '';
      const line = [...(head?.querySelectorAll('small') ?? [])].map((small) => small.textContent).join('; ');
      const points = head?.querySelector('.points')?.textContent ?? '';
      const votes = [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
      return [name, { line: points ? `${line} ${points}` : line, votes }] as const;
    }),
  );
  return Object.fromEntries(rows);
}
