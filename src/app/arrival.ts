// Pairs that came with the address, from a code or a link: kept until somebody looks at them. Reading them is seldom/'s work.

import { signal } from '@preact/signals';
import { onFragment, takeFragment } from '../device/fragment';
import { go, place } from './place';

/** The fragment as it came, unread. */
export const arrived = signal<string | undefined>(undefined);

/** Looks at the address now, and again whenever a link changes it. Never breaks into a match: there, home tells later. */
export function meetArrivals(): void {
  take();
  onFragment(take);
}

function take(): void {
  const fragment = takeFragment('#pairs=');
  if (fragment === undefined) return;
  arrived.value = fragment;
  if (place.value.at !== 'match') go({ at: 'arrived' });
}
