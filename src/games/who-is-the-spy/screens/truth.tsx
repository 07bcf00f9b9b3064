// The whole truth: both words, every role, who fell when, every vote of every ballot by name (ALL-09, SPY-32).

import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Name } from '../../../table/person';
import { text } from '../../../text/language';
import type { HeldBallot, SpyTruth } from '../scenes';
import { spyText } from '../text/language';
import type { ScreenProps } from './in-play';

/** More rounds than these are shown one at a time, on a tablet too. */
const MOST_COLUMNS = 4;

type TruthRound = SpyTruth['rounds'][number];

export function Truth({ scene, tools }: ScreenProps<'truth'>): JSX.Element {
  const words = spyText.value;
  const { truth } = scene;
  const [shown, setShown] = useState(truth.rounds.length - 1);
  const round = truth.rounds[shown];
  const many = truth.rounds.length > MOST_COLUMNS;
  const count = (role: string): number => truth.people.filter((person) => person.role === role).length;
  return (
    <TableScreen
      kind="truth"
      game="who-is-the-spy"
      title={words.endings[truth.result.reason as keyof typeof words.endings]}
      line={words.endingLines[truth.result.reason as keyof typeof words.endingLines]}
      extra={
        <dl class="two-words">
          <div>
            <dt>{words.truth.civiliansHad}</dt>
            <dd class="display">{truth.words.civilians}</dd>
          </div>
          <div>
            <dt>{count('spy') > 0 ? words.truth.spiesHad : words.truth.nobodyHad}</dt>
            <dd class="display">{truth.words.spies}</dd>
          </div>
        </dl>
      }
      corner={{ icon: 'close', label: text.value.truth.home, onPress: tools.goHome }}
      slot="lower"
      actions={
        <Button look="primary" confirms onPress={tools.playAgain}>
          {text.value.truth.playAgain}
        </Button>
      }
    >
      {truth.rounds.length > 1 && (
        <div
          class={`segments round-switch ${many ? '' : 'narrow-only'}`}
          role="radiogroup"
          aria-label={words.truth.rounds}
        >
          {truth.rounds.map((each, at) => (
            <Button
              key={each.round}
              look="plain"
              class="segment"
              role="radio"
              checked={at === shown}
              onPress={() => setShown(at)}
            >
              {words.round(each.round)}
            </Button>
          ))}
        </div>
      )}
      <table class={many ? 'truth many' : 'truth'}>
        <thead>
          <tr>
            <th scope="col">{words.truth.who}</th>
            {truth.rounds.map((each) => (
              <th key={each.round} scope="col" class={each === round ? 'vote-column shown' : 'vote-column'}>
                {words.truth.votedIn(each.round)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {truth.people.map((person) => (
            <tr key={person.seat} class={person.role === 'civilian' ? '' : 'stranger'}>
              <th scope="row">
                <b>
                  <Name seat={person.seat} />
                  {person.points > 0 && <span class="points">{words.truth.points(person.points)}</span>}
                </b>
                <small>
                  <em>{words.roles[person.role]}</em>
                  {`, ${person.word ?? words.truth.noWord}`}
                  {person.fell > 0 && `, ${words.truth.outIn(person.fell)}`}
                  {person.left > 0 && `, ${words.truth.leftIn(person.left)}`}
                </small>
                <Guesses seat={person.seat} rounds={truth.rounds} />
              </th>
              {truth.rounds.map((each) => (
                <td key={each.round} class={each === round ? 'vote-column shown' : 'vote-column'}>
                  <Votes seat={person.seat} round={each} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScreen>
  );
}

function Guesses({ seat, rounds }: { seat: Seat; rounds: readonly TruthRound[] }): JSX.Element {
  const words = spyText.value.truth;
  const guesses = rounds.flatMap(({ guess }) => (guess?.seat === seat ? [guess] : []));
  return (
    <>
      {guesses.map((guess) => (
        <small key={guess.seat}>
          {guess.text === null
            ? words.passed
            : `${words.guessed}: ${guess.text} (${guess.right ? words.guessRight : words.guessWrong})`}
        </small>
      ))}
    </>
  );
}

/** One person's votes of a round: first ballot, re-vote, and those made void; a dash where none was made. */
function Votes({ seat, round }: { seat: Seat; round: TruthRound }): JSX.Element {
  const words = spyText.value.truth;
  if (round.end.kind === 'no-vote') return <span class="faint">{words.noVote}</span>;
  const cast = round.ballots.flatMap((ballot) =>
    ballot.votes.filter((vote) => vote.voter === seat).map((vote) => ({ ballot, vote })),
  );
  if (cast.length === 0) return <span class="faint">{round.ballots.length === 0 ? words.notMade : '—'}</span>;
  return (
    <>
      {cast.map(({ ballot, vote }, at) => (
        <span key={at} class={ballot.void ? 'vote void' : 'vote'}>
          <Name seat={vote.choice} />
          {mark(ballot)}
        </span>
      ))}
    </>
  );
}

function mark(ballot: HeldBallot): ComponentChildren {
  const words = spyText.value.truth;
  if (ballot.void) return <small>{words.voided}</small>;
  return ballot.kind === 'revote' ? <small>{words.secondVote}</small> : null;
}
