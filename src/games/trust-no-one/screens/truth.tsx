// The whole truth: every side, every team with its votes by name, and who broke which operation (ALL-09, TNO-14).

import type { JSX } from 'preact';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Name } from '../../../table/person';
import { text } from '../../../text/language';
import { MissionTrack } from '../../missions/screens/track';
import type { TeamRecord } from '../scenes';
import { trustText } from '../text/language';
import { TeamHistory, type TeamTold } from './history';
import type { ScreenProps } from './in-play';

export function Truth({ scene, tools }: ScreenProps<'truth'>): JSX.Element {
  const words = trustText.value;
  const { truth, board } = scene;
  const reason = truth.result.reason as keyof typeof words.endings;
  return (
    <TableScreen
      kind="truth"
      game="trust-no-one"
      title={words.endings[reason]}
      line={words.endingLines[reason]}
      extra={<MissionTrack board={board} words={words.track} onOpen={tools.openTable} />}
      corner={{ icon: 'close', label: text.value.truth.home, onPress: tools.goHome }}
      slot="lower"
      actions={
        <Button look="primary" confirms onPress={tools.playAgain}>
          {text.value.truth.playAgain}
        </Button>
      }
    >
      <table class="truth">
        <thead>
          <tr>
            <th scope="col">{text.value.truth.who}</th>
            <th scope="col" class="vote-column shown">
              {words.history.side}
            </th>
          </tr>
        </thead>
        <tbody>
          {truth.people.map(({ seat, side, left, points }) => (
            <tr key={seat} class={side === 'spy' ? 'stranger' : ''}>
              <th scope="row">
                <b>
                  <Name seat={seat} />
                  {points > 0 && <span class="points">{words.history.points(points)}</span>}
                </b>
                {left && <small>{words.history.left}</small>}
              </th>
              <td class="vote-column shown">
                <em>{words.sides[side]}</em>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 class="truth-teams">{words.history.teams}</h2>
      <TeamHistory teams={truth.teams.map(told)} />
    </TableScreen>
  );
}

function told({ mission, leader, team, votes, decisions, result }: TeamRecord): TeamTold {
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
