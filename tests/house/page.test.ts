// The built page: a policy that lets nothing in from outside, and nothing on the page that would need an exception.

import { expect, test } from 'vitest';
import { bytes, files, text } from './built';

test('the page carries a policy without a hole', () => {
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(text('index.html'))?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('the page has no script or style within it', () => {
  const html = text('index.html');
  for (const [, attributes, content] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    expect(attributes).toMatch(/\ssrc="/);
    expect(content).toBe('');
  }
  expect(html).not.toMatch(/<style\b/);
  expect(html).not.toMatch(/\s(?:style|on[a-z]+)="/);
});

test('CASE-073 the build works under any path: nothing is asked for from the top of the host, or from another one', () => {
  for (const [, link] of text('index.html').matchAll(/(?:src|href)="([^"]+)"/g)) expect(link).toMatch(/^\.\//);
  for (const file of files().filter((name) => name.endsWith('.css'))) {
    expect(text(file), file).not.toMatch(/url\(\s*["']?(?:\/|https?:)|@import/);
  }
});

test('CASE-073 the web manifest has what an install needs, and its icons are what they say', () => {
  const manifest = JSON.parse(text('manifest.webmanifest')) as {
    name: string;
    start_url: string;
    scope: string;
    id: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Sotto', start_url: '.', scope: '.', id: '.', display: 'standalone' });
  const pictures = manifest.icons.filter((icon) => icon.src.endsWith('.png'));
  expect(pictures.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(pictures.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of pictures) {
    const picture = bytes(src);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
