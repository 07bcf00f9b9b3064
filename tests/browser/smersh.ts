// A table that plays SMERSH: matches to begin in the middle, and the verbs of people with fingers.

import type { Locator } from '@playwright/test';
import { type CommonMove, isRefusal, type Seat } from '../../src/core/game';
import { type Match, playMove, startMatch } from '../../src/core/match';
import { smersh } from '../../src/games/smersh/game';
import type { SmershMove } from '../../src/games/smersh/moves';
import type { Side } from '../../src/games/smersh/scenes';
import { type SmershSetup, suggest } from '../../src/games/smersh/setup';
import type { SmershState } from '../../src/games/smersh/state';
import { en as words } from '../../src/games/smersh/text/en';
import { expect, hold } from './test';
import { en, Table } from './touch';

export { words };
export type SmershMatch = Match<SmershState, SmershMove>;

/** A deal with these sides and this first leader; real chance, the first seed that gives them. */
export function smershDealt(
  names: readonly string[],
  wanted: { spies: readonly Seat[]; diversant?: Seat; leader: Seat; setup?: Partial<SmershSetup> },
): SmershMatch {
  const players = names.map((name, seat) => ({ id: `person-${seat}`, name }));
  const sideOf = (seat: Seat): Side =>
    wanted.spies.includes(seat) ? 'spy' : seat === wanted.diversant ? 'diversant' : 'scout';
  const sides = names.map((_, seat) => sideOf(seat)).join();
  for (let number = 1; number < 500_000; number++) {
    const seed = number.toString(16).padStart(32, '0');
    const setup = { ...suggest(names.length), ...wanted.setup };
    const match = startMatch({ id: 'planted', game: smersh, seed, setup, supply: null, players });
    if (isRefusal(match)) throw new Error(match.refused);
    const { state } = match as SmershMatch;
    if (state.leader === wanted.leader && state.deal.sides.join() === sides) return match as SmershMatch;
  }
  throw new Error('no seed gives such a deal');
}

export function smershAfter(match: SmershMatch, ...moves: readonly (SmershMove | CommonMove)[]): SmershMatch {
  return moves.reduce((now, move) => {
    const next = playMove(now as Match, move, now.revision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)} at ${now.state.phase}: ${next.refused}`);
    return next as SmershMatch;
  }, match);
}

/** Plays on with the simplest moves until this phase is there. Squads are the first seats; everybody approves. */
export function smershUntil(
  match: SmershMatch,
  phase: SmershState['phase'],
  saboteurs: readonly Seat[] = [],
): SmershMatch {
  let now = match;
  for (let steps = 0; now.state.phase !== phase; steps++) {
    if (steps > 500 || now.state.phase === 'over') throw new Error(`no way to ${phase}`);
    now = smershAfter(now, simplest(now, saboteurs));
  }
  return now;
}

function simplest({ state }: SmershMatch, saboteurs: readonly Seat[]): SmershMove {
  switch (state.phase) {
    case 'dealing':
      return { type: 'seen', seat: state.waiting[0] as Seat };
    case 'hand-out': {
      const { receivers } = smersh.scene(state) as { receivers: readonly Seat[] };
      return receivers.length > 0 ? { type: 'hand-out', seat: receivers[0] as Seat } : { type: 'discard' };
    }
    case 'answer':
      return { type: 'seen', seat: smersh.scene(state).audience as Seat };
    case 'team': {
      const { size } = smersh.scene(state) as { size: number };
      return state.picked.length < size ? { type: 'pick', seat: state.picked.length } : { type: 'propose' };
    }
    case 'proposal':
      return { type: 'start-speeches' };
    case 'speech':
      return { type: 'said' };
    case 'floor':
      return { type: 'start-vote' };
    case 'ballot':
      return { type: 'vote', seat: state.pass.waiting[0] as Seat, choice: 'approve' };
    case 'mission': {
      const seat = state.pass.waiting[0] as Seat;
      return { type: 'decide', seat, choice: saboteurs.includes(seat) ? 'sabotage' : 'complete' };
    }
    default:
      return { type: 'go-on' };
  }
}

/** People at the phone, who know their own sides from their cards; the test knows all of them. */
export class SmershTouch extends Table {
  readonly sides = new Map<string, Side>();
  names: readonly string[] = [];
  /** Abilities used, as the window named them, and what they told. */
  readonly used: string[] = [];
  readonly answers: string[] = [];

  /** From home: names typed, the first leader drawn, everybody's card seen. */
  async sitDown(names: readonly string[]): Promise<void> {
    const { page } = this;
    this.names = names;
    await this.tap(page.locator('.folder.ink-2'));
    const field = page.getByLabel(en.players.add, { exact: true });
    for (const name of names) {
      await field.fill(name);
      await field.press('Enter');
    }
    await this.press(en.players.next);
    await this.press(words.setup.deal);
    await this.goOn('first-leader');
    for (const name of names) await this.seeSide(name);
    await this.toTable();
  }

  async seeSide(name: string): Promise<readonly string[]> {
    await this.claim(name);
    const card = await this.at('card');
    await this.pass(800);
    const finger = await hold(this.page, card.locator('[data-hold]'));
    const side = await card.locator('.face-word').textContent();
    const rows = await card.locator('.face-row').allTextContents();
    await this.pass(2600);
    await finger.release();
    const found = (Object.keys(words.card.names) as Side[]).find((one) => words.card.names[one] === side);
    this.sides.set(name, found ?? 'scout');
    await this.goOn('card');
    return rows;
  }

  of(...sides: readonly Side[]): string[] {
    return this.names.filter((name) => sides.includes(this.sides.get(name) ?? 'scout'));
  }

  async kind(): Promise<string> {
    return (await this.page.locator('[data-scene]').getAttribute('data-scene')) ?? '';
  }

  /** Through hand-outs, windows, squads and speeches to the vote; the squad is these people. */
  async toVote(squad: readonly string[], use = false): Promise<void> {
    for (let steps = 0; steps < 90; steps++) {
      const kind = await this.kind();
      if (kind === 'handoff') {
        if (!(await this.page.getByText(words.handoff.answer).count())) return;
        await this.readAnswer();
        continue;
      }
      if (kind === 'hand-out') await this.tap(this.page.locator('button.ring-seat').first());
      if (kind === 'window' && use && (await this.useOne())) continue;
      if (kind === 'team') for (const name of squad) await this.tap(this.ringSeat(name));
      await this.onwards(kind);
    }
    throw new Error('no vote came');
  }

  /** Goes on, and waits for what follows. */
  async onwards(kind: string): Promise<void> {
    // All but the clock, which runs by itself.
    const now = (): Promise<string> =>
      this.page.evaluate(() => {
        const parts = ['.masthead', '.speaker', '.address-name', '.progress', '.window-holders', '.minute-buttons'];
        const told = parts.map((part) => document.querySelector(`.screen ${part}`)?.textContent ?? '');
        return [document.querySelector('.screen')?.getAttribute('data-scene'), ...told].join('|');
      });
    const before = await now();
    await this.goOn(kind);
    await expect.poll(now).not.toBe(before);
  }

  ringSeat(name: string): Locator {
    return this.page.locator(`button.ring-seat[aria-label^="${this.names.indexOf(name) + 1} "]`);
  }

  /** Uses the first ability that can be used, on the first people it can be used on. */
  async useOne(): Promise<boolean> {
    const holder = this.page.locator('.window-holder').first();
    if ((await holder.count()) === 0) return false;
    this.used.push((await holder.locator('b').first().textContent()) ?? '');
    await this.tap(holder);
    await expect(this.scene('window').locator('.ability-now')).toBeVisible();
    const count = this.scene('window').locator('.ring-count');
    const people = (await count.count()) > 0 ? Number((await count.textContent())?.split('/')[1]) : 0;
    for (let at = 0; at < people; at++) {
      await this.tap(this.page.locator('button.ring-seat[aria-pressed="false"]').first());
      await expect(this.page.locator('button.ring-seat[aria-pressed="true"]')).toHaveCount(at + 1);
    }
    await this.onwards('window');
    return true;
  }

  /** The answer to an ability, for its user alone. */
  async readAnswer(): Promise<string> {
    await this.claim(await this.addressed());
    const card = await this.at('card');
    await this.pass(800);
    const finger = await hold(this.page, card.locator('[data-hold]'));
    const told = (await card.locator('.face-word').textContent()) ?? '';
    await this.pass(2600);
    await finger.release();
    await this.goOn('card');
    await this.toTable();
    await this.at('window');
    this.answers.push(told);
    return told;
  }

  async everybodyVotes(against: readonly string[]): Promise<void> {
    for (const _ of this.names) {
      const voter = await this.addressed();
      await this.claim(voter);
      const { approve, reject } = words.ballot.options;
      await this.choose('vote', against.includes(voter) ? reject : approve);
    }
    await this.toTable();
    await this.at('votes');
  }

  async choose(kind: 'vote' | 'decision', option: string): Promise<void> {
    await this.tap(this.scene(kind).getByRole('radio').filter({ hasText: option }).first());
    await this.pass(2600);
    await this.goOn(kind);
  }

  /** From the approved vote through window M to the result. */
  async carryOut(size: number, saboteurs: readonly string[]): Promise<void> {
    await this.onwards('votes');
    if ((await this.kind()) === 'window') await this.onwards('window');
    for (let at = 0; at < size; at++) {
      const member = await this.addressed();
      await this.claim(member);
      const { complete, sabotage } = words.decision.options;
      await this.choose('decision', (saboteurs.includes(member) ? sabotage : complete)[0] as string);
    }
    await this.toTable();
    await this.at('mission-result');
  }
}
