// Every screen of the app in one walk, for whoever looks at all of them: axe, sizes, pictures. Matches are planted where a
// phase begins and played on by hand from there; the page's clock is driven. Knows screens by their marks, in no language.

import type { Locator, Page } from '@playwright/test';
import { isRefusal, type Seat } from '../../src/core/game';
import { type Match, startMatch } from '../../src/core/match';
import { whoIsTheSpy } from '../../src/games/who-is-the-spy/game';
import type { SpySetup } from '../../src/games/who-is-the-spy/setup';
import { isLiving, living, type Role } from '../../src/games/who-is-the-spy/state';
import type { Pair, Word } from '../../src/words/pair';
import { writeFragments } from '../../src/words/parcel';
import { after, allSaid, cardsSeen, dealt, sealed, voteOpen } from './deals';
import { recordOf, type SpyMatch } from './saves';
import { smershChapters } from './smersh-screens';
import { type Finger, hold } from './test';
import { trustChapters } from './trust-screens';

export interface Looks {
  language?: 'en' | 'ru' | 'nb';
  light?: 'day' | 'night' | 'cabin';
  tapToOpen?: boolean;
  /** Six people. */
  names?: readonly string[];
  /** Sixteen people. */
  crowd?: readonly string[];
  pair?: Pair;
  /** Stops at which nothing is looked at are passed by quickly. */
  only?: (stop: string) => boolean;
}

export type Visit = (stop: string) => Promise<void>;

const SIX: readonly Role[] = ['civilian', 'spy', 'civilian', 'civilian', 'blank', 'civilian'];

/** Names as people have them, in the language of the screens; two namesakes among the six. */
export const NAMES = {
  en: ['Anna', 'Ben', 'Grandpa Nicholas', 'Anna', 'Priya', 'Finn'],
  ru: ['Аня', 'Миша', 'Дед Николай', 'Аня', 'Лиза', 'Константин'],
  nb: ['Kari', 'Ola', 'Bestefar Håkon', 'Kari', 'Solveig', 'Bjørn'],
} as const;
export const CROWD = {
  en: 'Anna Ben Clara Dan Ella Finn Grace Henry Isabella Jack Priya Leo Maximilian Noah Olivia Penelope'.split(' '),
  ru: 'Аня Боря Вера Глеб Даша Егор Женя Зоя Иван Катя Лёша Маша Никита Оля Александра Константин'.split(' '),
  nb: 'Kari Ola Ingrid Håkon Solveig Bjørn Marit Per Sigrid Lars Åse Nils Torbjørn Ragnhild Øyvind Kristoffer'.split(
    ' ',
  ),
} as const;

/** Longer than any button takes to arm, and than a card or a choice must rest; ms. */
const ARMED = 800;
const RESTED = 2600;

/** Puts a match, settings and players where the app keeps its own, and starts it upon them. */
export class Walker {
  readonly language: 'en' | 'ru' | 'nb';
  readonly names: readonly string[];
  readonly crowd: readonly string[];

  constructor(
    readonly page: Page,
    readonly url: string,
    readonly looks: Looks = {},
  ) {
    this.language = looks.language ?? 'en';
    this.names = looks.names ?? NAMES[this.language];
    this.crowd = looks.crowd ?? CROWD[this.language];
  }

  /** The app, opened once: now there is somewhere to plant. */
  static async open(page: Page, url: string, looks: Looks = {}): Promise<Walker> {
    await page.clock.install();
    await page.goto(url);
    await page.locator('[data-scene="home"]').waitFor();
    return new Walker(page, url, looks);
  }

  async plant(
    // biome-ignore lint/suspicious/noExplicitAny: a match of any game
    match: Match<any, any> | undefined,
    more: { players?: readonly string[]; setup?: Partial<SpySetup>; age?: number; movement?: boolean } = {},
  ): Promise<void> {
    const { light = 'day', tapToOpen = false } = this.looks;
    const people = more.players?.map((name, at) => ({ id: `person-${at}`, name })) ?? match?.players ?? [];
    const setup = more.setup && { ...whoIsTheSpy.suggest(people.length), ...more.setup, spiesByHand: true };
    const kept = {
      options: { light, letters: 0, tapToOpen, vibration: false, movement: more.movement ?? true },
      language: this.language,
      players: people,
      setups: setup ? { 'who-is-the-spy': setup } : {},
    };
    const now = await this.page.evaluate(() => Date.now());
    const record = match && recordOf(match, now - (more.age ?? 0));
    await this.page.evaluate(
      async ([kept, record]) => {
        const database = await new Promise<IDBDatabase>((done, fail) => {
          const opening = indexedDB.open('sotto');
          opening.onsuccess = () => done(opening.result);
          opening.onerror = () => fail(opening.error);
        });
        await new Promise<void>((done, fail) => {
          const writing = database.transaction(['settings', 'match'], 'readwrite');
          for (const [key, value] of Object.entries(kept)) writing.objectStore('settings').put(value, key);
          if (record) writing.objectStore('match').put(record, 'current');
          else writing.objectStore('match').delete('current');
          writing.oncomplete = () => done();
          writing.onabort = () => fail(writing.error);
        });
        database.close();
      },
      [kept, record] as const,
    );
    await this.page.reload();
    await this.page.locator('[data-scene]').waitFor();
  }

  /** The same deal, of this walk's own words. */
  deal(roles: readonly Role[], names: readonly string[], setup: Partial<SpySetup> = {}): SpyMatch {
    const match = dealt(roles, { names, setup });
    const { pair } = this.looks;
    if (!pair) return match;
    const { id, game, seed, players } = match;
    const again = startMatch({ id, game, seed, setup: match.setup, supply: pair, players });
    if (isRefusal(again)) throw new Error(again.refused);
    return again as SpyMatch;
  }

  six(setup: Partial<SpySetup> = {}): SpyMatch {
    return this.deal(SIX, this.names, setup);
  }

  /** Sixteen people. Roles are as chance gives them for the first seed. */
  sixteen(setup: Partial<SpySetup> = {}): SpyMatch {
    const players = this.crowd.map((name, at) => ({ id: `person-${at}`, name }));
    const supply = this.looks.pair ?? this.six().supply;
    const whole = { ...whoIsTheSpy.suggest(16), ...setup };
    const match = startMatch({
      id: 'planted',
      game: whoIsTheSpy,
      seed: '1'.padStart(32, '0'),
      setup: whole,
      supply,
      players,
    });
    if (isRefusal(match)) throw new Error(match.refused);
    return match as SpyMatch;
  }

  scene(kind: string): Locator {
    return this.page.locator(`[data-scene="${kind}"]`);
  }

  async at(kind: string): Promise<void> {
    await this.scene(kind).waitFor();
  }

  /** The app, opened by a link that carries this behind its #. */
  async arrive(fragment: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}#${fragment}`);
    await this.at('arrived');
  }

  async sheet(kind: string): Promise<void> {
    await this.page.locator(`dialog[data-sheet="${kind}"]`).waitFor();
  }

  async pass(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** Waits until what was written is kept: a storage that seems silent for seconds of the page's time is given up. */
  async kept(): Promise<void> {
    await this.page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open('sotto');
        opening.onsuccess = () => done(opening.result);
      });
      await new Promise((done) => {
        const reading = database.transaction(['match', 'settings'], 'readwrite');
        reading.oncomplete = done;
      });
      database.close();
    });
  }

  async tap(what: Locator | string): Promise<void> {
    await this.pass(ARMED);
    const target = typeof what === 'string' ? this.page.locator(what) : what;
    // Playwright knows nothing of what sticks to an edge.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await target.tap();
  }

  /** The main button of the screen, or of the sheet over it. */
  async goOn(): Promise<void> {
    await this.tap(this.primary());
  }

  primary(): Locator {
    return this.page.locator('dialog, .screen').last().locator('.button.primary');
  }

  /** From a handoff to the private scene behind it. */
  async claim(): Promise<void> {
    await this.at('handoff');
    await this.goOn();
    await this.page.locator('[data-audience="seat"] .panel').waitFor();
  }

  async hold(): Promise<Finger> {
    await this.pass(ARMED);
    const finger = await hold(this.page, this.page.locator('[data-hold]'));
    await this.page.locator('.face').waitFor();
    return finger;
  }

  async seal(): Promise<void> {
    await this.tap(this.page.locator('.choice').first());
    await this.pass(RESTED);
    await this.goOn();
  }

  /** Opens the pause sheet from any screen of a match. */
  async pause(): Promise<void> {
    await this.tap('.screen .masthead .button.icon, .screen .bar .button.icon, .screen .only-bar .button.icon');
    await this.sheet('pause');
  }

  /** A button of the pause sheet by its place among those of its kind. */
  item(at: number): Locator {
    return this.page.locator('dialog .sheet-body > .button.second').nth(at);
  }
}

/** Votes by which this seat gets the most: everybody's but its own. */
export function against(match: SpyMatch, seat: Seat): number[] {
  const other = living(match.state).find((one) => one !== seat) ?? 0;
  return match.players.map((_, voter) => (voter === seat ? other : seat));
}

/** A round in which this seat goes, from its clues to the turned card. */
export function voteOut(match: SpyMatch, seat: Seat): SpyMatch {
  const open = voteOpen(match);
  return after(sealed(open, against(open, seat)), { type: 'go-on' });
}

/** The next living seat with this role. */
export function someone(match: SpyMatch, role: Role): Seat {
  const { state } = match;
  const seat = state.deal.roles.findIndex((one, at) => one === role && isLiving(state, at));
  if (seat < 0) throw new Error(`no ${role} lives`);
  return seat;
}

const word = (text: string): Word => ({ text, variants: [] });

/** Six people's votes that leave the first two tied, by seat. */
const TIE: readonly Seat[] = [1, 0, 0, 0, 1, 1];

const chapters: Record<string, (walker: Walker, visit: Visit) => Promise<void>> = {
  async frame(walker, visit) {
    const { page } = walker;
    await walker.plant(undefined);
    await visit('home');
    await walker.tap('.home-tools .button:last-child');
    await walker.at('settings');
    await visit('settings');
    await walker.plant(cardsSeen(walker.six()), { age: 3 * 60 * 60 * 1000 });
    await page.locator('.carry-on').waitFor();
    await visit('home, to carry on');
    await walker.tap('.folder.ink-0');
    await walker.at('players');
    await walker.goOn();
    await walker.at('setup');
    await page.locator('.pot-line').waitFor();
    await visit('setup, a match waits');
    await walker.plant(undefined);
    await walker.tap('.folder.ink-0');
    await walker.at('players');
    await visit('players, none');
    await page.locator('.add-row input').fill('x'.repeat(30));
    await page.locator('.add-row input').press('Enter');
    await page.locator('.error:not(:empty)').waitFor();
    await visit('players, a name too long');
    await walker.plant(undefined, { players: walker.names });
    await walker.tap('.folder.ink-0');
    await walker.at('players');
    await visit('players, six');
    await walker.tap(page.locator('.grip').nth(1));
    await visit('players, a row moves');
    await walker.tap(page.locator('.player-name').nth(1));
    await visit('players, a name is mended');
    await page.locator('.player-edit input').press('Enter');
    await walker.goOn();
    await walker.at('setup');
    await page.locator('.pot-line').waitFor();
    await visit('setup');
    await walker.tap('main > .button.row:last-of-type');
    await walker.sheet('rules');
    await visit('help');
    await walker.plant(undefined, { players: walker.names, setup: { spies: 8, blanks: 2 } });
    await walker.tap('.folder.ink-0');
    await walker.goOn();
    await page.locator('.finding.refusal').waitFor();
    await visit('setup, refused');
    await walker.plant(undefined, {
      players: [...walker.names, 'G'],
      setup: { spies: 2, blanks: 1, words: 'hard', vote: 'open', firstRoundVote: false },
    });
    await walker.tap('.folder.ink-0');
    await walker.goOn();
    await page.locator('.finding.warning').waitFor();
    await visit('setup, warned');
    await walker.plant(after(walker.six(), { type: 'deal-again' }));
    await walker.at('spent');
    await visit('spent');
  },

  async pairs(walker, visit) {
    const { page } = walker;
    const into = async (kind: string, row: number): Promise<void> => {
      await walker.tap('.home-tools .button:last-child');
      await walker.at('settings');
      await walker.tap(page.locator('button.row:not(.switch-row)').nth(row));
      await walker.at(kind);
    };
    await walker.plant(undefined);
    await walker.tap(page.locator('.home-tools .button').nth(1));
    await walker.at('address');
    await page.locator('.qr').waitFor();
    await visit('address');
    await walker.plant(undefined);
    await into('own-pairs', 0);
    await visit('own pairs, none');
    const [one, other] = [page.locator('.pair-fields input').first(), page.locator('.pair-fields input').last()];
    await one.fill(`${'w'.repeat(39)} w`);
    await other.fill('w');
    await walker.goOn();
    await page.locator('.error:not(:empty)').waitFor();
    await visit('own pairs, refused');
    await walker.tap(page.locator('.two-buttons .button').first());
    await walker.sheet('many');
    await visit('many at once');
    const lines = Array.from({ length: 60 }, (_, at) => `${'w'.repeat(30)} ${at} | v${at} / ${'m'.repeat(30)} ${at}`);
    await page.locator('textarea').fill([...lines, 'nothing here', 'a, b, c', lines[0], '<b>x</b> / x'].join('\n'));
    await visit('many at once, typed');
    await walker.goOn();
    await walker.sheet('many-preview');
    await visit('many at once, a preview');
    await walker.goOn();
    await page.locator('.pair-list li').nth(59).waitFor();
    await visit('own pairs');
    await walker.tap(page.locator('.pair-list .button.icon').first());
    await page.locator('.notice .button').waitFor();
    await visit('own pairs, one removed');
    await walker.tap(page.locator('.pair-list .button.row').first());
    await walker.sheet('mend');
    await visit('own pairs, one is mended');
    await page.keyboard.press('Escape');
    await walker.tap(page.locator('.two-buttons .button').last());
    await walker.sheet('carry');
    await visit('take along');
    await walker.tap(page.locator('dialog .button').nth(2));
    await walker.sheet('codes');
    await visit('take along, codes');
    await walker.plant(undefined);
    await into('all-words', 1);
    await visit('the words, a warning');
    await walker.tap(page.locator('.spoiler .button').last());
    await walker.tap(page.locator('.switch-row').nth(1));
    await visit('the words');
    const link = writeFragments([{ language: 'en', set: 'own', words: [word('fjord'), word('bay')] }])[0] ?? '';
    await walker.arrive(link);
    await visit('pairs have arrived');
    await walker.arrive('pairs=1.x.y');
    await visit('pairs have arrived damaged');
    await walker.plant(undefined, { players: walker.names, setup: { onlyOwn: true } });
    await walker.page.evaluate(
      () =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('sotto');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('pairs', 'readwrite');
            writing.objectStore('pairs').clear();
            writing.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
    );
    await page.reload();
    await walker.tap('.folder.ink-0');
    await walker.goOn();
    await page.locator('.finding.refusal').waitFor();
    await visit('setup, no own pairs');
  },

  async deal(walker, visit) {
    const { page } = walker;
    await walker.plant(walker.six({ clueSeconds: 30 }));
    await walker.at('handoff');
    await visit('handoff');
    await walker.tap('footer.bar .button');
    await walker.sheet('later');
    await visit('later sheet');
    await walker.goOn();
    await walker.pause();
    await visit('pause, at a handoff');
    const last = walker.six({ clueSeconds: 30 });
    await walker.plant(after(last, ...last.players.slice(1).map((_, seat) => ({ type: 'seen', seat }) as const)));
    await walker.claim();
    await visit('card, closed');
    await walker.tap('[data-hold]');
    await page.locator('.hold-hint:not(.gone)').waitFor();
    await visit('card, held too short');
    const finger = await walker.hold();
    await visit('card, open');
    await walker.pass(RESTED);
    await finger.release();
    await page.locator('.button.primary:not(.blocked)').waitFor();
    await walker.pass(ARMED);
    await visit('card, seen');
    await page.locator('.unseen-until-focus').focus();
    await page.keyboard.press('Enter');
    await page.locator('.face-hide').waitFor();
    await visit('card, read aloud');
    await page.locator('.face-hide').tap();
    await walker.goOn();
    await walker.at('to-table');
    await visit('to the table');
    await walker.goOn();
    await walker.at('clue');
    await page.locator('.countdown').waitFor();
    await visit('clue, timed');
    await walker.kept();
    await walker.pass(31_000);
    await visit('clue, time over');
  },

  async sheets(walker, visit) {
    const { page } = walker;
    await walker.plant(cardsSeen(walker.six()));
    await walker.at('clue');
    await visit('clue');
    await walker.pause();
    await visit('pause');
    const pages = ['look', 'rules', 'leave', 'rename', 'again'] as const;
    for (const [at, kind] of pages.entries()) {
      await walker.tap(walker.item(at));
      await walker.sheet(kind);
      await visit(`pause, ${kind}`);
      const further = { leave: 'leaving', rename: 'naming' }[kind as string];
      if (further) {
        await walker.tap(page.locator('.seat-buttons .button').nth(2));
        await walker.sheet(further);
        await visit(`pause, ${further}`);
      }
      await page.keyboard.press('Escape');
      await walker.sheet('pause');
    }
    await walker.tap(walker.item(0));
    await walker.sheet('look');
    await walker.tap(page.locator('.seat-buttons .button').nth(2));
    await walker.at('handoff');
    await visit('look again, handoff');
    await walker.claim();
    await visit('look again, card');
    const finger = await walker.hold();
    await walker.pass(RESTED);
    await finger.release();
    await walker.goOn();
    await walker.at('to-table');
    await visit('look again, back');
    await walker.goOn();
    await walker.at('clue');
    await walker.goOn();
    await page.locator('.toast').waitFor();
    await visit('clue, with undo');
    await walker.plant(voteOut(walker.six(), 0));
    await walker.tap('.seat-row');
    await walker.sheet('seats');
    await visit('seats sheet');
  },

  async talk(walker, visit) {
    await walker.plant(allSaid(cardsSeen(walker.six({ talkSeconds: 90 }))));
    await walker.page.locator('.countdown').waitFor();
    await visit('talk');
    await walker.tap('.clock-buttons .button:last-child');
    await visit('talk, clock stopped');
    await walker.tap('.clock-buttons .button:last-child');
    await walker.kept();
    await walker.pass(95_000);
    await visit('talk, time over');
    await walker.plant(allSaid(cardsSeen(walker.six({ talkSeconds: 0, firstRoundVote: false }))));
    await visit('talk, no clock, no vote');
  },

  async ballot(walker, visit) {
    const { page } = walker;
    const open = voteOpen(walker.six());
    await walker.plant(sealed(open, against(open, 1), 1));
    await walker.at('handoff');
    await visit('ballot, handoff');
    await walker.claim();
    await visit('ballot, nothing chosen');
    await walker.tap(page.locator('.choice').nth(1));
    await visit('ballot, chosen');
    await walker.pass(RESTED);
    await visit('ballot, may be sealed');
    await walker.goOn();
    await walker.at('to-table');
    await visit('to the table, to count');
    await walker.goOn();
    await walker.at('count');
    await visit('count, none');
    for (let laid = 0; laid < 3; laid++) await walker.goOn();
    await visit('count, half');
    for (let laid = 3; laid < 6; laid++) await walker.goOn();
    await visit('count, all');
    await walker.goOn();
    await walker.at('turned');
    await walker.pass(600);
    await visit('turned, spy');
    await walker.plant(voteOpen(walker.six({ vote: 'open' })));
    await walker.at('open-ballot');
    await visit('open ballot');
    for (let vote = 1; vote <= 6; vote++)
      await walker.tap(page.locator(`.open-votes > li:nth-child(${vote}).unfolded .chip`).nth(vote % 2));
    await page.locator('.slots .primary:not(.blocked)').waitFor();
    await visit('open ballot, all set');
  },

  async ends(walker, visit) {
    const { page } = walker;
    await walker.plant(voteOut(walker.six(), 0));
    await walker.pass(600);
    await visit('turned, civilian');
    await walker.plant(voteOut(walker.six(), 4));
    await walker.pass(600);
    await visit('turned, blank');
    await walker.goOn();
    await walker.at('guess');
    await visit('guess, nothing typed');
    await page.locator('input').fill('flat white');
    await visit('guess, typed');
    await page.locator('input').blur();
    await walker.goOn();
    await walker.at('verdict');
    await visit('verdict, wrong');
    const right = after(voteOut(walker.six(), 4), { type: 'go-on' });
    await walker.plant(
      after(right, { type: 'guess', text: right.state.deal.pair.words[right.state.deal.civilianWord].text }),
    );
    await visit('verdict, right');
    const spyGone = after(
      voteOut(after(voteOut(walker.six(), 4), { type: 'go-on' }, { type: 'pass' }, { type: 'go-on' }), 1),
    );
    await walker.plant(spyGone);
    await walker.pass(600);
    await visit('turned, the end');
    await walker.goOn();
    await walker.at('truth');
    await visit('truth');
    if (await page.locator('.round-switch').isVisible()) {
      await walker.tap('.round-switch .button:first-child');
      await visit('truth, first round');
    }
  },

  async tie(walker, visit) {
    const tied = sealed(voteOpen(walker.six()), TIE);
    await walker.plant(tied);
    for (let laid = 0; laid < 6; laid++) await walker.goOn();
    await visit('count, a tie');
    await walker.goOn();
    await walker.at('clue');
    await visit('clue, after a tie');
    await walker.goOn();
    await walker.goOn();
    await walker.claim();
    await visit('ballot, second vote');
    const again = sealed(allSaid(after(tied, { type: 'go-on' })), [0, 0, 0, 0, 1, 1]);
    await walker.plant(again);
    for (let laid = 0; laid < 4; laid++) await walker.goOn();
    await visit('count, tied again');
  },

  async crowd(walker, visit) {
    const { page } = walker;
    const match = walker.sixteen({ clueSeconds: 20 });
    await walker.plant(undefined, { players: walker.crowd });
    await walker.tap('.folder.ink-0');
    await walker.at('players');
    await visit('16: players');
    await walker.goOn();
    await page.locator('.pot-line').waitFor();
    await visit('16: setup');
    await walker.plant(after(match, ...match.players.slice(0, 9).map((_, seat) => ({ type: 'seen', seat }) as const)));
    await walker.at('handoff');
    await visit('16: handoff');
    await walker.plant(cardsSeen(match));
    await walker.at('clue');
    await visit('16: clue');
    await walker.pause();
    await walker.tap(walker.item(2));
    await walker.sheet('leave');
    await visit('16: pause, leave');
    const talk = allSaid(cardsSeen(match));
    await walker.plant(talk);
    await visit('16: talk');
    const vote = after(talk, { type: 'start-vote' });
    await walker.plant(vote);
    await walker.claim();
    await visit('16: ballot, nothing chosen');
    await walker.tap(page.locator('.choice').nth(4));
    await walker.pass(RESTED);
    await visit('16: ballot, chosen');
    await walker.plant(
      sealed(
        vote,
        match.players.map((_, seat) =>
          [(seat + 1) % 16, 3, 5, 7][seat % 4] === seat ? 2 : ([(seat + 1) % 16, 3, 5, 7][seat % 4] as Seat),
        ),
      ),
    );
    await walker.at('count');
    for (let laid = 0; laid < 16; laid++) await walker.goOn();
    await visit('16: count, all');
    await walker.plant(voteOpen(walker.sixteen({ vote: 'open' })));
    await walker.tap(page.locator('.chip').nth(2));
    await visit('16: open ballot');
    let long = match;
    for (let round = 0; round < 3; round++) {
      long = voteOut(long, someone(long, round === 1 ? 'spy' : 'civilian'));
      if (round < 2) long = after(long, { type: 'go-on' });
    }
    await walker.plant(long);
    await walker.pass(600);
    await visit('16: turned');
    await walker.tap('.seat-row');
    await walker.sheet('seats');
    await visit('16: seats sheet');
    await walker.plant(after(long, { type: 'stop' }));
    await walker.at('truth');
    await visit('16: truth');
  },
};

Object.assign(chapters, trustChapters, smershChapters);

export const CHAPTERS = Object.keys(chapters);

/** Walks through these chapters, or all; every screen is visited once it stands. */
export async function walk(walker: Walker, visit: Visit, which: readonly string[] = CHAPTERS): Promise<void> {
  const { only } = walker.looks;
  const stop: Visit = async (name) => {
    if (!only || only(name)) await visit(name);
  };
  for (const name of which) {
    const chapter = chapters[name];
    if (!chapter) throw new Error(`there is no chapter ${name}`);
    try {
      await chapter(walker, stop);
    } catch (error) {
      throw new Error(`in the chapter ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}

export type { Match };
