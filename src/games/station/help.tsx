// Help of The Station: what beginners lose by not knowing first, the rules in two minutes, three examples (STN-906).

import type { JSX } from 'preact';
import { bandOf, FAULTS_BY_SABOTAGE } from './scenes';
import { EXAMPLES, Example } from './screens/examples';
import { PLAYERS } from './setup';
import { stationText } from './text/language';

export function StationHelp({ players }: { players: number }): JSX.Element {
  const { help } = stationText.value;
  const table = Math.min(PLAYERS.max, Math.max(PLAYERS.min, players));
  const { rounds, goal, limit, deathCap, infiltrators } = bandOf(table);
  return (
    <div class="help-text">
      <h2>{help.headings.first}</h2>
      <p>
        <b>{help.first}</b>
      </p>
      <h2>{help.headings.minute}</h2>
      {help.minute.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{help.headings.examples}</h2>
      {EXAMPLES.map((at) => (
        <Example key={at} at={at} />
      ))}
      <h2>{help.headings.ends}</h2>
      <ul>
        {Object.entries(help.outcomes).map(([outcome, line]) => (
          <li key={outcome}>{line}</li>
        ))}
      </ul>
      <h2>{help.headings.table}</h2>
      <p>{help.people(table - infiltrators, infiltrators)}</p>
      <p>{help.table(rounds, goal, limit)}</p>
      <p>{help.need(FAULTS_BY_SABOTAGE)}</p>
      <p>{help.deaths(deathCap, table <= 6)}</p>
      <h2>{help.headings.tactics}</h2>
      <ul>
        {Object.entries(help.tactics).map(([who, line]) => (
          <li key={who}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
