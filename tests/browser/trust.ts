// A table that plays Trust No One: matches to begin in the middle, and the verbs of people with fingers.

import { expect } from '@playwright/test';
import { type CommonMove, isRefusal, type Seat } from '../../src/core/game';
import { type Match, playMove, startMatch } from '../../src/core/match';
import { trustNoOne } from '../../src/games/trust-no-one/game';
import type { TrustMove } from '../../src/games/trust-no-one/moves';
import type { Side } from '../../src/games/trust-no-one/scenes';
import { suggest, type TrustSetup } from '../../src/games/trust-no-one/setup';
import type { TrustState } from '../../src/games/trust-no-one/state';
import { en as trust } from '../../src/games/trust-no-one/text/en';
import { hold } from './test';
import { en, Table } from './touch';

export { trust };
export type TrustMatch = Match<TrustState, TrustMove>;

export const PEOPLE = ['Anya', 'Liza', 'Kostya', 'Dima', 'Vera', 'Max', 'Olga', 'Petya', 'Nina', 'Gleb'] as const;

/** A deal with these spies and this leader; real chance, the first seed that gives them. */
export function trustDealt(
  names: readonly string[],
  { spies, leader, setup = {} }: { spies: readonly Seat[]; leader: Seat; setup?: Partial<TrustSetup> },
): TrustMatch {
  const players = names.map((name, seat) => ({ id: `person-${seat}`, name }));
  const wanted = names.map((_, seat): Side => (spies.includes(seat) ? 'spy' : 'scout')).join();
  for (let number = 1; number < 200_000; number++) {
    const seed = number.toString(16).padStart(32, '0');
    const whole = { ...suggest(), ...setup };
    const match = startMatch({ id: 'planted', game: trustNoOne, seed, setup: whole, supply: null, players });
    if (isRefusal(match)) throw new Error(match.refused);
    const { state } = match as TrustMatch;
    if (state.leader === leader && state.deal.sides.join() === wanted) return match as TrustMatch;
  }
  throw new Error('no seed gives such a deal');
}

export function trustAfter(match: TrustMatch, ...moves: readonly (TrustMove | CommonMove)[]): TrustMatch {
  return moves.reduce((now, move) => {
    const next = playMove(now as Match, move, now.revision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)}: ${next.refused}`);
    return next as TrustMatch;
  }, match);
}

/** Everybody has seen their card: the first leader picks. */
export function trustSeen(match: TrustMatch): TrustMatch {
  return trustAfter(match, ...match.players.map((_, seat): TrustMove => ({ type: 'seen', seat })));
}

/** A team picked and proposed. */
export function trustProposed(match: TrustMatch, team: readonly Seat[]): TrustMatch {
  return trustAfter(match, ...team.map((seat): TrustMove => ({ type: 'pick', seat })), { type: 'propose' });
}

/** A proposed team voted on; those named are against it. `left`: so many ballots stay open. */
export function trustVoted(match: TrustMatch, against: readonly Seat[], left = 0): TrustMatch {
  let now = match.state.phase === 'proposal' ? trustAfter(match, { type: 'start-vote' }) : match;
  while (now.state.phase === 'ballot' && now.state.pass.waiting.length > left) {
    const seat = now.state.pass.waiting[0] as Seat;
    now = trustAfter(now, { type: 'vote', seat, choice: against.includes(seat) ? 'reject' : 'approve' });
  }
  return now;
}

/** An approved team on its operation; those named break it. */
export function trustCarriedOut(match: TrustMatch, saboteurs: readonly Seat[], left = 0): TrustMatch {
  let now = match.state.phase === 'votes' ? trustAfter(match, { type: 'go-on' }) : match;
  while (now.state.phase === 'operation' && now.state.pass.waiting.length > left) {
    const seat = now.state.pass.waiting[0] as Seat;
    now = trustAfter(now, { type: 'decide', seat, choice: saboteurs.includes(seat) ? 'sabotage' : 'complete' });
  }
  return now;
}

/** A whole operation and what follows: the next leader's team, or the truth. */
export function trustOperation(match: TrustMatch, team: readonly Seat[], saboteurs: readonly Seat[]): TrustMatch {
  const done = trustCarriedOut(trustVoted(trustProposed(match, team), []), saboteurs);
  return trustAfter(done, { type: 'go-on' });
}

/** People at the phone. They know their own sides from their cards, and the test from all of them. */
export class TrustTouch extends Table {
  readonly sides = new Map<string, Side>();
  names: readonly string[] = [];

  /** From home: names typed, cards dealt, everybody's seen. */
  async sitDown(names: readonly string[]): Promise<void> {
    const { page } = this;
    this.names = names;
    await this.tap(page.locator('.folder').nth(1));
    const field = page.getByLabel(en.players.add, { exact: true });
    for (const name of names) {
      await field.fill(name);
      await field.press('Enter');
    }
    await this.press(en.players.next);
    await this.press(trust.setup.deal);
    for (const name of names) await this.seeSide(name);
    await this.toTable();
    await this.at('team');
  }

  /** Looks at the card: the side, and who else is named on it. */
  async seeSide(name: string): Promise<readonly string[]> {
    await this.claim(name);
    const card = await this.at('card');
    await this.pass(800);
    const finger = await hold(this.page, card.locator('[data-hold]'));
    const side = await card.locator('.face-word').textContent();
    const rows = await card.locator('.face-row').allTextContents();
    await this.pass(2600);
    await finger.release();
    this.sides.set(name, side === trust.card.names.spy ? 'spy' : 'scout');
    await this.goOn('card');
    return rows;
  }

  of(side: Side): string[] {
    return this.names.filter((name) => this.sides.get(name) === side);
  }

  async leader(): Promise<string> {
    return (await this.scene('team').locator('.leader-line bdi').first().textContent()) ?? '';
  }

  /** The team is picked and proposed, and the vote is begun. */
  async propose(team: readonly string[]): Promise<void> {
    for (const name of team) await this.tap(this.scene('team').locator('.team-seat').filter({ hasText: name }));
    await this.goOn('team');
    await expect((await this.at('proposal')).locator('.proposed-team li')).toHaveCount(team.length);
    await this.goOn('proposal');
  }

  async choose(kind: 'vote' | 'decision', option: string | RegExp): Promise<void> {
    await this.tap(this.scene(kind).getByRole('radio').filter({ hasText: option }));
    await this.pass(2600);
    await this.goOn(kind);
  }

  /** Everybody votes, in the order of the pass; those named against. Ends at the result. */
  async everybodyVotes(against: readonly string[]): Promise<void> {
    for (const _ of this.names) {
      const voter = await this.addressed();
      await this.claim(voter);
      const { approve, reject } = trust.ballot.options;
      await this.choose('vote', against.includes(voter) ? reject : approve);
    }
    await this.toTable();
    await this.at('votes');
  }

  /** The team decides; those named break it. Ends at the result. */
  async carryOut(size: number, saboteurs: readonly string[]): Promise<void> {
    for (let at = 0; at < size; at++) {
      const member = await this.addressed();
      await this.claim(member);
      const [label] = saboteurs.includes(member) ? trust.decision.options.sabotage : trust.decision.options.complete;
      await this.tap(
        this.scene('decision')
          .getByRole('radio')
          .filter({ hasText: label as string })
          .first(),
      );
      await this.pass(2600);
      await this.goOn('decision');
    }
    await this.toTable();
    await this.at('operation-result');
  }
}
