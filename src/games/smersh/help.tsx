// Help of SMERSH: the rules in a minute, this table's numbers, each ability with an example (SMR-24).

import type { JSX } from 'preact';
import { ABILITIES, deckFor } from './scenes';
import { PLAYERS, SIDES, SIZES } from './setup';
import { smershText } from './text/language';

export function SmershHelp({ players }: { players: number }): JSX.Element {
  const { help, abilities } = smershText.value;
  const table = Math.min(PLAYERS.max, Math.max(PLAYERS.min, players));
  const { spies = 0, diversants = 0 } = SIDES[table] ?? {};
  const deck = deckFor(table);
  return (
    <div class="help-text">
      <h2>{help.headings.minute}</h2>
      {help.minute.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {diversants > 0 && <p>{help.diversant}</p>}
      <h2>{help.headings.ends}</h2>
      <ul>
        {Object.entries(help.outcomes).map(([outcome, line]) => (
          <li key={outcome}>{line}</li>
        ))}
      </ul>
      <h2>{help.headings.table}</h2>
      <p>{help.people(table - spies - diversants, spies, diversants)}</p>
      <p>{help.sizes(SIZES[table] ?? [])}</p>
      <p>{help.breaks(table >= 7)}</p>
      <h2>{help.headings.abilities}</h2>
      <p>{help.handOuts}</p>
      <dl class="ability-help">
        {ABILITIES.filter((ability) => deck.includes(ability)).map((ability) => (
          <div key={ability}>
            <dt>
              {abilities[ability].name} <span>×{deck.filter((one) => one === ability).length}</span>
            </dt>
            <dd>
              {abilities[ability].line} {abilities[ability].example}
            </dd>
          </div>
        ))}
      </dl>
      <h2>{help.headings.tactics}</h2>
      <ul>
        {Object.entries(help.tactics).map(([who, line]) => (
          <li key={who}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
