// @vitest-environment happy-dom
// The screen stays awake as long as it is wanted and somebody is there, and the app knows whether it really does.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteListeners } from './listeners';

type Wake = typeof import('../../src/device/wake');

const MINUTE = 60_000;
let wake: Wake;
let sentinels: ReturnType<typeof sentinel>[];
let visible: 'visible' | 'hidden';
let request: ReturnType<typeof vi.fn>;
let forgetListeners: () => void;

function sentinel() {
  const target = new EventTarget();
  return Object.assign(target, {
    released: false,
    async release() {
      this.released = true;
      target.dispatchEvent(new Event('release'));
    },
  });
}

const held = () => sentinels.filter((one) => !one.released).length;
const settled = () => vi.advanceTimersByTimeAsync(0);
const press = () => window.dispatchEvent(new Event('pointerdown'));
const see = async (state: typeof visible) => {
  visible = state;
  if (state === 'hidden') await Promise.all(sentinels.filter((one) => !one.released).map((one) => one.release()));
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sentinels = [];
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  request = vi.fn(async () => {
    const one = sentinel();
    sentinels.push(one);
    return one;
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  forgetListeners = noteListeners();
  wake = await import('../../src/device/wake');
});

afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('CASE-047 awake follows the lock itself, not the wish', async () => {
  expect(wake.awake.value).toBe(false);
  wake.keepAwake(true);
  expect(wake.awake.value).toBe(false);
  await settled();
  expect(wake.awake.value).toBe(true);
  await sentinels[0]?.release();
  expect(wake.awake.value).toBe(false);
});

test('CASE-046 at most one lock, however often it is wished and pressed', async () => {
  for (let round = 0; round < 3; round++) {
    wake.keepAwake(true);
    press();
    press();
    await settled();
    press();
    await settled();
    expect(held()).toBe(1);
    wake.keepAwake(false);
    await settled();
    expect(held()).toBe(0);
  }
  expect(request).toHaveBeenCalledTimes(3);
});

test('CASE-046 taken again when the page is seen again', async () => {
  wake.keepAwake(true);
  await settled();
  await see('hidden');
  expect([held(), wake.awake.value]).toEqual([0, false]);
  await see('visible');
  expect([held(), wake.awake.value]).toEqual([1, true]);
});

test('CASE-046 a refusal is no error, and the next press tries again', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  wake.keepAwake(true);
  await settled();
  expect([request.mock.calls.length, wake.awake.value]).toEqual([1, false]);
  press();
  await settled();
  expect([request.mock.calls.length, wake.awake.value, held()]).toEqual([2, true, 1]);
});

test('CASE-048 given back when it is no longer wanted, also when the answer comes after that', async () => {
  let give: (one: ReturnType<typeof sentinel>) => void = () => {};
  request.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
  wake.keepAwake(true);
  wake.keepAwake(false);
  const late = sentinel();
  sentinels.push(late);
  give(late);
  await settled();
  expect([held(), wake.awake.value]).toEqual([0, false]);
});

test('CASE-048 given back after ten minutes without a press, and taken again with the next one', async () => {
  wake.keepAwake(true);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect(held()).toBe(1);
  press();
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect(held()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect([held(), wake.awake.value]).toEqual([0, false]);
  await see('hidden');
  await see('visible');
  expect(held()).toBe(0);
  window.dispatchEvent(new KeyboardEvent('keydown'));
  await settled();
  expect(held()).toBe(1);
});

test.each([
  ['is missing', undefined],
  [
    'throws',
    {
      request: () => {
        throw new Error('no');
      },
    },
  ],
])('CASE-046 nothing happens where the API %s', async (_, value) => {
  Object.defineProperty(navigator, 'wakeLock', { value, configurable: true });
  expect(() => wake.keepAwake(true)).not.toThrow();
  await settled();
  expect(wake.awake.value).toBe(false);
});
