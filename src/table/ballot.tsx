// A ballot paper: one name of several, in the order drawn for this voter (ALL-05).

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../core/game';
import { text } from '../text/language';
import { ChoicePaper } from './choice-paper';
import type { Corner } from './frame';
import { Name, type Person } from './person';

interface BallotProps {
  seat: Seat;
  person: Person;
  question: ComponentChildren;
  /** In the order in which they are listed. */
  options: readonly Seat[];
  corner: Corner;
  onSeal: (choice: Seat) => void;
  onBack: () => void;
}

export function BallotPaper({ options, onSeal, ...rest }: BallotProps): JSX.Element {
  const words = text.value.ballot;
  return (
    <ChoicePaper
      {...rest}
      kind="ballot"
      options={options.map((option) => <Name key={option} seat={option} />)}
      look={options.length > 8 ? 'two-columns' : 'list'}
      why={words.shuffled}
      pick={words.pick}
      seal={(chosen) => (
        <>
          {words.seal} <Name seat={options[chosen] as Seat} />
        </>
      )}
      onSeal={(chosen) => onSeal(options[chosen] as Seat)}
    />
  );
}
