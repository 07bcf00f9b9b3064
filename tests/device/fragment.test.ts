// @vitest-environment happy-dom
// What an address carries behind its # is taken once, and the address is clean again.

import { afterEach, expect, test, vi } from 'vitest';
import { isAppleTab, onFragment, ownAddress, takeFragment } from '../../src/device/fragment';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const at = (address: string) => history.replaceState('kept', '', address);

test('a fragment of ours is taken and gone; path, query and the entry’s word stay', () => {
  at('/sotto/?x=1#pairs=abc');
  expect(takeFragment('#pairs=')).toBe('#pairs=abc');
  expect(location.href.endsWith('/sotto/?x=1')).toBe(true);
  expect(history.state).toBe('kept');
  expect(takeFragment('#pairs=')).toBeUndefined();
});

test('any other fragment is left alone', () => {
  at('/#elsewhere');
  expect(takeFragment('#pairs=')).toBeUndefined();
  expect(location.hash).toBe('#elsewhere');
});

test('the app’s own address has no query and no fragment, also under a sub-path', () => {
  at('/games/sotto/?x=1#y');
  expect(new URL(ownAddress()).pathname).toBe('/games/sotto/');
  expect(ownAddress().endsWith('/')).toBe(true);
  at('/games/sotto/index.html');
  expect(new URL(ownAddress()).pathname).toBe('/games/sotto/');
});

test('a link followed while the app is open is told', () => {
  const told = vi.fn();
  onFragment(told);
  dispatchEvent(new Event('hashchange'));
  expect(told).toHaveBeenCalledTimes(1);
});

test('CASE-061 only a Safari tab says that it is not on the home screen', () => {
  for (const [standalone, tab] of [
    [false, true],
    [true, false],
    [undefined, false],
  ]) {
    vi.stubGlobal('navigator', { standalone });
    expect(isAppleTab()).toBe(tab);
  }
});
