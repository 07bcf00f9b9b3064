// Glyphs: each game's sign, since its colour alone must not carry its name.

import type { JSX } from 'preact';
import { GAME_IDS, type GameId } from '../core/game';

/** Nine alike, one of them odd. */
function Dots(): JSX.Element {
  const at = [16, 48, 80];
  return (
    <g fill="currentColor">
      {at.flatMap((y) =>
        at.map((x) =>
          x === 80 && y === 48 ? (
            <rect key={`${x}-${y}`} x="69" y="37" width="22" height="22" rx="5" />
          ) : (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="12" />
          ),
        ),
      )}
    </g>
  );
}

/** Five bars, one of them snapped. */
function Bars(): JSX.Element {
  return (
    <g fill="currentColor">
      {[6, 24, 42, 78].map((x) => (
        <rect key={x} x={x} y="6" width="12" height="84" />
      ))}
      <path d="M60 6h12v35l-12 9zM60 62l12-9v37H60z" transform="rotate(-7 66 48)" />
    </g>
  );
}

/** A mask. */
function Mask(): JSX.Element {
  return (
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M48 6a42 42 0 0 1 42 38c-6 3-11 1-16-2-8-5-18-4-26 2-8-6-18-7-26-2-5 3-10 5-16 2A42 42 0 0 1 48 6zM6 54c6 4 12 3 18 10 8 7 17 4 24-4 7 8 16 11 24 4 6-7 12-6 18-10a42 42 0 0 1-84 0zM22 52c5-6 12-6 17 1-6 5-12 5-17-1zm35 1c5-7 12-7 17-1-5 6-11 6-17 1z"
    />
  );
}

/** A mast with waves on both sides. */
function Mast(): JSX.Element {
  return (
    <>
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="8"
        d="M33 18a21 21 0 0 0 0 26M63 18a21 21 0 0 1 0 26M20 8a38 38 0 0 0 0 46M76 8a38 38 0 0 1 0 46"
      />
      <path fill="currentColor" fill-rule="evenodd" d="M42 26h12l22 64H64l-4-12H36l-4 12H20zM48 42l-8 24h16z" />
    </>
  );
}

const GLYPHS: Record<GameId, () => JSX.Element> = {
  'who-is-the-spy': Dots,
  'trust-no-one': Bars,
  smersh: Mask,
  station: Mast,
};

export function Glyph({ game }: { game: GameId }): JSX.Element {
  const Drawing = GLYPHS[game];
  return (
    <svg class="glyph" viewBox="0 0 96 96" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

/** The class that sets a game's spot ink. */
export function inkOf(game: GameId): string {
  return `ink-${GAME_IDS.indexOf(game)}`;
}
