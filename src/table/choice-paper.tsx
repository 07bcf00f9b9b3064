// A paper with one choice: choose, change one's mind, seal. Open from the claim to the seal, and forgotten when it is left
// (ALL-05). The same for every role: what stands on it is the game's (ALL-03).

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../text/language';
import { Button } from './button';
import type { Corner } from './frame';
import type { Person } from './person';
import { LEAST_TIME, PrivatePanel, useCloseWhenAway } from './private';
import { sealed } from './sealed';

const IDLE = 25_000;

export interface ChoicePaperProps {
  /** The scene's kind. */
  kind: string;
  seat: number;
  person: Person;
  question: ComponentChildren;
  /** In the order in which they are listed. */
  options: readonly ComponentChildren[];
  /** A list; the same in two columns; or two large cards. */
  look: 'list' | 'two-columns' | 'two-cards';
  /** Said for everybody alike. */
  why: ComponentChildren;
  /** On the button before anything is chosen. */
  pick: string;
  /** On the button, once this option is chosen. */
  seal: (chosen: number) => ComponentChildren;
  corner: Corner;
  /** The option's place in the list. */
  onSeal: (chosen: number) => void;
  onBack: () => void;
}

export function ChoicePaper(props: ChoicePaperProps): JSX.Element {
  const { kind, seat, person, question, options, look, why, pick, seal, corner, onSeal, onBack } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const [restedLongEnough, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), LEAST_TIME);
    return () => clearTimeout(timer);
  }, []);
  useCloseWhenAway(IDLE, onBack, onBack);
  const blocked = chosen === null ? pick : !restedLongEnough ? text.value.ballot.moment : undefined;
  return (
    <PrivatePanel
      kind={kind}
      seat={seat}
      person={person}
      corner={corner}
      onNotMe={chosen === null ? onBack : undefined}
    >
      <p class="question" id="question">
        {question}
      </p>
      <div class={look === 'list' ? 'choices' : `choices ${look}`} role="radiogroup" aria-labelledby="question">
        {options.map((option, at) => (
          <Button
            key={at}
            look="plain"
            class="choice"
            role="radio"
            checked={chosen === at}
            onPress={() => setChosen(at)}
          >
            <i class="punch" />
            {option}
          </Button>
        ))}
      </div>
      <p class="why">{why}</p>
      <Button
        look="primary"
        confirms
        armKey={blocked === undefined ? chosen : 'blocked'}
        blocked={blocked}
        onPress={() => {
          if (chosen === null) return;
          sealed();
          onSeal(chosen);
        }}
      >
        <span>{chosen !== null && seal(chosen)}</span>
      </Button>
    </PrivatePanel>
  );
}
