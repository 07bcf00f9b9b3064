// What lies behind the board: house rules, the crew with its titles, every round so far (STN-105, STN-505, ALL-08).

import type { JSX } from 'preact';
import { Name } from '../../../table/person';
import { text } from '../../../text/language';
import type { PublicSeat, RoundShown, StationTable } from '../scenes';
import { stationText } from '../text/language';
import { letter, Missing, missionTitle, planName } from './in-play';

export function StationSeats({ scene, looks }: { scene: StationTable; looks: readonly number[] }): JSX.Element {
  const words = stationText.value;
  const { rules, board, seats } = scene;
  const told = ({ seat, is, occupation, round }: PublicSeat): string =>
    [
      words.occupations[occupation] ?? '',
      ...(is === 'in' ? [] : [words.seats.is[is]]),
      ...(round > 0 ? [words.round(round).toLowerCase()] : []),
      ...((looks[seat] ?? 0) > 0 ? [text.value.table.looks(looks[seat] ?? 0)] : []),
    ].join(' · ');
  return (
    <>
      <p class="caption">
        {[rules.difficulty, rules.vote, rules.clocks].map((rule) => words.seats.rules[rule]).join(' · ')}
      </p>
      <ul class="seat-list">
        {seats.map((person) => (
          <li key={person.seat} class={person.is === 'dead' || person.is === 'left' ? 'out' : ''}>
            <b>
              <Name seat={person.seat} />
            </b>
            <span>{told(person)}</span>
          </li>
        ))}
      </ul>
      <h3>{words.seats.history}</h3>
      {board.history.length === 0 && <p>{words.seats.noHistory}</p>}
      <ol class="round-truths">
        {board.history.map((round) => (
          <Round key={round.round} told={round} />
        ))}
      </ol>
    </>
  );
}

function Round({ told }: { told: RoundShown }): JSX.Element {
  const words = stationText.value;
  const { report, mission, vote, fate, score } = told;
  const used = report.winningPlan;
  return (
    <li>
      <div class="history-head">
        <span>
          {words.round(told.round)}. {missionTitle(mission)}
        </span>
        <span>{report.success ? words.truth.worked : words.truth.failed}</span>
      </div>
      <p>
        {words.truth.used(letter(used), planName(mission, used))}. <Missing told={told} />{' '}
        {words.truth.needs([`${letter(used)} ${report.need}`])} {words.seats.score(score.parts, score.damage)}
      </p>
      {vote !== 'to-come' && (
        <p>
          {words.truth.voted} {vote.chosen === 'nobody' ? words.truth.none : <Name seat={vote.chosen} />}
        </p>
      )}
      {fate !== 'none' && (
        <p>
          <Name seat={fate.seat} />: {words.seats.is[fate.outcome]}
        </p>
      )}
    </li>
  );
}
