// What home can say of a save by its outside (ALL-06).

import { expect, test } from 'vitest';
import { lookAt, STILL_WARM } from '../../src/app/saved';

const NOW = Date.UTC(2026, 0, 2, 12);
const summary = { game: 'who-is-the-spy', round: 2, players: 6, over: false };
const record = (savedAt: unknown) => ({ match: {}, summary, savedAt });

test.each([
  ['just now', 0, true],
  ['a millisecond under two hours ago', STILL_WARM - 1, true],
  ['two hours ago', STILL_WARM, false],
  ['a week ago', 7 * 24 * 3_600_000, false],
  // The wall clock was set back meanwhile: as long ago as it now lies ahead, for all that one can know.
  ['an hour ahead', -3_600_000, true],
  ['a day ahead', -24 * 3_600_000, false],
])('ALL-06 a match whose last move was %s: warm %#', (_, age, warm) => {
  expect(lookAt(record(NOW - age), NOW)).toEqual({ is: 'match', summary, warm });
});

test('ALL-06 two hours are two hours', () => {
  expect(STILL_WARM).toBe(7_200_000);
});

test('a save without its time is an old one', () => {
  expect(lookAt(record('noon'), NOW)).toMatchObject({ is: 'match', warm: false });
});

test.each([[undefined], [null]])('%s is nothing to carry on', (raw) => {
  expect(lookAt(raw, NOW)).toEqual({ is: 'nothing' });
});

test.each([
  ['a text', 'latte'],
  ['a list', []],
  ['no summary', { match: {} }],
  ['no match', { summary }],
  ['a summary of another form', { match: {}, summary: { ...summary, round: 'two' } }],
])('CASE-108 %s is damaged, and nothing of it is shown', (_, raw) => {
  expect(lookAt(raw, NOW)).toEqual({ is: 'damaged' });
});

test('only what is over for certain is over', () => {
  expect(lookAt({ match: {}, summary: { ...summary, over: 'yes' }, savedAt: NOW }, NOW)).toMatchObject({
    summary: { over: false },
  });
});
