// A person on the screen: a name in the nominative, and the badge that tells namesakes apart (ALL-11).

import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../core/game';
import { badges, type Player } from '../core/players';

export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** From 1 among namesakes, 0 for a name that stands alone. */
  readonly badge: number;
}

/** Names joined to seats. Badges are those of the whole table, also of people who are out. */
export function peopleOf(players: readonly Player[]): Person[] {
  const numbers = badges(players.map((player) => player.name));
  return players.map((player, seat) => ({ seat, name: player.name, badge: numbers[seat] ?? 0 }));
}

export const People = createContext<readonly Person[]>([]);

export function usePerson(seat: Seat): Person {
  return useContext(People)[seat] ?? { seat, name: '', badge: 0 };
}

const CIRCLED = ['', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩', '⑪', '⑫', '⑬', '⑭', '⑮', '⑯'];

/** A name as plain text, for labels that only a machine reads. */
export function spoken(person: Person): string {
  return person.badge === 0 ? person.name : `${person.name} ${CIRCLED[person.badge] ?? person.badge}`;
}

export function Badge({ number }: { number: number }): JSX.Element | null {
  return number === 0 ? null : <span class="badge">{number}</span>;
}

/** A name in a line of text. `dir="auto"` lets a right-to-left name be one. */
export function Name({ seat }: { seat: Seat }): JSX.Element {
  return <PersonName person={usePerson(seat)} />;
}

export function PersonName({ person }: { person: Person }): JSX.Element {
  return (
    <span class="name">
      <bdi dir="auto">{person.name}</bdi>
      <Badge number={person.badge} />
    </span>
  );
}

export function Names({ seats }: { seats: readonly Seat[] }): JSX.Element {
  return (
    <>
      {seats.map((seat, at) => (
        <span key={seat}>
          {at > 0 && ', '}
          <Name seat={seat} />
        </span>
      ))}
    </>
  );
}

/** How many letters the longest part of a name has that cannot be broken, and whether it needs wide letters. */
function nameMeasure(person: Person): { letters: number; wide: boolean } {
  const parts = person.name.split(' ').map((part) => part.length);
  if (person.badge > 0) parts[parts.length - 1] = (parts[parts.length - 1] ?? 0) + 1.35;
  return { letters: Math.max(2.4, ...parts), wide: /[\u0250-\uffff]/.test(person.name) };
}

/** A name as the largest thing on the screen: it fits its box in width, breaks at spaces, and is never cut short. */
export function BigName({ person, most }: { person: Person; most: number }): JSX.Element {
  const { letters, wide } = nameMeasure(person);
  const style = { '--letters-wide': `${letters * (wide ? 0.66 : 0.575)}`, '--most': `${most / 16}rem` };
  return (
    <div class="display big-name" style={style}>
      <PersonName person={person} />
    </div>
  );
}
