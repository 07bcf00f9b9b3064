// The order of starting: what was kept, the first screen, then Back and the service worker.

import { guardBack, leaveForReal } from '../device/back';
import { startWorker } from '../device/worker';
import { back } from './place';
import { start } from './start';

/** Shows the app once everything kept has been read, so that a late answer never overwrites an early tap. */
export function begin(show: () => void): void {
  start().then(() => {
    show();
    guardBack(() => {
      if (back()) leaveForReal();
    });
    if (import.meta.env.PROD) startWorker('./sw.js', './');
  }, failed);
}

/** Not even the words could be loaded: the page's own sentence says so. */
function failed(): void {
  document.getElementById('start-failed')?.removeAttribute('hidden');
}
