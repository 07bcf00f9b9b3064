// Saved matches for any phase, played with the real rules, to be planted where the app keeps its own (`plantSaved`).

import type { Page } from '@playwright/test';
import { isRefusal, type Seat } from '../../src/core/game';
import { type Match, playMove, saveMatch, startMatch } from '../../src/core/match';
import { whoIsTheSpy } from '../../src/games/who-is-the-spy/game';
import type { SpyMove } from '../../src/games/who-is-the-spy/moves';
import { type SpySetup, suggest } from '../../src/games/who-is-the-spy/setup';
import { type Role, type SpyState, wordOf } from '../../src/games/who-is-the-spy/state';
import type { Pair } from '../../src/words/pair';
import { expect, plantSaved } from './test';

/** The phases of a match, in the order in which one comes to them. `ballot` is sealed by half of the table. */
export const PHASES = [
  'dealing',
  'clues',
  'talk',
  'ballot',
  'open-ballot',
  'count',
  'turned',
  'guess',
  'verdict',
  'truth',
] as const;
export type SavedPhase = (typeof PHASES)[number];

export const NAMES = ['Anya', 'Liza', 'Kostya', 'Dima', 'Vera', 'Max'] as const;
export const SEED = '0123456789abcdef0123456789abcdef';
/** Two words that stand in no catalogue of the interface. */
export const COFFEE: Pair = {
  language: 'en',
  set: 'simple',
  words: [
    { text: 'latte', variants: [] },
    { text: 'cappuccino', variants: [] },
  ],
};

export interface SaveOptions {
  /** Names in seating order; the six of `NAMES`. */
  players?: readonly string[];
  setup?: Partial<SpySetup>;
  /** 32 hexadecimal digits. */
  seed?: string;
  pair?: Pair;
  /** How many have done their part of a pass: seen their card, or sealed. None at the deal, half of a ballot. */
  done?: number;
  /** The role of the one for whom everybody votes, from the ballot on; their own vote goes to the next seat. */
  out?: Role;
  /** The wall clock of the last move, ms; now. */
  savedAt?: number;
}

export type SpyMatch = Match<SpyState, SpyMove>;

/** A match that has come to this phase. Throws where these options cannot lead there. */
export function matchAt(phase: SavedPhase, options: SaveOptions = {}): SpyMatch {
  const { players = NAMES, seed = SEED, pair = COFFEE } = options;
  const blank = phase === 'guess' || phase === 'verdict' ? 1 : 0;
  const vote = phase === 'open-ballot' ? 'open' : 'secret';
  const setup: SpySetup = { ...suggest(players.length), blanks: blank, vote, ...options.setup };
  const people = players.map((name, at) => ({ id: `person-${at}`, name }));
  const started = startMatch({ id: 'planted', game: whoIsTheSpy, seed, setup, supply: pair, players: people });
  if (isRefusal(started)) throw new Error(started.refused);
  let match = started as SpyMatch;
  const play = (move: SpyMove): void => {
    const next = playMove(match as Match, move, match.revision);
    if (isRefusal(next)) throw new Error(`${move.type} at ${match.state.phase}: ${next.refused}`);
    match = next as SpyMatch;
  };

  for (const _ of people.slice(0, phase === 'dealing' ? (options.done ?? 0) : undefined)) {
    if (match.state.phase === 'dealing') play({ type: 'seen', seat: match.state.waiting[0] as Seat });
  }
  if (phase === 'dealing' || phase === 'clues') return match;
  while (match.state.phase === 'clues') play({ type: 'said' });
  if (phase === 'talk') return match;
  play({ type: 'start-vote' });
  if (phase === 'open-ballot') return match;

  const role = options.out ?? (phase === 'truth' ? 'spy' : blank > 0 ? 'blank' : 'civilian');
  const out = match.state.deal.roles.indexOf(role);
  const other = (out + 1) % people.length;
  const sealed = phase === 'ballot' ? (options.done ?? Math.floor(people.length / 2)) : people.length;
  for (let at = 0; at < sealed; at++) {
    if (match.state.phase === 'ballot') {
      const seat = match.state.ballot.waiting[0] as Seat;
      play({ type: 'vote', seat, choice: seat === out ? other : out });
    } else {
      for (const seat of people.keys()) play({ type: 'mark', seat, choice: seat === out ? other : out });
      play({ type: 'count' });
      break;
    }
  }
  if (phase === 'ballot' || phase === 'count') return match;
  play({ type: 'go-on' });
  if (phase === 'turned') return match;
  if (phase !== 'truth') play({ type: 'go-on' });
  if (phase === 'guess') return match;
  if (phase === 'verdict') play({ type: 'pass' });
  else play({ type: 'go-on' });
  if (match.state.phase !== (phase === 'truth' ? 'over' : 'verdict')) throw new Error(`no way to ${phase}`);
  return match;
}

/** The record as the app would have saved it (`SavedRecord` in src/app/saved.ts). */
// biome-ignore lint/suspicious/noExplicitAny: a match of any game
export function recordOf(match: Match<any, any>, savedAt = Date.now()): Record<string, unknown> {
  const { round = 1 } = match.game.scene(match.state) as { round?: number };
  return {
    id: match.id,
    revision: match.revision,
    match: saveMatch(match as Match),
    timer: null,
    savedAt,
    summary: {
      game: match.game.id,
      round,
      players: match.players.length,
      over: match.state.phase === 'over' || match.state.phase === 'spent',
    },
  };
}

export function savedAt(phase: SavedPhase, options: SaveOptions = {}): Record<string, unknown> {
  return recordOf(matchAt(phase, options), options.savedAt);
}

/** Plants a match at this phase in the open app, starts the app anew, and waits for its scene. Gives the match back. */
export async function openAt(page: Page, phase: SavedPhase, options: SaveOptions = {}): Promise<SpyMatch> {
  const match = matchAt(phase, options);
  await expect(page.locator('[data-scene]')).toBeVisible();
  await plantSaved(page, recordOf(match, options.savedAt));
  await page.reload();
  await expect(page.locator(`[data-scene="${sceneOf(match)}"]`)).toBeVisible();
  return match;
}

/** What stands on the screen after a start: before a private scene always its handoff. */
export function sceneOf(match: SpyMatch): string {
  const scene = whoIsTheSpy.scene(match.state);
  return scene.audience === 'table' ? scene.kind : 'handoff';
}

/** The word on a seat's card; null for a blank. */
export function wordAt(match: SpyMatch, seat: Seat): string | null {
  return wordOf(match.state.deal, seat);
}

/** Whose handoff it is. */
export function nextSeat(match: SpyMatch): Seat {
  const { audience } = whoIsTheSpy.scene(match.state);
  if (audience === 'table') throw new Error('it is the table’s turn');
  return audience;
}
