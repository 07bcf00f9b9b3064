// Clock: what time it is, and timers as plain data that are read, never ticked (ALL-16).
// When a timer starts, stops and is shown is the shell's business; what its end means is a rule's.

/** `mono` never goes back but may stand still while the phone sleeps; `wall` is what the phone shows. Both in ms. */
export interface Now {
  readonly mono: number;
  readonly wall: number;
}

export function now(): Now {
  return { mono: performance.now(), wall: Date.now() };
}

export interface Timer {
  readonly id: string;
  /** What it was given in all, ms. */
  readonly total: number;
  /** What was left at `at`, ms: from 0 to `total`. */
  readonly left: number;
  readonly running: boolean;
  readonly at: Now;
}

/** As it stands in a save: `left` at the moment `wall`. */
export interface SavedTimer {
  readonly id: string;
  readonly total: number;
  readonly left: number;
  readonly running: boolean;
  readonly wall: number;
}

/** Whether the time in which nobody could see the timer counts. It does not in The Station (STN-903). */
export type Unseen = 'counts' | 'stands-still';

/** A running timer. `total` in ms, at least 0. */
export function startTimer(id: string, total: number, now: Now): Timer {
  const whole = Math.max(0, total);
  return { id, total: whole, left: whole, running: true, at: now };
}

export function pauseTimer(timer: Timer, now: Now): Timer {
  return { ...timer, left: leftOf(timer, now), running: false, at: now };
}

export function resumeTimer(timer: Timer, now: Now): Timer {
  return { ...timer, left: leftOf(timer, now), running: true, at: now };
}

/** Gives it `more` ms, at least 0; a timer that is over runs again. */
export function addTime(timer: Timer, more: number, now: Now): Timer {
  const gift = Math.max(0, more);
  return { ...timer, total: timer.total + gift, left: leftOf(timer, now) + gift, at: now };
}

/** Takes `less` ms back, at least 0 and at most all that is left. */
export function takeTime(timer: Timer, less: number, now: Now): Timer {
  const taken = Math.max(0, less);
  return { ...timer, total: timer.total - taken, left: Math.max(0, leftOf(timer, now) - taken), at: now };
}

/** What is left, ms: never below 0, never above what was left at `timer.at`. */
export function leftOf(timer: Timer, now: Now): number {
  if (!timer.running) return timer.left;
  return Math.max(0, timer.left - Math.max(0, now.mono - timer.at.mono));
}

/**
 * The timer after the page was out of sight since `hiddenAt`. The monotonic clock may have stood still meanwhile, and
 * the wall clock may have been set: the larger gap counts, and one that goes back counts nothing.
 */
export function returned(timer: Timer, hiddenAt: Now, now: Now, unseen: Unseen = 'counts'): Timer {
  if (!timer.running) return timer;
  // A timer that was started or corrected since has no part in what lies before. Equal is since: the clock may stand.
  const since = timer.at.mono >= hiddenAt.mono ? timer.at : hiddenAt;
  const gap = Math.max(0, now.mono - since.mono, now.wall - since.wall);
  const left = leftOf(timer, since) - (unseen === 'counts' ? gap : 0);
  return { ...timer, left: Math.max(0, left), at: now };
}

export function saveTimer(timer: Timer, now: Now): SavedTimer {
  const { id, total, running } = timer;
  return { id, total, left: leftOf(timer, now), running, wall: now.wall };
}

/**
 * A saved timer in this session's time, or undefined when it is none. One that ran has run on, by the wall clock;
 * a clock that was set meanwhile cannot make more of it than was left, nor less than nothing.
 */
export function restoreTimer(raw: unknown, now: Now, unseen: Unseen = 'counts'): Timer | undefined {
  if (!isSavedTimer(raw)) return undefined;
  const gap = raw.running && unseen === 'counts' ? Math.max(0, now.wall - raw.wall) : 0;
  return { id: raw.id, total: raw.total, left: Math.max(0, raw.left - gap), running: raw.running, at: now };
}

function isSavedTimer(raw: unknown): raw is SavedTimer {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, total, left, running, wall } = raw as Record<string, unknown>;
  if (typeof id !== 'string' || typeof running !== 'boolean') return false;
  return isTime(total) && isTime(left) && left <= total && typeof wall === 'number' && Number.isFinite(wall);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
