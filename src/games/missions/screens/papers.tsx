// The two papers of the mission games: a vote on a team, and a decision on a mission. The same hands for everybody (ALL-03).

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { ChoicePaper } from '../../../table/choice-paper';
import type { Corner } from '../../../table/frame';
import { Names, type Person } from '../../../table/person';
import type { Approval, Decision, DecisionOption } from '../scenes';

export interface PaperWords {
  question(mission: number): string;
  readonly pick: string;
  readonly seal: string;
  readonly why: string;
}

interface PaperProps {
  mission: number;
  seat: Seat;
  team: readonly Seat[];
  person: Person;
  corner: Corner;
  onBack: () => void;
}

interface ChoiceWords {
  readonly ballot: PaperWords & { readonly options: Readonly<Record<Approval, string>> };
  readonly decision: PaperWords & { readonly options: Readonly<Record<DecisionOption['label'], readonly string[]>> };
}

type Paper = { readonly audience: Seat; readonly mission: number; readonly team: readonly Seat[] } & (
  | { readonly kind: 'vote'; readonly options: readonly [Approval, Approval] }
  | { readonly kind: 'decision'; readonly options: readonly [DecisionOption, DecisionOption] }
);

type PaperMove =
  | { readonly type: 'vote'; readonly seat: Seat; readonly choice: Approval }
  | { readonly type: 'decide'; readonly seat: Seat; readonly choice: Decision };

/** The paper of a private scene that asks for a choice; nothing for one that reveals a card. */
export function MissionChoice(props: {
  scene: Paper | { readonly kind: 'card' | 'answer' };
  words: ChoiceWords;
  person: Person;
  corner: Corner;
  onSeal: (move: PaperMove) => void;
  onBack: () => void;
}): JSX.Element | null {
  const { scene, words, onSeal, ...rest } = props;
  if (scene.kind === 'vote') {
    const { audience: seat, mission, team, options } = scene;
    return (
      <TwoCards
        {...rest}
        {...{ seat, mission, team }}
        kind="vote"
        words={words.ballot}
        labels={options.map((option) => words.ballot.options[option])}
        onSeal={(at) => onSeal({ type: 'vote', seat, choice: options[at] })}
      />
    );
  }
  if (scene.kind === 'decision') {
    const { audience: seat, mission, team, options } = scene;
    return (
      <TwoCards
        {...rest}
        {...{ seat, mission, team }}
        kind="decision"
        words={words.decision}
        labels={options.map(({ label }) => (
          <span key={label}>
            {words.decision.options[label].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        ))}
        // A loyal member's two options are one move: which of them was touched is kept nowhere (TNO-09, SMR-11).
        onSeal={(at) => onSeal({ type: 'decide', seat, choice: options[at].choice })}
      />
    );
  }
  return null;
}

function TwoCards(
  props: PaperProps & {
    kind: 'vote' | 'decision';
    words: PaperWords;
    labels: readonly ComponentChildren[];
    onSeal: (at: 0 | 1) => void;
  },
): JSX.Element {
  const { kind, mission, seat, team, person, corner, words, labels, onSeal, onBack } = props;
  return (
    <ChoicePaper
      kind={kind}
      seat={seat}
      person={person}
      corner={corner}
      question={
        <>
          {words.question(mission)}
          <b class="asked-team">
            <Names seats={team} />
          </b>
        </>
      }
      options={labels}
      look="two-cards"
      why={words.why}
      pick={words.pick}
      seal={() => words.seal}
      onSeal={(at) => onSeal(at as 0 | 1)}
      onBack={onBack}
    />
  );
}
