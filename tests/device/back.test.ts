// @vitest-environment happy-dom
// Back asks the app. It never finds an older screen, and the history says nothing.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteListeners } from './listeners';

type Back = typeof import('../../src/device/back');

let back: Back;
let entries: unknown[];
let at: number;
let active: boolean;
let forgetListeners: () => void;

const press = (name = 'pointerdown') => window.dispatchEvent(new Event(name));
const move = (by: number) => {
  const to = at + by;
  if (to < 0 || to >= entries.length) return false;
  at = to;
  window.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at] }));
  return true;
};

beforeEach(async () => {
  vi.resetModules();
  entries = [null];
  at = 0;
  active = true;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]);
  vi.spyOn(history, 'pushState').mockImplementation((...all) => {
    expect(all.slice(1), 'the address stays').toEqual(['']);
    entries = [...entries.slice(0, at + 1), all[0]];
    at++;
  });
  vi.spyOn(history, 'back').mockImplementation(() => void move(-1));
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: active }), configurable: true });
  forgetListeners = noteListeners();
  back = await import('../../src/device/back');
});

afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
});

test('CASE-083 the sentinel is put up by a press, not before', () => {
  back.guardBack(() => {});
  expect(history.pushState).not.toHaveBeenCalled();
  active = false;
  press('pointerdown');
  expect(history.pushState).not.toHaveBeenCalled();
  active = true;
  press('pointerup');
  expect(entries).toEqual([null, 'sotto']);
  press('keydown');
  press();
  expect(entries).toEqual([null, 'sotto']);
});

test('CASE-083 a browser that tells nothing of activation still gets one', () => {
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true });
  back.guardBack(() => {});
  press('keydown');
  expect(entries).toEqual([null, 'sotto']);
});

test('CASE-082 each Back asks the app once, and the next press guards again', () => {
  const asked = vi.fn();
  back.guardBack(asked);
  for (let time = 1; time <= 3; time++) {
    press();
    move(-1);
    expect(asked).toHaveBeenCalledTimes(time);
    expect(at).toBe(0);
  }
});

test('CASE-084 the history grows by one entry at most, also over reloads and forward', () => {
  const asked = vi.fn();
  back.guardBack(asked);
  for (let time = 0; time < 20; time++) {
    press();
    if (time % 3 === 0) move(-1);
    if (time % 6 === 0) move(1);
  }
  expect(entries.length).toBe(2);
  expect(asked).toHaveBeenCalledTimes(7);
});

test('CASE-084 after a reload on the sentinel no other one is added', () => {
  entries = [null, 'sotto'];
  at = 1;
  const asked = vi.fn();
  back.guardBack(asked);
  press();
  expect(entries).toEqual([null, 'sotto']);
  move(-1);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('CASE-082 after leaveForReal the next Back leaves, whether or not a press had put the sentinel up', () => {
  const asked = vi.fn();
  back.guardBack(asked);
  press();
  move(-1);
  press();
  back.leaveForReal();
  expect([at, asked.mock.calls.length]).toEqual([0, 1]);
  expect(move(-1)).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('CASE-082 who presses something after leaveForReal has stayed, and is asked again', () => {
  const asked = vi.fn();
  back.guardBack(asked);
  back.leaveForReal();
  press();
  move(-1);
  expect([at, asked.mock.calls.length]).toEqual([0, 1]);
});

test('CASE-082 guarding again changes the answer, and asks once', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  back.guardBack(first);
  back.guardBack(second);
  press();
  move(-1);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('CASE-082 the step that leaving takes by itself asks nobody, and a press while it is under way adds nothing', () => {
  vi.mocked(history.back).mockImplementation(() => {});
  const asked = vi.fn();
  back.guardBack(asked);
  press();
  back.leaveForReal();
  press();
  back.guardBack(asked);
  press();
  expect(entries).toEqual([null, 'sotto']);
  move(-1);
  expect(asked).not.toHaveBeenCalled();
  press();
  move(-1);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('CASE-082 a browser that refuses another entry is no error', () => {
  vi.mocked(history.pushState).mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  back.guardBack(() => {});
  expect(() => press()).not.toThrow();
  press();
  expect(entries).toEqual([null, 'sotto']);
});

test('a link into the page is no press of Back', () => {
  const asked = vi.fn();
  back.guardBack(asked);
  press();
  location.hash = '#pairs=x';
  window.dispatchEvent(Object.assign(new Event('popstate'), { state: null }));
  expect(asked).not.toHaveBeenCalled();
  location.hash = '';
  move(-1);
  expect(asked).toHaveBeenCalledTimes(1);
});
