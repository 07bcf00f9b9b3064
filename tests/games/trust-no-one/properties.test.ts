// What holds for every match, whatever the table does: random matches of 5–10 players with every house rule,
// watched by a referee who has read the same rules.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { type Match, playMove, restoreMatch, saveMatch, undoMove } from '../../../src/core/match';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import { readMove } from '../../../src/games/trust-no-one/moves';
import { readSetup } from '../../../src/games/trust-no-one/setup';
import type { Phase, TrustState } from '../../../src/games/trust-no-one/state';
import type { Report } from './referee';
import { BOOK, essence, type TrustMatch } from './table';
import { anyMove, anyTable, deepFreeze, inOrder, waitingIn, walk } from './walk';

const PHASES: Record<Report['at'], Phase['phase']> = {
  cards: 'dealing',
  picking: 'team',
  talk: 'proposal',
  vote: 'ballot',
  votes: 'votes',
  decisions: 'operation',
  outcome: 'operation-result',
  over: 'over',
  spent: 'spent',
};

/** Many matches, always the same ones, so that nothing is proved of an empty set. */
function matches(numRuns: number, each: (table: Parameters<typeof walk>[0]) => void): void {
  fc.assert(fc.property(anyTable, each), { numRuns, seed: 20270131, endOnFailure: false });
}

function restored(match: Match): Match {
  const back = restoreMatch(JSON.parse(JSON.stringify(saveMatch(match))), trustNoOne);
  if (isRefusal(back)) throw new Error(`a save was refused: ${back.refused}`);
  return back;
}

describe('any match', { timeout: 120_000 }, () => {
  it('TNO-08 TNO-11 ends within 25 teams and five operations, never throws, and never waits for nobody', () => {
    const ends = new Map<string, number>();
    const seen = new Set<string>();
    let longest = 0;
    matches(400, (table) => {
      const match = walk(table, ({ after, report }) => {
        seen.add(`${after.state.phase} ${report.at}`);
        const { audience } = trustNoOne.scene(after.state);
        expect(audience === 'table').toBe(!['cards', 'vote', 'decisions'].includes(report.at));
        if (audience !== 'table') expect(waitingIn(after)[0]).toBe(audience);
      });
      const { history } = match.state;
      expect(history.length).toBeLessThanOrEqual(25);
      longest = Math.max(longest, history.length);
      const done = history.filter(({ result }) => result === 'completed' || result === 'broken');
      expect(done.length).toBeLessThanOrEqual(5);
      expect(done.map(({ mission }) => mission)).toEqual([1, 2, 3, 4, 5].slice(0, done.length));
      const end = trustNoOne.result(match.state)?.reason ?? trustNoOne.spent(match.state) ?? 'none';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    });
    for (const end of ['scouts', 'spies', 'rejections', 'left', 'stopped', 'again'])
      expect(ends.get(end) ?? 0, `matches that end with ${end}`).toBeGreaterThan(0);
    expect(ends.get('none')).toBeUndefined();
    expect(longest).toBeGreaterThan(8);
    for (const [at, phase] of Object.entries(PHASES)) expect(seen).toContain(`${phase} ${at}`);
    expect(seen.size).toBe(Object.keys(PHASES).length);
  });

  it('TNO-08 25 teams are possible: four rejected before each of five operations', () => {
    const people = Array.from({ length: 5 }, (_, at) => ({ id: `p${at}`, name: `P${at}` }));
    const chance = chanceFrom('7'.repeat(32));
    let state = trustNoOne.deal(trustNoOne.suggest(5), null, 5, chance);
    const play = (move: Parameters<typeof trustNoOne.play>[1]): void => {
      const next = trustNoOne.play(state, move, chance);
      if (isRefusal(next)) throw new Error(next.refused);
      state = next;
    };
    for (const [seat] of people.entries()) play({ type: 'seen', seat });
    const spies = state.deal.sides.flatMap((side, seat) => (side === 'spy' ? [seat] : []));
    for (let votes = 1; votes <= 25; votes++) {
      const scene = trustNoOne.scene(state);
      if (scene.kind !== 'team') throw new Error(`${scene.kind} before team ${votes}`);
      const team = [...spies, ...people.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
      for (const seat of team.slice(0, scene.size)) play({ type: 'pick', seat });
      play({ type: 'propose' });
      play({ type: 'start-vote' });
      while (state.phase === 'ballot')
        play({ type: 'vote', seat: state.pass.waiting[0] as number, choice: votes % 5 === 0 ? 'approve' : 'reject' });
      play({ type: 'go-on' });
      while (state.phase === 'operation') {
        const seat = state.pass.waiting[0] as number;
        const sabotage = votes % 10 === 0 && spies.includes(seat);
        play({ type: 'decide', seat, choice: sabotage ? 'sabotage' : 'complete' });
      }
      if (state.phase === 'operation-result') play({ type: 'go-on' });
    }
    expect(trustNoOne.result(state)?.reason).toBe('scouts');
    expect(state.history).toHaveLength(25);
  });

  it('TNO-03 TNO-07 TNO-08 TNO-10 goes as the referee has it: leader, team, count, operations, how and when it ends', () => {
    matches(300, (table) => {
      walk(table, ({ after, report, did }) => {
        const { state } = after;
        const done = state.history.filter(({ result }) => result === 'completed' || result === 'broken');
        const now =
          state.phase === 'over' ? state.ending.kind : 'due' in state ? (state.due?.kind ?? null) : 'not told';
        const shown = {
          phase: state.phase,
          leader: state.leader,
          operations: done.map(({ decisions, result }) => ({
            sabotages: decisions.filter(({ choice }) => choice === 'sabotage').length,
            broken: result === 'broken',
          })),
          ballots: state.history.filter(({ result }) => result !== 'unfinished').length,
          gone: trustNoOne.gone(state),
          end: now,
          picked: state.phase === 'team' ? state.picked : state.phase === 'proposal' ? state.team : 'not told',
        };
        const told = state.phase === 'over' || 'due' in state;
        const expected = {
          phase: PHASES[report.at],
          leader: report.leader,
          operations: report.operations,
          ballots: report.ballots,
          gone: [...report.gone].sort((a, b) => a - b),
          end: told ? report.end : 'not told',
          picked:
            state.phase === 'team' || state.phase === 'proposal' ? [...report.team].sort((a, b) => a - b) : 'not told',
        };
        expect(shown, `after ${JSON.stringify(did)}`).toEqual(expected);
        const scene = trustNoOne.scene(state);
        if (scene.audience === 'table' && state.phase !== 'spent') {
          expect(scene.board.rejected).toBe(report.inARow);
          expect(scene.board.needed).toBe(BOOK[table.players]?.needed);
          expect(scene.board.missions.map(({ size }) => size)).toEqual(BOOK[table.players]?.sizes);
        }
      });
    });
  });

  it('TNO-03 TNO-04 TNO-05 sizes, leaders and voters are always by the tables', () => {
    let teams = 0;
    matches(200, (table) => {
      const { state } = walk(table);
      const book = BOOK[table.players];
      const first = chanceFrom(table.seed).open('first leader').below(table.players);
      state.history.forEach((team, at) => {
        teams += 1;
        expect(team.team).toHaveLength(book?.sizes[team.mission - 1] ?? -1);
        expect([...new Set(team.team)].sort((a, b) => a - b)).toEqual(team.team);
        expect(team.leader).toBe((first + at) % table.players); // every team before it passed the leadership on
        if (team.result === 'unfinished') return;
        expect(team.votes.map(({ seat }) => seat)).toEqual([...Array(table.players).keys()]);
        const approvals = team.votes.filter(({ choice }) => choice === 'approve').length;
        expect(team.result !== 'rejected').toBe(approvals * 2 > table.players);
        if (team.result !== 'completed' && team.result !== 'broken') return;
        expect(team.decisions.map(({ seat }) => seat)).toEqual(team.team);
        for (const { seat, choice } of team.decisions)
          if (choice === 'sabotage') expect(state.deal.sides[seat]).toBe('spy');
      });
    });
    expect(teams).toBeGreaterThan(500);
  });

  it('TNO-05 TNO-09 the pass goes from the leader on in seating order, but for those who wait', () => {
    let passes = 0;
    matches(100, (table) => {
      let waited = false;
      walk(table, ({ after, report, did, refused }) => {
        if (did === null || did === 'undo' || refused !== null) return;
        if (did.type === 'later') waited = true;
        if (did.type === 'start-vote' || did.type === 'go-on') waited = false;
        if (!['vote', 'decisions'].includes(report.at)) return;
        expect([...waitingIn(after)].sort()).toEqual(inOrder(report).sort());
        if (waited) return;
        passes += 1;
        expect(waitingIn(after)).toEqual(inOrder(report));
      });
    });
    expect(passes).toBeGreaterThan(1000);
  });

  it('ALL-05 ALL-13 trust-no-one what the rules do not allow is refused with a code and changes nothing; what they allow is not', () => {
    const codes = new Set<string>();
    matches(200, (table) => {
      walk(table, ({ before, after, refused, allowed, did }) => {
        if (did === null) return;
        expect(refused === null, `${JSON.stringify(did)} in ${before.state.phase}: ${refused}`).toBe(allowed);
        if (refused === null) return;
        codes.add(refused);
        expect(after).toBe(before);
      });
    });
    expect([...codes].sort()).toEqual([
      ...['last-in-pass', 'no-clock-here', 'not-at-the-table', 'not-now', 'not-your-option', 'not-your-turn'],
      ...['nothing-to-undo', 'team-long', 'team-proposed', 'team-short'],
    ]);
  });

  it('ALL-06 trust-no-one a save gives the same match back at every step, and it shows the same', () => {
    matches(30, (table) => {
      walk(table, ({ after, refused }) => {
        if (refused !== null) return;
        const back = restored(after as Match);
        expect(essence(back)).toEqual(essence(after as Match));
        expect(trustNoOne.scene(back.state as TrustState)).toEqual(trustNoOne.scene(after.state));
      });
    });
  });

  it('ALL-10 trust-no-one the same seed and moves give the same match', () => {
    matches(100, (table) => {
      const match = walk(table);
      let state = trustNoOne.deal(table.setup, null, table.players, chanceFrom(table.seed));
      for (const move of match.moves) {
        const next = trustNoOne.play(state, move, chanceFrom(table.seed));
        if (isRefusal(next)) throw new Error(next.refused);
        state = next;
      }
      expect(state).toEqual(match.state);
    });
  });

  it('ALL-07 trust-no-one undo gives the exact state before', () => {
    const undone = new Set<string>();
    matches(60, (table) => {
      walk(table, ({ before, after, did, refused }) => {
        if (did === null || did === 'undo' || refused !== null) return;
        const back = undoMove(after as Match, after.revision);
        if (isRefusal(back)) return;
        undone.add(`${did.type} in ${before.state.phase}`);
        expect(back.state).toEqual(before.state);
      });
    });
    expect([...undone].sort()).toEqual(
      [
        ...[
          'change-team in proposal',
          'go-on in operation-result',
          'go-on in votes',
          'pick in team',
          'propose in team',
        ],
        ...['later in ballot', 'later in dealing', 'later in operation', 'start-vote in proposal'],
        ...[...undone].filter((what) => what.startsWith('leave in ')), // only where the end has been shown
      ].sort(),
    );
    for (const what of undone) expect(what).not.toMatch(/^(seen|vote|decide|stop|deal-again) /);
  });

  it('CASE-109 trust-no-one somebody can leave at any point, and it is over, spent, or decided already', () => {
    const from = new Set<string>();
    matches(60, (table) => {
      walk(table, ({ after: match }) => {
        const { state } = match;
        if (state.phase === 'over' || state.phase === 'spent') return;
        const seat = (match.revision * 7) % table.players;
        const code = trustNoOne.ifLeaves(state, seat);
        const left = playMove(match as Match, { type: 'leave', seat } as never, match.revision);
        if (isRefusal(left)) {
          expect(state.left[seat]).toBe(true);
          return;
        }
        from.add(`${state.phase} ${code}`);
        const now = left.state as TrustState;
        if (code === 'deal-spent') expect(now.phase).toBe('spent');
        if (code === 'ends-match') expect(trustNoOne.result(now)).toMatchObject({ reason: 'left', winners: [] });
        if (code === 'decided') expect(now.phase).toBe(state.phase);
      });
    });
    expect([...from].sort()).toEqual([
      'ballot ends-match',
      'dealing deal-spent',
      'operation ends-match',
      'operation-result decided',
      'operation-result ends-match',
      'proposal ends-match',
      'team ends-match',
      'votes decided',
      'votes ends-match',
    ]);
  });

  it('CASE-106 TNO-16 trust-no-one winners are named once, and score, truth and reason agree', () => {
    matches(150, (table) => {
      const { state } = walk(table);
      const result = trustNoOne.result(state);
      const truth = trustNoOne.truth(state);
      if (!result || !truth) {
        expect(state.phase).toBe('spent');
        return;
      }
      expect(truth.result).toEqual(result);
      expect(truth.people.map(({ points }) => points)).toEqual(result.points);
      const worth: Record<string, readonly [side: string, points: number]> = {
        scouts: ['scout', 1],
        spies: ['spy', 2],
        rejections: ['spy', 2],
      };
      const [side, points] = worth[result.reason] ?? ['nobody', 0];
      const expected = truth.people.map((person) => (person.side === side && !person.left ? points : 0));
      expect(result.points).toEqual(expected);
      expect(result.winners).toEqual(expected.flatMap((got, seat) => (got > 0 ? [seat] : [])));
    });
  });

  it('never changes a state that it was given', () => {
    matches(60, (table) => {
      walk(table, ({ after }) => {
        deepFreeze(after.state); // a write to it would throw from here on
        trustNoOne.scene(after.state);
        trustNoOne.truth(after.state);
      });
    });
  });
});

describe('any input', { timeout: 120_000 }, () => {
  it('CASE-108 trust-no-one whatever is read is a set-up, a supply or a move, or refused', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(readSetup(raw)).toEqual({ refused: 'damaged' });
        expect(readMove(raw)).toEqual({ refused: 'damaged' });
        if (raw !== null) expect(trustNoOne.readSupply(raw)).toEqual({ refused: 'damaged' });
      }),
    );
    expect(trustNoOne.readSupply(null)).toBeNull();
  });

  it('CASE-108 trust-no-one every move that can be played is read back as it is, and a junk field refuses it', () => {
    const draw = chanceFrom('3'.repeat(32)).hidden('moves');
    let read = 0;
    for (let n = 0; n < 2000; n++) {
      const move = anyMove(draw, 10);
      const outside = 'seat' in move && (move.seat < 0 || move.seat > 9);
      expect(readMove(move)).toEqual(outside ? { refused: 'damaged' } : move);
      expect(readMove({ ...move, more: 1 })).toEqual({ refused: 'damaged' });
      if (!outside) read += 1;
      for (const key of Object.keys(move)) {
        for (const junk of [null, undefined, 1.5, 10, 'abstain', {}, []])
          expect(readMove({ ...move, [key]: junk }), `${JSON.stringify(move)} with ${key} ${String(junk)}`).toEqual({
            refused: 'damaged',
          });
        const { [key as keyof typeof move]: _, ...rest } = move;
        expect(readMove(rest)).toEqual({ refused: 'damaged' });
      }
    }
    expect(read).toBeGreaterThan(1500);
  });

  it('CASE-108 trust-no-one a save, however mangled, is a match that can be shown, or refused with a code', () => {
    const codes = new Map<string, number>();
    const junk = fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 12 }), fc.constantFrom('vote', 'decide', 'stop'));
    fc.assert(
      fc.property(
        anyTable,
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        junk,
        fc.nat(80),
        (table, path, value, length) => {
          const raw: unknown = JSON.parse(JSON.stringify(saveMatch(walk(table, undefined, 10, length) as Match)));
          mangle(raw, path, value);
          const back = restoreMatch(raw, trustNoOne);
          const code = isRefusal(back) ? back.refused : 'accepted';
          codes.set(code, (codes.get(code) ?? 0) + 1);
          if (isRefusal(back)) {
            expect(['damaged', 'from-the-future']).toContain(back.refused);
            return;
          }
          trustNoOne.scene((back as TrustMatch).state);
          expect(essence(restored(back))).toEqual(essence(back));
        },
      ),
      { numRuns: 400, seed: 7 },
    );
    expect(codes.get('damaged') ?? 0).toBeGreaterThan(150);
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
