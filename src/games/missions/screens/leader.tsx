// Who leads: by name as the largest thing, or in a line, always with the flag.

import type { JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Icon } from '../../../table/icons';
import { BigName, Name, usePerson } from '../../../table/person';

export function BigLeader({ seat, note }: { seat: Seat; note: string }): JSX.Element {
  return (
    <div class="leader-line">
      <Icon name="flag" />
      <span>
        <BigName person={usePerson(seat)} most={58} />
        <span class="caption">{note}</span>
      </span>
    </div>
  );
}

/** `word` is what the flag says to a screen reader. */
export function LeaderName({ seat, word }: { seat: Seat; word: string }): JSX.Element {
  return (
    <span class="leader-name">
      <Icon name="flag" />
      <span class="unseen">{word}</span>
      <Name seat={seat} />
    </span>
  );
}
