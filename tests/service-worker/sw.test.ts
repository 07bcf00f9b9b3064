// The worker itself, on a stage made for it: which route answers what, when it takes over, what it keeps.

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const scope = 'https://x.test/sub/';
const manifest = [
  { url: 'index.html', revision: 'r1', integrity: 'sha384-1' },
  { url: 'assets/app.js', revision: null, integrity: 'sha384-2' },
];
const keys = [`${scope}index.html?__WB_REVISION__=r1`, `${scope}assets/app.js`];
const old = `${scope}assets/old.js`;

class FakeClient {
  constructor(
    public id: string,
    public controlled: boolean,
  ) {}
}

const handlers = new Map<string, ((event: unknown) => void)[]>();
const held = new Map<string, string>();
const registration: { scope: string; installing: unknown; waiting: unknown } = {
  scope,
  installing: null,
  waiting: null,
};
const claim = vi.fn();
const skipWaiting = vi.fn();
const network = vi.fn();
let pages: FakeClient[] = [];
let storageWorks = true;

const cache = {
  match: async (asked: Request | string) => {
    const found = held.get(typeof asked === 'string' ? new URL(asked, scope).href : asked.url);
    return found === undefined ? undefined : new Response(found);
  },
  put: async (asked: Request | string, response: Response) => {
    held.set(typeof asked === 'string' ? asked : asked.url, await response.text());
  },
  keys: async () => [...held.keys()].map((url) => ({ url })),
  delete: async (request: { url: string }) => held.delete(request.url),
};

class LocalRequest extends Request {
  constructor(asked: Request | string, how?: RequestInit) {
    // A worker resolves addresses against its own; Node has none.
    super(asked instanceof Request ? asked : new URL(asked, scope).href, how);
  }
}

beforeAll(async () => {
  const globals = {
    self: globalThis,
    location: new URL('sw.js', scope),
    __WB_MANIFEST: manifest,
    Request: LocalRequest,
    fetch: network,
    caches: {
      open: async () => {
        if (!storageWorks) throw new DOMException('gone', 'UnknownError');
        return cache;
      },
      match: cache.match,
    },
    registration,
    skipWaiting,
    WindowClient: FakeClient,
    FetchEvent: class {},
    clients: {
      claim,
      matchAll: async (how: { includeUncontrolled?: boolean }) =>
        pages.filter((page) => how.includeUncontrolled || page.controlled),
    },
    addEventListener: (name: string, handler: (event: unknown) => void) => {
      handlers.set(name, [...(handlers.get(name) ?? []), handler]);
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // As it ships: without the checks and the talk for developers.
  vi.stubEnv('NODE_ENV', 'production');
  // By a path that the compiler does not follow: the worker's types and the page's do not go together.
  const path = '../../src/service-worker/sw';
  await import(/* @vite-ignore */ `${path}.ts`);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  held.clear();
  pages = [];
  storageWorks = true;
  Object.assign(registration, { installing: null, waiting: null });
  skipWaiting.mockReset();
  claim.mockReset().mockImplementation(async () => {
    for (const page of pages) page.controlled = true;
  });
  network.mockReset().mockImplementation(async (asked: Request | string) => {
    return new Response(`network ${typeof asked === 'string' ? asked : asked.url}`);
  });
});

/** Fires an event at the worker and waits for all that it asked to be waited for. */
async function fire(name: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const whole = {
    type: name,
    waitUntil: (work: Promise<unknown>) => waits.push(work),
    respondWith: (response: Promise<Response>) => {
      answer = Promise.resolve(response);
      waits.push(answer);
    },
    ...event,
  };
  for (const handler of handlers.get(name) ?? []) handler(whole);
  for (let at = 0; at < waits.length; at++) await waits[at];
  return answer;
}

async function ask(path: string, mode: 'navigate' | 'no-cors' | 'cors' = 'cors'): Promise<string | undefined> {
  const request = new Request(new URL(path, scope));
  Object.defineProperty(request, 'mode', { value: mode });
  return (await fire('fetch', { request }))?.text();
}

async function installed() {
  await fire('install');
  network.mockClear();
}

async function verify(page: FakeClient | null, parts: string[] = []): Promise<unknown> {
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => answers.push(answer) };
  await fire('message', { data: { type: 'VERIFY', parts }, source: page, ports: [port] });
  expect(answers).toHaveLength(1);
  return answers[0];
}

test('CASE-068 one route answers navigations, with the precached page, whatever the address', async () => {
  await installed();
  expect([...held.keys()]).toEqual(keys);
  for (const path of ['', 'index.html', '?utm_source=x&y=1', 'unknown', 'unknown?x=a/b']) {
    expect(await ask(path, 'navigate'), path).toBe(`network ${scope}index.html`);
  }
  expect(network).not.toHaveBeenCalled();
});

test('CASE-068 an address deeper down leads to the page where it finds its files', async () => {
  await installed();
  for (const path of ['unknown/deep', 'unknown/', 'assets/app.js']) {
    const request = new Request(new URL(path, scope));
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    const answer = await fire('fetch', { request });
    expect([answer?.status, answer?.headers.get('location')], path).toEqual([302, scope]);
  }
});

test('CASE-068 files come from the precache, a plain text and strangers from the network', async () => {
  await installed();
  expect(await ask('assets/app.js')).toBe(`network ${scope}assets/app.js`);
  expect(network).not.toHaveBeenCalled();
  expect(await ask('LICENSES.txt', 'navigate')).toBeUndefined();
  expect(await ask('https://elsewhere.test/x')).toBeUndefined();
});

test('CASE-066 installing skips no waiting, claims nobody and deletes nothing', async () => {
  held.set(old, 'old');
  pages = [new FakeClient('a', true)];
  await installed();
  await fire('activate');
  expect([skipWaiting.mock.calls.length, claim.mock.calls.length]).toEqual([0, 0]);
  expect(held.get(old)).toBe('old');
  await fire('message', { data: { type: 'SKIP_WAITING' }, ports: [] });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  await fire('message', { data: null, ports: [] });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

test('CASE-066 an older page still gets its files, also without a network', async () => {
  held.set(old, 'old');
  pages = [new FakeClient('a', true)];
  await installed();
  await fire('activate');
  network.mockRejectedValue(new TypeError('offline'));
  expect(await ask('assets/old.js')).toBe('old');
});

test('the older build goes when no page is open as this one becomes active', async () => {
  held.set(old, 'old');
  await installed();
  await fire('activate');
  expect([...held.keys()]).toEqual(keys);
});

test('CASE-066 or when the only page is of this build; not with a second page, nor while a newer one installs', async () => {
  const page = new FakeClient('a', true);
  pages = [page];
  held.set(old, 'old');
  await installed();
  const parts = [`${scope}assets/app.js`];
  await verify(page, [old]);
  expect(held.has(old)).toBe(true);
  pages = [page, new FakeClient('b', true)];
  await verify(page, parts);
  expect(held.has(old)).toBe(true);
  pages = [page];
  registration.installing = {};
  await verify(page, parts);
  expect(held.has(old)).toBe(true);
  registration.installing = null;
  await verify(page, parts);
  expect([...held.keys()]).toEqual(keys);
});

test('CASE-078 whole is said only when every entry is there, and the page of a first visit is taken over before that', async () => {
  const page = new FakeClient('a', false);
  pages = [page];
  await installed();
  held.delete(keys[1] as string);
  network.mockRejectedValue(new TypeError('offline'));
  expect(await verify(page)).toEqual({ whole: false, lost: 1 });
  expect(claim).not.toHaveBeenCalled();
  network.mockImplementation(async () => new Response('again'));
  expect(await verify(page)).toEqual({ whole: true, lost: 0 });
  expect(held.get(keys[1] as string)).toBe('again');
  expect(claim).toHaveBeenCalledTimes(1);
  await verify(page);
  expect(claim).toHaveBeenCalledTimes(1);
});

test('CASE-078 storage that fails promises nothing', async () => {
  await installed();
  storageWorks = false;
  expect(await verify(null)).toEqual({ whole: false, lost: 2 });
});
