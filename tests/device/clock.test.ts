// A timer is read, not ticked: whatever happens to the page, what is left is right.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addTime,
  leftOf,
  type Now,
  now,
  pauseTimer,
  restoreTimer,
  resumeTimer,
  returned,
  saveTimer,
  startTimer,
  type Timer,
} from '../../src/device/clock';

const MINUTE = 60_000;
const at = (ms: number): Now => ({ mono: 1000 + ms, wall: 1_900_000_000_000 + ms });

test('now reads both clocks in milliseconds', () => {
  const read = now();
  expect(Math.abs(read.wall - Date.now())).toBeLessThan(1000);
  expect(Math.abs(read.mono - performance.now())).toBeLessThan(1000);
});

test('CASE-041 after a gap of five minutes the first reading is right', () => {
  const timer = startTimer('talk', 8 * MINUTE, at(0));
  expect(leftOf(timer, at(0))).toBe(8 * MINUTE);
  expect(leftOf(timer, at(5 * MINUTE))).toBe(3 * MINUTE);
  expect(leftOf(timer, at(9 * MINUTE))).toBe(0);
});

test('CASE-042 a minute of lock in three: two are left, although the monotonic clock stood still', () => {
  const timer = startTimer('talk', 3 * MINUTE, at(0));
  const asleep = { mono: at(0).mono, wall: at(MINUTE).wall };
  expect(leftOf(returned(timer, at(0), asleep), asleep)).toBe(2 * MINUTE);
  const long = { mono: at(0).mono, wall: at(10 * MINUTE).wall };
  expect(leftOf(returned(timer, at(0), long), long)).toBe(0);
  // Told twice, it counts once.
  const again = returned(returned(timer, at(0), asleep), at(0), asleep);
  expect(leftOf(again, asleep)).toBe(2 * MINUTE);
});

test('CASE-042 a wall clock that was set back while hidden takes nothing and gives nothing', () => {
  const timer = startTimer('talk', 3 * MINUTE, at(0));
  const back = { mono: at(MINUTE).mono, wall: at(-120 * MINUTE).wall };
  expect(leftOf(returned(timer, at(0), back), back)).toBe(2 * MINUTE);
});

test('CASE-042 what is paused stays as it is, hidden or not', () => {
  const timer = pauseTimer(startTimer('talk', 3 * MINUTE, at(0)), at(MINUTE));
  expect(leftOf(returned(timer, at(MINUTE), at(9 * MINUTE)), at(9 * MINUTE))).toBe(2 * MINUTE);
});

test('CASE-043 a pause does not count, and does not come back as a jump', () => {
  const paused = pauseTimer(startTimer('talk', 3 * MINUTE, at(0)), at(MINUTE));
  expect(leftOf(paused, at(30 * MINUTE))).toBe(2 * MINUTE);
  const resumed = resumeTimer(paused, at(30 * MINUTE));
  expect(leftOf(resumed, at(30 * MINUTE))).toBe(2 * MINUTE);
  expect(leftOf(resumed, at(31 * MINUTE))).toBe(MINUTE);
});

test('ALL-16 thirty seconds more raise what is left and the whole, also when it was over', () => {
  const timer = startTimer('talk', MINUTE, at(0));
  const more = addTime(timer, 30_000, at(MINUTE / 2));
  expect([more.total, leftOf(more, at(MINUTE / 2))]).toEqual([90_000, 60_000]);
  const late = addTime(timer, 30_000, at(2 * MINUTE));
  expect(leftOf(late, at(2 * MINUTE))).toBe(30_000);
});

test('STN-903 a clock that stands still unseen does so behind a hidden page and after a restart', () => {
  const timer = startTimer('order', 2 * MINUTE, at(0));
  const back = returned(timer, at(MINUTE), at(20 * MINUTE), 'stands-still');
  expect(leftOf(back, at(20 * MINUTE))).toBe(MINUTE);
  const restored = restoreTimer(saveTimer(timer, at(MINUTE)), { mono: 5, wall: at(20 * MINUTE).wall }, 'stands-still');
  expect(restored?.left).toBe(MINUTE);
});

test('a save that is no timer is refused', () => {
  const sound = saveTimer(startTimer('talk', MINUTE, at(0)), at(1000));
  expect(restoreTimer(sound, at(1000))).toEqual({
    id: 'talk',
    total: MINUTE,
    left: 59_000,
    running: true,
    at: at(1000),
  });
  const broken = [
    undefined,
    null,
    3,
    'x',
    [],
    {},
    { ...sound, id: 1 },
    { ...sound, left: -1 },
    { ...sound, left: Number.NaN },
  ];
  const odd = [
    { ...sound, left: sound.total + 1 },
    { ...sound, running: 1 },
    { ...sound, wall: '0' },
    { ...sound, total: Number.POSITIVE_INFINITY },
  ];
  for (const raw of [...broken, ...odd]) expect(restoreTimer(raw, at(0)), JSON.stringify(raw)).toBeUndefined();
});

/** A phone and its two clocks: the monotonic one may sleep and begins anew after a restart, the other may be set. */
type Step =
  | { do: 'pass' | 'add' | 'sleep' | 'restart' | 'doze'; ms: number }
  | { do: 'pause' | 'resume' | 'correct' }
  | { do: 'set'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('pass', 'add'), ms: fc.integer({ min: 0, max: 3 * MINUTE }) }),
  fc.record({ do: fc.constantFrom('sleep', 'doze', 'restart'), ms: fc.constantFrom(0, 1000, 10 * MINUTE) }),
  fc.record({ do: fc.constantFrom('pause', 'resume') }),
  fc.record({ do: fc.constant('set'), ms: fc.integer({ min: -120 * MINUTE, max: 120 * MINUTE }) }),
) as fc.Arbitrary<Step>;

test('CASE-043 for any sequence what is left is the total minus the running intervals, whatever the clocks do', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let clocks: Now = at(0);
      let timer: Timer = startTimer('talk', 10 * MINUTE, clocks);
      let left = 10 * MINUTE;
      let running = true;
      const pass = (ms: number, mono: boolean) => {
        clocks = { mono: clocks.mono + (mono ? ms : 0), wall: clocks.wall + ms };
        if (running) left = Math.max(0, left - ms);
      };
      for (const now of steps) {
        if (now.do === 'pass') pass(now.ms, true);
        else if (now.do === 'add') {
          timer = addTime(timer, now.ms, clocks);
          left += now.ms;
        } else if (now.do === 'pause') {
          timer = pauseTimer(timer, clocks);
          running = false;
        } else if (now.do === 'resume') {
          timer = resumeTimer(timer, clocks);
          running = true;
        } else if (now.do === 'set') {
          // Nothing happens in no time.
          pass(1, true);
          clocks = { mono: clocks.mono, wall: clocks.wall + now.ms };
        } else if (now.do === 'sleep' || now.do === 'doze') {
          const hiddenAt = clocks;
          pass(now.ms, now.do === 'doze');
          timer = returned(timer, hiddenAt, clocks);
        } else if (now.do === 'restart') {
          const saved: unknown = JSON.parse(JSON.stringify(saveTimer(timer, clocks)));
          pass(now.ms, false);
          clocks = { mono: 3, wall: clocks.wall };
          timer = restoreTimer(saved, clocks) as Timer;
        }
        expect(Math.abs(leftOf(timer, clocks) - left)).toBeLessThanOrEqual(100);
        expect(leftOf(timer, clocks)).toBeLessThanOrEqual(timer.total);
      }
    }),
    { numRuns: 1000 },
  );
});

test('CASE-043 a wall clock set two hours off between save and restore: never more than was left, never less than none', () => {
  fc.assert(
    fc.property(fc.nat(20 * MINUTE), fc.integer({ min: -120 * MINUTE, max: 120 * MINUTE }), (spent, off) => {
      const saved = saveTimer(startTimer('talk', 10 * MINUTE, at(0)), at(spent));
      const restored = restoreTimer(saved, { mono: 0, wall: at(spent + off).wall });
      expect(restored?.left).toBeGreaterThanOrEqual(0);
      expect(restored?.left).toBeLessThanOrEqual(saved.left);
      if (off <= 0) expect(restored?.left).toBe(saved.left);
    }),
  );
});
