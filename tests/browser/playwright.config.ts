// The built app in a real browser, as a phone of today would show it.

import { defineConfig } from '@playwright/test';
import { findBrowser, flags } from './find-browser.mjs';

// Workers read this file too: what was found once is handed on.
process.env.SOTTO_CHROMIUM ??= findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // More than there are cores: a table waits for its own clocks most of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Time proves nothing: a busy machine must not fail a test.
  timeout: 180_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  // A press in a real browser can be lost to a machine that is busy elsewhere; the closing line says when one was.
  retries: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.SOTTO_CHROMIUM, args: flags },
  },
});
