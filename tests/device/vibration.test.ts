// @vitest-environment happy-dom
// A buzz tells the neighbours nothing but that something public happened, and only where somebody wanted it.

import { afterEach, expect, test, vi } from 'vitest';
import { allowBuzz, type BuzzEvent, buzz } from '../../src/device/vibration';

const events: BuzzEvent[] = ['claim', 'reveal', 'seal', 'over'];
const vibrate = vi.fn();
Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true, writable: true });

afterEach(() => {
  allowBuzz(false);
  vibrate.mockReset();
});

test('CASE-006 no buzz at all until it is turned on', () => {
  for (const event of events) buzz(event);
  expect(vibrate).not.toHaveBeenCalled();
  allowBuzz(true);
  buzz('claim');
  allowBuzz(false);
  buzz('claim');
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('CASE-036 CASE-006 the pattern depends on the event alone: the same each time', () => {
  allowBuzz(true);
  for (let role = 0; role < 5; role++) for (const event of events) buzz(event);
  const once = [[15], [10], [20], [60, 80, 60]];
  expect(vibrate.mock.calls.map(([pattern]) => pattern)).toEqual([...once, ...once, ...once, ...once, ...once]);
  expect(buzz.length).toBe(1);
});

test('CASE-006 a phone that cannot or may not buzz is no error', () => {
  allowBuzz(true);
  vibrate.mockImplementation(() => {
    throw new Error('not yet');
  });
  expect(() => buzz('over')).not.toThrow();
  Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true, writable: true });
  expect(() => buzz('over')).not.toThrow();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true, writable: true });
});
