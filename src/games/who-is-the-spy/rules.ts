// The rules of Who's the Spy?: the deal, and what each move makes of a state (SPY-07, SPY-14 … SPY-35).

import { choices, openBallot, passFrom, seal, tally, type Vote, waitLonger } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import { type CommonMove, isRefusal, never, type Refusal, type Result, type Seat } from '../../core/game';
import { seenLength } from '../../core/letters';
import { guessIsRight, isGuess } from '../../words/compare';
import type { Pair } from '../../words/pair';
import { GUESS_LETTERS, GUESS_UNITS, no, type PlayCode, type SpyMove } from './moves';
import type { SpySetup } from './setup';
import {
  type Course,
  currentRound,
  type Ending,
  type HeldBallot,
  type In,
  isLiving,
  living,
  type Role,
  type RoundRecord,
  type SpyState,
  speakingOrder,
  type Verdict,
} from './state';

type Next = SpyState | Refusal<PlayCode>;
type Played = Exclude<SpyState, { readonly phase: 'over' | 'spent' }>;

/** SPY-07, SPY-14: roles, the side of the words and the clue order are drawn apart, each by name. */
export function deal(setup: SpySetup, pair: Pair, players: number, chance: Chance): SpyState {
  const inOrder = Array.from({ length: players }, (_, at): Role => {
    if (at < setup.spies) return 'spy';
    return at < setup.spies + setup.blanks ? 'blank' : 'civilian';
  });
  const seats = inOrder.map((_, seat) => seat);
  const order = chance.open('clue order').shuffle(seats);
  return {
    deal: {
      setup,
      pair,
      roles: chance.hidden('roles').shuffle(inOrder),
      civilianWord: chance.hidden('civilian word').below(2) === 0 ? 0 : 1,
      order,
    },
    round: 1,
    opener: order[0] as Seat,
    fell: seats.map(() => 0),
    left: seats.map(() => 0),
    emptyVotes: 0,
    ballots: 0,
    rounds: [newRound(1)],
    phase: 'dealing',
    waiting: seats,
  };
}

export function play(state: SpyState, move: SpyMove | CommonMove, chance: Chance): Next {
  if (state.phase === 'over' || state.phase === 'spent') return no('match-over');
  switch (move.type) {
    case 'seen':
      return seen(state, move.seat);
    case 'said':
      return said(state, chance);
    case 'start-vote':
      return state.phase === 'talk' && roundHasVote(state) ? firstBallot(state, false, chance) : no('not-now');
    case 'vote':
      return vote(state, move.seat, move.choice, chance);
    case 'mark':
      return mark(state, move.seat, move.choice);
    case 'count':
      return countOpen(state, chance);
    case 'go-on':
      return goOn(state);
    case 'guess':
      return guess(state, move.text);
    case 'pass':
      return state.phase === 'guess' ? guessed(state, null, false) : no('not-now');
    case 'leave':
      return leave(state, move.seat, chance);
    case 'later':
      return later(state, move.seat);
    case 'stop':
      return over(state, { kind: 'stopped' });
    case 'deal-again':
      return canDealAgain(state) ? { ...course(state), phase: 'spent', why: 'again' } : no('clues-began');
    case 'time-is-up':
      return no('no-clock-here'); // SPY-16: a clock at zero urges and does nothing
    default:
      return never(move);
  }
}

/** SPY-35: until the first "Said" of round one. */
export function canDealAgain(state: SpyState): boolean {
  if (state.phase === 'dealing') return true;
  return state.phase === 'clues' && state.round === 1 && state.said === 0 && state.tied === null;
}

/** SPY-21: whether this round has a vote. */
export function roundHasVote(state: Course): boolean {
  return state.round > 1 || state.deal.setup.firstRoundVote;
}

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

// ── cards and clues ────────────────────────────────────────────────────────────────────────────────────────────────

function seen(state: SpyState, seat: Seat): Next {
  if (state.phase !== 'dealing') return no('not-now');
  if (state.waiting[0] !== seat) return no('not-your-turn');
  const waiting = state.waiting.slice(1);
  return waiting.length > 0 ? { ...state, waiting } : clues(state);
}

function clues(from: SpyState): SpyState {
  const base = course(from);
  return { ...base, phase: 'clues', speakers: speakingOrder(base), said: 0, tied: null };
}

function said(state: SpyState, chance: Chance): Next {
  if (state.phase !== 'clues') return no('not-now');
  return afterClue({ ...state, said: state.said + 1 }, chance);
}

/** The state as it is while somebody has still to speak; otherwise the talk, or the re-vote of a tie (SPY-22). */
function afterClue(state: In<'clues'>, chance: Chance): SpyState {
  if (state.said < state.speakers.length) return state;
  if (state.tied === null) return { ...course(state), phase: 'talk' };
  const voters = living(state).filter((seat) => !state.tied?.includes(seat));
  return ballot(state, 'revote', voters, state.tied, false, chance);
}

// ── votes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function firstBallot(state: SpyState, anew: boolean, chance: Chance): SpyState {
  const alive = living(state);
  return ballot(state, 'first', alive, alive, anew, chance);
}

function ballot(
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

function vote(state: SpyState, seat: Seat, choice: Seat, chance: Chance): Next {
  if (state.phase !== 'ballot') return no('not-now');
  const after = seal(state.ballot, seat, choice);
  if (isRefusal(after)) return no(after.refused);
  if (after.waiting.length > 0) return { ...state, ballot: after };
  return counted(state, after.candidates, after.sealed, chance);
}

function mark(state: SpyState, seat: Seat, choice: Seat): Next {
  if (state.phase !== 'open-ballot') return no('not-now');
  if (!state.voters.includes(seat)) return no('not-your-turn');
  if (!choices(state, seat).includes(choice)) return no('not-a-candidate');
  const marks = [...state.marks.filter((other) => other.voter !== seat), { voter: seat, choice }];
  return { ...state, marks };
}

function countOpen(state: SpyState, chance: Chance): Next {
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

// ── after a count ──────────────────────────────────────────────────────────────────────────────────────────────────

function goOn(state: SpyState): Next {
  switch (state.phase) {
    case 'talk':
      return roundHasVote(state) ? no('not-now') : nextRound(withEnd(course(state), { kind: 'no-vote' }));
    case 'count':
      return afterCount(state);
    case 'turned':
      if (state.deal.roles[state.seat] === 'blank') return { ...state, phase: 'guess' };
      return afterElimination(state);
    case 'verdict':
      return afterElimination(state);
    default:
      return no('not-now');
  }
}

function afterCount(state: In<'count'>): SpyState {
  const { verdict } = state;
  const base = course(state);
  if (verdict.kind === 'tie') {
    const { tied } = verdict;
    return {
      ...base,
      phase: 'clues',
      speakers: speakingOrder(base).filter((seat) => tied.includes(seat)),
      said: 0,
      tied,
    };
  }
  if (verdict.kind !== 'out') return base.emptyVotes >= 2 ? over(state, { kind: 'draw' }) : nextRound(base);
  const fell = base.fell.map((round, seat) => (seat === verdict.seat ? base.round : round));
  const fallen = withEnd({ ...base, fell, emptyVotes: 0 }, verdict);
  return { ...fallen, phase: 'turned', seat: verdict.seat, due: ending(fallen) };
}

/** After the card, or after a blank's attempt: the end that is due, or the next round. */
function afterElimination(state: In<'turned' | 'guess' | 'verdict'>): SpyState {
  return state.due ? over(state, state.due) : nextRound(course(state));
}

function guess(state: SpyState, text: string): Next {
  if (state.phase !== 'guess') return no('not-now');
  const { pair, civilianWord } = state.deal;
  const letters = seenLength(text.trim());
  if (letters > GUESS_LETTERS || text.length > GUESS_UNITS) return no('guess-long', { letters, most: GUESS_LETTERS });
  if (!isGuess(text, pair.language)) return no('guess-empty');
  return guessed(state, text.trim(), guessIsRight(text, pair.words[civilianWord], pair.language));
}

/** SPY-28: a right guess ends the match for this blank alone, whatever the vote would have brought. */
function guessed(state: In<'turned' | 'guess'>, text: string | null, right: boolean): SpyState {
  const base = withRound(course(state), { guess: { seat: state.seat, text, right } });
  const undecided: Ending | null = ending(base) ? { kind: 'left' } : null; // SPY-33: somebody left meanwhile
  const due: Ending | null = right ? { kind: 'stolen', by: state.seat } : (state.due ?? undecided);
  return { ...base, phase: 'verdict', seat: state.seat, due };
}

function nextRound(base: Course): SpyState {
  const { order } = base.deal;
  const at = order.indexOf(base.opener);
  const after = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  const opener = after.find((seat) => isLiving(base, seat)) ?? base.opener;
  const round = base.round + 1;
  const begun = { ...base, round, opener, rounds: [...base.rounds, newRound(round)] };
  return { ...begun, phase: 'clues', speakers: speakingOrder(begun), said: 0, tied: null };
}

function over(state: SpyState, end: Ending): SpyState {
  return { ...course(voided(state)), phase: 'over', ending: end };
}

// ── leaving, waiting ───────────────────────────────────────────────────────────────────────────────────────────────

function leave(state: Played, seat: Seat, chance: Chance): Next {
  if (state.left[seat] !== 0) return no('not-at-the-table'); // also a seat that is not there
  if (state.phase === 'dealing') return { ...course(state), phase: 'spent', why: 'left' };
  const wasLiving = isLiving(state, seat);
  const left = state.left.map((round, at) => (at === seat ? state.round : round));
  const gone: Played = { ...state, left };
  if (!wasLiving) {
    // SPY-33: a blank who leaves at the guess has passed; anybody else who is out changes nothing any more.
    const guesses = gone.phase === 'guess' || (gone.phase === 'turned' && gone.deal.roles[seat] === 'blank');
    return guesses && gone.seat === seat ? guessed(gone, null, false) : gone;
  }
  // An end that the vote brought, or a guess that is still due, stands before SPY-26 looks at who is left.
  if (gone.phase === 'turned' || gone.phase === 'guess' || gone.phase === 'verdict') {
    const guessDue = gone.phase !== 'verdict' && gone.deal.roles[gone.seat] === 'blank';
    return guessDue || gone.due !== null || !ending(gone) ? gone : over(gone, { kind: 'left' });
  }
  if (gone.phase === 'count' && gone.verdict.kind === 'out' && gone.verdict.seat !== seat) {
    return ending(gone) ? over(gone, { kind: 'left' }) : gone;
  }
  if (gone.phase === 'count' && gone.emptyVotes >= 2) return gone; // SPY-25: this count has brought the draw
  if (ending(gone)) return over(gone, { kind: 'left' });
  switch (gone.phase) {
    case 'clues': {
      if (gone.tied !== null) return voteAnew(gone, chance);
      // Who has spoken stays among the speakers: a clue that was given stays given (SPY-35).
      const speakers = gone.speakers.filter((other, at) => at < gone.said || other !== seat);
      return afterClue({ ...gone, speakers }, chance);
    }
    case 'talk':
      return gone;
    case 'ballot':
    case 'open-ballot':
      return voteAnew(voided(gone), chance);
    case 'count':
      if (gone.verdict.kind === 'tie') return voteAnew(gone, chance);
      return gone.verdict.kind === 'out' ? nextRound(withEnd(course(gone), { kind: 'left' })) : gone;
    default:
      return never(gone);
  }
}

/** SPY-33: the round's vote starts again from the first ballot, and what was counted of it is void too (ALL-13). */
function voteAnew(state: SpyState, chance: Chance): SpyState {
  const ballots = currentRound(state).ballots.map((held) => ({ ...held, void: true }));
  return firstBallot({ ...state, ...withRound(course(state), { ballots }) }, true, chance);
}

/** What was sealed or marked in a ballot that is given up goes into the record as void (ALL-13). */
function voided(state: SpyState): SpyState {
  if (state.phase === 'ballot') {
    const { kind, ballot: held } = state;
    const votes = [...held.sealed].sort((a, b) => a.voter - b.voter);
    return votes.length === 0
      ? state
      : { ...state, ...withBallot(state, { kind, candidates: held.candidates, votes, void: true }) };
  }
  if (state.phase === 'open-ballot' && state.marks.length > 0) {
    const { kind, candidates, marks } = state;
    return {
      ...state,
      ...withBallot(state, { kind, candidates, votes: [...marks].sort((a, b) => a.voter - b.voter), void: true }),
    };
  }
  return state;
}

function later(state: SpyState, seat: Seat): Next {
  if (state.phase === 'dealing') {
    const waiting = waitLonger(state.waiting, seat);
    return isRefusal(waiting) ? no(waiting.refused) : { ...state, waiting };
  }
  if (state.phase === 'ballot') {
    const waiting = waitLonger(state.ballot.waiting, seat);
    return isRefusal(waiting) ? no(waiting.refused) : { ...state, ballot: { ...state.ballot, waiting } };
  }
  return no('not-now');
}

// ── records ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The part that every phase has, without the phase. */
function course(state: Course & { readonly phase?: string }): Course {
  const { deal: dealt, round, opener, fell, left, emptyVotes, ballots, rounds } = state;
  return { deal: dealt, round, opener, fell, left, emptyVotes, ballots, rounds };
}

function newRound(round: number): RoundRecord {
  return { round, ballots: [], guess: null, end: { kind: 'unfinished' } };
}

function withRound(base: Course, change: Partial<RoundRecord>): Course {
  return { ...base, rounds: [...base.rounds.slice(0, -1), { ...currentRound(base), ...change }] };
}

function withBallot(state: SpyState, held: HeldBallot): Course {
  return withRound(course(state), { ballots: [...currentRound(state).ballots, held] });
}

function withEnd(base: Course, end: RoundRecord['end']): Course {
  return withRound(base, { end });
}
