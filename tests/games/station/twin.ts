// Twins of The Station: what a table has been told, what one seat knows, and another match that told them the same.
// Written from the rules (the ids below) and never from the scenes: what the screens show is what is on trial here.

import { chanceFrom, type Draw, drawFrom } from '../../../src/core/chance';
import { isRefusal, type Seat } from '../../../src/core/game';
import type { Match } from '../../../src/core/match';
import { counting } from '../../../src/games/station/legality';
import { resolve } from '../../../src/games/station/mission';
import { type Order, PLANS, type StationMove } from '../../../src/games/station/moves';
import { close } from '../../../src/games/station/outcome';
import {
  active,
  type Drawn,
  type Offer,
  type Reading,
  type RoundRecord,
  roundNow,
  type Side,
  type StationState,
} from '../../../src/games/station/state';
import { arranged, last, type Run, replay, type Step, scripted } from '../../core/twins';
import { book } from './table';
import { anyOrder, type Temper } from './walk';

// ── what is known ──────────────────────────────────────────────────────────────────────────────────────────────────

export function stateOf(match: Match): StationState {
  return match.state as StationState;
}

/** Everything that the table has been told so far; what follows from it is left for the scenes to get right. */
export function publicFacts(match: Match): unknown[] {
  const state = stateOf(match);
  const { setup, sides } = state.deal;
  const facts: unknown[] = [
    { told: 'set-up', setup, people: match.players.length },
    { told: 'looks', looks: match.looks }, // ALL-08
  ];
  for (const move of match.moves as readonly StationMove[]) {
    const sealed = move.type === 'order' || move.type === 'vote';
    facts.push({ told: 'move', move: sealed ? { type: move.type, seat: move.seat } : move }); // ALL-05
  }
  for (const record of state.rounds) {
    const { round, suspended, injured, provisional, final, drawn } = record;
    facts.push({ told: 'round', round, suspended, injured, unseen: plansOf(drawn, suspended) }); // STN-204, STN-505
    if (!provisional) continue;
    const orders = record.orders.map((order) => order && { plan: order.plan, job: order.job, partner: order.partner });
    const { need, winningPlan, guardFailed } = provisional.mission.report;
    facts.push({ told: 'mission', orders, winningPlan, need, guardFailed }); // STN-501, STN-502
    if (!final) continue;
    const counted = votesIn(record).map(({ choice }) => (typeof choice === 'number' ? choice : 'none'));
    const fate = record.hit && [record.hit.victim, record.hit.outcome];
    facts.push({ told: 'vote', counted: counted.map(String).sort(), chosen: record.chosen }); // STN-702
    facts.push({ told: 'outcome', guardFailed: final.mission.report.guardFailed, fate }); // STN-704, STN-801
  }
  if (state.phase === 'spent') facts.push({ told: 'given up', why: state.why });
  if (state.phase === 'over') {
    facts.push({ told: 'truth', ending: state.ending, sides, rounds: state.rounds, moves: match.moves }); // STN-503
  }
  return facts;
}

/** Whose readings nobody sees is public, and so is of which plans they are (STN-204). */
function plansOf({ readings }: Drawn, owner: Seat | null): number[] {
  return readings.flatMap((reading) => (reading.owner === owner ? [reading.plan] : [])).sort();
}

function votesIn({ ballots }: RoundRecord) {
  return ballots.find((held) => !held.void)?.votes ?? [];
}

/**
 * What this seat knows and the table does not: the side, an infiltrator's mates (STN-104), this round's readings and offer
 * while it plays (STN-204, STN-207), the own orders and votes, and the draws for what is on the screen (ALL-03).
 */
export function ownKnowledge(match: Match, seat: Seat): unknown {
  const state = stateOf(match);
  const { sides } = state.deal;
  const { drawn } = roundNow(state);
  const plays = active(state).includes(seat);
  const mates = sides[seat] === 'infiltrator' ? badIn(sides) : 'unknown';
  const own = (match.moves as readonly StationMove[]).filter((move) => isSealing(move) && move.seat === seat);
  const readings = plays ? drawn.readings.filter(({ owner }) => owner === seat) : [];
  const offer = plays && drawn.offer?.by === seat ? drawn.offer : null;
  return { side: sides[seat], mates, own, readings, offer, draws: drawsOnScreen(match, seat) };
}

function drawsOnScreen(match: Match, seat: Seat): unknown {
  const state = stateOf(match);
  const { chance } = match;
  const people = active(state).length;
  if (state.phase === 'orders' && state.waiting[0] === seat) {
    const name = (what: string): string => `round ${state.round} ${what} of seat ${seat}`;
    const called = roundNow(state).called.length;
    return [
      chance.hidden(name('partner list')).below(Math.max(1, called - 1)),
      chance.hidden(name('options')).shuffle([0, 1, 2]),
    ];
  }
  if (state.phase !== 'ballot' || state.waiting[0] !== seat) return 'none';
  return chance.hidden(`ballot ${state.ballots} list of seat ${seat}`).below(Math.max(1, people - 1));
}

type Sealing = Extract<StationMove, { type: 'order' | 'vote' }>;

function isSealing(move: { readonly type: string }): move is Sealing {
  return move.type === 'order' || move.type === 'vote';
}

export function badIn(sides: readonly Side[]): Seat[] {
  return sides.flatMap((side, seat) => (side === 'infiltrator' ? [seat] : []));
}

// ── twins ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Thrown when a twin that keeps all that was published is not played to the same facts: the rules listen to a secret. */
export class NoTwin extends Error {}

/** What a twin's round is to be: drawn so, and its orders carrying these secrets. */
interface TwinRound {
  readonly drawn: Drawn;
  readonly orders: readonly (Order | null)[];
}

/**
 * Another run with the same steps, set-up, open draws and public facts, but other sides, readings, offers, dice, orders,
 * votes and orders of options wherever they have not been published. `undefined`: nothing was left to differ in.
 */
export function twin(run: Run, random: Draw): Run | undefined {
  const state = stateOf(last(run));
  const all = state.phase === 'over';
  let sides = state.deal.sides;
  let rounds: readonly TwinRound[] | undefined;
  if (!all) {
    for (let tries = 0; tries < 30 && !rounds; tries++) {
      sides = otherSides(run, random, tries);
      rounds = otherRounds(run, sides, random);
    }
  }
  if (!rounds) {
    sides = state.deal.sides;
    rounds = state.rounds.map(({ drawn, orders }) => ({ drawn, orders }));
  }
  const steps = all ? run.steps : otherAnswers(run, sides, rounds, random);
  // Some people keep the order of what they are shown, so that there is somebody who knows the same in both.
  const keep = sides.map(() => random.below(2) === 0);
  const strange = chanceFrom(Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''));
  const made = rounds;
  const source: Run['source'] = (seed) => {
    const own = run.source(seed);
    return scripted(own, (name) => {
      if (name === 'sides') return arranged(sides);
      const drawn = made[Number(/^round (\d+) (readings|values|trap|risk)$/.exec(name)?.[1]) - 1]?.drawn;
      if (drawn) return drawnAs(drawn, name, state);
      const seat = /seat (\d+)$/.exec(name)?.[1];
      return (seat !== undefined && keep[Number(seat)] ? own : strange).hidden(name);
    });
  };
  const other = replay(run.start, source, steps);
  if (isRefusal(other)) throw new NoTwin(`a twin's step was refused: ${other.refused}`);
  return secretsThatDiffer(run, other).size > 0 ? other : undefined;
}

/** The draw of this name that gives what the twin's round holds. */
function drawnAs({ readings, offer, die }: Drawn, name: string, state: StationState): Draw {
  if (name.endsWith('readings')) {
    const owners = readings.map(({ owner }) => owner).filter((owner) => owner !== 'unread');
    return arranged(owners.filter((owner, at) => owners.indexOf(owner) === at));
  }
  if (name.endsWith('risk')) return drawFrom(() => die - 1);
  if (name.endsWith('values')) {
    const { most } = book(state.deal.sides.length);
    const tries = readings.flatMap(({ value }) => Array.from({ length: most }, (_, at) => (at < value ? 0 : 99)));
    let asked = 0;
    return drawFrom(() => tries[asked++] ?? 99);
  }
  const picks: unknown[] = offer ? [offer.by, offer.victim, offer.job] : [];
  return {
    ...drawFrom(() => (offer ? 0 : 99)),
    pick: <T>(items: readonly T[]): T => {
      const next = picks.shift() as T;
      if (!items.includes(next)) throw new NoTwin(`${String(next)} was not to be picked`);
      return next;
    },
  };
}

export const SECRETS = ['side', 'reading', 'offer', 'die', 'order', 'also', 'vote', 'list'] as const;
export type Secret = (typeof SECRETS)[number];

/** In what kinds of secret two runs differ. `order`: an order that has not been told; `also`: the secret of one that has. */
export function secretsThatDiffer(one: Run, other: Run): Set<Secret> {
  const found = new Set<Secret>();
  const [a, b] = [stateOf(last(one)), stateOf(last(other))];
  const differ = (x: unknown, y: unknown): boolean => JSON.stringify(x) !== JSON.stringify(y);
  if (differ(a.deal.sides, b.deal.sides)) found.add('side');
  a.rounds.forEach((record, at) => {
    const [x, y] = [record.drawn, b.rounds[at]?.drawn as Drawn];
    if (differ(x.readings, y.readings)) found.add('reading');
    if (differ(x.offer, y.offer)) found.add('offer');
    if (x.die !== y.die) found.add('die');
    if (differ(record.orders, b.rounds[at]?.orders)) found.add(record.provisional ? 'also' : 'order');
  });
  one.steps.forEach((step, at) => {
    if (step.do === 'move' && step.move.type === 'vote' && differ(step, other.steps[at])) found.add('vote');
  });
  one.matches.forEach((match, at) => {
    const [x, y] = [stateOf(match), stateOf(other.matches[at] as Match)];
    if (x.phase === 'orders' && y.phase === 'orders' && differ(x.forms, y.forms)) found.add('list');
    if (x.phase === 'ballot' && y.phase === 'ballot' && differ(x.starts, y.starts)) found.add('list');
  });
  return found;
}

/** Other infiltrators: whoever was hit stays loyal, whoever hit stays one of them, and one is always there (STN-905). */
function otherSides(run: Run, random: Draw, tries: number): readonly Side[] {
  const { deal, rounds } = stateOf(last(run));
  if (tries === 0 && random.below(5) === 0) return deal.sides;
  const hits = rounds.flatMap(({ hit }) => (hit ? [hit] : []));
  const gone = new Set(run.matches.map((match) => JSON.stringify(stateOf(match).left.map((left) => left > 0))));
  const fits = (sides: readonly Side[]): boolean =>
    hits.every(({ by, victim }) => sides[by] === 'infiltrator' && sides[victim] === 'loyal') &&
    [...gone].every((left) => badIn(sides).some((seat) => !(JSON.parse(left) as boolean[])[seat]));
  for (let shuffles = 0; shuffles < 60; shuffles++) {
    const sides = random.shuffle(deal.sides);
    if (fits(sides)) return sides;
  }
  return deal.sides;
}

/** All rounds with other secrets that come to the same, or undefined where these sides cannot bring it about. */
function otherRounds(run: Run, sides: readonly Side[], random: Draw): readonly TwinRound[] | undefined {
  const out: TwinRound[] = [];
  for (const record of stateOf(last(run)).rounds) {
    let made: TwinRound | undefined;
    for (let tries = 0; tries < 30 && !made; tries++) made = otherRound(run, record, sides, random);
    if (!made) return undefined;
    out.push(made);
  }
  return out;
}

function otherRound(run: Run, record: RoundRecord, sides: readonly Side[], random: Draw): TwinRound | undefined {
  const state = stateOf(last(run));
  const begun = stateOf(run.matches.find((match) => stateOf(match).round === record.round) as Match);
  const here = active(begun);
  const offer = record.hit ? record.drawn.offer : otherOffer(record, sides, here, random);
  const readings = otherReadings(record, state, random);
  const die = record.hit ? record.drawn.die : random.below(6) + 1;
  const drawn: Drawn = { ...record.drawn, readings, offer, die };
  if (!record.provisional) return { drawn, orders: record.orders }; // its orders are made later

  const bad = badIn(sides);
  const orders = record.orders.map((order, seat): Order | null => {
    if (!order) return null;
    const fits = offer?.by === seat && order.job === 'guard' && order.partner === offer.victim;
    if (record.hit?.by === seat) return { ...order, secret: 'trap' };
    const secret = bad.includes(seat) ? random.pick(['none', 'sabotage', fits ? 'trap' : 'none'] as const) : 'none';
    return { ...order, secret };
  });
  const counted = counting(orders, {
    active: record.called,
    injured: record.injured === null ? [] : [record.injured],
    infiltrators: bad,
    offer,
  });
  const plans = PLANS.map((plan) => ({
    ...drawn.plans[plan],
    need: readings.reduce((sum, reading) => sum + (reading.plan === plan ? reading.value : 0), 0),
  }));
  const mission = resolve(plans, counted);
  const told = (report: object): string => JSON.stringify(report);
  if (told(mission.report) !== told(record.provisional.mission.report)) return undefined;
  // The vote may still come: then whoever it will choose, and the trap, are as free as in the match itself.
  if (!record.final) return { drawn, orders };
  const present = offer !== null && offerStands(run, record, offer);
  const { final, hit } = close({
    players: sides.length,
    lastRound: record.round === book(sides.length).rounds,
    standing: { ...begun.standing },
    plans,
    orders: counted,
    provisional: { mission, score: record.provisional.score },
    chosen: record.chosen,
    offer: present ? offer : null,
    die,
  });
  if (told(final.mission.report) !== told(record.final.mission.report)) return undefined;
  if (hit?.victim !== record.hit?.victim || hit?.outcome !== record.hit?.outcome) return undefined;
  return { drawn, orders };
}

/** Whether both were still there when this round's vote closed (STN-905). */
function offerStands(run: Run, record: RoundRecord, offer: Offer): boolean {
  const closed = run.matches.findLast((match) => {
    const { phase, round } = stateOf(match);
    return round === record.round && (phase === 'ballot' || phase === 'open-ballot' || phase === 'result');
  });
  const after = run.matches.find((match) => stateOf(match).rounds[record.round - 1]?.final);
  const { left } = stateOf((after ?? closed) as Match);
  return left[offer.by] === 0 && left[offer.victim] === 0;
}

function otherOffer(
  { round, injured }: RoundRecord,
  sides: readonly Side[],
  here: readonly Seat[],
  random: Draw,
): Offer | null {
  const trappers = here.filter((seat) => sides[seat] === 'infiltrator');
  const victims = here.filter((seat) => sides[seat] === 'loyal');
  if (round === 1 || trappers.length === 0 || victims.length === 0 || random.below(10) < 4) return null;
  const victim = random.pick(victims);
  const job = victim === injured ? 'radio' : random.pick(['field', 'radio'] as const);
  return { by: random.pick(trappers), victim, job };
}

/** Other owners and values: the suspended one's stay of the same plans, and a need that was told stays what it was. */
function otherReadings({ drawn, suspended, provisional }: RoundRecord, state: StationState, random: Draw): Reading[] {
  const { cards, most } = book(state.deal.sides.length);
  const owned = drawn.readings.filter(({ owner }) => owner !== 'unread');
  const owners = owned.filter((_, at) => at % cards === 0).map(({ owner }) => owner);
  const mixed = random.shuffle(owners.filter((owner) => owner !== suspended));
  const seated = owners.map((owner) => (owner === suspended ? owner : (mixed.shift() as Seat)));
  const told = provisional?.mission.winningPlan;
  const kept = random.shuffle(drawn.readings.filter(({ plan }) => plan === told).map(({ value }) => value));
  return drawn.readings.map(({ owner, plan }, at): Reading => {
    const value = plan === told ? (kept.pop() as number) : random.below(most + 1);
    return { owner: owner === 'unread' ? owner : (seated[Math.floor(at / cards)] as Seat), plan, value };
  });
}

const ANYHOW: Temper = { agreed: 4, sabotage: 4, trap: 5, votes: 5, hunts: false };

/** Steps with other orders and votes, as far as nothing was told of them. */
function otherAnswers(run: Run, sides: readonly Side[], rounds: readonly TwinRound[], random: Draw): Step[] {
  const end = stateOf(last(run));
  const ballots = new Map<number, number[]>();
  const steps = run.steps.map((step, at): Step => {
    if (step.do !== 'move' || !isSealing(step.move)) return step;
    const before = stateOf(run.matches[at] as Match);
    const { seat } = step.move;
    if (step.move.type === 'vote') {
      ballots.set(before.ballots, [...(ballots.get(before.ballots) ?? []), at]);
      const others = active(before).filter((other) => other !== seat);
      return { do: 'move', move: { type: 'vote', seat, choice: random.pick(['none' as const, ...others]) } as never };
    }
    const made = rounds[before.round - 1] as TwinRound;
    if (end.rounds[before.round - 1]?.provisional) {
      return { do: 'move', move: { type: 'order', seat, ...(made.orders[seat] as Order) } as never };
    }
    const facts = { drawn: made.drawn, sides, injured: roundNow(before).injured };
    return {
      do: 'move',
      move: { type: 'order', seat, ...anyOrder(facts, active(before), seat, ANYHOW, random) } as never,
    };
  });
  for (const [number, at] of ballots) closedAgain(run, number, at, steps, random);
  return steps;
}

/** Of a ballot that was counted, the same votes are cast by others, as long as nobody votes for themselves. */
function closedAgain(run: Run, number: number, at: readonly number[], steps: Step[], random: Draw): void {
  const after = stateOf(run.matches[(at.at(-1) as number) + 1] as Match);
  const ended = run.matches.some((match, step) => step > (at[0] as number) && isClosed(stateOf(match), number));
  if (!ended && after.phase !== 'outcome') return;
  const moves = at.map(
    (step) => (run.steps[step] as Extract<Step, { do: 'move' }>).move as Extract<Sealing, { type: 'vote' }>,
  );
  let choices = moves.map(({ choice }) => choice);
  for (let tries = 0; tries < 40; tries++) {
    const other = random.shuffle(choices);
    if (other.some((choice, voter) => choice === moves[voter]?.seat)) continue;
    choices = other;
    break;
  }
  for (const [voter, step] of at.entries()) {
    steps[step] = { do: 'move', move: { ...(moves[voter] as object), choice: choices[voter] } as never };
  }
}

function isClosed(state: StationState, number: number): boolean {
  return state.phase === 'outcome' && state.ballots === number;
}
