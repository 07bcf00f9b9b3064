// Random matches: set-ups, and a walker that plays on until the match ends, through everything a table may do.

import fc from 'fast-check';
import { chanceFrom, type Draw } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Seat } from '../../../src/core/game';
import { canUndo, countLook, type Match, playMove, settle, startMatch, undoMove } from '../../../src/core/match';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import type { TrustMove } from '../../../src/games/trust-no-one/moves';
import type { TrustSetup } from '../../../src/games/trust-no-one/setup';
import { opening, type Report, silent, size, watch } from './referee';
import { NAMES, type TrustMatch } from './table';

type AnyMove = TrustMove | CommonMove;

const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
/** Any table that may start: 5–10 players, every house rule. */
export const anyTable = fc.record({
  players: fc.integer({ min: 5, max: 10 }),
  setup: fc.record<TrustSetup>({
    talkSeconds: fc.constantFrom<TrustSetup['talkSeconds']>(0, 60, 120, 180, 300),
    votesSecret: fc.boolean(),
  }),
  seed: hex,
  walk: hex,
});
export type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

export function begin({ players, seed, setup }: AnyTable): TrustMatch {
  const people = NAMES.slice(0, players).map((name, at) => ({ id: `p${at}`, name }));
  const match = startMatch({ id: 'walk', game: trustNoOne, seed, setup, supply: null, players: people });
  if (isRefusal(match)) throw new Error(match.refused);
  return match as TrustMatch;
}

/** Everything that is legal here by the rules, but for what only interrupts: leaving, waiting, stopping, dealing again. */
export function onward(now: Report, waiting: readonly Seat[]): AnyMove[] {
  const [seat] = waiting as [Seat];
  switch (now.at) {
    case 'cards':
      return [{ type: 'seen', seat }];
    case 'picking': {
      const picks = now.sides.map((_, at): AnyMove => ({ type: 'pick', seat: at }));
      return now.team.size === size(now) ? [{ type: 'propose' }, ...picks] : picks;
    }
    case 'talk':
      return [{ type: 'start-vote' }, { type: 'change-team' }];
    case 'vote':
      return [
        { type: 'vote', seat, choice: 'approve' },
        { type: 'vote', seat, choice: 'reject' },
      ];
    case 'decisions': {
      const complete: AnyMove = { type: 'decide', seat, choice: 'complete' };
      return now.sides[seat] === 'spy' ? [complete, { type: 'decide', seat, choice: 'sabotage' }] : [complete];
    }
    case 'votes':
    case 'outcome':
      return [{ type: 'go-on' }];
    default:
      return [];
  }
}

/** Whether the rules allow this move now. */
export function legal(now: Report, move: AnyMove, waiting: readonly Seat[]): boolean {
  if (now.at === 'over' || now.at === 'spent') return false;
  switch (move.type) {
    case 'stop':
      return true;
    case 'time-is-up':
      return false;
    case 'deal-again':
      return now.at === 'cards' || (now.at === 'picking' && !now.everProposed);
    case 'leave':
      return now.sides[move.seat] !== undefined && !now.gone.includes(move.seat);
    case 'later':
      return waiting[0] === move.seat && waiting.length > 1;
    default:
      return onward(now, waiting).some((other) => JSON.stringify(other) === JSON.stringify(move));
  }
}

/** Any move at all, sensible or not. */
export function anyMove(draw: Draw, players: number): AnyMove {
  const seat = (): Seat => draw.below(players + 2) - 1;
  const bare = ['propose', 'change-team', 'start-vote', 'go-on', 'time-is-up', 'deal-again'] as const;
  return draw.pick<() => AnyMove>([
    () => ({ type: draw.pick(bare) }),
    () => ({ type: draw.pick(['seen', 'pick', 'later', 'leave'] as const), seat: seat() }),
    () => ({ type: 'vote', seat: seat(), choice: draw.pick(['approve', 'reject'] as const) }),
    () => ({ type: 'decide', seat: seat(), choice: draw.pick(['complete', 'sabotage'] as const) }),
  ])();
}

export interface Step {
  readonly before: TrustMatch;
  /** What was done; null for a look, an opened private scene. */
  readonly did: AnyMove | 'undo' | null;
  readonly refused: string | null;
  readonly allowed: boolean;
  readonly after: TrustMatch;
  readonly report: Report;
}

const frozen = new WeakSet<object>();
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(value);
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

export function waitingIn({ state }: TrustMatch): readonly Seat[] {
  if (state.phase === 'dealing') return state.waiting;
  return state.phase === 'ballot' || state.phase === 'operation' ? state.pass.waiting : [];
}

/** By the referee's reading, who must be the next ones in a pass that nobody has put off. */
export function inOrder(report: Report): Seat[] {
  return report.at === 'vote' || report.at === 'decisions' ? silent(report) : [];
}

/**
 * Plays until the match ends, telling of every step, and returns it. Besides playing on it interrupts, mis-taps,
 * takes back and looks again, but only so often: from then on it plays straight on, and must come to an end.
 */
export function walk(
  table: AnyTable,
  step: (step: Step) => void = () => {},
  interruptions = 60,
  until = Number.POSITIVE_INFINITY,
): TrustMatch {
  const draw = chanceFrom(table.walk).hidden('walk');
  let match = begin(table);
  let reports = [opening(match.state.deal.sides, match.state.leader)];
  let left = interruptions;
  let taken = 0;
  // 25 teams at most; each is picked, changed, proposed, changed again, voted on by ten, and decided on by five.
  const most = 25 * 120 + interruptions * 4 + 40;
  const trusting = draw.below(4);
  const wild = draw.below(3) > 0;
  const quick = draw.below(3) === 0; // these people pick once and stay with it
  while (match.state.phase !== 'over' && match.state.phase !== 'spent' && taken < until) {
    taken += 1;
    if (taken >= most) throw new Error('the match does not end');
    const report = reports.at(-1) as Report;
    const before = deepFreeze(match);
    const waiting = waitingIn(match);
    const tell = (did: Step['did'], refused: string | null, allowed: boolean): void =>
      step({ before, did, refused, allowed, after: match, report: reports.at(-1) as Report });
    if (left > 0 && wild && draw.below(6) === 0) {
      left -= 1;
      const what = draw.below(10);
      if (what < 4) {
        const allowed = canUndo(match);
        const back = undoMove(match, match.revision);
        if (!isRefusal(back)) {
          match = back as TrustMatch;
          reports = reports.slice(0, -1);
        }
        tell('undo', isRefusal(back) ? back.refused : null, allowed);
        continue;
      }
      if (what < 6) {
        const looked = draw.below(2) ? settle(match as Match) : countLook(match as Match, draw.below(table.players));
        match = looked as TrustMatch;
        tell(null, null, true);
        continue;
      }
    }
    let move: AnyMove;
    if (left > 0 && wild && draw.below(6) === 0) {
      left -= 1;
      move = anyMove(draw, table.players);
      if ((move.type === 'leave' || move.type === 'deal-again') && draw.below(6) > 0) move = { type: 'time-is-up' };
      if (waiting.length > 0 && draw.below(4) === 0) move = { type: 'later', seat: waiting[0] as Seat };
      if (draw.below(300) === 0) move = { type: 'stop' };
    } else move = sensible(report, waiting, { trusting, quick }, draw);
    const allowed = legal(report, move, waiting);
    const next = playMove(match, move, match.revision);
    if (!isRefusal(next)) {
      match = next as TrustMatch;
      reports = [...reports, watch(report, move)];
    }
    tell(move, isRefusal(next) ? next.refused : null, allowed);
  }
  return match;
}

/** Something that brings the match on, more or less: leaders come to a team in the end. */
function sensible(
  report: Report,
  waiting: readonly Seat[],
  { trusting, quick }: { readonly trusting: number; readonly quick: boolean },
  draw: Draw,
): AnyMove {
  const moves = onward(report, waiting);
  if (moves.length === 0) throw new Error(`nobody can do anything at ${report.at}`);
  if (report.at === 'vote') return moves[draw.below(4) < trusting ? 0 : draw.below(2)] as AnyMove;
  if (report.at === 'talk') return moves[!quick && draw.below(4) === 0 ? 1 : 0] as AnyMove;
  if (report.at !== 'picking') return draw.pick(moves);
  const missing = size(report) - report.team.size;
  const picks = moves.filter((move) => move.type === 'pick' && report.team.has(move.seat) === missing < 0);
  return missing === 0 && (quick || draw.below(5) > 0)
    ? { type: 'propose' }
    : draw.pick(picks.length > 0 ? picks : moves);
}
