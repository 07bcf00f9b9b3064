// Own pairs beside their device: what Safari is told, what could not be read, and when the browser is asked to keep them.

import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shelf } from '../../src/app/kept';
import { ArrivedScreen } from '../../src/app/seldom/arrived';
import { OwnPairsScreen } from '../../src/app/seldom/own-pairs';
import { speak } from '../../src/text/language';
import { en } from '../../src/text/seldom/en';
import { loadSeldomText } from '../../src/text/seldom/language';

const PAIR = {
  language: 'en',
  set: 'own',
  words: [
    { text: 'fjord', variants: [] },
    { text: 'bay', variants: [] },
  ],
};
let persist: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  await speak('en');
  await loadSeldomText('en');
  shelf.value = { used: [], own: [], off: [] };
  persist = vi.fn(() => new Promise(() => {})); // never answers, and nothing waits for it
  vi.stubGlobal('navigator', { storage: { persist }, languages: ['en'] });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['in a Safari tab', false, true],
  ['on the home screen', true, false],
  ['in another browser', undefined, false],
])('CASE-061 CASE-063 %s: the word about what Safari clears away, or none', (_, standalone, told) => {
  vi.stubGlobal('navigator', { standalone });
  const own = render(<OwnPairsScreen />);
  expect(own.queryByText(en.own.appleTab) !== null).toBe(told);
  cleanup();
  const arrived = render(<ArrivedScreen />);
  expect(arrived.queryByText(en.arrived.appleTab) !== null).toBe(told);
});

test('what is kept and cannot be read is told, and stays until the list is changed', () => {
  const own = [{ no: 'pair' }, PAIR];
  shelf.value = { ...shelf.value, own };
  const screen = render(<OwnPairsScreen />);
  expect(screen.getByText(en.own.unread(1))).toBeTruthy();
  expect(screen.getByText(en.own.line(1, 200))).toBeTruthy();
  expect(shelf.value.own).toBe(own);
});

test('CASE-064 the browser is asked to keep what is here once a pair was saved, never before', () => {
  const screen = render(<OwnPairsScreen />);
  vi.advanceTimersByTime(1000);
  const [one, other] = [screen.getByLabelText(en.own.first), screen.getByLabelText(en.own.second)];
  fireEvent.input(one, { target: { value: 'fjord' } });
  fireEvent.input(other, { target: { value: 'Fjord' } });
  fireEvent.keyDown(other, { key: 'Enter' });
  expect(screen.getByText(en.refused['pair-equal']())).toBeTruthy();
  expect(persist).not.toHaveBeenCalled();
  fireEvent.input(other, { target: { value: 'bay' } });
  fireEvent.keyDown(other, { key: 'Enter' });
  expect(persist).toHaveBeenCalledTimes(1);
  expect(shelf.value.own).toEqual([PAIR]);
});
