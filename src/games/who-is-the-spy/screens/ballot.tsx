// The secret ballot of Who's the Spy? (SPY-18): the table's ballot paper with this game's question.

import type { JSX } from 'preact';
import { BallotPaper } from '../../../table/ballot';
import type { Corner } from '../../../table/frame';
import type { Person } from '../../../table/person';
import type { SpyMove } from '../moves';
import type { SpyPrivate } from '../scenes';
import { spyText } from '../text/language';

interface SpyBallotProps {
  scene: SpyPrivate;
  person: Person;
  corner: Corner;
  onSeal: (move: SpyMove) => void;
  onBack: () => void;
}

export function SpyBallot({ scene, person, corner, onSeal, onBack }: SpyBallotProps): JSX.Element | null {
  if (scene.kind !== 'ballot') return null;
  const words = spyText.value.ballot;
  return (
    <BallotPaper
      seat={scene.audience}
      person={person}
      question={scene.vote === 'first' ? words.question : words.among}
      options={scene.options}
      corner={corner}
      onSeal={(choice) => onSeal({ type: 'vote', seat: scene.audience, choice })}
      onBack={onBack}
    />
  );
}
