// Habits that no compiler keeps: chance, the console, storage, and what the repository may not tell of where it was made.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ownFiles, top } from './top';

const isCode = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path);
const read = (path: string) => readFileSync(join(top, path), 'utf8');

/** Walks a file's syntax, so that words in comments and texts do not count. Gives `line: code` of each hit. */
function hits(path: string, text: string, matches: (node: ts.Node, source: ts.SourceFile) => boolean): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (matches(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1} ${node.getText(source).split('\n')[0]}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const sortsByChance = (node: ts.Node, source: ts.SourceFile) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['sort', 'toSorted'].includes(node.expression.name.text) &&
  node.arguments.some((how) => /random|\.below\(|\.pick\(|getRandomValues/i.test(how.getText(source)));

const isMember = (object: string, member: string | undefined) => (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node) &&
    node.expression.getText() === object &&
    (member === undefined || node.name.text === member)) ||
  (ts.isElementAccessExpression(node) && node.expression.getText() === object);

const isName = (name: string) => (node: ts.Node) => ts.isIdentifier(node) && node.text === name;

test('CASE-095 nothing is ordered by a random comparator', () => {
  const planted = ['x.sort(() => Math.random() - 0.5)', 'x.toSorted((a, b) => draw.below(2))', 'x.sort(byRandom)'];
  for (const text of planted) expect(hits('planted.ts', text, sortsByChance), text).toHaveLength(1);
  expect(hits('planted.ts', 'x.sort((a, b) => a - b) // random', sortsByChance)).toEqual([]);

  const code = ownFiles().filter((path) => isCode(path) && path !== 'tests/house/habits.test.ts');
  expect(code.length).toBeGreaterThan(15);
  expect(code.flatMap((path) => hits(path, read(path), sortsByChance))).toEqual([]);
});

test('CASE-095 chance comes from the seed alone: no Math.random in src', () => {
  const isRandom = isMember('Math', 'random');
  expect(hits('planted.ts', 'const a = Math.random();', isRandom)).toHaveLength(1);
  expect(sources().flatMap((path) => hits(path, read(path), isRandom))).toEqual([]);
});

test('src writes to no console and to no localStorage', () => {
  const isTalk = (node: ts.Node) => isMember('console', undefined)(node) || isName('localStorage')(node);
  expect(hits('planted.ts', 'console.log(1); window.localStorage.clear(); // console.log', isTalk)).toHaveLength(2);
  expect(sources().flatMap((path) => hits(path, read(path), isTalk))).toEqual([]);
});

test('the repository names no machine and no registry', () => {
  const folders = ['work', 'root', 'tmp', 'home', 'Users'].join('|');
  const hosts = ['registry.npmjs', 'registry.yarnpkg', 'deb.debian', 'proxy.golang']
    .map((host) => `${host}.`)
    .join('|');
  const named = new RegExp(`(^|[\\s"'\`(=:])/(${folders})/[\\w.-]|${hosts.replaceAll('.', '[.]')}`, 'm');
  expect(named.test(['cd ', 'work', 'x'].join('/'))).toBe(true);

  const files = ownFiles().filter((path) => !/\.(png|woff2?|ico)$/.test(path));
  expect(files.filter((path) => named.test(read(path)))).toEqual([]);
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string }> };
  expect(Object.values(lock.packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});

function sources(): string[] {
  const code = ownFiles().filter((path) => path.startsWith('src/') && isCode(path));
  expect(code.length, 'a check that sees nothing passes').toBeGreaterThan(10);
  return code;
}
