// Every team so far: who led, who went, who voted how, what came of it (TNO-13, SMR-20); in the truth also who broke it.

import type { JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Name, Names } from '../../../table/person';
import type { BallotShown, TeamRecord, TeamShown } from '../scenes';
import { TeamVotes, type VoteWords } from './votes';

export interface HistoryWords {
  readonly none: string;
  readonly leads: string;
  readonly results: Readonly<Record<TeamTold['result'], string>>;
  readonly broke: string;
  readonly nobodyBroke: string;
  readonly void: string;
  sabotages(count: number): string;
}

export interface TeamTold {
  readonly mission: number;
  readonly leader: Seat;
  readonly team: readonly Seat[];
  readonly ballot: BallotShown | 'void';
  readonly result: TeamShown['result'] | 'unfinished';
  readonly sabotages: TeamShown['sabotages'];
  /** In the truth: who broke it. */
  readonly broke?: readonly Seat[];
}

interface TeamHistoryProps {
  teams: readonly TeamTold[];
  words: HistoryWords;
  votes: VoteWords;
  mission: (number: number) => string;
}

export function TeamHistory({ teams, words, votes, mission }: TeamHistoryProps): JSX.Element {
  if (teams.length === 0) return <p>{words.none}</p>;
  return (
    <ol class="team-history">
      {teams.map((told, at) => (
        <li key={at}>
          <div class="history-head">
            <span>{mission(told.mission)}</span>
            <span>{outcome(told, words)}</span>
          </div>
          <p class="history-team">
            <span class="leads">
              <Name seat={told.leader} /> {words.leads}
            </span>
            : <Names seats={told.team} />
          </p>
          {told.ballot === 'void' ? (
            <p class="caption">{words.void}</p>
          ) : (
            <TeamVotes ballot={told.ballot} words={votes} small />
          )}
          {told.broke && (
            <p class="history-broke">
              {told.broke.length > 0 ? (
                <>
                  {words.broke} <Names seats={told.broke} />
                </>
              ) : (
                words.nobodyBroke
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function outcome({ result, sabotages }: TeamTold, words: HistoryWords): string {
  const said = words.results[result];
  return sabotages === 'unknown' || sabotages === 0 ? said : `${said}, ${words.sabotages(sabotages)}`;
}

/** A team as the truth tells it: by name, whatever the house rule kept secret. */
export function wholeTruth({ mission, leader, team, votes, decisions, result }: TeamRecord): TeamTold {
  const sabotaged = decisions.flatMap(({ seat, choice }) => (choice === 'sabotage' ? [seat] : []));
  const done = result === 'completed' || result === 'broken';
  const many = (choice: 'approve' | 'reject'): number => votes.filter((vote) => vote.choice === choice).length;
  return {
    mission,
    leader,
    team,
    ballot: result === 'unfinished' ? 'void' : { approvals: many('approve'), rejections: many('reject'), votes },
    result,
    sabotages: done ? sabotaged.length : 'unknown',
    ...(done && { broke: sabotaged }),
  };
}
