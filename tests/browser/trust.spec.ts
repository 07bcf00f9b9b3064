// Trust No One in a real browser: whole matches to each ending, the same hands for every side, a page that dies at every step.

import type { Page } from '@playwright/test';
import type { Side } from '../../src/games/trust-no-one/scenes';
import { SIZES } from '../../src/games/trust-no-one/setup';
import { leaks } from './leaks';
import { weigh } from './picture';
import { recordOf } from './saves';
import { Walker } from './screens';
import { expect, hold, plantSaved, readSaved, type Server, test } from './test';
import { atTheTable } from './touch';
import {
  PEOPLE,
  type TrustMatch,
  TrustTouch,
  trust,
  trustAfter,
  trustCarriedOut,
  trustDealt,
  trustProposed,
  trustSeen,
  trustVoted,
} from './trust';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => atTheTable(page));

/** Rows of the truth: everybody's side and points. */
async function told(page: Page): Promise<Record<string, string>> {
  const rows = page.locator('[data-scene="truth"] table.truth tbody tr');
  await rows.first().waitFor();
  return Object.fromEntries(
    await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('bdi')?.textContent ?? '',
        `${row.querySelector('td')?.textContent}${row.querySelector('.points')?.textContent ?? ''}`,
      ]),
    ),
  );
}

const expected = (table: TrustTouch, points: Record<Side, string>): Record<string, string> =>
  Object.fromEntries([...table.sides].map(([name, side]) => [name, `${side}${points[side]}`]));

/** Each day every ending once, with another number of people; `npm run test:thorough` has all nine. */
const thorough = process.env.SOTTO_THOROUGH !== undefined;
const daily = (players: number, ending: 'completed' | 'broken' | 'rejected'): boolean =>
  thorough || { completed: 5, broken: 7, rejected: 10 }[ending] === players;

for (const players of [5, 7, 10]) {
  const names = PEOPLE.slice(0, players);
  const sizes = SIZES[players] as readonly number[];

  if (daily(players, 'completed'))
    test(`TNO-11 TNO-14 TNO-16 ${players} people, a whole match by touch: three operations hold`, async ({ app }) => {
      const table = new TrustTouch(app);
      await table.sitDown(names);
      expect(table.of('spy')).toHaveLength({ 5: 2, 7: 3, 10: 4 }[players] ?? 0);
      for (let number = 0; number < 3; number++) {
        const size = sizes[number] as number;
        await table.propose([...table.of('spy'), ...table.of('scout')].slice(0, size));
        await table.everybodyVotes(number === 0 ? names.slice(0, 1) : []);
        await expect(table.scene('votes').locator('h1')).toHaveText(trust.votes.approved);
        await table.goOn('votes');
        await table.carryOut(size, []);
        await expect(table.scene('operation-result').locator('h1')).toHaveText(trust.result.completed);
        await table.goOn('operation-result');
      }
      await expect((await table.at('truth')).locator('h1')).toHaveText(trust.endings.scouts);
      expect(await told(app)).toEqual(expected(table, { scout: '+1', spy: '' }));
      await expect(app.locator('.team-history > li')).toHaveCount(3);
      await expect(app.locator('.history-broke')).toHaveText([0, 1, 2].map(() => trust.history.nobodyBroke));
    });

  if (daily(players, 'broken'))
    test(`TNO-10 TNO-11 TNO-14 ${players} people, a whole match by touch: three operations break`, async ({ app }) => {
      const table = new TrustTouch(app);
      await table.sitDown(names);
      const [saboteur] = table.of('spy') as [string];
      for (let number = 0; number < 3; number++) {
        const size = sizes[number] as number;
        await table.propose([saboteur, ...table.of('scout')].slice(0, size));
        await table.everybodyVotes([]);
        await table.goOn('votes');
        await table.carryOut(size, [saboteur]);
        const result = table.scene('operation-result');
        await expect(result.locator('h1')).toHaveText(trust.result.broken);
        await expect(result.locator('.mission-outcome')).toContainText(trust.result.sabotages(1));
        await table.goOn('operation-result');
      }
      await expect((await table.at('truth')).locator('h1')).toHaveText(trust.endings.spies);
      expect(await told(app)).toEqual(expected(table, { scout: '', spy: '+2' }));
      await expect(app.locator('.history-broke')).toHaveText([0, 1, 2].map(() => `${trust.history.broke} ${saboteur}`));
    });

  if (daily(players, 'rejected'))
    test(`TNO-05 TNO-07 TNO-08 ${players} people, a whole match by touch: five teams in a row are refused`, async ({
      app,
    }) => {
      const table = new TrustTouch(app);
      await table.sitDown(names);
      const leaders: string[] = [];
      for (let refused = 0; refused < 5; refused++) {
        leaders.push(await table.leader());
        await expect(table.scene('team').locator('.rejections .on')).toHaveCount(refused);
        await table.propose(names.slice(0, sizes[0]));
        await table.everybodyVotes(names.slice(0, Math.ceil(players / 2))); // a tie, where there can be one, refuses too
        await expect(table.scene('votes').locator('h1')).toHaveText(trust.votes.rejected);
        await table.goOn('votes');
      }
      const first = names.indexOf(leaders[0] as (typeof names)[number]);
      expect(leaders).toEqual(leaders.map((_, at) => names[(first + at) % players]));
      await expect((await table.at('truth')).locator('.masthead')).toContainText(trust.endingLines.rejections);
      expect(await told(app)).toEqual(expected(table, { scout: '', spy: '+2' }));
    });
}

async function plant(page: Page, match: TrustMatch): Promise<TrustTouch> {
  await plantSaved(page, recordOf(match, await page.evaluate(() => Date.now())));
  await page.reload();
  const table = new TrustTouch(page);
  table.names = match.players.map(({ name }) => name);
  return table;
}

const FIVE = PEOPLE.slice(0, 5);
const deal = (): TrustMatch => trustDealt(FIVE, { spies: [1, 3], leader: 0 });

test('TNO-02 a spy’s card names the other spies and nobody else; a scout’s names nobody', async ({ app }) => {
  const ten = trustDealt(PEOPLE, { spies: [0, 2, 5, 9], leader: 4 });
  const table = await plant(app, ten);
  for (const name of PEOPLE) {
    const rows = await table.seeSide(name);
    const mates = ['Anya', 'Kostya', 'Max', 'Gleb'].filter((other) => other !== name);
    expect(rows, name).toEqual(table.sides.get(name) === 'spy' ? mates : trust.card.fixed);
  }
  expect(table.of('spy')).toEqual(['Anya', 'Kostya', 'Max', 'Gleb']);
});

test('TNO-04 ALL-07 the team can be changed until the first ballot opens; fewer or more cannot be proposed', async ({
  app,
}) => {
  const table = await plant(app, trustSeen(deal()));
  const seat = (name: string) => table.scene('team').locator('.team-seat').filter({ hasText: name });
  const button = table.scene('team').locator('.button.primary');
  await expect(button).toHaveText(trust.team.missing(2));
  for (const name of ['Anya', 'Liza', 'Vera']) await table.tap(seat(name));
  await expect(button).toHaveText(trust.team.over(1));
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await table.tap(seat('Liza'));
  await table.goOn('team');
  await expect((await table.at('proposal')).locator('.proposed-team .name')).toHaveText(['Anya', 'Vera']);
  await table.press(trust.proposal.change);
  await table.tap(seat('Vera'));
  await table.tap(seat('Dima'));
  await table.goOn('team');
  await expect((await table.at('proposal')).locator('.proposed-team .name')).toHaveText(['Anya', 'Dima']);
});

test('TNO-06 TNO-13 votes stand by name, or as totals alone; the history tells every team', async ({ app }) => {
  const voted = trustVoted(trustProposed(trustSeen(deal()), [0, 1]), [2, 3]);
  let table = await plant(app, voted);
  await expect((await table.at('votes')).locator('.team-votes dd')).toHaveText(['Anya, Liza, Vera', 'Kostya, Dima']);
  await table.tap(app.locator('.mission-track'));
  await expect(table.sheet('seats').locator('.history-team')).toHaveText('Anya leads: Anya, Liza');

  const secret = trustDealt(FIVE, { spies: [1, 3], leader: 0, setup: { votesSecret: true } });
  table = await plant(app, trustVoted(trustProposed(trustSeen(secret), [0, 1]), [2, 3]));
  await expect((await table.at('votes')).locator('.team-votes dt')).toHaveText(['For 3', 'Against 2']);
  await expect(app.locator('.team-votes dd')).toHaveCount(0);
  await table.tap(app.locator('.mission-track'));
  await expect(table.sheet('seats').locator('.team-votes dd')).toHaveCount(0);
});

test('TNO-12 ALL-02 what is sealed shows nowhere before the last one: who has answered, not what', async ({ app }) => {
  const open = trustAfter(trustProposed(trustSeen(deal()), [0, 1]), { type: 'start-vote' });
  const pictures: string[] = [];
  for (const against of [[], [0, 1]]) {
    const table = await plant(app, trustVoted(open, against, 3));
    await expect((await table.at('handoff')).locator('.answered')).toHaveText('Sealed by: Anya, Liza');
    pictures.push(await app.locator('.screen').innerHTML());
  }
  expect(pictures[0]).toBe(pictures[1]);
  const going = trustAfter(trustVoted(trustProposed(trustSeen(deal()), [1, 0]), []), { type: 'go-on' });
  const decided: string[] = [];
  for (const saboteurs of [[], [1]]) {
    const table = await plant(app, trustCarriedOut(going, saboteurs, 1));
    await table.at('handoff');
    decided.push(await app.locator('.screen').innerHTML());
  }
  expect(decided[0]).toBe(decided[1]);
});

test('ALL-04 CASE-032 CASE-040 a side stands nowhere but on its open card: not on the page, in the tree, or in storage', async ({
  app,
}) => {
  const { names, lines, fixed } = trust.card;
  const secrets = [...Object.values(lines), ...fixed, `>${names.spy}<`, `>${names.scout}<`];
  const table = await plant(app, deal());
  for (const name of FIVE.slice(0, 2)) {
    expect(await leaks(app, secrets), 'handoff').toEqual([]);
    await table.claim(name);
    expect(await leaks(app, secrets), 'closed').toEqual([]);
    await table.pass(800);
    const finger = await hold(app, table.scene('card').locator('[data-hold]'));
    await expect(app.locator('.face')).toBeVisible();
    const open = await leaks(app, secrets);
    expect(open, 'open').toContain(`document: ${name === 'Liza' ? lines.spy : lines.scout}`);
    expect(open.join(), 'the other side is not there').not.toContain(name === 'Liza' ? lines.scout : lines.spy);
    await table.pass(2600);
    await finger.release();
    expect(await leaks(app, secrets), 'closed again').toEqual([]);
    await table.goOn('card');
  }
  // A decision names no side, and what was chosen is gone with the paper.
  const going = trustAfter(trustVoted(trustProposed(trustSeen(deal()), [0, 1]), []), { type: 'go-on' });
  await plant(app, trustCarriedOut(going, [1], 1));
  await table.claim('Liza');
  expect(await leaks(app, [...Object.values(lines), ...fixed])).toEqual([]);
  await table.choose('decision', trust.decision.options.sabotage[0] as string);
  await table.at('to-table');
  expect(
    await leaks(app, [...secrets, ...Object.values(trust.decision.options).map(([, line]) => line as string)]),
  ).toEqual([]);
});

// ── the same hands ─────────────────────────────────────────────────────────────────────────────────────────────────

interface Paper {
  boxes: string;
  lines: string;
  grey: number;
  controls: number;
}

/** The screen as it stands: every box but those of letters, lines of every text, light, and what can be touched. */
async function paper(page: Page): Promise<Paper> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [boxes, lines, controls] = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.private, .private *')].filter(
      (element) => !element.closest('.name, .choice > span, bdi') || element.matches('.choice'),
    );
    const box = (element: Element): string => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.className, x, y, width, height].map(String).join(' ');
    };
    const texts = [...document.querySelectorAll('.question, .choice > span > span, .why, .panel > .button')];
    return [
      all.map(box).join('\n'),
      texts
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        })
        .join(),
      document.querySelectorAll('button:not([disabled])').length,
    ] as const;
  });
  const { grey } = weigh(await page.screenshot({ animations: 'disabled' }));
  return { boxes, lines, controls, grey };
}

const SIZES_TOO = [
  [390, 844],
  [1280, 800],
] as const;
for (const [width, height] of [[360, 640] as const, ...(thorough ? SIZES_TOO : [])]) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height }, isMobile: width < 900 });

    test(`ALL-03 trust-no-one a scout’s and a spy’s decision are the same paper, in every language: ${width}x${height}`, async ({
      page,
      server,
    }) => {
      await Walker.open(page, server.url);
      for (const language of ['en', 'ru', 'nb'] as const) {
        const walker = new Walker(page, page.url(), { language });
        const papers: Record<string, Paper[]> = { scout: [], spy: [] };
        for (const side of ['scout', 'spy'] as const) {
          // The same person at the same place of the pass, once as a scout and once as a spy.
          const dealt = trustDealt(FIVE, { spies: side === 'spy' ? [0, 3] : [2, 3], leader: 0 });
          await walker.plant(trustAfter(trustVoted(trustProposed(trustSeen(dealt), [0, 1]), []), { type: 'go-on' }));
          await walker.claim();
          papers[side]?.push(await paper(page));
          for (const at of [0, 1]) {
            await walker.tap(page.locator('.choice').nth(at));
            // Rested, and the seal armed: its bar would count as light.
            await expect
              .poll(async () => {
                await walker.pass(1000);
                return walker.primary().getAttribute('class');
              })
              .not.toMatch(/arming|blocked/);
            papers[side]?.push(await paper(page));
          }
        }
        for (const [at, scout] of (papers.scout ?? []).entries()) {
          const other = papers.spy?.[at] as Paper;
          const which = `${language}, ${['open', 'first chosen', 'second chosen'][at]}`;
          expect(other.boxes, which).toBe(scout.boxes);
          expect(other.lines, which).toBe(scout.lines);
          expect(other.controls, which).toBe(scout.controls);
          expect(Math.abs(other.grey - scout.grey), which).toBeLessThan(0.5);
        }
      }
    });

    test(`ALL-03 TNO-02 an open card gives the same light to scout and spy, whoever is named on it: ${width}x${height}`, async ({
      page,
      server,
    }) => {
      await Walker.open(page, server.url);
      const names = ['Anna', 'Wilhelmina Westermann-W', 'Io', 'Константин', 'Dan', 'Ella', 'Max', 'Zoe', 'Li', 'Gus'];
      for (const language of ['en', 'ru', 'nb'] as const) {
        const walker = new Walker(page, page.url(), { language });
        const greys: number[] = [];
        const lines = new Set<string>();
        for (const spies of [
          [4, 5, 6, 7],
          [0, 1, 3, 5],
          [0, 2, 8, 9],
        ]) {
          await walker.plant(trustDealt(names, { spies, leader: 0 }));
          await walker.claim();
          const finger = await walker.hold();
          await walker.pass(100);
          greys.push(weigh(await page.screenshot({ animations: 'disabled' })).grey);
          lines.add(
            await page
              .locator('.face')
              .evaluate((face) =>
                [...face.querySelectorAll('.face-line, .face-rows')].map((each) => each.clientHeight).join(),
              ),
          );
          await finger.release();
        }
        expect(Math.max(...greys) - Math.min(...greys), `${language} ${greys}`).toBeLessThan(0.5);
        expect(lines.size, `${language} ${[...lines]}`).toBe(1);
      }
    });
  });
}

// ── nothing is lost ────────────────────────────────────────────────────────────────────────────────────────────────

test('ALL-06 CASE-086 trust-no-one the page dies at every step of an operation: the right handoff, no ballot lost or twice', async ({
  context,
  page,
  server,
}) => {
  await atTheTable(context);
  await page.goto(server.url);
  const match = trustSeen(deal());
  await plantSaved(page, recordOf(match, await page.evaluate(() => Date.now())));
  await page.reload();
  let table = new TrustTouch(page);
  let kills = 0;
  const revive = async (server: Server, kind: string): Promise<void> => {
    await table.page.close();
    const fresh = await context.newPage();
    await fresh.goto(server.url);
    table = new TrustTouch(fresh);
    table.names = FIVE;
    await table.at(kind);
    await expect(fresh.locator('[data-audience="seat"]')).toHaveCount(0);
    kills++;
  };
  await revive(server, 'team');
  for (const name of ['Anya', 'Liza']) {
    await table.tap(table.scene('team').locator('.team-seat').filter({ hasText: name }));
    await expect(table.scene('team').locator('.team-seat[aria-pressed="true"]').last()).toContainText(name);
    await revive(server, 'team');
    await expect(table.scene('team').locator('.team-seat').filter({ hasText: name })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await table.goOn('team');
  await revive(server, 'proposal');
  await table.goOn('proposal');
  for (const [done, name] of FIVE.entries()) {
    await revive(server, 'handoff');
    expect(await table.addressed()).toBe(name);
    await expect(table.scene('handoff')).toContainText(trust.handoff.sealed(done, 5));
    await table.claim(name);
    await table.tap(table.scene('vote').getByRole('radio').first());
    await revive(server, 'handoff'); // chosen, not sealed
    await table.claim(name);
    await expect(table.scene('vote').getByRole('radio', { checked: true })).toHaveCount(0);
    const { approve, reject } = trust.ballot.options;
    await table.choose('vote', name === 'Vera' ? reject : approve);
    await table.at(done < 4 ? 'handoff' : 'to-table');
  }
  await revive(server, 'votes');
  await expect(table.scene('votes').locator('.team-votes dd')).toHaveText(['Anya, Liza, Kostya, Dima', 'Vera']);
  await table.goOn('votes');
  for (const [done, name] of ['Anya', 'Liza'].entries()) {
    await revive(server, 'handoff');
    expect(await table.addressed()).toBe(name);
    await table.claim(name);
    await table.tap(table.scene('decision').getByRole('radio').first());
    await revive(server, 'handoff');
    await table.claim(name);
    await expect(table.scene('decision').getByRole('radio', { checked: true })).toHaveCount(0);
    const options = trust.decision.options;
    await table.choose('decision', (name === 'Liza' ? options.sabotage[0] : options.quickly[1]) as string);
    await table.at(done < 1 ? 'handoff' : 'to-table');
  }
  await revive(server, 'operation-result');
  await expect(table.scene('operation-result')).toContainText(trust.result.sabotages(1));
  await table.goOn('operation-result');
  await revive(server, 'team');
  expect(await table.leader()).toBe('Liza');
  const saved = (await readSaved(table.page)) as { match: { moves: { type: string }[] } };
  const count = (type: string): number => saved.match.moves.filter((move) => move.type === type).length;
  expect([count('vote'), count('decide')]).toEqual([5, 2]);
  expect(kills).toBeGreaterThan(18);
});

test('TNO-17 somebody leaves: said before, then the truth with no winner', async ({ app }) => {
  const table = await plant(app, trustSeen(deal()));
  await table.pause();
  await table.press('Somebody left the table');
  await table.tap(app.locator('.seat-buttons .button').nth(2));
  await expect(app.locator('dialog')).toContainText(trust.leaving['ends-match']);
  await table.tap(app.locator('dialog .button.danger, dialog .button.second').last());
  await expect((await table.at('truth')).locator('h1')).toHaveText(trust.endings.left);
  expect(Object.values(await told(app)).join()).not.toContain('+');
});

for (const [folder, game, other] of [
  [1, 'trust-no-one', 'who-is-the-spy'],
  [0, 'who-is-the-spy', 'trust-no-one'],
] as const) {
  test(`opening ${game} loads nothing of ${other}`, async ({ app, server }) => {
    const asked = new Set<string>();
    app.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const modules = (await (await fetch(`${server.url}.vite/modules.json`)).json()) as Record<string, string[]>;
    const of = (folderName: string): string[] =>
      Object.keys(modules).filter((file) =>
        modules[file]?.some((module) => module.startsWith(`src/games/${folderName}/`)),
      );
    const table = new TrustTouch(app);
    await app.goto(server.url);
    await table.tap(app.locator('.folder').nth(folder));
    for (let guest = 0; guest < 6; guest++) {
      await app.locator('.add-row input').fill(`Guest ${guest}`);
      await app.locator('.add-row input').press('Enter');
    }
    await table.press('Next: roles');
    await table.at('setup');
    const own = [...asked].filter((path) => of(game).some((file) => path.endsWith(file)));
    const wrong = [...asked].filter((path) => of(other).some((file) => path.endsWith(file)));
    expect(own.length, `${game} is loaded`).toBeGreaterThan(0);
    expect(wrong, `nothing of ${other}`).toEqual([]);
  });
}
