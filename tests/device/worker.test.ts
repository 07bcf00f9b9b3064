// @vitest-environment happy-dom
// The worker's life as the page sees it: nothing promised too early, nothing reloaded unasked, updates looked for.

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Life, type LifeEvent, nextLife, worksOffline } from '../../src/device/worker';
import { noteListeners } from './listeners';

type Device = typeof import('../../src/device/worker');

const MINUTE = 60_000;
const seen = (what: Partial<Record<'installing' | 'waiting' | 'active' | 'replaced', boolean>>): LifeEvent => {
  return { type: 'seen', installing: false, waiting: false, active: false, replaced: false, ...what };
};
const lived = (...events: LifeEvent[]): Life => events.reduce<Life>(nextLife, { at: 'starting' });

test('CASE-078 a first visit: offline only when the active worker has proved it', () => {
  expect(lived(seen({ installing: true }))).toEqual({ at: 'installing' });
  expect(lived(seen({ installing: true }), { type: 'verified', whole: true })).toEqual({ at: 'installing' });
  expect(lived(seen({ active: true }))).toEqual({ at: 'unproven' });
  expect(lived(seen({ active: true }), { type: 'verified', whole: true })).toEqual({ at: 'offline-ready' });
  expect(lived(seen({ active: true }), { type: 'verified', whole: true }, { type: 'verified', whole: false })).toEqual({
    at: 'unproven',
  });
});

test('CASE-067 an update can be applied only when one waits, and comes back if it gets stuck', () => {
  const ready = [seen({ active: true }), { type: 'verified', whole: true }] as const;
  expect(lived(...ready, { type: 'apply' })).toEqual({ at: 'offline-ready' });
  const waiting = [...ready, seen({ active: true, waiting: true })];
  expect(lived(...waiting)).toEqual({ at: 'update-waiting', offline: true });
  expect(lived(...waiting, { type: 'apply' })).toEqual({ at: 'applying', offline: true });
  expect(lived(...waiting, { type: 'apply' }, seen({ active: true }))).toEqual({ at: 'applying', offline: true });
  expect(lived(...waiting, { type: 'apply' }, { type: 'stuck' })).toEqual({ at: 'update-waiting', offline: true });
  expect(lived(...waiting, seen({ active: true }))).toEqual({ at: 'offline-ready' });
  expect(lived(seen({ active: true, replaced: true }))).toEqual({ at: 'update-waiting', offline: false });
});

test('an install that failed, and a browser without workers', () => {
  expect(lived(seen({ installing: true }), seen({}))).toEqual({ at: 'failed' });
  expect(lived({ type: 'failed' }, seen({ active: true }))).toEqual({ at: 'unproven' });
  expect(lived({ type: 'unsupported' }, seen({ active: true }))).toEqual({ at: 'unsupported' });
});

test('CASE-078 in any order of events offline is never claimed without a proof, nor kept after a disproof', () => {
  const flags = fc.record({
    installing: fc.boolean(),
    waiting: fc.boolean(),
    active: fc.boolean(),
    replaced: fc.boolean(),
  });
  const event: fc.Arbitrary<LifeEvent> = fc.oneof(
    flags.map((what) => seen(what)),
    fc.boolean().map((whole) => ({ type: 'verified', whole }) as const),
    fc.constantFrom<LifeEvent>({ type: 'apply' }, { type: 'stuck' }, { type: 'failed' }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let life: Life = { at: 'starting' };
      let proof = false;
      for (const one of events) {
        life = nextLife(life, one);
        if (one.type === 'verified') proof = one.whole;
        if (worksOffline(life)) expect(proof).toBe(true);
      }
    }),
  );
});

// The wires, with a worker container made for the test.

class FakeWorker extends EventTarget {
  scriptURL = 'http://localhost/sw.js';
  messages: { type: string; parts?: string[] }[] = [];
  /** What it answers to VERIFY; undefined: nothing, ever. */
  whole: boolean | undefined = true;
  constructor(public state: string) {
    super();
  }
  postMessage(message: { type: string }, ports: MessagePort[] = []) {
    this.messages.push(message);
    if (message.type === 'VERIFY' && this.whole !== undefined) ports[0]?.postMessage({ whole: this.whole, lost: 0 });
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn(async () => {});
}

let device: Device;
let registration: FakeRegistration;
let container: EventTarget & { controller: FakeWorker | null; register: ReturnType<typeof vi.fn> };
let reload: ReturnType<typeof vi.fn>;
let visible: DocumentVisibilityState;
let forgetListeners: () => void;

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const talk of ['log', 'debug', 'groupCollapsed'] as const) vi.spyOn(console, talk).mockImplementation(() => {});
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), { controller: null, register: vi.fn(async () => registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/', pathname: '/', reload });
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  forgetListeners = noteListeners();
  device = await import('../../src/device/worker');
});

afterEach(() => {
  forgetListeners();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const becomes = (at: Life['at']) => vi.waitFor(() => expect(device.life.value.at).toBe(at));
const quiet = () => new Promise((done) => setTimeout(done, 20));

/** A page that an active, complete worker runs. */
async function running(): Promise<FakeWorker> {
  const worker = new FakeWorker('activated');
  registration.active = worker;
  container.controller = worker;
  device.startWorker('http://localhost/sw.js', '/');
  await becomes('offline-ready');
  await quiet();
  return worker;
}

function waitingWorker(): FakeWorker {
  const worker = new FakeWorker('installed');
  registration.waiting = worker;
  return worker;
}

test('CASE-067 CASE-069 registered once a load, past the HTTP cache', async () => {
  await running();
  device.startWorker('http://localhost/sw.js', '/');
  await quiet();
  expect(container.register.mock.calls).toEqual([['http://localhost/sw.js', { scope: '/', updateViaCache: 'none' }]]);
});

test('nothing is registered before the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  device.startWorker('http://localhost/sw.js', '/');
  await quiet();
  expect(container.register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(container.register).toHaveBeenCalledTimes(1));
});

test('a browser without workers, and one that refuses, are no error', async () => {
  container.register.mockRejectedValueOnce(new DOMException('private', 'SecurityError'));
  device.startWorker('http://localhost/sw.js', '/');
  await becomes('failed');
  vi.resetModules();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  device = await import('../../src/device/worker');
  device.startWorker('http://localhost/sw.js', '/');
  expect(device.life.value.at).toBe('unsupported');
});

test('CASE-078 the first visit: installing, then unproven until the worker has answered that all is there', async () => {
  const worker = new FakeWorker('installing');
  worker.whole = undefined;
  registration.installing = worker;
  device.startWorker('http://localhost/sw.js', '/');
  await becomes('installing');
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.active = worker;
  worker.become('activated');
  await becomes('unproven');
  await quiet();
  expect(device.life.value.at).toBe('unproven');
  expect(reload).not.toHaveBeenCalled();
});

test('CASE-078 a worker that has lost entries, or gives no answer in time, proves nothing; asked again it may', async () => {
  const worker = new FakeWorker('activated');
  worker.whole = false;
  registration.active = worker;
  device.startWorker('http://localhost/sw.js', '/');
  await becomes('unproven');
  await quiet();
  worker.whole = true;
  expect(await device.verifyOffline()).toBe(true);
  expect(device.life.value.at).toBe('offline-ready');
  worker.whole = undefined;
  vi.useFakeTimers();
  const late = device.verifyOffline();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await late).toBe(false);
  expect(device.life.value.at).toBe('unproven');
});

test('CASE-078 the question names the files that the page runs on', async () => {
  document.head.innerHTML = '<script src="http://localhost/assets/a.js" type="text/plain"></script>';
  const worker = await running();
  expect(worker.messages[0]).toEqual({ type: 'VERIFY', parts: ['http://localhost/assets/a.js'] });
  document.head.innerHTML = '';
});

const matrix: [string, () => void][] = [
  ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['pageshow out of the cache', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['online', () => window.dispatchEvent(new Event('online'))],
];

test.each(matrix)('CASE-069 looked for at launch and on %s, once in ten minutes', async (_, fire) => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(1_900_000_000_000);
  await running();
  expect(registration.update).toHaveBeenCalledTimes(1);
  fire();
  await quiet();
  expect(registration.update).toHaveBeenCalledTimes(1);
  wall.mockReturnValue(1_900_000_000_000 + 10 * MINUTE);
  fire();
  fire();
  await quiet();
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('CASE-069 not on hiding, not on an ordinary pageshow, and a clock that was set back does not stop it', async () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(1_900_000_000_000);
  await running();
  wall.mockReturnValue(1_900_000_000_000 + 60 * MINUTE);
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  await quiet();
  expect(registration.update).toHaveBeenCalledTimes(1);
  wall.mockReturnValue(1_900_000_000_000 - 120 * MINUTE);
  window.dispatchEvent(new Event('focus'));
  await quiet();
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('CASE-069 a look that fails is swallowed, changes nothing, and is tried again sooner', async () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(1_900_000_000_000);
  registration.update.mockRejectedValue(new TypeError('offline'));
  await running();
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(device.life.value.at).toBe('offline-ready');
  wall.mockReturnValue(1_900_000_000_000 + 2 * MINUTE);
  window.dispatchEvent(new Event('online'));
  await quiet();
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('CASE-067 a worker that waits is seen at launch and within one return to the page', async () => {
  await running();
  waitingWorker();
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await quiet();
  expect(device.life.value.at).toBe('offline-ready');
  visible = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await becomes('update-waiting');
  expect(worksOffline(device.life.value)).toBe(true);
});

test('CASE-067 CASE-066 an update is applied when it is asked for: one message, and one reload after the change', async () => {
  const old = await running();
  device.applyUpdate();
  expect(device.life.value.at).toBe('offline-ready');
  const next = waitingWorker();
  window.dispatchEvent(new Event('focus'));
  await becomes('update-waiting');
  expect(next.messages).toEqual([]);
  device.applyUpdate();
  device.applyUpdate();
  expect(device.life.value.at).toBe('applying');
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(old.messages.some((message) => message.type === 'SKIP_WAITING')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  registration.waiting = null;
  registration.active = next;
  container.controller = next;
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('CASE-066 another tab applies the update: no reload here, only an offer to', async () => {
  await running();
  const next = new FakeWorker('activated');
  registration.active = next;
  container.controller = next;
  container.dispatchEvent(new Event('controllerchange'));
  await becomes('update-waiting');
  expect(reload).not.toHaveBeenCalled();
  device.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('CASE-066 the worker that takes over the page of a first visit is no update', async () => {
  const worker = new FakeWorker('activated');
  registration.active = worker;
  device.startWorker('http://localhost/sw.js', '/');
  await becomes('offline-ready');
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  await quiet();
  expect(device.life.value.at).toBe('offline-ready');
  expect(reload).not.toHaveBeenCalled();
});

test('CASE-067 an update that does not take over in time is offered again', async () => {
  await running();
  waitingWorker();
  window.dispatchEvent(new Event('focus'));
  await becomes('update-waiting');
  vi.useFakeTimers();
  device.applyUpdate();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(device.life.value.at).toBe('applying');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(device.life.value.at).toBe('update-waiting');
  expect(reload).not.toHaveBeenCalled();
});
