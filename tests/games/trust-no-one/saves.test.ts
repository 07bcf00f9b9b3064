// One save for each released version of the rules: each must resume for ever, to the point where its table stopped.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/core/game';
import { canUndo, gameOfSave, playMove, restoreMatch, saveMatch } from '../../../src/core/match';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import type { TrustMove } from '../../../src/games/trust-no-one/moves';
import type { TrustMatch } from './table';

const saved = (version: number): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../fixtures/saves/trust-no-one-v${version}.json`, import.meta.url), 'utf8'));

function resumed(version: number): TrustMatch {
  const match = restoreMatch(saved(version), trustNoOne);
  if (isRefusal(match)) throw new Error(`version ${version} was refused: ${match.refused}`);
  return match as TrustMatch;
}

describe('saves of released versions', () => {
  it('ALL-06 trust-no-one every version up to this one has a save here, and it resumes', () => {
    for (let version = 1; version <= trustNoOne.rulesVersion; version++) {
      expect(gameOfSave(saved(version))).toBe('trust-no-one');
      expect(saveMatch(resumed(version))).toEqual({ ...saved(version), rulesVersion: trustNoOne.rulesVersion });
    }
  });

  it('ALL-06 trust-no-one version 1 resumes inside the second operation, with one decision sealed', () => {
    const match = resumed(1);
    expect(canUndo(match)).toBe(false);
    expect(trustNoOne.scene(match.state)).toEqual({
      audience: 1,
      kind: 'decision',
      reveals: 'choice',
      handoff: { purpose: 'decision', done: 1, of: 3, canWait: true, answered: [6] },
      mission: 2,
      team: [1, 2, 6],
      breaksAt: 1,
      options: [
        { label: 'carefully', choice: 'complete' },
        { label: 'quickly', choice: 'complete' },
      ],
    });
    expect(match.state.deal.sides).toEqual(['scout', 'scout', 'scout', 'spy', 'scout', 'spy', 'spy']);
    expect(match.state.history.map(({ result }) => result)).toEqual(['rejected', 'broken', 'approved']);
  });

  it('ALL-06 trust-no-one version 1 plays on as it would have', () => {
    let match = resumed(1);
    for (const seat of [1, 2]) {
      const next = playMove(match, { type: 'decide', seat, choice: 'complete' } as TrustMove, match.revision);
      if (isRefusal(next)) throw new Error(next.refused);
      match = next as TrustMatch;
    }
    expect(trustNoOne.scene(match.state)).toMatchObject({
      kind: 'operation-result',
      round: 2,
      sabotages: 0,
      result: 'completed',
      follows: { is: 'team', leader: 6 },
    });
  });
});
