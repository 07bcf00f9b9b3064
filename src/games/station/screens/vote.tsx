// The paper of a vote: who sits out, or whose order is checked; nobody is an ordinary choice (STN-701).

import type { JSX } from 'preact';
import { ChoicePaper } from '../../../table/choice-paper';
import { Name } from '../../../table/person';
import { stationText } from '../text/language';
import type { PaperProps } from './in-play';

/** More names than these stand in two columns. */
const ONE_COLUMN = 8;

export function VotePaper({ scene, onSeal, ...rest }: PaperProps<'vote'>): JSX.Element {
  const words = stationText.value.ballot;
  const { audience: seat, options, checks, round } = scene;
  const written = (choice: number | 'none' | undefined): JSX.Element =>
    typeof choice === 'number' ? <Name key={choice} seat={choice} /> : <span key="none">{words.nobody}</span>;
  return (
    <ChoicePaper
      {...rest}
      kind="vote"
      seat={seat}
      question={checks ? words.check : words.question(round)}
      options={options.map(written)}
      look={options.length > ONE_COLUMN ? 'two-columns' : 'list'}
      why={words.why}
      pick={words.pick}
      seal={(chosen) => (
        <>
          {words.seal} {written(options[chosen])}
        </>
      )}
      onSeal={(chosen) => onSeal({ type: 'vote', seat, choice: options[chosen] ?? 'none' })}
    />
  );
}
