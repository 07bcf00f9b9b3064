// What of a text, a file or a code would be added, and what not and why. Nothing has been added yet.

import type { JSX } from 'preact';
import { Button } from '../../table/button';
import { seldomText } from '../../text/seldom/language';
import type { Preview } from '../../words/lines';
import type { Pair } from '../../words/pair';
import { whyRefused } from './refused';
import { PairWords, shown } from './words-shown';

/** So many refused lines are shown; of the others, how many they are. */
const REFUSED_SHOWN = 100;

export function PreviewList({
  preview,
  onAdd,
}: {
  preview: Preview;
  onAdd: (taken: readonly Pair[]) => void;
}): JSX.Element {
  const words = seldomText.value.preview;
  const { taken, rejected } = preview;
  const more = rejected.length - REFUSED_SHOWN;
  return (
    <>
      {taken.length > 0 && (
        <Button look="primary" confirms onPress={() => onAdd(taken)}>
          {words.add(taken.length)}
        </Button>
      )}
      {rejected.length > 0 && (
        <section class="refused-lines">
          <h3>{words.rejected(rejected.length)}</h3>
          <ul>
            {rejected.slice(0, REFUSED_SHOWN).map(({ line, text, refusal }) => (
              <li key={line}>
                <span class="caption">{words.line(line)}</span> <bdi>{text}</bdi>
                <p class="error">{whyRefused(refusal)}</p>
              </li>
            ))}
          </ul>
          {more > 0 && <p>{words.more(more)}</p>}
        </section>
      )}
      <section>
        <h3>{words.taken(taken.length)}</h3>
        <ul class="taken-pairs">
          {taken.map((pair) => (
            <li key={shown(pair)}>
              <PairWords pair={pair} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
