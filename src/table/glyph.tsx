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

const GLYPHS: Partial<Record<GameId, () => JSX.Element>> = { 'who-is-the-spy': Dots, 'trust-no-one': Bars };

export function Glyph({ game }: { game: GameId }): JSX.Element {
  const Drawing = GLYPHS[game];
  return (
    <svg class="glyph" viewBox="0 0 96 96" aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  );
}

/** The class that sets a game's spot ink. */
export function inkOf(game: GameId): string {
  return `ink-${GAME_IDS.indexOf(game)}`;
}
