// Sight: when the person at the phone may no longer be the one who was shown something, and when they may be back.
// What closes then, and what opens again, is decided by the table (ALL-04).

export type SightLost = 'blur' | 'hidden' | 'pagehide' | 'freeze' | 'rotated';
export type SightBack = 'visible' | 'pageshow' | 'focus';

/**
 * Calls back inside the very event, before the browser can paint or take a picture (CASE-011); one cause may well be
 * told more than once. Returns a function that stops it.
 */
export function onSightLost(callback: (why: SightLost) => void): () => void {
  const rotated = rotation();
  return listenAll([
    [window, 'blur', (event) => isOfPage(event) && callback('blur')],
    [window, 'pagehide', () => callback('pagehide')],
    [document, 'freeze', () => callback('freeze')],
    [document, 'visibilitychange', () => document.visibilityState !== 'visible' && callback('hidden')],
    [window, 'resize', () => rotated.byWindow() && callback('rotated')],
    [window.screen?.orientation, 'change', () => rotated.byScreen() && callback('rotated')],
  ]);
}

/** Calls back when the page can be seen again. Returns a function that stops it. */
export function onSightBack(callback: (why: SightBack) => void): () => void {
  const tell = (why: SightBack) => document.visibilityState === 'visible' && callback(why);
  return listenAll([
    [document, 'visibilitychange', () => tell('visible')],
    [window, 'pageshow', () => tell('pageshow')],
    [window, 'focus', (event) => isOfPage(event) && tell('focus')],
  ]);
}

/**
 * Tells a rotation from other changes of size. A rotation swaps the longer side, and so changes the width; a keyboard
 * takes from the height alone, even where that makes a tall window broad and the orientation query flip. So the
 * window's shape is compared only when its width has changed. The screen's own word, where there is one, comes before
 * the layout does; upside down is no rotation.
 */
function rotation() {
  let width = innerWidth;
  let tall = innerHeight > innerWidth;
  let portrait = isPortrait();
  return {
    byWindow(): boolean {
      if (innerWidth === width) return false;
      const wasTall = tall;
      width = innerWidth;
      tall = innerHeight > innerWidth;
      return tall !== wasTall;
    },
    byScreen(): boolean {
      const wasPortrait = portrait;
      portrait = isPortrait();
      return portrait !== wasPortrait;
    },
  };
}

function isPortrait(): boolean {
  return window.screen?.orientation?.type?.startsWith('portrait') ?? false;
}

/** Fields and buttons lose and get the focus too, and on the way down the window hears of it. */
function isOfPage(event: Event): boolean {
  return !(event.target instanceof Node);
}

type Listening = readonly [target: EventTarget | undefined, name: string, listener: (event: Event) => void];

/** Listens on the way down, so that nothing on the page can swallow the event. */
function listenAll(all: readonly Listening[]): () => void {
  for (const [target, name, listener] of all) target?.addEventListener?.(name, listener, true);
  return () => {
    for (const [target, name, listener] of all) target?.removeEventListener?.(name, listener, true);
  };
}
