// What the phone shows of a match of The Station, and to whom. Every scene is built field by field (ALL-02): table scenes
// from what the table has been told, a seat's scenes (private-scenes.ts) from that and what the seat may know.

import { never, type SceneTimer, type Seat } from '../../core/game';
import { type Board, board, type Follows, type PublicSeat, publicSeat, type RoundShown, roundShown } from './board';
import { clock } from './clocks';
import { startOf } from './deal';
import { isLastRound } from './ending';
import { outNext } from './outcome';
import { card, dealtCard, orderScene, type StationPrivate, voteScene } from './private-scenes';
import type { StationSetup } from './setup';
import { active, type In, roundNow, type StationState } from './state';
import { type StationTruth, truthOf } from './truth';

export type {
  Board,
  FateShown,
  Follows,
  OrderShown,
  PlanShown,
  PublicSeat,
  RoundShown,
  VoteShown,
} from './board';
export type { LeaveCode } from './leaving';
export type { Crew, Mission, Report, Score } from './mission';
export type { AlsoOption, CardRow, Note, Purpose, ReadingShown, StationPrivate } from './private-scenes';
export type { Ending, HeldBallot, Hit, Offer, Plan, Reading, Side, Vote } from './state';
export { bandOf, FAULTS_BY_SABOTAGE } from './tables';
export type { MissionTruth, RoundTruth, StationTruth } from './truth';
export { card, truthOf };

/** On every table scene, at all times (STN-505). */
interface Common {
  readonly audience: 'table';
  readonly round: number;
  readonly board: Board;
  readonly seats: readonly PublicSeat[];
  readonly rules: StationSetup;
  readonly mayLook: readonly Seat[];
}

export type StationTable = Common &
  (
    | {
        /** Three plans to talk about (STN-806 b). `first` begins the order pass. */
        readonly kind: 'talk';
        readonly first: Seat;
        readonly timer?: SceneTimer;
      }
    | {
        /** The mission's result, and talk about it (STN-806 d). In the last round it may still change (STN-704). */
        readonly kind: 'result';
        readonly told: RoundShown;
        /** Whom the vote that follows will choose among, in seating order. */
        readonly voters: readonly Seat[];
        readonly timer?: SceneTimer;
      }
    | {
        readonly kind: 'open-ballot';
        readonly wakeful: true;
        readonly checks: boolean;
        readonly anew: boolean;
        /** In the order in which they are asked. `open`: no mark yet, which would count as None. */
        readonly voters: readonly {
          readonly seat: Seat;
          readonly choices: readonly (Seat | 'none')[];
          readonly choice: Seat | 'none' | 'open';
        }[];
        readonly missing: number;
        readonly timer?: SceneTimer;
      }
    | {
        /** The vote's tally, a check, and what befell whom (STN-806 f). */
        readonly kind: 'outcome';
        readonly told: RoundShown;
        /** The result as it was shown before the vote; another one than `told` only where a check changed it. */
        readonly before: Pick<RoundShown, 'report' | 'score'>;
        /** Who was checked, in the last round (STN-704). */
        readonly checked: Seat | 'nobody';
        readonly follows: Follows;
      }
    | { readonly kind: 'truth'; readonly truth: StationTruth }
    | { readonly kind: 'spent'; readonly why: 'again' | 'left' }
  );

export function scene(state: StationState): StationTable | StationPrivate {
  switch (state.phase) {
    case 'dealing':
      return dealtCard(state);
    case 'talk': {
      const timer = clock(state.deal.setup, 'talk', `talk ${state.round}`);
      return { ...common(state), kind: 'talk', first: firstOf(state), ...timer };
    }
    case 'orders':
      return orderScene(state);
    case 'result': {
      const timer = clock(state.deal.setup, 'result', `result ${state.round}`);
      const told = roundShown(state, roundNow(state));
      return { ...common(state), kind: 'result', told, voters: active(state), ...timer };
    }
    case 'ballot':
      return voteScene(state);
    case 'open-ballot':
      return openBallot(state);
    case 'outcome':
      return outcomeScene(state);
    case 'over':
      return { ...common(state), kind: 'truth', truth: truthOf(state) };
    case 'spent':
      return { ...common(state), kind: 'spent', why: state.why };
    default:
      return never(state);
  }
}

const LOOKING: readonly StationState['phase'][] = ['talk', 'result', 'outcome'];

function common(state: StationState): Common {
  const seats = state.deal.sides.map((_, seat) => publicSeat(state, seat));
  return {
    audience: 'table',
    round: state.round,
    board: board(state),
    seats,
    rules: state.deal.setup,
    // STN-909: the suspended and the dead too, but their role alone.
    mayLook: LOOKING.includes(state.phase) ? seats.flatMap(({ seat, is }) => (is === 'left' ? [] : [seat])) : [],
  };
}

/** Who is asked first in this round. */
function firstOf(state: StationState): Seat {
  const start = startOf(state);
  const here = active(state);
  return here.find((seat) => seat >= start) ?? here[0] ?? start;
}

function openBallot(state: In<'open-ballot'>): StationTable {
  const { voters, marks, anew } = state;
  const seated = [...voters].sort((a, b) => a - b);
  return {
    ...common(state),
    kind: 'open-ballot',
    wakeful: true,
    checks: isLastRound(state),
    anew,
    voters: voters.map((seat) => ({
      seat,
      choices: ['none', ...seated.filter((other) => other !== seat)],
      choice: choiceOf(state, seat),
    })),
    missing: voters.length - marks.length,
    ...clock(state.deal.setup, 'openVote', `vote ${state.ballots}`),
  };
}

function choiceOf({ marks }: In<'open-ballot'>, seat: Seat): Seat | 'none' | 'open' {
  const choice = marks.find(({ voter }) => voter === seat)?.choice;
  return choice === undefined || choice === 'missing' ? 'open' : choice;
}

function outcomeScene(state: In<'outcome'>): StationTable {
  const record = roundNow(state);
  const told = roundShown(state, record);
  const { report, score } = roundShown(state, { ...record, final: null });
  return {
    ...common(state),
    kind: 'outcome',
    told,
    before: { report, score },
    checked: isLastRound(state) ? (record.chosen ?? 'nobody') : 'nobody',
    follows: follows(state),
  };
}

function follows(state: In<'outcome'>): Follows {
  if (state.due) return { is: 'truth', ending: state.due };
  const { suspended, injured } = outNext(state);
  return { is: 'round', suspended: suspended ?? 'nobody', injured: injured ?? 'nobody' };
}
