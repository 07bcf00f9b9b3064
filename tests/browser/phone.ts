// A phone of its own: a browser on a profile that stays when the browser is killed, so that it can be switched on again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { flags } from './find-browser.mjs';
import { test as base, listen, type Server } from './test';

export class Phone {
  readonly #profile = mkdtempSync(join(tmpdir(), 'sotto-phone-'));
  readonly #noise: string[];
  readonly #server: Server;
  #context: BrowserContext | undefined;

  constructor(server: Server, noise: string[]) {
    this.#server = server;
    this.#noise = noise;
  }

  /** Starts the browser on this phone's profile. What it says and asks for is watched as in every test. */
  async switchOn(prepare?: (context: BrowserContext) => Promise<void>): Promise<Page> {
    const context = await chromium.launchPersistentContext(this.#profile, {
      ...(process.env.SOTTO_CHROMIUM !== undefined && { executablePath: process.env.SOTTO_CHROMIUM }),
      args: flags,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    listen(context, new URL(this.#server.url).host, this.#noise);
    this.#context = context;
    await prepare?.(context);
    return context.pages()[0] ?? (await context.newPage());
  }

  /** Kills the browser without a word, as a dead battery would. Only the process that this phone started. */
  async die(): Promise<void> {
    const context = this.#context;
    const browser = context?.browser();
    if (!context || !browser) throw new Error('this phone is off');
    const devtools = await browser.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const main = processInfo.find((one) => one.type === 'browser');
    if (!main) throw new Error('the browser does not say which process it is');
    const closed = new Promise((done) => context.once('close', done));
    process.kill(main.id, 'SIGKILL');
    await closed;
    this.#context = undefined;
  }

  async throwAway(): Promise<void> {
    await this.#context?.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

export const test = base.extend<{ phone: Phone }>({
  phone: async ({ server, noise }, use) => {
    const phone = new Phone(server, noise);
    await use(phone);
    await phone.throwAway();
  },
});
