// Reads a picture of the screen: what Chromium writes as PNG, eight bits a channel, no interlace.

import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Row by row, `channels` bytes a pixel. */
  readonly data: Uint8Array;
}

export function readPicture(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25] ?? 0];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0) throw new Error('not such a PNG');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const data = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    const from = y * (row + 1) + 1;
    const to = y * row;
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : (data[to + x - channels] as number);
      const up = y === 0 ? 0 : (data[to + x - row] as number);
      const corner = x < channels || y === 0 ? 0 : (data[to + x - row - channels] as number);
      let guess = 0;
      if (filter === 1) guess = left;
      else if (filter === 2) guess = up;
      else if (filter === 3) guess = (left + up) >> 1;
      else if (filter === 4) {
        const p = left + up - corner;
        const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)];
        guess = a <= b && a <= c ? left : b <= c ? up : corner;
      }
      data[to + x] = (raw[from + x] as number) + guess;
    }
  }
  return { width, height, channels, data };
}

/** Mean grey in points of 100, and the widest distance between the colours of any pixel, 0–255. */
export function weigh(png: Buffer): { grey: number; hue: number } {
  const { width, height, channels, data } = readPicture(png);
  let sum = 0;
  let hue = 0;
  for (let at = 0; at < data.length; at += channels) {
    const r = data[at] as number;
    const g = data[at + 1] as number;
    const b = data[at + 2] as number;
    sum += 0.299 * r + 0.587 * g + 0.114 * b;
    const spread = Math.max(r, g, b) - Math.min(r, g, b);
    if (spread > hue) hue = spread;
  }
  return { grey: Math.round((1e4 * sum) / (width * height) / 255) / 100, hue };
}

/** The share of pixels, 0–1, that are not the same in two pictures of one size. */
export function difference(one: Buffer, other: Buffer): number {
  const a = readPicture(one);
  const b = readPicture(other);
  if (a.data.length !== b.data.length) return 1;
  let differ = 0;
  for (let at = 0; at < a.data.length; at += a.channels)
    if (a.data[at] !== b.data[at] || a.data[at + 1] !== b.data[at + 1] || a.data[at + 2] !== b.data[at + 2]) differ++;
  return differ / (a.width * a.height);
}
