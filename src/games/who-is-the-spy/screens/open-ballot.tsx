// The open vote: one screen, everybody's vote set in the open and changed until the count (SPY-19).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Name } from '../../../table/person';
import { spyText } from '../text/language';
import { InPlay, type ScreenProps } from './in-play';

export function OpenBallot({ scene, tools }: ScreenProps<'open-ballot'>): JSX.Element {
  const words = spyText.value;
  // Whose row is unfolded is only looking: the first who has not voted, until somebody taps another.
  const [picked, setPicked] = useState<Seat | null>(null);
  const unfolded = picked ?? scene.voters.find((voter) => voter.choice === 'none')?.seat;
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
      <ul class="open-votes">
        {scene.voters.map((voter) => (
          <li key={voter.seat} class={voter.seat === unfolded ? 'unfolded' : ''}>
            <Button
              look="plain"
              class="open-vote"
              expanded={voter.seat === unfolded}
              onPress={() => setPicked(voter.seat)}
            >
              <b>
                <Name seat={voter.seat} />
              </b>
              <span class="caption">{words.ballot.votesFor}</span>
              {voter.choice === 'none' ? (
                <span class="caption">{words.ballot.nobodyYet}</span>
              ) : (
                <Name seat={voter.choice} />
              )}
            </Button>
            {voter.seat === unfolded && (
              <div class="open-choices" role="group">
                {voter.choices.map((seat) => (
                  <Button
                    key={seat}
                    class="chip"
                    pressed={voter.choice === seat}
                    onPress={() => {
                      setPicked(null);
                      tools.play({ type: 'mark', seat: voter.seat, choice: seat });
                    }}
                  >
                    <Name seat={seat} />
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </TableScreen>
  );
}
