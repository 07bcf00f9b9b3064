// A clock on the table: read from its deadline at every paint, never ticked (ALL-16). At zero it urges and does nothing.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { leftOf, now, type Timer } from '../device/clock';
import { buzz } from '../device/vibration';
import { text } from '../text/language';

/** Milliseconds between looks at the clock. */
const LOOK = 200;

/** What is left, in ms, looked up anew while the timer runs. */
export function useLeft(timer: Timer | null): number {
  const [, look] = useState(0);
  const running = timer?.running ?? false;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => look((count) => count + 1), LOOK);
    return () => clearInterval(ticking);
  }, [running]);
  return timer ? leftOf(timer, now()) : 0;
}

/** m:ss, rounded up, so that the last second is seen and 0:00 means over. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function Countdown({ timer, size }: { timer: Timer; size: 'hero' | 'small' }): JSX.Element {
  const left = useLeft(timer);
  const over = left <= 0;
  useEffect(() => {
    if (over) buzz('over');
  }, [over]);
  const seconds = Math.ceil(left / 1000);
  return (
    <div class={`countdown ${size} ${over ? 'over' : ''} ${timer.running ? '' : 'stopped'}`}>
      <div
        class="display digits"
        role="timer"
        aria-label={text.value.timer.left(Math.floor(seconds / 60), seconds % 60)}
      >
        {clockFace(left)}
      </div>
      {over && <b class="time-over">{text.value.timer.over}</b>}
      <div class="fuse" aria-hidden="true">
        <i style={{ transform: `scaleX(${over ? 1 : left / timer.total})` }} />
      </div>
    </div>
  );
}
