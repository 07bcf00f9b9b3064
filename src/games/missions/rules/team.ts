// A team being picked by its leader, in the open: anybody can be put in and taken out, and only the exact number goes.

import { type Refusal, refuse, type Seat } from '../../../core/game';

/** The team with this seat put in or taken out, in seating order. */
export function toggled(picked: readonly Seat[], seat: Seat): readonly Seat[] {
  if (picked.includes(seat)) return picked.filter((other) => other !== seat);
  return [...picked, seat].sort((a, b) => a - b);
}

export type TeamRefusal = Refusal<'team-short' | 'team-long'>;

/** TNO-04: refuses `team-short` and `team-long`, each with `size` and how many are `missing` or `over`. */
export function teamFault(picked: readonly Seat[], size: number): TeamRefusal | undefined {
  const missing = size - picked.length;
  if (missing > 0) return refuse('team-short', { size, missing });
  return missing < 0 ? refuse('team-long', { size, over: -missing }) : undefined;
}
