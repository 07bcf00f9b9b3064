// Deals chosen by their roles, and matches played on from them move by move, for tests to begin in the middle.

import type { Page } from '@playwright/test';
import { type CommonMove, isRefusal, type Seat } from '../../src/core/game';
import { type Match, playMove, startMatch } from '../../src/core/match';
import { whoIsTheSpy } from '../../src/games/who-is-the-spy/game';
import type { SpyMove } from '../../src/games/who-is-the-spy/moves';
import { type SpySetup, suggest } from '../../src/games/who-is-the-spy/setup';
import { type Role, speakingOrder } from '../../src/games/who-is-the-spy/state';
import { COFFEE, NAMES, recordOf, type SpyMatch } from './saves';
import { plantSaved, type Server } from './test';

/** Six people, one spy, the first of them: the worked example. */
export const ANYA_SPY: readonly Role[] = ['spy', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian'];

interface Wanted {
  names?: readonly string[];
  setup?: Partial<SpySetup>;
}

/**
 * A deal in which chance, the real one, gave these roles and `latte` to the civilians. Tries seeds in order, so it is
 * the same every time.
 */
export function dealt(roles: readonly Role[], { names = NAMES, setup = {} }: Wanted = {}): SpyMatch {
  const players = roles.map((_, seat) => ({ id: `person-${seat}`, name: names[seat] ?? `Guest ${seat + 1}` }));
  const count = (role: Role): number => roles.filter((each) => each === role).length;
  const whole: SpySetup = { ...suggest(roles.length), spies: count('spy'), blanks: count('blank'), ...setup };
  for (let number = 1; number < 100_000; number++) {
    const seed = number.toString(16).padStart(32, '0');
    const start = { id: 'planted', game: whoIsTheSpy, seed, setup: whole, supply: COFFEE, players };
    const match = startMatch(start);
    if (isRefusal(match)) throw new Error(`no such deal: ${match.refused}`);
    const { deal } = (match as SpyMatch).state;
    if (deal.civilianWord === 0 && deal.roles.join() === roles.join()) return match as SpyMatch;
  }
  throw new Error('no seed gives such a deal');
}

/** The match after these moves. A move that the rules refuse is an error in the test. */
export function after(match: SpyMatch, ...moves: readonly (SpyMove | CommonMove)[]): SpyMatch {
  let now = match;
  for (const move of moves) {
    const next = playMove(now as Match, move, now.revision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)}: ${next.refused}`);
    now = next as SpyMatch;
  }
  return now;
}

/** Everybody has seen their card: the first clue. */
export function cardsSeen(match: SpyMatch): SpyMatch {
  return after(match, ...match.players.map((_, seat): SpyMove => ({ type: 'seen', seat })));
}

/** Everybody has spoken: from any clue to the talk, or from a tie's clues to the re-vote. */
export function allSaid(match: SpyMatch): SpyMatch {
  let now = match;
  while (now.state.phase === 'clues') now = after(now, { type: 'said' });
  return now;
}

/** The vote is open: from the deal, or from the first clue of a later round. */
export function voteOpen(match: SpyMatch): SpyMatch {
  return after(allSaid(match.state.phase === 'dealing' ? cardsSeen(match) : match), { type: 'start-vote' });
}

/** Ballots sealed in the order of the pass, by voter and choice, until so many are left open. */
export function sealed(match: SpyMatch, votes: readonly Seat[], left = 0): SpyMatch {
  let now = match;
  while (now.state.phase === 'ballot' && now.state.ballot.waiting.length > left) {
    const seat = now.state.ballot.waiting[0] as Seat;
    now = after(now, { type: 'vote', seat, choice: votes[seat] as Seat });
  }
  return now;
}

/** The seats that wait in the secret ballot, in the order of the pass. */
export function waiting(match: SpyMatch): readonly Seat[] {
  const { state } = match;
  if (state.phase === 'ballot') return state.ballot.waiting;
  if (state.phase === 'dealing') return state.waiting;
  throw new Error(`no pass at ${state.phase}`);
}

/** This round's speakers, first to last. */
export function speakers(match: SpyMatch): Seat[] {
  return speakingOrder(match.state);
}

/** Opens the app once, puts the match where the saved one stands, and opens the app again upon it. */
export async function openWith(page: Page, server: Server, match: SpyMatch, savedAt?: number): Promise<void> {
  await page.goto(server.url);
  await page.locator('[data-scene]').waitFor();
  await plantSaved(page, recordOf(match, savedAt));
  await page.reload();
}
