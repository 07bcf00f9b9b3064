// What lies behind the track: squads so far, abilities so far, and the memo of signs (SMR-19, SMR-20, ALL-08).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Segments } from '../../../table/controls';
import { Name } from '../../../table/person';
import { text } from '../../../text/language';
import { TeamHistory } from '../../missions/screens/history';
import type { SmershTable } from '../scenes';
import { smershText } from '../text/language';
import { AbilityLog } from './abilities';
import { Signs } from './signs';

type Page = 'squads' | 'abilities' | 'signs';

export function SmershSeats({ scene, looks }: { scene: SmershTable; looks: readonly number[] }): JSX.Element {
  const words = smershText.value;
  const [page, setPage] = useState<Page>('squads');
  const pages: readonly Page[] = scene.rules.handOuts.some((count) => count > 0)
    ? ['squads', 'abilities', 'signs']
    : ['squads', 'signs'];
  return (
    <>
      <Segments
        label={words.behind.label}
        options={pages.map((value) => ({ value, label: words.behind[value] }))}
        value={page}
        onChange={setPage}
      />
      {page === 'squads' && (
        <TeamHistory teams={scene.board.history} words={words.history} votes={words.votes} mission={words.mission} />
      )}
      {page === 'abilities' && <AbilityLog log={scene.abilities} />}
      {page === 'signs' && <Signs />}
      {page === 'squads' && (
        <ul class="seat-list">
          {scene.seats.map(({ seat, minutes, right, holds }) => (
            <li key={seat}>
              <b>
                <Name seat={seat} />
              </b>
              <span>
                {[
                  ...(holds === 'none' ? [] : [words.abilities[holds].name]),
                  ...(pages.length > 2 ? [words.rights[right]] : []),
                  ...(minutes === 'off' ? [] : [words.minutes(minutes)]),
                  ...((looks[seat] ?? 0) > 0 ? [text.value.table.looks(looks[seat] ?? 0)] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
