// Press and hold: which presses open a secret and what closes it, as a pure machine. The page's events are fed in elsewhere.
//
// A secret ends being open on exactly these: the pointer is released, cancelled or lost; it leaves the control by more
// than the slop (coming back does not open again); a second pointer goes down anywhere; the key is released; focus or
// sight is lost; the time of an opening without holding is over; a tap while such an opening lasts.

/** How far outside the control, in CSS pixels, a holding finger may wander. */
export const SLOP = 24;
/** Milliseconds that a card stays open without being held: after a tap, and for reading aloud (ALL-04). */
export const TAP_OPEN = 10_000;
export const ALOUD_OPEN = 20_000;

export type Opening =
  | { readonly by: 'pointer'; readonly pointer: number }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'tap' }
  | { readonly by: 'aloud' };

export interface Hold {
  readonly open: Opening | null;
  /** Pointers that are down anywhere on the page. */
  readonly down: readonly number[];
  /** Tap mode: the pointer whose release will open. */
  readonly tapping: number | null;
}

export const SHUT: Hold = { open: null, down: [], tapping: null };

export type HoldEvent =
  /** A pointer goes down; `on` tells whether on the control, `main` whether it is the first finger or the left button. */
  | { readonly type: 'down'; readonly pointer: number; readonly on: boolean; readonly main: boolean }
  /** `outside`: beyond the control and the slop round it. */
  | { readonly type: 'move'; readonly pointer: number; readonly outside: boolean }
  | { readonly type: 'up'; readonly pointer: number; readonly on: boolean }
  | { readonly type: 'cancel'; readonly pointer: number }
  | { readonly type: 'key-down'; readonly key: string; readonly repeat: boolean }
  | { readonly type: 'key-up'; readonly key: string }
  /** Activated without pointer or key: assistive technology. */
  | { readonly type: 'click' }
  | { readonly type: 'aloud' }
  /** Blur, hidden page, rotation, time over, "Hide". */
  | { readonly type: 'lost' };

/** The next state; the same object when nothing changes. `tapMode`: a tap opens, and the next one closes. */
export function holdStep(hold: Hold, event: HoldEvent, tapMode: boolean): Hold {
  switch (event.type) {
    case 'down':
      return pointerDown(hold, event, tapMode);
    case 'move':
      if (!event.outside) return hold;
      if (hold.tapping === event.pointer) return { ...hold, tapping: null };
      return isBy(hold, event.pointer) ? { ...hold, open: null } : hold;
    case 'up':
      return pointerUp(hold, event);
    case 'cancel':
      return pointerUp(hold, { pointer: event.pointer, on: false });
    case 'key-down':
      if (event.repeat) return hold;
      if (hold.open) return hold.open.by === 'tap' || hold.open.by === 'aloud' ? { ...hold, open: null } : hold;
      return hold.down.length > 0 ? hold : { ...hold, open: { by: 'key', key: event.key } };
    case 'key-up':
      return hold.open?.by === 'key' && hold.open.key === event.key ? { ...hold, open: null } : hold;
    case 'click':
      if (hold.open) return { ...hold, open: null };
      return hold.down.length > 0 ? hold : { ...hold, open: { by: 'tap' } };
    case 'aloud':
      return hold.down.length > 0 || hold.open?.by === 'aloud' ? hold : { ...hold, open: { by: 'aloud' } };
    case 'lost':
      return hold.open || hold.tapping !== null ? { ...hold, open: null, tapping: null } : hold;
  }
}

function pointerDown(hold: Hold, event: { pointer: number; on: boolean; main: boolean }, tapMode: boolean): Hold {
  const others = hold.down.filter((pointer) => pointer !== event.pointer);
  const down = [...others, event.pointer];
  // A finger that joins closes what is open, and nothing opens until all are up again.
  if (others.length > 0 || hold.open) return { open: null, down, tapping: null };
  if (!event.on || !event.main) return { ...hold, down, tapping: null };
  if (tapMode) return { ...hold, down, tapping: event.pointer };
  return { open: { by: 'pointer', pointer: event.pointer }, down, tapping: null };
}

function pointerUp(hold: Hold, event: { pointer: number; on: boolean }): Hold {
  const down = hold.down.filter((pointer) => pointer !== event.pointer);
  const taps = hold.tapping === event.pointer;
  const open = isBy(hold, event.pointer) ? null : hold.open;
  if (taps) return { open: event.on && down.length === 0 ? { by: 'tap' } : open, down, tapping: null };
  return down.length === hold.down.length && open === hold.open ? hold : { ...hold, open, down };
}

function isBy(hold: Hold, pointer: number): boolean {
  return hold.open?.by === 'pointer' && hold.open.pointer === pointer;
}
