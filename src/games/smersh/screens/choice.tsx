// The two papers of SMERSH (SMR-09, SMR-11): the mission games' own, with this game's words.

import type { JSX } from 'preact';
import type { Corner } from '../../../table/frame';
import type { Person } from '../../../table/person';
import { DecisionPaper, VotePaper } from '../../missions/screens/papers';
import type { SmershMove } from '../moves';
import type { SmershPrivate } from '../scenes';
import { smershText } from '../text/language';

interface SmershChoiceProps {
  scene: SmershPrivate;
  person: Person;
  corner: Corner;
  onSeal: (move: SmershMove) => void;
  onBack: () => void;
}

export function SmershChoice({ scene, onSeal, ...rest }: SmershChoiceProps): JSX.Element | null {
  const { ballot, decision } = smershText.value;
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
