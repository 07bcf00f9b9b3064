// Help of Trust No One: the rules in a minute, this table's numbers, a few tricks (TNO-18).

import type { JSX } from 'preact';
import { PLAYERS, SIZES, SPIES } from './setup';
import { trustText } from './text/language';

export function TrustHelp({ players }: { players: number }): JSX.Element {
  const { help } = trustText.value;
  const table = Math.min(PLAYERS.max, Math.max(PLAYERS.min, players));
  const spies = SPIES[table] ?? 0;
  return (
    <div class="help-text">
      <h2>{help.headings.minute}</h2>
      {help.minute.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{help.headings.ends}</h2>
      <ul>
        {Object.entries(help.outcomes).map(([outcome, line]) => (
          <li key={outcome}>{line}</li>
        ))}
      </ul>
      <h2>{help.headings.table}</h2>
      <p>{help.people(table - spies, spies)}</p>
      <p>{help.sizes(SIZES[table] ?? [])}</p>
      <p>{help.needed(Math.floor(table / 2) + 1)}</p>
      <p>{help.breaks(table >= 7)}</p>
      <h2>{help.headings.tactics}</h2>
      <ul>
        {Object.entries(help.tactics).map(([who, line]) => (
          <li key={who}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
