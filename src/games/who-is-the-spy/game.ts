// Who's the Spy? as the contract wants it: one object made of set-up, rules and scenes.

import type { CommonMove, Game, Seat } from '../../core/game';
import { type Pair, readPair } from '../../words/pair';
import { resultOf } from './ending';
import { readMove, type SpyMove } from './moves';
import { canDealAgain, deal, play } from './rules';
import { card, type SpyPrivate, type SpyTable, type SpyTruth, scene, truthOf } from './scenes';
import { check, fit, PLAYERS, readSetup, type SpySetup, suggest } from './setup';
import { isLiving, type SpyState } from './state';

/** What follows if this seat leaves now, as far as the table can know (ALL-13, SPY-33). */
export type LeaveCode = 'deal-spent' | 'vote-anew' | 'passes' | 'was-out' | 'no-card' | 'plays-on';

export const whoIsTheSpy: Game<SpySetup, Pair, SpyState, SpyMove, SpyTable, SpyPrivate, SpyTruth> = {
  id: 'who-is-the-spy',
  rulesVersion: 1,
  players: PLAYERS,
  suggest,
  fit,
  check,
  readSetup,
  readSupply: readPair,
  readMove,
  deal,
  play,
  scene,
  card,
  undoable,
  canDealAgain,
  ifLeaves,
  result: (state) => (state.phase === 'over' ? resultOf(state, state.ending) : undefined),
  spent: (state) => (state.phase === 'spent' ? state.why : undefined),
  gone: (state) => state.left.flatMap((round, seat) => (round > 0 ? [seat] : [])),
  truth: (state) => (state.phase === 'over' ? truthOf(state) : undefined),
};

/** ALL-07: everything said or set in the open, until a card, a count, a verdict or the truth has been seen. */
function undoable(before: SpyState, move: SpyMove | CommonMove, after: SpyState): boolean {
  if (after.phase === 'over' || after.phase === 'spent') return false;
  if (after.phase === 'verdict' && before.phase !== 'verdict') return false;
  switch (move.type) {
    case 'said':
    case 'start-vote':
    case 'mark':
    case 'leave':
    case 'later':
      return true;
    case 'go-on':
      return before.phase !== 'count' || before.verdict.kind !== 'out';
    default:
      return false;
  }
}

function ifLeaves(state: SpyState, seat: Seat): LeaveCode {
  if (state.phase === 'dealing') return 'deal-spent';
  if (!isLiving(state, seat)) {
    const guesses = (state.phase === 'guess' || state.phase === 'turned') && state.seat === seat;
    return guesses && state.deal.roles[seat] === 'blank' ? 'passes' : 'was-out';
  }
  if (state.phase === 'ballot' || state.phase === 'open-ballot') return 'vote-anew';
  if (state.phase === 'clues' && state.tied !== null) return 'vote-anew';
  if (state.phase !== 'count') return 'plays-on';
  if (state.verdict.kind === 'tie') return 'vote-anew';
  return state.verdict.kind === 'out' && state.verdict.seat === seat ? 'no-card' : 'plays-on';
}
