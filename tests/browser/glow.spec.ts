// ALL-03, design §5.6: the light of an open card tells nothing about what is on it. Measured on pictures of the screen.

import type { Page } from '@playwright/test';
import type { Role } from '../../src/games/who-is-the-spy/state';
import type { Pair } from '../../src/words/pair';
import { weigh } from './picture';
import { Walker } from './screens';
import { expect, test } from './test';

/** Points of grey, 0–100, that cards may differ by. */
const ALLOWED = 0.5;

const SHORT = { en: 'fox', ru: 'кот', nb: 'rev' };
const LONG = { en: 'hippopotamuses’', ru: 'электростанциям', nb: 'mikrobølgeovnen' };
const PHRASE = { en: 'a shower with cold water', ru: 'ложка для сахара и варен', nb: 'en kald dusj om morgenen' };

const WORD: readonly Role[] = ['civilian', 'spy', 'civilian', 'civilian', 'blank', 'civilian'];
const BLANK: readonly Role[] = ['blank', 'spy', 'civilian', 'civilian', 'civilian', 'civilian'];

interface Seen {
  grey: number;
  hue: number;
  lines: number;
  boxes: string;
  contrast: number;
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 640 },
  tablet: { width: 1280, height: 800 },
})) {
  test.describe(device, () => {
    test.use({ viewport, isMobile: device !== 'tablet' });

    test(`ALL-03 who-is-the-spy an open card gives the same light whatever is on it, on a ${device}`, async ({
      page,
      server,
    }) => {
      await Walker.open(page, server.url);
      const languages = device === 'small phone' ? (['ru'] as const) : (['en', 'ru', 'nb'] as const);
      for (const language of languages) {
        const seen: Record<string, Seen> = {};
        for (const [what, word] of Object.entries({
          short: SHORT[language],
          long: LONG[language],
          phrase: PHRASE[language],
          blank: null,
        })) {
          seen[what] = await look(page, language, word);
        }
        const told = `${language} ${JSON.stringify(seen, null, 1)}`;
        if (process.env.SOTTO_TELL) process.stdout.write(`${device} ${told}\n`);
        const all = Object.values(seen);
        const greys = all.map(({ grey }) => grey);
        expect(Math.max(...greys) - Math.min(...greys), told).toBeLessThan(ALLOWED);
        expect(new Set(all.map(({ boxes }) => boxes)).size, `the same boxes: ${told}`).toBe(1);
        expect(new Set(all.map(({ lines }) => lines)).size, `as many lines: ${told}`).toBe(1);
        expect(
          Math.max(...all.map(({ hue }) => hue)),
          `no colour, not more than the weave's cool grey: ${told}`,
        ).toBeLessThan(26);
        expect(Math.min(...all.map(({ contrast }) => contrast)), `legible: ${told}`).toBeGreaterThan(4.5);
      }
    });
  });
}

/** Holds Anna's card open, with this word or as a blank. */
async function look(page: Page, language: 'en' | 'ru' | 'nb', word: string | null): Promise<Seen> {
  const pair: Pair = {
    language,
    set: 'simple',
    words: [
      { text: word ?? SHORT[language], variants: [] },
      { text: 'zzzz', variants: [] },
    ],
  };
  const walker = new Walker(page, page.url(), { language, pair });
  const names = ['Anna', 'Ben', 'Clara', 'Dan', 'Ella', 'Finn'];
  await walker.plant(walker.deal(word === null ? BLANK : WORD, names));
  await walker.claim();
  const finger = await walker.hold();
  await walker.pass(100);
  const picture = await page.screenshot({ animations: 'disabled' });
  const stands = await page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
    const line = document.createRange();
    line.selectNodeContents(find('.face-line'));
    const boxes = [
      '.secret',
      '.face-caption',
      '.face-line',
      '.hold-ring',
      '.panel > .button.primary',
      '.only-name',
    ].map((selector) => {
      const { x, y, width, height } = find(selector).getBoundingClientRect();
      // Only where a text begins and how tall it is: its width is that of its words.
      return selector === '.face-caption' ? [y, height] : [x, y, width, height];
    });
    const light = (color: string): number => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const part = (value: number): number => {
        const s = value / 255;
        return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const ground = light(getComputedStyle(find('.face')).backgroundColor);
    const inks = ['.face-caption', '.face-line'].map((selector) => light(getComputedStyle(find(selector)).color));
    return {
      boxes: JSON.stringify(boxes),
      lines: new Set([...line.getClientRects()].map(({ top }) => Math.round(top))).size,
      contrast: Math.min(...inks.map((ink) => (ink + 0.05) / (ground + 0.05))),
    };
  });
  await finger.release();
  return { ...stands, ...weigh(picture) };
}
