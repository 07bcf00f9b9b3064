// Where the app is. The address never changes; Back asks here.

import { signal } from '@preact/signals';
import type { ListedId } from '../games';

export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'players' | 'setup'; readonly game: ListedId }
  | { readonly at: 'match' }
  | { readonly at: 'settings' | SeldomRoom }
  | { readonly at: 'address'; readonly from: 'home' | 'settings' };

/** Rooms that load as a part of their own (`seldom/`), beside `address`. */
export type SeldomRoom = 'own-pairs' | 'all-words' | 'arrived';

export const place = signal<Place>({ at: 'home' });

/** A plain sentence on the home screen, about something that the last start found. */
export const notice = signal<'none' | 'damaged' | 'from-the-future' | 'load-failed'>('none');

export function go(to: Place): void {
  place.value = to;
}

/** What closes first when Back is pressed: the sheet or secret that is open, put there by whoever opened it. */
type Closer = () => void;
const closers: Closer[] = [];

/** Registers what Back closes; the function that comes back takes it off again. */
export function onBack(close: Closer): () => void {
  closers.push(close);
  return () => {
    const at = closers.lastIndexOf(close);
    if (at >= 0) closers.splice(at, 1);
  };
}

/** Back: closes what is on top; otherwise one place up. True when nothing is left but to leave the app. */
export function back(): boolean {
  const top = closers[closers.length - 1];
  if (top) {
    top();
    return false;
  }
  const here = place.value;
  switch (here.at) {
    case 'setup':
      go({ at: 'players', game: here.game });
      return false;
    case 'own-pairs':
    case 'all-words':
      go({ at: 'settings' });
      return false;
    case 'address':
      go({ at: here.from });
      return false;
    case 'players':
    case 'settings':
    case 'match':
    case 'arrived':
      go({ at: 'home' });
      return false;
    case 'home':
      return true;
  }
}
