// Trust No One: no screen tells a secret (ALL-02). Random matches beside twins of theirs that differ in nothing but
// secrets; and games with a planted leak, to see that a leak would be found.

import { beforeAll, describe, expect, test } from 'vitest';
import { chanceFrom, type Draw, type Seed } from '../../../src/core/chance';
import type { AnyGame, Seat, SeatScene } from '../../../src/core/game';
import { canUndo, type Match } from '../../../src/core/match';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import type { TrustMove } from '../../../src/games/trust-no-one/moves';
import type { TrustPrivate, TrustTable } from '../../../src/games/trust-no-one/scenes';
import { PLAYERS, TALK_SECONDS, type TrustSetup } from '../../../src/games/trust-no-one/setup';
import type { TrustState } from '../../../src/games/trust-no-one/state';
import { type Comparison, compare, type Knowledge, last, prefix, type Run, type Step, walk } from '../../core/twins';
import { BOOK } from './table';
import {
  NoTwin,
  ownKnowledge,
  publicFacts,
  SECRETS,
  type Secret,
  secretsThatDiffer,
  spiesIn,
  stateOf,
  twin,
} from './twin';

const MATCHES = 280;

// ── random matches ─────────────────────────────────────────────────────────────────────────────────────────────────

function seedOf(number: number): Seed {
  return (number + 1).toString(16).padStart(32, '0');
}

/** A match over all house rules, up to its end. */
function randomMatch(seed: Seed): Run {
  const random = chanceFrom(seed).hidden('walker');
  const players = PLAYERS.min + random.below(PLAYERS.max - PLAYERS.min + 1);
  const setup: TrustSetup = { talkSeconds: random.pick(TALK_SECONDS), votesSecret: random.below(2) === 0 };
  const people = Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));
  const start = { id: seed, game: trustNoOne, seed, setup, supply: null, players: people };
  const temper: Temper = { approving: random.pick([2, 4, 8]), sabotaging: random.pick([2, 3, 6]) };
  return walk(start, chanceFrom, 500, (match) => nextStep(match, temper, random));
}

/** One in how many votes is a rejection; one in how many chances to sabotage is let pass. */
interface Temper {
  readonly approving: number;
  readonly sabotaging: number;
}

function nextStep(match: Match, temper: Temper, random: Draw): Step | undefined {
  const state = stateOf(match);
  if (state.phase === 'over' || state.phase === 'spent') return undefined;
  const oneIn = (count: number): boolean => random.below(count) === 0;
  const play = (move: TrustMove | { type: 'leave' | 'later'; seat: Seat } | { type: 'stop' | 'deal-again' }): Step => {
    return { do: 'move', move };
  };
  if (canUndo(match) && oneIn(9)) return { do: 'undo' };
  if (oneIn(60)) return { do: 'rename', seat: random.below(match.players.length), name: `Name ${random.below(99)}` };
  if (oneIn(500)) return play({ type: 'stop' });
  if (trustNoOne.canDealAgain(state) && oneIn(150)) return play({ type: 'deal-again' });
  const decided = 'due' in state && state.due !== null;
  if (oneIn(decided ? 3 : 500)) {
    const here = match.players.map((_, seat) => seat).filter((seat) => !state.left[seat]);
    if (here.length > 0) return play({ type: 'leave', seat: random.pick(here) });
  }
  const pass = 'pass' in state ? state.pass.waiting : state.phase === 'dealing' ? state.waiting : [];
  const [holder] = pass;
  if (holder === undefined && oneIn(15)) return { do: 'look', seat: random.below(match.players.length) };
  if (holder !== undefined && pass.length > 1 && oneIn(8)) return play({ type: 'later', seat: holder });
  if (holder !== undefined && match.settled < match.moves.length && oneIn(2)) return { do: 'settle' };
  const seat = holder as Seat;
  switch (state.phase) {
    case 'dealing':
      return play({ type: 'seen', seat });
    case 'team': {
      const missing = sizeOf(state) - state.picked.length;
      if (missing === 0 && !oneIn(6)) return play({ type: 'propose' });
      const seats = match.players.map((_, at) => at).filter((at) => state.picked.includes(at) === missing < 0);
      return play({ type: 'pick', seat: random.pick(seats.length > 0 ? seats : [0]) });
    }
    case 'proposal':
      return play({ type: oneIn(5) ? 'change-team' : 'start-vote' });
    case 'ballot':
      return play({ type: 'vote', seat, choice: oneIn(temper.approving) ? 'reject' : 'approve' });
    case 'operation': {
      const sabotages = state.deal.sides[seat] === 'spy' && !oneIn(temper.sabotaging);
      return play({ type: 'decide', seat, choice: sabotages ? 'sabotage' : 'complete' });
    }
    default:
      return play({ type: 'go-on' });
  }
}

function sizeOf(state: TrustState): number {
  const done = state.history.filter(({ result }) => result === 'completed' || result === 'broken').length;
  return BOOK[state.left.length]?.sizes[done] ?? 0;
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
  ...['dealing', 'first team', 'later team', 'team being changed', 'proposal', 'ballot', 'ballot, half-finished'],
  ...['approved', 'rejected', 'operation', 'operation, half-finished', 'completed', 'completed in spite', 'broken'],
  ...['decided', 'decided, somebody left', 'spent', 'over'],
];

function momentOf(state: TrustState): string {
  const { phase } = state;
  if ('due' in state && state.due) return state.left.includes(true) ? 'decided, somebody left' : 'decided';
  if (phase === 'ballot' || phase === 'operation')
    return state.pass.sealed.length > 0 ? `${phase}, half-finished` : phase;
  if (phase === 'team')
    return state.proposed ? 'team being changed' : state.history.length > 0 ? 'later team' : 'first team';
  if (phase === 'votes') return state.history.at(-1)?.result ?? '';
  if (phase !== 'operation-result') return phase;
  const { result, decisions } = state.history.at(-1) as (typeof state.history)[number];
  const sabotaged = decisions.some(({ choice }) => choice === 'sabotage');
  return result === 'completed' && sabotaged ? 'completed in spite' : result;
}

// ── what is compared ───────────────────────────────────────────────────────────────────────────────────────────────

const knowledge: Knowledge = {
  publicFacts,
  ownKnowledge,
  /** A card has rows, a choice has two options, for everybody alike (ALL-03). */
  outline: (shown: SeatScene) => {
    const scene = shown as TrustPrivate;
    if (scene.kind === 'card') return { rows: scene.rows.length, keys: Object.keys(scene) };
    const common = { keys: Object.keys(scene), mission: scene.mission, team: scene.team };
    if (scene.kind === 'vote') return { ...common, leader: scene.leader, options: [...scene.options].sort() };
    return { ...common, breaksAt: scene.breaksAt, options: scene.options.map((option) => Object.keys(option)) };
  },
  probes: (match) => [
    ...['propose', 'change-team', 'start-vote', 'go-on', 'stop', 'deal-again', 'time-is-up'].map((type) => ({ type })),
    ...[...match.players.keys()].flatMap((seat) => ['leave', 'later', 'seen', 'pick'].map((type) => ({ type, seat }))),
    // Everybody has one vote for each side, whoever they are.
    ...[...match.players.keys()].flatMap((seat) =>
      ['approve', 'reject'].map((choice) => ({ type: 'vote', seat, choice })),
    ),
    ...[...match.players.keys()].map((seat) => ({ type: 'decide', seat, choice: 'complete' })),
  ],
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
      twins.push({ seed, one, other, differ: secretsThatDiffer(one, other), seen: compare(one, other, knowledge) });
    } catch (fault) {
      if (!(fault instanceof NoTwin)) throw fault;
      noTwins.push(`seed ${seed}: ${fault.message}`);
    }
  }
}, 120_000);

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

describe('ALL-02 trust-no-one twins', () => {
  test('ALL-02 trust-no-one twins have been told the same at every step, after undo and after restore', () => {
    expect(noTwins).toEqual([]);
    expect(told((where) => where === 'facts')).toEqual([]);
  });

  test('ALL-02 TNO-06 TNO-09 TNO-12 trust-no-one table and handoff scenes of twins are the same at every step, after undo and after restore', () => {
    expect(told((where) => where === 'the table')).toEqual([]);
  });

  test('ALL-02 TNO-02 ALL-03 trust-no-one who knows the same in both sees the same card and the same private scene', () => {
    expect(told((where) => where.startsWith('seat'))).toEqual([]);
  });

  test('ALL-02 trust-no-one the proof is not vacuous', () => {
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
    expect(all('undone')).toBeGreaterThanOrEqual(500);
    expect(all('restored')).toBeGreaterThanOrEqual(500);
    expect(all('opened')).toBeGreaterThanOrEqual(500);
    for (const moment of MOMENTS) {
      const least = moment === 'over' || moment === 'spent' ? 1 : 5;
      expect([moment, moments.get(moment)]).toEqual([moment, expect.toSatisfy((n) => n >= least)]);
    }
  });

  test('ALL-02 ALL-05 TNO-12 trust-no-one a half-finished ballot or operation could hold any other legal answers', () => {
    const open = (phase: TrustState['phase'], secret: Secret): number =>
      twins.filter(({ differ, one }) => {
        return differ.has(secret) && momentOf(stateOf(last(one))) === `${phase}, half-finished`;
      }).length;
    expect(open('ballot', 'vote')).toBeGreaterThanOrEqual(10);
    expect(open('operation', 'decision')).toBeGreaterThanOrEqual(5);
    expect(open('operation', 'side')).toBeGreaterThanOrEqual(5);
  });

  test('ALL-02 TNO-06 trust-no-one where votes stay secret others could have approved', () => {
    const closed = twins.filter(({ one, other }) => {
      const [a, b] = [stateOf(last(one)), stateOf(last(other))];
      return a.deal.setup.votesSecret && JSON.stringify(a.history) !== JSON.stringify(b.history);
    });
    expect(closed.length).toBeGreaterThanOrEqual(40);
  });
});

// ── planted leaks ──────────────────────────────────────────────────────────────────────────────────────────────────

type Shown = TrustTable | TrustPrivate;

/** The game with its scenes spoilt. */
function leaking(spoil: (shown: Shown, state: TrustState) => unknown): AnyGame {
  return { ...trustNoOne, scene: (state: TrustState) => spoil(trustNoOne.scene(state), state) } as AnyGame;
}

function atTable(spoil: (shown: TrustTable, state: TrustState) => unknown): AnyGame {
  return leaking((shown, state) => (shown.audience === 'table' ? spoil(shown, state) : shown));
}

function atSeat(spoil: (shown: TrustPrivate, state: TrustState) => unknown): AnyGame {
  return leaking((shown, state) => (shown.audience === 'table' ? shown : spoil(shown, state)));
}

function onCard(more: (seat: Seat, state: TrustState) => object): AnyGame {
  const card = (state: TrustState, seat: Seat) => ({ ...trustNoOne.card(state, seat), ...more(seat, state) });
  return { ...trustNoOne, card } as AnyGame;
}

const isSpy = ({ deal }: TrustState, seat: Seat): boolean => deal.sides[seat] === 'spy';

const LEAKS: readonly (readonly [name: string, game: AnyGame])[] = [
  [
    'TNO-12 players sorted by side',
    atTable((shown, state) => ({
      ...shown,
      seats: [...shown.seats].sort((a, b) => Number(isSpy(state, a.seat)) - Number(isSpy(state, b.seat))),
    })),
  ],
  [
    'TNO-12 votes counted as they come',
    atSeat((shown, state) => {
      if (state.phase !== 'ballot') return shown;
      const approvals = state.pass.sealed.filter(({ choice }) => choice === 'approve').length;
      return { ...shown, handoff: { ...shown.handoff, approvals } };
    }),
  ],
  [
    'TNO-12 sabotages counted as they come',
    atSeat((shown, state) => {
      if (state.phase !== 'operation') return shown;
      const sabotages = state.pass.sealed.filter(({ choice }) => choice === 'sabotage').length;
      return { ...shown, handoff: { ...shown.handoff, sabotages } };
    }),
  ],
  [
    'TNO-12 who has answered, with the approving ones first',
    atSeat((shown, state) => {
      if (state.phase !== 'ballot') return shown;
      const approves = (seat: Seat): boolean =>
        state.pass.sealed.some((vote) => vote.seat === seat && vote.choice === 'approve');
      const answered = [...(shown.handoff.answered ?? [])].sort((a, b) => Number(approves(b)) - Number(approves(a)));
      return { ...shown, handoff: { ...shown.handoff, answered } };
    }),
  ],
  [
    'TNO-06 votes by name, though the house rule is on',
    atTable((shown, state) => {
      if (shown.kind !== 'votes') return shown;
      return { ...shown, ballot: { ...shown.ballot, votes: state.history.at(-1)?.votes } };
    }),
  ],
  [
    'TNO-06 old votes by name in the history, though the house rule is on',
    atTable((shown, { history }) => ({
      ...shown,
      board: {
        ...shown.board,
        history: shown.board.history.map((team, at) => ({ ...team, first: history[at]?.votes[0]?.choice })),
      },
    })),
  ],
  [
    'TNO-09 who sabotaged',
    atTable((shown, state) => {
      if (shown.kind !== 'operation-result') return shown;
      const by = state.history.at(-1)?.decisions.filter(({ choice }) => choice === 'sabotage');
      return { ...shown, by: by?.map(({ seat }) => seat) };
    }),
  ],
  [
    'TNO-09 a result that counts the spies in the team',
    atTable((shown, state) => {
      if (shown.kind !== 'operation-result') return shown;
      return { ...shown, spies: shown.team.filter((seat) => isSpy(state, seat)).length };
    }),
  ],
  [
    'TNO-13 a proposed team in the order of sides',
    atTable((shown, state) => {
      if (shown.kind !== 'proposal') return shown;
      return { ...shown, team: [...shown.team].sort((a, b) => Number(isSpy(state, a)) - Number(isSpy(state, b))) };
    }),
  ],
  [
    'ALL-05 a handoff that a spy cannot put off',
    atSeat((shown, state) => {
      if (shown.kind !== 'decision' || !isSpy(state, shown.audience)) return shown;
      return { ...shown, handoff: { ...shown.handoff, canWait: false } };
    }),
  ],
  [
    'ALL-03 an option less for a scout',
    atSeat((shown, state) => {
      if (shown.kind !== 'decision' || isSpy(state, shown.audience)) return shown;
      return { ...shown, options: shown.options.slice(1) };
    }),
  ],
  [
    'ALL-03 a decision that says more to a spy',
    atSeat((shown, state) => {
      if (shown.kind !== 'decision' || !isSpy(state, shown.audience)) return shown;
      return { ...shown, mates: spiesIn(state.deal.sides) };
    }),
  ],
  [
    'ALL-03 a paper that begins with what the last one chose',
    atSeat((shown, state) => {
      if (shown.kind !== 'vote' || state.phase !== 'ballot') return shown;
      return {
        ...shown,
        options: state.pass.sealed.at(-1)?.choice === 'reject' ? ['reject', 'approve'] : shown.options,
      };
    }),
  ],
  [
    'who is a spy may not look again',
    atTable((shown, state) => ({ ...shown, mayLook: shown.mayLook.filter((seat) => !isSpy(state, seat)) })),
  ],
  [
    'TNO-15 a longer discussion of a team with a spy',
    atTable((shown, state) => {
      if (shown.kind !== 'proposal' || !shown.timer || !shown.team.some((seat) => isSpy(state, seat))) return shown;
      return { ...shown, timer: { ...shown.timer, seconds: shown.timer.seconds + 5 } };
    }),
  ],
  [
    'TNO-02 a scout’s card that tells how near a spy sits',
    onCard((seat, state) => ({ near: isSpy(state, (seat + 1) % 5) })),
  ],
  ['TNO-02 a scout’s card with the spies', onCard((_, { deal }) => ({ spies: spiesIn(deal.sides) }))],
  [
    'TNO-02 a spy’s card that tells who votes how',
    onCard((_, { history }) => ({
      first: history.at(0)?.votes.find(({ choice }) => choice === 'approve')?.seat ?? -1,
    })),
  ],
  ['ALL-03 a row less on a scout’s card', onCard((seat, state) => (isSpy(state, seat) ? {} : { rows: [] }))],
  [
    'TNO-17 the question tells a spy apart',
    {
      ...trustNoOne,
      ifLeaves: (state: TrustState, seat: Seat) =>
        isSpy(state, seat) ? 'ends-match-for-spies' : trustNoOne.ifLeaves(state, seat),
    } as AnyGame,
  ],
  [
    'TNO-19 dealing again cannot be had once a spy has seen the card',
    {
      ...trustNoOne,
      canDealAgain: (state: TrustState) =>
        trustNoOne.canDealAgain(state) && !(state.phase === 'dealing' && isSpy(state, state.waiting[0] as Seat)),
    } as AnyGame,
  ],
  [
    'TNO-04 a team of spies cannot be proposed',
    {
      ...trustNoOne,
      play: (state: TrustState, move: TrustMove, chance: Match['chance']) =>
        move.type === 'propose' && state.phase === 'team' && state.picked.every((seat) => isSpy(state, seat))
          ? { refused: 'not-now' }
          : trustNoOne.play(state, move, chance),
    } as AnyGame,
  ],
];

describe('ALL-02 trust-no-one a planted leak is found', { timeout: 60_000 }, () => {
  test.each(LEAKS)('ALL-02 trust-no-one planted: %s', (_, game) => {
    const found = twins.some(({ one, other }) => {
      return compare(one, other, knowledge, { game, atMost: 30 }).differences.length > 0;
    });
    expect(found).toBe(true);
  });
});
