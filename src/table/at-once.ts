// At once: lets a change reach the page before the handler that made it returns. Secrets must not wait for a render (ALL-04).

import { options } from 'preact';

/** Runs the change and renders what it touched in the same task. */
export function atOnce(change: () => void): void {
  const later = options.debounceRendering;
  options.debounceRendering = (render) => render();
  try {
    change();
  } finally {
    if (later) options.debounceRendering = later;
    else delete options.debounceRendering;
  }
}
