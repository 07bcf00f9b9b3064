// What holds for every match, whatever the table does: random matches of 4–16 players with every house rule,
// watched by a referee who has read the same rules.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { type Match, playMove, restoreMatch, saveMatch, undoMove } from '../../../src/core/match';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import type { Phase, SpyState } from '../../../src/games/who-is-the-spy/state';
import { type Report, voters, won } from './referee';
import { essence } from './table';
import { anyTable, deepFreeze, walk } from './walk';

const PHASES: Record<Report['at'], readonly Phase['phase'][]> = {
  cards: ['dealing'],
  clues: ['clues'],
  'tie-clues': ['clues'],
  talk: ['talk'],
  vote: ['ballot', 'open-ballot'],
  revote: ['ballot', 'open-ballot'],
  count: ['count'],
  turned: ['turned'],
  guess: ['guess'],
  verdict: ['verdict'],
  over: ['over'],
  spent: ['spent'],
};

/** Many matches, and a count of what they came through, so that nothing is proved of an empty set. */
function matches(numRuns: number, each: (table: Parameters<typeof walk>[0]) => void): void {
  fc.assert(fc.property(anyTable, each), { numRuns, seed: 20261130, endOnFailure: false });
}

function restored(match: Match): Match {
  const back = restoreMatch(JSON.parse(JSON.stringify(saveMatch(match))), whoIsTheSpy);
  if (isRefusal(back)) throw new Error(`a save was refused: ${back.refused}`);
  return back;
}

const livingIn = (state: SpyState): number[] =>
  state.deal.roles.map((_, seat) => seat).filter((seat) => state.fell[seat] === 0 && state.left[seat] === 0);

describe('any match', { timeout: 60_000 }, () => {
  it('SPY-25 never throws, never waits for nobody, and always ends', () => {
    const ends = new Map<string, number>();
    const seen = new Set<string>();
    matches(250, (table) => {
      const match = walk(table, ({ after, report }) => {
        seen.add(`${after.state.phase} ${report.at}`);
        const scene = whoIsTheSpy.scene(after.state);
        const waitsFor = scene.audience;
        if (waitsFor !== 'table' && report.at !== 'cards' && !report.alive.includes(waitsFor)) {
          throw new Error(`the phone waits for ${waitsFor}, who is not in play`);
        }
      });
      const end = whoIsTheSpy.result(match.state)?.reason ?? whoIsTheSpy.spent(match.state) ?? 'none';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    });
    for (const end of ['civilians', 'strangers', 'draw', 'stolen', 'left', 'stopped', 'again']) {
      expect(ends.get(end) ?? 0, `matches that end with ${end}`).toBeGreaterThan(0);
    }
    for (const [at, phases] of Object.entries(PHASES)) {
      for (const phase of phases) expect(seen, `${phase} at ${at}`).toContain(`${phase} ${at}`);
    }
  });

  it('SPY-26 goes as the referee has it: who lives, what comes next, how and when it ends', () => {
    matches(250, (table) => {
      walk(table, ({ after: { state }, report, did }) => {
        const shown = {
          phaseFits: PHASES[report.at].includes(state.phase),
          living: livingIn(state),
          round: state.round,
          emptyVotes: state.emptyVotes,
          gone: new Set(whoIsTheSpy.gone(state)),
          end: state.phase === 'over' ? state.ending.kind : 'due' in state ? (state.due?.kind ?? null) : 'not told',
          speakers: state.phase === 'clues' ? state.speakers.slice(state.said) : 'not told',
          voters: state.phase === 'ballot' ? state.ballot.voters.toSorted((a, b) => a - b) : 'not told',
          sealed: state.phase === 'ballot' ? state.ballot.sealed.length : 'not told',
        };
        const expected = {
          phaseFits: true,
          living: report.alive,
          round: report.round,
          emptyVotes: report.empty,
          gone: new Set(report.gone),
          end: state.phase === 'over' || 'due' in state ? report.end : 'not told',
          speakers: state.phase === 'clues' ? report.speakers : 'not told',
          voters: state.phase === 'ballot' ? voters(report) : 'not told',
          sealed: state.phase === 'ballot' ? report.cast.length : 'not told',
        };
        expect(shown, `${state.phase} at ${report.at} after ${JSON.stringify(did)}`).toEqual(expected);
      });
    });
  });

  it('CASE-105 who-is-the-spy a decided match does not go on, whoever falls or leaves', () => {
    let decided = 0;
    matches(150, (table) => {
      walk(table, ({ before, after, refused, did }) => {
        if (refused || did === 'undo' || did === null) return;
        const fewer = livingIn(after.state).length < livingIn(before.state).length;
        if (!fewer || won(after.state.deal.roles, livingIn(after.state)) === null) return;
        decided += 1;
        const { state } = after;
        const blankGuesses =
          (state.phase === 'turned' || state.phase === 'guess') && state.deal.roles[state.seat] === 'blank';
        const drawShown = state.phase === 'count' && state.emptyVotes === 2;
        const endIsDue = 'due' in state && state.due !== null;
        expect(state.phase === 'over' || blankGuesses || drawShown || endIsDue || state.phase === 'spent').toBe(true);
      });
    });
    expect(decided).toBeGreaterThan(60);
  });

  it('CASE-106 who-is-the-spy winners are named once, and score, truth and reason agree', () => {
    matches(150, (table) => {
      const { state } = walk(table);
      const result = whoIsTheSpy.result(state);
      const truth = whoIsTheSpy.truth(state);
      if (!result || !truth) {
        expect(state.phase).toBe('spent');
        return;
      }
      expect(truth.result).toEqual(result);
      expect(result.points.flatMap((points, seat) => (points > 0 ? [seat] : []))).toEqual(result.winners);
      expect(truth.people.map(({ points }) => points)).toEqual(result.points);
      const side = (seat: number): string => (state.deal.roles[seat] === 'civilian' ? 'civilians' : 'strangers');
      const stayed = state.deal.roles.map((_, seat) => seat).filter((seat) => state.left[seat] === 0);
      const expected: Record<string, number[]> = {
        civilians: stayed.filter((seat) => side(seat) === 'civilians'),
        strangers: stayed.filter((seat) => side(seat) === 'strangers'),
        stolen: stayed.filter((seat) => truth.rounds.some(({ guess }) => guess?.right && guess.seat === seat)),
        draw: [],
        left: [],
        stopped: [],
      };
      expect(result.winners).toEqual(expected[result.reason]);
      const worth = { civilians: 1, strangers: 2, stolen: 3 }[result.reason] ?? 0;
      expect(new Set(result.winners.map((seat) => result.points[seat]))).toEqual(
        new Set(result.winners.length > 0 ? [worth] : []),
      );
    });
  });

  it('ALL-10 who-is-the-spy the same seed and moves give the same match', () => {
    matches(150, (table) => {
      const match = walk(table);
      const chance = chanceFrom(table.seed);
      let state = whoIsTheSpy.deal(table.setup, match.supply as never, table.players, chance);
      for (const move of match.moves) {
        const next = whoIsTheSpy.play(state, move, chanceFrom(table.seed));
        if (isRefusal(next)) throw new Error(next.refused);
        state = next;
      }
      expect(state).toEqual(match.state);
    });
  });

  it('ALL-06 who-is-the-spy a save gives the same match back at every step', () => {
    matches(25, (table) => {
      walk(table, ({ after, refused }) => {
        if (refused === null) expect(essence(restored(after as Match))).toEqual(essence(after as Match));
      });
    });
  });

  it('CASE-111 who-is-the-spy what the rules do not allow is refused and changes nothing; what they allow is not', () => {
    let refusals = 0;
    matches(150, (table) => {
      walk(table, ({ before, after, refused, allowed, did }) => {
        if (did === null) return;
        expect(refused === null, `${JSON.stringify(did)} in ${before.state.phase}: ${refused}`).toBe(allowed);
        if (refused === null) return;
        refusals += 1;
        expect(after).toBe(before);
      });
    });
    expect(refusals).toBeGreaterThan(1000);
  });

  it('CASE-109 who-is-the-spy somebody can leave at any point, and taking it back gives the exact state before', () => {
    const from = new Set<string>();
    let undone = 0;
    matches(40, (table) => {
      walk(table, ({ after: match }) => {
        const { state } = match;
        if (state.phase === 'over' || state.phase === 'spent') return;
        const seat = (match.revision * 7) % table.players;
        const leave = { type: 'leave', seat } as const;
        const left = playMove(match as Match, leave, match.revision);
        expect(isRefusal(left)).toBe(state.left[seat] !== 0);
        if (isRefusal(left)) return;
        from.add(state.phase);
        const now = left.state as SpyState;
        expect(now.phase === 'spent' || now.left[seat] === now.round || now.left[seat] === state.round).toBe(true);
        const scene = whoIsTheSpy.scene(now);
        expect(scene.audience).not.toBe(seat); // nobody waits for one who is not there
        if (scene.audience === 'table' && scene.kind === 'clue') expect(scene.speaker).not.toBe(seat);
        const back = undoMove(left, left.revision);
        if (isRefusal(back)) return;
        undone += 1;
        expect(back.state).toEqual(state);
      });
    });
    expect([...from].sort()).toEqual([
      'ballot',
      'clues',
      'count',
      'dealing',
      'guess',
      'open-ballot',
      'talk',
      'turned',
      'verdict',
    ]);
    expect(undone).toBeGreaterThan(300);
  });

  it('never changes a state that it was given', () => {
    matches(100, (table) => {
      walk(table, ({ after }) => {
        deepFreeze(after.state); // a write to it would throw from here on
        whoIsTheSpy.scene(after.state);
        whoIsTheSpy.truth(after.state);
      });
    });
  });
});

describe('any vote', { timeout: 60_000 }, () => {
  it('ALL-05 who-is-the-spy has one vote of each voter, none for oneself, and only for those who stand', () => {
    let counts = 0;
    matches(150, (table) => {
      walk(table, ({ before, after, refused, report, did }) => {
        const { state } = after;
        if (refused || did === 'undo' || state.phase !== 'count' || before.state.phase === 'count') return;
        counts += 1;
        const held = state.rounds.at(-1)?.ballots.at(-1);
        const votes = held?.votes ?? [];
        expect(held?.void).toBe(false);
        const revote = held?.kind === 'revote';
        const electors = revote ? report.alive.filter((seat) => !held.candidates.includes(seat)) : report.alive;
        expect(votes.map(({ voter }) => voter).sort((a, b) => a - b)).toEqual(electors);
        for (const { voter, choice } of votes) {
          expect(choice).not.toBe(voter);
          expect(held?.candidates).toContain(choice);
          expect(report.cast.some(([seat, cast]) => seat === voter && cast === choice)).toBe(true);
        }
      });
    });
    expect(counts).toBeGreaterThan(300);
  });

  it('CASE-100 who-is-the-spy puts at most one out a round, and holds at most one re-vote', () => {
    let revotes = 0;
    matches(200, (table) => {
      const { state } = walk(table);
      for (let round = 1; round <= state.round; round++) {
        expect(state.fell.filter((fell) => fell === round).length).toBeLessThanOrEqual(1);
        const held = (state.rounds[round - 1]?.ballots ?? []).filter((ballot) => !ballot.void);
        const kinds = held.map(({ kind }) => kind).join();
        expect(['', 'first', 'first,revote']).toContain(kinds);
        if (kinds === 'first,revote') revotes += 1;
        const end = state.rounds[round - 1]?.end;
        const fallen = state.fell.indexOf(round);
        expect(end?.kind === 'out' ? end.seat : -1).toBe(fallen);
      }
    });
    expect(revotes).toBeGreaterThan(30);
  });

  it('CASE-102 who-is-the-spy depends on the votes alone, never on roles', () => {
    matches(150, (table) => {
      walk(table, ({ after, did }) => {
        const { state } = after;
        if (state.phase !== 'count' || did === 'undo' || did === null) return;
        const held = state.rounds.at(-1)?.ballots.at(-1);
        const got = (held?.candidates ?? []).map(
          (seat) => (held?.votes ?? []).filter(({ choice }) => choice === seat).length,
        );
        const most = Math.max(...got);
        const alone = got.filter((votes) => votes === most).length === 1;
        expect(state.verdict.kind === 'out').toBe(alone);
        if (state.verdict.kind === 'out') expect(state.verdict.seat).toBe(held?.candidates[got.indexOf(most)]);
      });
    });
  });
});

describe('any save', { timeout: 60_000 }, () => {
  it('CASE-108 who-is-the-spy cut off anywhere is no save, and never throws', () => {
    matches(20, (table) => {
      const text = JSON.stringify(saveMatch(walk(table) as Match));
      for (let length = 0; length < text.length; length += 13) {
        let raw: unknown;
        try {
          raw = JSON.parse(text.slice(0, length));
        } catch {
          raw = text.slice(0, length);
        }
        expect(restoreMatch(raw, whoIsTheSpy)).toEqual({ refused: 'damaged' });
      }
    });
  });

  it('CASE-108 who-is-the-spy however mangled never throws: it is a match that can be shown, or refused with a code', () => {
    const codes = new Map<string, number>();
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.anything(),
      fc.integer({ min: -2, max: 20 }),
      fc.constantFrom('said', 'vote', 'leave', 'stop', 'guess'),
    );
    fc.assert(
      fc.property(
        anyTable,
        fc.array(fc.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), junk), { minLength: 1, maxLength: 3 }),
        fc.nat(80),
        (table, mangles, length) => {
          const raw: unknown = JSON.parse(JSON.stringify(saveMatch(walk(table, undefined, 10, length) as Match)));
          for (const [path, value] of mangles) mangle(raw, path, value);
          const back = restoreMatch(raw, whoIsTheSpy);
          const code = isRefusal(back) ? back.refused : 'accepted';
          codes.set(code, (codes.get(code) ?? 0) + 1);
          if (isRefusal(back)) {
            expect(['damaged', 'from-the-future']).toContain(back.refused);
            return;
          }
          whoIsTheSpy.scene(back.state as SpyState);
          expect(essence(restored(back))).toEqual(essence(back));
        },
      ),
      { numRuns: 600, seed: 7 },
    );
    expect(codes.get('damaged') ?? 0).toBeGreaterThan(200);
    expect(codes.get('accepted') ?? 0).toBeGreaterThan(5);
  });
});

/** Puts junk into a value where the path leads, or takes something away there. */
function mangle(raw: unknown, path: readonly number[], junk: unknown): void {
  let at = raw;
  for (const [depth, turn] of path.entries()) {
    if (typeof at !== 'object' || at === null) return;
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[turn % keys.length] as string;
    const box = at as Record<string, unknown>;
    const inner = box[key];
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      if (turn % 5 === 0) delete box[key];
      else box[key] = junk;
      return;
    }
    at = inner;
  }
}
