import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ballot, choices, openBallot, passFrom, seal, tally, type Vote, waitLonger } from '../../src/core/ballot';
import { isRefusal, type Seat } from '../../src/core/game';

const refused = (value: unknown): string => (isRefusal(value) ? value.refused : 'accepted');
const sealed = (ballot: Ballot, voter: Seat, choice: Seat): Ballot => {
  const next = seal(ballot, voter, choice);
  if (isRefusal(next)) throw new Error(next.refused);
  return next;
};

const people = fc.uniqueArray(fc.nat(15), { minLength: 2, maxLength: 16 });
/** A vote of everybody for somebody else. */
const votes = people.chain((seats) =>
  fc
    .tuple(
      ...seats.map((voter) =>
        fc.constantFrom(...seats.filter((seat) => seat !== voter)).map((choice) => ({ voter, choice })),
      ),
    )
    .map((cast) => ({ seats, cast: cast as Vote[] })),
);

describe('a sequential ballot', () => {
  it('ALL-05 the pass goes in its order, and each seals once', () => {
    let ballot = openBallot([2, 0, 1], [0, 1, 2]);
    expect(ballot.waiting).toEqual([2, 0, 1]);
    expect(refused(seal(ballot, 0, 1))).toBe('not-your-turn');
    ballot = sealed(ballot, 2, 0);
    expect(ballot.waiting).toEqual([0, 1]);
    expect(refused(seal(ballot, 2, 1))).toBe('not-your-turn'); // twice
    ballot = sealed(sealed(ballot, 0, 1), 1, 0);
    expect(ballot.waiting).toEqual([]);
    expect(refused(seal(ballot, 1, 0))).toBe('not-your-turn'); // when it is over
    expect(ballot.sealed).toEqual([
      { voter: 2, choice: 0 },
      { voter: 0, choice: 1 },
      { voter: 1, choice: 0 },
    ]);
  });

  it('ALL-05 nobody may vote for oneself, nor for one who does not stand', () => {
    const ballot = openBallot([0, 1, 2, 3], [0, 2]);
    expect(choices(ballot, 0)).toEqual([2]);
    expect(choices(ballot, 1)).toEqual([0, 2]);
    for (const choice of [0, 1, 3, 9, -1, Number.NaN, 0.5])
      expect(refused(seal(ballot, 0, choice))).toBe('not-a-candidate');
    expect(refused(seal(ballot, 0, 2))).toBe('accepted');
  });

  it('ALL-05 a ballot is never changed by sealing', () => {
    const ballot = openBallot(Object.freeze([0, 1]) as Seat[], Object.freeze([0, 1]) as Seat[]);
    const before = JSON.stringify(ballot);
    sealed(ballot, 0, 1);
    expect(JSON.stringify(ballot)).toBe(before);
  });

  it('ALL-05 whoever tries what, everybody has voted exactly once in the end', () => {
    fc.assert(
      fc.property(votes, fc.array(fc.tuple(fc.nat(17), fc.nat(17)), { maxLength: 60 }), ({ seats, cast }, noise) => {
        let ballot = openBallot(
          seats,
          [...seats].sort((a, b) => a - b),
        );
        for (const [voter, choice] of noise) {
          const before = JSON.stringify(ballot);
          const next = seal(ballot, voter, choice);
          if (isRefusal(next)) expect(JSON.stringify(ballot)).toBe(before);
          else ballot = next;
        }
        for (const { voter, choice } of cast)
          if (ballot.waiting.includes(voter)) ballot = sealed(ballot, voter, choice);
        expect(ballot.sealed.map((vote) => vote.voter)).toEqual(seats);
        expect(ballot.sealed.every((vote) => vote.voter !== vote.choice)).toBe(true);
      }),
    );
  });

  it('ALL-13 one who is out of the room goes to the end of the pass, the last one cannot', () => {
    expect(waitLonger([3, 1, 2], 3)).toEqual([1, 2, 3]);
    expect(refused(waitLonger([3, 1, 2], 1))).toBe('not-your-turn');
    expect(refused(waitLonger([3], 3))).toBe('last-in-pass');
    expect(refused(waitLonger([], 3))).toBe('not-your-turn');
  });

  it('ALL-05 a pass goes round the table from where it begins', () => {
    expect(passFrom(3, [0, 1, 2, 3, 4, 5])).toEqual([3, 4, 5, 0, 1, 2]);
    expect(passFrom(3, [5, 0, 2])).toEqual([5, 0, 2]); // the first one has no vote: the next one round the table
    expect(passFrom(9, [0, 1])).toEqual([0, 1]);
    expect(passFrom(2, [2, 10, 9, 11])).toEqual([2, 9, 10, 11]); // by number, not by letters
  });
});

describe('a tally', () => {
  it('CASE-101 does not depend on the order of voters or of candidates', () => {
    fc.assert(
      fc.property(votes, fc.infiniteStream(fc.nat()), ({ seats, cast }, noise) => {
        const mixed = <T>(items: readonly T[]): T[] => {
          const keyed = items.map((item) => ({ item, key: noise.next().value as number }));
          return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
        };
        const plain = tally(seats, cast);
        const other = tally(mixed(seats), mixed(cast));
        const counts = (of: typeof plain) => new Map(of.counts.map(({ seat, votes: got }) => [seat, got]));
        expect(counts(other)).toEqual(counts(plain));
        expect(new Set(other.top)).toEqual(new Set(plain.top));
      }),
    );
  });

  it('CASE-101 the counts add up to the ballots, and to what a count by hand gives', () => {
    fc.assert(
      fc.property(votes, ({ seats, cast }) => {
        const { counts, top } = tally(seats, cast);
        expect(counts.reduce((sum, { votes: got }) => sum + got, 0)).toBe(cast.length);
        const byHand = new Map<Seat, number>();
        for (const { choice } of cast) byHand.set(choice, (byHand.get(choice) ?? 0) + 1);
        for (const { seat, votes: got } of counts) expect(got).toBe(byHand.get(seat) ?? 0);
        const most = Math.max(...byHand.values());
        expect(new Set(top)).toEqual(new Set(seats.filter((seat) => byHand.get(seat) === most)));
      }),
    );
  });

  it('CASE-102 three against one is no tie', () => {
    const cast = [1, 2, 3].map((voter) => ({ voter, choice: 0 }));
    expect(tally([0, 1, 2, 3], [...cast, { voter: 0, choice: 1 }]).top).toEqual([0]);
  });

  it('CASE-100 a five-way tie names all five and not the first of them', () => {
    const seats = [0, 1, 2, 3, 4];
    expect(
      tally(
        seats,
        seats.map((voter) => ({ voter, choice: (voter + 1) % 5 })),
      ).top,
    ).toEqual(seats);
  });

  it('CASE-101 seats are counted as numbers: 10 and 1 are two people', () => {
    const { counts, top } = tally(
      [1, 2, 10],
      [
        { voter: 1, choice: 10 },
        { voter: 2, choice: 10 },
        { voter: 10, choice: 1 },
      ],
    );
    expect(top).toEqual([10]);
    expect(counts).toEqual([
      { seat: 1, votes: 1 },
      { seat: 2, votes: 0 },
      { seat: 10, votes: 2 },
    ]);
  });

  it('of no votes names nobody', () => {
    expect(tally([0, 1], [])).toEqual({
      counts: [
        { seat: 0, votes: 0 },
        { seat: 1, votes: 0 },
      ],
      top: [],
    });
  });
});
