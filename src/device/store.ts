// Store: what is kept on the device, in IndexedDB, with a copy in memory where that is absent, dying, full or silent.
// Nothing here rejects or throws. What a record means, and whether it is sound, is decided by whoever reads it.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type IDBPDatabase, wrap } from 'idb';

const NAME = 'sotto';
const VERSION = 1;
export const STORES = ['settings', 'pairs', 'recent', 'match', 'evening', 'truths'] as const;
export type StoreName = (typeof STORES)[number];

/** `opening` until the device has answered, `kept` while writes reach it, `memory` while they last for the session. */
export type Health = 'opening' | 'kept' | 'memory';

export interface MatchRecord {
  readonly id: string;
  /** Raised by every move and every undo; never by anything else. */
  readonly revision: number;
}

export interface Store {
  readonly health: ReadonlySignal<Health>;
  /** Settles within the patience, in every case; never rejects. */
  readonly ready: Promise<void>;
  /** What was written last, or undefined. In memory when the device does not answer. */
  get(store: StoreName, key: string): Promise<unknown>;
  keys(store: StoreName): Promise<string[]>;
  /** Whether it is really kept on the device. `undefined` as a value means removing. */
  put(store: StoreName, key: string, value: unknown): Promise<boolean>;
  remove(store: StoreName, key: string): Promise<void>;
  /** Writes `match/current`, unless another tab is further on with it (`isStale`): then nothing is written. */
  putMatch(record: MatchRecord): Promise<'kept' | 'stale' | 'memory'>;
  /** Gives the connection back; from then on everything is in memory. */
  close(): void;
}

export interface StoreOptions {
  /** Where IndexedDB is; may throw. */
  readonly factory?: () => IDBFactory | undefined;
  /** How long opening, and then each operation, may take before memory answers for it; ms, 3000 if not given. */
  readonly patience?: number;
}

const CURRENT = 'current';

/** How often in a session a device that answered too late is believed again. */
const SECOND_CHANCES = 3;

/** The key of a finished match among the truths: they sort by age, so that the oldest go first when space is short. */
export function truthKey(wall: number, id: string): string {
  return `${String(Math.max(0, Math.round(wall))).padStart(15, '0')} ${id}`;
}

/**
 * Whether writing `next` would undo what another tab has done (CASE-065). `seen` is the record that this tab last read
 * or wrote, `tried` are those it has tried to write since, without an answer: they may be there or not.
 * Of the same match only a higher revision may follow; an equal one only over a record of this tab's own, since timers
 * and looks are saved without a move. A match that this tab had as the current one and that has given way to another
 * may not come back. No clock decides here: two tabs share none that could be trusted.
 */
export function isStale(stored: unknown, next: MatchRecord, seen: unknown, tried: readonly unknown[] = []): boolean {
  if (!isMatchRecord(stored)) return false;
  if (stored.id !== next.id) return isMatchRecord(seen) && seen.id === next.id;
  if (stored.revision !== next.revision) return stored.revision > next.revision;
  return ![seen, next, ...tried].some((own) => sameRecord(own, stored));
}

/** Asks the browser not to evict what is kept. Only after the user has saved something of their own (CASE-064). */
export function askToKeep(): void {
  try {
    // Whatever the answer, and if it never comes: nothing in the app depends on it.
    navigator.storage?.persist?.()?.then(nothing, nothing);
  } catch {
    // An old browser, or one that forbids even asking.
  }
}

type Database = IDBPDatabase<unknown>;
/** One value in memory; `unsaved` while the device does not have it. */
interface Entry {
  readonly store: StoreName;
  readonly key: string;
  readonly value: unknown;
  readonly asMatch: boolean;
  unsaved: boolean;
}
type Written = 'kept' | 'held' | 'stale';

/** Opens at once; the device answers later, or never. */
export function openStore(options: StoreOptions = {}): Store {
  const patience = options.patience ?? 3000;
  const factory = options.factory ?? (() => globalThis.indexedDB);

  const health = signal<Health>('opening');
  const mirror = new Map<string, Entry>();
  /** Keys about which the device has been heard in this session. */
  const met = new Set<string>();
  /**
   * Keys that were read or written while the device did not answer, and that it may hold more about. Memory serves
   * them, but never writes over what turns up later: that read was empty because storage was away (CASE-062).
   */
  const blind = new Set<string>();
  let connection: Promise<Database> | undefined;
  let seenMatch: unknown;
  let triedMatches: unknown[] = [];
  /** Given up for the session: closed, or a newer version of the app has taken the database over. */
  let over = false;
  let chances = SECOND_CHANCES;
  let hurry: (() => void) | undefined;

  // One operation at a time: a write that has to be tried again must not overtake a later one.
  let line: Promise<unknown> = Promise.resolve();
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = line.then(task);
    line = result.then(nothing, nothing);
    return result;
  }

  function connect(): Promise<Database> {
    const opened = new Promise<Database>((resolve, reject) => {
      const source = over ? undefined : factory();
      if (!source) throw new Error('no storage here');
      const request = source.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        const made = request.result.objectStoreNames;
        for (const store of STORES) if (!made.contains(store)) request.result.createObjectStore(store);
      };
      request.onerror = (event) => {
        event.preventDefault();
        reject(request.error);
      };
      // Another tab holds an older version open: play from memory now, and take this up when it lets go (CASE-052).
      request.onblocked = () => hurry?.();
      request.onsuccess = () => {
        const raw = request.result;
        const forget = () => {
          if (connection === opened) connection = undefined;
        };
        raw.onclose = forget;
        raw.onversionchange = (event) => {
          raw.close();
          forget();
          if (event.newVersion !== null) giveUp();
        };
        resolve(wrap(raw));
      };
    });
    return opened;
  }

  function connected(): Promise<Database> {
    connection ??= connect();
    return connection;
  }

  function drop(): void {
    connection?.then((db) => db.close()).catch(nothing);
    connection = undefined;
  }

  function fall(): void {
    health.value = 'memory';
  }

  function giveUp(): void {
    over = true;
    fall();
  }

  /** One try, and one more: on a new handle for a dead one (CASE-050), with less history on a full disk (CASE-059). */
  async function attempt<T>(work: (db: Database) => Promise<T>, wanted: () => boolean): Promise<T | undefined> {
    try {
      const db = await connected();
      // Too late: whoever asked has been served from memory, and may have written something newer there.
      return wanted() ? await work(db) : undefined;
    } catch (error) {
      if (!wanted()) throw error;
      if (isFull(error)) await pruneTruths(await connected()).catch(nothing);
      else drop();
    }
    try {
      const db = await connected();
      return wanted() ? await work(db) : undefined;
    } catch (error) {
      drop();
      throw error;
    }
  }

  /** The outcome of an operation on the device, or undefined when memory has to do instead; then health says so. */
  function onDevice<T>(work: (db: Database) => Promise<T>): Promise<{ readonly done: T } | undefined> {
    return new Promise((settle) => {
      let waiting = true;
      const end = (outcome: { readonly done: T } | undefined) => {
        waiting = false;
        clearTimeout(timer);
        hurry = undefined;
        if (!outcome) fall();
        settle(outcome);
      };
      const timer = setTimeout(() => end(undefined), patience);
      hurry = () => end(undefined);
      attempt(work, () => waiting).then(
        (done) => (waiting ? end({ done: done as T }) : adopt()),
        () => (waiting ? end(undefined) : undefined),
      );
    });
  }

  /** The device has answered after all: give it what it has missed. */
  function adopt(): void {
    if (over || chances === 0) return;
    chances--;
    void inTurn(async () => {
      if (over) return;
      for (const entry of [...mirror.values()]) if (entry.unsaved && !(await save(entry))) return;
      if (!over) health.value = 'kept';
    });
  }

  /** The device has been heard about this key; `sure`: and holds this value. */
  function meet(id: string, value: unknown, sure: boolean): void {
    met.add(id);
    blind.delete(id);
    if (id !== CURRENT_MATCH || !sure) return;
    seenMatch = value;
    triedMatches = [];
  }

  async function save(entry: Entry): Promise<Written | undefined> {
    const id = place(entry.store, entry.key);
    const isOurs = (stored: unknown) => !isStale(stored, entry.value as MatchRecord, seenMatch, triedMatches);
    const may = entry.asMatch ? isOurs : blind.has(id) ? (stored: unknown) => stored === undefined : undefined;
    const outcome = await onDevice((db) => write(db, entry, may));
    if (!outcome) {
      if (entry.asMatch) triedMatches.push(entry.value);
      return undefined;
    }
    if (!outcome.done && !entry.asMatch) return 'held';
    meet(id, entry.value, outcome.done);
    entry.unsaved = false;
    if (outcome.done) return 'kept';
    // What the other tab wrote is the truth now; reading shall show it.
    if (mirror.get(id) === entry) mirror.delete(id);
    return 'stale';
  }

  function enter(store: StoreName, key: string, value: unknown, asMatch: boolean): Promise<Written | undefined> {
    const id = place(store, key);
    const entry: Entry = { store, key, value, asMatch, unsaved: true };
    mirror.set(id, entry);
    return inTurn(async () => {
      if (health.peek() === 'kept') {
        const written = await save(entry);
        if (written) return written;
      }
      if (!met.has(id)) blind.add(id);
      return undefined;
    });
  }

  const ready = inTurn(async () => {
    if ((await onDevice(async () => undefined)) && !over) health.value = 'kept';
  });

  return {
    health,
    ready,

    get: (store, key) =>
      inTurn(async () => {
        const id = place(store, key);
        const before = mirror.get(id);
        if (before?.unsaved) return before.value;
        if (health.peek() === 'kept') {
          const outcome = await onDevice((db) => read(db, store, key));
          if (outcome) {
            meet(id, outcome.done, true);
            if (mirror.get(id) === before) {
              mirror.set(id, { store, key, value: outcome.done, asMatch: false, unsaved: false });
            }
            return outcome.done;
          }
        }
        if (!met.has(id)) blind.add(id);
        return mirror.get(id)?.value;
      }),

    keys: (store) =>
      inTurn(async () => {
        const outcome = health.peek() === 'kept' ? await onDevice((db) => readKeys(db, store)) : undefined;
        const found = new Set(outcome?.done);
        for (const entry of mirror.values()) {
          if (entry.store !== store || (outcome && !entry.unsaved)) continue;
          if (entry.value === undefined) found.delete(entry.key);
          else found.add(entry.key);
        }
        return [...found].sort();
      }),

    put: async (store, key, value) => (await enter(store, key, value, false)) === 'kept',

    remove: async (store, key) => {
      await enter(store, key, undefined, false);
    },

    putMatch: async (record) => {
      const written = await enter('match', CURRENT, record, true);
      return written === 'kept' || written === 'stale' ? written : 'memory';
    },

    close: () => {
      giveUp();
      drop();
    },
  };
}

// What follows touches one transaction each, and awaits nothing in it but IndexedDB itself (CASE-057).

function begin<Mode extends 'readonly' | 'readwrite'>(db: Database, store: StoreName, mode: Mode) {
  // The match is what a dead battery must not take (ALL-06); for the rest the browser's usual care is enough.
  const transaction = db.transaction(store, mode, { durability: store === 'match' ? 'strict' : 'default' });
  // Where a request fails its transaction fails too; whoever awaits the one need not trip over the other.
  transaction.done.catch(nothing);
  return transaction;
}

async function read(db: Database, store: StoreName, key: string): Promise<unknown> {
  return begin(db, store, 'readonly').store.get(key);
}

async function readKeys(db: Database, store: StoreName): Promise<string[]> {
  const keys = await begin(db, store, 'readonly').store.getAllKeys();
  return keys.filter((key) => typeof key === 'string');
}

/** Whether it was written; it is not where `may` says no to what is there. */
async function write(db: Database, entry: Entry, may?: (stored: unknown) => boolean): Promise<boolean> {
  const transaction = begin(db, entry.store, 'readwrite');
  const shelf = transaction.objectStore(entry.store);
  if (may && !may(await shelf.get(entry.key))) return false;
  const request = entry.value === undefined ? shelf.delete(entry.key) : shelf.put(entry.value, entry.key);
  await Promise.all([request, transaction.done]);
  return true;
}

/** Removes the older half of the finished matches: history is what can be missed most easily. */
async function pruneTruths(db: Database): Promise<void> {
  const transaction = begin(db, 'truths', 'readwrite');
  const keys = await transaction.store.getAllKeys();
  const oldest = keys.slice(0, Math.ceil(keys.length / 2));
  await Promise.all([...oldest.map((key) => transaction.store.delete(key)), transaction.done]);
}

const CURRENT_MATCH = place('match', CURRENT);

function place(store: StoreName, key: string): string {
  return `${store} ${key}`;
}

function isMatchRecord(value: unknown): value is MatchRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<MatchRecord>;
  return typeof record.id === 'string' && typeof record.revision === 'number';
}

/** Records are plain JSON, and storing keeps the order of their keys. */
function sameRecord(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

function nothing(): void {}
