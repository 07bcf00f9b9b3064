// The saved match as it stands on the device: the match, its clock, and a public summary that home can show without
// loading a game. Reading one far enough to say whether there is something to carry on.

import type { GameId } from '../core/game';
import type { SavedMatch } from '../core/match';
import type { SavedTimer } from '../device/clock';

export interface Summary {
  readonly game: GameId;
  readonly round: number;
  readonly players: number;
  /** The truth is on the table: there is nothing to carry on. */
  readonly over: boolean;
}

export interface SavedRecord {
  readonly id: string;
  readonly revision: number;
  readonly match: SavedMatch;
  /** `held`: it stood because of a sheet or a look, not by a tap on its own button (ALL-16). */
  readonly timer: (SavedTimer & { readonly held: boolean }) | null;
  /** Milliseconds of the wall clock at the last move. */
  readonly savedAt: number;
  readonly summary: Summary;
}

/** A reload opens straight at the match while its last move is younger than this (ALL-06); ms. */
export const STILL_WARM = 2 * 60 * 60 * 1000;

export type Found =
  | { readonly is: 'nothing' }
  | { readonly is: 'match'; readonly summary: Summary; readonly warm: boolean }
  | { readonly is: 'damaged' };

/** What there is, by its outside; whether the match itself is whole, `restoreMatch` says. `wall` in ms. */
export function lookAt(raw: unknown, wall: number): Found {
  if (raw === undefined || raw === null) return { is: 'nothing' };
  if (!isRecord(raw) || !isRecord(raw.summary) || !isRecord(raw.match)) return { is: 'damaged' };
  const { game, round, players, over } = raw.summary;
  if (typeof game !== 'string' || typeof round !== 'number' || typeof players !== 'number') return { is: 'damaged' };
  const savedAt = typeof raw.savedAt === 'number' ? raw.savedAt : 0;
  const age = wall - savedAt;
  return {
    is: 'match',
    summary: { game: game as GameId, round, players, over: over === true },
    warm: age >= 0 ? age < STILL_WARM : -age < STILL_WARM,
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
