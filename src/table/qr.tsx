// A text as a square code for a camera: dark on light whatever the light is, with the quiet border that readers need.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** Modules of quiet around the code. */
const BORDER = 4;

/** `label` says what the camera will find. The text may have some 2,900 bytes; what is longer throws. */
export function Qr({ text, label }: { text: string; label: string }): JSX.Element {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr-ink" d={path} />
    </svg>
  );
}

/** One stroke for each run of dark modules in a row. */
export function drawn(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'L', border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : [])))
    .join('');
  return { path, size };
}

function runFrom(row: readonly boolean[], from: number): number {
  let to = from;
  while (row[to]) to++;
  return to - from;
}
