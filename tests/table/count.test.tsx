// The count: slips are laid one by one, and what is not laid is not there.

import { render } from '@testing-library/preact';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Vote } from '../../src/core/ballot';
import { Count } from '../../src/table/count';
import { People, peopleOf } from '../../src/table/person';
import { speak } from '../../src/text/language';

const names = ['Anya', 'Liza', 'Kostya', 'Dima', 'Vera'];
const people = peopleOf(names.map((name, at) => ({ id: `p${at}`, name })));
const seats = names.map((_, seat) => seat);

beforeAll(() => speak('en'));

function rows(slips: readonly Vote[], laid = slips.length): string[] {
  const { container, unmount } = render(
    <People.Provider value={people}>
      <Count candidates={seats} slips={slips} laid={laid} ruled={[]} />
    </People.Provider>,
  );
  const seen = [...container.querySelectorAll('.count-row')].map(
    (row) => `${row.querySelector('.count-name > .name')?.textContent} ${row.querySelector(':scope > b')?.textContent}`,
  );
  unmount();
  return seen;
}

const votes = fc
  .array(
    fc.record({ voter: fc.nat(4), choice: fc.nat(4) }).filter((vote) => vote.voter !== vote.choice),
    { maxLength: 5 },
  )
  .map((all) => all.filter((vote, at) => all.findIndex((other) => other.voter === vote.voter) === at));

test('CASE-038 the order of the result does not depend on the order in which people voted', () => {
  fc.assert(
    fc.property(votes, fc.infiniteStream(fc.nat(1000)), (slips, random) => {
      const shuffled = slips
        .map((slip) => [random.next().value as number, slip] as const)
        .sort(([a], [b]) => a - b)
        .map(([, slip]) => slip);
      expect(rows(shuffled)).toEqual(rows(slips));
    }),
    { numRuns: 60 },
  );
});

test('CASE-038 a slip that is not laid yet is nowhere on the page, not even as a total', () => {
  const slips: Vote[] = [
    { voter: 0, choice: 1 },
    { voter: 2, choice: 3 },
  ];
  expect(rows(slips, 0)).toEqual(names.map((name) => `${name} 0`));
  expect(rows(slips, 1)).toEqual(['Liza 1', 'Anya 0', 'Kostya 0', 'Dima 0', 'Vera 0']);
  const drawn = (second: Vote): string => {
    const { container, unmount } = render(
      <People.Provider value={people}>
        <Count candidates={seats} slips={[slips[0] as Vote, second]} laid={1} ruled={[]} />
      </People.Provider>,
    );
    const html = container.innerHTML;
    unmount();
    return html;
  };
  expect(drawn({ voter: 2, choice: 3 })).toBe(drawn({ voter: 4, choice: 0 }));
});
