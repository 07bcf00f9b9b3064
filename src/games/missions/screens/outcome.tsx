// What came of a mission: one shape, a number, and who went. Nobody's part in it is drawn (TNO-09, SMR-11, ALL-03).

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Icon } from '../../../table/icons';
import { Names } from '../../../table/person';

interface OutcomeProps {
  result: 'completed' | 'broken';
  /** The number of sabotages, in words. */
  sabotages: string;
  note?: ComponentChildren;
  team: readonly Seat[];
}

export function MissionOutcome({ result, sabotages, note, team }: OutcomeProps): JSX.Element {
  return (
    <div class="mission-outcome">
      <div class={`outcome-shape ${result}`}>
        <Icon name={result === 'completed' ? 'check' : 'close'} />
      </div>
      <p class="display">{sabotages}</p>
      {note && <p>{note}</p>}
      <p class="history-team">
        <Names seats={team} />
      </p>
    </div>
  );
}
