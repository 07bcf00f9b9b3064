// design §5.8: no ghost taps. Of two screens that can follow one another, the confirms never lie over each other.

import type { Page } from '@playwright/test';
import { allSaid, cardsSeen, after as played, sealed, voteOpen } from './deals';
import { still } from './measure';
import { against, voteOut, Walker } from './screens';
import { type Box, expect, test } from './test';
import { trustAfter, trustCarriedOut, trustDealt, trustOperation, trustProposed, trustSeen, trustVoted } from './trust';

interface Stop {
  name: string;
  confirm: Box;
}

/** The main button of what is on the screen, and every other that goes on from it. */
async function confirmsOf(page: Page): Promise<Box[]> {
  await still(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('.screen .button.primary, .slots .button')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A walk that keeps every confirm it meets, and compares those of neighbours. */
class Chain {
  private last: Stop | undefined;
  readonly wrong: string[] = [];
  readonly names: string[] = [];

  constructor(readonly walker: Walker) {}

  /** Starts anew: what comes next follows nothing. */
  begin(): void {
    this.last = undefined;
  }

  async stop(kind: string, name = kind): Promise<void> {
    await this.walker.at(kind);
    await this.walker.primary().waitFor();
    const confirms = await confirmsOf(this.walker.page);
    expect(confirms.length, `${name} has a confirm`).toBeGreaterThan(0);
    const before = this.last;
    for (const confirm of confirms) {
      if (before && overlap(before.confirm, confirm))
        this.wrong.push(`${before.name} → ${name}: ${JSON.stringify(before.confirm)} ${JSON.stringify(confirm)}`);
    }
    this.names.push(name);
    const [x, y, width, height] = await this.walker.primary().evaluate((button) => {
      const box = button.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height] as const;
    });
    this.last = { name, confirm: { x, y, width, height } };
  }
}

async function lookAndPass(walker: Walker): Promise<void> {
  const finger = await walker.hold();
  await walker.pass(2600);
  await finger.release();
  await walker.goOn();
}

/** The widest language each day; `npm run test:thorough` walks them all. */
const LANGUAGES = process.env.SOTTO_THOROUGH === undefined ? (['ru'] as const) : (['en', 'ru', 'nb'] as const);

for (const size of ['360x640', '390x844', '1280x800']) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  test.describe(size, () => {
    test.use({ viewport: { width, height }, isMobile: width < 900 });

    for (const language of size === '390x844' && LANGUAGES.length === 1 ? [] : LANGUAGES) {
      test(`design §5.8 no two confirms of Trust No One share a place: ${size} ${language}`, async ({
        page,
        server,
      }) => {
        const walker = await Walker.open(page, server.url, { language });
        const chain = new Chain(walker);
        const deal = trustDealt(walker.crowd.slice(0, 5), { spies: [1, 3], leader: 0, setup: { talkSeconds: 60 } });
        await walker.plant(trustAfter(deal, ...[0, 1, 2, 3].map((seat) => ({ type: 'seen', seat }) as const)));
        await walker.claim();
        await chain.stop('card', 'the last card');
        await lookAndPass(walker);
        await chain.stop('to-table');
        await walker.goOn();
        await walker.at('team');
        for (const at of [0, 1]) await walker.tap(page.locator('.team-seat').nth(at));
        await chain.stop('team');
        await walker.goOn();
        await chain.stop('proposal');
        await walker.goOn();
        await chain.stop('handoff', 'the handoff of the vote');
        await walker.claim();
        await chain.stop('vote');
        await walker.seal();
        await chain.stop('handoff', 'the next handoff of the vote');

        const proposed = trustProposed(trustSeen(deal), [0, 1]);
        for (const against of [[], [0, 1, 2]]) {
          await walker.plant(trustVoted(proposed, against, 1));
          chain.begin();
          await walker.claim();
          await walker.tap(page.locator('.choice').first());
          await walker.pass(2600);
          await chain.stop('vote', 'the last vote');
          await walker.goOn();
          await chain.stop('to-table', 'to the table, to the votes');
          await walker.goOn();
          await chain.stop('votes');
          await walker.goOn();
          await walker.primary().waitFor();
          await chain.stop(against.length > 0 ? 'team' : 'handoff', 'after the votes');
        }
        await walker.plant(trustCarriedOut(trustVoted(proposed, []), [1], 1));
        chain.begin();
        await walker.claim();
        await walker.tap(page.locator('.choice').first());
        await walker.pass(2600);
        await chain.stop('decision');
        await walker.goOn();
        await chain.stop('to-table', 'to the table, to the result');
        await walker.goOn();
        await chain.stop('operation-result');
        await walker.goOn();
        await chain.stop('team', 'the next team');
        const two = [0, 1].reduce(
          (now) => trustOperation(now, now.state.history.length === 0 ? [0, 1] : [0, 1, 2], [1]),
          trustSeen(deal),
        );
        await walker.plant(trustCarriedOut(trustVoted(trustProposed(two, [0, 1]), []), [1]));
        chain.begin();
        await chain.stop('operation-result', 'the last result');
        await walker.goOn();
        await chain.stop('truth');
        expect(chain.wrong).toEqual([]);
        expect(chain.names.length).toBeGreaterThan(15);
      });
    }
    for (const language of LANGUAGES) {
      test(`design §5.8 no two confirms in a row share a place: ${size} ${language}`, async ({ page, server }) => {
        const walker = await Walker.open(page, server.url, { language });
        const chain = new Chain(walker);

        await walker.plant(undefined, { players: walker.names });
        await walker.tap('.folder.ink-0');
        await chain.stop('players');
        await walker.goOn();
        await chain.stop('setup');
        await walker.goOn();
        await chain.stop('handoff', 'the first handoff');
        await walker.claim();
        await chain.stop('card');
        await lookAndPass(walker);
        await chain.stop('handoff', 'the second handoff');

        const deal = walker.six({ clueSeconds: 20 });
        const last = played(deal, ...deal.players.slice(1).map((_, seat) => ({ type: 'seen', seat }) as const));
        await walker.plant(last);
        chain.begin();
        await walker.claim();
        await chain.stop('card', 'the last card');
        await lookAndPass(walker);
        await chain.stop('to-table');
        await walker.goOn();
        await chain.stop('clue');

        let lastClue = cardsSeen(walker.six());
        for (let said = 0; said < 5; said++) lastClue = played(lastClue, { type: 'said' });
        await walker.plant(lastClue);
        chain.begin();
        await chain.stop('clue', 'the last clue');
        await walker.goOn();
        await chain.stop('talk');
        await walker.goOn();
        await chain.stop('handoff', 'the handoff of the vote');
        await walker.claim();
        await chain.stop('ballot');
        await walker.seal();
        await chain.stop('handoff', 'the next handoff of the vote');

        const open = voteOpen(walker.six());
        await walker.plant(sealed(open, against(open, 4), 1));
        chain.begin();
        await walker.claim();
        await walker.tap(page.locator('.choice').nth(1));
        await walker.pass(2600);
        await chain.stop('ballot', 'the last ballot');
        await walker.goOn();
        await chain.stop('to-table', 'to the table, to count');
        await walker.goOn();
        await chain.stop('count');
        for (let laid = 0; laid < 6; laid++) await walker.goOn();
        chain.begin();
        await chain.stop('count', 'the whole count');
        await walker.goOn();
        await chain.stop('turned', 'a blank turned');
        await walker.goOn();
        await page.locator('input').fill('tea');
        await page.locator('input').blur();
        await chain.stop('guess');
        await walker.goOn();
        await chain.stop('verdict');
        await walker.goOn();
        await chain.stop('clue', 'the next round');

        await walker.plant(voteOut(walker.six({ blanks: 1 }), 0));
        chain.begin();
        await chain.stop('turned', 'a civilian turned');
        await walker.goOn();
        await chain.stop('clue', 'the next round’s clues');

        const tie = sealed(voteOpen(walker.six()), [1, 0, 0, 0, 1, 1]);
        await walker.plant(played(allSaid(played(tie, { type: 'go-on' }))));
        chain.begin();
        await chain.stop('handoff', 'the handoff of the second vote');
        await walker.claim();
        await chain.stop('ballot', 'the second ballot');

        const wordless = voteOut(
          played(voteOut(walker.six(), 4), { type: 'go-on' }, { type: 'pass' }, { type: 'go-on' }),
          1,
        );
        await walker.plant(wordless);
        chain.begin();
        await chain.stop('turned', 'the last stranger turned');
        await walker.goOn();
        await chain.stop('truth');
        await walker.goOn();
        await chain.stop('handoff', 'played again');

        await walker.plant(cardsSeen(walker.six()));
        await walker.pause();
        await walker.tap(walker.item(0));
        await walker.tap(page.locator('.seat-buttons .button').nth(2));
        chain.begin();
        await chain.stop('handoff', 'a second look');
        await walker.claim();
        await chain.stop('card', 'looked at again');
        await lookAndPass(walker);
        await chain.stop('to-table', 'back from a look');
        await walker.goOn();
        await chain.stop('clue', 'back at the table');

        expect(chain.wrong).toEqual([]);
        expect(chain.names.length).toBeGreaterThan(25);
      });
    }
  });
}
