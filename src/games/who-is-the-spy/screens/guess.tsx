// A blank's one attempt: said aloud, typed in the open, judged for good (SPY-28, SPY-29).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { seenLength } from '../../../core/letters';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { OneLine } from '../../../table/one-line';
import { BigName, Name, usePerson } from '../../../table/person';
import { isGuess } from '../../../words/compare';
import { GUESS_LETTERS } from '../moves';
import { spyText } from '../text/language';
import { EndingNote, InPlay, type ScreenProps } from './in-play';

export function GuessScreen({ scene, tools }: ScreenProps<'guess'>): JSX.Element {
  const words = spyText.value.guess;
  const [typed, setTyped] = useState('');
  const long = seenLength(typed.trim()) > GUESS_LETTERS;
  const blocked = long ? words.long(GUESS_LETTERS) : isGuess(typed, scene.rules.wordLanguage) ? undefined : words.empty;
  const say = (): void => tools.play({ type: 'guess', text: typed.trim() });
  return (
    <TableScreen
      kind="guess"
      game="who-is-the-spy"
      title={words.title}
      line={words.line}
      extra={<InPlay scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      actions={
        // Side by side: over the upper slot, a second tap on "One guess" would give the guess away (design §5.8).
        <div class="pair">
          <Button confirms onPress={() => tools.play({ type: 'pass' })}>
            {words.pass}
          </Button>
          <Button look="primary" confirms armKey={blocked === undefined} blocked={blocked} onPress={say}>
            {words.say}
          </Button>
        </div>
      }
    >
      <div class="guess">
        <BigName person={usePerson(scene.seat)} most={84} />
        <OneLine label={words.label} value={typed} onChange={setTyped} />
      </div>
    </TableScreen>
  );
}

export function VerdictScreen({ scene, tools }: ScreenProps<'verdict'>): JSX.Element {
  const words = spyText.value;
  const { guess } = scene;
  const line = guess.text === null ? words.guess.passed : guess.right ? words.guess.right : words.guess.wrong;
  return (
    <TableScreen
      kind="verdict"
      game="who-is-the-spy"
      title={words.guess.verdict}
      line={line}
      extra={<InPlay scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={scene.next === 'truth' ? <EndingNote ending={scene.ending} /> : words.turned.goesOn}
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'go-on' })}>
          {scene.next === 'truth' ? words.turned.truth : words.turned.next}
        </Button>
      }
    >
      <div class="turn">
        <span>
          <Name seat={scene.seat} />
        </span>
        <p class="display said-word">{guess.text ?? '—'}</p>
        <b class={guess.right ? 'verdict right' : 'verdict wrong'}>{line}</b>
      </div>
    </TableScreen>
  );
}
