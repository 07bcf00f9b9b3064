// Hand-outs before a mission: abilities are drawn together, shown, and given one after the other (SMR-13, SMR-15).

import type { Seat } from '../../core/game';
import { missionNow } from '../missions/rules/course';
import type { Ability } from './abilities';
import { no } from './moves';
import { giverNow, handedOut, nextRight, timesHanded } from './rights';
import { type Course, course, type In, type Next, type SmershState, withAt } from './state';
import { beforeSquad } from './team';

/** How many abilities come before the mission that is next (SMR-13). */
export function handOutsNow({ deal, history }: Course): number {
  return deal.setup.handOuts[missionNow(history) - 1] ?? 0;
}

/** The start of a mission: its abilities are turned over, if there are any. */
export function beginMission(base: Course): SmershState {
  const many = handOutsNow(base);
  if (many === 0) return beforeSquad(base);
  return { ...course(base), drawn: base.drawn + many, phase: 'hand-out', instructor: 'nobody' };
}

/** The ability that is to be handed out now. */
export function abilityNow(state: In<'hand-out'>): Ability {
  return state.deal.deck[handedOut(state)] as Ability;
}

/** SMR-15: who may be given it, in seating order. */
export function receivers(state: In<'hand-out'>): readonly Seat[] {
  return state.held.flatMap((_, seat) => (notTo(state, seat) === null ? [seat] : []));
}

function notTo(
  state: In<'hand-out'>,
  seat: Seat,
): 'not-at-the-table' | 'not-to-yourself' | 'holds-one' | 'had-two' | null {
  const held = state.held[seat];
  if (held === undefined) return 'not-at-the-table';
  if (seat === giverNow(state)) return 'not-to-yourself';
  if (held !== 'none') return 'holds-one';
  return timesHanded(state, seat) >= 2 ? 'had-two' : null;
}

/** Refuses `not-now`, `not-at-the-table`, `not-to-yourself`, `holds-one` and `had-two`. */
export function handOut(state: SmershState, seat: Seat): Next {
  if (state.phase !== 'hand-out') return no('not-now');
  const fault = notTo(state, seat);
  if (fault) return no(fault);
  return handed({ ...state, held: withAt(state.held, seat, abilityNow(state)) }, seat);
}

/** SMR-15: the right is spent all the same. Refuses `not-now` and `somebody-can-receive`. */
export function discard(state: SmershState): Next {
  if (state.phase !== 'hand-out') return no('not-now');
  if (receivers(state).length > 0) return no('somebody-can-receive');
  return handed(state, 'nobody');
}

function handed(state: In<'hand-out'>, to: Seat | 'nobody'): SmershState {
  const mission = missionNow(state.history);
  const record = { mission, ability: abilityNow(state), right: nextRight(state), giver: giverNow(state), to };
  const base = { ...course(state), log: [...state.log, { what: 'hand-out' as const, ...record }] };
  return handedOut(base) < base.drawn ? { ...base, phase: 'hand-out', instructor: 'nobody' } : beforeSquad(base);
}
