// Random matches: set-ups, and a walker that plays on until the match ends, through everything a table may do.

import fc from 'fast-check';
import { chanceFrom, type Draw } from '../../../src/core/chance';
import { type CommonMove, isRefusal, type Seat } from '../../../src/core/game';
import { canUndo, countLook, type Match, playMove, settle, startMatch, undoMove } from '../../../src/core/match';
import { station } from '../../../src/games/station/game';
import { JOBS, type Order, PLANS, type PlanAt, SECRETS, type StationMove } from '../../../src/games/station/moves';
import { CLOCKS, DIFFICULTIES, type StationSetup, VOTES } from '../../../src/games/station/setup';
import type { Drawn } from '../../../src/games/station/state';
import { opening, playing, type Report, watch } from './referee';
import { NAMES, type StationMatch } from './table';

export type AnyMove = StationMove | CommonMove;

const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
/** Any table that may start: 5–15 players, every house rule. */
export const anyTable = fc.record({
  players: fc.integer({ min: 5, max: 15 }),
  setup: fc.record<StationSetup>({
    difficulty: fc.constantFrom(...DIFFICULTIES),
    vote: fc.constantFrom(...VOTES),
    clocks: fc.constantFrom(...CLOCKS),
  }),
  seed: hex,
  walk: hex,
});
export type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

export function begin({ players, seed, setup }: Omit<AnyTable, 'walk'>): StationMatch {
  const people = NAMES.slice(0, players).map((name, at) => ({ id: `p${at}`, name }));
  const match = startMatch({ id: 'walk', game: station, seed, setup, supply: null, players: people });
  if (isRefusal(match)) throw new Error(match.refused);
  return match as StationMatch;
}

/** How these people play. */
export interface Temper {
  /** Of ten orders so many are by the plan that all could agree on. */
  readonly agreed: number;
  /** Of ten chances so many are taken to sabotage, to lay a trap, and to vote for somebody. */
  readonly sabotage: number;
  readonly trap: number;
  readonly votes: number;
  /** They know whom to vote for. */
  readonly hunts: boolean;
}

export function temper(draw: Draw): Temper {
  return {
    agreed: draw.pick([3, 8, 10, 10]),
    sabotage: draw.pick([0, 0, 2, 6]),
    trap: draw.pick([0, 5, 10]),
    votes: draw.pick([2, 8]),
    hunts: draw.below(3) === 0,
  };
}

/** What everybody does when all agree: pairs first, the rest on guard; the trap's two do as the trap wants. */
function agreed(now: Pick<Report, 'drawn'>, people: readonly Seat[], injured: Seat | null, seat: Seat): Order {
  const { plans, readings } = now.drawn;
  const cost = (at: PlanAt): number => {
    const need = readings.reduce((sum, { plan, value }) => sum + (plan === at ? value : 0), 0);
    const workers = Math.ceil(plans[at].field / 2) + Math.ceil(plans[at].radio / 2);
    return workers + Math.max(workers, need) > people.length ? 9 - plans[at].parts : -plans[at].parts;
  };
  const plan = [...PLANS].sort((a, b) => cost(a) - cost(b))[0] as PlanAt;
  const able = [...people].sort((a, b) => Number(a === injured) - Number(b === injured));
  const field = Math.ceil(plans[plan].field / 2);
  const workers = field + Math.ceil(plans[plan].radio / 2);
  const at = able.indexOf(seat);
  if (at < workers) {
    const job = at < field && seat !== injured ? 'field' : 'radio';
    return { plan, job, partner: able[at + workers] ?? null, secret: 'none' };
  }
  return { plan, job: 'guard', partner: (at < 2 * workers ? able[at - workers] : null) ?? null, secret: 'none' };
}

/** An order that is legal here. */
export function anyOrder(
  facts: Pick<Report, 'drawn' | 'sides' | 'injured'>,
  people: readonly Seat[],
  seat: Seat,
  { agreed: often, sabotage, trap }: Temper,
  draw: Draw,
): Order {
  const { offer } = facts.drawn;
  const inTen = (many: number): boolean => draw.below(10) < many;
  let order = agreed(facts, people, facts.injured, seat);
  if (!inTen(often)) {
    const jobs = JOBS.filter((job) => job !== 'field' || seat !== facts.injured);
    const partner = draw.pick([null, ...people.filter((other) => other !== seat)]);
    order = { plan: draw.pick(PLANS), job: draw.pick(jobs), partner, secret: 'none' };
  }
  const both = offer !== null && people.includes(offer.by) && people.includes(offer.victim);
  if (both && seat === offer.victim && inTen(trap)) order = { ...order, job: offer.job, partner: offer.by };
  if (facts.sides[seat] !== 'infiltrator') return order;
  if (both && seat === offer.by && inTen(trap))
    return { ...order, job: 'guard', partner: offer.victim, secret: 'trap' };
  if (offer?.by === seat && draw.below(12) === 0) return { ...order, secret: 'trap' }; // with whatever else: sent as none
  return inTen(sabotage) ? { ...order, secret: 'sabotage' } : order;
}

/** Whether the rules allow this move now. */
export function legal(now: Report, move: AnyMove): boolean {
  if (now.at === 'over' || now.at === 'spent') return false;
  const people = playing(now);
  const seat = 'seat' in move ? move.seat : -1;
  const turn = now.waiting[0] === seat;
  const chooses = (choice: Seat | 'none'): boolean => choice === 'none' || (choice !== seat && people.includes(choice));
  switch (move.type) {
    case 'stop':
      return true;
    case 'time-is-up':
      if (now.at === 'orders' || now.at === 'vote') return true;
      return now.setup.clocks !== 'off' && ['talk', 'result', 'marks'].includes(now.at);
    case 'deal-again':
      return now.round === 1 && (now.at === 'cards' || now.at === 'talk');
    case 'leave':
      return now.sides[seat] !== undefined && !now.left.includes(seat);
    case 'later':
      return turn && now.waiting.length > 1;
    case 'seen':
      return now.at === 'cards' && turn;
    case 'start-orders':
      return now.at === 'talk';
    case 'order': {
      if (now.at !== 'orders' || !turn) return false;
      if (move.partner !== null && (move.partner === seat || !people.includes(move.partner))) return false;
      if (move.job === 'field' && now.injured === seat) return false;
      if (move.secret === 'none') return true;
      return now.sides[seat] === 'infiltrator' && (move.secret === 'sabotage' || now.drawn.offer?.by === seat);
    }
    case 'start-vote':
      return now.at === 'result';
    case 'vote':
      return now.at === 'vote' && turn && chooses(move.choice);
    case 'mark':
      return now.at === 'marks' && people.includes(seat) && chooses(move.choice);
    case 'count':
      return now.at === 'marks';
    case 'go-on':
      return now.at === 'outcome';
  }
}

/** Any move at all, sensible or not. */
export function anyMove(draw: Draw, players: number): AnyMove {
  const seat = (): Seat => draw.below(players + 2) - 1;
  const bare = ['start-orders', 'start-vote', 'count', 'go-on', 'time-is-up', 'deal-again'] as const;
  return draw.pick<() => AnyMove>([
    () => ({ type: draw.pick(bare) }),
    () => ({ type: draw.pick(['seen', 'later', 'leave'] as const), seat: seat() }),
    () => ({ type: draw.pick(['vote', 'mark'] as const), seat: seat(), choice: draw.below(4) ? seat() : 'none' }),
    () => ({
      type: 'order',
      seat: seat(),
      plan: draw.pick(PLANS),
      job: draw.pick(JOBS),
      partner: draw.below(3) ? seat() : null,
      secret: draw.pick(SECRETS),
    }),
  ])();
}

export interface Step {
  readonly before: StationMatch;
  /** What was done; null for a look, an opened private scene. */
  readonly did: AnyMove | 'undo' | null;
  readonly refused: string | null;
  readonly allowed: boolean;
  readonly after: StationMatch;
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

export function waitingIn({ state }: StationMatch): readonly Seat[] {
  return state.phase === 'dealing' || state.phase === 'orders' || state.phase === 'ballot' ? state.waiting : [];
}

export function drawnIn(match: StationMatch): (round: number) => Drawn {
  return (round) => match.state.rounds[round - 1]?.drawn as Drawn;
}

/**
 * Plays until the match ends, telling of every step, and returns it. Besides playing on it interrupts, mis-taps, takes back
 * and looks again, but only so often: from then on it plays straight on, and must come to an end.
 */
export function walk(
  table: AnyTable,
  step: (step: Step) => void = () => {},
  interruptions = 40,
  until = Number.POSITIVE_INFINITY,
): StationMatch {
  const draw = chanceFrom(table.walk).hidden('walk');
  let match = begin(table);
  const { sides, setup, first } = match.state.deal;
  let reports = [opening(sides, setup, first, drawnIn(match))];
  let left = interruptions;
  let taken = 0;
  // Eight rounds of at most 15 cards, orders and marks with what is between, and as many again for what is undone.
  const most = 8 * (4 * 15 + 6) * 2 + interruptions * 20;
  const people = temper(draw);
  const wild = draw.below(3) > 0;
  while (match.state.phase !== 'over' && match.state.phase !== 'spent' && taken < until) {
    taken += 1;
    if (taken >= most) throw new Error('the match does not end');
    const report = reports.at(-1) as Report;
    const before = deepFreeze(match);
    const tell = (did: Step['did'], refused: string | null, allowed: boolean): void =>
      step({ before, did, refused, allowed, after: match, report: reports.at(-1) as Report });
    if (left > 0 && wild && draw.below(8) === 0) {
      left -= 1;
      const what = draw.below(8);
      if (what < 3) {
        const allowed = canUndo(match);
        const back = undoMove(match, match.revision);
        if (!isRefusal(back)) {
          match = back as StationMatch;
          reports = reports.slice(0, -1);
        }
        tell('undo', isRefusal(back) ? back.refused : null, allowed);
        continue;
      }
      if (what < 4) {
        const looked = draw.below(2) ? settle(match as Match) : countLook(match as Match, draw.below(table.players));
        match = looked as StationMatch;
        tell(null, null, true);
        continue;
      }
    }
    let move: AnyMove;
    if (left > 0 && wild && draw.below(8) === 0) {
      left -= 1;
      move = anyMove(draw, table.players);
      if (move.type === 'leave' && draw.below(3) > 0) move = { type: 'time-is-up' };
      if (move.type === 'deal-again' && draw.below(6) > 0) move = { type: 'time-is-up' };
      const [holder] = report.waiting;
      if (holder !== undefined && draw.below(4) === 0) move = { type: 'later', seat: holder };
      if (draw.below(400) === 0) move = { type: 'stop' };
    } else move = onward(report, people, draw);
    const allowed = legal(report, move);
    const next = playMove(match, move, match.revision);
    if (!isRefusal(next)) {
      match = next as StationMatch;
      reports = [...reports, watch(report, move, drawnIn(match))];
    }
    tell(move, isRefusal(next) ? next.refused : null, allowed);
  }
  return match;
}

/** Something that brings the match on. */
export function onward(now: Report, people: Temper, draw: Draw): AnyMove {
  const [seat] = now.waiting as [Seat];
  const choice = (voter: Seat): Seat | 'none' => {
    const others = playing(now).filter((other) => other !== voter);
    if (others.length === 0 || draw.below(10) >= people.votes) return 'none';
    const bad = others.find((other) => now.sides[other] === 'infiltrator');
    const wanted = (people.hunts ? bad : undefined) ?? (others[now.round % others.length] as Seat);
    return draw.below(4) > 0 ? wanted : draw.pick(others);
  };
  switch (now.at) {
    case 'cards':
      return { type: 'seen', seat };
    case 'talk':
      return { type: 'start-orders' };
    case 'orders':
      if (draw.below(40) === 0) return { type: 'time-is-up' };
      return { type: 'order', seat, ...anyOrder(now, playing(now), seat, people, draw) };
    case 'result':
      return { type: 'start-vote' };
    case 'vote':
      return draw.below(20) === 0 ? { type: 'time-is-up' } : { type: 'vote', seat, choice: choice(seat) };
    case 'marks': {
      const open = playing(now).filter((voter) => !(voter in now.cast));
      const [voter] = open;
      return voter === undefined || draw.below(12) === 0
        ? { type: 'count' }
        : { type: 'mark', seat: voter, choice: choice(voter) };
    }
    case 'outcome':
      return { type: 'go-on' };
    default:
      throw new Error(`nobody can do anything at ${now.at}`);
  }
}
