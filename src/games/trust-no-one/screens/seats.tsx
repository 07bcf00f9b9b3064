// What lies behind the track: the rules in force, every team so far, and how often each looked again (TNO-13, ALL-08).

import type { JSX } from 'preact';
import { Name } from '../../../table/person';
import { text } from '../../../text/language';
import { TeamHistory } from '../../missions/screens/history';
import type { TrustTable } from '../scenes';
import { trustText } from '../text/language';

export function TrustSeats({ scene, looks }: { scene: TrustTable; looks: readonly number[] }): JSX.Element {
  const { history, votes, operation } = trustText.value;
  const { rules, board } = scene;
  const inForce = [
    rules.votesSecret ? history.rules.secret : history.rules.byName,
    rules.talkSeconds > 0 ? history.rules.talk(rules.talkSeconds / 60) : history.rules.noTalk,
  ];
  const looked = scene.seats.filter(({ seat }) => (looks[seat] ?? 0) > 0);
  return (
    <>
      <p class="caption">{inForce.join(' · ')}</p>
      <TeamHistory teams={board.history} words={history} votes={votes} mission={operation} />
      {looked.length > 0 && (
        <ul class="seat-list">
          {looked.map(({ seat }) => (
            <li key={seat}>
              <b>
                <Name seat={seat} />
              </b>
              <span>{text.value.table.looks(looks[seat] ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
