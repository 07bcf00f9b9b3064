// Titles of the games, in the language in use.

import type { GameId } from '../core/game';
import { text } from '../text/language';

/** The title, or nothing for a game that this version does not have. */
export function titleOf(game: GameId): string {
  const { games } = text.value;
  return game in games ? games[game as keyof typeof games].title : '';
}
