// The two papers of Trust No One (TNO-05, TNO-09): the mission games' own, with this game's words.

import type { JSX } from 'preact';
import type { Corner } from '../../../table/frame';
import type { Person } from '../../../table/person';
import { DecisionPaper, VotePaper } from '../../missions/screens/papers';
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
  const { audience: seat } = scene;
  switch (scene.kind) {
    case 'vote':
      return (
        <VotePaper
          {...rest}
          {...scene}
          seat={seat}
          words={ballot}
          onSeal={(choice) => onSeal({ type: 'vote', seat, choice })}
        />
      );
    case 'decision':
      return (
        <DecisionPaper
          {...rest}
          {...scene}
          seat={seat}
          words={decision}
          onSeal={(choice) => onSeal({ type: 'decide', seat, choice })}
        />
      );
    default:
      return null;
  }
}
