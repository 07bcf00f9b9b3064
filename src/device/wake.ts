// Wake: keeps the screen from going dark while the app wants it, as far as the browser goes along.
// Which scenes want it is the shell's business; the game must be right with the screen locked at any point.

import { type ReadonlySignal, signal } from '@preact/signals';

/** So long without a press, and the screen may sleep again; ms (CASE-048). */
const IDLE = 10 * 60 * 1000;

const held = signal(false);

/** Whether the screen is really kept awake now: follows the lock itself, not the wish or the API (CASE-047). */
export const awake: ReadonlySignal<boolean> = held;

let wanted = false;
let idle = false;
let asking = false;
let lock: WakeLockSentinel | undefined;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/** Says whether the screen should stay on. Never throws; without the API it does nothing. */
export function keepAwake(wish: boolean): void {
  if (wish === wanted) return;
  wanted = wish;
  listen();
  pressed();
}

/** Every press is a sign of life, and another chance after a refusal (CASE-046). */
function pressed(): void {
  idle = false;
  clearTimeout(idleTimer);
  if (wanted) {
    idleTimer = setTimeout(() => {
      idle = true;
      settle();
    }, IDLE);
  }
  settle();
}

/** Asks for the lock, or gives it back, as things stand. At most one is held or asked for at a time. */
function settle(): void {
  const needed = wanted && !idle && document.visibilityState === 'visible';
  if (needed && !lock && !asking) void ask();
  if (!needed && lock) letGo(lock);
}

async function ask(): Promise<void> {
  asking = true;
  try {
    const given = await navigator.wakeLock?.request('screen');
    if (given) take(given);
  } catch {
    // Battery saver, no gesture yet, a hidden page: nothing to tell anybody. The next press tries again.
  } finally {
    asking = false;
  }
  if (lock) settle();
}

function take(given: WakeLockSentinel): void {
  if (given.released) return;
  lock = given;
  held.value = true;
  given.addEventListener('release', () => forget(given));
}

function letGo(given: WakeLockSentinel): void {
  forget(given);
  // Called as a function of its own, so that neither a throw nor a rejection gets out.
  void (async () => given.release())().catch(() => {});
}

function forget(given: WakeLockSentinel): void {
  if (lock !== given) return;
  lock = undefined;
  held.value = false;
}

function listen(): void {
  if (listening) return;
  listening = true;
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, pressed, { capture: true, passive: true });
  document.addEventListener('visibilitychange', settle);
}
