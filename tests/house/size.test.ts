// Budgets, gzipped at level 9. A file that is missing fails as one that is too big does.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closure, firstLoad, graph, modules, precache, weight } from './built';
import { games, top } from './top';

const kB = 1000;

/** The languages in a text folder, by its catalogues: en.ts, or a folder en/. */
function languages(folder: string): string[] {
  const path = join(top, 'src', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .map((name) => name.replace(/\.tsx?$/, ''))
    .filter((name) => /^[a-z]{2}$/.test(name));
}

/** The chunk of one language's catalogue: it must be one of its own, loaded when asked for. */
function catalogue(folder: string, language: string): string {
  const chunks = graph();
  const key = Object.keys(chunks).find((name) => new RegExp(`^${folder}/${language}(/index)?\\.tsx?$`).test(name));
  if (key === undefined || !chunks[key]?.isDynamicEntry) {
    throw new Error(`${folder}/${language} has no chunk of its own: load it with import()`);
  }
  return key;
}

/** Files of the catalogue that the first load does not have already. */
const textOf = (folder: string, language: string) => {
  const first = firstLoad();
  return [...closure(catalogue(folder, language))].filter((file) => !first.has(file));
};

test('before the home screen can be used: at most 30 kB', () => {
  const files = new Set([...firstLoad(), ...textOf('text', 'en')]);
  expect([...files].some((file) => file.endsWith('.js'))).toBe(true);
  expect([...files].some((file) => file.endsWith('.css'))).toBe(true);
  expect(weight(files)).toBeLessThanOrEqual(30 * kB);
});

test('the frame’s text in each language: at most 4 kB', () => {
  const all = languages('text');
  expect(all).toContain('en');
  for (const language of all) expect(weight(textOf('text', language)), language).toBeLessThanOrEqual(4 * kB);
});

test('what is opened seldom: at most 10 kB, and 3.5 kB of text in each language; nothing of it comes with the frame', () => {
  const room = (name: string): string => {
    const key = Object.keys(graph()).find((chunk) => new RegExp(`^app/${name}\\.tsx?$`).test(chunk));
    if (key === undefined) throw new Error(`the build has no chunk app/${name}`);
    return key;
  };
  const frame = new Set([...firstLoad(), ...closure(room('rooms'))]);
  const own = [...closure(room('seldom/rooms'))].filter((file) => !frame.has(file));
  const words = own.filter((file) => modules()[file]?.some((module) => module.startsWith('src/words/')));
  expect(words.length, 'the words come with these rooms, not with the frame').toBeGreaterThan(0);
  expect(weight(own.filter((file) => !words.includes(file)))).toBeLessThanOrEqual(10 * kB);
  for (const language of languages('text/seldom'))
    expect(weight(textOf('text/seldom', language)), language).toBeLessThanOrEqual(3.5 * kB);
});

test('there is a game to weigh', () => {
  expect(games).toContain('who-is-the-spy');
});

/** Script and style that the two mission games share: loaded with the first of them, and not again with the second. */
function missions(): string[] {
  const inside = modules();
  const files = Object.values(graph()).filter(({ file }) => {
    const all = inside[file] ?? [];
    return all.length > 0 && all.every((module) => module.startsWith('src/games/missions/'));
  });
  return files.flatMap(({ file, css = [] }) => [file, ...css]);
}

test('what the two mission games share: at most 6 kB', () => {
  expect(missions().length).toBeGreaterThan(1);
  expect(weight(missions())).toBeLessThanOrEqual(6 * kB);
});

describe.each(games)('%s', (game) => {
  const folder = `games/${game}`;

  test('own code, loaded when opened: at most 14 kB', () => {
    const chunks = graph();
    const first = firstLoad();
    const inside = modules();
    const key = Object.keys(chunks).find((name) => new RegExp(`^${folder}/index\\.tsx?$`).test(name));
    if (key === undefined) throw new Error(`the build has no chunk ${folder}/index`);
    // Whatever is asked for late and belongs to the game counts too, its text apart.
    const late = Object.keys(chunks).filter(
      (name) => name.startsWith(`${folder}/`) && !name.startsWith(`${folder}/text/`) && chunks[name]?.isDynamicEntry,
    );
    const own = new RegExp(`^src/${folder}/(?!text/)`);
    const shared = missions();
    const reached = [key, ...late].flatMap((name) => [...closure(name, chunks)]);
    const files = reached.filter(
      (file) =>
        !first.has(file) &&
        !shared.includes(file) &&
        (file.endsWith('.css') || inside[file]?.some((module) => own.test(module))),
    );
    expect(files).toContain(chunks[key]?.file);
    expect(weight(files)).toBeLessThanOrEqual(14 * kB);
  });

  test('its text in each language: at most 6 kB', () => {
    const all = languages(`${folder}/text`);
    expect(all).toContain('en');
    for (const language of all)
      expect(weight(textOf(`${folder}/text`, language)), language).toBeLessThanOrEqual(6 * kB);
  });
});

test('everything precached: at most 320 kB', () => {
  const files = precache().map((entry) => entry.url);
  expect(files.length).toBeGreaterThan(5);
  expect(weight(files)).toBeLessThanOrEqual(320 * kB);
});
