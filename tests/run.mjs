// All tests in order: types, lint, build, the tests without a browser, the tests in a browser.
// Goes on after a failure, so that the closing line tells the whole of it: `N passed, N failed`.
// `--thorough` walks every size in every language as well.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../', import.meta.url));
const reports = join(top, 'reports');
const minute = 60_000;
if (process.argv.includes('--thorough')) process.env.SOTTO_THOROUGH = '1';

let passed = 0;
let failed = 0;
/** @type {string[]} */
const notes = [];

/**
 * Runs one of our packages' programs and shows what it says.
 * @param {string} title
 * @param {string[]} words the program's script in node_modules, and its arguments
 * @param {{ limit: number, env?: Record<string, string> }} options `limit` in milliseconds
 * @returns {Promise<boolean>} whether it ended well and in time
 */
function run(title, [script = '', ...words], { limit, env = {} }) {
  process.stdout.write(`\n── ${title}\n`);
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(top, 'node_modules', script), ...words], {
      cwd: top,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const clock = setTimeout(() => {
      process.stdout.write(`${title} took longer than ${limit / minute} minutes and was ended.\n`);
      child.kill('SIGKILL');
    }, limit);
    child.on('error', (error) => {
      process.stdout.write(`${error.message}\n`);
    });
    child.on('close', (code) => {
      clearTimeout(clock);
      done(code === 0);
    });
  });
}

/**
 * Counts one check.
 * @param {string} title
 * @param {boolean} well
 */
function count(title, well) {
  if (well) passed++;
  else {
    failed++;
    notes.push(title);
  }
  return well;
}

/**
 * A report as JSON, or undefined when the run did not get so far.
 * @param {string} path
 */
function report(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Adds a run's tests. A run that ended badly without a failed test (it crashed, or ran nothing) counts as one failure.
 * @param {string} title
 * @param {boolean} well
 * @param {{ passed: number, failed: number, skipped: number } | undefined} tests
 */
function add(title, well, tests) {
  passed += tests?.passed ?? 0;
  failed += tests?.failed ?? 0;
  if (tests?.failed) notes.push(`${title}: ${tests.failed}`);
  if (tests?.skipped) process.stdout.write(`${title}: ${tests.skipped} skipped\n`);
  if ((!well && !tests?.failed) || !tests?.passed) count(title, false);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const rooms = {
  types: 'tsconfig.json',
  'types of the pure rooms': 'src/tsconfig.pure.json',
  'types of the service worker': 'src/service-worker/tsconfig.json',
};
for (const [title, config] of Object.entries(rooms)) {
  count(title, await run(title, ['typescript/bin/tsc', '-p', config, '--noEmit'], { limit: 8 * minute }));
}

count('lint', await run('lint', ['@biomejs/biome/bin/biome', 'ci'], { limit: 4 * minute }));

const built = count('build', await run('build', ['vite/bin/vite.js', 'build'], { limit: 8 * minute }));

const units = join(reports, 'units.json');
const unitsWell = await run(
  'tests',
  ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`],
  { limit: 32 * minute },
);
const unit = report(units);
add(
  'tests',
  unitsWell,
  unit && {
    passed: unit.numPassedTests,
    // A file that could not even be loaded has no tests to count.
    failed:
      unit.numFailedTests +
      unit.testResults.filter(
        (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
    skipped: unit.numPendingTests + unit.numTodoTests,
  },
);

if (built) {
  const pages = join(reports, 'browser.json');
  const pagesWell = await run(
    'browser',
    ['@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts', '--reporter=list,json'],
    { limit: 28 * minute, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: pages } },
  );
  const stats = report(pages)?.stats;
  if (stats?.flaky > 0) process.stdout.write(`\n${stats.flaky} passed only at a second try: look at them.\n`);
  add(
    'browser',
    pagesWell,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  );
} else {
  process.stdout.write('\n── browser\nnot run: there is no build to open\n');
  count('browser', false);
}

if (notes.length > 0) process.stdout.write(`\nfailed: ${notes.join(', ')}\n`);
process.exitCode = failed > 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
