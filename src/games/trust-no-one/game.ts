// Trust No One as the contract wants it: one object made of set-up, rules and scenes.

import { type CommonMove, type Game, type Refusal, refuse, type Seat } from '../../core/game';
import { resultOf } from './ending';
import { isDecided } from './leaving';
import { readMove, type TrustMove } from './moves';
import { canDealAgain, deal, play } from './rules';
import { card, scene, type TrustPrivate, type TrustTable, type TrustTruth, truthOf } from './scenes';
import { check, fit, PLAYERS, readSetup, suggest, type TrustSetup } from './setup';
import type { TrustState } from './state';

/** What follows if this seat leaves now (ALL-13, TNO-17). `decided`: the end has been shown, and stands. */
export type LeaveCode = 'deal-spent' | 'ends-match' | 'decided';

export const trustNoOne: Game<TrustSetup, null, TrustState, TrustMove, TrustTable, TrustPrivate, TrustTruth> = {
  id: 'trust-no-one',
  rulesVersion: 1,
  players: PLAYERS,
  suggest,
  fit,
  check,
  readSetup,
  readSupply,
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
  gone: (state) => state.left.flatMap((left, seat) => (left ? [seat] : [])),
  truth: (state) => (state.phase === 'over' ? truthOf(state) : undefined),
};

/** Nothing is fetched before the deal. */
function readSupply(raw: unknown): null | Refusal {
  return raw === null ? null : refuse('damaged');
}

/** ALL-07: everything picked or begun in the open; a card, a ballot's or operation's result, or the truth ends it. */
function undoable(_before: TrustState, move: TrustMove | CommonMove, after: TrustState): boolean {
  if (after.phase === 'over' || after.phase === 'spent') return false;
  switch (move.type) {
    case 'pick':
    case 'propose':
    case 'change-team':
    case 'start-vote':
    case 'go-on':
    case 'leave':
    case 'later':
      return true;
    default:
      return false;
  }
}

function ifLeaves(state: TrustState, _seat: Seat): LeaveCode {
  if (state.phase === 'dealing') return 'deal-spent';
  return isDecided(state) ? 'decided' : 'ends-match';
}
