// What the phone shows of a match of Who's the Spy?, and to whom. Every scene is built field by field (ALL-02):
// table scenes from what the table has been told, a seat's scenes from that and its own card.

import { choices, tally, type Vote } from '../../core/ballot';
import { type Handoff, never, type Result, type SceneTimer, type Seat } from '../../core/game';
import { resultOf } from './ending';
import type { SpySetup } from './setup';
import {
  currentRound,
  type Ending,
  type Guess,
  type HeldBallot,
  type In,
  isLiving,
  living,
  type Role,
  type RoundEnd,
  type SpyState,
  speakingOrder,
  wordOf,
} from './state';
import { roundHasVote } from './votes';

export type { HeldBallot };

/** One person as the table knows them (SPY-38). */
export interface PublicSeat {
  readonly seat: Seat;
  readonly is: 'in' | 'out' | 'left';
  /** The round in which they fell or left, 0 while they play. */
  readonly round: number;
  /** The round in which they fell, also of one who left after that; otherwise 0. */
  readonly fell: number;
  /** Known once the card has turned. */
  readonly role: Role | 'unknown';
}

/** On every table scene, at all times (SPY-38). */
interface Common {
  readonly audience: 'table';
  readonly round: number;
  readonly seats: readonly PublicSeat[];
  readonly rules: SpySetup;
  readonly mayLook: readonly Seat[];
  /** One more vote that eliminates nobody would end the match in a draw (SPY-25). */
  readonly lastChance: boolean;
}

export type SpyTable = Common &
  (
    | {
        readonly kind: 'clue';
        readonly speaker: Seat;
        readonly number: number;
        readonly of: number;
        readonly next: readonly Seat[];
        /** The tied, when these are their extra clues (SPY-22). */
        readonly tied: readonly Seat[];
        readonly timer?: SceneTimer;
      }
    | { readonly kind: 'talk'; readonly spoke: readonly Seat[]; readonly votes: boolean; readonly timer?: SceneTimer }
    | {
        readonly kind: 'open-ballot';
        readonly wakeful: true;
        readonly vote: 'first' | 'revote';
        readonly anew: boolean;
        readonly voters: readonly {
          readonly seat: Seat;
          readonly choices: readonly Seat[];
          readonly choice: Seat | 'none';
        }[];
        readonly missing: number;
      }
    | {
        readonly kind: 'count';
        readonly vote: 'first' | 'revote';
        readonly candidates: readonly Seat[];
        readonly slips: readonly Vote[];
        readonly verdict: CountVerdict;
      }
    | {
        readonly kind: 'turned';
        readonly seat: Seat;
        readonly turned: Role;
        readonly votes: number;
        readonly of: number;
        /** Hidden until the match ends; a blank has none (SPY-20). */
        readonly word: TurnedWord;
        readonly next: 'guess' | 'round' | 'truth';
        readonly ending: Ending['kind'] | 'none';
      }
    | { readonly kind: 'guess'; readonly seat: Seat }
    | {
        readonly kind: 'verdict';
        readonly seat: Seat;
        readonly guess: Guess;
        readonly next: 'round' | 'truth';
        readonly ending: Ending['kind'] | 'none';
      }
    | { readonly kind: 'truth'; readonly truth: SpyTruth }
    | { readonly kind: 'spent'; readonly why: 'again' | 'left' }
  );

export type TurnedWord = { readonly is: 'shown'; readonly text: string } | { readonly is: 'hidden' | 'none' };

export type CountVerdict =
  | { readonly kind: 'out'; readonly seat: Seat; readonly votes: number }
  | { readonly kind: 'tie'; readonly tied: readonly Seat[]; readonly voters: readonly Seat[] }
  | { readonly kind: 'second-tie' | 'all-tied'; readonly draw: boolean };

export type SpyPrivate =
  | {
      readonly audience: Seat;
      readonly kind: 'card';
      readonly reveals: 'card';
      readonly handoff: Handoff;
      /** Null for a blank (SPY-07). */
      readonly word: string | null;
    }
  | {
      readonly audience: Seat;
      readonly kind: 'ballot';
      readonly reveals: 'choice';
      readonly handoff: Handoff;
      readonly vote: 'first' | 'revote';
      /** In seating order, from a seat drawn anew (ALL-03). */
      readonly options: readonly Seat[];
      readonly tied: readonly Seat[];
    };

export interface SpyTruth {
  readonly result: Result;
  readonly words: { readonly civilians: string; readonly spies: string };
  readonly people: readonly {
    readonly seat: Seat;
    readonly role: Role;
    readonly word: string | null;
    /** Rounds, or 0. */
    readonly fell: number;
    readonly left: number;
    readonly points: number;
  }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly ballots: readonly HeldBallot[];
    readonly guess: Guess | null;
    readonly end: RoundEnd;
  }[];
}

export function scene(state: SpyState): SpyTable | SpyPrivate {
  switch (state.phase) {
    case 'dealing':
      return cardScene(state, state.waiting[0] as Seat, {
        purpose: 'card',
        done: state.deal.roles.length - state.waiting.length,
        of: state.deal.roles.length,
        canWait: state.waiting.length > 1,
      });
    case 'clues':
      return clueScene(state);
    case 'talk': {
      const seconds = state.deal.setup.talkSeconds;
      return {
        ...common(state),
        kind: 'talk',
        spoke: speakingOrder(state),
        votes: roundHasVote(state),
        ...(seconds > 0 && { timer: { id: `talk ${state.round}`, seconds } }),
      };
    }
    case 'ballot':
      return ballotScene(state);
    case 'open-ballot':
      return {
        ...common(state),
        kind: 'open-ballot',
        wakeful: true,
        vote: state.kind,
        anew: state.anew,
        voters: state.voters.map((seat) => ({
          seat,
          choices: choices(state, seat),
          choice: state.marks.find((mark) => mark.voter === seat)?.choice ?? 'none',
        })),
        missing: state.voters.length - state.marks.length,
      };
    case 'count':
      return countScene(state);
    case 'turned':
      return turnedScene(state);
    case 'guess':
      return { ...common(state), kind: 'guess', seat: state.seat };
    case 'verdict':
      return {
        ...common(state),
        kind: 'verdict',
        seat: state.seat,
        guess: currentRound(state).guess as Guess,
        next: state.due ? 'truth' : 'round',
        ending: state.due?.kind ?? 'none',
      };
    case 'over':
      return { ...common(state), kind: 'truth', truth: truthOf(state) };
    case 'spent':
      return { ...common(state), kind: 'spent', why: state.why };
    default:
      return never(state);
  }
}

/** ALL-08: what the card showed in this round. */
export function card(state: SpyState, seat: Seat): SpyPrivate {
  return cardScene(state, seat, { purpose: 'look-again', done: 0, of: 0, canWait: false });
}

/** ALL-09, SPY-32. */
export function truthOf(state: In<'over'>): SpyTruth {
  const { deal, fell, left, rounds } = state;
  const result = resultOf(state, state.ending);
  const [one, other] = deal.pair.words;
  return {
    result,
    words:
      deal.civilianWord === 0 ? { civilians: one.text, spies: other.text } : { civilians: other.text, spies: one.text },
    people: deal.roles.map((role, seat) => ({
      seat,
      role,
      word: wordOf(deal, seat),
      fell: fell[seat] ?? 0,
      left: left[seat] ?? 0,
      points: result.points[seat] ?? 0,
    })),
    rounds: rounds.map(({ round, ballots, guess, end }) => ({ round, ballots, guess, end })),
  };
}

function common(state: SpyState): Common {
  const turned = state.deal.roles.map((role, seat) => (state.fell[seat] === 0 ? 'unknown' : role));
  const looking = ['clues', 'talk', 'count', 'turned', 'guess', 'verdict'].includes(state.phase);
  return {
    audience: 'table',
    round: state.round,
    seats: state.deal.roles.map((_, seat) => publicSeat(state, seat, turned[seat] ?? 'unknown')),
    rules: state.deal.setup,
    mayLook: looking ? living(state) : [],
    lastChance: state.emptyVotes === 1 && roundHasVote(state),
  };
}

function publicSeat(state: SpyState, seat: Seat, role: Role | 'unknown'): PublicSeat {
  const fell = state.fell[seat] ?? 0;
  if (isLiving(state, seat)) return { seat, is: 'in', round: 0, fell, role: 'unknown' };
  const left = state.left[seat] ?? 0;
  return left > 0 ? { seat, is: 'left', round: left, fell, role } : { seat, is: 'out', round: fell, fell, role };
}

function cardScene(state: SpyState, seat: Seat, handoff: Handoff): SpyPrivate {
  return { audience: seat, kind: 'card', reveals: 'card', handoff, word: wordOf(state.deal, seat) };
}

function clueScene(state: In<'clues'>): SpyTable {
  const { speakers, said, tied } = state;
  const seconds = state.deal.setup.clueSeconds;
  const speaker = speakers[said] as Seat;
  const part = tied ? `tie ${state.ballots}` : 'clue';
  return {
    ...common(state),
    kind: 'clue',
    speaker,
    number: said + 1,
    of: speakers.length,
    next: speakers.slice(said + 1),
    tied: tied ?? [],
    ...(seconds > 0 && { timer: { id: `${part} ${state.round} seat ${speaker}`, seconds } }),
  };
}

function ballotScene(state: In<'ballot'>): SpyPrivate {
  const { ballot, starts, kind, anew } = state;
  const voter = ballot.waiting[0] as Seat;
  const all = choices(ballot, voter);
  const from = starts[voter] ?? 0;
  return {
    audience: voter,
    kind: 'ballot',
    reveals: 'choice',
    handoff: {
      purpose: anew ? 'vote-anew' : kind === 'first' ? 'vote' : 'revote',
      done: ballot.sealed.length,
      of: ballot.voters.length,
      canWait: ballot.waiting.length > 1,
    },
    vote: kind,
    options: [...all.slice(from), ...all.slice(0, from)],
    tied: kind === 'revote' ? ballot.candidates : [],
  };
}

function countScene(state: In<'count'>): SpyTable {
  const held = lastBallot(state);
  const { verdict } = state;
  const counted = tally(held.candidates, held.votes);
  const votesFor = (seat: Seat): number => counted.counts.find((count) => count.seat === seat)?.votes ?? 0;
  const shown = (): CountVerdict => {
    if (verdict.kind === 'out') return { kind: 'out', seat: verdict.seat, votes: votesFor(verdict.seat) };
    if (verdict.kind !== 'tie') return { kind: verdict.kind, draw: state.emptyVotes >= 2 };
    const { tied } = verdict;
    return { kind: 'tie', tied, voters: living(state).filter((seat) => !tied.includes(seat)) };
  };
  const { candidates, votes, kind } = held;
  return { ...common(state), kind: 'count', vote: kind, candidates, slips: votes, verdict: shown() };
}

function turnedScene(state: In<'turned'>): SpyTable {
  const held = lastBallot(state);
  const turned = state.deal.roles[state.seat] as Role;
  const next = turned === 'blank' ? 'guess' : state.due ? 'truth' : 'round';
  return {
    ...common(state),
    kind: 'turned',
    seat: state.seat,
    turned,
    votes: held.votes.filter((vote) => vote.choice === state.seat).length,
    of: held.votes.length,
    word: turnedWord(state, next === 'truth'),
    next,
    ending: next === 'truth' && state.due ? state.due.kind : 'none',
  };
}

function turnedWord(state: In<'turned'>, ends: boolean): TurnedWord {
  const word = wordOf(state.deal, state.seat);
  if (word === null) return { is: 'none' };
  return ends ? { is: 'shown', text: word } : { is: 'hidden' };
}

function lastBallot(state: SpyState): HeldBallot {
  const { ballots } = currentRound(state);
  return ballots[ballots.length - 1] as HeldBallot;
}
