// The whole truth: every side, squad and vote, every ability and what it told, what was never handed out (ALL-09, SMR-21).

import type { JSX } from 'preact';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Sides } from '../../../table/sides';
import { text } from '../../../text/language';
import { TeamHistory, wholeTruth } from '../../missions/screens/history';
import type { Ability } from '../scenes';
import { smershText } from '../text/language';
import { AbilityLog } from './abilities';
import { type ScreenProps, Track } from './in-play';

export function Truth({ scene, tools }: ScreenProps<'truth'>): JSX.Element {
  const words = smershText.value;
  const { truth } = scene;
  const reason = truth.result.reason as keyof typeof words.endings;
  const names = (abilities: readonly Ability[]): string =>
    abilities.map((ability) => words.abilities[ability].name).join(', ');
  return (
    <TableScreen
      kind="truth"
      game="smersh"
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
        people={truth.people.map(({ seat, side, left, points, holds }) => ({
          seat,
          side: words.sides[side],
          stranger: side !== 'scout',
          points: points > 0 ? words.history.points(points) : '',
          line: [
            ...(left ? [words.history.left] : []),
            ...(holds === 'none' ? [] : [words.history.kept(words.abilities[holds].name)]),
          ].join(', '),
        }))}
      />
      <h2 class="truth-teams">{words.history.teams}</h2>
      <TeamHistory
        teams={truth.teams.map(wholeTruth)}
        words={words.history}
        votes={words.votes}
        mission={words.mission}
      />
      <h2 class="truth-teams">{words.log.title}</h2>
      <AbilityLog log={truth.abilities} />
      {truth.undealt.length > 0 && (
        <p>
          {words.log.undealt} {names(truth.undealt)}
        </p>
      )}
      {truth.deck.length > 0 && (
        <p>
          {words.log.deck} {names(truth.deck)}
        </p>
      )}
    </TableScreen>
  );
}
