// The current match: played, saved after every move, resumed, with its clock beside it. Loaded with the first game.

import { signal } from '@preact/signals';
import { chanceFrom } from '../core/chance';
import { isRefusal, type Refusal, refuse, type Seat, type SeatScene, type TableScene } from '../core/game';
import {
  countLook,
  gameOfSave,
  type Match,
  playMove,
  rename,
  restoreMatch,
  saveMatch,
  settle,
  startMatch,
  undoMove,
} from '../core/match';
import type { Player } from '../core/players';
import {
  addTime,
  now,
  pauseTimer,
  restoreTimer,
  resumeTimer,
  returned,
  saveTimer,
  startTimer,
  type Timer,
  takeTime,
} from '../device/clock';
import { freshId, freshSeed } from '../device/seed';
import { onSightBack, onSightLost } from '../device/sight';
import { truthKey } from '../device/store';
import { listed } from '../games';
import type { GameModule } from '../table/game-module';
import { language, withLanguage } from '../text/language';
import { players, setPlayers, setUsed, shelf, store } from './kept';
import { notice } from './place';
import { isRecord, type SavedRecord } from './saved';

export interface Current {
  readonly module: GameModule;
  readonly match: Match;
  readonly scene: TableScene | SeatScene;
}

export const current = signal<Current | null>(null);
export const timer = signal<Timer | null>(null);
/** Who holds the phone: the seat that claimed its handoff, or the table. Never saved: after a restart it is the table. */
export const holder = signal<Seat | 'table'>('table');
/** True while a move is being saved: nothing else is taken, and no secret is shown. */
export const saving = signal(false);

/** How long a save may keep the next screen waiting, ms. A slow device goes on without. */
const SAVE_PATIENCE = 400;

/** Why the clock stands still, beside a tap on its own button (ALL-16). */
const standing = new Set<string>();

/** Loads a game with its words in the language in use, and keeps them together when that changes. */
export async function openGame(id: unknown): Promise<GameModule> {
  const found = listed(id);
  if (!found) throw new TypeError('no such game');
  const module: GameModule = await found.load();
  const apply = await module.loadWords(language.value);
  apply();
  withLanguage((next) => module.loadWords(next));
  return module;
}

/** Deals a new match. Refuses what the set-up's check refuses, and `pack-missing` or the like from its supply. */
export async function deal(
  module: GameModule,
  setup: unknown,
  people: readonly Player[],
): Promise<Refusal | undefined> {
  if (saving.value) return refuse('busy');
  saving.value = true;
  try {
    const seed = freshSeed();
    const supplied = await module.fetchSupply(setup, shelf.value, chanceFrom(seed));
    if (isRefusal(supplied)) return supplied;
    const match = startMatch({
      id: freshId(),
      game: module.game,
      seed,
      setup,
      supply: supplied.supply,
      players: people,
    });
    if (isRefusal(match)) return match;
    if (supplied.used) setUsed(supplied.used);
    timer.value = null;
    holder.value = 'table';
    await show(module, match);
    return undefined;
  } finally {
    savingEnds();
  }
}

/** Plays a move made for the match as it is shown; nothing happens while another is being saved, or when refused. */
export async function play(move: { readonly type: string; readonly seat?: Seat }): Promise<void> {
  const before = current.value;
  if (!before || saving.value) return;
  await advance(before, playMove(before.match, move, before.match.revision));
}

export async function undo(): Promise<void> {
  const before = current.value;
  if (!before || saving.value) return;
  timer.value = null; // the clue that is given again has its time anew (ALL-16)
  await advance(before, undoMove(before.match, before.match.revision));
}

/** The seat takes the phone: a private scene opens, and what came before stays (ALL-07). */
export async function claim(seat: Seat): Promise<void> {
  const before = current.value;
  if (!before || saving.value) return;
  await advance(before, settle(before.match));
  holder.value = seat;
}

export async function countLookOf(seat: Seat): Promise<void> {
  const before = current.value;
  if (before) await advance(before, countLook(before.match, seat));
}

export async function mendName(seat: Seat, name: string): Promise<Refusal | undefined> {
  const before = current.value;
  if (!before || saving.value) return undefined;
  const next = rename(before.match, seat, name);
  if (isRefusal(next)) return next;
  await advance(before, next);
  const mended = next.players[seat];
  setPlayers(players.value.map((player) => (player.id === mended?.id ? mended : player)));
  return undefined;
}

/** The clock has changed while a move was being saved. */
let clockIsBehind = false;

function savingEnds(): void {
  saving.value = false;
  if (clockIsBehind) saveClock();
}

async function advance(before: Current, next: Match | Refusal): Promise<void> {
  if (isRefusal(next)) return;
  saving.value = true;
  try {
    await show(before.module, next);
  } finally {
    savingEnds();
  }
}

/** Saves first, shows then (CASE-086): a phone that dies between the two has lost nothing. */
async function show(module: GameModule, match: Match): Promise<void> {
  const wasOver = current.value?.match.id === match.id && isOver(current.value.match);
  const written = await withPatience(store.putMatch(record(module, match)));
  if (written === 'stale') {
    await resume(); // another tab is further on: show what it has made of the match
    return;
  }
  current.value = { module, match, scene: module.game.scene(match.state) };
  if (!wasOver && isOver(match)) keepTruth(match);
}

function withPatience<T>(work: Promise<T>): Promise<T | 'late'> {
  return Promise.race([work, new Promise<'late'>((done) => setTimeout(() => done('late'), SAVE_PATIENCE))]);
}

function isOver(match: Match): boolean {
  return match.game.result(match.state) !== undefined;
}

function record(module: GameModule, match: Match): SavedRecord {
  const { round } = module.game.scene(match.state) as { round?: number };
  const shown = timer.value;
  return {
    id: match.id,
    revision: match.revision,
    match: saveMatch(match),
    timer: shown ? { ...saveTimer(shown, now()), held: stoppedHere } : null,
    savedAt: now().wall,
    summary: {
      game: match.game.id,
      round: round ?? 1,
      players: match.players.length,
      over: isOver(match) || match.game.spent(match.state) !== undefined,
    },
  };
}

/** A finished match goes among the last ones, without its seed. */
function keepTruth(match: Match): void {
  const at = now().wall;
  const { game, players, state } = match;
  const kept = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    at,
    players,
    result: game.result(state),
    truth: game.truth(state),
  };
  void store.put('truths', truthKey(at, match.id), kept).then(pruneTruths);
}

const TRUTHS = 50;

async function pruneTruths(): Promise<void> {
  const keys = await store.keys('truths');
  for (const key of [...keys].sort().slice(0, -TRUTHS)) await store.remove('truths', key);
}

/**
 * Takes up the saved match again: at its table or handoff scene, never at a secret (ALL-06). False when there is none or
 * when it cannot be read; then it is set aside, the notice says so, and nothing else is touched.
 */
export async function resume(): Promise<boolean> {
  const raw = await store.get('match', 'current');
  if (raw === undefined) return false;
  const saved = isRecord(raw) ? raw : {};
  const id = gameOfSave(saved.match);
  if (isRefusal(id)) return setAside(raw, id.refused);
  if (!listed(id)) return setAside(raw, 'from-the-future');
  let module: GameModule;
  try {
    module = await openGame(id);
  } catch {
    notice.value = 'load-failed';
    return false;
  }
  const match = restoreMatch(saved.match, module.game);
  if (isRefusal(match)) return setAside(raw, match.refused);
  standing.clear();
  timer.value = restoreClock(saved.timer) ?? null;
  holder.value = 'table';
  current.value = { module, match, scene: module.game.scene(match.state) };
  return true;
}

async function setAside(raw: unknown, why: 'damaged' | 'from-the-future'): Promise<false> {
  notice.value = why;
  await store.put('match', 'set-aside', { why, version: __VERSION__, record: raw });
  await store.remove('match', 'current');
  return false;
}

/** Closes the match on the screen. A finished or spent one leaves the device's memory of what to carry on. */
export async function putAway(): Promise<void> {
  const shown = current.value;
  current.value = null;
  holder.value = 'table';
  timer.value = null;
  if (shown && (isOver(shown.match) || shown.match.game.spent(shown.match.state)))
    await store.remove('match', 'current');
}

// ── the clock ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the running clock was asked for: a scene that then asks for more of it (SMR-08) gets the difference. */
let asked: { readonly id: string; readonly seconds: number } | undefined;

/** A table scene with a clock is in front of everybody: starts it, unless it is the one that runs already. */
export function showTimer(wanted: { readonly id: string; readonly seconds: number } | undefined): void {
  const before = asked;
  asked = wanted;
  if (!wanted) {
    if (timer.value) timer.value = null;
    return;
  }
  if (timer.value?.id === wanted.id) {
    const more = before?.id === wanted.id ? wanted.seconds - before.seconds : 0;
    if (more === 0) return;
    // An extra minute that was taken back (ALL-07) is no minute.
    timer.value = (more > 0 ? addTime : takeTime)(timer.value, Math.abs(more) * 1000, now());
    saveClock();
    return;
  }
  const started = startTimer(wanted.id, wanted.seconds * 1000, now());
  if (standing.size > 0) stoppedHere = true;
  timer.value = standing.size > 0 ? pauseTimer(started, now()) : started;
  saveClock();
}

/** A clock that stood only under a sheet or a look runs again: what had stopped it did not outlive the app. */
function restoreClock(saved: unknown): Timer | undefined {
  const restored = restoreTimer(saved, now());
  return restored && isRecord(saved) && saved.held === true ? resumeTimer(restored, now()) : restored;
}

/** Stops the clock for a reason (a sheet, a look), until the same reason is taken back. */
export function hold(reason: string): () => void {
  standing.add(reason);
  if (timer.value?.running) {
    timer.value = pauseTimer(timer.value, now());
    stoppedHere = true;
    saveClock();
  }
  return () => {
    standing.delete(reason);
    if (standing.size > 0 || !stoppedHere) return;
    stoppedHere = false;
    if (timer.value && !timer.value.running) {
      timer.value = resumeTimer(timer.value, now());
      saveClock();
    }
  };
}
/** Whether the clock stands because of `hold`, and not by a tap on its own button. */
let stoppedHere = false;

export function toggleTimer(): void {
  const shown = timer.value;
  if (!shown) return;
  timer.value = shown.running ? pauseTimer(shown, now()) : resumeTimer(shown, now());
  saveClock();
}

/** ALL-16: half a minute more. */
export function moreTime(): void {
  if (!timer.value) return;
  timer.value = addTime(timer.value, 30_000, now());
  saveClock();
}

/** Never beside a move: the match as it was before would come after the move's own save, and pass for a stale tab's. */
function saveClock(): void {
  const shown = current.value;
  if (!shown) return;
  clockIsBehind = saving.value;
  if (clockIsBehind) return;
  void store.putMatch(record(shown.module, shown.match)).then((written) => {
    if (written === 'stale') return resume();
  });
}

/** A clock runs on behind a locked screen: on return it shows the right time at once. Returns what ends the watch. */
export function followSight(): () => void {
  let hiddenAt: ReturnType<typeof now> | null = null;
  const stops = [
    onSightLost((why) => {
      if (why !== 'blur' && why !== 'rotated') hiddenAt ??= now();
    }),
    onSightBack(() => {
      if (hiddenAt && timer.value) timer.value = returned(timer.value, hiddenAt, now());
      hiddenAt = null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
