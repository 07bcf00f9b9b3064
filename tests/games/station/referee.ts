// A second reading of the rules, to check the first by: it watches moves and says what must have come of them. Written from
// the round algorithm of the rule book (section 6); of a state it looks at nothing but what was dealt and drawn.

import type { Seat } from '../../../src/core/game';
import type { Order } from '../../../src/games/station/moves';
import type { StationSetup } from '../../../src/games/station/setup';
import type { Drawn, Side } from '../../../src/games/station/state';
import { book } from './table';

export interface Report {
  readonly sides: readonly Side[];
  readonly setup: StationSetup;
  readonly first: Seat;
  readonly at: 'cards' | 'talk' | 'orders' | 'result' | 'vote' | 'marks' | 'outcome' | 'over' | 'spent';
  readonly round: number;
  readonly parts: number;
  readonly damage: number;
  readonly deaths: number;
  readonly hits: number;
  readonly dead: readonly Seat[];
  readonly left: readonly Seat[];
  readonly suspended: Seat | null;
  readonly injured: Seat | null;
  readonly drawn: Drawn;
  /** Who has still to look, order or vote, in the order of the pass but for those who wait. */
  readonly waiting: readonly Seat[];
  readonly called: readonly Seat[];
  readonly orders: Readonly<Record<Seat, Order>>;
  readonly cast: Readonly<Record<Seat, Seat | 'none' | null>>;
  /** After the mission, before the vote. */
  readonly told: Score | null;
  readonly chosen: Seat | null;
  readonly fate: readonly [Seat, 'dead' | 'injured'] | null;
  /** The reason of the end, once it is certain or reached. */
  readonly end: string | null;
}

export interface Score {
  readonly parts: number;
  readonly damage: number;
  readonly success: boolean;
}

export type WatchedMove = { readonly type: string; readonly seat?: Seat; readonly choice?: Seat | 'none' };
type Draws = (round: number) => Drawn;

export function here(now: Report): Seat[] {
  return [...now.sides.keys()].filter((seat) => !now.dead.includes(seat) && !now.left.includes(seat));
}

export function playing(now: Report): Seat[] {
  return here(now).filter((seat) => seat !== now.suspended);
}

/** Those who play, going round from the seat at which this round begins. */
export function roundFrom(now: Report): Seat[] {
  const people = now.sides.length;
  const round = [...Array(people).keys()].map((at) => (now.first + now.round - 1 + at) % people);
  return round.filter((seat) => playing(now).includes(seat));
}

export function opening(sides: readonly Side[], setup: StationSetup, first: Seat, draws: Draws): Report {
  const standing = { parts: 0, damage: 0, deaths: 0, hits: 0 };
  const base = { sides, setup, first, ...standing, dead: [], left: [], round: 0, drawn: draws(1) };
  return nextRound({ ...base, ...FRESH, at: 'cards', suspended: null, injured: null, waiting: [] }, null, null, draws);
}

const FRESH = { called: [], orders: {}, cast: {}, told: null, chosen: null, fate: null, end: null } as const;

function nextRound(now: Report, suspended: Seat | null, injured: Seat | null, draws: Draws): Report {
  const round = now.round + 1;
  const base = { ...now, ...FRESH, at: 'cards' as const, round, suspended, injured, drawn: draws(round) };
  return { ...base, waiting: roundFrom(base) };
}

/** What an accepted move makes of the table. */
export function watch(now: Report, move: WatchedMove, draws: Draws): Report {
  const seat = move.seat as Seat;
  switch (move.type) {
    case 'seen':
      return answered(now, seat);
    case 'later':
      return { ...now, waiting: [...now.waiting.slice(1), seat] };
    case 'start-orders':
      return ordering(now);
    case 'order':
      return answered({ ...now, orders: { ...now.orders, [seat]: sent(now, move as unknown as Order) } }, seat);
    case 'start-vote':
      return voting(now);
    case 'vote':
      return answered({ ...now, cast: { ...now.cast, [seat]: move.choice as Seat | 'none' } }, seat);
    case 'mark':
      return { ...now, cast: { ...now.cast, [seat]: move.choice as Seat | 'none' } };
    case 'count':
      return counted(now);
    case 'time-is-up':
      if (now.at === 'talk') return ordering(now);
      if (now.at === 'result') return voting(now);
      if (now.at === 'marks') return counted(now);
      return answered(now, now.waiting[0] as Seat);
    case 'go-on': {
      if (now.end) return { ...now, at: 'over' };
      const stays = (who: Seat | null): Seat | null => (who !== null && here(now).includes(who) ? who : null);
      return nextRound(now, stays(now.chosen), stays(now.fate?.[1] === 'injured' ? now.fate[0] : null), draws);
    }
    case 'leave':
      return leaving(now, seat);
    case 'stop':
      return { ...now, at: 'over', end: now.end ?? 'stopped' };
    case 'deal-again':
      return { ...now, at: 'spent' };
    default:
      return now;
  }
}

/** STN-304. */
function sent(now: Report, { plan, job, partner, secret }: Order): Order {
  const kept = secret !== 'trap' || (job === 'guard' && partner === now.drawn.offer?.victim);
  return { plan, job, partner, secret: kept ? secret : 'none' };
}

function ordering(now: Report): Report {
  return { ...now, at: 'orders', called: playing(now), waiting: roundFrom(now) };
}

function voting(now: Report): Report {
  const open = now.setup.vote === 'open';
  const next: Report = { ...now, at: open ? 'marks' : 'vote', cast: {}, waiting: open ? [] : roundFrom(now) };
  return playing(now).length === 0 ? counted(next) : next;
}

function answered(now: Report, seat: Seat): Report {
  const waiting = now.waiting.filter((other) => other !== seat);
  if (waiting.length > 0) return { ...now, waiting };
  if (now.at === 'cards') return { ...now, waiting, at: 'talk' };
  return now.at === 'orders' ? ordered({ ...now, waiting }) : counted({ ...now, waiting });
}

function leaving(now: Report, seat: Seat): Report {
  if (now.at === 'cards' && now.round === 1) return { ...now, at: 'spent' };
  const gone: Report = { ...now, left: [...now.left, seat] };
  if (!gone.end && tooFew(gone)) return { ...gone, at: 'over', end: 'left' };
  const played = playing(now).includes(seat);
  if (now.at === 'cards' || now.at === 'orders') return now.waiting.includes(seat) ? answered(gone, seat) : gone;
  return played && (now.at === 'vote' || now.at === 'marks') ? voting(gone) : gone;
}

function tooFew(now: Report): boolean {
  return here(now).length < 4 || here(now).every((seat) => now.sides[seat] === 'loyal');
}

// ── the round algorithm ────────────────────────────────────────────────────────────────────────────────────────────

/** Steps 2–5. `clean` carries nothing secret (step 7). */
export function mission(now: Pick<Report, 'orders' | 'drawn' | 'parts' | 'damage'>, clean: Seat | null): Score {
  const orders = Object.entries(now.orders).map(([seat, order]) => {
    return Number(seat) === clean ? { seat: Number(seat), ...order, secret: 'none' } : { seat: Number(seat), ...order };
  });
  let winner = 0;
  const votes = [0, 0, 0];
  for (const { plan } of orders) votes[plan] = (votes[plan] ?? 0) + 1;
  for (const plan of [1, 2]) if ((votes[plan] ?? 0) > (votes[winner] ?? 0)) winner = plan;
  const team = orders.filter(({ plan }) => plan === winner);
  const plan = now.drawn.plans[winner as 0];
  let need = 0;
  for (const reading of now.drawn.readings) if (reading.plan === winner) need += reading.value;
  const real = { field: 0, radio: 0 };
  let guards = 0;
  for (const one of team) {
    if (one.secret === 'sabotage') need += 2;
    if (one.job === 'guard') {
      if (one.secret !== 'sabotage') guards += 1;
      continue;
    }
    const helper = team.find((other) => other.seat === one.partner);
    const helped = helper?.job === 'guard' && helper.partner === one.seat && helper.secret !== 'sabotage';
    real[one.job] += helped ? 2 : 1;
  }
  const success = real.field >= plan.field && real.radio >= plan.radio && guards >= need;
  if (success) return { parts: now.parts + plan.parts, damage: now.damage, success };
  return { parts: now.parts > 0 ? now.parts - 1 : 0, damage: now.damage + 1, success };
}

/** The plan that the orders use. */
export function used(orders: Readonly<Record<Seat, Order>>): number {
  const many = (plan: number): number => Object.values(orders).filter((order) => order.plan === plan).length;
  if (many(2) > many(0) && many(2) > many(1)) return 2;
  return many(1) > many(0) ? 1 : 0;
}

function ordered(now: Report): Report {
  const told = mission(now, null);
  const { rounds, limit } = book(now.sides.length);
  return { ...now, at: 'result', told, end: told.damage >= limit && now.round < rounds ? 'destroyed' : null };
}

function counted(now: Report): Report {
  const { rounds, goal, limit, cap } = book(now.sides.length);
  const last = now.round === rounds;
  const voters = playing(now);
  const got = (who: Seat): number => voters.filter((voter) => now.cast[voter] === who).length;
  const none = voters.filter((voter) => typeof now.cast[voter] !== 'number').length;
  const winners = voters.filter(
    (who) => got(who) >= 2 && got(who) > none && voters.every((other) => other === who || got(other) < got(who)),
  );
  const chosen = winners[0] ?? null;
  const clean = last ? chosen : null;
  const { parts, damage } = mission(now, clean);

  const { offer, die } = now.drawn;
  let { hits, deaths } = now;
  let fate: Report['fate'] = null;
  if (offer && offer.by !== clean && !now.left.includes(offer.by) && !now.left.includes(offer.victim)) {
    const [by, victim] = [now.orders[offer.by], now.orders[offer.victim]];
    const plan = used(now.orders);
    const laid = by?.secret === 'trap' && by.plan === plan && by.job === 'guard' && by.partner === offer.victim;
    if (laid && victim?.plan === plan && victim.job === offer.job && victim.partner === offer.by) {
      hits += 1;
      const spared = (now.sides.length <= 6 && hits === 1) || deaths >= cap || die > 4;
      fate = [offer.victim, spared ? 'injured' : 'dead'];
      if (!spared) deaths += 1;
    }
  }
  const dead = fate?.[1] === 'dead' ? [...now.dead, fate[0]] : now.dead;
  const next: Report = { ...now, at: 'outcome', parts, damage, hits, deaths, chosen, fate, dead };
  let end: string | null = null;
  if (damage >= limit) end = 'destroyed';
  else if (last) end = parts >= goal ? 'sent' : 'too-few';
  else if (tooFew(next)) end = 'left';
  return { ...next, end };
}
