// What the phone shows of a match of Trust No One, and to whom. Every scene is built field by field (ALL-02):
// table scenes from what the table has been told, a seat's scenes from that, its own side and the spies it may know.

import { type Handoff, never, type Result, type SceneTimer, type Seat } from '../../core/game';
import { type Approval, type Decision, missionNow, type TeamRecord } from '../missions/rules/course';
import { type CardRow, cardRows } from '../missions/rules/mates';
import { type Answer, twoOptions } from '../missions/rules/pass';
import { breaksAt } from '../missions/rules/tables';
import {
  type BallotShown,
  type Board,
  ballotShown,
  board,
  DECISION_OPTIONS,
  type DecisionOption,
  passHandoff,
  sabotagesOf,
} from '../missions/scenes';
import { resultOf } from './ending';
import { isDecided } from './leaving';
import { MOST_REJECTED, SIZES, type TrustSetup } from './setup';
import { type Ending, type In, lastTeam, playersOf, type Side, spiesOf, type TrustState } from './state';
import { nextLeader, sizeNow } from './team';

export type { BallotShown, Board, DecisionOption, MissionShown, TeamShown } from '../missions/scenes';
export type { Answer, Approval, CardRow, Decision, Side, TeamRecord };

/** On every table scene, at all times (TNO-13). */
interface Common {
  readonly audience: 'table';
  /** The operation, 1–5, that this scene is about. */
  readonly round: number;
  readonly board: Board;
  readonly seats: readonly { readonly seat: Seat; readonly is: 'in' | 'left' }[];
  readonly rules: TrustSetup;
  readonly mayLook: readonly Seat[];
}

/** What a result leads to; `leader` is the next one's seat where a team comes next (TNO-07). */
export type Follows =
  | { readonly is: 'operation' }
  | { readonly is: 'team'; readonly leader: Seat }
  | { readonly is: 'truth'; readonly ending: Ending['kind'] };

export type TrustTable = Common &
  (
    | {
        readonly kind: 'team';
        readonly size: number;
        /** In seating order. */
        readonly picked: readonly Seat[];
        /** It has been proposed before and is being changed: the discussion goes on meanwhile. */
        readonly proposed: boolean;
        readonly timer?: SceneTimer;
      }
    | { readonly kind: 'proposal'; readonly team: readonly Seat[]; readonly timer?: SceneTimer }
    | {
        readonly kind: 'votes';
        readonly team: readonly Seat[];
        readonly ballot: BallotShown;
        readonly approved: boolean;
        readonly follows: Follows;
      }
    | {
        readonly kind: 'operation-result';
        readonly team: readonly Seat[];
        readonly sabotages: number;
        readonly breaksAt: 1 | 2;
        readonly result: 'completed' | 'broken';
        readonly follows: Follows;
      }
    | { readonly kind: 'truth'; readonly truth: TrustTruth }
    | { readonly kind: 'spent'; readonly why: 'again' | 'left' }
  );

export type TrustPrivate =
  | {
      readonly audience: Seat;
      readonly kind: 'card';
      readonly reveals: 'card';
      readonly handoff: Handoff;
      readonly side: Side;
      /** One fewer than there are spies (TNO-02). */
      readonly rows: readonly CardRow[];
    }
  | {
      readonly audience: Seat;
      readonly kind: 'vote';
      readonly reveals: 'choice';
      readonly handoff: Handoff;
      readonly mission: number;
      readonly leader: Seat;
      readonly team: readonly Seat[];
      /** In an order drawn for this voter and ballot (ALL-03). */
      readonly options: readonly [Approval, Approval];
    }
  | {
      readonly audience: Seat;
      readonly kind: 'decision';
      readonly reveals: 'choice';
      readonly handoff: Handoff;
      readonly mission: number;
      readonly team: readonly Seat[];
      readonly breaksAt: 1 | 2;
      /** In an order drawn for this member and operation (ALL-03). */
      readonly options: readonly [DecisionOption, DecisionOption];
    };

export interface TrustTruth {
  readonly result: Result;
  readonly people: readonly {
    readonly seat: Seat;
    readonly side: Side;
    readonly left: boolean;
    readonly points: number;
  }[];
  /** Every team, also one whose ballot or operation the end cut short (its votes or decisions so far are void). */
  readonly teams: readonly TeamRecord[];
}

export function scene(state: TrustState): TrustTable | TrustPrivate {
  switch (state.phase) {
    case 'dealing': {
      const { waiting } = state;
      const of = playersOf(state);
      const handoff = { purpose: 'card', done: of - waiting.length, of, canWait: waiting.length > 1 };
      return cardScene(state, waiting[0] as Seat, handoff);
    }
    case 'team': {
      const { picked, proposed } = state;
      const timer = proposed ? timed(state) : {};
      return { ...common(state), kind: 'team', size: sizeNow(state), picked, proposed, ...timer };
    }
    case 'proposal':
      return { ...common(state), kind: 'proposal', team: state.team, ...timed(state) };
    case 'ballot':
      return voteScene(state);
    case 'votes': {
      const team = lastTeam(state);
      return {
        ...common(state),
        kind: 'votes',
        team: team.team,
        ballot: ballotShown(team, !state.deal.setup.votesSecret),
        approved: team.result === 'approved',
        follows: follows(state),
      };
    }
    case 'operation':
      return decisionScene(state);
    case 'operation-result': {
      const team = lastTeam(state);
      return {
        ...common(state),
        kind: 'operation-result',
        team: team.team,
        sabotages: sabotagesOf(team),
        breaksAt: breaksAt(playersOf(state), team.mission),
        result: team.result === 'broken' ? 'broken' : 'completed',
        follows: follows(state),
      };
    }
    case 'over':
      return { ...common(state), kind: 'truth', truth: truthOf(state) };
    case 'spent':
      return { ...common(state), kind: 'spent', why: state.why };
    default:
      return never(state);
  }
}

/** ALL-08: what the card showed. */
export function card(state: TrustState, seat: Seat): TrustPrivate {
  return cardScene(state, seat, { purpose: 'look-again', done: 0, of: 0, canWait: false });
}

/** ALL-09, TNO-14: also the votes that the house rule kept secret. */
export function truthOf(state: In<'over'>): TrustTruth {
  const { deal, left, history } = state;
  const result = resultOf(state, state.ending);
  return {
    result,
    people: deal.sides.map((side, seat) => ({
      seat,
      side,
      left: left[seat] === true,
      points: result.points[seat] ?? 0,
    })),
    teams: history.map(({ mission, leader, team, votes, decisions, result: came }) => {
      return { mission, leader, team, votes, decisions, result: came };
    }),
  };
}

function common(state: TrustState): Common {
  const { deal, leader, history, left, phase } = state;
  const seats = left.map((gone, seat) => ({ seat, is: gone ? ('left' as const) : ('in' as const) }));
  const looking = phase === 'team' || phase === 'proposal' || phase === 'votes' || phase === 'operation-result';
  return {
    audience: 'table',
    round: phase === 'team' || phase === 'proposal' ? missionNow(history) : (history.at(-1)?.mission ?? 1),
    board: board({
      sizes: SIZES,
      players: playersOf(state),
      leader,
      history,
      mostRejected: MOST_REJECTED,
      byName: !deal.setup.votesSecret || phase === 'over',
      ended: phase === 'over' || phase === 'spent' || isDecided(state),
    }),
    seats,
    rules: deal.setup,
    mayLook: looking ? seats.flatMap(({ seat, is }) => (is === 'in' ? [seat] : [])) : [],
  };
}

/** TNO-15: one clock for each team, which runs on while the team is changed. */
function timed({ deal, history }: TrustState): { readonly timer?: SceneTimer } {
  const seconds = deal.setup.talkSeconds;
  return seconds > 0 ? { timer: { id: `discussion ${history.length + 1}`, seconds } } : {};
}

function follows(state: In<'votes'> | In<'operation-result'>): Follows {
  if (state.due) return { is: 'truth', ending: state.due.kind };
  if (lastTeam(state).result === 'approved') return { is: 'operation' };
  return { is: 'team', leader: nextLeader(state) };
}

function cardScene({ deal }: TrustState, seat: Seat, handoff: Handoff): TrustPrivate {
  const side = deal.sides[seat] ?? 'scout';
  return { audience: seat, kind: 'card', reveals: 'card', handoff, side, rows: cardRows(spiesOf(deal), seat) };
}

function voteScene(state: In<'ballot'>): TrustPrivate {
  const { pass, team, leader, history } = state;
  const voter = pass.waiting[0] as Seat;
  return {
    audience: voter,
    kind: 'vote',
    reveals: 'choice',
    handoff: passHandoff('vote', pass),
    mission: missionNow(history),
    leader,
    team,
    options: twoOptions(pass, voter, ['approve', 'reject']),
  };
}

function decisionScene(state: In<'operation'>): TrustPrivate {
  const { pass, deal } = state;
  const member = pass.waiting[0] as Seat;
  const { mission, team } = lastTeam(state);
  return {
    audience: member,
    kind: 'decision',
    reveals: 'choice',
    handoff: passHandoff('decision', pass),
    mission,
    team,
    breaksAt: breaksAt(playersOf(state), mission),
    options: twoOptions(pass, member, DECISION_OPTIONS[deal.sides[member] === 'spy' ? 'free' : 'loyal']),
  };
}
