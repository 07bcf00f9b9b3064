// Offline is what the precache holds, so it has to hold everything, once, and as it is.

import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { bytes, files, precache, text } from './built';

/** Not for the offline copy: the worker itself, the build's own notes, pictures for shop windows, licences. */
const apart = (file: string) =>
  file === 'sw.js' || file.startsWith('.vite/') || file.startsWith('screenshots/') || file.endsWith('.txt');

test('CASE-075 every built file is in the precache, and every entry is a file', () => {
  const listed = precache().map((entry) => entry.url);
  expect(listed.length).toBeGreaterThan(5);
  expect(
    listed.filter((url, at) => listed.indexOf(url) !== at),
    'listed twice',
  ).toEqual([]);
  expect([...listed].sort()).toEqual(files().filter((file) => !apart(file)));
});

test('CASE-075 every file that the page can reach is in the precache', () => {
  const listed = new Set(precache().map((entry) => entry.url));
  const reached = new Set(['index.html']);
  for (const file of reached) {
    if (!/\.(html|js|css|webmanifest|svg)$/.test(file)) continue;
    for (const link of links(file, text(file))) if (!link.startsWith('screenshots/')) reached.add(link);
  }
  expect([...reached].filter((file) => !listed.has(file))).toEqual([]);
  expect(reached.size).toBeGreaterThan(4);
});

test('each entry carries the integrity of its file, so that a lost or garbled one is mended', () => {
  for (const { url, integrity } of precache()) {
    expect(integrity, url).toBe(`sha384-${createHash('sha384').update(bytes(url)).digest('base64')}`);
  }
});

test('an entry whose name does not tell its content has a revision', () => {
  for (const { url, revision } of precache()) {
    if (!/^assets\/.+-[\w-]{8}\.\w+$/.test(url)) expect(revision, url).toMatch(/^[0-9a-f]{32}$/);
  }
});

/** What a built file names: links in the page, imports in scripts, url() in styles, icons in the web manifest. */
function links(file: string, content: string): string[] {
  const folder = posix.dirname(file);
  const beside = (link: string) => posix.normalize(posix.join(folder, link));
  const all = (pattern: RegExp) => [...content.matchAll(pattern)].map((match) => match[1] as string);
  const near = (link: string) => !/^(?:[a-z]+:|#)/i.test(link);
  if (file.endsWith('.html'))
    return all(/(?:src|href)="([^"]+)"/g)
      .filter(near)
      .map(beside);
  if (file.endsWith('.css'))
    return all(/url\(\s*["']?([^"')]+)/g)
      .filter(near)
      .map(beside);
  if (file.endsWith('.js')) {
    // Vite's names carry a stamp; other strings (the worker's address, say) are no files beside this one.
    const imported = all(/["'`](\.{1,2}\/[\w./-]+-[\w-]{8}\.\w+)["'`]/g).map(beside);
    return [...imported, ...all(/["'`](assets\/[\w./-]+\.\w+)["'`]/g)];
  }
  if (file.endsWith('.webmanifest')) {
    const { icons } = JSON.parse(content) as { icons: { src: string }[] };
    return icons.map((icon) => beside(icon.src));
  }
  return [];
}
