// The table's list: who is in, who fell when and with which role, how often each looked again, the rules in force (SPY-38).

import type { JSX } from 'preact';
import { Name } from '../../../table/person';
import { text } from '../../../text/language';
import type { SpyTable } from '../scenes';
import { spyText } from '../text/language';
import { fateOf } from './in-play';

export function SpySeats({ scene, looks }: { scene: SpyTable; looks: readonly number[] }): JSX.Element {
  const words = spyText.value;
  const { rules } = scene;
  const inForce = [
    words.seats.rules(rules.spies, rules.blanks),
    `${words.setup.set}: ${words.setup.sets[rules.words]}`,
    rules.vote === 'secret' ? words.seats.secret : words.seats.open,
    ...(rules.clueSeconds > 0 ? [`${words.seats.seconds(rules.clueSeconds)} ${words.seats.clueTime}`] : []),
    rules.talkSeconds > 0 ? `${words.seats.seconds(rules.talkSeconds)} ${words.seats.talkTime}` : words.seats.noTimer,
    ...(rules.firstRoundVote ? [] : [words.seats.noFirstVote]),
  ];
  return (
    <>
      <p class="caption">
        {words.round(scene.round)}. {inForce.join(' · ')}
      </p>
      <ul class="seat-list">
        {scene.seats.map((one) => (
          <li key={one.seat} class={one.is}>
            <b>
              <Name seat={one.seat} />
            </b>
            <span>
              {one.is === 'in' ? text.value.table.playing : fateOf(one)}
              {(looks[one.seat] ?? 0) > 0 && ` · ${text.value.table.looks(looks[one.seat] ?? 0)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
