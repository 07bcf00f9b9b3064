// Starting: what was kept is read first; a match that is still warm opens at once, an older one is offered (ALL-06).

import { signal } from '@preact/signals';
import { readKept, store } from './kept';
import { go, notice } from './place';
import { type Found, isRecord, lookAt } from './saved';

/** What there is to carry on, by its outside. */
export const found = signal<Found>({ is: 'nothing' });

/** Looks at the saved match anew: after the start, and whenever home is shown. */
export async function lookForMatch(): Promise<Found> {
  let raw = await store.get('match', 'current');
  if (raw === undefined) {
    // One from a newer Sotto was set aside: after an update it may be readable, and carries on.
    const aside = await store.get('match', 'set-aside');
    if (isRecord(aside) && aside.why === 'from-the-future' && aside.version !== __VERSION__) {
      raw = aside.record;
      await store.put('match', 'current', raw);
      await store.remove('match', 'set-aside');
    }
  }
  found.value = lookAt(raw, Date.now());
  return found.value;
}

export async function start(): Promise<void> {
  await readKept();
  const saved = await lookForMatch();
  if (saved.is === 'damaged' || (saved.is === 'match' && saved.warm)) await carryOn();
}

/** Loads the rules of the saved match and takes it up. When it cannot be read, home says so. */
export async function carryOn(): Promise<void> {
  try {
    const { resume } = await import('./current');
    if (await resume()) {
      go({ at: 'match' });
      return;
    }
  } catch {
    notice.value = 'load-failed';
  }
  found.value = lookAt(await store.get('match', 'current'), Date.now());
}
