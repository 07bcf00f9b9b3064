// What the build made: files, their sizes, the graph between them, and the list that the service worker precaches.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { top } from './top';

export const dist = join(top, 'dist');

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** A built file as bytes; a missing one is an error with a hint. */
export function bytes(file: string): Buffer {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('there is no build: run `npm run build` first');
  if (!existsSync(join(dist, file))) throw new Error(`the build has no ${file}`);
  return readFileSync(join(dist, file));
}

export const text = (file: string): string => bytes(file).toString('utf8');

/** Gzipped sizes added up, in bytes. Each file counts once. */
export function weight(files: Iterable<string>): number {
  return [...new Set(files)].reduce((sum, file) => sum + gzipSync(bytes(file), { level: 9 }).length, 0);
}

/** Every built file, as paths from dist. */
export function files(): string[] {
  bytes('index.html');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Vite's own account of the chunks, by source file. */
export const graph = (): Record<string, Chunk> => JSON.parse(text('.vite/manifest.json')) as Record<string, Chunk>;

/** Which source modules went into which built file. */
export const modules = (): Record<string, string[]> =>
  JSON.parse(text('.vite/modules.json')) as Record<string, string[]>;

/** A chunk's files and those of everything it imports at once: script and style. */
export function closure(key: string, chunks = graph(), seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`the build has no chunk ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) closure(next, chunks, seen);
  return seen;
}

/** What the built page asks for by itself: scripts, preloads and styles, and all that those import at once. */
export function firstLoad(): Set<string> {
  const html = text('index.html');
  const asked = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] as string,
  );
  const chunks = graph();
  const all = new Set(['index.html', ...asked]);
  for (const file of asked) {
    const key = Object.keys(chunks).find((name) => chunks[name]?.file === file);
    if (key !== undefined) for (const each of closure(key, chunks)) all.add(each);
  }
  return all;
}

export interface Precached {
  url: string;
  revision: string | null;
  integrity?: string;
}

/** The list in the built service worker. */
export function precache(): Precached[] {
  return [...text('sw.js').matchAll(/\{[^{}]*"url":"[^"]+"[^{}]*\}/g)].map(
    (match) => JSON.parse(match[0]) as Precached,
  );
}
