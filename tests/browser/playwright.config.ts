// The built app in a real browser, as a phone of today would show it.

import { defineConfig } from '@playwright/test';
import { findBrowser, flags } from './find-browser.mjs';

// Workers read this file too: what was found once is handed on.
process.env.SOTTO_CHROMIUM ??= findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 30_000,
  globalTimeout: 6 * 60_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    actionTimeout: 10_000,
    launchOptions: { executablePath: process.env.SOTTO_CHROMIUM, args: flags },
  },
});
