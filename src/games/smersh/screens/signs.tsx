// The memo of nine gestures (SMR-19): simple hand signs of our own, each made of a palm and the fingers that it needs.

import type { JSX } from 'preact';
import { GESTURES, type Gesture } from '../scenes';
import { smershText } from '../text/language';

export function Signs(): JSX.Element {
  const words = smershText.value.signs;
  return (
    <>
      <p>{words.when}</p>
      {(['play', 'relations'] as const).map((part) => (
        <section key={part}>
          <h3>{words.parts[part]}</h3>
          <ul class="signs">
            {GESTURES[part].map((gesture) => (
              <li key={gesture}>
                <Hand sign={gesture} />
                <span>{words.gestures[gesture]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p class="caption">{words.host}</p>
    </>
  );
}

interface Drawn {
  /** Thumb, index, middle, ring, little: how long each stands, 0 for folded. */
  readonly fingers: readonly [number, number, number, number, number];
  /** Index and middle: apart, or crossed. */
  readonly pair?: 'apart' | 'crossed';
  /** Beside the hand. */
  readonly more?: string;
  /** Turned by so many degrees. */
  readonly turn?: number;
}

const SIGNS: Readonly<Record<Gesture, Drawn>> = {
  'active-role': { fingers: [1, 1, 1, 1, 1] },
  nominate: { fingers: [0, 1, 0, 0, 0], turn: 90 },
  'call-for-votes': { fingers: [1, 0, 0, 0, 0] },
  'split-the-votes': { fingers: [0, 1, 1, 0, 0], pair: 'apart' },
  'address-the-host': { fingers: [1, 0, 0, 0, 1] },
  analysing: { fingers: [0, 1, 0, 0, 0], more: 'M58 8c10 0 14 12 5 17l-3 5M59 36v2' },
  'conditional-link': { fingers: [0, 1, 1, 0, 0], pair: 'crossed' },
  trust: { fingers: [0, 1, 1, 1, 1], more: 'M62 20c-8-12-22 0 0 14 22-14 8-26 0-14z' },
  'different-teams': { fingers: [0, 1, 0, 0, 1] },
};

/** Where each finger stands on the palm. */
const ROOTS = [22, 27, 36, 45, 54] as const;

function Hand({ sign }: { sign: Gesture }): JSX.Element {
  const { fingers, pair, more, turn = 0 } = SIGNS[sign];
  const lines = fingers.map((long, at) => {
    const x = ROOTS[at] ?? 0;
    if (at === 0) return long > 0 ? 'M26 58 10 42' : 'M26 60l10-4';
    if (long === 0) return `M${x} 46v4`;
    const lean = pair === 'apart' ? (at === 1 ? -7 : at === 2 ? 7 : 0) : pair === 'crossed' ? (at === 1 ? 9 : -9) : 0;
    return `M${x} 46 ${x + lean} ${at === 4 ? 20 : at === 2 ? 10 : 14}`;
  });
  return (
    <svg class="hand" viewBox="0 0 80 88" aria-hidden="true">
      <g transform={`rotate(${turn} 40 44)`}>
        <path d="M24 48h34c2 16-2 28-8 36H32C25 76 22 64 24 48z" />
        <path d={lines.join('')} />
      </g>
      {more && <path class="thin" d={more} />}
    </svg>
  );
}
