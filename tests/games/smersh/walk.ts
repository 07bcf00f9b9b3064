// Random matches: set-ups, and a walker that plays on until the match ends, through everything a table may do.

import fc from 'fast-check';
import { chanceFrom, type Draw } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Seat } from '../../../src/core/game';
import { canUndo, countLook, type Match, playMove, settle, startMatch, undoMove } from '../../../src/core/match';
import { smersh } from '../../../src/games/smersh/game';
import type { SmershMove } from '../../../src/games/smersh/moves';
import { check, type SmershSetup, suggest } from '../../../src/games/smersh/setup';
import { opening, type Report, silent, size, speaking, takers, uses, watch } from './referee';
import { bookDeck, type SmershMatch } from './table';

type AnyMove = SmershMove | CommonMove;

const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
const many = fc.integer({ min: 0, max: 3 });
/** Any table that may start: 6–10 players, every house rule, hand-outs as suggested or by hand. */
export const anyTable = fc
  .record({
    players: fc.integer({ min: 6, max: 10 }),
    setup: fc.record({
      speechSeconds: fc.constantFrom<SmershSetup['speechSeconds']>(0, 30, 60, 90),
      votesSecret: fc.boolean(),
      leaderChanges: fc.boolean(),
      handOuts: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 2, arbitrary: fc.tuple(many, many, many, many, many) },
        { weight: 2, arbitrary: fc.constant<SmershSetup['handOuts']>([3, 3, 3, 3, 0]) }, // so early that hands are full
      ),
    }),
    seed: hex,
    walk: hex,
  })
  .map(({ players, setup, seed, walk }) => {
    const { handOuts } = setup;
    const wanted: SmershSetup = handOuts
      ? { ...setup, handOuts, handOutsByHand: true }
      : { ...suggest(players), ...setup, handOuts: suggest(players).handOuts };
    return { players, seed, walk, setup: check(wanted, players)[0]?.nearest ?? wanted };
  });
export type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

export function begin({ players, seed, setup }: AnyTable): SmershMatch {
  const people = Array.from({ length: players }, (_, at) => ({ id: `p${at}`, name: `Player ${at + 1}` }));
  const match = startMatch({ id: 'walk', game: smersh, seed, setup, supply: null, players: people });
  if (isRefusal(match)) throw new Error(match.refused);
  return match as SmershMatch;
}

/** Everything that is legal here by the rules, but for what only interrupts: leaving, waiting, stopping, dealing again. */
export function onward(now: Report, waiting: readonly Seat[]): AnyMove[] {
  const [seat] = waiting as [Seat];
  const used = now.sides.flatMap((_, at) => uses(now, at).map((on): AnyMove => ({ type: 'use', seat: at, on })));
  const minutes = now.setup.speechSeconds > 0 ? now.minutes : now.minutes.map(() => 0);
  switch (now.at) {
    case 'cards':
    case 'asked':
      return [{ type: 'seen', seat: now.asking?.seat ?? seat }];
    case 'handing': {
      const to = takers(now).map((at): AnyMove => ({ type: 'hand-out', seat: at }));
      return [...(to.length > 0 ? to : [{ type: 'discard' } as const]), ...used];
    }
    case 'before-squad':
    case 'before-mission':
      return [{ type: 'go-on' }, ...used];
    case 'picking': {
      const picks = now.sides.map((_, at): AnyMove => ({ type: 'pick', seat: at }));
      return now.team.size === size(now) ? [{ type: 'propose' }, ...picks] : picks;
    }
    case 'nominated':
      return [{ type: 'start-speeches' }, { type: 'change-team' }];
    case 'speaking': {
      const speaker = speaking(now);
      return [{ type: 'said' }, ...(minutes[speaker] ? [{ type: 'extra-minute', seat: speaker } as const] : [])];
    }
    case 'floor': {
      const more = minutes.flatMap((left, at): AnyMove[] => (left > 0 ? [{ type: 'extra-minute', seat: at }] : []));
      return [{ type: 'start-vote' }, ...(now.onFloor ? [{ type: 'said' } as const] : []), ...more];
    }
    case 'vote':
      return [
        { type: 'vote', seat, choice: 'approve' },
        { type: 'vote', seat, choice: 'reject' },
      ];
    case 'decisions': {
      const complete: AnyMove = { type: 'decide', seat, choice: 'complete' };
      return now.sides[seat] === 'scout' ? [complete] : [complete, { type: 'decide', seat, choice: 'sabotage' }];
    }
    case 'leader':
    case 'votes':
    case 'thwarted':
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
      if (now.at === 'leader' || now.at === 'cards') return true;
      if (now.rights > 0 || now.ballots > 0 || now.everNominated) return false;
      return now.at === 'handing' || now.at === 'picking';
    case 'leave':
      return now.sides[move.seat] !== undefined && !now.gone.includes(move.seat);
    case 'later':
      return waiting[0] === move.seat && waiting.length > 1;
    case 'use':
      return uses(now, move.seat).some((on) => JSON.stringify(on) === JSON.stringify([...move.on].sort()));
    default:
      return onward(now, waiting).some((other) => {
        return other.type === move.type && JSON.stringify(other) === JSON.stringify(move);
      });
  }
}

/** Any move at all, sensible or not. */
export function anyMove(draw: Draw, players: number): AnyMove {
  const seat = (): Seat => draw.below(players + 2) - 1;
  const bare = [
    ...(['discard', 'propose', 'change-team', 'start-speeches', 'said', 'start-vote', 'go-on'] as const),
    ...(['time-is-up', 'deal-again'] as const),
  ];
  const seated = ['seen', 'hand-out', 'pick', 'extra-minute', 'later', 'leave'] as const;
  const use = (): AnyMove => ({ type: 'use', seat: seat(), on: Array.from({ length: draw.below(3) }, seat) });
  return draw.pick<() => AnyMove>([
    () => ({ type: draw.pick(bare) }),
    () => ({ type: draw.pick(seated), seat: seat() }),
    use,
    use,
    () => ({ type: 'vote', seat: seat(), choice: draw.pick(['approve', 'reject'] as const) }),
    () => ({ type: 'decide', seat: seat(), choice: draw.pick(['complete', 'sabotage'] as const) }),
  ])();
}

/** What could be done here, but with other people. */
function misTap(now: Report, waiting: readonly Seat[], draw: Draw): AnyMove {
  if (now.at === 'picking' && draw.below(2)) return { type: 'propose' };
  const move = draw.pick(onward(now, waiting));
  const seat = draw.below(now.sides.length);
  if (move.type === 'decide') return { ...move, choice: 'sabotage' };
  if (move.type !== 'use') return 'seat' in move ? { ...move, seat } : move;
  const on = Array.from({ length: draw.below(4) ? move.on.length : draw.below(3) }, () => draw.below(now.sides.length));
  return { ...move, seat: draw.below(3) ? move.seat : seat, on };
}

export interface Step {
  readonly before: SmershMatch;
  /** What was done; null for a look, an opened private scene. */
  readonly did: AnyMove | 'undo' | null;
  readonly refused: string | null;
  readonly allowed: boolean;
  readonly after: SmershMatch;
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

export function waitingIn({ state }: SmershMatch): readonly Seat[] {
  if (state.phase === 'dealing') return state.waiting;
  return state.phase === 'ballot' || state.phase === 'mission' ? state.pass.waiting : [];
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
): SmershMatch {
  const draw = chanceFrom(table.walk).hidden('walk');
  let match = begin(table);
  const dealt = chanceFrom(table.seed);
  const first = dealt.open('first leader').below(table.players);
  const deck = dealt.open('deck').shuffle(bookDeck(table.players));
  let reports = [opening(match.state.deal.sides, table.setup, first, deck)];
  let left = interruptions;
  let taken = 0;
  // 25 squads at most; each is picked, changed, spoken of by ten, voted on by ten, and gone on by six.
  const most = 25 * 200 + interruptions * 4 + 100;
  const temper = { trusting: draw.below(4), quick: draw.below(3) === 0, using: draw.below(4) };
  const wild = draw.below(3) > 0;
  while (match.state.phase !== 'over' && match.state.phase !== 'spent' && taken < until) {
    taken += 1;
    if (taken >= most) throw new Error('the match does not end');
    const report = reports.at(-1) as Report;
    const before = match;
    deepFreeze(match.state);
    const waiting = waitingIn(match);
    const tell = (did: Step['did'], refused: string | null, allowed: boolean): void =>
      step({ before, did, refused, allowed, after: match, report: reports.at(-1) as Report });
    if (left > 0 && wild && draw.below(8) === 0) {
      left -= 1;
      const what = draw.below(10);
      if (what < 4) {
        const allowed = canUndo(match);
        const back = undoMove(match, match.revision);
        if (!isRefusal(back)) {
          match = back as SmershMatch;
          reports = reports.slice(0, -1);
        }
        tell('undo', isRefusal(back) ? back.refused : null, allowed);
        continue;
      }
      if (what < 6) {
        const looked = draw.below(2) ? settle(match as Match) : countLook(match as Match, draw.below(table.players));
        match = looked as SmershMatch;
        tell(null, null, true);
        continue;
      }
    }
    let move: AnyMove;
    if (left > 0 && wild && draw.below(6) === 0) {
      left -= 1;
      move = draw.below(2) ? anyMove(draw, table.players) : misTap(report, waiting, draw);
      if ((move.type === 'leave' || move.type === 'deal-again') && draw.below(6) > 0) move = { type: 'time-is-up' };
      if (waiting.length > 0 && draw.below(4) === 0) move = { type: 'later', seat: waiting[0] as Seat };
      if (draw.below(300) === 0) move = { type: 'stop' };
      if (report.rights === 0 && draw.below(60) === 0) move = { type: 'deal-again' };
    } else move = sensible(report, waiting, temper, draw);
    const allowed = legal(report, move, waiting);
    const next = playMove(match, move, match.revision);
    if (!isRefusal(next)) {
      match = next as SmershMatch;
      reports = [...reports, watch(report, move)];
    }
    tell(move, isRefusal(next) ? next.refused : null, allowed);
  }
  return match;
}

interface Temper {
  readonly trusting: number;
  readonly quick: boolean;
  /** From 0, hardly anything is used, to 3. */
  readonly using: number;
}

/** Something that brings the match on, more or less: leaders come to a squad in the end. */
function sensible(report: Report, waiting: readonly Seat[], temper: Temper, draw: Draw): AnyMove {
  const moves = onward(report, waiting);
  if (moves.length === 0) throw new Error(`nobody can do anything at ${report.at}`);
  const { trusting, quick, using } = temper;
  switch (report.at) {
    case 'vote':
      return moves[draw.below(4) < trusting ? 0 : draw.below(2)] as AnyMove;
    case 'nominated':
      return moves[!quick && draw.below(4) === 0 ? 1 : 0] as AnyMove;
    case 'speaking':
    case 'floor':
      return draw.below(report.at === 'floor' ? 3 : 10) === 0 ? draw.pick(moves) : (moves[0] as AnyMove);
    case 'handing':
    case 'before-squad':
    case 'before-mission': {
      const used = moves.filter(({ type }) => type === 'use');
      const other = moves.filter(({ type }) => type !== 'use');
      if (used.length === 0 || draw.below(4) >= using) return draw.pick(other);
      // Rare cards have few ways to be used: whose turn it is is drawn first.
      const who = draw.pick(used.flatMap((move) => ('seat' in move ? [move.seat] : [])).filter(unique));
      return draw.pick(used.filter((move) => 'seat' in move && move.seat === who));
    }
    case 'picking': {
      const missing = size(report) - report.team.size;
      const picks = moves.filter((move) => move.type === 'pick' && report.team.has(move.seat) === missing < 0);
      if (missing === 0 && (quick || draw.below(5) > 0)) return { type: 'propose' };
      return draw.pick(picks.length > 0 ? picks : moves);
    }
    default:
      return draw.pick(moves);
  }
}

function unique<T>(item: T, at: number, all: readonly T[]): boolean {
  return all.indexOf(item) === at;
}
