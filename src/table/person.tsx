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
  /** From 1, clockwise; only in games that go by seat numbers (SMR-01). */
  readonly number?: number;
}

/** Names joined to seats. Badges are those of the whole table, also of people who are out. */
export function peopleOf(players: readonly Player[], numbered = false): Person[] {
  const numbers = badges(players.map((player) => player.name));
  return players.map((player, seat) => ({
    seat,
    name: player.name,
    badge: numbers[seat] ?? 0,
    ...(numbered && { number: seat + 1 }),
  }));
}

export const People = createContext<readonly Person[]>([]);

export function nobodyAt(seat: Seat): Person {
  return { seat, name: '', badge: 0 };
}

export function usePerson(seat: Seat): Person {
  return useContext(People)[seat] ?? nobodyAt(seat);
}

const CIRCLED = ['', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩', '⑪', '⑫', '⑬', '⑭', '⑮', '⑯'];

/** A name as plain text, for labels that only a machine reads. */
export function spoken(person: Person): string {
  const name = person.number ? `${person.number} ${person.name}` : person.name;
  return person.badge === 0 ? name : `${name} ${CIRCLED[person.badge] ?? person.badge}`;
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
      {person.number && (
        <>
          <b class="seat-no">{person.number}</b>{' '}
        </>
      )}
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

/** Width of a letter of the display face, in em: capitals and wide letters, narrow ones, the rest. */
function letterWidth(letter: string): number {
  if (/[\p{Lu}mwшщжюмфыъ\u3000-\uffff]/u.test(letter)) return /[WMШЩЖЮМФЫ]/u.test(letter) ? 1.05 : 0.8;
  if (/[ijl.,'’ıtfr]/u.test(letter)) return 0.42;
  return /[\u0400-\u04ff]/u.test(letter) ? 0.68 : 0.6;
}

/** How wide each word of a text is in the display face, in em. */
function wordWidths(text: string): number[] {
  return text.split(' ').map((part) => [...part].reduce((sum, letter) => sum + letterWidth(letter), 0));
}

/** How wide the longest word is, in em: nothing narrower can hold the text unbroken. */
export function longestWord(text: string): number {
  return Math.max(1.5, ...wordWidths(text));
}

/** How wide the longest part of a name is that cannot be broken, in em. A badge takes 0.8 em of its part. */
function nameWidth(person: Person): number {
  const parts = wordWidths(person.name);
  if (person.number) parts[0] = (parts[0] ?? 0) + 0.45 + 0.65 * String(person.number).length; // it stays with the first part
  if (person.badge > 0) parts[parts.length - 1] = (parts[parts.length - 1] ?? 0) + 0.8;
  return Math.max(1.5, ...parts) + 0.1;
}

/**
 * A name as the largest thing on the screen: it fits its box in width, breaks at spaces, and is never cut short.
 * `most` is its largest size in pixels on a phone; half as much again on a tablet.
 */
export function BigName({ person, most }: { person: Person; most: number }): JSX.Element {
  const style = {
    '--letters-wide': nameWidth(person).toFixed(2),
    '--most': `${most / 16}rem`,
    '--most-wide': `${(most * 1.5) / 16}rem`,
  };
  return (
    <div class="display big-name" style={style}>
      <PersonName person={person} />
    </div>
  );
}
