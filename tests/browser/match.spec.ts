// Whole matches and every turn that one can take, played by touch.

import { passFrom } from '../../src/core/ballot';
import type { Seat } from '../../src/core/game';
import { ru as ruSpy } from '../../src/games/who-is-the-spy/text/ru';
import { ANYA_SPY, after, allSaid, cardsSeen, dealt, openWith, sealed, speakers, voteOpen, waiting } from './deals';
import { NAMES, type SpyMatch } from './saves';
import { readKept } from './shelves';
import { expect, hold, readSaved, test } from './test';
import { atTheTable, en, spy, Table, truthOf, wholeMatch } from './touch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => atTheTable(page));

const FOUR = ['Anya', 'Liza', 'Kostya', 'Dima'];
const fourWithSpy = (): SpyMatch => dealt(['spy', 'civilian', 'civilian', 'civilian'], { names: FOUR });
const nameOf = (match: SpyMatch, seat: Seat): string => match.players[seat]?.name ?? '';
const [Anya, Liza, Kostya, Dima, Vera, Max] = [0, 1, 2, 3, 4, 5];

test('SPY-34 the worked example by touch', async ({ page, server }) => {
  test.slow();
  const deal = dealt(ANYA_SPY);
  await openWith(page, server, deal);
  const table = new Table(page);

  for (const name of NAMES) expect(await table.seeCard(name)).toBe(name === 'Anya' ? 'cappuccino' : 'latte');
  await table.toTable();

  const spoke: string[] = [];
  for (const _ of NAMES) {
    spoke.push(await table.speaker());
    await table.said();
  }
  expect(spoke).toEqual(speakers(deal).map((seat) => nameOf(deal, seat)));
  const talk = await table.at('talk');
  await expect(talk.locator('.digits')).toHaveText(/^(1:00|0:5\d)$/);
  await expect(talk).toContainText(spy.talk.tieRule); // SPY-22: before every first ballot
  await table.press(spy.talk.vote);

  // SPY-18: the pass begins with this round's first speaker, and goes in seating order.
  const votes = { Anya: 'Liza', Liza: 'Anya', Kostya: 'Anya', Dima: 'Anya', Vera: 'Liza', Max: 'Kostya' };
  const pass = passFrom(speakers(deal)[0] as Seat, [0, 1, 2, 3, 4, 5]).map((seat) => nameOf(deal, seat));
  for (const [done, voter] of pass.entries()) {
    await expect(await table.at('handoff')).toContainText(spy.handoff.voted(done, 6));
    await table.vote(voter, votes[voter as keyof typeof votes]);
  }
  await table.toTable();

  const slips = await table.layAll();
  expect(Object.fromEntries(slips.map((slip) => [slip.voter, slip.choice]))).toEqual(votes);
  const running: Record<string, number> = Object.fromEntries(NAMES.map((name) => [name, 0]));
  for (const { choice, totals } of slips) {
    running[choice] = (running[choice] ?? 0) + 1;
    expect(totals).toEqual(running);
  }
  expect(running).toEqual({ Anya: 3, Liza: 2, Kostya: 1, Dima: 0, Vera: 0, Max: 0 });
  await expect(table.scene('count').locator('.note')).toHaveText(`${spy.count.most} Anya`);
  await table.press(spy.count.turn);

  const turned = await table.at('turned');
  await expect(turned.locator('.turned-name')).toHaveText('Anya');
  await expect(turned.locator('.turned-role')).toHaveText(spy.roles.spy);
  await expect(turned.locator('.turned-word')).toContainText('cappuccino');
  await table.press(spy.turned.truth);

  const truth = await table.at('truth');
  await expect(truth.locator('h1')).toHaveText(spy.endings.civilians);
  await expect(truth.locator('.two-words dd')).toHaveText(['latte', 'cappuccino']);
  expect(await truthOf(page)).toEqual({
    Anya: { line: 'spy, cappuccino, out in 1', votes: ['Liza'] },
    Liza: { line: 'civilian, latte +1', votes: ['Anya'] },
    Kostya: { line: 'civilian, latte +1', votes: ['Anya'] },
    Dima: { line: 'civilian, latte +1', votes: ['Anya'] },
    Vera: { line: 'civilian, latte +1', votes: ['Liza'] },
    Max: { line: 'civilian, latte +1', votes: ['Kostya'] },
  });
});

test('SPY-03 from "Quick start for six" exactly two taps to the first handoff', async ({ app }) => {
  const table = new Table(app);
  await table.tap(app.locator('.folder').first());
  await table.press(en.players.quick);
  await expect(app.locator('.player-row')).toHaveCount(6);
  await expect(table.button(en.players.quick)).toHaveCount(0);
  await app.evaluate(() => {
    addEventListener('pointerdown', () => document.body.append(document.createComment('tap')), true);
  });
  await table.press(en.players.next);
  await table.press(spy.setup.deal);
  expect(await table.addressed()).toBe(en.players.ready[0]);
  const taps = await app.evaluate(() => [...document.body.childNodes].filter((node) => node.nodeType === 8).length);
  expect(taps).toBe(2);
});

test('SPY-03 the quick start keeps who is there, and fills up to six', async ({ app }) => {
  const table = new Table(app);
  await table.tap(app.locator('.folder').first());
  for (const name of ['Olga', 'Ben']) {
    await app.getByLabel(en.players.add, { exact: true }).fill(name);
    await table.press(en.players.addButton);
  }
  await table.press(en.players.quick);
  await expect(app.locator('.player-row .name')).toHaveText(['Olga', 'Ben', 'Anna', 'Clara', 'Dan', 'Ella']);
});

// ── ties ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

test('SPY-22 SPY-23 a tie: one clue more each, the others vote again among the tied, a second tie and nobody goes', async ({
  page,
  server,
}) => {
  test.slow();
  // Anya and Liza three each.
  const votes = [Liza, Anya, Anya, Anya, Liza, Liza];
  const match = sealed(voteOpen(dealt(ANYA_SPY)), votes, 1);
  await openWith(page, server, match);
  const table = new Table(page);
  const last = waiting(match)[0] as Seat;
  await table.vote(nameOf(match, last), nameOf(match, votes[last] as Seat));
  await table.toTable();
  expect(await table.layAll()).toHaveLength(6);
  await expect(table.scene('count').locator('.note')).toHaveText(
    `${spy.count.tie} Anya, Liza. ${spy.count.tieVoters} Kostya, Dima, Vera, Max`,
  );
  await table.press(spy.count.tieNext);

  const tied = speakers(match).filter((seat) => seat === Anya || seat === Liza);
  for (const seat of tied) {
    expect(await table.speaker()).toBe(nameOf(match, seat));
    await expect(table.scene('clue').locator('h1')).toHaveText(spy.clue.tieTitle);
    await table.said();
  }
  // No second discussion: the phone goes round among the untied, from this round's order.
  const voters = passFrom(speakers(match)[0] as Seat, [Kostya, Dima, Vera, Max] as Seat[]);
  for (const [done, seat] of voters.entries()) {
    await expect(await table.at('handoff')).toContainText(spy.handoff.revote);
    await expect(table.scene('handoff')).toContainText(spy.handoff.voted(done, 4));
    await table.claim(nameOf(match, seat));
    await expect(table.scene('ballot').getByRole('radio')).toHaveCount(2);
    await table.tap(table.choice(done % 2 === 0 ? 'Anya' : 'Liza'));
    await table.pass(2600);
    await table.goOn('ballot');
  }
  await table.toTable();
  expect(await table.layAll()).toHaveLength(4);
  await expect(table.scene('count').locator('h1')).toHaveText(spy.count.secondTitle);
  await expect(table.scene('count').locator('.note')).toHaveText(spy.count.secondTie);
  await table.press(spy.count.nextRound);
  await expect(table.scene('clue').locator('.masthead')).toContainText(spy.clue.line(2, 1, 6));
});

test('SPY-24 SPY-25 everybody tied, twice in a row: a warning before the second vote, then a draw', async ({
  page,
  server,
}) => {
  test.slow();
  const round = [Liza, Kostya, Dima, Anya];
  const match = sealed(voteOpen(fourWithSpy()), round);
  await openWith(page, server, match);
  const table = new Table(page);
  await table.layAll();
  await expect(table.scene('count').locator('.note')).toHaveText(spy.count.allTied);
  await table.press(spy.count.nextRound);
  for (const _ of FOUR) await table.said();
  await expect(await table.at('talk')).toContainText(spy.talk.lastChance);
  await table.press(spy.talk.vote);
  for (const _ of FOUR) {
    const name = await table.addressed();
    await table.vote(name, FOUR[round[FOUR.indexOf(name)] as Seat] as string);
  }
  await table.toTable();
  await table.layAll();
  await expect(table.scene('count').locator('.note')).toHaveText(spy.count.draw);
  await table.press(spy.count.truth);
  await expect((await table.at('truth')).locator('h1')).toHaveText(spy.endings.draw);
  const rows = await truthOf(page);
  expect(rows.Anya).toEqual({ line: 'spy, cappuccino', votes: ['Liza', 'Liza'] });
  expect(rows.Dima).toEqual({ line: 'civilian, latte', votes: ['Anya', 'Anya'] });
});

// ── other votes ──────────────────────────────────────────────────────────────────────────────────────────────────────

test('SPY-19 the open vote: every vote is set and changed in the open, saved at once, and counted when all are in', async ({
  page,
  server,
}) => {
  const match = allSaid(
    cardsSeen(dealt(['spy', 'civilian', 'civilian', 'civilian'], { names: FOUR, setup: { vote: 'open' } })),
  );
  await openWith(page, server, match);
  const table = new Table(page);
  await table.press(spy.talk.vote);
  const open = await table.at('open-ballot');
  const mark = async (voter: string, choice: string): Promise<void> => {
    const row = open.locator('.open-votes > li').filter({ has: page.locator('b', { hasText: voter }) });
    const head = row.locator('.open-vote');
    if ((await head.getAttribute('aria-expanded')) !== 'true') await table.tap(head);
    await expect(row.locator('.chip').filter({ hasText: voter }), 'nobody votes for themselves').toHaveCount(0);
    await table.tap(row.locator('.chip').filter({ hasText: choice }));
    await expect(head).toContainText(choice);
  };
  await mark('Anya', 'Liza');
  await mark('Liza', 'Anya');
  await mark('Kostya', 'Liza');
  await expect(open.locator('.button.primary')).toHaveText(spy.ballot.missing(1));
  await expect(open.locator('.button.primary')).toHaveAttribute('aria-disabled', 'true');

  await page.reload(); // each tap was a move
  await table.at('open-ballot');
  await expect(open.locator('.open-vote')).toContainText([/Liza|Anya|Kostya|Dima/]);
  await expect(open).toContainText(spy.ballot.openLine(1));
  await mark('Dima', 'Anya');
  await mark('Kostya', 'Anya');
  await table.press(spy.ballot.count);
  const slips = await table.layAll();
  expect(Object.fromEntries(slips.map(({ voter, choice }) => [voter, choice]))).toEqual({
    Anya: 'Liza',
    Liza: 'Anya',
    Kostya: 'Anya',
    Dima: 'Anya',
  });
  await table.press(spy.count.turn);
  await expect(table.scene('turned').locator('.turned-name')).toHaveText('Anya');
});

test('SPY-21 the first round without a vote goes on to round two', async ({ page, server }) => {
  const match = allSaid(cardsSeen(dealt(ANYA_SPY, { setup: { firstRoundVote: false } })));
  await openWith(page, server, match);
  const table = new Table(page);
  await expect(await table.at('talk')).toContainText(spy.talk.noVoteNote);
  await expect(table.button(spy.talk.vote)).toHaveCount(0);
  await table.press(spy.talk.noVote);
  await expect(table.scene('clue').locator('.masthead')).toContainText(spy.clue.line(2, 1, 6));
  expect(await table.speaker()).toBe(nameOf(match, speakers(match)[1] as Seat)); // SPY-14
});

// ── blanks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Six people, a spy and a blank; the blank, Max, has been voted out and the card has turned. */
function blankOut(): SpyMatch {
  const deal = dealt(['spy', 'civilian', 'civilian', 'civilian', 'civilian', 'blank']);
  return after(sealed(voteOpen(deal), [Max, Max, Max, Max, Max, Anya] as Seat[]), { type: 'go-on' });
}

for (const [how, typed, right] of [
  ['right', '  LATTÉ! ', true],
  ['wrong', 'tea', false],
] as const) {
  test(`SPY-28 a blank who is out guesses ${how}`, async ({ page, server }) => {
    await openWith(page, server, blankOut());
    const table = new Table(page);
    await expect((await table.at('turned')).locator('.turned-role')).toHaveText(spy.roles.blank);
    await expect(table.scene('turned')).not.toContainText('latte');
    await table.press(spy.turned.guess);
    const guess = await table.at('guess');
    await expect(guess.locator('.button.primary')).toHaveText(spy.guess.empty);
    await guess.getByRole('textbox').fill(' … ');
    await expect(guess.locator('.button.primary'), 'an empty guess is not a guess').toHaveText(spy.guess.empty);
    await guess.getByRole('textbox').fill(typed);
    await table.press(spy.guess.say);
    const verdict = await table.at('verdict');
    await expect(verdict.locator('.verdict')).toHaveText(right ? spy.guess.right : spy.guess.wrong);
    if (right) {
      await table.press(spy.turned.truth);
      await expect((await table.at('truth')).locator('h1')).toHaveText(spy.endings.stolen);
      const rows = await truthOf(page);
      expect(rows.Max?.line).toBe('blank, no word, out in 1; guessed: LATTÉ! (right) +3');
      expect(rows.Liza?.line).toBe('civilian, latte');
    } else {
      await table.press(spy.turned.next);
      await expect(table.scene('clue').locator('.masthead')).toContainText(spy.clue.line(2, 1, 5));
    }
  });
}

test('SPY-28 a blank may pass, and the match goes on', async ({ page, server }) => {
  await openWith(page, server, after(blankOut(), { type: 'go-on' }));
  const table = new Table(page);
  await table.press(spy.guess.pass);
  await expect((await table.at('verdict')).locator('.verdict')).toHaveText(spy.guess.passed);
  await table.press(spy.turned.next);
  await table.at('clue');
  await table.stop();
  expect((await truthOf(page)).Max?.line).toContain(spy.truth.passed);
});

// ── people ───────────────────────────────────────────────────────────────────────────────────────────────────────────

test('ALL-13 who-is-the-spy somebody leaves before all cards are seen: back to the set-up without them', async ({
  page,
  server,
}) => {
  await openWith(page, server, after(dealt(ANYA_SPY), { type: 'seen', seat: 0 }));
  const table = new Table(page);
  await leaves(table, 'Vera', spy.leaving['deal-spent']);
  await table.at('spent');
  await table.press(en.spent.toSetup);
  await expect((await table.at('setup')).locator('h1')).toHaveText(spy.setup.title(5, 1, 0));
  await table.press(en.back);
  await expect(page.locator('.player-row .name')).toHaveText(['Anya', 'Liza', 'Kostya', 'Dima', 'Max']);
});

test('ALL-13 SPY-33 who-is-the-spy somebody leaves during the clues: their turn is skipped, their card stays shut', async ({
  page,
  server,
}) => {
  const match = cardsSeen(dealt(ANYA_SPY));
  const [first, second] = speakers(match).map((seat) => nameOf(match, seat)) as [string, string];
  expect(first, 'the spy would take the match along').not.toBe('Anya');
  await openWith(page, server, match);
  const table = new Table(page);
  expect(await table.speaker()).toBe(first);
  await leaves(table, first, spy.leaving['plays-on']);
  await expect(table.scene('clue').locator('.turn .name')).toHaveText(second);
  await expect(table.scene('clue').locator('.masthead')).toContainText(spy.clue.line(1, 1, 5));
  await table.tap(table.scene('clue').locator('.seat-row'));
  await expect(table.sheet('seats').locator('li.left')).toHaveText(`${first}${spy.truth.leftIn(1)}`);
});

test('ALL-13 who-is-the-spy somebody leaves in a ballot: what was sealed is void, and it is held anew', async ({
  page,
  server,
}) => {
  test.slow();
  const match = sealed(voteOpen(dealt(ANYA_SPY)), [Liza, Anya, Anya, Anya, Liza, Kostya], 4);
  const leaver = waiting(match)[1] as Seat;
  await openWith(page, server, match);
  const table = new Table(page);
  await expect(await table.at('handoff')).toContainText(spy.handoff.voted(2, 6));
  await leaves(table, nameOf(match, leaver), spy.leaving['vote-anew']);
  const handoff = await table.at('handoff');
  await expect(handoff).toContainText(spy.handoff.voted(0, 5));
  await expect(handoff).toContainText(spy.handoff.anewNote);
  const pass: string[] = [];
  for (let done = 0; done < 5; done++) {
    const voter = await table.addressed();
    pass.push(voter);
    await table.vote(voter, voter === 'Anya' ? (pass.find((name) => name !== 'Anya') ?? first(match, leaver)) : 'Anya');
  }
  expect(new Set(pass).size, 'everybody votes once').toBe(5);
  expect(pass).not.toContain(nameOf(match, leaver));
  await table.toTable();
  expect(await table.layAll()).toHaveLength(5);
  await table.press(spy.count.turn);
  await table.press(spy.turned.truth);
  const rows = await truthOf(page);
  expect(rows[nameOf(match, leaver)]?.line).toContain(spy.truth.leftIn(1));
  const void_ = Object.values(rows).filter((row) => row.votes.join().includes(spy.truth.voided));
  expect(void_, 'the two that had been sealed stand in the truth as void').toHaveLength(2);
});

/** Somebody who is neither Anya nor the leaver. */
function first(match: SpyMatch, leaver: Seat): string {
  return nameOf(match, [1, 2].find((seat) => seat !== leaver) as Seat);
}

async function leaves(table: Table, name: string, question: string): Promise<void> {
  await table.pause();
  await table.press(en.paused.leave);
  await table.tap(table.sheet('leave').getByRole('button', { name, exact: true }));
  const asking = table.sheet('leaving');
  await expect(asking).toContainText(name);
  await expect(asking).toContainText(question);
  await table.tap(asking.locator('.button.danger'));
  await expect(asking).toHaveCount(0);
}

test('ALL-13 who-is-the-spy "later" puts somebody at the end of the pass', async ({ page, server }) => {
  const match = dealt(['spy', 'civilian', 'civilian', 'civilian'], { names: FOUR });
  await openWith(page, server, match);
  const table = new Table(page);
  expect(await table.addressed()).toBe('Anya');
  await table.tap(table.scene('handoff').getByRole('button', { name: en.handoff.later }));
  await expect(table.sheet('later')).toContainText('Anya');
  await table.tap(table.sheet('later').getByRole('button').nth(1));
  for (const name of ['Liza', 'Kostya', 'Dima']) expect(await table.seeCard(name)).toBe('latte');
  await expect(
    table.scene('handoff').getByRole('button', { name: en.handoff.later }),
    'the last cannot wait',
  ).toHaveCount(0);
  expect(await table.seeCard('Anya')).toBe('cappuccino');
});

test('ALL-11 who-is-the-spy a name is mended in mid-match, and namesakes get badges by seat', async ({
  page,
  server,
}) => {
  await openWith(page, server, allSaid(cardsSeen(dealt(ANYA_SPY))));
  const table = new Table(page);
  const rename = async (from: string | RegExp, to: string): Promise<void> => {
    await table.pause();
    await table.press(en.paused.rename);
    await table.tap(table.sheet('rename').getByRole('button', { name: from }).first());
    await table.sheet('naming').getByRole('textbox').fill(to);
    await table.press(en.paused.renameDo);
  };
  await rename('Max', '  Maxim   Gorky ');
  await expect(table.scene('talk').locator('.spoke bdi').filter({ hasText: 'Maxim Gorky' })).toHaveCount(1);
  await rename('Vera', 'ANYA');
  const spoke = table.scene('talk').locator('.spoke');
  await expect(spoke.locator('li', { hasText: 'Anya' }).locator('.badge').first()).toHaveText('1');
  await expect(spoke.locator('li', { hasText: 'ANYA' }).locator('.badge').last()).toHaveText('2');
  await page.reload();
  await expect((await table.at('talk')).locator('.spoke')).toContainText('Maxim Gorky');
  await rename(/ANYA|Anya/, '   ');
  await expect(table.sheet('naming')).toContainText(en.players.empty);
});

// ── at any time ──────────────────────────────────────────────────────────────────────────────────────────────────────

test('ALL-01 who-is-the-spy "That’s not me" goes back to the handoff, before the first look alone', async ({
  page,
  server,
}) => {
  await openWith(page, server, fourWithSpy());
  const table = new Table(page);
  await table.claim('Anya');
  await table.press(en.card.notMe);
  expect(await table.addressed()).toBe('Anya');
  await table.claim('Anya');
  await table.look();
  await table.pass(800);
  const notMe = table.scene('card').locator('.not-me');
  await expect(notMe).not.toBeVisible();
  await table.goOn('card');
  expect(await table.addressed()).toBe('Liza');
});

test('ALL-01 who-is-the-spy "That’s not me" on a ballot, before a name is chosen', async ({ page, server }) => {
  const match = voteOpen(fourWithSpy());
  const [voter] = waiting(match) as [Seat];
  await openWith(page, server, match);
  const table = new Table(page);
  await table.claim(nameOf(match, voter));
  await table.press(en.card.notMe);
  expect(await table.addressed()).toBe(nameOf(match, voter));
  await table.claim(nameOf(match, voter));
  await table.tap(table.scene('ballot').getByRole('radio').first());
  await expect(table.scene('ballot').locator('.not-me')).not.toBeVisible();
});

test('ALL-07 who-is-the-spy the toast takes back a mis-tap for 6 s, the pause sheet as long as it holds', async ({
  page,
  server,
}) => {
  const match = cardsSeen(fourWithSpy());
  const order = speakers(match).map((seat) => nameOf(match, seat));
  await openWith(page, server, match);
  const table = new Table(page);
  await table.at('clue');
  await page.clock.pauseAt(Date.now() + 60_000); // six seconds are to be six seconds
  const toast = page.locator('.toast').getByRole('button', { name: en.undo });
  await expect(toast).toHaveCount(0);
  await table.said();
  expect(await table.speaker()).toBe(order[1]);
  await table.tap(toast);
  await expect(table.scene('clue').locator('.turn bdi')).toHaveText(order[0] as string);
  await expect(toast, 'nothing to take back twice').toHaveCount(0);

  await table.said();
  await expect(toast).toBeVisible();
  await table.pass(5_800);
  await expect(toast).toBeVisible();
  await table.pass(250);
  await expect(toast).toHaveCount(0);
  await table.pass(60_000);
  await table.pause();
  await table.press(en.paused.undo);
  await expect(table.scene('clue').locator('.turn bdi')).toHaveText(order[0] as string);

  // A private scene that opens for a next move ends it.
  for (const _ of order) await table.said();
  await table.press(spy.talk.vote);
  await expect(toast, 'never on a handoff').toHaveCount(0);
  await table.claim(await table.addressed());
  await table.press(en.card.notMe);
  await table.pause();
  await expect(table.sheet('pause').getByRole('button', { name: en.paused.undo })).toHaveCount(0);
});

test('ALL-08 CASE-114 who-is-the-spy a second look at one’s own card, and the table sees how many', async ({
  page,
  server,
}) => {
  const match = cardsSeen(dealt(ANYA_SPY));
  await openWith(page, server, match);
  const table = new Table(page);
  const speaker = await table.speaker();
  for (const looks of [1, 2]) {
    await table.pause();
    await table.press(en.paused.look);
    await table.tap(table.sheet('look').getByRole('button', { name: 'Anya', exact: true }));
    await table.claim('Anya');
    expect((await table.look()).word).toBe('cappuccino');
    await table.goOn('card');
    await table.toTable();
    expect(await table.speaker()).toBe(speaker);
    await table.tap(table.scene('clue').locator('.seat-row'));
    await expect(table.sheet('seats').locator('li').first()).toContainText(en.table.looks(looks));
    await expect(table.sheet('seats')).not.toContainText('cappuccino');
    await table.press(en.paused.resume);
  }
});

test('ALL-08 who-is-the-spy nobody looks again during a ballot, nor who is out', async ({ page, server }) => {
  await openWith(page, server, voteOpen(dealt(ANYA_SPY)));
  const table = new Table(page);
  await expect((await table.pause()).getByRole('button', { name: en.paused.look })).toHaveCount(0);
  await openWith(
    page,
    server,
    after(sealed(voteOpen(dealt(ANYA_SPY)), [Liza, Kostya, Liza, Liza, Liza, Liza]), { type: 'go-on' }),
  );
  await table.at('turned');
  await table.pause();
  await table.press(en.paused.look);
  await expect(table.sheet('look').locator('.seat-buttons button')).toHaveText([
    'Anya',
    'Kostya',
    'Dima',
    'Vera',
    'Max',
  ]);
});

test('ALL-09 who-is-the-spy stopping is held, not tapped, and ends with the whole truth and no points', async ({
  page,
  server,
}) => {
  await openWith(page, server, sealed(voteOpen(dealt(ANYA_SPY)), [Liza, Anya, Anya, Anya, Liza, Kostya], 4));
  const table = new Table(page);
  const sheet = await table.pause();
  await table.pass(800);
  const finger = await hold(page, sheet.getByRole('button', { name: en.paused.end }));
  await table.pass(900);
  await finger.release();
  await table.pass(1000);
  await expect(sheet, 'let go too early').toBeVisible();
  await table.press(en.paused.resume);
  await table.stop();
  await expect(table.scene('truth').locator('h1')).toHaveText(spy.endings.stopped);
  await expect(table.scene('truth').locator('.two-words dd')).toHaveText(['latte', 'cappuccino']);
  const rows = Object.values(await truthOf(page));
  expect(rows).toHaveLength(6);
  expect(rows.filter((row) => row.line.includes('+'))).toEqual([]);
});

test('ALL-15 SPY-35 who-is-the-spy deal again until the first "Said": fresh words, and the old pair counts as used', async ({
  page,
  server,
}) => {
  test.slow();
  await openWith(page, server, after(dealt(ANYA_SPY), { type: 'seen', seat: 0 }));
  const table = new Table(page);
  await table.pause();
  await table.press(en.paused.again);
  await table.press(en.paused.againDo);
  await expect(await table.at('handoff')).toContainText(spy.handoff.seen(0, 6));
  const saved = (await readSaved(page)) as { id: string; match: { seed: string; players: { name: string }[] } };
  expect(saved.id).not.toBe('planted');
  expect(saved.match.players.map((player) => player.name)).toEqual([...NAMES]);
  await table.pause();
  await table.press(en.paused.again);
  await table.press(en.paused.againDo);
  const used = async (): Promise<string[]> => ((await readKept(page, 'recent', 'pairs')) ?? []) as string[];
  await expect.poll(used).toHaveLength(2);
  expect(new Set(await used()).size, 'the pair that was given up is not the one now').toBe(2);

  await openWith(page, server, cardsSeen(dealt(ANYA_SPY)));
  await table.at('clue');
  await expect((await table.pause()).getByRole('button', { name: en.paused.again })).toBeVisible();
  await table.press(en.paused.resume);
  await table.said();
  await expect((await table.pause()).getByRole('button', { name: en.paused.again })).toHaveCount(0);
});

test('ALL-17 who-is-the-spy another language in mid-match: all but the word', async ({ page, server }) => {
  await openWith(page, server, cardsSeen(dealt(ANYA_SPY)));
  const table = new Table(page);
  await expect((await table.at('clue')).locator('h1')).toHaveText(spy.clue.title);
  const sheet = await table.pause();
  await table.tap(sheet.getByRole('radio', { name: 'Русский' }));
  await expect(sheet.locator('h2')).not.toHaveText(en.paused.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await table.tap(sheet.locator('.button.primary'));
  await expect(table.scene('clue').locator('h1')).toHaveText(ruSpy.clue.title);
  await page.locator('.masthead-bar button').waitFor();
  await table.tap(page.locator('.masthead-bar button'));
  await table.tap(table.sheet('pause').locator('.sheet-body > .button').nth(1)); // look again: nothing to undo here
  await table.tap(table.sheet('look').getByRole('button', { name: 'Liza', exact: true }));
  await table.claim('Liza');
  const { word, line } = await table.look();
  expect(word).toBe('latte');
  expect(line).toBe(ruSpy.card.word);
});

test('SPY-08 ALL-14 who-is-the-spy play again: the same people, a fresh deal; and home keeps nothing to carry on', async ({
  page,
  server,
}) => {
  await openWith(page, server, after(sealed(voteOpen(fourWithSpy()), [Liza, Anya, Anya, Anya]), { type: 'go-on' }));
  const table = new Table(page);
  await table.press(spy.turned.truth);
  await table.press(en.truth.playAgain);
  expect(await table.addressed()).toBe('Anya');
  const saved = (await readSaved(page)) as { id: string; revision: number };
  expect(saved.id).not.toBe('planted');
  expect(saved.revision).toBe(0);
  await table.stop();
  await table.press(en.truth.home);
  await table.at('home');
  await expect(page.locator('.carry-on')).toHaveCount(0);
  expect(await readSaved(page)).toBeUndefined();
});

// ── whole matches ────────────────────────────────────────────────────────────────────────────────────────────────────

for (const number of [4, 16]) {
  test(`SPY-01 a whole match with ${number} players, from the first name to the truth`, async ({ app }) => {
    const table = new Table(app);
    const names = Array.from({ length: number }, (_, at) => `Guest ${String.fromCharCode(65 + at)}`);
    const { words, theSpy, other } = await wholeMatch(table, names);
    const rows = await truthOf(app);
    expect(Object.keys(rows)).toEqual(names);
    for (const name of names) {
      expect(rows[name]?.line).toContain(`${name === theSpy ? 'spy' : 'civilian'}, ${words.get(name)}`);
      expect(rows[name]?.votes).toEqual([name === theSpy ? other : theSpy]);
    }
  });
}
