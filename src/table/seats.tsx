// Who is in and who is out, small and always there: a row of seats in the masthead that opens into the whole list.

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../core/game';
import { Button } from './button';

export interface SeatMark {
  readonly seat: Seat;
  readonly is: 'in' | 'out' | 'left';
}

/** `label` is what the row says to a screen reader; `line` are the rules in force; pressing it opens the list. */
export function SeatRow(props: {
  marks: readonly SeatMark[];
  line: ComponentChildren;
  label: string;
  onOpen: () => void;
}): JSX.Element {
  const { marks, line, label, onOpen } = props;
  return (
    <Button look="plain" class="seat-row" label={label} onPress={onOpen}>
      <span class="seat-marks" aria-hidden="true">
        {marks.map(({ seat, is }) => (
          <i key={seat} class={`seat-mark ${is}`} />
        ))}
      </span>
      <span class="seat-line">{line}</span>
    </Button>
  );
}
