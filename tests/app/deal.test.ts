// From the set-up to a match and back: what is remembered, what follows, who plays again.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, device, seeAll, settled, sixAtTheTable, switchOn } from './fresh';

let phone: IDBFactory;
let app: App;
beforeEach(async () => {
  phone = device();
  app = await switchOn(phone);
});
afterEach(() => void vi.unstubAllGlobals());

const spies = (setup: unknown): number => (setup as { spies: number }).spies;

test('SPY-04 the suggested spies follow the number of players until they are set by hand', async () => {
  const module = await sixAtTheTable(app);
  const first = app.deal.rememberedSetup(module, 6) as object;
  expect(spies(first)).toBe(1);
  app.kept.setSetup('who-is-the-spy', first);
  expect([4, 6, 7, 10, 11, 14, 15, 16].map((count) => spies(app.deal.rememberedSetup(module, count)))).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4,
  ]);
  app.kept.setSetup('who-is-the-spy', { ...first, spies: 2, spiesByHand: true });
  expect([4, 6, 7, 16].map((count) => spies(app.deal.rememberedSetup(module, count)))).toEqual([2, 2, 2, 2]);
});

test('SPY-08 every house rule is remembered on the device', async () => {
  const module = await sixAtTheTable(app);
  const setup = {
    ...(module.firstSetup(6, 'en') as object),
    spies: 2,
    spiesByHand: true,
    blanks: 1,
    wordLanguage: 'nb',
    clueSeconds: 45,
    talkSeconds: 120,
    vote: 'open',
    firstRoundVote: false,
  };
  app.kept.setSetup('who-is-the-spy', setup);
  app.kept.setOptions({ movement: false, tapToOpen: true });
  await settled(app);
  app.kept.store.close();
  app = await switchOn(phone);
  await app.kept.readKept();
  const again = await app.current.openGame('who-is-the-spy');
  expect(app.deal.rememberedSetup(again, 6)).toEqual(setup);
  expect(app.kept.options.value).toMatchObject({ movement: false, tapToOpen: true });
});

test('SPY-36 the words speak the interface’s language at first, and stay when that changes', async () => {
  await app.kept.readKept();
  await app.kept.setLanguage('ru');
  const module = await app.current.openGame('who-is-the-spy');
  const first = app.deal.rememberedSetup(module, 6);
  expect(first).toMatchObject({ wordLanguage: 'ru' });
  app.kept.setSetup('who-is-the-spy', first);
  await app.kept.setLanguage('nb');
  expect(app.deal.rememberedSetup(module, 6)).toMatchObject({ wordLanguage: 'ru' });
});

test('a set-up that cannot be read gives way to the first one', async () => {
  const module = await sixAtTheTable(app);
  app.kept.setSetup('who-is-the-spy', { spies: 'many' });
  expect(app.deal.rememberedSetup(module, 8)).toEqual(module.firstSetup(8, 'en'));
});

test('SPY-01 what the set-up refuses is not dealt, and no pair is used', async () => {
  const module = await sixAtTheTable(app);
  const refused = await app.deal.dealFor(module, module.firstSetup(3, 'en'), app.kept.players.value.slice(0, 3));
  expect(refused).toMatchObject({ refused: 'too-few-players' });
  expect(app.current.current.value).toBeNull();
  expect(app.place.place.value).toEqual({ at: 'home' });
  expect(app.kept.shelf.value.used).toEqual([]);
  expect(app.current.saving.value).toBe(false);
});

test('ALL-13 play again is dealt without those who left, on the set-up, with the spies that suit those who stay', async () => {
  const module = await sixAtTheTable(app);
  await app.deal.dealFor(module, module.firstSetup(6, 'en'), app.kept.players.value);
  await seeAll(app);
  await app.current.play({ type: 'leave', seat: 2 });
  if (!module.game.result(app.current.current.value?.match.state)) await app.current.play({ type: 'stop' });
  await app.deal.playAgain();
  expect(app.kept.players.value.map((player) => player.name)).toEqual(['Anya', 'Liza', 'Dima', 'Vera', 'Max']);
  expect(app.place.place.value).toEqual({ at: 'setup', game: 'who-is-the-spy' });
});

test('play again with everybody there deals at once', async () => {
  const module = await sixAtTheTable(app);
  await app.deal.dealFor(module, module.firstSetup(6, 'en'), app.kept.players.value);
  const first = app.current.current.value?.match;
  await app.current.play({ type: 'stop' });
  await app.deal.playAgain();
  const second = app.current.current.value?.match;
  expect(second?.id).not.toBe(first?.id);
  expect(second?.players).toEqual(first?.players);
  expect(second?.moves).toEqual([]);
  expect(app.place.place.value).toEqual({ at: 'match' });
});

test('ALL-13 who leaves before all cards are seen takes the deal along, but not the rest of the list', async () => {
  const module = await sixAtTheTable(app);
  await app.deal.dealFor(module, module.firstSetup(6, 'en'), app.kept.players.value);
  await app.current.play({ type: 'leave', seat: 5 });
  await app.deal.backToSetup();
  expect(app.kept.players.value).toHaveLength(5);
  expect(app.place.place.value).toEqual({ at: 'setup', game: 'who-is-the-spy' });
  expect(await app.kept.store.get('match', 'current')).toBeUndefined();
});

test('ALL-13 with too few left it leads back to the list', async () => {
  const module = await sixAtTheTable(app);
  app.kept.setPlayers(app.kept.players.value.slice(0, 4));
  await app.deal.dealFor(module, module.firstSetup(4, 'en'), app.kept.players.value);
  await app.current.play({ type: 'leave', seat: 0 });
  await app.deal.backToSetup();
  expect(app.place.place.value).toEqual({ at: 'players', game: 'who-is-the-spy' });
});
