// SMERSH as the contract wants it: one object made of set-up, rules and scenes.

import { type CommonMove, type Game, type Refusal, refuse, type Seat } from '../../core/game';
import { resultOf } from './ending';
import { isBeforePlay, isDecided } from './leaving';
import { readMove, type SmershMove } from './moves';
import { canDealAgain, deal, play } from './rules';
import { card, type SmershPrivate, type SmershTable, type SmershTruth, scene, truthOf } from './scenes';
import { check, fit, PLAYERS, readSetup, type SmershSetup, suggest } from './setup';
import type { SmershState } from './state';

/** What follows if this seat leaves now (ALL-13, SMR-23). `decided`: the end has been shown, and stands. */
export type LeaveCode = 'deal-spent' | 'ends-match' | 'decided';

export const smersh: Game<SmershSetup, null, SmershState, SmershMove, SmershTable, SmershPrivate, SmershTruth> = {
  id: 'smersh',
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

/**
 * ALL-07: everything handed out, used, picked, said or begun in the open; a card, an answer, a ballot's or mission's
 * result, cards turned over from the deck, or the truth ends it.
 */
function undoable(before: SmershState, move: SmershMove | CommonMove, after: SmershState): boolean {
  if (after.phase === 'over' || after.phase === 'spent') return false;
  switch (move.type) {
    case 'hand-out':
    case 'discard':
    case 'use':
    case 'pick':
    case 'propose':
    case 'change-team':
    case 'start-speeches':
    case 'said':
    case 'extra-minute':
    case 'start-vote':
    case 'leave':
    case 'later':
      return true;
    case 'go-on':
      return after.drawn === before.drawn;
    default:
      return false;
  }
}

function ifLeaves(state: SmershState, _seat: Seat): LeaveCode {
  if (isBeforePlay(state)) return 'deal-spent';
  return isDecided(state) ? 'decided' : 'ends-match';
}
