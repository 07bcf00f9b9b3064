// The rules know no page: the pure rooms compile without the DOM, and a planted `document` does not.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant, top } from './top';

function compile(folder: string): { code: number | null; lines: string[] } {
  const tsc = join(top, 'node_modules/typescript/bin/tsc');
  const ran = spawnSync(process.execPath, [tsc, '-p', 'src/tsconfig.pure.json', '--listFiles', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { code: ran.status, lines: ran.stdout.split('\n').map((line) => line.replaceAll('\\', '/')) };
}

const libraries = (lines: string[]) => lines.filter((line) => /\/lib\.(dom|webworker)[^/]*\.d\.ts$/.test(line));

test('core, words and the rules of the games compile without the DOM', { timeout: 60_000 }, () => {
  const { code, lines } = compile(top);
  expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
  expect(code).toBe(0);
  expect(libraries(lines)).toEqual([]);
  expect(lines.filter((line) => line.includes('/@types/'))).toEqual([]);
  const seen = lines.filter((line) => /\/src\/(core|words|games)\/.*\.ts$/.test(line));
  expect(seen.length, 'a check that sees nothing passes').toBeGreaterThan(12);
  expect(lines.filter((line) => line.endsWith('.tsx'))).toEqual([]);
});

test('a planted `document` does not compile there', { timeout: 60_000 }, () => {
  const { folder, remove } = plant({
    'src/tsconfig.pure.json': readFileSync(join(top, 'src/tsconfig.pure.json'), 'utf8'),
    'src/core/planted.ts': "import { string } from 'valibot';\nexport const leak = () => [document.title, string];\n",
    'src/words/planted.ts': 'export const leak = () => localStorage.length;\n',
    'src/games/spy/planted.ts': 'export const leak = (event: PointerEvent) => event;\n',
    'src/games/spy/sound.ts': 'export const sound = (n: number) => new Intl.PluralRules("ru").select(n);\n',
    'src/games/spy/screens.tsx': 'export const page = () => document.title;\n',
  });
  try {
    const { code, lines } = compile(folder);
    expect(code).not.toBe(0);
    const errors = lines.filter((line) => line.includes('error TS'));
    expect(errors.map((line) => line.split('(')[0]).sort()).toEqual([
      'src/core/planted.ts',
      'src/games/spy/planted.ts',
      'src/words/planted.ts',
    ]);
  } finally {
    remove();
  }
});
