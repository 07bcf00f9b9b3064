// What the worker says of its cache is true, what it mends is the same file, and what it clears nobody needs.

import { afterEach, expect, test, vi } from 'vitest';
import { clearOlder, countLost, type Entry, isOfThisBuild } from '../../src/service-worker/upkeep';

const hashed = (name: string): Entry => {
  return { url: `https://x/assets/${name}`, key: `https://x/assets/${name}`, integrity: undefined };
};
const revised: Entry = { url: 'https://x/index.html', key: 'https://x/index.html?rev=1', integrity: 'sha384-abc' };
const unproved: Entry = { url: 'https://x/icon.svg', key: 'https://x/icon.svg?rev=1', integrity: undefined };

function cacheWith(...keys: string[]) {
  const held = new Map<string, Response>(keys.map((key) => [key, new Response(key)]));
  const cache = {
    match: async (key: string) => held.get(key),
    put: async (key: string, response: Response) => void held.set(key, response),
    keys: async () => [...held.keys()].map((url) => ({ url })),
    delete: async (request: { url: string }) => held.delete(request.url),
  } as unknown as Cache;
  return { cache, held };
}

afterEach(() => vi.unstubAllGlobals());

test('CASE-060 all there: nothing is lost, and nothing is fetched', async () => {
  const get = vi.fn();
  vi.stubGlobal('fetch', get);
  const { cache } = cacheWith(revised.key, hashed('a.js').key);
  expect(await countLost([revised, hashed('a.js')], cache)).toBe(0);
  expect(get).not.toHaveBeenCalled();
});

test('CASE-060 a lost entry is fetched again by its integrity', async () => {
  const get = vi.fn(async () => new Response('same'));
  vi.stubGlobal('fetch', get);
  const { cache, held } = cacheWith(hashed('a.js').key);
  expect(await countLost([revised, hashed('a.js')], cache)).toBe(0);
  expect(get.mock.calls.map(([url, how]: unknown[]) => [url, how])).toEqual([
    [revised.url, expect.objectContaining({ integrity: 'sha384-abc', cache: 'reload' })],
  ]);
  expect(held.has(revised.key)).toBe(true);
});

test('CASE-078 without a network what is lost stays lost, and is told', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  const { cache } = cacheWith(hashed('a.js').key);
  expect(await countLost([revised, hashed('a.js'), hashed('b.js')], cache)).toBe(2);
});

test('CASE-078 an error page, a portal behind a redirect, and a file of who knows which build mend nothing', async () => {
  const answers = [
    new Response('', { status: 404 }),
    Object.defineProperty(new Response('portal'), 'redirected', { value: true }),
  ];
  const get = vi.fn(async () => answers.shift() ?? new Response('newer'));
  vi.stubGlobal('fetch', get);
  const { cache, held } = cacheWith();
  expect(await countLost([hashed('a.js'), hashed('b.js'), unproved], cache)).toBe(3);
  expect(get).toHaveBeenCalledTimes(2);
  expect(held.size).toBe(0);
});

test('CASE-078 a server that accepts and never answers does not keep the page waiting for good', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const { cache } = cacheWith();
  const lost = countLost([revised], cache);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await lost).toBe(1);
  vi.useRealTimers();
});

test('CASE-066 an older build is cleared only where it is safe, and stays clear of one that begins to install', async () => {
  const start = () => cacheWith(revised.key, 'https://x/assets/old.js');
  const unsafe = start();
  await clearOlder([revised], unsafe.cache, async () => false);
  expect(unsafe.held.size).toBe(2);
  const turning = start();
  let asked = 0;
  await clearOlder([revised], turning.cache, async () => asked++ === 0);
  expect(turning.held.size).toBe(2);
  const safe = start();
  await clearOlder([revised], safe.cache, async () => true);
  expect([...safe.held.keys()]).toEqual([revised.key]);
});

test('a page is of this build when all its files are, and when it names some', () => {
  const entries = [hashed('a.js'), hashed('b.css')];
  expect(isOfThisBuild(entries, [hashed('a.js').url, hashed('b.css').url])).toBe(true);
  expect(isOfThisBuild(entries, [hashed('a.js').url, hashed('old.css').url])).toBe(false);
  for (const parts of [[], undefined, 'x', [1]]) expect(isOfThisBuild(entries, parts)).toBe(false);
});
