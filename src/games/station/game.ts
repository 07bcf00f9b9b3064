// The Station as the contract wants it: one object made of set-up, rules and scenes.

import { type CommonMove, type Game, type Refusal, refuse } from '../../core/game';
import { deal } from './deal';
import { resultOf } from './ending';
import { ifLeaves } from './leaving';
import { readMove, type StationMove } from './moves';
import { canDealAgain, play } from './rules';
import { card, type StationPrivate, type StationTable, type StationTruth, scene, truthOf } from './scenes';
import { check, fit, PLAYERS, readSetup, type StationSetup, suggest } from './setup';
import type { StationState } from './state';

export const station: Game<StationSetup, null, StationState, StationMove, StationTable, StationPrivate, StationTruth> =
  {
    id: 'station',
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
    gone: (state) => state.left.flatMap((left, seat) => (left > 0 ? [seat] : [])),
    truth: (state) => (state.phase === 'over' ? truthOf(state) : undefined),
  };

/** Nothing is fetched before the deal. */
function readSupply(raw: unknown): null | Refusal {
  return raw === null ? null : refuse('damaged');
}

/** ALL-07: everything begun or marked in the open; a card, a result, a tally, the truth or a clock that acted ends it. */
function undoable(before: StationState, move: StationMove | CommonMove, after: StationState): boolean {
  if (after.phase === 'over' || after.phase === 'spent') return false;
  switch (move.type) {
    case 'start-orders':
    case 'start-vote':
    case 'mark':
    case 'go-on':
    case 'later':
      return true;
    case 'leave': // where it closed a pass, a result was shown
      return after.phase === before.phase || (after.phase !== 'result' && after.phase !== 'outcome');
    default:
      return false;
  }
}
