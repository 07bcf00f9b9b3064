// Vibration: a short buzz for a few public events, off until somebody turns it on.
// It depends on the event alone: the same for every role and every choice (CASE-006, CASE-036).

export type BuzzEvent = 'claim' | 'reveal' | 'seal' | 'over';

/** ms of buzz, pause, buzz. */
const PATTERNS: Readonly<Record<BuzzEvent, readonly number[]>> = {
  claim: [15],
  reveal: [10],
  seal: [20],
  over: [60, 80, 60],
};

let allowed = false;

export function allowBuzz(on: boolean): void {
  allowed = on;
}

/** Never throws; does nothing where it is not allowed or the phone cannot. */
export function buzz(event: BuzzEvent): void {
  if (!allowed) return;
  try {
    navigator.vibrate?.([...PATTERNS[event]]);
  } catch {
    // Some browsers forbid it before the first press.
  }
}
