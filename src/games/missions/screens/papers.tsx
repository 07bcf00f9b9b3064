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

export function VotePaper(
  props: PaperProps & {
    options: readonly [Approval, Approval];
    words: PaperWords & { readonly options: Readonly<Record<Approval, string>> };
    onSeal: (choice: Approval) => void;
  },
): JSX.Element {
  const { options, words, onSeal } = props;
  return (
    <Paper
      {...props}
      kind="vote"
      labels={options.map((option) => words.options[option])}
      onSeal={(at) => onSeal(options[at])}
    />
  );
}

/** A loyal member's two options are one move: which of them was touched is kept nowhere (TNO-09, SMR-11). */
export function DecisionPaper(
  props: PaperProps & {
    options: readonly [DecisionOption, DecisionOption];
    words: PaperWords & { readonly options: Readonly<Record<DecisionOption['label'], readonly string[]>> };
    onSeal: (choice: Decision) => void;
  },
): JSX.Element {
  const { options, words, onSeal } = props;
  return (
    <Paper
      {...props}
      kind="decision"
      labels={options.map(({ label }) => (
        <span key={label}>
          {words.options[label].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ))}
      onSeal={(at) => onSeal(options[at].choice)}
    />
  );
}

function Paper(
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
