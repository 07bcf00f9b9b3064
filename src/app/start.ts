// Starting: what was kept is read first; a match that is still warm opens at once, an older one is offered (ALL-06).

import { signal } from '@preact/signals';
import { arrived, meetArrivals } from './arrival';
import { readKept, readShelves, setLanguage, store } from './kept';
import { go, notice, place } from './place';
import { type Found, isRecord, lookAt, type SavedRecord } from './saved';

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
      if (isRecord(raw)) await store.putMatch(raw as unknown as SavedRecord);
      await store.remove('match', 'set-aside');
    }
  }
  found.value = lookAt(raw, Date.now());
  return found.value;
}

export async function start(): Promise<void> {
  await readKept();
  if (store.health.value !== 'kept') readWhenItWakes();
  meetArrivals();
  if (store.health.value === 'opening') return; // a silent device keeps nobody from home (CASE-055)
  const saved = await lookForMatch();
  if (arrived.value !== undefined) return; // whoever opened a link looks at that first; the match waits on home
  if (saved.is === 'damaged' || (saved.is === 'match' && saved.warm)) await carryOn();
}

/** A storage that answers late: what it kept is shown as long as nobody has begun anything on this start. */
function readWhenItWakes(): void {
  const stop = store.health.subscribe((health) => {
    if (health !== 'kept') return;
    queueMicrotask(() => stop());
    if (place.value.at !== 'home') return;
    void readShelves().then((language) => language && setLanguage(language));
    void lookForMatch();
  });
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
