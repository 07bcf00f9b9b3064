// SMERSH in a real browser: whole matches with abilities to each ending, every ability by touch, the same hands for every side.

import type { Page } from '@playwright/test';
import type { Ability, Side } from '../../src/games/smersh/scenes';
import { SIZES } from '../../src/games/smersh/setup';
import { leaks } from './leaks';
import { weigh } from './picture';
import { recordOf } from './saves';
import { Walker } from './screens';
import { type SmershMatch, SmershTouch, smershAfter, smershDealt, smershUntil, words } from './smersh';
import { expect, plantSaved, test } from './test';
import { atTheTable } from './touch';
import { PEOPLE } from './trust';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => atTheTable(page));

/** Each day every ending once, with another number of people; `npm run test:thorough` has them all. */
const daily = (players: number, ending: 'completed' | 'broken' | 'rejected'): boolean =>
  process.env.SOTTO_THOROUGH !== undefined || { completed: 6, broken: 7, rejected: 10 }[ending] === players;

/** Sides and points, as the truth tells them. */
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

function expected(table: SmershTouch, scouts: string, others: string): Record<string, string> {
  return Object.fromEntries(
    [...table.sides].map(([name, side]) => [name, side + (side === 'scout' ? scouts : others)]),
  );
}

for (const players of [6, 7, 10]) {
  const names = PEOPLE.slice(0, players);
  const sizes = SIZES[players] as readonly number[];

  if (daily(players, 'completed')) {
    test(`SMR-04 SMR-22 ${players} people, a whole match by touch with abilities: three missions succeed`, async ({
      app,
    }) => {
      const table = new SmershTouch(app);
      await table.sitDown(names);
      expect(table.of('spy', 'diversant')).toHaveLength({ 6: 2, 7: 3, 10: 4 }[players] ?? 0);
      for (let number = 0; number < 3; number++) {
        const size = sizes[number] as number;
        await table.toVote([...table.of('spy', 'diversant'), ...table.of('scout')].slice(0, size), number > 0);
        await table.everybodyVotes([]);
        await table.carryOut(size, []);
        await expect(table.scene('mission-result').locator('h1')).toHaveText(words.result.completed);
        await table.onwards('mission-result');
      }
      await expect((await table.at('truth')).locator('h1')).toHaveText(words.endings.scouts);
      expect(await told(app)).toEqual(expected(table, '+1', ''));
      for (const answer of table.answers)
        await expect(app.locator('.history-broke').getByText(answer).first()).toBeVisible();
    });
  }

  if (daily(players, 'broken')) {
    test(`SMR-04 SMR-05 SMR-22 ${players} people, a whole match by touch with abilities: three missions fail`, async ({
      app,
    }) => {
      const table = new SmershTouch(app);
      await table.sitDown(names);
      const [saboteur] = table.of('spy') as [string];
      for (let number = 0; number < 3; number++) {
        const size = sizes[number] as number;
        await table.toVote([saboteur, ...table.of('scout')].slice(0, size), number > 0);
        await table.everybodyVotes([]);
        await table.carryOut(size, [saboteur]);
        await expect(table.scene('mission-result').locator('h1')).toHaveText(words.result.broken);
        await table.onwards('mission-result');
      }
      await expect((await table.at('truth')).locator('h1')).toHaveText(words.endings.spies);
      expect(await told(app)).toEqual(expected(table, '', '+2'));
    });
  }

  if (daily(players, 'rejected')) {
    test(`SMR-09 SMR-10 ${players} people, a whole match by touch: squad after squad is refused`, async ({ app }) => {
      const table = new SmershTouch(app);
      await table.sitDown(names);
      const most = players === 6 ? 4 : 5;
      for (let refused = 0; refused < most; refused++) {
        await table.toVote(names.slice(0, sizes[0]), refused === 1);
        await table.everybodyVotes(names.slice(0, Math.ceil(players / 2)));
        await expect(table.scene('votes').locator('h1')).toHaveText(words.votes.rejected);
        await table.onwards('votes');
      }
      await expect((await table.at('truth')).locator('.masthead')).toContainText(words.endingLines.rejections);
      expect(await told(app)).toEqual(expected(table, '', '+2'));
    });
  }
}

async function plant(page: Page, match: SmershMatch): Promise<SmershTouch> {
  await plantSaved(page, recordOf(match, await page.evaluate(() => Date.now())));
  await page.reload();
  const table = new SmershTouch(page);
  table.names = match.players.map(({ name }) => name);
  return table;
}

const SEVEN = PEOPLE.slice(0, 7);

/** Seven people at the first window in which this ability is held by seat 0, dealt by real chance. */
function holding(ability: Ability, when: 'before-squad' | 'before-mission' | 'hand-outs'): SmershMatch {
  for (let leader = 0; leader < 7; leader++) {
    for (const spies of [
      [1, 2],
      [3, 4],
      [5, 6],
      [2, 5],
      [1, 6],
      [3, 5],
      [4, 6],
    ]) {
      const diversant = [1, 2, 3, 4, 5, 6].find((seat) => !spies.includes(seat)) as number;
      const dealt = smershDealt(SEVEN, {
        spies,
        diversant,
        leader,
        setup: { handOuts: [3, 2, 1, 1, 0], handOutsByHand: true },
      });
      const { deck } = dealt.state.deal;
      const first = when === 'hand-outs' ? deck.slice(0, 1) : deck.slice(0, 3);
      if (!first.includes(ability)) continue;
      let now = smershUntil(dealt, 'hand-out');
      while (now.state.phase === 'hand-out') {
        const { ability: next, receivers } = now.game.scene(now.state) as unknown as {
          ability: Ability;
          receivers: number[];
        };
        if (when === 'hand-outs' && now.state.held.includes(ability)) return now;
        const to = next === ability && receivers.includes(0) ? 0 : receivers.find((seat) => seat !== 0);
        if (to === undefined) break;
        now = smershAfter(now, { type: 'hand-out', seat: to });
      }
      if (now.state.held[0] !== ability && when !== 'hand-outs') continue;
      if (when === 'before-mission') now = smershUntil(now, 'votes');
      if (when === 'before-mission') now = smershAfter(now, { type: 'go-on' });
      if (now.state.phase === 'window' && now.state.when === when) return now;
    }
  }
  throw new Error(`nobody is dealt ${ability}`);
}

test('SMR-16 SMR-17 the Listener is used in public, and tells its user alone', async ({ app }) => {
  const match = holding('listener', 'before-squad');
  const table = await plant(app, match);
  const holder = app.locator('.window-holder').filter({ hasText: words.abilities.listener.name });
  await table.tap(holder);
  const use = table.scene('window').locator('.button.primary');
  await expect(use).toHaveText(words.window.missing(2));
  for (const name of ['Liza', 'Kostya']) await table.tap(table.ringSeat(name));
  await table.goOn('window');
  expect(await table.addressed()).toBe('Anya');
  const { sides } = match.state.deal;
  const team = (seat: number): boolean => sides[seat] === 'scout';
  const answer = team(1) === team(2) ? words.told['same-team'] : words.told['other-teams'];
  const lines = Object.values(words.told);
  expect(
    await leaks(
      app,
      lines.map((line) => `>${line}<`),
    ),
  ).toEqual([]);
  expect(await table.readAnswer()).toBe(answer);
  expect(
    await leaks(
      app,
      lines.map((line) => `>${line}<`),
    ),
    'after it was put away',
  ).toEqual([]);
  // Everybody sees that it was used, and on whom; nobody what it told.
  await table.tap(app.locator('.mission-track'));
  await table.tap(table.sheet('seats').getByRole('radio', { name: words.behind.abilities }));
  await expect(table.sheet('seats')).toContainText(words.log.used);
  await expect(table.sheet('seats')).not.toContainText(answer);
});

test('SMR-16 the Saboteur sends an approved squad home, and it counts as refused', async ({ app }) => {
  const table = await plant(app, holding('saboteur', 'before-mission'));
  await table.tap(app.locator('.window-holder').filter({ hasText: words.abilities.saboteur.name }));
  await table.goOn('window');
  await expect((await table.at('sabotaged')).locator('.rejections .on')).toHaveCount(1);
});

test('SMR-16 an ability that cannot be used says why, and the window goes on without it', async ({ app }) => {
  const table = await plant(app, holding('informant', 'before-squad'));
  await expect(table.scene('window').locator('.row').filter({ hasText: words.abilities.informant.name })).toContainText(
    words.barred['no-mission-yet'],
  );
});

test('SMR-01 the number stands beside the name on handoffs, papers, speeches and in the truth', async ({ app }) => {
  const dealt = smershDealt(SEVEN, { spies: [1, 2], diversant: 3, leader: 0 });
  const table = await plant(app, smershAfter(dealt, { type: 'go-on' }));
  await expect((await table.at('handoff')).locator('.address-name .seat-no')).toHaveText('1');
  await table.claim('Anya');
  await expect(app.locator('.only-name .seat-no')).toHaveText('1');
  await plant(app, smershUntil(dealt, 'speech'));
  await expect(app.locator('.speaker .seat-no')).toHaveText('2');
});

test('SMR-19 nine signs are drawn, and open from any table scene', async ({ app }) => {
  const table = await plant(app, smershUntil(smershDealt(SEVEN, { spies: [1, 2], diversant: 3, leader: 0 }), 'team'));
  await table.tap(app.locator('.mission-track'));
  await table.tap(table.sheet('seats').getByRole('radio', { name: words.behind.signs }));
  await expect(app.locator('.hand')).toHaveCount(9);
  const drawn = await app.locator('.hand').evaluateAll((all) => all.map((hand) => hand.innerHTML));
  expect(new Set(drawn).size).toBe(9);
});

// ── the same hands ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Boxes and light of a private screen. */
async function looks(page: Page): Promise<{ boxes: string; grey: number }> {
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.private, .private *')]
      .filter((element) => !element.closest('.name, bdi, .choice > span, .face'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.className, x, y, width, height].join(' ');
      })
      .join('\n'),
  );
  return { boxes, grey: weigh(await page.screenshot({ animations: 'disabled' })).grey };
}

for (const [width, height] of [[360, 640] as const, ...(process.env.SOTTO_THOROUGH ? [[1280, 800] as const] : [])]) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height }, isMobile: width < 900 });

    test(`ALL-03 smersh scout, spy and diversant have the same card and the same decision: ${width}x${height}`, async ({
      page,
      server,
    }) => {
      await Walker.open(page, server.url);
      for (const language of ['en', 'ru', 'nb'] as const) {
        const walker = new Walker(page, page.url(), { language });
        const cards: { boxes: string; grey: number }[] = [];
        const papers: { boxes: string; grey: number }[] = [];
        const as: Record<Side, { spies: number[]; diversant: number }> = {
          scout: { spies: [2, 3], diversant: 4 },
          spy: { spies: [0, 3], diversant: 4 },
          diversant: { spies: [2, 3], diversant: 0 },
        };
        for (const side of ['scout', 'spy', 'diversant'] as const) {
          const dealt = smershDealt(SEVEN, {
            ...as[side],
            leader: 0,
            setup: { handOuts: [0, 0, 0, 0, 0], handOutsByHand: true },
          });
          await walker.plant(smershAfter(dealt, { type: 'go-on' }));
          await walker.claim();
          const finger = await walker.hold();
          await walker.pass(100);
          cards.push(await looks(page));
          await finger.release();
          await walker.plant(smershUntil(dealt, 'mission'));
          await walker.claim();
          papers.push(await looks(page));
        }
        for (const all of [cards, papers]) {
          expect(new Set(all.map(({ boxes }) => boxes)).size, language).toBe(1);
          const greys = all.map(({ grey }) => grey);
          expect(Math.max(...greys) - Math.min(...greys), `${language} ${greys}`).toBeLessThan(0.5);
        }
      }
    });

    test(`ALL-03 SMR-17 an answer looks the same whatever it tells: ${width}x${height}`, async ({ page, server }) => {
      await Walker.open(page, server.url);
      for (const language of ['en', 'ru', 'nb'] as const) {
        const walker = new Walker(page, page.url(), { language });
        const seen: { boxes: string; grey: number }[] = [];
        const asked = holding('listener', 'before-squad');
        const { sides } = asked.state.deal;
        const scouts = sides.flatMap((side, seat) => (side === 'scout' && seat !== 0 ? [seat] : []));
        const others = sides.flatMap((side, seat) => (side === 'scout' ? [] : [seat]));
        for (const on of [
          [scouts[0], scouts[1]],
          [scouts[0], others[0]],
        ] as [number, number][]) {
          await walker.plant(smershAfter(asked, { type: 'use', seat: 0, on }));
          await walker.claim();
          const finger = await walker.hold();
          await walker.pass(100);
          seen.push(await looks(page));
          await finger.release();
        }
        expect(new Set(seen.map(({ boxes }) => boxes)).size, language).toBe(1);
        const greys = seen.map(({ grey }) => grey);
        expect(Math.max(...greys) - Math.min(...greys), `${language} ${greys}`).toBeLessThan(0.5);
      }
    });
  });
}
