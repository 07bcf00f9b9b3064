// Storage for tests: a real (fake) IndexedDB whose connections can be killed, and ones that are broken in known ways.

import { IDBFactory as FakeFactory, IDBRequest as FakeRequest, forceCloseDatabase } from 'fake-indexeddb';
import { vi } from 'vitest';
import { openStore, type Store } from '../../src/device/store';

/** An IndexedDB of its own. `kill()` ends every connection from outside, as Safari does in the background. */
export function disk() {
  const factory = new FakeFactory() as IDBFactory;
  const handles: IDBDatabase[] = [];
  let opened = 0;
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    opened++;
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  };
  return {
    factory,
    handles,
    get opened() {
      return opened;
    },
    kill: () => {
      for (const handle of handles.splice(0)) forceCloseDatabase(handle as never);
    },
    /** A new store on it, as after a restart. */
    start: (patience = 2000): Store => openStore({ factory: () => factory, patience }),
  };
}

/** open() gives a request that no event ever reaches (CASE-055). */
export function silentFactory(): IDBFactory {
  return { open: () => new FakeRequest() } as unknown as IDBFactory;
}

/** open() answers with an error (private windows, CASE-058). */
export function rejectingFactory(): IDBFactory {
  return {
    open: () => {
      const request = new FakeRequest() as IDBOpenDBRequest;
      setTimeout(() => {
        Object.assign(request, { readyState: 'done', error: new DOMException('no', 'UnknownError') });
        request.onerror?.(new Event('error'));
      });
      return request;
    },
  } as unknown as IDBFactory;
}

/** From here on, requests of this kind fail with the error, for as many times as said. */
export function failing(method: 'get' | 'put' | 'getAllKeys', error: string, times = Number.POSITIVE_INFINITY) {
  const original = IDBObjectStore.prototype[method] as (...all: unknown[]) => IDBRequest;
  let left = times;
  return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
    this: IDBObjectStore,
    ...all: unknown[]
  ) {
    if (left-- <= 0) return original.apply(this, all) as never;
    throw new DOMException('stub', error);
  } as never);
}

/** From here on, requests of this kind are accepted and never answered, until the mock is restored. */
export function silent(method: 'get' | 'put') {
  return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation((() => new FakeRequest()) as never);
}
