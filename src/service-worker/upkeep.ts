// Upkeep of the precache: whether all of it is there, mending what was lost, and clearing away an older build.
// Wired to the worker's events in sw.ts.

/** One file of this build. */
export interface Entry {
  /** Absolute address. */
  readonly url: string;
  /** Under what address it lies in the cache. */
  readonly key: string;
  readonly integrity: string | undefined;
}

/** A server that accepts and never answers must not keep the page waiting; ms for all of the mending. */
const MEND_WITHIN = 20_000;

/**
 * How many entries are missing, after having tried to fetch them again. Only what proves to be the very same file is
 * put in place: by its integrity, or by an address that changes with the content (then url and key are the same).
 * Anything else could come from another build.
 */
export async function countLost(entries: readonly Entry[], cache: Cache): Promise<number> {
  const found = await Promise.all(entries.map((entry) => cache.match(entry.key)));
  const lost = entries.filter((_, place) => !found[place]);
  if (lost.length === 0) return 0;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), MEND_WITHIN);
  const mended = await Promise.all(lost.map((entry) => mend(entry, cache, limit.signal)));
  clearTimeout(timer);
  return mended.filter((whole) => !whole).length;
}

async function mend(entry: Entry, cache: Cache, signal: AbortSignal): Promise<boolean> {
  if (!entry.integrity && entry.key !== entry.url) return false;
  try {
    const integrity = entry.integrity ? { integrity: entry.integrity } : {};
    const response = await fetch(entry.url, { ...integrity, cache: 'reload', credentials: 'same-origin', signal });
    // A redirected answer cannot serve a navigation (CASE-080), and a portal's page comes by one.
    if (!response.ok || response.redirected) return false;
    await cache.put(entry.key, response);
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes what belongs to no file of this build. `safe` is asked again after reading the cache: a newer build that
 * begins to install meanwhile puts its files into the same cache, and those are not in the list that was read.
 */
export async function clearOlder(entries: readonly Entry[], cache: Cache, safe: () => Promise<boolean>): Promise<void> {
  if (!(await safe())) return;
  const wanted = new Set(entries.map((entry) => entry.key));
  const older = (await cache.keys()).filter((request) => !wanted.has(request.url));
  if (older.length === 0 || !(await safe())) return;
  await Promise.all(older.map((request) => cache.delete(request)));
}

/** Whether a page that runs on these files (absolute addresses) is of this build. One that names none may not be. */
export function isOfThisBuild(entries: readonly Entry[], parts: unknown): boolean {
  if (!Array.isArray(parts) || parts.length === 0) return false;
  const urls = new Set<unknown>(entries.map((entry) => entry.url));
  return parts.every((part) => urls.has(part));
}
