// One save for each released version of the rules: each must resume for ever, to the point where its table stopped.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/core/game';
import { canUndo, gameOfSave, playMove, restoreMatch, saveMatch } from '../../../src/core/match';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import type { SpyMatch } from './table';

const saved = (version: number): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../fixtures/saves/who-is-the-spy-v${version}.json`, import.meta.url), 'utf8'));

function resumed(version: number): SpyMatch {
  const match = restoreMatch(saved(version), whoIsTheSpy);
  if (isRefusal(match)) throw new Error(`version ${version} was refused: ${match.refused}`);
  return match as SpyMatch;
}

function play(
  match: SpyMatch,
  ...moves: readonly { readonly type: string; readonly [field: string]: unknown }[]
): SpyMatch {
  return moves.reduce((now, move) => {
    const next = playMove(now, move, now.revision);
    if (isRefusal(next)) throw new Error(next.refused);
    return next as SpyMatch;
  }, match);
}

describe('saves of released versions', () => {
  it('ALL-06 who-is-the-spy every version up to this one has a save here, and it resumes', () => {
    for (let version = 1; version <= whoIsTheSpy.rulesVersion; version++) {
      expect(gameOfSave(saved(version))).toBe('who-is-the-spy');
      expect(saved(version).rulesVersion).toBe(version);
      const { setup, ...rest } = saved(version);
      // What a set-up of that time could not say yet gets the value that changes nothing.
      const told = { onlyOwn: false, ...(setup as object) };
      expect(saveMatch(resumed(version))).toEqual({ ...rest, setup: told, rulesVersion: whoIsTheSpy.rulesVersion });
    }
  });

  it('ALL-06 who-is-the-spy version 1 resumes on the handoff of the third voter in round two', () => {
    const match = resumed(1);
    expect(match.players.map(({ name }) => name)).toEqual(['Аня', 'Liza', 'Костя', 'Dima 🦊', 'שרה', 'Bjørn', 'аня']);
    expect(match.looks).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(canUndo(match)).toBe(false);
    expect(whoIsTheSpy.scene(match.state)).toEqual({
      audience: 0,
      kind: 'ballot',
      reveals: 'choice',
      handoff: { purpose: 'vote', done: 2, of: 6, canWait: true },
      vote: 'first',
      options: [4, 5, 1, 2, 3],
      tied: [],
    });
    const words = match.players.map(
      (_, seat) => (whoIsTheSpy.card(match.state, seat) as { word?: string | null }).word,
    );
    expect(words).toEqual(['blåbær', 'blåbær', 'tyttebær', 'blåbær', 'blåbær', 'tyttebær', null]);
  });

  it('ALL-06 who-is-the-spy version 1 plays on as it would have', () => {
    const vote = (seat: number, choice: number) => ({ type: 'vote', seat, choice });
    const counted = play(resumed(1), vote(0, 1), vote(1, 0), vote(2, 0), vote(3, 0));
    const count = whoIsTheSpy.scene(counted.state);
    expect(count).toMatchObject({ kind: 'count', round: 2, verdict: { kind: 'out', seat: 0, votes: 5 } });
    expect((count as { slips?: unknown }).slips).toEqual([
      { voter: 1, choice: 0 },
      { voter: 2, choice: 0 },
      { voter: 3, choice: 0 },
      { voter: 0, choice: 1 },
      { voter: 5, choice: 0 },
      { voter: 4, choice: 0 },
    ]);
    const clue = whoIsTheSpy.scene(play(counted, { type: 'go-on' }, { type: 'go-on' }).state);
    expect(clue).toMatchObject({ kind: 'clue', round: 3, speaker: 2, next: [3, 5, 1, 4] });
    const truth = whoIsTheSpy.truth(play(counted, { type: 'stop' }).state);
    expect(truth).toMatchObject({ words: { civilians: 'blåbær', spies: 'tyttebær' } });
    expect(truth?.rounds[0]?.guess).toEqual({
      seat: 6,
      text: 'multe',
      right: false,
    });
  });

  it('CASE-108 who-is-the-spy a save of tomorrow’s rules is set aside as such', () => {
    const tomorrow = { ...saved(1), rulesVersion: whoIsTheSpy.rulesVersion + 1 };
    expect(restoreMatch(tomorrow, whoIsTheSpy)).toEqual({ refused: 'from-the-future' });
  });
});
