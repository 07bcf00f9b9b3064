// A pair as it is listed: its words, each turned its own way, and other spellings in small.

import type { JSX } from 'preact';
import type { Pair } from '../../words/pair';

/** For labels. */
export function shown(pair: Pair): string {
  return pair.words.map(({ text }) => text).join(' / ');
}

export function PairWords({ pair }: { pair: Pair }): JSX.Element {
  const [first, second] = pair.words;
  const variants = [...first.variants, ...second.variants];
  return (
    <span class="pair-words">
      <b>
        <bdi>{first.text}</bdi> / <bdi>{second.text}</bdi>
      </b>
      {variants.length > 0 && (
        <span class="caption">
          <bdi>{variants.join(', ')}</bdi>
        </span>
      )}
    </span>
  );
}
