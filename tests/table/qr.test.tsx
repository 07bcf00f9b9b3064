// A code drawn on the screen is read back by another library's camera eyes.

import { render } from '@testing-library/preact';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { Qr } from '../../src/table/qr';
import type { Pair } from '../../src/words/pair';
import { writeFragments } from '../../src/words/parcel';

/** What a camera would make of the drawing: the paths painted at four dots a module. */
function seen(svg: Element): string {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const edge = size * scale;
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255);
  const ink = svg.querySelector('.qr-ink')?.getAttribute('d') ?? '';
  for (const [, x, y, run] of ink.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column++) {
        data.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
      }
    }
  }
  return decodeQR({ width: edge, height: edge, data });
}

function codeOf(text: string): Element {
  const { container } = render(<Qr text={text} label="a code" />);
  return container.querySelector('svg') as Element;
}

const long = Array.from(
  { length: 60 },
  (_, at): Pair => ({
    language: 'ru',
    set: 'own',
    words: [
      { text: `первое ${at}`, variants: [] },
      { text: `второе ${at}`, variants: [] },
    ],
  }),
);

test.each([
  ['an address', 'https://games.example/sotto/'],
  ['a link as long as one may be', `https://games.example/sotto/#${writeFragments(long, 770)[0]}`],
])('%s is read as it was written', (_, text) => {
  expect(seen(codeOf(text))).toBe(text);
});

test('the code has four modules of quiet on each side, and a name', () => {
  const svg = codeOf('https://games.example/');
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const runs = [...(svg.querySelector('.qr-ink')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)];
  expect(Math.min(...runs.map(([, x]) => Number(x)))).toBe(4);
  expect(Math.min(...runs.map(([, , y]) => Number(y)))).toBe(4);
  expect(Math.max(...runs.map(([, x, , run]) => Number(x) + Number(run)))).toBe(size - 4);
  expect(svg.getAttribute('aria-label')).toBe('a code');
});
