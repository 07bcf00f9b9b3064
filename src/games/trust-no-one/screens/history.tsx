// Every team so far: who led, who went, who voted how, what came of it (TNO-13); in the truth also who broke it (TNO-14).

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Name, Names } from '../../../table/person';
import { TeamVotes } from '../../missions/screens/votes';
import type { BallotShown, TeamShown } from '../scenes';
import { trustText } from '../text/language';

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

export function TeamHistory({ teams }: { teams: readonly TeamTold[] }): JSX.Element {
  const words = trustText.value;
  if (teams.length === 0) return <p>{words.history.none}</p>;
  return (
    <ol class="team-history">
      {teams.map((told, at) => (
        <li key={at}>
          <div class="history-head">
            <span>{words.operation(told.mission)}</span>
            <span>{outcome(told)}</span>
          </div>
          <p class="history-team">
            <Leader seat={told.leader} />: <Names seats={told.team} />
          </p>
          {told.ballot !== 'void' && <TeamVotes ballot={told.ballot} words={words.votes} small />}
          {told.broke && (
            <p class="history-broke">
              {told.broke.length > 0 ? (
                <>
                  {words.history.broke} <Names seats={told.broke} />
                </>
              ) : (
                words.history.nobodyBroke
              )}
            </p>
          )}
          {told.ballot === 'void' && <p class="caption">{words.history.void}</p>}
        </li>
      ))}
    </ol>
  );
}

function Leader({ seat }: { seat: Seat }): JSX.Element {
  return (
    <span class="leads">
      <Name seat={seat} /> {trustText.value.history.leads}
    </span>
  );
}

function outcome({ result, sabotages, broke }: TeamTold): ComponentChildren {
  const words = trustText.value.history;
  if (result === 'approved' && broke === undefined && sabotages === 'unknown') return words.results.approved;
  const said = words.results[result];
  return sabotages === 'unknown' || sabotages === 0 ? said : `${said}, ${words.sabotages(sabotages)}`;
}
