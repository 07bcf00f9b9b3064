import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, type Refusal } from '../../src/core/game';
import {
  canUndo,
  countLook,
  gameOfSave,
  type Match,
  playMove,
  rename,
  restoreMatch,
  saveMatch,
  settle,
  startMatch,
  undoMove,
} from '../../src/core/match';
import { type ToyMove, toy } from './toy';

const SEED = '00112233445566778899aabbccddeeff';
const PLAYERS = ['Anya', 'Liza', 'Max'].map((name, at) => ({ id: `p${at}`, name }));

const refused = (value: unknown): string => (isRefusal(value) ? value.refused : 'accepted');
function accepted(match: Match | Refusal): Match {
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}
const start = (goal = 100): Match =>
  accepted(startMatch({ id: 'm', game: toy, seed: SEED, setup: { goal }, supply: null, players: PLAYERS }));
const play = (
  match: Match,
  ...moves: readonly (ToyMove | { type: 'stop' } | { type: 'leave'; seat: number })[]
): Match => moves.reduce((now, move) => accepted(playMove(now, move, now.revision)), match);
const step = (by = 1): ToyMove => ({ type: 'step', by });
const seal: ToyMove = { type: 'seal' };
const stored = (match: Match): Record<string, unknown> => JSON.parse(JSON.stringify(saveMatch(match)));
const restored = (raw: unknown): Match | Refusal => restoreMatch(raw, toy);
/** Everything in a match that is data. */
const data = ({ chance: _, game: __, ...rest }: Match): unknown => rest;

describe('a match', () => {
  it('ALL-12 does not start with a set-up that is refused, and says why; a warning does not stop it', () => {
    const one = startMatch({
      id: 'm',
      game: toy,
      seed: SEED,
      setup: { goal: 1 },
      supply: null,
      players: PLAYERS.slice(0, 1),
    });
    expect(one).toEqual({ refused: 'too-few', about: { players: 1, min: 2 } });
    expect(refused(start(9))).toBe('accepted');
  });

  it('CASE-065 every accepted move raises the revision; a double tap or a stale tab is refused and does nothing', () => {
    const match = start();
    expect(match.revision).toBe(0);
    const next = play(match, step());
    expect(next.revision).toBe(1);
    expect(playMove(next, step(), match.revision)).toEqual({ refused: 'stale' });
    expect(playMove(next, step(), next.revision + 1)).toEqual({ refused: 'stale' });
    expect(undoMove(next, match.revision)).toEqual({ refused: 'stale' });
    expect(match.moves).toEqual([]);
    const back = accepted(undoMove(next, next.revision));
    expect(back.revision).toBe(2); // an undo is a change too
    expect(refused(playMove(back, step(), match.revision))).toBe('stale');
  });

  it('CASE-111 a refused move changes nothing, and the refusal is the game’s', () => {
    const match = play(start(), step());
    expect(playMove(match, step(-1), 1)).toEqual({ refused: 'backwards', about: { by: -1 } });
    const over = play(match, { type: 'stop' });
    expect(refused(playMove(over, step(), over.revision))).toBe('match-over');
    expect(match.moves).toHaveLength(1);
  });

  it('ALL-10 the same seed and moves give the same match', () => {
    expect(data(play(start(), step(), seal, step(2)))).toEqual(data(play(start(), step(), seal, step(2))));
  });

  it('a rename corrects a name and nothing else, and keeps what a name must be (ALL-11)', () => {
    const match = play(start(), step());
    const renamed = accepted(rename(match, 1, '  Liza   K '));
    expect(renamed.players.map((player) => player.name)).toEqual(['Anya', 'Liza K', 'Max']);
    expect(renamed.players.map((player) => player.id)).toEqual(['p0', 'p1', 'p2']);
    expect(renamed.state).toEqual(match.state);
    expect(renamed.revision).toBe(match.revision + 1);
    expect(refused(rename(match, 1, ' '))).toBe('name-empty');
    expect(refused(rename(match, 1, 'x'.repeat(25)))).toBe('name-long');
    expect(canUndo(renamed)).toBe(true);
  });

  it('ALL-08 looks are counted by seat, and neither end undo nor are undone', () => {
    const match = countLook(countLook(play(start(), step()), 2), 2);
    expect(match.looks).toEqual([0, 0, 2]);
    expect(canUndo(match)).toBe(true);
    const back = accepted(undoMove(match, match.revision));
    expect(back.looks).toEqual([0, 0, 2]);
    expect(back.moves).toEqual([]);
    expect(match.revision).toBe(3);
  });
});

describe('undo', () => {
  it('ALL-07 takes back the last public move, exactly', () => {
    const one = play(start(), step(5));
    const two = play(one, step(6));
    const back = accepted(undoMove(two, two.revision));
    expect(back.state).toEqual(one.state);
    expect(back.moves).toEqual(one.moves);
    expect(accepted(undoMove(back, back.revision)).state).toEqual(start().state);
    expect(play(back, step(6)).state).toEqual(two.state);
  });

  it('ALL-07 stops at a sealed secret: neither it nor anything before it can be taken back', () => {
    const match = play(start(), step(), seal);
    expect(canUndo(match)).toBe(false);
    expect(undoMove(match, match.revision)).toEqual({ refused: 'nothing-to-undo' });
    const on = play(match, step());
    expect(canUndo(on)).toBe(true);
    const back = accepted(undoMove(on, on.revision));
    expect(back.state).toEqual(match.state);
    expect(refused(undoMove(back, back.revision))).toBe('nothing-to-undo');
    expect(refused(undoMove(start(), 0))).toBe('nothing-to-undo');
  });

  it('ALL-07 ends when a private scene is opened, once', () => {
    const match = play(start(), step());
    const opened = settle(match);
    expect(canUndo(opened)).toBe(false);
    expect(refused(undoMove(opened, opened.revision))).toBe('nothing-to-undo');
    expect(opened.state).toBe(match.state);
    expect(opened.revision).toBe(match.revision + 1);
    expect(settle(opened)).toBe(opened);
    expect(refused(playMove(opened, step(), match.revision))).toBe('stale');
    expect(canUndo(play(opened, step()))).toBe(true);
  });

  it('ALL-07 stays ended over a save', () => {
    const opened = settle(play(start(), step()));
    expect(canUndo(accepted(restored(stored(opened))))).toBe(false);
    const back = accepted(undoMove(play(opened, step()), opened.revision + 1));
    expect(canUndo(accepted(restored(stored(back))))).toBe(false);
  });
});

const someMatch = fc
  .array(
    fc.oneof(
      fc.integer({ min: 1, max: 9 }).map((by) => ({ do: 'play', move: step(by) }) as const),
      fc.constant({ do: 'play', move: seal } as const),
      fc.constant({ do: 'play', move: { type: 'leave', seat: 1 } } as const),
      fc.constantFrom('undo', 'settle', 'look', 'rename').map((what) => ({ do: what }) as const),
      fc.constant({ do: 'play', move: { type: 'stop' } } as const),
    ),
    { maxLength: 25 },
  )
  .map((acts) => {
    let match = start(15);
    for (const act of acts) {
      let next: Match | Refusal = match;
      if (act.do === 'play') next = playMove(match, act.move, match.revision);
      else if (act.do === 'undo') next = undoMove(match, match.revision);
      else if (act.do === 'settle') next = settle(match);
      else if (act.do === 'look') next = countLook(match, 1);
      else next = rename(match, 0, `Anya ${match.revision}`);
      if (!isRefusal(next)) match = next;
    }
    return match;
  });

describe('a save', () => {
  it('ALL-06 gives the same match back, wherever it stands', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        const back = accepted(restored(stored(match)));
        expect(data(back)).toEqual(data(match));
        expect(canUndo(back)).toBe(canUndo(match));
      }),
    );
  });

  it('ALL-06 is plain JSON, and knows its game', () => {
    const saved = saveMatch(play(start(), step()));
    expect(JSON.parse(JSON.stringify(saved))).toEqual(saved);
    expect(gameOfSave(saved)).toBe('station');
  });

  it('CASE-108 of the future is told from a damaged one', () => {
    const saved = stored(play(start(), step()));
    expect(gameOfSave({ ...saved, format: 2 })).toEqual({ refused: 'from-the-future' });
    expect(gameOfSave({ ...saved, game: 'a-game-of-tomorrow' })).toEqual({ refused: 'from-the-future' });
    expect(restored({ ...saved, format: 2, moves: 'in another form' })).toEqual({ refused: 'from-the-future' });
    expect(restored({ ...saved, rulesVersion: 4, setup: 'unreadable' })).toEqual({ refused: 'from-the-future' });
    expect(refused(restored({ ...saved, rulesVersion: 3 }))).toBe('accepted');
    for (const raw of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { ...saved, format: 0 },
      { ...saved, format: '1' },
      { ...saved, game: 7 },
    ]) {
      expect(gameOfSave(raw)).toEqual({ refused: 'damaged' });
      expect(restored(raw)).toEqual({ refused: 'damaged' });
    }
  });

  it('CASE-108 with anything missing, changed or added is damaged', () => {
    const saved = stored(play(start(), step(), seal, step()));
    for (const key of Object.keys(saved)) {
      const { [key]: _, ...rest } = saved;
      expect(restored(rest), `without ${key}`).toEqual({ refused: 'damaged' });
    }
    const changes: Record<string, unknown> = {
      id: 'x'.repeat(65),
      game: 'smersh',
      rulesVersion: -1,
      seed: 'not a seed',
      setup: {},
      supply: {},
      players: PLAYERS.slice(0, 2), // looks are of three
      moves: [{ type: 'step', by: 1 }, { type: 'fly' }],
      revision: 2,
      settled: 1, // the sealed one is beyond
      looks: [0, 0, -1],
      more: true,
    };
    for (const [key, value] of Object.entries(changes)) {
      expect(restored({ ...saved, [key]: value }), `${key} changed`).toEqual({ refused: 'damaged' });
    }
    expect(restored({ ...saved, settled: 4 })).toEqual({ refused: 'damaged' });
    expect(restored({ ...saved, revision: 1.5 })).toEqual({ refused: 'damaged' });
    expect(restored({ ...saved, players: [], looks: [] })).toEqual({ refused: 'damaged' });
    expect(restored({ ...saved, players: [{ id: 'p0', name: ' Anya' }, ...PLAYERS.slice(1)] })).toEqual({
      refused: 'damaged',
    });
    expect(restored({ ...saved, players: [{ id: 'p0', name: '' }, ...PLAYERS.slice(1)] })).toEqual({
      refused: 'damaged',
    });
  });

  it('CASE-108 with a move that the rules refuse is damaged', () => {
    const saved = stored(start());
    expect(restored({ ...saved, revision: 1, moves: [{ type: 'step', by: -1 }] })).toEqual({ refused: 'damaged' });
    const after = [{ type: 'stop' }, { type: 'seal' }];
    expect(restored({ ...saved, revision: 2, settled: 2, moves: after })).toEqual({ refused: 'damaged' });
  });

  it('CASE-108 however mangled never throws: it is a match or refused with a code', () => {
    fc.assert(
      fc.property(
        someMatch,
        fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { minLength: 1, maxLength: 3 }),
        (match, mangles) => {
          const saved = stored(match);
          for (const [at, junk] of mangles) {
            const keys = Object.keys(saved);
            saved[keys[at % keys.length] as string] = junk;
          }
          const back = restored(saved);
          if (isRefusal(back)) expect(['damaged', 'from-the-future']).toContain(back.refused);
          else expect(stored(back)).toEqual(saved);
        },
      ),
      { numRuns: 500 },
    );
  });
});
