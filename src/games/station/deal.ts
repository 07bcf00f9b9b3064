// The deal, and what is drawn for a round: plans and posts in the open, readings, trap and risk hidden
// (STN-103 … STN-107, STN-201 … STN-207).

import { passFrom } from '../../core/ballot';
import type { Chance } from '../../core/chance';
import type { Seat } from '../../core/game';
import { PLANS, type PlanAt } from './moves';
import type { StationSetup } from './setup';
import {
  active,
  type Course,
  course,
  type Drawn,
  isInfiltrator,
  living,
  type Offer,
  type Plan,
  playersOf,
  type Reading,
  type Side,
  type StationState,
} from './state';
import { bandOf, faultChance, MISSIONS, OCCUPATIONS, OFFERS, type Parts, postsFor } from './tables';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** STN-103, STN-105, STN-106: sides are drawn hidden, all that the table sees in the open. */
export function deal(setup: StationSetup, _supply: null, players: number, chance: Chance): StationState {
  const seats = upTo(players);
  const { infiltrators, rounds } = bandOf(players);
  const inOrder = seats.map((at): Side => (at < infiltrators ? 'infiltrator' : 'loyal'));
  const base: Course = {
    deal: {
      setup,
      sides: chance.hidden('sides').shuffle(inOrder),
      occupations: chance.open('occupations').shuffle(upTo(OCCUPATIONS)).slice(0, players),
      missions: chance.open('missions').shuffle(upTo(MISSIONS)).slice(0, rounds),
      first: chance.open('first seat').below(players),
    },
    round: 0,
    standing: { parts: 0, damage: 0, deaths: 0, hits: 0 },
    dead: seats.map(() => 0),
    left: seats.map(() => 0),
    ballots: 0,
    rounds: [],
  };
  return newRound(base, { suspended: null, injured: null }, chance);
}

/** The next round, from its cards on. `out` is what the one before has left to it (STN-703, STN-802). */
export function newRound(
  from: Course,
  out: { readonly suspended: Seat | null; readonly injured: Seat | null },
  chance: Chance,
): StationState {
  const round = from.round + 1;
  const { suspended, injured } = out;
  const record = {
    round,
    suspended,
    injured,
    called: [],
    orders: from.dead.map(() => null),
    provisional: null,
    ballots: [],
    chosen: null,
    final: null,
    hit: null,
  };
  const none: Drawn = { plans: NO_PLANS, readings: [], offer: null, die: 1 };
  const begun: Course = { ...course(from), round, rounds: [...from.rounds, { ...record, drawn: none }] };
  const drawn = draw(begun, injured, chance);
  const waiting = passFrom(startOf(begun), active(begun));
  return {
    ...begun,
    rounds: [...from.rounds, { ...record, drawn }],
    phase: 'dealing',
    waiting,
    of: waiting.length,
  };
}

const NO_PLAN: Plan = { parts: 1, field: 0, radio: 0 };
const NO_PLANS: Drawn['plans'] = [NO_PLAN, NO_PLAN, NO_PLAN];

/** STN-806: where this round's passes begin; it moves on by one seat each round. */
export function startOf(state: Course): Seat {
  return (state.deal.first + state.round - 1) % playersOf(state);
}

function draw(state: Course, injured: Seat | null, chance: Chance): Drawn {
  const { round } = state;
  const plans = drawPlans(state, chance);
  return {
    plans,
    readings: drawReadings(state, plans, chance),
    offer: drawOffer(state, injured, chance),
    die: chance.hidden(`round ${round} risk`).below(6) + 1,
  };
}

/** STN-201, STN-202: by all the living, the suspended too. */
function drawPlans(state: Course, chance: Chance): Drawn['plans'] {
  const { round } = state;
  const [one, two, three] = chance.open(`round ${round} plans`).shuffle<Parts>([1, 2, 3]);
  const swaps = chance.open(`round ${round} posts`);
  const plan = (parts: Parts): Plan => {
    const [x, y] = postsFor(bandOf(playersOf(state)), living(state).length, parts);
    const [field, radio] = swaps.below(2) === 0 ? [x, y] : [y, x];
    return { parts, field, radio };
  };
  return [plan(one as Parts), plan(two as Parts), plan(three as Parts)];
}

/**
 * STN-203: player by player, plan after plan, and one for each plan that nobody reads. In which order the plans get theirs
 * can be counted on the table, so it is drawn in the open; whose they are and what they say is hidden.
 */
function drawReadings(state: Course, plans: Drawn['plans'], chance: Chance): Reading[] {
  const { round, deal } = state;
  const players = playersOf(state);
  const band = bandOf(players);
  const order = chance.open(`round ${round} sectors`).shuffle(PLANS);
  const owners = chance.hidden(`round ${round} readings`).shuffle(living(state));
  const values = chance.hidden(`round ${round} values`);
  const value = (plan: PlanAt): number => {
    const percent = faultChance(deal.setup.difficulty, players, plans[plan].parts);
    const tries = upTo(band.mostFaults).map(() => values.below(100) < percent);
    return tries.filter(Boolean).length;
  };
  const read = owners
    .flatMap((owner) => upTo(band.readings).map(() => owner))
    .map((owner, at): Reading => {
      const plan = order[at % 3] as PlanAt;
      return { owner, plan, value: value(plan) };
    });
  return [...read, ...PLANS.map((plan): Reading => ({ owner: 'unread', plan, value: value(plan) }))];
}

/** STN-207, STN-810: at most one in a round, none in the first, among the active alone. */
function drawOffer(state: Course, injured: Seat | null, chance: Chance): Offer | null {
  if (state.round === 1) return null;
  const draws = chance.hidden(`round ${state.round} trap`);
  const here = active(state);
  const trappers = here.filter((seat) => isInfiltrator(state.deal, seat));
  const victims = here.filter((seat) => !isInfiltrator(state.deal, seat));
  const offered = draws.below(100) < OFFERS;
  if (!offered || trappers.length === 0 || victims.length === 0) return null;
  const by = draws.pick(trappers);
  const victim = draws.pick(victims);
  const job = draws.pick(['field', 'radio'] as const);
  return { by, victim, job: victim === injured ? 'radio' : job };
}

/** STN-203: the sum of a plan's readings, the unread one and a suspended player's too. */
export function needOf({ readings }: Drawn, plan: PlanAt): number {
  return readings.filter((reading) => reading.plan === plan).reduce((sum, { value }) => sum + value, 0);
}
