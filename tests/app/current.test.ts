// The current match beside its device: saved before it is shown, refused when stale, its clock, its truth.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, device, seeAll, settled, sixAtTheTable, switchOn } from './fresh';

const NOW = Date.UTC(2026, 0, 2, 12);
let phone: IDBFactory;
let app: App;

beforeEach(async () => {
  phone = device();
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] });
  app = await switchOn(phone);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function dealt(setup: Record<string, unknown> = {}): Promise<void> {
  const module = await sixAtTheTable(app);
  const first = module.firstSetup(6, 'en') as object;
  expect(await app.deal.dealFor(module, { ...first, ...setup }, app.kept.players.value)).toBeUndefined();
}

const shown = () => {
  const now = app.current.current.value;
  if (!now) throw new Error('no match');
  return now;
};
const saved = () => app.kept.store.get('match', 'current') as Promise<{ id: string; revision: number; timer: unknown }>;
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);
const left = (): number => {
  const timer = app.current.timer.value;
  if (!timer) throw new Error('no clock');
  return timer.running ? timer.left - (performance.now() - timer.at.mono) : timer.left;
};

/** Plays to the end by stopping. */
async function stopped(): Promise<void> {
  await app.current.play({ type: 'stop' });
  await settled(app);
}

test('CASE-086 a screen is shown once what it shows is saved', async () => {
  await dealt();
  let answer: (written: 'kept') => void = () => undefined;
  const put = vi.spyOn(app.kept.store, 'putMatch').mockImplementation(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  const before = shown();
  const played = app.current.play({ type: 'seen', seat: 0 });
  await new Promise((done) => setTimeout(done, 50));
  expect(put).toHaveBeenCalledOnce();
  expect(shown()).toBe(before);
  expect(app.current.saving.value).toBe(true);
  answer('kept');
  await played;
  expect(shown().match.moves).toHaveLength(1);
  expect(app.current.saving.value).toBe(false);
});

test('CASE-051 a device that does not answer keeps the next screen waiting for a moment only', async () => {
  await dealt();
  vi.spyOn(app.kept.store, 'putMatch').mockImplementation(() => new Promise(() => undefined));
  const begun = process.hrtime.bigint();
  await app.current.play({ type: 'seen', seat: 0 });
  expect(shown().match.moves).toHaveLength(1);
  expect(Number(process.hrtime.bigint() - begun) / 1e6).toBeGreaterThan(300);
});

test('while one move is being saved, no other is taken: a double tap says one clue', async () => {
  await dealt();
  await seeAll(app);
  const moves = shown().match.moves.length;
  await Promise.all([app.current.play({ type: 'said' }), app.current.play({ type: 'said' }), app.current.undo()]);
  expect(shown().match.moves.length).toBe(moves + 1);
});

test('a move that the rules refuse changes nothing and is not saved', async () => {
  await dealt();
  const before = shown();
  await app.current.play({ type: 'said' });
  expect(shown()).toBe(before);
  expect(app.current.saving.value).toBe(false);
});

test('CASE-065 a stale revision is not written: what the other tab has made of it is shown', async () => {
  await dealt();
  await seeAll(app);
  await settled(app);
  const other = await switchOn(phone);
  await other.kept.readKept();
  expect(await other.current.resume()).toBe(true);
  await other.current.play({ type: 'said' });
  await other.current.play({ type: 'said' });
  await settled(other);
  await app.current.play({ type: 'said' });
  expect(shown().match.revision).toBe(other.current.current.value?.match.revision);
  expect(shown().match.moves).toHaveLength(8);
  expect((await saved()).revision).toBe(shown().match.revision);
});

test('ALL-07 a claim settles what came before it, and the holder is never saved', async () => {
  await dealt();
  await app.current.claim(0);
  expect(app.current.holder.value).toBe(0);
  expect(JSON.stringify(await saved())).not.toContain('holder');
  expect(await app.current.resume()).toBe(true);
  expect(app.current.holder.value).toBe('table');
});

test('SPY-11 the pair is used at the deal, and a deal that is given up stays used', async () => {
  await dealt();
  expect(app.kept.shelf.value.used).toHaveLength(1);
  await app.deal.dealAgain();
  expect(app.kept.shelf.value.used).toHaveLength(2);
  expect(new Set(app.kept.shelf.value.used).size).toBe(2);
  expect(shown().match.moves).toEqual([]);
  await settled(app);
  expect(await app.kept.store.get('recent', 'pairs')).toEqual(app.kept.shelf.value.used);
});

test('ALL-11 a mended name is the one on the list too, for the next match', async () => {
  await dealt();
  expect(await app.current.mendName(1, '   ')).toMatchObject({ refused: 'name-empty' });
  await app.current.mendName(1, ' Elizaveta ');
  expect(shown().match.players[1]?.name).toBe('Elizaveta');
  expect(app.kept.players.value[1]?.name).toBe('Elizaveta');
});

test('CASE-040 a finished match is kept once, without its seed', async () => {
  await dealt();
  const { seed } = shown().match;
  await stopped();
  await app.current.mendName(0, 'Anna'); // afterwards things may still be mended
  await settled(app);
  const keys = await app.kept.store.keys('truths');
  expect(keys).toHaveLength(1);
  const kept = await app.kept.store.get('truths', keys[0] as string);
  expect(kept).toMatchObject({ game: 'who-is-the-spy', result: { reason: 'stopped' }, at: NOW });
  expect(JSON.stringify(kept)).not.toContain(seed);
  expect(JSON.stringify(kept)).not.toContain('seed');
});

test('the last fifty truths are kept, the oldest goes first', async () => {
  await app.kept.readKept();
  const { truthKey } = await import('../../src/device/store');
  for (let at = 0; at < 52; at++) await app.kept.store.put('truths', truthKey(NOW - 1_000 + at, `old ${at}`), { at });
  await dealt();
  await stopped();
  await vi.waitFor(async () => expect(await app.kept.store.keys('truths')).toHaveLength(50));
  const keys = await app.kept.store.keys('truths');
  expect(keys[0]).toContain('old 3');
  expect(keys.at(-1)).toContain(shown().match.id);
});

test('a match that is over is not carried on; one that goes on stays', async () => {
  await dealt();
  await app.deal.leaveMatch();
  expect(await saved()).toBeDefined();
  expect(app.place.place.value).toEqual({ at: 'home' });
  await app.current.resume();
  await stopped();
  await app.deal.leaveMatch();
  expect(await saved()).toBeUndefined();
});

test('ALL-15 until the next deal is saved, the one that was given up is not lost from sight', async () => {
  await dealt();
  const { id } = shown().match;
  await app.deal.dealAgain();
  expect(shown().match.id).not.toBe(id);
  expect((await saved()).id).toBe(shown().match.id);
});

// ── the clock ────────────────────────────────────────────────────────────────────────────────────────────────────────

const CLOCK = { id: 'talk 1', seconds: 60 };

test('ALL-16 a clock starts once, however often its screen is drawn', async () => {
  await dealt();
  app.current.showTimer(CLOCK);
  pass(10_000);
  app.current.showTimer({ ...CLOCK });
  expect(left()).toBe(50_000);
  app.current.showTimer({ id: 'talk 2', seconds: 30 });
  expect(left()).toBe(30_000);
  app.current.showTimer(undefined);
  expect(app.current.timer.value).toBeNull();
});

test('ALL-16 it stands while anything holds it, and runs when the last has let go', async () => {
  await dealt();
  app.current.showTimer(CLOCK);
  pass(5_000);
  const sheet = app.current.hold('sheet');
  const look = app.current.hold('look');
  pass(60_000);
  sheet();
  pass(60_000);
  expect(left()).toBe(55_000);
  look();
  pass(1_000);
  expect(left()).toBe(54_000);
});

test('ALL-16 what its own button stopped, no sheet starts', async () => {
  await dealt();
  app.current.showTimer(CLOCK);
  app.current.toggleTimer();
  app.current.hold('sheet')();
  pass(9_000);
  expect(left()).toBe(60_000);
  app.current.toggleTimer();
  pass(9_000);
  expect(left()).toBe(51_000);
});

test('ALL-16 a clock that begins under a sheet waits for it', async () => {
  await dealt();
  const letGo = app.current.hold('sheet');
  app.current.showTimer(CLOCK);
  pass(30_000);
  expect(left()).toBe(60_000);
  letGo();
  pass(1_000);
  expect(left()).toBe(59_000);
});

test('ALL-16 +30 s, also when it was over', async () => {
  await dealt();
  app.current.showTimer(CLOCK);
  app.current.moreTime();
  expect(left()).toBe(90_000);
  pass(200_000);
  app.current.moreTime();
  expect(left()).toBe(30_000);
});

/** Restarts the app after so many ms of the wall clock. */
async function restartedAfter(ms: number): Promise<void> {
  await settled(app);
  app.kept.store.close();
  vi.setSystemTime(Date.now() + ms);
  app = await switchOn(phone);
  await app.kept.readKept();
  expect(await app.current.resume()).toBe(true);
}

test('CASE-042 CASE-043 a killed app does not stop it: what ran, ran on', async () => {
  await dealt();
  app.current.showTimer(CLOCK);
  pass(10_000);
  await app.current.play({ type: 'seen', seat: 0 });
  await restartedAfter(20_000);
  expect(left()).toBe(30_000);
  await restartedAfter(3_600_000);
  expect(left()).toBe(0);
});

test('ALL-16 stopped by its button, it stands over a restart; under a sheet, it runs from there: the sheet is gone', async () => {
  await dealt();
  app.current.showTimer(CLOCK);
  pass(10_000);
  app.current.toggleTimer();
  await restartedAfter(20_000);
  expect(app.current.timer.value?.running).toBe(false);
  expect(left()).toBe(50_000);
  app.current.toggleTimer();
  app.current.hold('sheet');
  pass(5_000);
  await restartedAfter(20_000);
  expect(app.current.timer.value?.running).toBe(true);
  expect(left()).toBe(50_000);
});

test('ALL-16 CASE-065 a clock that changes while a move is being saved does not pass for a stale tab', async () => {
  await dealt();
  app.current.showTimer(CLOCK);
  await settled(app);
  await app.current.claim(0);
  const look = app.current.countLookOf(0);
  app.current.hold('look');
  app.current.moreTime();
  await look;
  await settled(app);
  pass(5_000);
  expect(left(), 'still held').toBe(90_000);
  expect(app.current.timer.value?.running).toBe(false);
  expect(shown().match.looks[0]).toBe(1);
  expect(app.current.holder.value, 'the phone has not been taken away').toBe(0);
  expect(await saved()).toMatchObject({ revision: shown().match.revision, timer: { left: 90_000, running: false } });
});

test('ALL-16 taking back a move takes its clock back too', async () => {
  await dealt({ clueSeconds: 20 });
  await seeAll(app);
  await app.current.play({ type: 'said' });
  app.current.showTimer({ id: 'clue', seconds: 20 });
  await app.current.undo();
  expect(app.current.timer.value).toBeNull();
});

test('SMR-08 a scene that asks for more of the running clock gets it, and gives back what was taken back', () => {
  const left = (): number => (app.current.timer.value ? Math.round(app.current.timer.value.left / 1000) : 0);
  app.current.showTimer({ id: 'speech 1 1', seconds: 60 });
  expect(left()).toBe(60);
  app.current.showTimer({ id: 'speech 1 1', seconds: 120 });
  expect(left()).toBe(120);
  app.current.showTimer({ id: 'speech 1 1', seconds: 120 });
  expect(left()).toBe(120);
  app.current.showTimer({ id: 'speech 1 1', seconds: 60 });
  expect(left()).toBe(60);
  app.current.showTimer({ id: 'speech 1 2', seconds: 60 });
  expect(left()).toBe(60);
});
