// What the two mission games share, by its own tables: what breaks, what is needed, what a history adds up to.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import {
  carriedOut,
  decidedBy,
  missionNow,
  outcomeOf,
  rejectedInARow,
  type TeamRecord,
  type TeamResult,
  votedOn,
} from '../../../src/games/missions/rules/course';
import { cardRows } from '../../../src/games/missions/rules/mates';
import {
  answered,
  answers,
  openPass,
  type Pass,
  putLast,
  sealAnswer,
  twoOptions,
} from '../../../src/games/missions/rules/pass';
import { breaksAt, majority, nextSeat, teamSize } from '../../../src/games/missions/rules/tables';
import { teamFault, toggled } from '../../../src/games/missions/rules/team';

const COUNTS = [5, 6, 7, 8, 9, 10];

function team(mission: number, result: TeamResult, change: Partial<TeamRecord> = {}): TeamRecord {
  return { mission, leader: 0, team: [0, 1], votes: [], decisions: [], result, ...change };
}

describe('tables', () => {
  it('TNO-10 SMR-05 one sabotage breaks a mission, but two are needed in mission 4 with seven to ten', () => {
    expect(COUNTS.map((players) => [1, 2, 3, 4, 5].map((mission) => breaksAt(players, mission)).join(''))).toEqual([
      ...['11111', '11111'],
      ...['11121', '11121', '11121', '11121'],
    ]);
  });

  it('TNO-05 SMR-09 more than half of all: 3, 4, 4, 5, 5, 6', () => {
    expect(COUNTS.map(majority)).toEqual([3, 4, 4, 5, 5, 6]);
    for (const players of COUNTS) {
      for (let approvals = 0; approvals <= players; approvals++) {
        const votes = Array.from({ length: players }, (_, seat) => {
          return { seat, choice: seat < approvals ? ('approve' as const) : ('reject' as const) };
        });
        const { result } = votedOn({ mission: 1, leader: 0, team: [0, 1], votes }, players);
        expect(result).toBe(approvals > players - approvals ? 'approved' : 'rejected');
      }
    }
  });

  it('TNO-03 SMR-05 a size that no table has is a mistake, not a number', () => {
    const sizes = { 5: [2, 3, 2, 3, 3] } as const;
    expect(teamSize(sizes, 5, 3)).toBe(2);
    expect(() => teamSize(sizes, 6, 1)).toThrow(RangeError);
    expect(() => teamSize(sizes, 5, 6)).toThrow(RangeError);
  });

  it('TNO-07 SMR-06 leadership goes round the table', () => {
    expect([0, 1, 2, 3, 4].map((seat) => nextSeat(seat, 5))).toEqual([1, 2, 3, 4, 0]);
  });
});

describe('the course', () => {
  it('TNO-09 TNO-10 a mission is carried out as its sabotages have it', () => {
    const decide = (sabotages: number) =>
      [0, 1, 2].map((seat) => ({ seat, choice: seat < sabotages ? ('sabotage' as const) : ('complete' as const) }));
    const came = (players: number, mission: number) =>
      [0, 1, 2].map((sabotages) => carriedOut(team(mission, 'approved'), decide(sabotages), players).result);
    expect(came(6, 4)).toEqual(['completed', 'broken', 'broken']);
    expect(came(7, 4)).toEqual(['completed', 'completed', 'broken']);
    expect(came(7, 5)).toEqual(['completed', 'broken', 'broken']);
  });

  it('TNO-08 SMR-10 the count is of rejected teams since the last approved one', () => {
    expect(rejectedInARow([])).toBe(0);
    expect(rejectedInARow([team(1, 'rejected'), team(1, 'rejected')])).toBe(2);
    expect(rejectedInARow([team(1, 'rejected'), team(1, 'approved')])).toBe(0);
    expect(rejectedInARow([team(1, 'rejected'), team(1, 'broken'), team(2, 'rejected')])).toBe(1);
    expect(rejectedInARow([team(1, 'rejected'), team(1, 'unfinished')])).toBe(1);
  });

  it('SMR-10 where a mission sets it back, an approval alone neither adds to the count nor resets it', () => {
    const two = [team(1, 'rejected'), team(1, 'rejected')];
    expect(rejectedInARow([], 'mission')).toBe(0);
    expect(rejectedInARow([...two, team(1, 'approved')], 'mission')).toBe(2);
    expect(rejectedInARow([...two, team(1, 'completed')], 'mission')).toBe(0);
    expect(rejectedInARow([...two, team(1, 'broken'), team(2, 'rejected'), team(2, 'approved')], 'mission')).toBe(1);
    expect(rejectedInARow([...two, team(1, 'unfinished')], 'mission')).toBe(2);
  });

  it('TNO-11 SMR-04 three decide, and not one after them', () => {
    const done = (...results: TeamResult[]) => results.map((result, at) => team(at + 1, result));
    expect(decidedBy(done('completed', 'broken', 'completed', 'broken'), 5)).toBeNull();
    expect(decidedBy(done('completed', 'broken', 'completed', 'completed'), 5)).toBe('completed');
    expect(decidedBy(done('broken', 'broken', 'completed', 'completed', 'broken'), 5)).toBe('broken');
  });

  it('TNO-08 SMR-10 so many rejected teams in a row as the game says', () => {
    const rejected = (count: number) => Array.from({ length: count }, () => team(1, 'rejected'));
    expect(decidedBy(rejected(4), 5)).toBeNull();
    expect(decidedBy(rejected(5), 5)).toBe('rejections');
    expect(decidedBy(rejected(4), 4)).toBe('rejections');
  });

  it('TNO-11 the mission in hand is the first that has not been carried out', () => {
    expect(missionNow([])).toBe(1);
    expect(missionNow([team(1, 'rejected'), team(1, 'approved')])).toBe(1);
    expect(missionNow([team(1, 'completed'), team(2, 'broken')])).toBe(3);
    const all = [1, 2, 3, 4, 5].map((mission) => team(mission, 'completed'));
    expect(missionNow(all)).toBe(5);
    expect(outcomeOf(all, 5)?.mission).toBe(5);
    expect(outcomeOf([team(1, 'approved')], 1)).toBeUndefined();
  });
});

describe('teams and passes', () => {
  it('TNO-04 whoever is tapped twice is out again, in any order, always in seating order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (taps) => {
        const picked = taps.reduce<readonly number[]>(toggled, []);
        const odd = [...Array(10).keys()].filter((seat) => taps.filter((tap) => tap === seat).length % 2 === 1);
        expect(picked).toEqual(odd);
        for (const size of [2, 3, 4, 5]) expect(teamFault(picked, size) === undefined).toBe(picked.length === size);
      }),
    );
  });

  it('ALL-05 everybody in a pass answers once, whoever waits, and the record is in seating order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 10 }),
        fc.array(fc.boolean()),
        (order, waits) => {
          let pass: Pass<'a' | 'b'> = openPass(order, 'x', 10, chanceFrom('1'.repeat(32)));
          const later = [...waits];
          let moves = 0;
          while (pass.waiting.length > 0) {
            const seat = pass.waiting[0] as number;
            moves += 1;
            expect(moves).toBeLessThan(200);
            const next: typeof pass | { refused: string } = later.pop()
              ? putLast(pass, seat)
              : sealAnswer(pass, seat, seat % 2 ? 'a' : 'b');
            if (isRefusal(next)) expect(next.refused).toBe('last-in-pass');
            else pass = next as typeof pass;
          }
          const seated = [...order].sort((a, b) => a - b);
          expect(answered(pass)).toEqual(seated);
          expect(answers(pass)).toEqual(seated.map((seat) => ({ seat, choice: seat % 2 ? 'a' : 'b' })));
          expect(isRefusal(sealAnswer(pass, order[0] as number, 'a'))).toBe(true);
        },
      ),
    );
  });

  it('ALL-03 two options stand one way or the other, as drawn for the seat', () => {
    const pass: Pass<string> = { order: [0, 1], waiting: [0, 1], sealed: [], turned: [false, true] };
    expect(twoOptions(pass, 0, ['x', 'y'])).toEqual(['x', 'y']);
    expect(twoOptions(pass, 1, ['x', 'y'])).toEqual(['y', 'x']);
  });

  it('TNO-02 SMR-03 rows name mates to spies alone, and are as many for everybody', () => {
    for (const spies of [
      [1, 3],
      [4, 0, 2],
      [0, 1, 2, 3],
    ]) {
      for (const seat of Array(6).keys()) {
        const rows = cardRows(spies, seat);
        expect(rows).toHaveLength(spies.length - 1);
        const mates = spies.filter((other) => other !== seat).sort((a, b) => a - b);
        expect(rows).toEqual(spies.includes(seat) ? mates : mates.slice(1).map(() => 'fixed-words'));
      }
    }
  });
});
