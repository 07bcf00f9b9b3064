// Worker: what the page knows of its service worker, as one state machine, and the wires to the real one.
// When an update may be taken is the app's business: only from home, only when somebody says so. Nothing else reloads.

import { type ReadonlySignal, signal } from '@preact/signals';

/**
 * - `unsupported`: this browser has none. `failed`: it could not be installed (a later launch tries again).
 * - `starting`: nothing known yet. `installing`: the first one is fetching everything.
 * - `unproven`: one is active, but it has not said that everything it promised is really there.
 * - `offline-ready`: it has (CASE-078).
 * - `update-waiting`: a newer one is complete and waits to be let in. `applying`: it was, and the page will reload.
 */
export type Life =
  | { readonly at: 'unsupported' | 'failed' | 'starting' | 'installing' | 'unproven' | 'offline-ready' }
  | { readonly at: 'update-waiting' | 'applying'; readonly offline: boolean };

export type LifeEvent =
  | { readonly type: 'unsupported' | 'failed' | 'apply' | 'stuck' }
  /** What the registration holds now. `replaced`: another tab has let the newer one in, under this page's feet. */
  | {
      readonly type: 'seen';
      readonly installing: boolean;
      readonly waiting: boolean;
      readonly active: boolean;
      readonly replaced: boolean;
    }
  | { readonly type: 'verified'; readonly whole: boolean };

export function nextLife(life: Life, event: LifeEvent): Life {
  if (life.at === 'unsupported') return life;
  switch (event.type) {
    case 'unsupported':
    case 'failed':
      return { at: event.type };
    case 'seen':
      if (life.at === 'applying') return life;
      if (!event.active) {
        if (event.installing || event.waiting) return { at: 'installing' };
        return { at: life.at === 'starting' ? 'starting' : 'failed' };
      }
      if (event.waiting || event.replaced) return { at: 'update-waiting', offline: worksOffline(life) };
      return { at: worksOffline(life) ? 'offline-ready' : 'unproven' };
    case 'verified':
      if (life.at === 'update-waiting' || life.at === 'applying') return { at: life.at, offline: event.whole };
      if (life.at === 'unproven' || life.at === 'offline-ready')
        return { at: event.whole ? 'offline-ready' : 'unproven' };
      return life;
    case 'apply':
      return life.at === 'update-waiting' ? { at: 'applying', offline: life.offline } : life;
    case 'stuck':
      return life.at === 'applying' ? { at: 'update-waiting', offline: life.offline } : life;
  }
}

/** Whether the badge "works without a network" may be shown. */
export function worksOffline(life: Life): boolean {
  return life.at === 'offline-ready' || ('offline' in life && life.offline);
}

/** So long between two looks for an update, after one that succeeded and after one that failed; ms. */
const CHECK_EVERY = 10 * 60 * 1000;
const RETRY_AFTER = 60 * 1000;
/** So long for a worker's answer (it may have to fetch what was lost), and for a new one to take over; ms. */
const ANSWER_WITHIN = 30 * 1000;
const TAKE_OVER_WITHIN = 10 * 1000;

const state = signal<Life>({ at: 'starting' });
export const life: ReadonlySignal<Life> = state;

let started = false;
let registration: ServiceWorkerRegistration | undefined;
/** The worker that this page runs under. */
let controller: ServiceWorker | null = null;
let replaced = false;
let reloading = false;
let asking: Promise<boolean> | undefined;
let checkedAt: number | undefined;
let checkAgainAfter = 0;

function tell(event: LifeEvent): void {
  state.value = nextLife(state.peek(), event);
}

/** Registers the worker, once, when the page has loaded. `url` and `scope` as `register()` takes them. Never throws. */
export function startWorker(url: string, scope: string): void {
  if (started) return;
  started = true;
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker) {
    tell({ type: 'unsupported' });
    return;
  }
  void start(url, scope).catch(() => tell({ type: 'failed' }));
}

async function start(url: string, scope: string): Promise<void> {
  // The first screen comes first; the worker's downloads would compete with it.
  if (document.readyState !== 'complete') {
    await new Promise<void>((loaded) => addEventListener('load', () => loaded(), { once: true }));
  }
  controller = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', takenOver);
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(url, { scope, updateViaCache: 'none' });
  for (const moment of ['installed', 'waiting', 'activated', 'redundant'] as const) {
    workbox.addEventListener(moment, () => void look());
  }
  registration = await workbox.register({ immediate: true });
  // Workbox stops listening after one update that it did not ask for; a phone that is never closed sees many.
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', () => void look());
    void look();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void backInSight());
  addEventListener('pageshow', (event) => event.persisted && void backInSight());
  addEventListener('focus', () => void backInSight());
  addEventListener('online', () => void backInSight());
  await backInSight();
}

/** Takes in how things stand, and looks for an update when the last look is long enough ago (CASE-067, CASE-069). */
async function backInSight(): Promise<void> {
  await look();
  await check();
}

async function look(): Promise<void> {
  if (!registration) return;
  const { installing, waiting, active } = registration;
  tell({ type: 'seen', installing: !!installing, waiting: !!waiting, active: !!active, replaced });
  if (active && !worksOffline(state.peek())) await verifyOffline();
}

async function check(): Promise<void> {
  const time = Date.now();
  // A clock that was set back must not stop the checks until it has caught up.
  if (checkedAt !== undefined && time >= checkedAt && time - checkedAt < checkAgainAfter) return;
  if (!registration || navigator.onLine === false) return;
  checkedAt = time;
  checkAgainAfter = CHECK_EVERY;
  try {
    await registration.update();
    await look();
  } catch {
    // No network, a portal, a server that is down: the app works without.
    checkAgainAfter = RETRY_AFTER;
  }
}

/**
 * Asks the active worker whether everything is there, and has it fetch what was lost. Without an answer within 30 s
 * nothing is promised. Never rejects.
 */
export function verifyOffline(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const worker = registration?.active;
  if (!worker) return false;
  const whole = await new Promise<boolean>((resolve) => {
    const channel = new MessageChannel();
    const end = (answer: boolean) => {
      clearTimeout(timer);
      channel.port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(false), ANSWER_WITHIN);
    channel.port1.onmessage = (event: MessageEvent<{ whole?: unknown } | undefined>) => end(event.data?.whole === true);
    try {
      worker.postMessage({ type: 'VERIFY', parts: ownParts() }, [channel.port2]);
    } catch {
      end(false);
    }
  });
  tell({ type: 'verified', whole });
  return whole;
}

/** The files this page runs on: by them the worker sees whether it is of its own build (it keeps an older one's). */
function ownParts(): string[] {
  const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), (script) => script.src);
  const sheets = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
    (sheet) => sheet.href,
  );
  return [...scripts, ...sheets];
}

/** Lets the waiting worker in and reloads once it has taken over. For the home screen; does nothing without one. */
export function applyUpdate(): void {
  if (state.peek().at !== 'update-waiting') return;
  tell({ type: 'apply' });
  const waiting = registration?.waiting;
  if (!waiting) {
    reloadOnce();
    return;
  }
  setTimeout(() => {
    tell({ type: 'stuck' });
    void look();
  }, TAKE_OVER_WITHIN);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

function takenOver(): void {
  const before = controller;
  controller = navigator.serviceWorker.controller;
  if (state.peek().at === 'applying') {
    reloadOnce();
    return;
  }
  // Where there was none before, the first visit's page has got its worker: good, and no reason to do anything.
  if (before && controller !== before) replaced = true;
  void look().then(verifyOffline);
}

function reloadOnce(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}
