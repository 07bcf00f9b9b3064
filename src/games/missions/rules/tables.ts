// What the two mission games count alike: missions, wins, majorities, what breaks a mission, who leads next.
// Sizes of teams differ from game to game, and stand in each game's own tables.

import type { Seat } from '../../../core/game';

export const MISSIONS = 5;
/** So many completed, or so many broken, decide the match (TNO-11, SMR-04). */
export const DECISIVE = 3;

/** Team sizes of missions 1–5, for each number of players. */
export type Sizes = Readonly<Record<number, readonly [number, number, number, number, number]>>;

/** How many must be picked for this mission (1–5). Throws for a number of players that the table does not have. */
export function teamSize(sizes: Sizes, players: number, mission: number): number {
  const size = sizes[players]?.[mission - 1];
  if (size === undefined) throw new RangeError(`no mission ${mission} for ${players} players`);
  return size;
}

/** TNO-10, SMR-05: so many sabotages break the mission: one; two in mission 4 with seven players or more. */
export function breaksAt(players: number, mission: number): 1 | 2 {
  return mission === 4 && players >= 7 ? 2 : 1;
}

/** TNO-05, SMR-09: the least number of approvals that is more than half of all players. */
export function majority(players: number): number {
  return Math.floor(players / 2) + 1;
}

/** The next one in seating order, round the table. */
export function nextSeat(seat: Seat, players: number): Seat {
  return (seat + 1) % players;
}
