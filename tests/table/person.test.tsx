// People on the screen: names as they were typed, and badges for namesakes (ALL-11).

import { render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BallotPaper } from '../../src/table/ballot';
import { Count } from '../../src/table/count';
import { Handoff } from '../../src/table/handoff';
import { BigName, Names, People, type Person, peopleOf, spoken } from '../../src/table/person';
import { SecretCard } from '../../src/table/secret-card';
import { LANGUAGES, speak } from '../../src/text/language';
import { corner } from './page';

const players = (...names: string[]) => names.map((name, at) => ({ id: `p${at}`, name }));

beforeAll(() => speak('en'));
afterEach(() => speak('en'));

test('ALL-11 namesakes get badges in seating order, and they go when the names differ', () => {
  const badges = (...names: string[]): number[] => peopleOf(players(...names)).map((person) => person.badge);
  expect(badges('Anna', 'Max', 'ANNA', 'anna')).toEqual([1, 0, 2, 3]);
  expect(badges('Anna', 'Max', 'Annika')).toEqual([0, 0, 0]);
  expect(badges('Алёна', 'Алена', 'René', 'Rene')).toEqual([1, 2, 1, 2]);
  expect(badges('Андрей', 'Андреи', 'Åse', 'Ase')).toEqual([0, 0, 0, 0]);
});

test('ALL-11 a badge is text of its own behind the name, for the eye and for a screen reader', () => {
  const people = peopleOf(players('Anna', 'Anna'));
  const { container } = render(
    <People.Provider value={people}>
      <Names seats={[0, 1]} />
    </People.Provider>,
  );
  expect(container).toHaveTextContent('Anna1, Anna2');
  expect(container.querySelectorAll('.badge')).toHaveLength(2);
  expect(people.map(spoken)).toEqual(['Anna ①', 'Anna ②']);
});

test('a name of any direction keeps to itself and is never cut short', () => {
  for (const name of ['שרה', 'محمد', 'Anna-Margrethe Aleksandra', '🎲🎲']) {
    const { container, unmount } = render(<BigName person={{ seat: 0, name, badge: 0 }} most={64} />);
    const isolated = container.querySelector('bdi');
    expect(isolated).toHaveTextContent(name);
    expect(isolated).toHaveAttribute('dir', 'auto');
    unmount();
  }
});

describe('names stand as they were typed, in the nominative, in every language', () => {
  const person: Person = { seat: 0, name: 'Аня', badge: 0 };
  const screens = (): [string, Element][] => {
    const people = peopleOf(players('Аня', 'Юра'));
    const drawn = (title: string, what: preact.JSX.Element): [string, Element] => [
      title,
      render(<People.Provider value={people}>{what}</People.Provider>).container,
    ];
    return [
      drawn(
        'handoff',
        <Handoff
          game="who-is-the-spy"
          person={person}
          facts={{ purpose: 'card', done: 0, of: 2, canWait: true }}
          purpose="—"
          progress=""
          corner={corner}
          onClaim={() => {}}
        />,
      ),
      drawn(
        'card',
        <SecretCard
          seat={0}
          person={person}
          face={() => ({ caption: '', word: '', line: '' })}
          corner={corner}
          tapToOpen={false}
          doneLabel="—"
          onDone={() => {}}
          onBack={() => {}}
        />,
      ),
      drawn(
        'ballot',
        <BallotPaper
          seat={0}
          person={person}
          question="?"
          options={[1]}
          corner={corner}
          onSeal={() => {}}
          onBack={() => {}}
        />,
      ),
      drawn('count', <Count candidates={[0, 1]} slips={[{ voter: 1, choice: 0 }]} laid={1} ruled={[]} />),
    ];
  };

  for (const language of LANGUAGES) {
    test(language, async () => {
      await speak(language);
      for (const [title, container] of screens()) {
        const names = [...container.querySelectorAll('bdi')].map((name) => name.textContent);
        expect(names.length, title).toBeGreaterThan(0);
        for (const name of names) expect(['Аня', 'Юра'], title).toContain(name);
        expect(container.querySelector('h1, .address-name, .slip')?.textContent, title).toContain('Аня');
        // No other form of it anywhere.
        expect(container.textContent?.replaceAll('Аня', ''), title).not.toMatch(/Ан[иеюёй]/);
      }
    });
  }
});
