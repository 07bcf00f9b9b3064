// Random matches: set-ups, and a walker that plays on until the match ends, through everything a table may do.

import fc from 'fast-check';
import { chanceFrom, type Draw } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Seat } from '../../../src/core/game';
import { canUndo, countLook, type Match, playMove, settle, startMatch, undoMove } from '../../../src/core/match';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import type { SpyMove } from '../../../src/games/who-is-the-spy/moves';
import { check, type SpySetup, suggest } from '../../../src/games/who-is-the-spy/setup';
import { candidates, opening, type Report, voters, watch } from './referee';
import { COFFEE, NAMES, type SpyMatch } from './table';

type AnyMove = SpyMove | CommonMove;

const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
/** Any table that may start: 4–16 players, every house rule. */
export const anyTable = fc
  .record({
    players: fc.integer({ min: 4, max: 16 }),
    spies: fc.nat(8),
    blanks: fc.nat(2),
    vote: fc.constantFrom<SpySetup['vote']>('secret', 'open'),
    firstRoundVote: fc.boolean(),
    clueSeconds: fc.constantFrom<SpySetup['clueSeconds']>(0, 20, 30, 45),
    talkSeconds: fc.constantFrom<SpySetup['talkSeconds']>(0, 30, 60, 90, 120),
    seed: hex,
    walk: hex,
  })
  .map(({ players, seed, walk, ...house }) => {
    const wished: SpySetup = { ...suggest(players), ...house };
    const refusal = check(wished, players).find(({ weight }) => weight === 'refusal');
    return { players, seed, walk, setup: refusal?.nearest ?? wished };
  });
export type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

export function begin({ players, seed, setup }: AnyTable): SpyMatch {
  const people = NAMES.slice(0, players).map((name, at) => ({ id: `p${at}`, name }));
  const match = startMatch({ id: 'walk', game: whoIsTheSpy, seed, setup, supply: COFFEE, players: people });
  if (isRefusal(match)) throw new Error(match.refused);
  return match as SpyMatch;
}

/** Everything that is legal here by the rules, but for what only interrupts: leaving, waiting, stopping, dealing again. */
export function onward(now: Report, waiting: readonly Seat[], open: boolean): AnyMove[] {
  switch (now.at) {
    case 'cards':
      return [{ type: 'seen', seat: waiting[0] as Seat }];
    case 'clues':
    case 'tie-clues':
      return [{ type: 'said' }];
    case 'talk':
      return [{ type: now.round > 1 || now.firstRoundVote ? 'start-vote' : 'go-on' }];
    case 'vote':
    case 'revote': {
      const choices = (voter: Seat): Seat[] => candidates(now).filter((seat) => seat !== voter);
      if (!open)
        return choices(waiting[0] as Seat).map((choice) => ({ type: 'vote', seat: waiting[0] as Seat, choice }));
      const missing = voters(now).filter((voter) => !now.cast.some(([seat]) => seat === voter));
      if (missing.length === 0) return [{ type: 'count' }];
      return missing.flatMap((seat) => choices(seat).map((choice): AnyMove => ({ type: 'mark', seat, choice })));
    }
    case 'count':
    case 'turned':
    case 'verdict':
      return [{ type: 'go-on' }];
    case 'guess':
      return [
        { type: 'pass' },
        { type: 'guess', text: 'tea' },
        { type: 'guess', text: 'latte' },
        { type: 'guess', text: 'cappuccino' },
      ];
    default:
      return [];
  }
}

/** Whether the rules allow this move now. */
export function legal(now: Report, move: AnyMove, waiting: readonly Seat[], open: boolean): boolean {
  if (now.at === 'over' || now.at === 'spent') return false;
  const voting = now.at === 'vote' || now.at === 'revote';
  switch (move.type) {
    case 'stop':
      return true;
    case 'time-is-up':
      return false;
    case 'deal-again':
      return now.at === 'cards' || (now.at === 'clues' && now.round === 1 && !now.everSaid);
    case 'leave':
      return now.roles[move.seat] !== undefined && !now.gone.includes(move.seat);
    case 'later':
      return (now.at === 'cards' || (voting && !open)) && waiting[0] === move.seat && waiting.length > 1;
    case 'mark':
      return (
        voting &&
        open &&
        voters(now).includes(move.seat) &&
        move.seat !== move.choice &&
        candidates(now).includes(move.choice)
      );
    case 'guess':
      return now.at === 'guess' && /^[a-z]{1,60}$/.test(move.text);
    default:
      return onward(now, waiting, open).some((other) => JSON.stringify(other) === JSON.stringify(move));
  }
}

/** Any move at all, sensible or not. */
function anyMove(draw: Draw, players: number): AnyMove {
  const seat = (): Seat => draw.below(players + 2) - 1;
  return draw.pick<() => AnyMove>([
    () => ({ type: draw.pick(['said', 'start-vote', 'count', 'go-on', 'pass', 'time-is-up', 'deal-again'] as const) }),
    () => ({ type: draw.pick(['seen', 'later', 'leave'] as const), seat: seat() }),
    () => ({ type: draw.pick(['vote', 'mark'] as const), seat: seat(), choice: seat() }),
    () => ({ type: 'guess', text: draw.pick(['', ' ', 'tea', 'latte', 'x'.repeat(61)]) }),
  ])();
}

export interface Step {
  readonly before: SpyMatch;
  /** What was done; null for a look, an opened private scene. */
  readonly did: AnyMove | 'undo' | null;
  readonly refused: string | null;
  readonly allowed: boolean;
  readonly after: SpyMatch;
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

function waitingIn(match: SpyMatch): readonly Seat[] {
  const { state } = match;
  return state.phase === 'dealing' ? state.waiting : state.phase === 'ballot' ? state.ballot.waiting : [];
}

/**
 * Plays until the match ends, telling of every step, and returns it. Besides playing on it interrupts, mis-taps,
 * takes back and looks again, but only so often: from then on it plays straight on, and must come to an end (SPY-25).
 */
export function walk(
  table: AnyTable,
  step: (step: Step) => void = () => {},
  interruptions = 60,
  until = Number.POSITIVE_INFINITY,
): SpyMatch {
  const draw = chanceFrom(table.walk).hidden('walk');
  const open = table.setup.vote === 'open';
  let match = begin(table);
  const { deal } = match.state;
  let reports = [opening(deal.roles, deal.order, table.setup.firstRoundVote)];
  let left = interruptions;
  let taken = 0;
  // Every vote puts one out, is empty, or loses its condemned one, and no two run empty in a row.
  const rounds = 2 * table.players + 2;
  // A round is at most: clues, talk, ballot, count, clues, ballot, count, card, guess, verdict; leaving repeats a part.
  const most = rounds * (4 * table.players + 10) * 2 + interruptions * 4;
  const tendToAgree = draw.below(3);
  while (match.state.phase !== 'over' && match.state.phase !== 'spent' && taken < until) {
    taken += 1;
    if (taken >= most) throw new Error('the match does not end');
    if (match.state.round > rounds) throw new Error(`round ${match.state.round} of at most ${rounds}`);
    const report = reports.at(-1) as Report;
    const before = deepFreeze(match);
    const waiting = waitingIn(match);
    const tell = (did: Step['did'], refused: string | null, allowed: boolean): void =>
      step({ before, did, refused, allowed, after: match, report: reports.at(-1) as Report });
    if (left > 0 && draw.below(4) === 0) {
      left -= 1;
      const what = draw.below(10);
      if (what < 2) {
        const back = undoMove(match, match.revision);
        const allowed = canUndo(match);
        if (!isRefusal(back)) {
          match = back as SpyMatch;
          reports = reports.slice(0, -1);
        }
        tell('undo', isRefusal(back) ? back.refused : null, allowed);
        continue;
      }
      if (what === 2) {
        match = (
          draw.below(2) ? settle(match as Match) : countLook(match as Match, draw.below(table.players))
        ) as SpyMatch;
        tell(null, null, true);
        continue;
      }
    }
    const scatter = left > 0 && draw.below(5) === 0;
    let move: AnyMove;
    if (scatter) {
      left -= 1;
      move = anyMove(draw, table.players);
      if ((move.type === 'leave' && draw.below(3) > 0) || (move.type === 'deal-again' && draw.below(3) > 0))
        move = { type: 'time-is-up' };
      if (draw.below(400) === 0) move = { type: 'stop' };
    } else {
      const moves = onward(report, waiting, open);
      if (moves.length === 0) throw new Error(`nobody can do anything at ${report.at}`);
      // Some tables agree on somebody, so that there are eliminations and not ties alone.
      move = draw.below(3) < tendToAgree ? (moves[0] as AnyMove) : draw.pick(moves);
    }
    const allowed = legal(report, move, waiting, open);
    const next = playMove(match, move, match.revision);
    if (!isRefusal(next)) {
      match = next as SpyMatch;
      const right = move.type === 'guess' && move.text === COFFEE.words[deal.civilianWord].text;
      reports = [...reports, deepFreeze(watch(report, { ...move, right }))];
    }
    tell(move, isRefusal(next) ? next.refused : null, allowed);
  }
  return match;
}
