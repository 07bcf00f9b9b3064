// Three worked examples, drawn: one plan together, a pair, guards against faults (STN-906).

import type { JSX } from 'preact';
import { stationText } from '../text/language';
import { letter } from './in-play';

export const EXAMPLES = [0, 1, 2] as const;

/** One of the three, with its picture and what it shows. */
export function Example({ at }: { at: (typeof EXAMPLES)[number] }): JSX.Element {
  const [title = '', line = ''] = stationText.value.help.examples[at] ?? [];
  const Picture = [Together, Pair, Guards][at] ?? Together;
  return (
    <figure class="example">
      <h3>{title}</h3>
      <svg viewBox="0 0 320 132" aria-hidden="true">
        <Picture />
      </svg>
      <figcaption>{line}</figcaption>
    </figure>
  );
}

/** A person: `kind` says how they are drawn, and what they hold stands on them. */
function Body({
  x,
  y = 70,
  kind = 'plain',
  sign,
}: {
  x: number;
  y?: number;
  kind?: 'plain' | 'faint' | 'hatched';
  sign?: JSX.Element;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class={`body ${kind}`}>
      <circle cx="0" cy="0" r="11" />
      <path d="M-17 46c0-22 6-31 17-31s17 9 17 31z" />
      {sign && <g class="held">{sign}</g>}
    </g>
  );
}

const shield = <path d="M0 22c3 2 6 2.500 9 2.500 0 9-2 14-9 18-7-4-9-9-9-18 3 0 6-.500 9-2.500z" />;
const mast = <path d="M-9 42h18M-6 41 0 23l6 18M-4 35h8" />;

function Docket({ x, width, at, used }: { x: number; width: number; at: number; used: boolean }): JSX.Element {
  return (
    <g class={used ? 'ground used' : 'ground'}>
      <rect x={x} y="34" width={width} height="92" rx="4" />
      <text x={x + 8} y="27">
        {letter(at)}
      </text>
    </g>
  );
}

function Together(): JSX.Element {
  return (
    <>
      <Docket x={4} width={186} at={1} used />
      <Docket x={214} width={102} at={0} used={false} />
      {[30, 75, 120, 165].map((x) => (
        <Body key={x} x={x} />
      ))}
      {[240, 290].map((x) => (
        <Body key={x} x={x} kind="faint" />
      ))}
      <path class="sign" d="M60 22l7 7 14-16" />
      <path class="sign" d="M262 12l14 14M276 12l-14 14" />
    </>
  );
}

function Pair(): JSX.Element {
  return (
    <>
      <Docket x={4} width={312} at={1} used />
      <Body x={44} sign={mast} />
      <Body x={134} sign={shield} />
      <path class="sign" d="M66 62h44M75 54l-9 8 9 8M101 54l9 8-9 8" />
      <path class="sign" d="M170 84h18M182 76l8 8-8 8" />
      {[222, 270].map((x) => (
        <g key={x} class="post" transform={`translate(${x} 84) scale(1.900) translate(0 -32)`}>
          {mast}
        </g>
      ))}
      <path class="sign" d="M214 50l6 6 11-13M262 50l6 6 11-13" />
    </>
  );
}

function Guards(): JSX.Element {
  return (
    <>
      <Docket x={4} width={312} at={1} used />
      {[0, 1, 2, 3].map((at) => (
        <g key={at} class={at < 2 ? 'fault' : 'fault hatched'} transform={`translate(${44 + at * 50} 58)`}>
          <path d="M0-14 16 13h-32z" />
          <path class="stroke" d="M0-4v7M0 7v1" />
        </g>
      ))}
      {[0, 1, 2].map((at) => (
        <g key={at} class="guard" transform={`translate(${44 + at * 50} 104) scale(1.200) translate(0 -32)`}>
          {shield}
        </g>
      ))}
      <path class="sign" d="M187 97l14 14M201 97l-14 14" />
      <Body x={272} y={66} kind="hatched" />
    </>
  );
}
