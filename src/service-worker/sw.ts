// The service worker: the whole app out of one cache, with or without a network, and no update before it is asked for.
// The page's side of the talk is device/worker.ts.

import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { clearOlder, countLost, type Entry, isOfThisBuild } from './upkeep';

declare const self: ServiceWorkerGlobalScope;

// A controller of our own, since the usual one deletes the older build's files on activation: with several tabs the
// update accepted in one of them would take the games away from a match in another.
const controller = new PrecacheController();
controller.addToCacheList(self.__WB_MANIFEST);

const entries: Entry[] = [...controller.getURLsToCacheKeys()].map(([url, key]) => {
  return { url, key, integrity: controller.getIntegrityForCacheKey(key) };
});

// The one route for navigations, before all others (CASE-068): every address in scope is the app, except the plain
// texts (licences), which are not kept offline.
const page = controller.createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(
    // The page names its files relative to where it lies: from deeper down it would not find them.
    async (asked) => (isDeep(asked.url) ? Response.redirect(self.registration.scope) : page(asked)),
    { denylist: [/\.txt$/] },
  ),
);
registerRoute(new PrecacheRoute(controller));
// What an older page still asks for lies in the same cache for as long as such a page is open.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.mode !== 'navigate',
  async ({ request }) => (await (await precache()).match(request)) ?? fetch(request),
);

// Fills the cache beside the older build's files; one file that cannot be had, and this build is not installed.
self.addEventListener('install', (event) => void controller.install(event));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    precache().then((cache) => clearOlder(entries, cache, async () => (await windows()).length === 0 && settled())),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown; parts?: unknown } | null;
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'VERIFY') event.waitUntil(verify(event.source, message.parts, event.ports[0]));
});

/** Answers whether the app works without a network, from now on, for the page that asks (CASE-078). */
async function verify(
  asker: ExtendableMessageEvent['source'],
  parts: unknown,
  port: MessagePort | undefined,
): Promise<void> {
  let lost = entries.length;
  try {
    const cache = await precache();
    lost = await countLost(entries, cache);
    // The page of a first visit came from the network and would fetch its games from there too, so it could not keep
    // the promise: take it over first. Not on activation, where it would catch pages that have not asked for it;
    // a page that an older worker runs is switched by the browser, and only after its user has accepted the update.
    if (lost === 0 && asker instanceof WindowClient && !(await isControlled(asker))) await self.clients.claim();
    port?.postMessage({ whole: lost === 0, lost });
    // The asker is the only page, and of this build: nobody is left who needs the older one.
    if (isOfThisBuild(entries, parts)) {
      await clearOlder(entries, cache, async () => (await windows()).every((page) => isSame(page, asker)) && settled());
    }
  } catch {
    // Storage is gone. The page hears that nothing is promised.
    port?.postMessage({ whole: false, lost });
  }
}

function isDeep(url: URL): boolean {
  return (
    url.href.startsWith(self.registration.scope) &&
    url.pathname.lastIndexOf('/') >= new URL(self.registration.scope).pathname.length
  );
}

function precache(): Promise<Cache> {
  return self.caches.open(controller.strategy.cacheName);
}

function windows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function isControlled(page: WindowClient): Promise<boolean> {
  return (await self.clients.matchAll({ type: 'window' })).some((other) => other.id === page.id);
}

function isSame(page: WindowClient, asker: ExtendableMessageEvent['source']): boolean {
  return asker instanceof WindowClient && page.id === asker.id;
}

/** No newer build is on its way in: its files lie in the same cache, and are none of this one's. */
function settled(): boolean {
  return !self.registration.installing && !self.registration.waiting;
}
