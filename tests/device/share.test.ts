// @vitest-environment happy-dom
// A text gets out by the best way there is, and a no is taken quietly.

import { afterEach, expect, test, vi } from 'vitest';
import { shareText } from '../../src/device/share';

const give = (share: unknown, writeText?: unknown) =>
  vi.stubGlobal('navigator', { share, clipboard: writeText ? { writeText } : undefined });
const yes = async () => {};
const no = (name: string) => async () => {
  throw new DOMException('no', name);
};

afterEach(() => vi.unstubAllGlobals());

test('the sheet is asked first', async () => {
  const [share, copy] = [vi.fn(yes), vi.fn(yes)];
  give(share, copy);
  expect(await shareText('Sotto', 'words')).toBe('shared');
  expect(share.mock.calls).toEqual([[{ title: 'Sotto', text: 'words' }]]);
  expect(copy).not.toHaveBeenCalled();
});

test('a sheet that was closed is a quiet no, and nothing is copied behind it', async () => {
  const copy = vi.fn(yes);
  give(no('AbortError'), copy);
  expect(await shareText('Sotto', 'words')).toBe('refused');
  expect(copy).not.toHaveBeenCalled();
});

test('without a sheet, or where it is not allowed, the clipboard does', async () => {
  const copy = vi.fn(yes);
  give(undefined, copy);
  expect(await shareText('Sotto', 'words')).toBe('copied');
  give(no('NotAllowedError'), copy);
  expect(await shareText('Sotto', 'words')).toBe('copied');
  expect(copy.mock.calls).toEqual([['words'], ['words']]);
});

test('where nothing works it says so and does not throw', async () => {
  give(undefined);
  expect(await shareText('Sotto', 'words')).toBe('refused');
  give(no('TypeError'), no('NotAllowedError'));
  expect(await shareText('Sotto', 'words')).toBe('refused');
});
