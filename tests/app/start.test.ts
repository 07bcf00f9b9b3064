// Starting: what opens at once, what is offered, what is put aside, and what comes back after an update.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, device, seeAll, settled, sixAtTheTable, switchOn } from './fresh';

const NOW = Date.UTC(2026, 0, 2, 12);
let phone: IDBFactory;

beforeEach(() => {
  phone = device();
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A match at its first clue has been left on this device. */
async function aMatchIsLeft(): Promise<App> {
  const app = await switchOn(phone);
  const module = await sixAtTheTable(app);
  await app.deal.dealFor(module, module.firstSetup(6, 'en'), app.kept.players.value);
  await seeAll(app);
  await settled(app);
  app.kept.store.close();
  return app;
}

test('ALL-06 a warm match opens at once, and the table has the phone', async () => {
  const before = await aMatchIsLeft();
  vi.setSystemTime(NOW + 119 * 60_000);
  const app = await switchOn(phone);
  await app.start.start();
  expect(app.place.place.value).toEqual({ at: 'match' });
  expect(app.current.holder.value).toBe('table');
  expect(app.current.current.value?.match.state).toEqual(before.current.current.value?.match.state);
});

test('ALL-06 after two hours home is first, and offers it', async () => {
  await aMatchIsLeft();
  vi.setSystemTime(NOW + 2 * 3_600_000 + 1);
  const app = await switchOn(phone);
  await app.start.start();
  expect(app.place.place.value).toEqual({ at: 'home' });
  expect(app.current.current.value).toBeNull();
  expect(app.start.found.value).toMatchObject({
    is: 'match',
    warm: false,
    summary: { round: 1, players: 6, over: false },
  });
  await app.start.carryOn();
  expect(app.place.place.value).toEqual({ at: 'match' });
});

test('CASE-062 a start on an empty device writes nothing', async () => {
  const app = await switchOn(phone);
  await app.start.start();
  await settled(app);
  expect(app.place.place.value).toEqual({ at: 'home' });
  for (const store of ['settings', 'recent', 'match', 'truths'] as const)
    expect(await app.kept.store.keys(store)).toEqual([]);
});

test('CASE-108 a damaged match is put aside once; players, settings and the memory of pairs stay', async () => {
  const before = await aMatchIsLeft();
  const one = await switchOn(phone);
  const raw = (await one.kept.store.get('match', 'current')) as { match: object };
  await one.kept.store.put('match', 'current', { ...raw, match: { ...raw.match, seed: 'none' } });
  one.kept.store.close();

  const app = await switchOn(phone);
  await app.start.start();
  expect(app.place.place.value).toEqual({ at: 'home' });
  expect(app.place.notice.value).toBe('damaged');
  expect(app.start.found.value).toEqual({ is: 'nothing' });
  expect(app.kept.players.value).toHaveLength(6);
  expect(app.kept.shelf.value.used).toEqual(before.kept.shelf.value.used);
  expect(app.kept.shelf.value.used).toHaveLength(1);
  app.kept.store.close();

  const again = await switchOn(phone);
  await again.start.start();
  expect(again.place.notice.value).toBe('none');
  expect(await again.kept.store.get('match', 'set-aside')).toMatchObject({ why: 'damaged' });
});

test('a match from the future waits aside, and carries on after an update only', async () => {
  await aMatchIsLeft();
  const one = await switchOn(phone);
  const raw = (await one.kept.store.get('match', 'current')) as { match: { rulesVersion: number } };
  const future = { ...raw, match: { ...raw.match, rulesVersion: raw.match.rulesVersion + 1 } };
  await one.kept.store.put('match', 'current', future);
  one.kept.store.close();

  for (let starts = 0; starts < 2; starts++) {
    const app = await switchOn(phone);
    await app.start.start();
    expect(app.place.place.value).toEqual({ at: 'home' });
    expect(app.place.notice.value).toBe(starts === 0 ? 'from-the-future' : 'none');
    expect(app.start.found.value, 'the same version need not try again').toEqual({ is: 'nothing' });
    const aside = (await app.kept.store.get('match', 'set-aside')) as { why: string; version: string; record: unknown };
    expect(aside).toMatchObject({ why: 'from-the-future', record: future });
    if (starts === 1) {
      // The update: another version put it aside, and to this one its rules are known.
      await app.kept.store.put('match', 'set-aside', { ...aside, version: 'an older one', record: raw });
    }
    app.kept.store.close();
  }

  const updated = await switchOn(phone);
  await updated.start.start();
  expect(updated.place.place.value).toEqual({ at: 'match' });
  expect(await updated.kept.store.get('match', 'set-aside')).toBeUndefined();
});

test('a match put aside never takes the place of one that is being played', async () => {
  await aMatchIsLeft();
  const one = await switchOn(phone);
  await one.kept.store.put('match', 'set-aside', {
    why: 'from-the-future',
    version: 'an older one',
    record: { id: 'x' },
  });
  one.kept.store.close();
  const app = await switchOn(phone);
  await app.start.start();
  expect(app.place.place.value).toEqual({ at: 'match' });
  expect(await app.kept.store.get('match', 'set-aside')).toMatchObject({ record: { id: 'x' } });
});

test('what is damaged is never promoted, whatever the version', async () => {
  const one = await switchOn(phone);
  await one.kept.readKept();
  await one.kept.store.put('match', 'set-aside', { why: 'damaged', version: 'an older one', record: { id: 'x' } });
  one.kept.store.close();
  const app = await switchOn(phone);
  await app.start.start();
  expect(app.start.found.value).toEqual({ is: 'nothing' });
  expect(await app.kept.store.get('match', 'current')).toBeUndefined();
});

test('a match of a game that this version does not have is put aside for a later one', async () => {
  await aMatchIsLeft();
  const one = await switchOn(phone);
  const raw = (await one.kept.store.get('match', 'current')) as { match: object };
  await one.kept.store.put('match', 'current', { ...raw, match: { ...raw.match, game: 'no-such-game' } });
  one.kept.store.close();
  const app = await switchOn(phone);
  await app.start.start();
  expect(app.place.notice.value).toBe('from-the-future');
  expect(await app.kept.store.get('match', 'current')).toBeUndefined();
  expect(await app.kept.store.get('match', 'set-aside')).toMatchObject({ why: 'from-the-future' });
});

test('CASE-055 a device that is silent keeps nobody from home', async () => {
  vi.useRealTimers();
  const app = await switchOn({ open: () => new EventTarget() } as unknown as IDBFactory);
  const begun = performance.now();
  await app.start.start();
  expect(performance.now() - begun, 'not the 3 s of the store').toBeLessThan(2_500);
  expect(app.kept.store.health.value).toBe('opening');
  expect(app.place.place.value).toEqual({ at: 'home' });
});
