// Builds of other versions, for the tests of updating.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the same sources under another version number; takes a few seconds.
 * @param {string} version what `__VERSION__` is to be
 * @returns {{ folder: string, remove: () => void }} the built files; remove them when done
 */
export function buildVersion(version) {
  const cache = join(top, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'build-'));
  const vite = join(top, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    cwd: top,
    env: { ...process.env, SOTTO_VERSION: version },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
