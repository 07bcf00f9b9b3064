// @vitest-environment happy-dom
// Losing the page from sight is told inside the very event; a keyboard is no rotation.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSightBack, onSightLost } from '../../src/device/sight';

let visible: DocumentVisibilityState;
let stop: () => void = () => {};

beforeEach(() => {
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  window.innerWidth = 360;
  window.innerHeight = 740;
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function size(width: number, height: number) {
  window.innerWidth = width;
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
}

test('CASE-011 blur, hiding, pagehide and freeze are told before the event is over', () => {
  const told = vi.fn();
  stop = onSightLost(told);
  const fire = (target: EventTarget, name: string) => {
    told.mockClear();
    target.dispatchEvent(new Event(name));
    return told.mock.calls.map(([why]) => why);
  };
  expect(fire(window, 'blur')).toEqual(['blur']);
  expect(fire(window, 'pagehide')).toEqual(['pagehide']);
  expect(fire(document, 'freeze')).toEqual(['freeze']);
  expect(fire(document, 'visibilitychange')).toEqual([]);
  visible = 'hidden';
  expect(fire(document, 'visibilitychange')).toEqual(['hidden']);
  stop();
  expect(fire(window, 'blur')).toEqual([]);
});

test('CASE-011 the blur of a field on the page is not the loss of the page', () => {
  const told = vi.fn();
  stop = onSightLost(told);
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new FocusEvent('blur'));
  expect(told).not.toHaveBeenCalled();
});

test('CASE-011 nothing on the page can swallow it', () => {
  const told = vi.fn();
  const swallow = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('visibilitychange', swallow);
  stop = onSightLost(told);
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  document.removeEventListener('visibilitychange', swallow);
  expect(told).toHaveBeenCalledTimes(1);
});

test('ALL-04 a rotation is told, also with the keyboard open', () => {
  const told = vi.fn();
  stop = onSightLost(told);
  size(740, 360);
  expect(told.mock.calls).toEqual([['rotated']]);
  size(360, 740);
  expect(told).toHaveBeenCalledTimes(2);
  size(360, 330);
  expect(told).toHaveBeenCalledTimes(2);
  size(740, 150);
  expect(told).toHaveBeenCalledTimes(3);
  size(740, 360);
  expect(told).toHaveBeenCalledTimes(3);
});

test('ALL-04 a keyboard is no rotation, even where it makes the window broader than tall', () => {
  const told = vi.fn();
  stop = onSightLost(told);
  size(360, 400);
  size(360, 300);
  size(360, 740);
  size(340, 740);
  expect(told).not.toHaveBeenCalled();
});

test('ALL-04 the screen may tell a rotation itself; upside down is none', () => {
  const turning = Object.assign(new EventTarget(), { type: 'portrait-primary' });
  vi.stubGlobal('screen', { orientation: turning });
  vi.spyOn(window, 'screen', 'get').mockReturnValue({ orientation: turning } as never);
  const told = vi.fn();
  stop = onSightLost(told);
  turning.type = 'portrait-secondary';
  turning.dispatchEvent(new Event('change'));
  expect(told).not.toHaveBeenCalled();
  turning.type = 'landscape-primary';
  turning.dispatchEvent(new Event('change'));
  expect(told.mock.calls).toEqual([['rotated']]);
});

test('the page is back when it is visible, shown from the cache, or has the focus', () => {
  const told = vi.fn();
  stop = onSightBack(told);
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(told).not.toHaveBeenCalled();
  visible = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('focus'));
  expect(told.mock.calls).toEqual([['visible'], ['pageshow'], ['focus']]);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(told).toHaveBeenCalledTimes(3);
});
