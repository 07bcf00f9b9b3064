// Pictures of every screen, to look at: `node tests/browser/gallery.mjs [folder] [filter]`, after `npm run build`.
// The folder is reports/gallery if not given; the filter takes sizes, languages, lights and chapters: `390x844,ru,night,count`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { findBrowser, flags } from './find-browser.mjs';
import { serve } from './serve.mjs';

const top = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2] ?? join(top, 'reports/gallery');
const wanted = (process.argv[3] ?? '').split(',').filter(Boolean);

/** @type {Record<string, readonly string[]>} */
const all = {
  sizes: ['360x640', '390x844', '1280x800'],
  languages: ['en', 'ru', 'nb'],
  lights: ['day', 'night', 'cabin'],
};
const { module } = await runnerImport(fileURLToPath(new URL('./screens.ts', import.meta.url)), {
  configFile: false,
  root: top,
});
const { CHAPTERS, Walker, walk } = /** @type {typeof import('./screens')} */ (module);
/** @param {readonly string[]} list */
const chosen = (list) => {
  const some = list.filter((one) => wanted.includes(one));
  return some.length > 0 ? some : list;
};
const sizes = [
  ...chosen(all.sizes ?? []),
  ...wanted.filter((one) => /^\d+x\d+$/.test(one) && !all.sizes?.includes(one)),
];
const some = sizes.filter(
  (size) => wanted.length === 0 || !wanted.some((one) => /^\d+x\d+$/.test(one)) || wanted.includes(size),
);

mkdirSync(folder, { recursive: true });
const server = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });
for (const size of some) {
  const [width = 390, height = 844] = size.split('x').map(Number);
  const phone = width < 900;
  for (const language of chosen(all.languages ?? [])) {
    for (const light of chosen(all.lights ?? [])) {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: phone });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      page.on('console', (line) => process.stdout.write(`${line.text()}\n`));
      const walker = await Walker.open(page, server.url, /** @type {any} */ ({ language, light }));
      let at = 0;
      for (const chapter of chosen(CHAPTERS)) {
        try {
          await walk(
            walker,
            async (stop) => {
              const name = `${size}-${language}-${light}-${String(++at).padStart(2, '0')}-${stop.replace(/[^\w]+/g, '-')}.png`;
              await page.clock.runFor(700);
              await page.screenshot({ path: join(folder, name), animations: 'disabled' });
            },
            [chapter],
          );
        } catch (error) {
          process.stdout.write(`${size} ${language} ${light}: ${error instanceof Error ? error.message : error}\n`);
          await page.screenshot({ path: join(folder, `failed-${size}-${language}-${light}-${chapter}.png`) });
        }
      }
      await context.close();
      process.stdout.write(`${size} ${language} ${light}: ${at} screens\n`);
    }
  }
}
await browser.close();
await server.close();
