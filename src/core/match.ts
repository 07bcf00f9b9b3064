// A match is a game, a set-up, a seed and moves: play, undo, replay, save, restore.
// Storage, clocks and names' screens are left to others; looks and names are kept here beside the moves.

import { type Chance, chanceFrom, isSeed, type Seed } from './chance';
import {
  type AnyGame,
  type CommonMove,
  GAME_IDS,
  type GameId,
  isRefusal,
  type Refusal,
  refuse,
  type Seat,
} from './game';
import { cleanName, type Player } from './players';
import {
  array,
  integer,
  literal,
  maxLength,
  minValue,
  number,
  picklist,
  pipe,
  readAs,
  strictObject,
  string,
  unknown,
} from './shape';

export interface Match<State = unknown, Move = unknown> {
  readonly id: string;
  readonly game: AnyGame;
  readonly seed: Seed;
  readonly setup: unknown;
  readonly supply: unknown;
  readonly players: readonly Player[];
  readonly moves: readonly (Move | CommonMove)[];
  /** Raised by everything that changes the match, undo too: a move made for an older one is refused. */
  readonly revision: number;
  /** So many of the moves can never be taken back (ALL-07). */
  readonly settled: number;
  /** How often each seat has looked at its card again: public (ALL-08). */
  readonly looks: readonly number[];
  readonly state: State;
  readonly chance: Chance;
}

/** Where chance comes from: the seed in the product, a script in tests. */
export type ChanceSource = (seed: Seed) => Chance;

export interface MatchStart {
  readonly id: string;
  readonly game: AnyGame;
  readonly seed: Seed;
  readonly setup: unknown;
  readonly supply: unknown;
  readonly players: readonly Player[];
}

/** A match at its deal. Refuses with the code of the first refusal that the game's check has for this set-up. */
export function startMatch(start: MatchStart, source: ChanceSource = chanceFrom): Match | Refusal {
  const { game, setup, supply, players } = start;
  const blocked = game.check(setup, players.length).find((finding) => finding.weight === 'refusal');
  if (blocked) return refuse(blocked.code, blocked.about);
  const chance = source(start.seed);
  return {
    ...start,
    moves: [],
    revision: 0,
    settled: 0,
    looks: players.map(() => 0),
    state: game.deal(setup, supply, players.length, chance),
    chance,
  };
}

/**
 * The match after a move made for `revision`. Refuses `stale` when that has passed (a double tap, another tab),
 * and whatever the game refuses; the match given is never changed.
 */
export function playMove(match: Match, move: { readonly type: string }, revision: number): Match | Refusal {
  if (revision !== match.revision) return refuse('stale');
  return advanced(match, move);
}

function advanced(match: Match, move: unknown): Match | Refusal {
  const { game, chance } = match;
  const state = game.play(match.state, move, chance);
  if (isRefusal(state)) return state;
  const moves = [...match.moves, move as CommonMove];
  const settled = game.undoable(match.state, move, state) ? match.settled : moves.length;
  return { ...match, moves, state, settled, revision: match.revision + 1 };
}

/** Whether the last move can be taken back (ALL-07). */
export function canUndo(match: Match): boolean {
  return match.moves.length > match.settled;
}

/** The match without its last move. Refuses `stale` and `nothing-to-undo`. */
export function undoMove(match: Match, revision: number): Match | Refusal {
  if (revision !== match.revision) return refuse('stale');
  if (!canUndo(match)) return refuse('nothing-to-undo');
  const { game, chance } = match;
  const moves = match.moves.slice(0, -1);
  let state = game.deal(match.setup, match.supply, match.players.length, chance);
  for (const move of moves) state = game.play(state, move, chance);
  return { ...match, moves, state, revision: match.revision + 1 };
}

/** A private scene was opened for the next move: what came before stays (ALL-07). */
export function settle(match: Match): Match {
  return match.settled === match.moves.length
    ? match
    : { ...match, settled: match.moves.length, revision: match.revision + 1 };
}

/** One look more at one's own card (ALL-08). */
export function countLook(match: Match, seat: Seat): Match {
  const looks = match.looks.map((count, at) => (at === seat ? count + 1 : count));
  return { ...match, looks, revision: match.revision + 1 };
}

/** A corrected name (ALL-11). Refuses what `cleanName` refuses. */
export function rename(match: Match, seat: Seat, raw: string): Match | Refusal {
  const name = cleanName(raw);
  if (isRefusal(name)) return name;
  const players = match.players.map((player, at) => (at === seat ? { ...player, name } : player));
  return { ...match, players, revision: match.revision + 1 };
}

/** The form of saves; raised when a reader of the old form could not read the new one. */
const FORMAT = 1;

/** What a save holds of the match itself. Plain JSON; secret, so it goes nowhere but into the device's storage. */
export interface SavedMatch {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly seed: Seed;
  readonly setup: unknown;
  readonly supply: unknown;
  readonly players: readonly Player[];
  readonly moves: readonly unknown[];
  readonly revision: number;
  readonly settled: number;
  readonly looks: readonly number[];
}

export function saveMatch(match: Match): SavedMatch {
  const { id, game, seed, setup, supply, players, moves, revision, settled, looks } = match;
  return {
    format: FORMAT,
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed,
    setup,
    supply,
    players,
    moves,
    revision,
    settled,
    looks,
  };
}

export type RestoreRefusal = Refusal<'damaged' | 'from-the-future'>;

const count = pipe(number(), integer(), minValue(0));
const head = { format: count, game: picklist(GAME_IDS), rulesVersion: count };
const savedMatch = strictObject({
  ...head,
  format: literal(FORMAT),
  id: pipe(string(), maxLength(64)),
  seed: string(),
  setup: unknown(),
  supply: unknown(),
  players: pipe(array(strictObject({ id: pipe(string(), maxLength(64)), name: string() })), maxLength(64)),
  moves: pipe(array(unknown()), maxLength(100_000)),
  revision: count,
  settled: count,
  looks: array(count),
});

/** Which game a save belongs to, so that its rules can be loaded. Refuses `damaged` and `from-the-future`. */
export function gameOfSave(raw: unknown): GameId | RestoreRefusal {
  if (typeof raw !== 'object' || raw === null) return refuse('damaged');
  const { format, game } = raw as Record<string, unknown>;
  if (typeof format === 'number' && format > FORMAT) return refuse('from-the-future');
  if (format !== FORMAT || typeof game !== 'string') return refuse('damaged');
  const known = GAME_IDS.find((id) => id === game);
  return known ?? refuse('from-the-future');
}

/**
 * Makes an unknown value a match by replaying it, or refuses: `from-the-future` for a newer form or newer rules,
 * `damaged` for everything that is not the whole record of a legal match. Extra fields beside `SavedMatch` must be
 * taken off first.
 */
export function restoreMatch(raw: unknown, game: AnyGame, source: ChanceSource = chanceFrom): Match | RestoreRefusal {
  const id = gameOfSave(raw);
  if (isRefusal(id)) return id;
  const version = (raw as { rulesVersion?: unknown }).rulesVersion;
  if (typeof version === 'number' && version > game.rulesVersion) return refuse('from-the-future');
  const saved = readAs(savedMatch, raw);
  if (isRefusal(saved) || id !== game.id || !isSeed(saved.seed)) return refuse('damaged');
  if (saved.players.some((player) => cleanName(player.name) !== player.name)) return refuse('damaged');
  if (saved.looks.length !== saved.players.length) return refuse('damaged');
  const setup = game.readSetup(saved.setup);
  const supply = game.readSupply(saved.supply);
  if (isRefusal(setup) || isRefusal(supply)) return refuse('damaged');
  let match = startMatch({ id: saved.id, game, seed: saved.seed, setup, supply, players: saved.players }, source);
  if (isRefusal(match)) return refuse('damaged');
  for (const rawMove of saved.moves) {
    const move = game.readMove(rawMove);
    const next: Match | Refusal = isRefusal(move) ? move : advanced(match, move);
    if (isRefusal(next)) return refuse('damaged');
    match = next;
  }
  if (saved.settled < match.settled || saved.settled > match.moves.length) return refuse('damaged');
  if (saved.revision < match.moves.length) return refuse('damaged');
  return { ...match, revision: saved.revision, settled: saved.settled, looks: saved.looks };
}
