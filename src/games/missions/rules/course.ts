// The course of a match of missions: one record for every team, and all that can be counted from them.
// Secret as a whole, since it holds votes and decisions; what may be seen of it is decided in scenes.

import type { Seat } from '../../../core/game';
import type { Answer } from './pass';
import { breaksAt, DECISIVE, MISSIONS, majority } from './tables';

export type Approval = 'approve' | 'reject';
export type Decision = 'complete' | 'sabotage';

/**
 * `unfinished`: the match ended before the ballot closed. `approved`: the mission has not been carried out, or not to
 * its end. What was sealed of either stands in the record, and is void.
 */
export type TeamResult = 'unfinished' | 'rejected' | 'approved' | 'completed' | 'broken';

export interface TeamRecord {
  /** 1–5. */
  readonly mission: number;
  readonly leader: Seat;
  /** In seating order; likewise votes and decisions. */
  readonly team: readonly Seat[];
  readonly votes: readonly Answer<Approval>[];
  readonly decisions: readonly Answer<Decision>[];
  readonly result: TeamResult;
}

export type History = readonly TeamRecord[];

/** A team whose ballot has closed: approved with more than half of all players, a tie is a rejection (TNO-05, SMR-09). */
export function votedOn(team: Omit<TeamRecord, 'decisions' | 'result'>, players: number): TeamRecord {
  const approved = countOf(team.votes, 'approve') >= majority(players);
  return { ...team, decisions: [], result: approved ? 'approved' : 'rejected' };
}

/** A mission that everybody in the team has answered (TNO-09, TNO-10, SMR-05). */
export function carriedOut(team: TeamRecord, decisions: TeamRecord['decisions'], players: number): TeamRecord {
  const broken = countOf(decisions, 'sabotage') >= breaksAt(players, team.mission);
  return { ...team, decisions, result: broken ? 'broken' : 'completed' };
}

export function countOf<Choice>(answers: readonly Answer<Choice>[], choice: Choice): number {
  return answers.filter((answer) => answer.choice === choice).length;
}

/** The record of this mission (1–5) once it has been carried out. */
export function outcomeOf(history: History, mission: number): TeamRecord | undefined {
  return history.find((team) => team.mission === mission && (team.result === 'completed' || team.result === 'broken'));
}

/** The first mission, 1–5, that has not been carried out; the last one when all have. */
export function missionNow(history: History): number {
  let mission = 1;
  while (mission < MISSIONS && outcomeOf(history, mission)) mission += 1;
  return mission;
}

/** What sets the count of rejected teams back: an approval at once (TNO-08), or a mission that was gone on (SMR-10). */
export type SetsBack = 'approval' | 'mission';

/** TNO-08, SMR-10: rejected teams since the count was set back. A team that is only approved adds nothing. */
export function rejectedInARow(history: History, setsBack: SetsBack = 'approval'): number {
  const counted = history.filter(({ result }) => {
    return result !== 'unfinished' && (setsBack === 'approval' || result !== 'approved');
  });
  return counted.length - 1 - counted.findLastIndex((team) => team.result !== 'rejected');
}

/** What the missions have decided so far, or the teams that were rejected (TNO-08, TNO-11, SMR-04, SMR-10). */
export function decidedBy(history: History, mostRejected: number): 'completed' | 'broken' | 'rejections' | null {
  const many = (result: TeamResult): number => history.filter((team) => team.result === result).length;
  if (many('completed') >= DECISIVE) return 'completed';
  if (many('broken') >= DECISIVE) return 'broken';
  return rejectedInARow(history) >= mostRejected ? 'rejections' : null;
}
