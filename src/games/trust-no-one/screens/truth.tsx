// The whole truth: every side, every team with its votes by name, and who broke which operation (ALL-09, TNO-14).

import type { JSX } from 'preact';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Sides } from '../../../table/sides';
import { text } from '../../../text/language';
import { TeamHistory, wholeTruth } from '../../missions/screens/history';
import { trustText } from '../text/language';
import { type ScreenProps, Track } from './in-play';

export function Truth({ scene, tools }: ScreenProps<'truth'>): JSX.Element {
  const words = trustText.value;
  const { truth } = scene;
  const reason = truth.result.reason as keyof typeof words.endings;
  return (
    <TableScreen
      kind="truth"
      game="trust-no-one"
      title={words.endings[reason]}
      line={words.endingLines[reason]}
      extra={<Track scene={scene} tools={tools} />}
      corner={{ icon: 'close', label: text.value.truth.home, onPress: tools.goHome }}
      slot="lower"
      actions={
        <Button look="primary" confirms onPress={tools.playAgain}>
          {text.value.truth.playAgain}
        </Button>
      }
    >
      <Sides
        who={text.value.truth.who}
        side={words.history.side}
        people={truth.people.map(({ seat, side, left, points }) => ({
          seat,
          side: words.sides[side],
          stranger: side === 'spy',
          points: points > 0 ? words.history.points(points) : '',
          line: left ? words.history.left : '',
        }))}
      />
      <h2 class="truth-teams">{words.history.teams}</h2>
      <TeamHistory
        teams={truth.teams.map(wholeTruth)}
        words={words.history}
        votes={words.votes}
        mission={words.operation}
      />
    </TableScreen>
  );
}
