// The open vote (SPY-19).

import type { JSX } from 'preact';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { OpenVotes } from '../../../table/open-votes';
import { Name } from '../../../table/person';
import { spyText } from '../text/language';
import { InPlay, type ScreenProps } from './in-play';

export function OpenBallot({ scene, tools }: ScreenProps<'open-ballot'>): JSX.Element {
  const words = spyText.value;
  return (
    <TableScreen
      kind="open-ballot"
      game="who-is-the-spy"
      title={words.ballot.openTitle}
      line={
        scene.anew
          ? words.ballot.anew
          : scene.vote === 'revote'
            ? words.ballot.among
            : words.ballot.openLine(scene.missing)
      }
      extra={<InPlay scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={scene.lastChance ? words.talk.lastChance : words.talk.tieRule}
      actions={
        <Button
          look="primary"
          confirms
          armKey={scene.missing === 0}
          blocked={scene.missing > 0 ? words.ballot.missing(scene.missing) : undefined}
          onPress={() => tools.play({ type: 'count' })}
        >
          {words.ballot.count}
        </Button>
      }
    >
      <OpenVotes
        voters={scene.voters.map(({ choice, ...voter }) => ({
          ...voter,
          choice: choice === 'none' ? ('open' as const) : choice,
        }))}
        words={words.ballot}
        onMark={(seat, choice) => tools.play({ type: 'mark', seat, choice })}
      >
        {(seat) => <Name seat={seat} />}
      </OpenVotes>
    </TableScreen>
  );
}
