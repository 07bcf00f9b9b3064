// Finds a Chromium for the browser tests, or installs one, or says what to install.

import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** What every start of the browser gets: nothing of its own goes to a network. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium: SOTTO_CHROMIUM, Playwright's own build, one on the PATH, else one installed now.
 * @returns {string}
 */
export function findBrowser() {
  const wanted = process.env.SOTTO_CHROMIUM;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`SOTTO_CHROMIUM names ${wanted}, which is not there.`);
    return wanted;
  }
  const found = playwrights() ?? onPath() ?? usual.find((path) => existsSync(path));
  if (found) return found;
  if (install()) {
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one (`npx playwright install chromium`, ' +
      'or your system’s package `chromium`), or name it in the environment variable SOTTO_CHROMIUM.',
  );
}

function playwrights() {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function onPath() {
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      for (const ending of endings) {
        const path = join(folder, name + ending);
        try {
          accessSync(path, constants.X_OK);
          return path;
        } catch {
          // not here
        }
      }
    }
  }
  return undefined;
}

/** On Debian and its kin, as root, where installing is what the person who runs the tests would do next. */
function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (!/\b(debian|ubuntu)\b/i.test(system)) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  process.stdout.write('No Chromium found: installing it with apt-get.\n');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return true;
  } catch {
    return false;
  }
}
