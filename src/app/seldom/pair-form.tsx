// Two words of one's own to fill in; other spellings of a word go behind it, with a stroke between (SPY-12, SPY-13).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Refusal } from '../../core/game';
import { Button } from '../../table/button';
import { OneLine } from '../../table/one-line';
import { seldomText } from '../../text/seldom/language';
import type { Pair, Word } from '../../words/pair';
import { whyRefused } from './refused';

interface PairFormProps {
  button: string;
  from?: Pair;
  /** The refusal, if the pair cannot be kept; then what was typed stays. */
  onSave: (words: readonly [Word, Word]) => Refusal | undefined;
}

export function PairForm({ button, from, onSave }: PairFormProps): JSX.Element {
  const words = seldomText.value.own;
  const [first, setFirst] = useState(from ? typed(from.words[0]) : '');
  const [second, setSecond] = useState(from ? typed(from.words[1]) : '');
  const [error, setError] = useState<string>();
  const save = (): void => {
    const refusal = onSave([wordOf(first), wordOf(second)]);
    setError(refusal && whyRefused(refusal));
    if (refusal) return;
    setFirst('');
    setSecond('');
  };
  const change = (set: (value: string) => void) => (value: string) => {
    setError(undefined);
    set(value);
  };
  return (
    <div class="pair-form">
      <div class="pair-fields">
        <OneLine label={words.first} value={first} onChange={change(setFirst)} onEnter={save} />
        <OneLine label={words.second} value={second} onChange={change(setSecond)} onEnter={save} />
      </div>
      <p class="error" role="alert">
        {error}
      </p>
      <p class="caption">{words.spellings}</p>
      <Button look="primary" onPress={save}>
        {button}
      </Button>
    </div>
  );
}

function typed(word: Word): string {
  return [word.text, ...word.variants].join('|');
}

function wordOf(line: string): Word {
  const [text = '', ...variants] = line.split('|');
  return { text, variants };
}
