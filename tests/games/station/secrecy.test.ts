// The Station: no screen tells a secret (ALL-02). Random matches beside twins of theirs that differ in nothing but secrets;
// and games with a planted leak, to see that a leak would be found.

import { beforeAll, describe, expect, test } from 'vitest';
import { chanceFrom, type Draw, type Seed } from '../../../src/core/chance';
import type { AnyGame, Seat, SeatScene } from '../../../src/core/game';
import { canUndo, type Match } from '../../../src/core/match';
import { station } from '../../../src/games/station/game';
import type { StationMove } from '../../../src/games/station/moves';
import type { StationPrivate, StationTable } from '../../../src/games/station/scenes';
import { CLOCKS, DIFFICULTIES, PLAYERS, type StationSetup, VOTES } from '../../../src/games/station/setup';
import { active, isInfiltrator, roundNow, type StationState } from '../../../src/games/station/state';
import { type Comparison, compare, type Knowledge, last, prefix, type Run, type Step, walk } from '../../core/twins';
import { NoTwin, ownKnowledge, publicFacts, SECRETS, type Secret, secretsThatDiffer, stateOf, twin } from './twin';
import { anyOrder, type Temper, temper } from './walk';

const MATCHES = 270;

// ── random matches ─────────────────────────────────────────────────────────────────────────────────────────────────

function seedOf(number: number): Seed {
  return (number + 1).toString(16).padStart(32, '0');
}

/** A match over all house rules, up to its end. Small tables come more often: they cost less and leak as well. */
function randomMatch(seed: Seed): Run {
  const random = chanceFrom(seed).hidden('walker');
  const players = Math.min(...[1, 2].map(() => PLAYERS.min + random.below(PLAYERS.max - PLAYERS.min + 1)));
  const setup: StationSetup = {
    difficulty: random.pick(DIFFICULTIES),
    vote: random.below(4) === 0 ? 'open' : random.pick(VOTES),
    clocks: random.pick(CLOCKS),
  };
  const people = Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));
  const start = { id: seed, game: station, seed, setup, supply: null, players: people };
  const how = temper(random);
  return walk(start, chanceFrom, 700, (match) => nextStep(match, how, random));
}

function nextStep(match: Match, how: Temper, random: Draw): Step | undefined {
  const state = stateOf(match);
  if (state.phase === 'over' || state.phase === 'spent') return undefined;
  const oneIn = (count: number): boolean => random.below(count) === 0;
  const play = (move: StationMove | { type: string; seat?: Seat }): Step => ({ do: 'move', move });
  const lastMove = (match.moves.at(-1) as { type?: string } | undefined)?.type;
  // A round is drawn once: who is there when it begins is not taken back.
  if (canUndo(match) && lastMove !== 'go-on' && lastMove !== 'leave' && oneIn(9)) return { do: 'undo' };
  if (oneIn(80)) return { do: 'rename', seat: random.below(match.players.length), name: `Name ${random.below(99)}` };
  if (oneIn(700)) return play({ type: 'stop' });
  if (station.canDealAgain(state) && oneIn(200)) return play({ type: 'deal-again' });
  if (oneIn(state.phase === 'ballot' ? 60 : 150)) {
    const here = match.players.map((_, seat) => seat).filter((seat) => state.left[seat] === 0);
    if (here.length > 0) return play({ type: 'leave', seat: random.pick(here) });
  }
  const pass = state.phase === 'dealing' || state.phase === 'orders' || state.phase === 'ballot' ? state.waiting : [];
  const [holder] = pass;
  if (holder === undefined && oneIn(15)) return { do: 'look', seat: random.below(match.players.length) };
  if (holder !== undefined && pass.length > 1 && oneIn(12)) return play({ type: 'later', seat: holder });
  if (holder !== undefined && match.settled < match.moves.length && oneIn(2)) return { do: 'settle' };
  const seat = holder as Seat;
  const people = active(state);
  const choice = (voter: Seat): Seat | 'none' => {
    const others = people.filter((other) => other !== voter);
    if (random.below(10) >= how.votes || others.length === 0) return 'none';
    return oneIn(4) ? random.pick(others) : (others[state.round % others.length] as Seat);
  };
  switch (state.phase) {
    case 'dealing':
      return play({ type: 'seen', seat });
    case 'talk':
      return play({ type: 'start-orders' });
    case 'orders': {
      if (oneIn(30)) return play({ type: 'time-is-up' });
      const { drawn, injured } = roundNow(state);
      const facts = { drawn, sides: state.deal.sides, injured };
      return play({ type: 'order', seat, ...anyOrder(facts, people, seat, how, random) });
    }
    case 'result':
      return play({ type: 'start-vote' });
    case 'ballot':
      return oneIn(20) ? play({ type: 'time-is-up' }) : play({ type: 'vote', seat, choice: choice(seat) });
    case 'open-ballot': {
      const voter = state.voters.find((one) => !state.marks.some((mark) => mark.voter === one));
      return voter === undefined || oneIn(12)
        ? play({ type: 'count' })
        : play({ type: 'mark', seat: voter, choice: choice(voter) });
    }
    default:
      return play({ type: 'go-on' });
  }
}

/** Cuts a match at a moment of the kind of which there have been fewest so far: rare moments are the dangerous ones. */
function cut(run: Run, random: Draw, sofar: Map<string, number>): Run {
  const moments = new Map<string, number[]>();
  run.matches.forEach((match, step) => {
    const moment = momentOf(stateOf(match));
    moments.set(moment, [...(moments.get(moment) ?? []), step]);
  });
  const [rarest] = random.shuffle([...moments.keys()]).sort((a, b) => (sofar.get(a) ?? 0) - (sofar.get(b) ?? 0));
  const moment = rarest as string;
  // Once the truth is told only the orders of options can differ: a few of these are enough.
  sofar.set(moment, (sofar.get(moment) ?? 0) + (moment === 'over' || moment === 'spent' ? 3 : 1));
  return prefix(run, random.pick(moments.get(moment) as number[]));
}

const MOMENTS = [
  ...[
    'first cards',
    'later cards',
    'first talk',
    'later talk',
    'somebody suspended',
    'somebody injured',
    'somebody dead',
  ],
  ...[
    'orders',
    'orders, half-finished',
    'orders, all but one',
    'sent',
    'failed for want of people',
    'guarding failed',
    'a trap laid',
  ],
  ...['ballot', 'ballot, half-finished', 'ballot anew', 'open ballot', 'nobody chosen', 'somebody chosen', 'checked'],
  ...['a hit', 'decided', 'somebody left', 'spent', 'over'],
];

function momentOf(state: StationState): string {
  const { phase } = state;
  const record = roundNow(state);
  switch (phase) {
    case 'dealing':
      return state.round === 1 ? 'first cards' : 'later cards';
    case 'talk':
      if (state.dead.some((round) => round > 0)) return 'somebody dead';
      if (record.suspended !== null) return 'somebody suspended';
      if (record.injured !== null) return 'somebody injured';
      if (state.left.some((round) => round > 0)) return 'somebody left';
      return state.round === 1 ? 'first talk' : 'later talk';
    case 'orders': {
      const sent = record.called.length - state.waiting.length;
      if (sent === 0) return 'orders';
      return state.waiting.length === 1 ? 'orders, all but one' : 'orders, half-finished';
    }
    case 'result': {
      if (record.orders.some((order) => order?.secret === 'trap')) return 'a trap laid';
      const report = record.provisional?.mission.report;
      if (report?.success) return 'sent';
      return report?.guardFailed ? 'guarding failed' : 'failed for want of people';
    }
    case 'ballot':
      if (state.anew) return 'ballot anew';
      return state.sealed.length > 0 ? 'ballot, half-finished' : 'ballot';
    case 'open-ballot':
      return 'open ballot';
    case 'outcome':
      if (record.hit) return 'a hit';
      if (state.due && record.chosen !== null && state.due !== 'destroyed') return 'checked';
      if (state.due) return 'decided';
      return record.chosen === null ? 'nobody chosen' : 'somebody chosen';
    default:
      return phase;
  }
}

// ── what is compared ───────────────────────────────────────────────────────────────────────────────────────────────

const knowledge: Knowledge = {
  publicFacts,
  ownKnowledge,
  /** Every private scene has the same keys, and as many of everything, for everybody alike (ALL-03). */
  outline: (shown: SeatScene) => {
    const scene = shown as StationPrivate;
    const common = { keys: Object.keys(scene), round: scene.round };
    switch (scene.kind) {
      case 'card':
        return {
          ...common,
          mission: scene.mission,
          rows: scene.rows.length,
          readings: scene.readings.map((reading) => Object.keys(reading)),
          note: Object.keys(scene.note),
        };
      case 'order':
        return {
          ...common,
          timer: scene.timer,
          mission: scene.mission,
          plans: scene.plans,
          readings: scene.readings.map((reading) => Object.keys(reading)),
          injured: scene.injured,
          partners: [...scene.partners].sort((a, b) => a - b),
          also: scene.also.map((option) => Object.keys(option)),
        };
      case 'vote':
        return {
          ...common,
          timer: scene.timer,
          checks: scene.checks,
          options: [...scene.options].map(String).sort(),
          first: scene.options[0],
        };
    }
  },
  probes: (match) => {
    const seats = [...match.players.keys()];
    const bare = ['start-orders', 'start-vote', 'count', 'go-on', 'stop', 'deal-again', 'time-is-up'];
    return [
      ...bare.map((type) => ({ type })),
      ...seats.flatMap((seat) => ['leave', 'later', 'seen'].map((type) => ({ type, seat }))),
      ...seats.flatMap((seat) => [0, seat, 'none'].map((choice) => ({ type: 'vote', seat, choice }))),
      ...seats.map((seat) => ({ type: 'mark', seat, choice: 'none' })),
      // Everybody may do every job with everybody, whoever they are, as long as it carries nothing secret.
      ...seats.flatMap((seat) =>
        ['field', 'guard'].map((job) => ({
          type: 'order',
          seat,
          plan: 0,
          job,
          partner: (seat + 1) % 5,
          secret: 'none',
        })),
      ),
    ];
  },
};

interface Twins {
  readonly seed: Seed;
  readonly one: Run;
  readonly other: Run;
  readonly differ: ReadonlySet<Secret>;
  /** Filled in once, before the tests. */
  seen: Comparison;
}

const twins: Twins[] = [];
/** Where the rules did not let a twin be played that the table could not have told apart: they listen to a secret. */
const noTwins: string[] = [];

beforeAll(() => {
  const cuts = new Map<string, number>();
  for (let number = 0; number < MATCHES; number++) {
    const seed = seedOf(number);
    const random = chanceFrom(seed).hidden('twin');
    const one = cut(randomMatch(seed), random, cuts);
    try {
      const other = twin(one, random);
      if (!other) continue;
      // Every step of some, and the last ones of all.
      const looking = number % 10 === 0 ? {} : { atMost: 30 };
      const seen = compare(one, other, knowledge, looking);
      twins.push({ seed, one, other, differ: secretsThatDiffer(one, other), seen });
    } catch (fault) {
      if (!(fault instanceof NoTwin)) throw fault;
      noTwins.push(`seed ${seed}: ${fault.message}`);
    }
  }
}, 240_000);

/** The first difference of each pair, told so that it can be found again. */
function told(where: (place: string) => boolean): string[] {
  return twins.flatMap(({ seed, one, seen }) => {
    const found = seen.differences.find((difference) => where(difference.where));
    if (!found) return [];
    const before = found.step > 0 ? JSON.stringify(one.steps[found.step - 1]) : 'the deal';
    const [left, right] = [found.one, found.other].map((side) => JSON.stringify(side));
    return [`seed ${seed}, step ${found.step} (${before}), ${found.seen}, ${found.where}:\n${left}\n${right}`];
  });
}

describe('ALL-02 station twins', () => {
  test('ALL-02 station twins have been told the same at every step, after undo and after restore', () => {
    expect(noTwins).toEqual([]);
    expect(told((where) => where === 'facts')).toEqual([]);
  });

  test('ALL-02 STN-501 STN-505 station table and handoff scenes of twins are the same at every step, after undo and after restore', () => {
    expect(told((where) => where === 'the table')).toEqual([]);
  });

  test('ALL-02 STN-204 STN-208 ALL-03 station who knows the same in both sees the same card and the same private scene', () => {
    expect(told((where) => where.startsWith('seat'))).toEqual([]);
  });

  test('ALL-02 station the proof is not vacuous', () => {
    const count = (secret: Secret): number => twins.filter(({ differ }) => differ.has(secret)).length;
    const moments = new Map<string, number>();
    for (const { one } of twins) {
      const moment = momentOf(stateOf(last(one)));
      moments.set(moment, (moments.get(moment) ?? 0) + 1);
    }
    const all = (what: 'steps' | 'undone' | 'restored' | 'seats' | 'opened'): number => {
      return twins.reduce((total, { seen }) => total + seen[what], 0);
    };
    if (process.env.TWINS) {
      const differing = Object.fromEntries(SECRETS.map((secret) => [secret, count(secret)]));
      const sums = { steps: all('steps'), undone: all('undone'), restored: all('restored'), seats: all('seats') };
      console.log({ twins: twins.length, ...differing, ...sums, opened: all('opened'), moments });
    }
    expect(twins.length).toBeGreaterThanOrEqual(200);
    expect(MATCHES - twins.length).toBeLessThan(MATCHES / 2);
    for (const secret of SECRETS) expect([secret, count(secret)]).toEqual([secret, expect.toSatisfy((n) => n >= 20)]);
    expect(all('undone')).toBeGreaterThanOrEqual(200);
    expect(all('restored')).toBeGreaterThanOrEqual(200);
    expect(all('opened')).toBeGreaterThanOrEqual(200);
    for (const moment of MOMENTS) {
      const least = moment === 'over' || moment === 'spent' || moment === 'checked' ? 1 : 3;
      expect([moment, moments.get(moment)]).toEqual([moment, expect.toSatisfy((n) => n >= least)]);
    }
  });

  test('ALL-02 ALL-05 station a half-finished pass of orders or votes could hold any other legal answers', () => {
    const open = (moment: string, secret: Secret): number =>
      twins.filter(({ differ, one }) => differ.has(secret) && momentOf(stateOf(last(one))) === moment).length;
    expect(open('orders, all but one', 'order')).toBeGreaterThanOrEqual(5);
    expect(open('orders, half-finished', 'order')).toBeGreaterThanOrEqual(5);
    expect(open('orders, half-finished', 'side')).toBeGreaterThanOrEqual(5);
    expect(open('ballot, half-finished', 'vote')).toBeGreaterThanOrEqual(5);
  });

  test('ALL-02 STN-502 STN-504 station after a failure the saboteurs could have been others', () => {
    const failed = twins.filter(({ one, other, differ }) => {
      const [a, b] = [one, other].map((run) => stateOf(last(run)));
      const sabotaged = a?.rounds.some(({ provisional }) => (provisional?.mission.sabotages ?? 0) > 0);
      return sabotaged && differ.has('side') && a?.phase !== 'over' && b !== undefined;
    });
    expect(failed.length).toBeGreaterThanOrEqual(20);
  });
});

// ── planted leaks ──────────────────────────────────────────────────────────────────────────────────────────────────

type Spoilt<Scene> = (shown: Scene, state: StationState) => unknown;

function leaky(spoil: (shown: StationTable | StationPrivate, state: StationState) => unknown): AnyGame {
  return { ...station, scene: (state: StationState) => spoil(station.scene(state), state) } as AnyGame;
}

function atTable(spoil: Spoilt<StationTable>): AnyGame {
  return leaky((shown, state) => (shown.audience === 'table' ? spoil(shown as StationTable, state) : shown));
}

function atSeat(spoil: Spoilt<StationPrivate>): AnyGame {
  return leaky((shown, state) => (shown.audience === 'table' ? shown : spoil(shown as StationPrivate, state)));
}

function onCard(more: (seat: Seat, state: StationState) => object): AnyGame {
  return {
    ...station,
    card: (state: StationState, seat: Seat) => ({ ...station.card(state, seat), ...more(seat, state) }),
  } as AnyGame;
}

const bad = ({ deal }: StationState, seat: Seat): boolean => isInfiltrator(deal, seat);
const goodFirst = (state: StationState) => (a: Seat, b: Seat) => Number(bad(state, a)) - Number(bad(state, b));

const LEAKS: readonly (readonly [name: string, game: AnyGame])[] = [
  [
    'players in the order of sides',
    atTable((shown, state) => ({
      ...shown,
      seats: [...shown.seats].sort((a, b) => goodFirst(state)(a.seat, b.seat)),
    })),
  ],
  [
    'STN-501 the number of saboteurs',
    atTable((shown, state) => ({ ...shown, s: roundNow(state).provisional?.mission.sabotages })),
  ],
  [
    'STN-501 the needs of plans that lost',
    atTable((shown, state) => ({
      ...shown,
      needs: roundNow(state).drawn.readings.reduce((sum, { value }) => sum + value, 0),
    })),
  ],
  [
    'STN-502 how many guards were missing',
    atTable((shown, state) => {
      const mission = roundNow(state).provisional?.mission;
      return { ...shown, lacking: mission && mission.requiredGuards - mission.working.guards };
    }),
  ],
  [
    'STN-207 that there is a trap',
    atTable((shown, state) => ({ ...shown, trap: roundNow(state).drawn.offer !== null })),
  ],
  [
    'STN-406 that a trap was laid',
    atTable((shown, state) => ({ ...shown, laid: roundNow(state).orders.some((order) => order?.secret === 'trap') })),
  ],
  [
    'STN-803 the die',
    atTable((shown, state) => (shown.kind === 'outcome' ? { ...shown, die: roundNow(state).drawn.die } : shown)),
  ],
  [
    'STN-702 votes by name, though they are secret',
    atTable((shown, state) => (shown.kind === 'outcome' ? { ...shown, votes: roundNow(state).ballots } : shown)),
  ],
  [
    'STN-702 old votes in the history',
    atTable((shown, { rounds }) => ({ ...shown, old: rounds.map(({ ballots }) => ballots[0]?.votes[0]?.choice) })),
  ],
  [
    'STN-703 the side of whom the vote chose',
    atTable((shown, state) => {
      const { chosen } = roundNow(state);
      return shown.kind === 'outcome' && chosen !== null ? { ...shown, was: bad(state, chosen) } : shown;
    }),
  ],
  [
    'STN-204 the reading of one who is suspended',
    atTable((shown, state) => {
      const { suspended, drawn } = roundNow(state);
      return { ...shown, lost: drawn.readings.filter(({ owner }) => owner === suspended).map(({ value }) => value) };
    }),
  ],
  [
    'STN-204 a plan that is full of faults stands first',
    atTable((shown, state) => {
      const unread = roundNow(state).drawn.readings.filter(({ owner }) => owner === 'unread');
      return { ...shown, order: unread.map(({ value }) => value) };
    }),
  ],
  [
    'orders counted as they come',
    atSeat((shown, state) => {
      if (state.phase !== 'orders') return shown;
      const first = roundNow(state).orders.filter((order) => order?.plan === 0).length;
      return { ...shown, handoff: { ...shown.handoff, first } };
    }),
  ],
  [
    'votes counted as they come',
    atSeat((shown, state) => {
      if (state.phase !== 'ballot') return shown;
      return {
        ...shown,
        handoff: { ...shown.handoff, none: state.sealed.filter(({ choice }) => choice === 'none').length },
      };
    }),
  ],
  [
    'who has answered, in the order of what they did',
    atSeat((shown, state) => {
      if (state.phase !== 'orders') return shown;
      const { orders } = roundNow(state);
      const rank = (seat: Seat): number => orders[seat]?.plan ?? 0;
      const answered = [...(shown.handoff.answered ?? [])].sort((a, b) => rank(a) - rank(b));
      return { ...shown, handoff: { ...shown.handoff, answered } };
    }),
  ],
  [
    'ALL-05 a handoff that an infiltrator cannot put off',
    atSeat((shown, state) =>
      bad(state, shown.audience) ? { ...shown, handoff: { ...shown.handoff, canWait: false } } : shown,
    ),
  ],
  [
    'STN-806 a longer clock for an infiltrator',
    atSeat((shown, state) => {
      if (shown.kind === 'card' || !shown.timer || !bad(state, shown.audience)) return shown;
      return { ...shown, timer: { ...shown.timer, seconds: shown.timer.seconds + 5 } };
    }),
  ],
  [
    'STN-304 a fourth line for an infiltrator',
    atSeat((shown, state) =>
      shown.kind === 'order' && bad(state, shown.audience) ? { ...shown, also: [...shown.also, shown.also[0]] } : shown,
    ),
  ],
  [
    'STN-304 the trap offered beside all else',
    atSeat((shown, state) => {
      if (shown.kind !== 'order' || roundNow(state).drawn.offer?.by !== shown.audience) return shown;
      return { ...shown, victim: roundNow(state).drawn.offer?.victim };
    }),
  ],
  [
    'STN-302 partners without mates',
    atSeat((shown, state) => {
      if (shown.kind !== 'order' || !bad(state, shown.audience)) return shown;
      return { ...shown, partners: shown.partners.filter((seat) => !bad(state, seat)) };
    }),
  ],
  [
    'ALL-03 a list of partners that begins with a loyal one',
    atSeat((shown, state) =>
      shown.kind === 'order' ? { ...shown, partners: [...shown.partners].sort(goodFirst(state)) } : shown,
    ),
  ],
  [
    'ALL-03 a paper that begins with what the last one chose',
    atSeat((shown, state) => {
      if (shown.kind !== 'vote' || state.phase !== 'ballot') return shown;
      const choice = state.sealed.at(-1)?.choice;
      return { ...shown, options: [...shown.options].sort((a, b) => Number(b === choice) - Number(a === choice)) };
    }),
  ],
  [
    'who is an infiltrator may not look again',
    atTable((shown, state) => ({ ...shown, mayLook: shown.mayLook.filter((seat) => !bad(state, seat)) })),
  ],
  ['STN-208 a loyal card with the infiltrators', onCard((_, state) => ({ all: state.deal.sides }))],
  ['STN-208 a row less on a loyal card', onCard((seat, state) => (bad(state, seat) ? {} : { rows: [] }))],
  [
    'STN-204 a card with a neighbour’s reading',
    onCard((seat, state) => ({
      next: roundNow(state)
        .drawn.readings.filter(({ owner }) => owner === seat + 1)
        .map(({ value }) => value),
    })),
  ],
  [
    'STN-207 a loyal card that tells of the trap for its owner',
    onCard((seat, state) => ({ victim: roundNow(state).drawn.offer?.victim === seat })),
  ],
  [
    'STN-905 the question tells an infiltrator apart',
    {
      ...station,
      ifLeaves: (state: StationState, seat: Seat) => (bad(state, seat) ? 'may-end' : station.ifLeaves(state, seat)),
    } as AnyGame,
  ],
  [
    'STN-907 dealing again cannot be had once an infiltrator has the phone',
    {
      ...station,
      canDealAgain: (state: StationState) =>
        station.canDealAgain(state) && !(state.phase === 'dealing' && bad(state, state.waiting[0] as Seat)),
    } as AnyGame,
  ],
  [
    'STN-302 a trap’s victim cannot be chosen as partner',
    {
      ...station,
      play: (state: StationState, move: StationMove, chance: Match['chance']) =>
        move.type === 'order' && move.partner === roundNow(state).drawn.offer?.victim
          ? { refused: 'not-a-partner' }
          : station.play(state, move, chance),
    } as AnyGame,
  ],
];

describe('ALL-02 station a planted leak is found', { timeout: 120_000 }, () => {
  test.each(LEAKS)('ALL-02 station planted: %s', (_, game) => {
    const found = twins.some(({ one, other }) => {
      return compare(one, other, knowledge, { game, atMost: 6 }).differences.length > 0;
    });
    expect(found).toBe(true);
  });
});
