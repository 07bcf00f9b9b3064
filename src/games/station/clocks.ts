// The clocks of The Station. They act at zero (STN-806, STN-903), and are the same for every side.

import type { Chance } from '../../core/chance';
import type { SceneTimer, Seat } from '../../core/game';
import { no } from './moves';
import { passedOn, startOrders } from './orders';
import type { StationSetup } from './setup';
import type { Next, StationState } from './state';
import { countOpen, startVote, voteMissing } from './votes';

/** Seconds: the source's times, the vote's made 30 s for each holder (STN-806). An open vote has its 2 min whole. */
export const SECONDS = { talk: 600, order: 120, result: 180, vote: 30, openVote: 120 } as const;
/** STN-806: a handoff that nobody claims for so long offers to go on without them. */
export const SKIP_AFTER = 30;

/** A clock that acts, as the set-up wants it; nothing where clocks are off. */
export function clock(
  { clocks }: StationSetup,
  what: keyof typeof SECONDS,
  id: string,
): { readonly timer?: SceneTimer } {
  if (clocks === 'off') return {};
  return { timer: { id, seconds: SECONDS[what] * (clocks === 'double' ? 2 : 1), acts: true } };
}

/**
 * The time is up: what waits goes on without whoever it waited for. In a pass it is also the skip of a handoff that nobody
 * claims, which is there when clocks are off, too. Refuses `no-clock-here`.
 */
export function timeIsUp(state: StationState, chance: Chance): Next {
  if (state.phase === 'orders') return passedOn(state, state.waiting[0] as Seat);
  if (state.phase === 'ballot') return voteMissing(state);
  if (state.deal.setup.clocks === 'off') return no('no-clock-here');
  if (state.phase === 'talk') return startOrders(state, chance);
  if (state.phase === 'result') return startVote(state, chance);
  return state.phase === 'open-ballot' ? countOpen(state) : no('no-clock-here');
}
