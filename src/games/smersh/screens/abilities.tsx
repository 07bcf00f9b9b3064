// Abilities on the table: who holds which (SMR-20), and the story of all that were handed out and used (SMR-15, SMR-21).

import type { JSX } from 'preact';
import { Name, Names } from '../../../table/person';
import type { HandOut, SeatShown, Told, Use, UseShown } from '../scenes';
import { smershText } from '../text/language';

/** Everybody who holds one, in seating order. */
export function Holding({ seats }: { seats: readonly SeatShown[] }): JSX.Element | null {
  const words = smershText.value;
  const holders = seats.filter(({ holds }) => holds !== 'none');
  if (holders.length === 0) return null;
  return (
    <ul class="holding">
      {holders.map(({ seat, holds }) => (
        <li key={seat}>
          <i class="ring-card" />
          <Name seat={seat} /> <span>{holds !== 'none' && words.abilities[holds].name}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was handed out and used, in order; in the truth with what it told. */
export function AbilityLog({ log }: { log: readonly (HandOut | UseShown | Use)[] }): JSX.Element {
  const words = smershText.value;
  if (log.length === 0) return <p>{words.log.none}</p>;
  return (
    <ol class="team-history">
      {log.map((entry, at) => (
        <li key={at}>
          <div class="history-head">
            <span>{words.abilities[entry.ability].name}</span>
            <span>{words.mission(entry.mission)}</span>
          </div>
          {entry.what === 'hand-out' ? <Given entry={entry} /> : <Used entry={entry} />}
        </li>
      ))}
    </ol>
  );
}

function Given({ entry }: { entry: HandOut }): JSX.Element {
  const { log } = smershText.value;
  return (
    <p>
      <Name seat={entry.giver} /> {entry.to === 'nobody' ? log.discarded : log.gave}{' '}
      {entry.to !== 'nobody' && <Name seat={entry.to} />}
      {entry.giver !== entry.right && (
        <>
          {' '}
          ({log.insteadOf} <Name seat={entry.right} />)
        </>
      )}
    </p>
  );
}

function Used({ entry }: { entry: UseShown | Use }): JSX.Element {
  const words = smershText.value;
  return (
    <>
      <p>
        <Name seat={entry.seat} /> {words.log.used}
        {entry.on.length > 0 && (
          <>
            : <Names seats={entry.on} />
          </>
        )}
        {entry.took !== 'none' && `, ${words.log.took} ${words.abilities[entry.took].name}`}
      </p>
      {'told' in entry && entry.told !== 'nothing' && (
        <p class="history-broke">{entry.read ? words.told[entry.told as Told] : words.log.unread}</p>
      )}
    </>
  );
}
