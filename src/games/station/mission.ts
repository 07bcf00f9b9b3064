// What a mission comes to: plan, pairs, sabotage, success, and what may be told of it (STN-401 … STN-405, STN-502).
// Takes plans and orders as they are; which orders count is said in legality.ts.

import type { Seat } from '../../core/game';
import { type Job, type Order, PLANS, type PlanAt } from './moves';
import { FAULTS_BY_SABOTAGE } from './tables';

/** By seat; null where there is no order. */
export type Orders = readonly (Order | null)[];

export interface Needed {
  readonly parts: number;
  readonly field: number;
  readonly radio: number;
  /** Guards needed before sabotage. */
  readonly need: number;
}

export interface Crew {
  readonly field: number;
  readonly radio: number;
  readonly guards: number;
}

export interface Score {
  readonly parts: number;
  readonly damage: number;
}

/** What everybody is told (STN-501, STN-502). */
export interface Report {
  readonly winningPlan: PlanAt;
  readonly need: number;
  readonly fieldShort: number;
  readonly radioShort: number;
  readonly guardFailed: boolean;
  readonly success: boolean;
}

export interface Mission {
  readonly planVotes: readonly number[];
  readonly winningPlan: PlanAt;
  /** Worker and guard, by the worker's seat. */
  readonly pairs: readonly (readonly [worker: Seat, guard: Seat])[];
  /** As the orders say, whatever else they carry. */
  readonly submitted: Crew;
  /** As it came to be: secret. */
  readonly working: Crew;
  readonly sabotages: number;
  readonly requiredGuards: number;
  readonly success: boolean;
  readonly report: Report;
}

/** STN-401: most orders; a tie, also at none, goes to the topmost. */
export function winnerOf(orders: Orders): { readonly planVotes: readonly number[]; readonly winningPlan: PlanAt } {
  const planVotes = PLANS.map((plan) => orders.filter((order) => order?.plan === plan).length);
  return { planVotes, winningPlan: planVotes.indexOf(Math.max(...planVotes)) as PlanAt };
}

export function resolve(plans: readonly Needed[], orders: Orders): Mission {
  const { planVotes, winningPlan } = winnerOf(orders);
  const plan = plans[winningPlan] as Needed;
  const team = orders.map((order) => (order?.plan === winningPlan ? order : null));
  const pairs = team.flatMap((_, seat) => pairOf(team, seat));

  const of = (job: Job): Seat[] => team.flatMap((order, seat) => (order?.job === job ? [seat] : []));
  const sabotages = team.filter((order) => order?.secret === 'sabotage').length;
  const honest = (seat: Seat): boolean => team[seat]?.secret !== 'sabotage';
  const submitted = (job: Job): number => {
    const workers = of(job);
    return workers.length + pairs.filter(([worker]) => workers.includes(worker)).length;
  };
  // STN-404: a guard who sabotages does not help; a worker who does is helped all the same.
  const working = (job: Job): number => {
    return submitted(job) - pairs.filter(([worker, guard]) => of(job).includes(worker) && !honest(guard)).length;
  };

  const said: Crew = { field: submitted('field'), radio: submitted('radio'), guards: of('guard').length };
  const real: Crew = { field: working('field'), radio: working('radio'), guards: of('guard').filter(honest).length };
  const requiredGuards = plan.need + FAULTS_BY_SABOTAGE * sabotages;
  const enough = (crew: Crew): boolean => crew.field >= plan.field && crew.radio >= plan.radio;
  const success = enough(real) && real.guards >= requiredGuards;
  return {
    planVotes,
    winningPlan,
    pairs,
    submitted: said,
    working: real,
    sabotages,
    requiredGuards,
    success,
    report: {
      winningPlan,
      need: plan.need,
      fieldShort: Math.max(0, plan.field - said.field),
      radioShort: Math.max(0, plan.radio - said.radio),
      guardFailed: real.guards < requiredGuards || broken(plan, said, real),
      success,
    },
  };
}

/** STN-502: posts that the orders covered, and that stayed empty since a guard did not help. */
function broken(plan: Needed, said: Crew, real: Crew): boolean {
  return (['field', 'radio'] as const).some((job) => said[job] >= plan[job] && real[job] < plan[job]);
}

/** STN-403: a worker and a guard of the team who named each other. */
function pairOf(team: Orders, worker: Seat): [Seat, Seat][] {
  const order = team[worker];
  if (!order || order.job === 'guard' || order.partner === null) return [];
  const guard = team[order.partner];
  return guard?.job === 'guard' && guard.partner === worker ? [[worker, order.partner]] : [];
}

/** STN-102, STN-405: from the score before this mission. */
export function scored({ parts, damage }: Score, mission: Mission, plans: readonly Needed[]): Score {
  if (mission.success) return { parts: parts + (plans[mission.winningPlan] as Needed).parts, damage };
  return { parts: Math.max(0, parts - 1), damage: damage + 1 };
}

/** STN-704: the same orders, but this one carries nothing secret. */
export function withoutSecret(orders: Orders, seat: Seat): Orders {
  return orders.map((order, at) => (order && at === seat ? { ...order, secret: 'none' } : order));
}
