// Teams refused in a row, as many pips as end the match (TNO-08, SMR-10).

import type { JSX } from 'preact';
import type { Board } from '../scenes';

export function Rejections({ board, label }: { board: Board; label: string }): JSX.Element {
  const { rejected, mostRejected } = board;
  return (
    <b class="rejections">
      {label}
      <span class="unseen">{`: ${rejected} / ${mostRejected}`}</span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: mostRejected }, (_, at) => (
          <i key={at} class={at < rejected ? 'on' : ''} />
        ))}
      </span>
    </b>
  );
}
