// What the two mission games show alike: the board as it lies on the table at all times, built field by field from what
// the table has been told (TNO-13, SMR-20), the two papers of a decision, and what the handoff of a pass says.

import type { Handoff, Seat } from '../../core/game';
import {
  type Approval,
  countOf,
  type Decision,
  type History,
  missionNow,
  outcomeOf,
  rejectedInARow,
  type SetsBack,
  type TeamRecord,
} from './rules/course';
import { type Answer, answered, type Pass } from './rules/pass';
import { breaksAt, MISSIONS, majority, type Sizes, teamSize } from './rules/tables';

export type { Approval, Decision, TeamRecord } from './rules/course';

export interface Board {
  /** Missions 1–5, in order. */
  readonly missions: readonly MissionShown[];
  readonly leader: Seat;
  /** Rejected teams in a row, and how many of them end the match. */
  readonly rejected: number;
  readonly mostRejected: number;
  /** So many approvals send a team (TNO-05). */
  readonly needed: number;
  /** Every team that was voted on, first one first. */
  readonly history: readonly TeamShown[];
}

export interface MissionShown {
  readonly number: number;
  readonly size: number;
  readonly breaksAt: 1 | 2;
  /** `never`: the match was over before it. */
  readonly result: 'ahead' | 'now' | 'completed' | 'broken' | 'never';
  /** Known once it has been carried out. */
  readonly sabotages: number | 'unknown';
}

export interface TeamShown {
  readonly mission: number;
  readonly leader: Seat;
  readonly team: readonly Seat[];
  readonly ballot: BallotShown;
  /** `approved`: its mission has not been carried out yet. */
  readonly result: 'rejected' | 'approved' | 'completed' | 'broken';
  readonly sabotages: number | 'unknown';
}

export interface BallotShown {
  readonly approvals: number;
  readonly rejections: number;
  /** In seating order; `secret` where the house rule keeps them until the end (TNO-06). */
  readonly votes: readonly Answer<Approval>[] | 'secret';
}

export interface Boarding {
  readonly sizes: Sizes;
  readonly players: number;
  readonly leader: Seat;
  readonly history: History;
  readonly mostRejected: number;
  /** `approval` when not given. */
  readonly setsBack?: SetsBack;
  readonly byName: boolean;
  /** The match is decided or over: no mission comes any more. */
  readonly ended: boolean;
}

export function board(boarding: Boarding): Board {
  const { sizes, players, leader, history, mostRejected, setsBack, byName, ended } = boarding;
  return {
    missions: Array.from({ length: MISSIONS }, (_, at): MissionShown => {
      const number = at + 1;
      const done = outcomeOf(history, number);
      const open = ended ? 'never' : number === missionNow(history) ? 'now' : 'ahead';
      return {
        number,
        size: teamSize(sizes, players, number),
        breaksAt: breaksAt(players, number),
        result: done?.result === 'completed' || done?.result === 'broken' ? done.result : open,
        sabotages: done ? sabotagesOf(done) : 'unknown',
      };
    }),
    leader,
    rejected: rejectedInARow(history, setsBack),
    mostRejected,
    needed: majority(players),
    history: history.flatMap((team) => teamShown(team, byName)),
  };
}

/** A closed ballot: by name, or the totals alone (TNO-06). */
export function ballotShown({ votes }: TeamRecord, byName: boolean): BallotShown {
  return {
    approvals: countOf(votes, 'approve'),
    rejections: countOf(votes, 'reject'),
    votes: byName ? votes.map(({ seat, choice }) => ({ seat, choice })) : 'secret',
  };
}

/** TNO-09: of a mission that has been carried out, the number alone. */
export function sabotagesOf({ decisions }: TeamRecord): number {
  return countOf(decisions, 'sabotage');
}

function teamShown(record: TeamRecord, byName: boolean): TeamShown[] {
  const { mission, leader, team, result } = record;
  if (result === 'unfinished') return [];
  const done = result === 'completed' || result === 'broken';
  return [
    {
      mission,
      leader,
      team,
      ballot: ballotShown(record, byName),
      result,
      sabotages: done ? sabotagesOf(record) : 'unknown',
    },
  ];
}

/** What can be chosen on a mission, and what is sealed by it (TNO-09, SMR-11). */
export interface DecisionOption {
  readonly label: 'complete' | 'sabotage' | 'quickly' | 'carefully';
  readonly choice: Decision;
}

/** One who is loyal has two harmless options of equal length in the place of the other's (ALL-03). */
export const DECISION_OPTIONS: Readonly<Record<'loyal' | 'free', readonly [DecisionOption, DecisionOption]>> = {
  loyal: [
    { label: 'quickly', choice: 'complete' },
    { label: 'carefully', choice: 'complete' },
  ],
  free: [
    { label: 'complete', choice: 'complete' },
    { label: 'sabotage', choice: 'sabotage' },
  ],
};

/** TNO-12, ALL-05: who has answered, not what. */
export function passHandoff(purpose: string, pass: Pass<unknown>): Handoff {
  return {
    purpose,
    done: pass.sealed.length,
    of: pass.order.length,
    canWait: pass.waiting.length > 1,
    answered: answered(pass),
  };
}
