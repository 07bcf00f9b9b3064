// Using an ability: chosen in public, played to its end, gone; what it tells is for its user alone (SMR-16, SMR-17).

import type { Refusal, Seat } from '../../core/game';
import { missionNow } from '../missions/rules/course';
import { ABILITY, type Ability } from './abilities';
import { endingDue } from './ending';
import { no, type PlayCode } from './moves';
import { nextRight } from './rights';
import {
  type Course,
  course,
  type In,
  type Next,
  type SmershState,
  type Told,
  teamOf,
  type Use,
  withAt,
} from './state';
import { among, barred, lastMission } from './windows';

/**
 * One use. Refuses `not-now`, `not-at-the-table`, `holds-none`; whatever bars the ability here (`Barred`); and a wrong
 * choice: `choose-others` (`about`: people), `not-oneself`, `twice-the-same`, `not-in-that-squad`, `nothing-to-take`.
 * Whatever is refused is kept.
 */
export function use(state: SmershState, seat: Seat, chosen: readonly Seat[]): Next {
  if (state.phase !== 'hand-out' && state.phase !== 'window') return no('not-now');
  const ability = state.held[seat];
  if (ability === undefined) return no('not-at-the-table');
  const bar = barred(state, seat);
  if (bar !== null || ability === 'none') return no(bar ?? 'holds-none');
  const on = [...chosen].sort((a, b) => a - b);
  return wrongChoice(state, seat, ability, on) ?? played(state, seat, ability, on);
}

function wrongChoice(state: Course, seat: Seat, ability: Ability, on: readonly Seat[]): Refusal<PlayCode> | undefined {
  const { people } = ABILITY[ability];
  if (on.length !== people) return no('choose-others', { people });
  if (on.some((other) => state.held[other] === undefined)) return no('not-at-the-table');
  if (on.includes(seat)) return no('not-oneself');
  if (on[0] === on[1] && people === 2) return no('twice-the-same');
  if (on.every((other) => among(state, seat).includes(other))) return undefined;
  return no(ability === 'informant' ? 'not-in-that-squad' : 'nothing-to-take');
}

function played(state: In<'hand-out'> | In<'window'>, seat: Seat, ability: Ability, on: readonly Seat[]): SmershState {
  const { history } = state;
  const when = state.phase === 'hand-out' ? 'hand-outs' : state.when;
  const record: Use = {
    what: 'use',
    mission: missionNow(history),
    when,
    squad: when === 'before-mission' ? history.length - 1 : history.length,
    seat,
    ability,
    on,
    took: 'none',
    told: answerOf(state, ability, on),
    read: false,
  };
  const used = { ...course(state), held: withAt(state.held, seat, 'none' as const) };
  if (state.phase === 'hand-out') {
    return { ...logged(used, { ...record, on: [nextRight(state)] }), phase: 'hand-out', instructor: seat };
  }
  const window = { phase: 'window', when: state.when, taken: state.taken } as const;
  switch (ability) {
    case 'leader':
      return { ...logged(used, { ...record, on: [state.leader] }), leader: seat, ...window };
    case 'saboteur':
      return sabotaged(logged(used, record));
    case 'psychologist': {
      const [from] = on as [Seat];
      const took = state.held[from] ?? 'none';
      const held = withAt(withAt(used.held, from, 'none' as const), seat, took);
      return { ...logged(used, { ...record, took }), held, ...window, taken: [...state.taken, seat] };
    }
    default:
      return { ...logged(used, record), ...window, phase: 'answer' };
  }
}

function logged(state: Course, record: Use): Course {
  return { ...course(state), log: [...state.log, record] };
}

/** SMR-10, SMR-16: the window closes at once, and the approved squad counts as a rejected one, maybe the last. */
function sabotaged(base: Course): SmershState {
  const history = base.history.map((squad, at) => {
    return at === base.history.length - 1 ? { ...squad, result: 'rejected' as const } : squad;
  });
  const rejected = { ...base, history };
  return { ...rejected, phase: 'sabotaged', due: endingDue(rejected) };
}

/** What the phone answers to one who asks. */
function answerOf(state: Course, ability: Ability, on: readonly Seat[]): Told | 'nothing' {
  const { deal } = state;
  const [one, other] = on as [Seat, Seat];
  switch (ability) {
    case 'interrogator':
      return teamOf(deal, one);
    case 'listener':
      return teamOf(deal, one) === teamOf(deal, other) ? 'same-team' : 'other-teams';
    case 'informant': {
      const shown = lastMission(state)?.decisions.find(({ seat }) => seat === one);
      return shown?.choice === 'sabotage' ? 'failure' : 'success';
    }
    default:
      return 'nothing';
  }
}

/** The use whose answer lies ready. There is one in every phase `answer`. */
export function lastUse({ log }: Course): Use {
  return log[log.length - 1] as Use;
}

/** The answer was looked at: the window goes on. Refuses `not-now` and `not-your-turn`. */
export function answerSeen(state: SmershState, seat: Seat): Next {
  if (state.phase !== 'answer') return no('not-now');
  const asked = lastUse(state);
  if (asked.seat !== seat) return no('not-your-turn');
  const log = withAt(state.log, state.log.length - 1, { ...asked, read: true });
  return { ...state, log, phase: 'window' };
}
