// A ballot paper: choose, change one's mind, seal. Open from the claim to the seal, and forgotten when it is left (ALL-05).

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../core/game';
import { buzz } from '../device/vibration';
import { text } from '../text/language';
import { Button } from './button';
import type { Corner } from './frame';
import { Name, type Person } from './person';
import { LEAST_TIME, PrivatePanel, useCloseWhenAway } from './private';

const IDLE = 25_000;

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

export function BallotPaper(props: BallotProps): JSX.Element {
  const { seat, person, question, options, corner, onSeal, onBack } = props;
  const words = text.value.ballot;
  const [choice, setChoice] = useState<Seat | null>(null);
  const [restedLongEnough, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), LEAST_TIME);
    return () => clearTimeout(timer);
  }, []);
  useCloseWhenAway(IDLE, onBack, onBack);
  const blocked = choice === null ? words.pick : !restedLongEnough ? words.moment : undefined;
  return (
    <PrivatePanel
      kind="ballot"
      seat={seat}
      person={person}
      corner={corner}
      onNotMe={choice === null ? onBack : undefined}
    >
      <p class="question" id="question">
        {question}
      </p>
      <div class={options.length > 8 ? 'choices two-columns' : 'choices'} role="radiogroup" aria-labelledby="question">
        {options.map((option) => (
          <Button
            key={option}
            look="plain"
            class="choice"
            role="radio"
            checked={choice === option}
            onPress={() => setChoice(option)}
          >
            <i class="punch" />
            <Name seat={option} />
          </Button>
        ))}
      </div>
      <p class="why">{words.shuffled}</p>
      <Button
        look="primary"
        confirms
        armKey={blocked === undefined ? choice : 'blocked'}
        blocked={blocked}
        onPress={() => {
          if (choice === null) return;
          buzz('seal');
          onSeal(choice);
        }}
      >
        <span>
          {words.seal} {choice !== null && <Name seat={choice} />}
        </span>
      </Button>
    </PrivatePanel>
  );
}
