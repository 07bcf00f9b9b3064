// The smallest game that has everything a match needs of one: public moves, a sealed one, an end, draws by name.

import type { Game, Refusal, SeatScene, TableScene } from '../../src/core/game';
import { refuse } from '../../src/core/game';

interface ToySetup {
  readonly goal: number;
}
interface ToyState {
  readonly secret: number;
  readonly goal: number;
  readonly steps: readonly number[];
  readonly left: readonly number[];
  readonly over: boolean;
}
/** `step` can be taken back, `seal` cannot, `stop` ends the match. */
export type ToyMove = { readonly type: 'step'; readonly by: number } | { readonly type: 'seal' };

const read = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

export const toy: Game<ToySetup, null, ToyState, ToyMove, TableScene, SeatScene, ToyState> = {
  id: 'station',
  rulesVersion: 3,
  players: { min: 2, max: 5 },
  suggest: () => ({ goal: 3 }),
  fit: (setup) => setup,
  check: (setup, players) => {
    if (players < 2) return [{ code: 'too-few', weight: 'refusal', about: { players, min: 2 } }];
    return setup.goal > 5 ? [{ code: 'long', weight: 'warning' }] : [];
  },
  readSetup: (raw): ToySetup | Refusal => {
    const { goal } = read(raw);
    return typeof goal === 'number' ? { goal } : refuse('damaged');
  },
  readSupply: (raw): null | Refusal => (raw === null ? null : refuse('damaged')),
  readMove: (raw) => {
    const { type, by, seat } = read(raw);
    if (type === 'step' && typeof by === 'number') return { type, by };
    if (type === 'seal' || type === 'stop') return { type };
    return type === 'leave' && typeof seat === 'number' ? { type, seat } : refuse('damaged');
  },
  deal: (setup, _, players, chance) => ({
    secret: chance.hidden('secret').below(100 * players),
    goal: setup.goal,
    steps: [],
    left: [],
    over: false,
  }),
  play: (state, move, chance) => {
    if (state.over) return refuse('match-over');
    if (move.type === 'stop') return { ...state, over: true };
    if (move.type === 'leave') return { ...state, left: [...state.left, move.seat] };
    if (move.type !== 'step' && move.type !== 'seal') return refuse('not-now');
    if (move.type === 'step' && move.by <= 0) return refuse('backwards', { by: move.by });
    const drawn = chance.open(`step ${state.steps.length}`).below(1000);
    const steps = [...state.steps, move.type === 'step' ? move.by * 1000 + drawn : -drawn];
    return { ...state, steps, over: steps.length >= state.goal };
  },
  scene: (state) => ({ audience: 'table', kind: state.over ? 'truth' : 'steps', mayLook: [] }),
  card: (_, seat) => ({
    audience: seat,
    kind: 'card',
    reveals: 'card',
    handoff: { purpose: 'look-again', done: 0, of: 0, canWait: false },
  }),
  undoable: (_, move, after) => !after.over && (move.type === 'step' || move.type === 'leave'),
  result: (state) => (state.over ? { reason: 'end', winners: [], points: [] } : undefined),
  spent: () => undefined,
  canDealAgain: (state) => state.steps.length === 0,
  ifLeaves: () => 'plays-on',
  gone: (state) => state.left,
  truth: (state) => (state.over ? state : undefined),
};
