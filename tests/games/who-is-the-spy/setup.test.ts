import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { startMatch } from '../../../src/core/match';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import {
  check,
  checkOwn,
  fit as follow,
  MOST_BLANKS,
  MOST_SPIES,
  readSetup,
  type SpySetup,
  suggest,
} from '../../../src/games/who-is-the-spy/setup';
import { COFFEE, SEED } from './table';

const with_ = (players: number, change: Partial<SpySetup>): SpySetup => ({ ...suggest(players), ...change });
const codes = (setup: SpySetup, players: number): string[] =>
  check(setup, players).map(({ code, weight }) => `${weight} ${code}`);
/** Every number of spies and blanks that can be set. */
const MIXES = Array.from({ length: MOST_SPIES + 1 }, (_, spies) =>
  Array.from({ length: MOST_BLANKS + 1 }, (_, blanks) => ({ spies, blanks })),
).flat();
const COUNTS = Array.from({ length: 13 }, (_, at) => at + 4);

describe('the set-up', { timeout: 60_000 }, () => {
  it('SPY-01 four to sixteen play; three are too few, seventeen too many', () => {
    for (const players of COUNTS) expect(codes(suggest(players), players)).toEqual([]);
    expect(check(suggest(3), 3)).toEqual([
      { code: 'too-few-players', weight: 'refusal', about: { players: 3, min: 4 } },
    ]);
    for (const players of [0, 1, 2]) expect(codes(suggest(players), players)).toEqual(['refusal too-few-players']);
    expect(check(suggest(17), 17)).toEqual([
      { code: 'too-many-players', weight: 'refusal', about: { players: 17, max: 16 } },
    ]);
    expect(whoIsTheSpy.players).toEqual({ min: 4, max: 16 });
  });

  it('SPY-01 a match of three or seventeen does not start', () => {
    for (const [count, code] of [
      [3, 'too-few-players'],
      [17, 'too-many-players'],
    ] as const) {
      const players = Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Player ${at}` }));
      const match = startMatch({
        id: 'm',
        game: whoIsTheSpy,
        seed: SEED,
        setup: suggest(count),
        supply: COFFEE,
        players,
      });
      expect(isRefusal(match) && match.refused).toBe(code);
    }
  });

  it('SPY-04 suggested spies: 1 for 4–6, 2 for 7–10, 3 for 11–14, 4 for 15–16', () => {
    expect(COUNTS.map((players) => suggest(players).spies)).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
  });

  it('SPY-04 they follow the number of players until they are set by hand', () => {
    expect(follow(suggest(6), 7)).toEqual(suggest(7));
    expect(follow(with_(6, { blanks: 2, talkSeconds: 90 }), 15)).toEqual(with_(15, { blanks: 2, talkSeconds: 90 }));
    const byHand = with_(6, { spies: 2, spiesByHand: true });
    expect(follow(byHand, 16)).toEqual(byHand);
  });

  it('SPY-05 blanks: none by default, one or two', () => {
    for (const players of COUNTS) expect(suggest(players).blanks).toBe(0);
    for (const blanks of [0, 1, 2]) expect(readSetup(with_(6, { blanks }))).toEqual(with_(6, { blanks }));
    expect(readSetup(with_(6, { blanks: 3 }))).toEqual({ refused: 'damaged' });
  });

  it('SPY-06 strangers must be fewer than civilians; one civilian more is a warning; none at all is refused', () => {
    for (const players of COUNTS) {
      for (const mix of MIXES) {
        const strangers = mix.spies + mix.blanks;
        const civilians = players - strangers;
        let expected: string[] = [];
        if (strangers === 0) expected = ['refusal no-strangers'];
        else if (strangers >= civilians) expected = ['refusal too-many-strangers'];
        else if (civilians === strangers + 1) expected = ['warning one-civilian-more'];
        expect(codes(with_(players, mix), players), `${players} ${JSON.stringify(mix)}`).toEqual(expected);
      }
    }
  });

  it('SPY-06 six spies of eleven are refused with the numbers, and five are offered, with the warning', () => {
    const [finding] = check(with_(11, { spies: 6, spiesByHand: true }), 11);
    expect(finding).toMatchObject({
      code: 'too-many-strangers',
      weight: 'refusal',
      about: { strangers: 6, civilians: 5, most: 5 },
      nearest: { spies: 5, blanks: 0 },
    });
    expect(codes(finding?.nearest as SpySetup, 11)).toEqual(['warning one-civilian-more']);
  });

  it('SPY-06 no spies but blanks can be played', () => {
    expect(codes(with_(6, { spies: 0, blanks: 2 }), 6)).toEqual([]);
    expect(codes(with_(4, { spies: 0, blanks: 1 }), 4)).toEqual([]);
  });

  it('ALL-12 who-is-the-spy what is refused comes with the nearest set-up that can be played', () => {
    for (const players of COUNTS) {
      const playable = MIXES.filter((mix) =>
        check(with_(players, mix), players).every(({ weight }) => weight === 'warning'),
      );
      for (const mix of MIXES) {
        const setup = with_(players, { ...mix, words: 'hard', clueSeconds: 45, vote: 'open', spiesByHand: true });
        const refusal = check(setup, players).find(({ weight }) => weight === 'refusal');
        if (!refusal) continue;
        const what = `${players} ${JSON.stringify(mix)}`;
        const { nearest } = refusal;
        if (!nearest) throw new Error(`nothing offered for ${what}`);
        expect(
          check(nearest, players).filter(({ weight }) => weight === 'refusal'),
          what,
        ).toEqual([]);
        expect(readSetup(nearest), what).toEqual(nearest);
        const far = (other: { spies: number; blanks: number }): number =>
          Math.abs(other.spies - mix.spies) + Math.abs(other.blanks - mix.blanks);
        expect(far(nearest), what).toBe(Math.min(...playable.map(far)));
        // Nothing but strangers is touched, and the number offered does not run away with the next player.
        expect({ ...nearest, spies: 0, blanks: 0, spiesByHand: true }, what).toEqual({ ...setup, spies: 0, blanks: 0 });
        expect(follow(nearest, players), what).toEqual(nearest);
      }
    }
  });

  it('SPY-08 every house rule is in the one set-up, with its default', () => {
    expect(suggest(6)).toEqual({
      spies: 1,
      spiesByHand: false,
      blanks: 0,
      words: 'simple',
      wordLanguage: 'en',
      onlyOwn: false,
      clueSeconds: 0,
      talkSeconds: 60,
      vote: 'secret',
      firstRoundVote: true,
    });
  });

  it('SPY-08 only what the panel offers is read', () => {
    const offered: { [Key in keyof SpySetup]: readonly SpySetup[Key][] } = {
      spies: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      spiesByHand: [true, false],
      blanks: [0, 1, 2],
      words: ['simple', 'tricky', 'hard'],
      wordLanguage: ['en', 'ru', 'nb'],
      onlyOwn: [true, false],
      clueSeconds: [0, 20, 30, 45],
      talkSeconds: [0, 30, 60, 90, 120],
      vote: ['secret', 'open'],
      firstRoundVote: [true, false],
    };
    for (const [key, values] of Object.entries(offered)) {
      for (const value of values) {
        const setup = { ...suggest(6), [key]: value };
        expect(readSetup(setup), `${key} ${value}`).toEqual(setup);
      }
      // A set-up kept by a version without own pairs says nothing of them.
      const silent = key === 'onlyOwn';
      for (const junk of [-1, 9, 1.5, '1', null, ...(silent ? [] : [undefined]), Number.NaN, {}, []]) {
        expect(readSetup({ ...suggest(6), [key]: junk }), `${key} ${String(junk)}`).toEqual({ refused: 'damaged' });
      }
      const { [key as keyof SpySetup]: _, ...rest } = suggest(6);
      expect(readSetup(rest), `without ${key}`).toEqual(silent ? suggest(6) : { refused: 'damaged' });
    }
    expect(readSetup({ ...suggest(6), more: 1 })).toEqual({ refused: 'damaged' });
  });

  it('SPY-11 ALL-12 only own pairs: refused while there are none, with the way back to a set', () => {
    const only = { ...suggest(6), words: 'hard', onlyOwn: true } as const;
    expect(checkOwn(only, 0)).toEqual([
      { code: 'no-own-pairs', weight: 'refusal', nearest: { ...only, onlyOwn: false } },
    ]);
    expect(checkOwn(only, 1)).toEqual([]);
    expect(checkOwn({ ...only, onlyOwn: false }, 0)).toEqual([]);
  });

  it('SPY-08 whatever is read, it is a set-up or refused', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(readSetup(raw)).toEqual({ refused: 'damaged' });
      }),
    );
  });

  it('CASE-104 who-is-the-spy no set-up that is let through is over before it begins', () => {
    let played = 0;
    for (const players of COUNTS) {
      for (const mix of MIXES) {
        const setup = with_(players, mix);
        if (check(setup, players).some(({ weight }) => weight === 'refusal')) continue;
        played += 1;
        let state = whoIsTheSpy.deal(setup, COFFEE, players, chanceFrom(SEED));
        const civilians = state.deal.roles.filter((role) => role === 'civilian').length;
        expect(civilians).toBeGreaterThan(players - civilians);
        expect(players - civilians).toBeGreaterThan(0);
        for (let seat = 0; seat < players; seat++) {
          expect(whoIsTheSpy.result(state)).toBeUndefined();
          const next = whoIsTheSpy.play(state, { type: 'seen', seat }, chanceFrom(SEED));
          if (isRefusal(next)) throw new Error(next.refused);
          state = next;
        }
        expect(state.phase).toBe('clues');
      }
    }
    expect(played).toBeGreaterThan(120);
  });
});
