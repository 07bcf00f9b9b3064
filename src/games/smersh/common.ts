// What stands on every table scene of SMERSH (SMR-20), and what several of them show alike.

import type { Seat } from '../../core/game';
import { missionNow } from '../missions/rules/course';
import { board } from '../missions/scenes';
import { ABILITY } from './abilities';
import { handOutsNow } from './hand-outs';
import { isDecided } from './leaving';
import { rightOf, timesHanded } from './rights';
import { mostRejected, SIZES } from './setup';
import type { Common, Follows, Holder, SeatShown, UseShown } from './shown';
import { type Course, type In, lastSquad, playersOf, type SmershState, type Use } from './state';
import { afterMission, passedOn } from './team';
import { among, barred, inPrecedence, isWorthOpening, opening } from './windows';

/** Table scenes from which a card can be looked at again: all of play (ALL-08). */
const LOOKING: readonly SmershState['phase'][] = [
  ...(['hand-out', 'window', 'team', 'proposal', 'speech', 'floor'] as const),
  ...(['votes', 'sabotaged', 'mission-result'] as const),
];
/** Phases that are about the last squad, and not about the mission that comes next. */
const LOOKING_BACK: readonly SmershState['phase'][] = ['votes', 'sabotaged', 'mission-result', 'over', 'spent'];

export function common(state: SmershState): Common {
  const { deal, leader, history, left, phase } = state;
  const seats = left.map((_, seat) => seatShown(state, seat));
  return {
    audience: 'table',
    round: LOOKING_BACK.includes(phase) ? (history.at(-1)?.mission ?? 1) : missionNow(history),
    board: board({
      sizes: SIZES,
      players: playersOf(state),
      leader,
      history,
      mostRejected: mostRejected(playersOf(state)),
      setsBack: 'mission',
      byName: !deal.setup.votesSecret || phase === 'over',
      ended: phase === 'over' || phase === 'spent' || isDecided(state),
    }),
    seats,
    abilities: state.log.map((entry) => (entry.what === 'use' ? useShown(entry) : entry)),
    rules: deal.setup,
    mayLook: LOOKING.includes(phase) ? seats.flatMap(({ seat, is }) => (is === 'in' ? [seat] : [])) : [],
  };
}

function seatShown(state: SmershState, seat: Seat): SeatShown {
  return {
    seat,
    number: seat + 1,
    is: state.left[seat] ? 'left' : 'in',
    holds: state.held[seat] ?? 'none',
    handed: timesHanded(state, seat),
    right: rightOf(state, seat),
    minutes: state.deal.setup.speechSeconds === 0 ? 'off' : (state.minutes[seat] ?? 0),
  };
}

/** SMR-17: everything but the answer. */
function useShown({ mission, when, squad, seat, ability, on, took }: Use): UseShown {
  return { what: 'use', mission, when, squad, seat, ability, on, took };
}

/** SMR-17: in the order in which wishes go. */
export function holders(state: SmershState): readonly Holder[] {
  return inPrecedence(state).flatMap((seat): Holder[] => {
    const ability = state.held[seat];
    const bar = barred(state, seat);
    if (ability === undefined || ability === 'none' || bar === 'holds-none') return [];
    const { people } = ABILITY[ability];
    return [{ seat, ability, can: bar ?? 'now', people, among: bar === null ? among(state, seat) : [] }];
  });
}

/** What a result leads to. */
export function follows(state: In<'votes'> | In<'sabotaged'> | In<'mission-result'>): Follows {
  if (state.due) return { is: 'truth', ending: state.due.kind };
  if (lastSquad(state).result === 'approved') {
    return { is: isWorthOpening(opening(state, 'before-mission')) ? 'window' : 'mission', leader: state.leader };
  }
  if (state.phase !== 'mission-result') return toSquad(passedOn(state));
  const next = afterMission(state);
  return handOutsNow(next) > 0 ? { is: 'hand-outs', leader: next.leader } : toSquad(next);
}

function toSquad(next: Course): Follows {
  return { is: isWorthOpening(opening(next, 'before-squad')) ? 'window' : 'team', leader: next.leader };
}
