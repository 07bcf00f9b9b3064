// Who was who: a side and points for each, those of the other side marked.

import type { JSX } from 'preact';
import type { Seat } from '../core/game';
import { Name } from './person';

interface SidesProps {
  who: string;
  side: string;
  people: readonly {
    readonly seat: Seat;
    readonly side: string;
    readonly stranger: boolean;
    readonly points: string;
    /** A line more: left the table, what was still held. */
    readonly line: string;
  }[];
}

export function Sides({ who, side, people }: SidesProps): JSX.Element {
  return (
    <table class="truth">
      <thead>
        <tr>
          <th scope="col">{who}</th>
          <th scope="col" class="vote-column shown">
            {side}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.seat} class={person.stranger ? 'stranger' : ''}>
            <th scope="row">
              <b>
                <Name seat={person.seat} />
                {person.points && <span class="points">{person.points}</span>}
              </b>
              {person.line && <small>{person.line}</small>}
            </th>
            <td class="vote-column shown">
              <em>{person.side}</em>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
