// Back, place by place.

import { beforeEach, expect, test, vi } from 'vitest';

let room: typeof import('../../src/app/place');
beforeEach(async () => {
  vi.resetModules();
  room = await import('../../src/app/place');
});

test('Back goes one place up, and only home lets the app go', () => {
  room.go({ at: 'setup', game: 'who-is-the-spy' });
  expect(room.back()).toBe(false);
  expect(room.place.value).toEqual({ at: 'players', game: 'who-is-the-spy' });
  expect(room.back()).toBe(false);
  expect(room.place.value).toEqual({ at: 'home' });
  expect(room.back()).toBe(true);
});

test.each(['settings', 'match'] as const)('from %s it leads home', (at) => {
  room.go({ at });
  expect(room.back()).toBe(false);
  expect(room.place.value).toEqual({ at: 'home' });
});

test('CASE-082 what was opened last closes first, and nothing else happens', () => {
  const closed: string[] = [];
  room.go({ at: 'match' });
  const offMatch = room.onBack(() => closed.push('match'));
  const offSheet = room.onBack(() => closed.push('sheet'));
  room.back();
  expect(closed).toEqual(['sheet']);
  offSheet();
  offSheet(); // taking it off twice takes nothing else off
  room.back();
  expect(closed).toEqual(['sheet', 'match']);
  expect(room.place.value).toEqual({ at: 'match' });
  offMatch();
  room.back();
  expect(room.place.value).toEqual({ at: 'home' });
});
