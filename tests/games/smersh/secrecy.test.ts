// SMERSH: no screen tells a secret (ALL-02). Random matches beside twins of theirs that differ in nothing but secrets;
// and games with a planted leak, to see that a leak would be found.

import { beforeAll, describe, expect, test } from 'vitest';
import { chanceFrom, type Draw, type Seed } from '../../../src/core/chance';
import type { AnyGame, Seat, SeatScene } from '../../../src/core/game';
import { canUndo, type Match } from '../../../src/core/match';
import { smersh } from '../../../src/games/smersh/game';
import type { SmershMove } from '../../../src/games/smersh/moves';
import type { SmershPrivate, SmershTable } from '../../../src/games/smersh/scenes';
import { check, PLAYERS, type SmershSetup, SPEECH_SECONDS, suggest } from '../../../src/games/smersh/setup';
import type { SmershState, Use } from '../../../src/games/smersh/state';
import { type Comparison, compare, type Knowledge, last, prefix, type Run, type Step, walk } from '../../core/twins';
import {
  NoTwin,
  ownKnowledge,
  publicFacts,
  SECRETS,
  type Secret,
  seatsOf,
  secretsThatDiffer,
  stateOf,
  twin,
} from './twin';

const MATCHES = 216;

// ── random matches ─────────────────────────────────────────────────────────────────────────────────────────────────

function seedOf(number: number): Seed {
  return (number + 1).toString(16).padStart(32, '0');
}

/** A match over all house rules, up to its end. */
function randomMatch(seed: Seed): Run {
  const random = chanceFrom(seed).hidden('walker');
  const players = PLAYERS.min + random.below(PLAYERS.max - PLAYERS.min + 1);
  const early: SmershSetup['handOuts'] = [3, 3, 1, 0, 0];
  const wanted: SmershSetup = {
    ...suggest(players),
    speechSeconds: random.pick(SPEECH_SECONDS),
    votesSecret: random.below(2) === 0,
    leaderChanges: random.below(2) === 0,
    ...(random.below(2) === 0 ? { handOuts: early, handOutsByHand: true } : {}),
  };
  const setup = check(wanted, players)[0]?.nearest ?? wanted;
  const people = Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));
  const start = { id: seed, game: smersh, seed, setup, supply: null, players: people };
  const temper: Temper = { approving: random.pick([2, 4, 8]), failing: random.pick([2, 3, 6]) };
  return walk(start, chanceFrom, 420, (match) => nextStep(match, temper, random));
}

/** One in how many votes is a rejection; one in how many chances to show failure is let pass. */
interface Temper {
  readonly approving: number;
  readonly failing: number;
}

function nextStep(match: Match, temper: Temper, random: Draw): Step | undefined {
  const state = stateOf(match);
  if (state.phase === 'over' || state.phase === 'spent') return undefined;
  const oneIn = (count: number): boolean => random.below(count) === 0;
  const play = (move: SmershMove | { type: 'leave' | 'later'; seat: Seat } | { type: 'stop' | 'deal-again' }): Step => {
    return { do: 'move', move };
  };
  if (canUndo(match) && oneIn(9)) return { do: 'undo' };
  if (oneIn(80)) return { do: 'rename', seat: random.below(match.players.length), name: `Name ${random.below(99)}` };
  if (oneIn(700)) return play({ type: 'stop' });
  if (smersh.canDealAgain(state) && oneIn(150)) return play({ type: 'deal-again' });
  const decided = 'due' in state && state.due !== null;
  if (oneIn(decided ? 3 : 700)) {
    const here = match.players.map((_, seat) => seat).filter((seat) => !state.left[seat]);
    if (here.length > 0) return play({ type: 'leave', seat: random.pick(here) });
  }
  const pass = 'pass' in state ? state.pass.waiting : state.phase === 'dealing' ? state.waiting : [];
  const [holder] = pass;
  if (holder === undefined && state.phase !== 'answer' && oneIn(25))
    return { do: 'look', seat: random.below(match.players.length) };
  if (holder !== undefined && pass.length > 1 && oneIn(8)) return play({ type: 'later', seat: holder });
  if ((holder !== undefined || state.phase === 'answer') && match.settled < match.moves.length && oneIn(2))
    return { do: 'settle' };
  const seat = holder as Seat;
  switch (state.phase) {
    case 'dealing':
      return play({ type: 'seen', seat });
    case 'hand-out':
    case 'window':
      return play(oneIn(2) ? (useOf(state, random) ?? onFrom(state, random)) : onFrom(state, random));
    case 'answer':
      return play({ type: 'seen', seat: (state.log.at(-1) as Use).seat });
    case 'team': {
      const scene = smersh.scene(state);
      const missing = (scene.kind === 'team' ? scene.size : 0) - state.picked.length;
      if (missing === 0 && !oneIn(6)) return play({ type: 'propose' });
      const seats = match.players.map((_, at) => at).filter((at) => state.picked.includes(at) === missing < 0);
      return play({ type: 'pick', seat: random.pick(seats.length > 0 ? seats : [0]) });
    }
    case 'proposal':
      return play({ type: oneIn(5) ? 'change-team' : 'start-speeches' });
    case 'speech': {
      const { seats, ...scene } = smersh.scene(state) as Extract<SmershTable, { kind: 'speech' }>;
      const { minutes } = seats[scene.speaker] as (typeof seats)[number];
      return play(minutes !== 'off' && minutes > 0 && oneIn(10) ? { type: 'extra-minute', seat: scene.speaker } : SAID);
    }
    case 'floor': {
      const may = state.deal.setup.speechSeconds > 0 ? state.minutes.flatMap((left, at) => (left > 0 ? [at] : [])) : [];
      if (state.speaker !== 'nobody' && oneIn(2)) return play(SAID);
      return play(
        may.length > 0 && oneIn(4) ? { type: 'extra-minute', seat: random.pick(may) } : { type: 'start-vote' },
      );
    }
    case 'ballot':
      return play({ type: 'vote', seat, choice: oneIn(temper.approving) ? 'reject' : 'approve' });
    case 'mission': {
      const fails = state.deal.sides[seat] !== 'scout' && !oneIn(temper.failing);
      return play({ type: 'decide', seat, choice: fails ? 'sabotage' : 'complete' });
    }
    default:
      return play({ type: 'go-on' });
  }
}

const SAID = { type: 'said' } as const;

/** Some use that the table offers, if there is one. */
function useOf(state: SmershState, random: Draw): SmershMove | undefined {
  const scene = smersh.scene(state);
  if (scene.kind !== 'window' && scene.kind !== 'hand-out') return undefined;
  const can = scene.holders.filter((holder) => holder.can === 'now');
  if (can.length === 0) return undefined;
  const { seat, people, among } = random.pick(can);
  return { type: 'use', seat, on: random.shuffle(among).slice(0, people) };
}

function onFrom(state: SmershState, random: Draw): SmershMove {
  const scene = smersh.scene(state);
  if (scene.kind !== 'hand-out') return { type: 'go-on' };
  if (scene.receivers.length === 0) return { type: 'discard' };
  return { type: 'hand-out', seat: random.pick(scene.receivers) };
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
  ...['dealing', 'hand-out', 'hand-out by an instructor', 'before-squad', 'before-squad, asked', 'before-mission'],
  ...['before-mission, asked', 'window after an answer', 'team', 'proposal', 'speech', 'floor', 'ballot'],
  ...['ballot, half-finished', 'approved', 'rejected', 'sabotaged', 'mission', 'mission, half-finished', 'completed'],
  ...['completed in spite', 'broken', 'decided', 'decided, somebody left', 'spent', 'over'],
];

function momentOf(state: SmershState): string {
  const { phase } = state;
  if ('due' in state && state.due) return state.left.includes(true) ? 'decided, somebody left' : 'decided';
  switch (phase) {
    case 'first-leader':
      return 'dealing';
    case 'hand-out':
      return state.instructor === 'nobody' ? phase : 'hand-out by an instructor';
    case 'window': {
      const before = state.log.at(-1);
      return before?.what === 'use' && before.read ? 'window after an answer' : state.when;
    }
    case 'answer':
      return `${state.when}, asked`;
    case 'ballot':
    case 'mission':
      return state.pass.sealed.length > 0 ? `${phase}, half-finished` : phase;
    case 'votes':
      return state.history.at(-1)?.result ?? '';
    case 'mission-result': {
      const { result, decisions } = state.history.at(-1) as (typeof state.history)[number];
      const failed = decisions.some(({ choice }) => choice === 'sabotage');
      return result === 'completed' && failed ? 'completed in spite' : result;
    }
    default:
      return phase;
  }
}

// ── what is compared ───────────────────────────────────────────────────────────────────────────────────────────────

const knowledge: Knowledge = {
  publicFacts,
  ownKnowledge,
  /** A card has rows and answers, an answer one of two words, a choice two options, for everybody alike (ALL-03). */
  outline: (shown: SeatScene) => {
    const scene = shown as SmershPrivate;
    const keys = Object.keys(scene);
    if (scene.kind === 'card') {
      const learned = scene.learned.map((answer) => ({ ...answer, told: typeof answer.told }));
      return { keys, rows: scene.rows.length, learned };
    }
    if (scene.kind === 'answer') {
      return { keys, ability: scene.ability, on: scene.on, mission: scene.mission, told: typeof scene.told };
    }
    const common = { keys, mission: scene.mission, team: scene.team };
    if (scene.kind === 'vote') return { ...common, leader: scene.leader, options: [...scene.options].sort() };
    return { ...common, breaksAt: scene.breaksAt, options: scene.options.map((option) => Object.keys(option)) };
  },
  probes: (match) => {
    const seats = [...match.players.keys()];
    return [
      ...['discard', 'propose', 'change-team', 'start-speeches', 'said', 'start-vote', 'go-on'].map((type) => ({
        type,
      })),
      ...['stop', 'deal-again', 'time-is-up'].map((type) => ({ type })),
      ...seats.flatMap((seat) =>
        ['leave', 'later', 'seen', 'pick', 'hand-out', 'extra-minute'].map((type) => ({ type, seat })),
      ),
      ...seats.flatMap((seat) =>
        [[], [0], [(seat + 3) % seats.length], [1, 4]].map((on) => ({ type: 'use', seat, on })),
      ),
      // Everybody has one vote for each side, whoever they are.
      ...seats.flatMap((seat) => ['approve', 'reject'].map((choice) => ({ type: 'vote', seat, choice }))),
      ...seats.map((seat) => ({ type: 'decide', seat, choice: 'complete' })),
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
      const seen = compare(one, other, knowledge, { atMost: 45 });
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

describe('ALL-02 smersh twins', () => {
  test('ALL-02 smersh twins have been told the same at every step, after undo and after restore', () => {
    expect(noTwins).toEqual([]);
    expect(told((where) => where === 'facts')).toEqual([]);
  });

  test('ALL-02 SMR-09 SMR-11 SMR-17 smersh table and handoff scenes of twins are the same at every step, after undo and after restore', () => {
    expect(told((where) => where === 'the table')).toEqual([]);
  });

  test('ALL-02 SMR-03 SMR-17 ALL-03 smersh who knows the same in both sees the same card, answer and choice', () => {
    expect(told((where) => where.startsWith('seat'))).toEqual([]);
  });

  test('ALL-02 smersh the proof is not vacuous', () => {
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
    expect(all('restored')).toBeGreaterThanOrEqual(400);
    expect(all('opened')).toBeGreaterThanOrEqual(500);
    for (const moment of MOMENTS) {
      const least = moment === 'over' || moment === 'spent' ? 1 : 4;
      expect([moment, moments.get(moment)]).toEqual([moment, expect.toSatisfy((n) => n >= least)]);
    }
  });

  test('ALL-02 ALL-05 smersh a half-finished ballot or mission could hold any other legal answers, and a question any answer', () => {
    const open = (moments: readonly string[], secret: Secret): number =>
      twins.filter(({ differ, one }) => differ.has(secret) && moments.includes(momentOf(stateOf(last(one))))).length;
    expect(open(['ballot, half-finished'], 'vote')).toBeGreaterThanOrEqual(5);
    expect(open(['mission, half-finished'], 'decision')).toBeGreaterThanOrEqual(4);
    expect(open(['before-squad, asked', 'before-mission, asked'], 'answer')).toBeGreaterThanOrEqual(5);
    expect(open(['window after an answer'], 'answer')).toBeGreaterThanOrEqual(3);
  });

  test('ALL-02 SMR-16 smersh every ability that asks was answered otherwise in some twin', () => {
    const otherwise = new Set<string>();
    for (const { one, other } of twins) {
      const there = stateOf(last(other)).log;
      stateOf(last(one)).log.forEach((entry, at) => {
        const twinned = there[at];
        if (entry.what === 'use' && twinned?.what === 'use' && entry.told !== twinned.told)
          otherwise.add(entry.ability);
      });
    }
    expect([...otherwise].sort()).toEqual(['informant', 'interrogator', 'listener']);
  });
});

// ── planted leaks ──────────────────────────────────────────────────────────────────────────────────────────────────

type Shown = SmershTable | SmershPrivate;

/** The game with its scenes spoilt. */
function leaking(spoil: (shown: Shown, state: SmershState) => unknown): AnyGame {
  return { ...smersh, scene: (state: SmershState) => spoil(smersh.scene(state), state) } as AnyGame;
}

function atTable(spoil: (shown: SmershTable, state: SmershState) => unknown): AnyGame {
  return leaking((shown, state) => (shown.audience === 'table' ? spoil(shown, state) : shown));
}

function atSeat(spoil: (shown: SmershPrivate, state: SmershState) => unknown): AnyGame {
  return leaking((shown, state) => (shown.audience === 'table' ? shown : spoil(shown, state)));
}

function onCard(more: (seat: Seat, state: SmershState) => object): AnyGame {
  const card = (state: SmershState, seat: Seat) => ({ ...smersh.card(state, seat), ...more(seat, state) });
  return { ...smersh, card } as AnyGame;
}

const isBad = ({ deal }: SmershState, seat: Seat): boolean => deal.sides[seat] !== 'scout';
const lastUse = ({ log }: SmershState): Use | undefined => log.findLast((entry): entry is Use => entry.what === 'use');

const LEAKS: readonly (readonly [name: string, game: AnyGame])[] = [
  [
    'SMR-20 seats sorted by side',
    atTable((shown, state) => ({
      ...shown,
      seats: [...shown.seats].sort((a, b) => Number(isBad(state, a.seat)) - Number(isBad(state, b.seat))),
    })),
  ],
  ['SMR-17 what an ability told, on the table', atTable((shown, { log }) => ({ ...shown, abilities: log }))],
  [
    'SMR-17 a question whose handoff tells the answer',
    atSeat((shown, state) => {
      if (shown.kind !== 'answer') return shown;
      const failure = lastUse(state)?.told === 'failure' || lastUse(state)?.told === 'spies';
      return { ...shown, handoff: { ...shown.handoff, of: failure ? 2 : 1 } };
    }),
  ],
  [
    'SMR-17 an answer with a line more for one of two',
    atSeat((shown, state) => {
      if (shown.kind !== 'answer' || shown.told === 'scouts' || shown.told === 'same-team') return shown;
      return { ...shown, note: lastUse(state)?.mission };
    }),
  ],
  [
    'SMR-17 an answer that tells the side and not the team',
    atSeat((shown, { deal }) => {
      if (shown.kind !== 'answer' || shown.ability !== 'interrogator') return shown;
      return { ...shown, told: deal.sides[shown.on[0] ?? 0] };
    }),
  ],
  [
    'SMR-16 an Informant that is told of the whole squad',
    atSeat((shown, { history }) => {
      if (shown.kind !== 'answer' || shown.ability !== 'informant') return shown;
      const squad = history.findLast(({ decisions }) => decisions.length > 0);
      return { ...shown, all: squad?.decisions.map(({ choice }) => choice) };
    }),
  ],
  [
    'SMR-17 who has learned something against the spies wears it',
    atTable((shown, { log }) => ({
      ...shown,
      seats: shown.seats.map((seat) => ({
        ...seat,
        knows: log.some((entry) => entry.what === 'use' && entry.seat === seat.seat && entry.told === 'spies'),
      })),
    })),
  ],
  [
    'SMR-13 the next ability of the deck',
    atTable((shown, { deal, drawn }) => ({ ...shown, next: deal.deck[drawn] ?? 'none' })),
  ],
  ['SMR-21 what will be left in the deck', atTable((shown, { deal }) => ({ ...shown, rest: deal.deck.at(-1) }))],
  [
    'SMR-09 votes counted as they come',
    atSeat((shown, state) => {
      if (state.phase !== 'ballot') return shown;
      const approvals = state.pass.sealed.filter(({ choice }) => choice === 'approve').length;
      return { ...shown, handoff: { ...shown.handoff, approvals } };
    }),
  ],
  [
    'SMR-11 failures counted as they come',
    atSeat((shown, state) => {
      if (state.phase !== 'mission') return shown;
      const failures = state.pass.sealed.filter(({ choice }) => choice === 'sabotage').length;
      return { ...shown, handoff: { ...shown.handoff, failures } };
    }),
  ],
  [
    'SMR-09 votes by name, though the house rule is on',
    atTable((shown, state) => {
      if (shown.kind !== 'votes') return shown;
      return { ...shown, ballot: { ...shown.ballot, votes: state.history.at(-1)?.votes } };
    }),
  ],
  [
    'SMR-11 who showed failure',
    atTable((shown, state) => {
      if (shown.kind !== 'mission-result') return shown;
      const by = state.history.at(-1)?.decisions.filter(({ choice }) => choice === 'sabotage');
      return { ...shown, by: by?.map(({ seat }) => seat) };
    }),
  ],
  [
    'SMR-11 a result that counts the spies in the squad',
    atTable((shown, state) => {
      if (shown.kind !== 'mission-result') return shown;
      return { ...shown, spies: shown.team.filter((seat) => isBad(state, seat)).length };
    }),
  ],
  [
    'SMR-15 receivers who are scouts first',
    atTable((shown, state) => {
      if (shown.kind !== 'hand-out') return shown;
      const receivers = [...shown.receivers].sort((a, b) => Number(isBad(state, a)) - Number(isBad(state, b)));
      return { ...shown, receivers };
    }),
  ],
  [
    'SMR-17 a window that names spies first',
    atTable((shown, state) => {
      if (shown.kind !== 'window') return shown;
      const holders = [...shown.holders].sort((a, b) => Number(isBad(state, b.seat)) - Number(isBad(state, a.seat)));
      return { ...shown, holders };
    }),
  ],
  [
    'SMR-08 a longer speech for a spy',
    atTable((shown, state) => {
      if (shown.kind !== 'speech' || !shown.timer || !isBad(state, shown.speaker)) return shown;
      return { ...shown, timer: { ...shown.timer, seconds: shown.timer.seconds + 5 } };
    }),
  ],
  [
    'ALL-03 an option less for a scout',
    atSeat((shown, state) => {
      if (shown.kind !== 'decision' || isBad(state, shown.audience)) return shown;
      return { ...shown, options: shown.options.slice(1) };
    }),
  ],
  [
    'ALL-03 a paper that begins with what the last one chose',
    atSeat((shown, state) => {
      if (shown.kind !== 'vote' || state.phase !== 'ballot') return shown;
      const options = state.pass.sealed.at(-1)?.choice === 'reject' ? ['reject', 'approve'] : shown.options;
      return { ...shown, options };
    }),
  ],
  [
    'ALL-05 a handoff that a spy cannot put off',
    atSeat((shown, state) => {
      if (shown.kind !== 'decision' || !isBad(state, shown.audience)) return shown;
      return { ...shown, handoff: { ...shown.handoff, canWait: false } };
    }),
  ],
  [
    'ALL-08 who is a spy may not look again',
    atTable((shown, state) => ({ ...shown, mayLook: shown.mayLook.filter((seat) => !isBad(state, seat)) })),
  ],
  [
    'SMR-03 a diversant who is told of the spies',
    onCard((seat, { deal }) => (deal.sides[seat] === 'diversant' ? { spies: seatsOf(deal.sides, 'spy') } : {})),
  ],
  [
    'SMR-03 a spy who is told of the diversant',
    onCard((seat, { deal }) => (deal.sides[seat] === 'spy' ? { fourth: deal.sides.indexOf('diversant') } : {})),
  ],
  ['SMR-03 a scout’s card with the spies', onCard((_, { deal }) => ({ spies: seatsOf(deal.sides, 'spy') }))],
  ['ALL-03 a row less on a scout’s card', onCard((seat, state) => (isBad(state, seat) ? {} : { rows: [] }))],
  [
    'SMR-17 a card with everybody’s answers',
    onCard((_, { log }) => ({ all: log.flatMap((entry) => (entry.what === 'use' ? [entry.told] : [])) })),
  ],
  [
    'SMR-23 the question tells a spy apart',
    {
      ...smersh,
      ifLeaves: (state: SmershState, seat: Seat) =>
        isBad(state, seat) ? 'ends-match-for-spies' : smersh.ifLeaves(state, seat),
    } as AnyGame,
  ],
  [
    'SMR-25 dealing again cannot be had once a spy has seen the card',
    {
      ...smersh,
      canDealAgain: (state: SmershState) =>
        smersh.canDealAgain(state) && !(state.phase === 'dealing' && isBad(state, state.waiting[0] as Seat)),
    } as AnyGame,
  ],
  [
    'SMR-16 a spy cannot use anything on number 1',
    {
      ...smersh,
      play: (state: SmershState, move: SmershMove, chance: Match['chance']) =>
        move.type === 'use' && state.phase === 'window' && move.on[0] === 0 && isBad(state, move.seat)
          ? { refused: 'not-oneself' }
          : smersh.play(state, move, chance),
    } as AnyGame,
  ],
];

describe('ALL-02 smersh a planted leak is found', { timeout: 120_000 }, () => {
  test.each(LEAKS)('ALL-02 smersh planted: %s', (_, game) => {
    const found = twins.some(({ one, other }) => {
      return compare(one, other, knowledge, { game, atMost: 30 }).differences.length > 0;
    });
    expect(found).toBe(true);
  });
});
