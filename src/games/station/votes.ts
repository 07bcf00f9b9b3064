// The vote of a round: secret in a pass, or open on one screen (STN-701, STN-702, STN-902).

import { passFrom } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import type { Seat } from '../../core/game';
import { startOf } from './deal';
import { no } from './moves';
import { settled } from './outcome';
import { active, type Course, course, type In, type Next, playersOf, type StationState, type Vote } from './state';

/** Refuses `not-now`. */
export function startVote(state: StationState, chance: Chance): Next {
  return state.phase === 'result' ? openVote(state, false, chance) : no('not-now');
}

/** A vote of all the active; `anew` after somebody left (STN-905). */
export function openVote(from: Course, anew: boolean, chance: Chance): StationState {
  const number = from.ballots + 1;
  const base: Course = { ...course(from), ballots: number };
  const voters = active(base);
  const waiting = passFrom(startOf(base), voters);
  if (voters.length === 0) return settled(base, []);
  if (base.deal.setup.vote === 'open') return { ...base, phase: 'open-ballot', voters: waiting, marks: [], anew };
  const starts = Array.from({ length: playersOf(base) }, (_, seat) =>
    chance.hidden(`ballot ${number} list of seat ${seat}`).below(Math.max(1, voters.length - 1)),
  );
  return { ...base, phase: 'ballot', voters, waiting, sealed: [], starts, anew };
}

/** One vote more; the last one closes it. Refuses `not-now`, `not-your-turn`, `not-a-candidate`. */
export function vote(state: StationState, seat: Seat, choice: Seat | 'none'): Next {
  if (state.phase !== 'ballot') return no('not-now');
  if (state.waiting[0] !== seat) return no('not-your-turn');
  if (!isChoice(state.voters, seat, choice)) return no('not-a-candidate');
  return sealed(state, { voter: seat, choice });
}

/** STN-701: the next one's time is up; it counts as None. */
export function voteMissing(state: In<'ballot'>): StationState {
  return sealed(state, { voter: state.waiting[0] as Seat, choice: 'missing' });
}

function sealed(state: In<'ballot'>, vote: Vote): StationState {
  const after = { ...state, waiting: state.waiting.slice(1), sealed: [...state.sealed, vote] };
  return after.waiting.length > 0 ? after : settled(after, after.sealed);
}

/** STN-902: sets or changes a vote by name. Refuses `not-now`, `not-your-turn` and `not-a-candidate`. */
export function mark(state: StationState, seat: Seat, choice: Seat | 'none'): Next {
  if (state.phase !== 'open-ballot') return no('not-now');
  if (!state.voters.includes(seat)) return no('not-your-turn');
  if (!isChoice(state.voters, seat, choice)) return no('not-a-candidate');
  const marks = [...state.marks.filter(({ voter }) => voter !== seat), { voter: seat, choice }];
  return { ...state, marks };
}

/** Closes an open vote; missing votes count as None. Refuses `not-now`. */
export function countOpen(state: StationState): Next {
  if (state.phase !== 'open-ballot') return no('not-now');
  const { marks, voters } = state;
  const missing = voters.filter((seat) => !marks.some(({ voter }) => voter === seat));
  return settled(state, [...marks, ...missing.map((voter): Vote => ({ voter, choice: 'missing' }))]);
}

function isChoice(voters: readonly Seat[], voter: Seat, choice: Seat | 'none'): boolean {
  return choice === 'none' || (choice !== voter && voters.includes(choice));
}
