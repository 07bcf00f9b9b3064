// Many pairs at once: typed, pasted, or out of a file; looked through before anything is added.

import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { isRefusal, refuse } from '../../core/game';
import { Button } from '../../table/button';
import { language, text } from '../../text/language';
import { seldomText } from '../../text/seldom/language';
import type { Preview } from '../../words/lines';
import type { Pair } from '../../words/pair';
import { FILE_MOST, readFile } from '../../words/parcel';
import { BackSheet } from '../back-sheet';
import { PreviewList } from './preview';
import { whyRefused } from './refused';

interface ManySheetProps {
  /** What is there already. */
  pairs: readonly Pair[];
  onAdd: (taken: readonly Pair[]) => void;
  onClose: () => void;
}

export function ManySheet({ pairs, onAdd, onClose }: ManySheetProps): JSX.Element {
  const words = seldomText.value.many;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [error, setError] = useState<string>();

  const read = (from: string): void => {
    const found = from.trim() === '' ? undefined : readFile(from, pairs, language.value);
    setPreview(found && !isRefusal(found) ? (found as Preview) : undefined);
    setError(found === undefined ? words.nothing : isRefusal(found) ? whyRefused(found) : undefined);
  };
  const open = (file: File | undefined): void => {
    if (!file) return;
    // Four bytes a letter at the most: what is larger is refused without being read.
    if (file.size > 4 * FILE_MOST) return setError(whyRefused(refuse('parcel-big')));
    file.text().then(
      (from) => {
        if (from.length <= FILE_MOST) setTyped(from);
        read(from);
      },
      () => setError(words.unreadable),
    );
  };

  if (preview) {
    return (
      <BackSheet kind="many-preview" title={words.title} onClose={() => setPreview(undefined)}>
        <PreviewList preview={preview} onAdd={onAdd} />
        <Button onPress={() => setPreview(undefined)}>{words.back}</Button>
      </BackSheet>
    );
  }
  return (
    <BackSheet kind="many" title={words.title} onClose={onClose}>
      <p>{words.line}</p>
      <label class="field-label" for={id}>
        {words.field}
      </label>
      <textarea
        id={id}
        class="many-lines"
        rows={7}
        value={typed}
        dir="auto"
        autocomplete="off"
        ref={(field) => field?.setAttribute('autocorrect', 'off')}
        autocapitalize="off"
        spellcheck={false}
        aria-describedby={`${id}-error`}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <p class="error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <Button look="primary" onPress={() => read(typed)}>
        {words.read}
      </Button>
      <Button onPress={() => chooser.current?.click()}>{words.file}</Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".txt,.csv,.tsv,.json,text/*,application/json"
        onChange={(event) => {
          open(event.currentTarget.files?.[0]);
          event.currentTarget.value = ''; // the same file may be chosen again
        }}
      />
      <Button look="quiet" onPress={onClose}>
        {text.value.cancel}
      </Button>
    </BackSheet>
  );
}
