// The open vote: everybody's vote on one screen, set in the open and changed until it is closed (SPY-19, STN-902).

import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../core/game';
import { Button } from './button';
import { Name } from './person';

export interface OpenVotesProps<Choice extends Seat | string> {
  /** In the order in which they are asked; `open` where nothing is set yet. */
  voters: readonly {
    readonly seat: Seat;
    readonly choices: readonly Choice[];
    readonly choice: NoInfer<Choice> | 'open';
  }[];
  words: { readonly votesFor: string; readonly nobodyYet: string };
  /** How a choice is written. */
  children: (choice: Choice) => ComponentChildren;
  onMark: (seat: Seat, choice: Choice) => void;
}

export function OpenVotes<Choice extends Seat | string>(props: OpenVotesProps<Choice>): JSX.Element {
  const { voters, words, children: written, onMark } = props;
  // Whose row is unfolded is only looking: the first who has not voted, until somebody taps another.
  const [picked, setPicked] = useState<Seat | null>(null);
  const unfolded = picked ?? voters.find((voter) => voter.choice === 'open')?.seat;
  return (
    <ul class="open-votes">
      {voters.map((voter) => (
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
            <span class="caption">{words.votesFor}</span>
            {voter.choice === 'open' ? <span class="caption">{words.nobodyYet}</span> : written(voter.choice as Choice)}
          </Button>
          {voter.seat === unfolded && (
            <div class="open-choices" role="group">
              {voter.choices.map((choice) => (
                <Button
                  key={choice}
                  class="chip"
                  pressed={voter.choice === choice}
                  onPress={() => {
                    setPicked(null);
                    onMark(voter.seat, choice);
                  }}
                >
                  {written(choice)}
                </Button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
