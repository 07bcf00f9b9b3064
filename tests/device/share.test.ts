// @vitest-environment happy-dom
// A text gets out by the best way there is, and a no is taken quietly.

import { afterEach, expect, test, vi } from 'vitest';
import { shareFile, shareText } from '../../src/device/share';

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
  expect(await shareText('Sotto', 'words')).toBe('closed');
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

test('a file goes through the sheet where the browser can share one, and a closed sheet saves nothing behind it', async () => {
  const share = vi.fn(yes);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal('navigator', { share, canShare: (what: ShareData) => what.files?.length === 1 });
  expect(await shareFile('pairs.txt', 'words')).toBe('shared');
  const [shared] = share.mock.calls[0] as unknown as [{ files: File[] }];
  expect(shared.files[0]?.name).toBe('pairs.txt');
  expect(await shared.files[0]?.text()).toBe('words');
  vi.stubGlobal('navigator', { share: no('AbortError'), canShare: () => true });
  expect(await shareFile('pairs.txt', 'words')).toBe('closed');
  expect(click).not.toHaveBeenCalled();
  click.mockRestore();
});

test('where no file can be shared it is saved among the downloads under its name', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download, this.href.slice(0, 5));
  });
  for (const phone of [{}, { canShare: () => false }, { share: no('NotAllowedError'), canShare: () => true }]) {
    vi.stubGlobal('navigator', phone);
    expect(await shareFile('pairs.txt', 'words')).toBe('saved');
  }
  expect(saved).toEqual(['pairs.txt', 'blob:', 'pairs.txt', 'blob:', 'pairs.txt', 'blob:']);
  click.mockRestore();
});
