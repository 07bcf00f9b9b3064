// Windows: who could use what they hold, and on whom, and whether there is anything to open a window for
// (SMR-07, SMR-16, SMR-17).

import { passFrom } from '../../core/ballot';
import type { Seat } from '../../core/game';
import { ABILITY, type When } from './abilities';
import type { Barred } from './moves';
import { giverNow } from './rights';
import type { Course, lastSquad, SmershState, Window } from './state';

/** A window that is about to open: nothing has been taken in it. */
export type Opening = Course & { readonly phase: 'window' } & Window;

export function opening(base: Course, when: Window['when']): Opening {
  return { ...base, phase: 'window', when, taken: [] };
}

/** SMR-07: a window appears only when somebody holds an ability that can be used in it. */
export function isWorthOpening(window: Opening): boolean {
  return window.held.some((_, seat) => barred(window, seat) === null);
}

/** Which abilities can be used now, by their window, or null where none can. */
function whenOf(state: SmershState): When | null {
  if (state.phase === 'hand-out') return 'hand-outs';
  return state.phase === 'window' ? state.when : null;
}

/** Why this seat's ability cannot be used now on anybody, or null where it can; `holds-none` without one (SMR-16). */
export function barred(state: SmershState, seat: Seat): Barred | 'holds-none' | null {
  const ability = state.held[seat];
  if (ability === undefined || ability === 'none') return 'holds-none';
  const when = whenOf(state);
  if (when === null || !ABILITY[ability].windows.includes(when)) return 'not-in-this-window';
  if (state.phase === 'window' && state.taken.includes(seat)) return 'just-taken';
  if (ability === 'leader' && state.leader === seat) return 'leads-already';
  if (ability === 'instructor' && giverNow(state) === seat) return 'gives-anyway';
  if (ability === 'informant' && !lastMission(state)) return 'no-mission-yet';
  if (ability === 'psychologist' && among(state, seat).length === 0) return 'nobody-holds-one';
  return null;
}

/** On whom this seat may use what it holds, in seating order; nobody where nobody is chosen (SMR-16). */
export function among(state: Course, seat: Seat): readonly Seat[] {
  const others = state.held.flatMap((_, other) => (other === seat ? [] : [other]));
  switch (state.held[seat]) {
    case 'interrogator':
    case 'listener':
      return others;
    case 'informant':
      return (lastMission(state)?.team ?? []).filter((other) => other !== seat);
    case 'psychologist':
      return others.filter((other) => state.held[other] !== 'none');
    default:
      return [];
  }
}

/** The squad that was on the last finished mission (SMR-16, Informant). */
export function lastMission({ history }: Course): ReturnType<typeof lastSquad> | undefined {
  return history.findLast(({ result }) => result === 'completed' || result === 'broken');
}

/** SMR-17: everybody who holds one, in the order in which wishes go: the leader first, then clockwise. */
export function inPrecedence(state: Course): readonly Seat[] {
  const holders = state.held.flatMap((ability, seat) => (ability === 'none' ? [] : [seat]));
  return passFrom(state.leader, holders);
}
