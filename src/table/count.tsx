// The count: ballots are laid one by one, each by name, with running totals. What they lead to is the game's to say.

import type { JSX } from 'preact';
import type { Vote } from '../core/ballot';
import type { Seat } from '../core/game';
import { Icon } from './icons';
import { BigName, Name, usePerson } from './person';

/** `laid`: how many of the slips are on the table. `ruled`: rows to mark once all are, the top or the tied. */
export function Count(props: {
  candidates: readonly Seat[];
  slips: readonly Vote[];
  laid: number;
  ruled: readonly Seat[];
}): JSX.Element {
  const { candidates, slips, laid, ruled } = props;
  const shown = slips.slice(0, laid);
  const rows = candidates.map((seat) => ({
    seat,
    voters: shown.filter((slip) => slip.choice === seat).map((slip) => slip.voter),
  }));
  // Most votes first, in seating order among equals: the order of voting plays no part.
  rows.sort((a, b) => b.voters.length - a.voters.length || a.seat - b.seat);
  const top = shown[shown.length - 1];
  return (
    <>
      {top && <Slip key={laid} slip={top} />}
      <ul class="count-rows">
        {rows.map(({ seat, voters }) => (
          <li
            key={seat}
            class={`count-row ${voters.length === 0 ? 'none' : ''} ${ruled.includes(seat) ? 'ruled' : ''}`}
          >
            <span class="count-name">
              <Name seat={seat} />
              <small>
                {voters.map((voter, at) => (
                  <span key={voter}>
                    {at > 0 && ', '}
                    <Name seat={voter} />
                  </span>
                ))}
              </small>
            </span>
            <Strokes count={voters.length} />
            <b>{voters.length}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Slip({ slip }: { slip: Vote }): JSX.Element {
  const choice = usePerson(slip.choice);
  return (
    <div class="slip">
      <span class="slip-voter">
        <Name seat={slip.voter} />
        <Icon name="arrow" />
      </span>
      <BigName person={choice} most={84} />
    </div>
  );
}

/** Tally strokes, each fifth across. */
function Strokes({ count }: { count: number }): JSX.Element | null {
  if (count === 0) return null;
  const groups = Math.ceil(count / 5);
  const strokes = Array.from({ length: count }, (_, at) => {
    const left = Math.floor(at / 5) * 34;
    return at % 5 === 4 ? `M${left + 1} 24 ${left + 29} 10` : `M${left + 5 + (at % 5) * 7} 3l-1.500 28`;
  });
  return (
    <svg class="strokes" viewBox={`0 0 ${groups * 34} 34`} width={groups * 34} height="34" aria-hidden="true">
      <path d={strokes.join('')} />
    </svg>
  );
}
