// One save for each released version of the rules: each must resume for ever, to the point where its table stopped.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/core/game';
import { canUndo, gameOfSave, type Match, playMove, restoreMatch, saveMatch } from '../../../src/core/match';
import { smersh } from '../../../src/games/smersh/game';
import type { SmershMove } from '../../../src/games/smersh/moves';
import type { SmershState } from '../../../src/games/smersh/state';

type SmershMatch = Match<SmershState, SmershMove>;

const saved = (version: number): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../fixtures/saves/smersh-v${version}.json`, import.meta.url), 'utf8'));

function resumed(version: number): SmershMatch {
  const match = restoreMatch(saved(version), smersh);
  if (isRefusal(match)) throw new Error(`version ${version} was refused: ${match.refused}`);
  return match as SmershMatch;
}

describe('saves of released versions', () => {
  it('ALL-06 smersh every version up to this one has a save here, and it resumes', () => {
    for (let version = 1; version <= smersh.rulesVersion; version++) {
      expect(gameOfSave(saved(version))).toBe('smersh');
      expect(saveMatch(resumed(version))).toEqual({ ...saved(version), rulesVersion: smersh.rulesVersion });
    }
  });

  it('ALL-06 smersh version 1 resumes inside the third ballot, with three votes sealed and two abilities held', () => {
    const { state } = resumed(1);
    expect(canUndo(resumed(1))).toBe(false);
    expect(smersh.scene(state)).toEqual({
      audience: 4,
      kind: 'vote',
      reveals: 'choice',
      handoff: { purpose: 'vote', done: 3, of: 7, canWait: true, answered: [1, 2, 3] },
      mission: 2,
      leader: 1,
      team: [2, 3, 4],
      options: ['approve', 'reject'],
    });
    expect(state.deal.sides).toEqual(['scout', 'scout', 'scout', 'spy', 'scout', 'spy', 'diversant']);
    expect(state.held).toEqual(['none', 'none', 'informant', 'none', 'psychologist', 'none', 'none']);
    expect(state.minutes).toEqual([1, 1, 2, 2, 1, 2, 2]);
    expect(state.history.map(({ result }) => result)).toEqual(['rejected', 'completed']);
  });

  it('ALL-06 smersh version 1 plays on as it would have', () => {
    let match = resumed(1);
    for (const seat of [4, 5, 6, 0]) {
      const next = playMove(match as Match, { type: 'vote', seat, choice: 'reject' } as SmershMove, match.revision);
      if (isRefusal(next)) throw new Error(next.refused);
      match = next as SmershMatch;
    }
    expect(smersh.scene(match.state)).toMatchObject({
      kind: 'votes',
      approved: false,
      ballot: { approvals: 3, rejections: 4 },
      follows: { is: 'window', leader: 2 },
    });
  });
});
