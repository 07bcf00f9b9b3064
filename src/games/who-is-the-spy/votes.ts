// The votes of a round: secret or open, first ballot and re-vote, and what a tally means (SPY-18 … SPY-25).

import { choices, openBallot, passFrom, seal, tally, type Vote } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { isRefusal, type Seat } from '../../core/game';
import { no } from './moves';
import { course, type Next, withBallot, withEnd, withRound } from './record';
import { type Course, currentRound, type In, living, type SpyState, speakingOrder, type Verdict } from './state';

/** SPY-21: whether this round has a vote. */
export function roundHasVote(state: Course): boolean {
  return state.round > 1 || state.deal.setup.firstRoundVote;
}

export function firstBallot(state: SpyState, anew: boolean, chance: Chance): SpyState {
  const alive = living(state);
  return ballot(state, 'first', alive, alive, anew, chance);
}

export function ballot(
  from: SpyState,
  kind: 'first' | 'revote',
  voters: readonly Seat[],
  candidates: readonly Seat[],
  anew: boolean,
  chance: Chance,
): SpyState {
  const number = from.ballots + 1;
  const base = { ...course(from), ballots: number };
  const pass = passFrom(speakingOrder(base)[0] ?? base.opener, voters);
  const listed = [...candidates].sort((a, b) => a - b);
  if (base.deal.setup.vote === 'open') {
    return { ...base, phase: 'open-ballot', kind, voters: pass, candidates: listed, marks: [], anew };
  }
  const starts = base.deal.roles.map((_, seat) =>
    chance
      .hidden(`ballot ${number} list of seat ${seat}`)
      .below(Math.max(1, choices({ candidates: listed }, seat).length)),
  );
  return { ...base, phase: 'ballot', kind, ballot: openBallot(pass, listed), starts, anew };
}

/** SPY-33: the round's vote starts again from the first ballot, and what was counted of it is void too (ALL-13). */
export function voteAnew(state: SpyState, chance: Chance): SpyState {
  const ballots = currentRound(state).ballots.map((held) => ({ ...held, void: true }));
  return firstBallot({ ...state, ...withRound(course(state), { ballots }) }, true, chance);
}

export function vote(state: SpyState, seat: Seat, choice: Seat, chance: Chance): Next {
  if (state.phase !== 'ballot') return no('not-now');
  const after = seal(state.ballot, seat, choice);
  if (isRefusal(after)) return no(after.refused);
  if (after.waiting.length > 0) return { ...state, ballot: after };
  return counted(state, after.candidates, after.sealed, chance);
}

export function mark(state: SpyState, seat: Seat, choice: Seat): Next {
  if (state.phase !== 'open-ballot') return no('not-now');
  if (!state.voters.includes(seat)) return no('not-your-turn');
  if (!choices(state, seat).includes(choice)) return no('not-a-candidate');
  const marks = [...state.marks.filter((other) => other.voter !== seat), { voter: seat, choice }];
  return { ...state, marks };
}

export function countOpen(state: SpyState, chance: Chance): Next {
  if (state.phase !== 'open-ballot') return no('not-now');
  const missing = state.voters.length - state.marks.length;
  return missing > 0 ? no('votes-missing', { missing }) : counted(state, state.candidates, state.marks, chance);
}

function counted(
  state: In<'ballot'> | In<'open-ballot'>,
  candidates: readonly Seat[],
  votes: readonly Vote[],
  chance: Chance,
): SpyState {
  const laid = chance.open(`ballot ${state.ballots} count`).shuffle([...votes].sort((a, b) => a.voter - b.voter));
  const base = withBallot(state, { kind: state.kind, candidates, votes: laid, void: false });
  const verdict = verdictOf(base, state.kind, tally(candidates, votes).top);
  if (verdict.kind === 'out' || verdict.kind === 'tie') return { ...base, phase: 'count', verdict };
  const ended = withEnd({ ...base, emptyVotes: base.emptyVotes + 1 }, { kind: verdict.kind });
  return { ...ended, phase: 'count', verdict };
}

/** SPY-22 … SPY-24: one re-vote at the most, and none where nobody is left to decide. */
function verdictOf(base: Course, kind: 'first' | 'revote', top: readonly Seat[]): Verdict {
  const [first] = top;
  if (top.length === 1 && first !== undefined) return { kind: 'out', seat: first };
  if (kind === 'revote') return { kind: 'second-tie' };
  return top.length === living(base).length ? { kind: 'all-tied' } : { kind: 'tie', tied: top };
}
