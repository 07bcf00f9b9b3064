// Where things are: the repository's top, its games, its sources.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = fileURLToPath(new URL('../../', import.meta.url));

/** The games that can be opened: folders of src/games with an index. */
export const games: string[] = readdirSync(join(top, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((name) => ['index.ts', 'index.tsx'].some((file) => existsSync(join(top, 'src/games', name, file))));

/** Every file that is or would be committed, as paths from the top. */
export function ownFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: top });
  return listed
    .toString()
    .split('\0')
    .filter((path) => path !== '' && lstatSync(join(top, path), { throwIfNoEntry: false })?.isFile());
}

/** A tree of planted files with our packages beside them; call `remove` when done. */
export function plant(files: Record<string, string>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sotto-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
