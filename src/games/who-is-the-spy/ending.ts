// How a match of Who's the Spy? ends: the win check by roles of the living, and the points (SPY-26, SPY-31).

import type { Result, Seat } from '../../core/game';
import { type Course, type Ending, living } from './state';

/** SPY-26, by roles of the living: the end that has come, or null. */
export function ending(state: Course): Ending | null {
  const alive = living(state).map((seat) => state.deal.roles[seat]);
  const civilians = alive.filter((role) => role === 'civilian').length;
  const strangers = alive.length - civilians;
  if (strangers === 0) return { kind: 'civilians' };
  return strangers >= civilians ? { kind: 'strangers' } : null;
}

/** SPY-31: who won, and the points of every seat. Those who left get none (SPY-33). */
export function resultOf(state: Course, end: Ending): Result {
  const wins = (seat: Seat): number => {
    if (state.left[seat] !== 0) return 0;
    const civilian = state.deal.roles[seat] === 'civilian';
    if (end.kind === 'stolen') return end.by === seat ? 3 : 0;
    if (end.kind === 'civilians') return civilian ? 1 : 0;
    if (end.kind === 'strangers') return civilian ? 0 : 2;
    return 0;
  };
  const points = state.deal.roles.map((_, seat) => wins(seat));
  return { reason: end.kind, points, winners: points.flatMap((got, seat) => (got > 0 ? [seat] : [])) };
}
