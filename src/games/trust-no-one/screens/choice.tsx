// The two papers of Trust No One: a vote on a team, and a decision on an operation. The same hands for every side (ALL-03).

import type { JSX } from 'preact';
import { ChoicePaper } from '../../../table/choice-paper';
import type { Corner } from '../../../table/frame';
import { Names, type Person } from '../../../table/person';
import type { TrustMove } from '../moves';
import type { TrustPrivate } from '../scenes';
import { trustText } from '../text/language';

interface TrustChoiceProps {
  scene: TrustPrivate;
  person: Person;
  corner: Corner;
  onSeal: (move: TrustMove) => void;
  onBack: () => void;
}

export function TrustChoice({ scene, onSeal, ...rest }: TrustChoiceProps): JSX.Element | null {
  const { ballot, decision } = trustText.value;
  const seat = scene.audience;
  if (scene.kind === 'vote') {
    const { options } = scene;
    return (
      <ChoicePaper
        {...rest}
        kind="vote"
        seat={seat}
        question={
          <>
            {ballot.question(scene.mission)}
            <b class="asked-team">
              <Names seats={scene.team} />
            </b>
          </>
        }
        options={options.map((option) => ballot.options[option])}
        look="two-cards"
        why={ballot.why}
        pick={ballot.pick}
        seal={() => ballot.seal}
        onSeal={(at) => onSeal({ type: 'vote', seat, choice: options[at as 0 | 1] })}
      />
    );
  }
  if (scene.kind === 'decision') {
    const { options } = scene;
    return (
      <ChoicePaper
        {...rest}
        kind="decision"
        seat={seat}
        question={
          <>
            {decision.question(scene.mission)}
            <b class="asked-team">
              <Names seats={scene.team} />
            </b>
          </>
        }
        options={options.map(({ label }) => (
          <span key={label}>
            <span>{decision.options[label][0]}</span>
            <span>{decision.options[label][1]}</span>
          </span>
        ))}
        look="two-cards"
        why={decision.why}
        pick={ballot.pick}
        seal={() => decision.seal}
        // A scout's two options are one move: which of them was touched is kept nowhere (TNO-09).
        onSeal={(at) => onSeal({ type: 'decide', seat, choice: options[at as 0 | 1].choice })}
      />
    );
  }
  return null;
}
