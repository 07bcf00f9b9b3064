// Back: one entry on top of the page's own, so that the Back button asks the app instead of leaving it.
// What Back means on a screen is the app's business. The address never changes, and an entry carries one word.

const SENTINEL = 'sotto';

let answer: (() => void) | undefined;
let standing = false;
/** A step back that was made here, not by anybody's press. */
let ownStep = false;

/** From now on Back calls `onBack` and the page stays. Called again it only changes the callback. */
export function guardBack(onBack: () => void): void {
  answer = onBack;
  // After a reload the page may stand on the sentinel already; another one would lengthen the way out each time.
  standing = history.state === SENTINEL;
  // Listening twice to the same is listening once.
  addEventListener('popstate', popped);
  // A touch activates the page only when it ends, a mouse when it begins: hence both.
  for (const press of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown']) {
    addEventListener(press, stand, { capture: true, passive: true });
  }
}

/** The next Back leaves the page. A press before it means that somebody has stayed: then Back asks again. */
export function leaveForReal(): void {
  if (!standing) return;
  // The press that chose to leave has put the sentinel up again: take it away, quietly.
  ownStep = true;
  history.back();
}

/** Puts the sentinel up, inside a press: browsers skip entries that nobody's press has made (CASE-083). */
function stand(): void {
  if (standing || navigator.userActivation?.isActive === false) return;
  try {
    history.pushState(SENTINEL, '');
    standing = true;
  } catch {
    // Too many entries in too short a time, some browsers find. The next press tries again.
  }
}

function popped(event: PopStateEvent): void {
  if (location.hash !== '') return; // a link into the page, and no press of Back
  // Forward, onto a sentinel that was left behind.
  standing = event.state === SENTINEL;
  if (ownStep) ownStep = false;
  else if (!standing) answer?.();
}
