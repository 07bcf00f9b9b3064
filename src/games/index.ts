// The games there are. Each one is loaded when it is opened; home needs no more than this list.

import type { GameId } from '../core/game';

interface Entry {
  readonly id: GameId;
  readonly players: { readonly min: number; readonly max: number };
  readonly load: () => Promise<unknown>;
}

export const GAMES = [
  {
    id: 'who-is-the-spy',
    players: { min: 4, max: 16 },
    load: async () => (await import('./who-is-the-spy')).default,
  },
  {
    id: 'trust-no-one',
    players: { min: 5, max: 10 },
    load: async () => (await import('./trust-no-one')).default,
  },
  {
    id: 'smersh',
    players: { min: 6, max: 10 },
    load: async () => (await import('./smersh')).default,
  },
] as const satisfies readonly Entry[];

export type ListedGame = (typeof GAMES)[number];
export type ListedId = ListedGame['id'];

export function listed(id: unknown): ListedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
