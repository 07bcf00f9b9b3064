// Who's the Spy?: no screen tells a secret (ALL-02). Random matches beside twins of theirs that differ in nothing but
// secrets; and games with a planted leak, to see that a leak would be found.

import { beforeAll, describe, expect, test } from 'vitest';
import { chanceFrom, type Draw, type Seed } from '../../../src/core/chance';
import { type AnyGame, isRefusal, type Seat, type SeatScene } from '../../../src/core/game';
import { canUndo, type Match } from '../../../src/core/match';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import type { SpyMove } from '../../../src/games/who-is-the-spy/moves';
import type { SpyPrivate, SpyTable } from '../../../src/games/who-is-the-spy/scenes';
import { CLUE_SECONDS, PLAYERS, type SpySetup, TALK_SECONDS } from '../../../src/games/who-is-the-spy/setup';
import { isLiving, living, type SpyState } from '../../../src/games/who-is-the-spy/state';
import { guessIsRight } from '../../../src/words/compare';
import { PACK_SETS, type Pair, WORD_LANGUAGES } from '../../../src/words/pair';
import {
  type Comparison,
  compare,
  type Knowledge,
  last,
  prefix,
  type Run,
  replay,
  type Step,
  walk,
} from '../../core/twins';
import { NoTwin, ownKnowledge, publicFacts, SECRETS, type Secret, secretsThatDiffer, stateOf, twin } from './twin';

const MATCHES = 280;

// ── random matches ─────────────────────────────────────────────────────────────────────────────────────────────────

const PAIRS: Readonly<Record<SpySetup['wordLanguage'], Pair['words']>> = {
  en: [
    { text: 'latte', variants: ['caffè latte'] },
    { text: 'cappuccino', variants: [] },
  ],
  ru: [
    { text: 'ёлка', variants: ['ель'] },
    { text: 'сосна', variants: [] },
  ],
  nb: [
    { text: 'blåbær', variants: [] },
    { text: 'tyttebær', variants: ['tytebær'] },
  ],
};

function seedOf(number: number): Seed {
  return (number + 1).toString(16).padStart(32, '0');
}

/** A match over all house rules, up to its end. */
function randomMatch(seed: Seed): Run {
  const random = chanceFrom(seed).hidden('walker');
  const players = PLAYERS.min + random.below(PLAYERS.max - PLAYERS.min + 1);
  const most = Math.floor((players - 1) / 2);
  const blanks = Math.min(most, random.pick([0, 1, 1, 2, 2]));
  const spies = Math.min(8, random.below(most - blanks + 1));
  const setup: SpySetup = {
    spies: spies + blanks === 0 ? 1 : spies,
    spiesByHand: random.below(2) === 0,
    blanks,
    words: random.pick(PACK_SETS),
    wordLanguage: random.pick(WORD_LANGUAGES),
    onlyOwn: random.below(4) === 0,
    clueSeconds: random.pick(CLUE_SECONDS),
    talkSeconds: random.pick(TALK_SECONDS),
    vote: random.below(4) === 0 ? 'open' : 'secret',
    firstRoundVote: random.below(5) > 0,
  };
  const pair: Pair = {
    language: setup.wordLanguage,
    set: setup.onlyOwn ? 'own' : setup.words,
    words: PAIRS[setup.wordLanguage],
  };
  const people = Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));
  const start = { id: seed, game: whoIsTheSpy, seed, setup, supply: pair, players: people };
  const temper = {
    leaving: random.pick([400, 80, 20]),
    afterBlanks: random.below(3) === 0,
    even: random.below(3) === 0,
  };
  return walk(start, chanceFrom, 400, (match) => nextStep(match, temper, random));
}

/** One step in how many is somebody's leaving; whether these people have a nose for blanks, or are of two minds. */
interface Temper {
  readonly leaving: number;
  readonly afterBlanks: boolean;
  readonly even: boolean;
}

function nextStep(match: Match, temper: Temper, random: Draw): Step | undefined {
  const state = stateOf(match);
  if (state.phase === 'over' || state.phase === 'spent') return undefined;
  const oneIn = (count: number): boolean => random.below(count) === 0;
  const play = (move: SpyMove | { type: 'leave' | 'later'; seat: Seat } | { type: 'stop' | 'deal-again' }): Step => {
    return { do: 'move', move };
  };
  const rare = ['count', 'turned', 'guess', 'verdict'].includes(state.phase);
  const suspect = (candidates: readonly Seat[], voter: Seat): Seat => {
    const blank = candidates.find((seat) => state.deal.roles[seat] === 'blank' && seat !== voter);
    return temper.afterBlanks && blank !== undefined && !oneIn(3)
      ? blank
      : suspected(state, candidates, voter, temper, random);
  };
  if (canUndo(match) && oneIn(9)) return { do: 'undo' };
  if (oneIn(60)) return { do: 'rename', seat: random.below(match.players.length), name: `Name ${random.below(99)}` };
  if (oneIn(250)) return play({ type: 'stop' });
  if (whoIsTheSpy.canDealAgain(state) && oneIn(300)) return play({ type: 'deal-again' });
  if (state.phase === 'dealing' ? oneIn(400) : oneIn(Math.ceil(temper.leaving / (rare ? 4 : 1)))) {
    const here = match.players.map((_, seat) => seat).filter((seat) => state.left[seat] === 0);
    if (here.length > 0) return play({ type: 'leave', seat: random.pick(here) });
  }
  const pass = state.phase === 'dealing' ? state.waiting : state.phase === 'ballot' ? state.ballot.waiting : [];
  const [holder] = pass;
  if (holder === undefined && state.phase !== 'open-ballot' && living(state).length > 0 && oneIn(15)) {
    return { do: 'look', seat: random.pick(living(state)) };
  }
  if (holder !== undefined && pass.length > 1 && oneIn(8)) return play({ type: 'later', seat: holder });
  if (holder !== undefined && match.settled < match.moves.length && oneIn(2)) return { do: 'settle' };
  switch (state.phase) {
    case 'dealing':
      return play({ type: 'seen', seat: holder as Seat });
    case 'clues':
      return play({ type: 'said' });
    case 'talk':
      return play({ type: state.round > 1 || state.deal.setup.firstRoundVote ? 'start-vote' : 'go-on' });
    case 'ballot':
      return play({ type: 'vote', seat: holder as Seat, choice: suspect(state.ballot.candidates, holder as Seat) });
    case 'open-ballot': {
      const silent = state.voters.filter((seat) => !state.marks.some((mark) => mark.voter === seat));
      if (silent.length === 0 && !oneIn(4)) return play({ type: 'count' });
      const seat = random.pick(silent.length > 0 && !oneIn(5) ? silent : state.voters);
      return play({ type: 'mark', seat, choice: suspect(state.candidates, seat) });
    }
    case 'guess': {
      const { words } = state.deal.pair;
      const variants = words.flatMap((word) => word.variants);
      const text = oneIn(3)
        ? random.pick([...variants, 'something', ' else! '])
        : random.pick(words).text.toUpperCase();
      return oneIn(5) ? play({ type: 'pass' }) : play({ type: 'guess', text });
    }
    default:
      return play({ type: 'go-on' });
  }
}

/** Most people suspect one or the other of two, so that there are clear votes as well as ties. */
function suspected(state: SpyState, candidates: readonly Seat[], voter: Seat, { even }: Temper, random: Draw): Seat {
  const others = candidates.filter((seat) => seat !== voter);
  const at = state.ballots * 5 + state.round * 3;
  const favourites = [at, at + 2].map((place) => candidates[place % candidates.length] as Seat);
  const favourite = favourites[even ? voter % 2 : random.below(3) >> 1] as Seat;
  return random.below(even ? 8 : 3) > 0 && favourite !== voter ? favourite : random.pick(others);
}

/** Cuts a match at a moment of the kind of which there have been fewest so far: rare moments are the dangerous ones. */
function cut(run: Run, random: Draw, sofar: Map<string, number>): Run {
  const moments = new Map<string, number[]>();
  run.matches.forEach((match, step) => {
    const { phase, deal } = stateOf(match);
    if (phase === 'over' && deal.setup.vote === 'open') return; // not a secret is left
    const moment = momentOf(stateOf(match));
    moments.set(moment, [...(moments.get(moment) ?? []), step]);
  });
  const [rarest] = random.shuffle([...moments.keys()]).sort((a, b) => (sofar.get(a) ?? 0) - (sofar.get(b) ?? 0));
  const moment = rarest as string;
  sofar.set(moment, (sofar.get(moment) ?? 0) + (MANY_NEEDED.includes(moment) ? 0.4 : 1));
  return prefix(run, random.pick(moments.get(moment) as number[]));
}

/** Most twins of these differ in nothing that these moments could tell: who left unturned, which word was not guessed. */
const MANY_NEEDED = ['turned blank after a leave', 'wrong guess', 'over'];

const MOMENTS = [
  ...['dealing', 'clues', 'later clues', 'clues of a tie', 'talk', 'spent', 'over'],
  ...[
    'first ballot',
    'first ballot, half-finished',
    'revote ballot',
    'revote ballot, half-finished',
    'ballot held anew',
  ],
  ...['open ballot', 'count', 'turned', 'turned, last', 'turned blank', 'turned blank after a leave', 'guess'],
  ...['wrong guess', 'right guess'],
];

function momentOf(state: SpyState): string {
  switch (state.phase) {
    case 'ballot': {
      if (state.anew) return 'ballot held anew';
      return state.ballot.sealed.length > 0 ? `${state.kind} ballot, half-finished` : `${state.kind} ballot`;
    }
    case 'clues':
      return state.tied ? 'clues of a tie' : state.round > 1 ? 'later clues' : 'clues';
    case 'turned': {
      const left = state.left.some((round) => round > 0);
      if (state.deal.roles[state.seat] === 'blank') return left ? 'turned blank after a leave' : 'turned blank';
      return state.due ? 'turned, last' : 'turned';
    }
    case 'verdict':
      return state.due?.kind === 'stolen' ? 'right guess' : 'wrong guess';
    case 'open-ballot':
      return 'open ballot';
    default:
      return state.phase;
  }
}

// ── what is compared ───────────────────────────────────────────────────────────────────────────────────────────────

const WORDS = Object.values(PAIRS).flatMap((words) => words.map((word) => word.text));

const knowledge: Knowledge = {
  publicFacts,
  ownKnowledge,
  /** A card has one look; a list has the same people, wherever it begins. */
  outline: (shown: SeatScene) => {
    const scene = shown as SpyPrivate;
    if (scene.kind === 'card') return 'a card';
    return { vote: scene.vote, tied: scene.tied, options: [...scene.options].sort((a, b) => a - b) };
  },
  probes: (match) => [
    ...['said', 'start-vote', 'count', 'go-on', 'pass', 'stop', 'deal-again', 'time-is-up'].map((type) => ({ type })),
    ...['', '-', ...WORDS, 'a'.repeat(61)].map((text) => ({ type: 'guess', text })),
    ...[...match.players.keys()].flatMap((seat) => ['leave', 'later', 'seen'].map((type) => ({ type, seat }))),
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

describe('ALL-02 who-is-the-spy twins', () => {
  test('ALL-02 who-is-the-spy twins have been told the same at every step, after undo and after restore', () => {
    expect(noTwins).toEqual([]);
    expect(told((where) => where === 'facts')).toEqual([]);
  });

  test('ALL-02 who-is-the-spy SPY-18 SPY-20 ALL-04 CASE-037 CASE-038 table and handoff scenes of twins are the same at every step, after undo and after restore', () => {
    expect(told((where) => where === 'the table')).toEqual([]);
  });

  test('ALL-02 who-is-the-spy SPY-07 ALL-03 CASE-037 who knows the same in both sees the same card and the same private scene', () => {
    expect(told((where) => where.startsWith('seat'))).toEqual([]);
  });

  test('ALL-02 who-is-the-spy the proof is not vacuous', () => {
    const count = (secret: Secret): number => twins.filter(({ differ }) => differ.has(secret)).length;
    const differing = Object.fromEntries(SECRETS.map((secret) => [secret, count(secret)]));
    const moments = new Map<string, number>();
    for (const { one } of twins) {
      const moment = momentOf(stateOf(last(one)));
      moments.set(moment, (moments.get(moment) ?? 0) + 1);
    }
    const all = (what: 'steps' | 'undone' | 'restored' | 'seats' | 'opened'): number => {
      return twins.reduce((total, { seen }) => total + seen[what], 0);
    };
    /** Somebody with the same card in another role: who holds it cannot know, and nobody's screen may. */
    const otherRole = twins.filter(({ one, other }) => {
      const [a, b] = [last(one), last(other)];
      return stateOf(a).deal.roles.some(
        (role, seat) =>
          role !== stateOf(b).deal.roles[seat] &&
          JSON.stringify(ownKnowledge(a, seat)) === JSON.stringify(ownKnowledge(b, seat)),
      );
    }).length;
    const report = {
      ...{ asked: MATCHES, twins: twins.length, ...differing, otherRole },
      ...{ steps: all('steps'), undone: all('undone'), restored: all('restored') },
      ...{ seats: all('seats'), opened: all('opened'), moments: Object.fromEntries([...moments].sort()) },
    };
    if (process.env.TWINS) console.log(report); // TWINS=1 npx vitest run … shows how much was proved

    expect(twins.length).toBeGreaterThanOrEqual(200);
    expect(MATCHES - twins.length).toBeLessThan(MATCHES / 2);
    for (const secret of SECRETS) expect([secret, count(secret)]).toEqual([secret, expect.toSatisfy((n) => n >= 20)]);
    expect(otherRole).toBeGreaterThanOrEqual(20);
    expect(all('undone')).toBeGreaterThanOrEqual(500);
    expect(all('restored')).toBeGreaterThanOrEqual(500);
    expect(all('opened')).toBeGreaterThanOrEqual(500);
    for (const moment of MOMENTS) {
      const least = moment === 'over' ? 1 : 5;
      expect([moment, moments.get(moment)]).toEqual([moment, expect.toSatisfy((n) => n >= least)]);
    }
  });

  test('ALL-02 who-is-the-spy ALL-05 a half-finished or voided ballot could hold any other legal votes', () => {
    const sealed = twins.filter(({ differ, one }) => differ.has('vote') && stateOf(last(one)).phase === 'ballot');
    const voided = twins.filter(({ differ, one }) => {
      return differ.has('vote') && stateOf(last(one)).rounds.some((round) => round.ballots.some((held) => held.void));
    });
    expect(sealed.length).toBeGreaterThanOrEqual(20);
    expect(voided.length).toBeGreaterThanOrEqual(3);
  });
});

describe('ALL-02 who-is-the-spy the count', () => {
  test('ALL-02 who-is-the-spy SPY-20 CASE-038 slips are laid in an order that neither votes nor the order of voting move', () => {
    const { start } = randomMatch(seedOf(3));
    const setup: SpySetup = { ...(start.setup as SpySetup), vote: 'secret', firstRoundVote: true };
    const laid = (later: number, favourite: Seat): Seat[] => {
      const found = walk({ ...start, setup }, chanceFrom, 200, (match) => {
        const state = stateOf(match);
        if (state.phase === 'dealing') return { do: 'move', move: { type: 'seen', seat: state.waiting[0] } as SpyMove };
        if (state.phase === 'clues') return { do: 'move', move: { type: 'said' } };
        if (state.phase === 'talk') return { do: 'move', move: { type: 'start-vote' } };
        if (state.phase !== 'ballot') return undefined;
        const [seat] = state.ballot.waiting as [Seat];
        const waited = match.moves.filter((move) => (move as SpyMove | { type: 'later' }).type === 'later').length;
        if (waited < later) return { do: 'move', move: { type: 'later', seat } as { type: string } };
        const choice = seat === favourite ? (favourite + 1) % state.fell.length : favourite;
        return { do: 'move', move: { type: 'vote', seat, choice } as SpyMove };
      });
      const scene = whoIsTheSpy.scene(stateOf(last(found)));
      return scene.kind === 'count' ? scene.slips.map((slip) => slip.voter) : [];
    };
    const order = laid(0, 0);
    expect(order.length).toBe(start.players.length);
    expect(laid(0, 2)).toEqual(order);
    expect(laid(3, 0)).toEqual(order);
    expect(laid(2, 1)).toEqual(order);
  });
});

// ── planted leaks ──────────────────────────────────────────────────────────────────────────────────────────────────

type Shown = SpyTable | SpyPrivate;
const RANK = { civilian: 0, spy: 1, blank: 2 };

/** The game with its scenes spoilt. */
function leaking(spoil: (shown: Shown, state: SpyState) => unknown): AnyGame {
  return { ...whoIsTheSpy, scene: (state: SpyState) => spoil(whoIsTheSpy.scene(state), state) } as AnyGame;
}

function atTable(spoil: (shown: SpyTable, state: SpyState) => unknown): AnyGame {
  return leaking((shown, state) => (shown.audience === 'table' ? spoil(shown, state) : shown));
}

function atSeat(spoil: (shown: SpyPrivate, state: SpyState) => unknown): AnyGame {
  return leaking((shown, state) => (shown.audience === 'table' ? shown : spoil(shown, state)));
}

function onCard(more: (seat: Seat, state: SpyState) => object): AnyGame {
  const card = (state: SpyState, seat: Seat) => ({ ...whoIsTheSpy.card(state, seat), ...more(seat, state) });
  return { ...whoIsTheSpy, card } as AnyGame;
}

const spies = ({ deal }: SpyState): number[] => deal.roles.flatMap((role, seat) => (role === 'spy' ? [seat] : []));
const civiliansWord = ({ deal }: SpyState): string => deal.pair.words[deal.civilianWord].text;

const LEAKS: readonly (readonly [name: string, game: AnyGame])[] = [
  [
    'players sorted by role',
    atTable((shown, { deal }) => ({
      ...shown,
      seats: [...shown.seats].sort((a, b) => RANK[deal.roles[a.seat] ?? 'spy'] - RANK[deal.roles[b.seat] ?? 'spy']),
    })),
  ],
  [
    'SPY-18 CASE-038 ballots counted as they come',
    atSeat((shown, state) => {
      if (state.phase !== 'ballot') return shown;
      const { candidates, sealed } = state.ballot;
      const votes = candidates.map((seat) => sealed.filter((vote) => vote.choice === seat).length);
      return { ...shown, handoff: { ...shown.handoff, votes } };
    }),
  ],
  [
    'SPY-20 the word on a card that is turned in mid-match',
    atTable((shown, { deal }) => {
      if (shown.kind !== 'turned' || shown.word.is !== 'hidden') return shown;
      const side = shown.turned === 'civilian' ? deal.civilianWord : 1 - deal.civilianWord;
      return { ...shown, word: { is: 'shown', text: deal.pair.words[side]?.text } };
    }),
  ],
  [
    'a handoff that counts spies',
    atSeat((shown, state) => {
      if (state.phase !== 'dealing') return shown;
      return {
        ...shown,
        handoff: { ...shown.handoff, of: spies(state).filter((seat) => state.waiting.includes(seat)).length },
      };
    }),
  ],
  [
    'who is a blank may not look again',
    atTable((shown, { deal }) => {
      return { ...shown, mayLook: shown.mayLook.filter((seat) => deal.roles[seat] !== 'blank') };
    }),
  ],
  [
    'a blank gets more time for a clue',
    atTable((shown, { deal }) => {
      if (shown.kind !== 'clue' || !shown.timer || deal.roles[shown.speaker] !== 'blank') return shown;
      return { ...shown, timer: { ...shown.timer, seconds: shown.timer.seconds + 5 } };
    }),
  ],
  [
    'SPY-28 a turned blank tells whether the match would end',
    atTable((shown, state) => {
      if (shown.kind !== 'turned' || state.phase !== 'turned' || shown.turned !== 'blank') return shown;
      return { ...shown, ending: state.due?.kind ?? 'none' };
    }),
  ],
  [
    "SPY-28 a wrong guess that was the spies' word",
    atTable((shown, { deal }) => {
      if (shown.kind !== 'verdict' || shown.guess.right) return shown;
      const other = deal.pair.words[deal.civilianWord === 0 ? 1 : 0];
      return { ...shown, near: guessIsRight(shown.guess.text ?? '', other, deal.pair.language) };
    }),
  ],
  [
    'SPY-22 the tied told in the order of their roles',
    atTable((shown, { deal }) => {
      if (shown.kind !== 'clue' || shown.tied.length === 0) return shown;
      return {
        ...shown,
        tied: [...shown.tied].sort((a, b) => RANK[deal.roles[a] ?? 'spy'] - RANK[deal.roles[b] ?? 'spy']),
      };
    }),
  ],
  [
    'a left player is shown with the role',
    atTable((shown, { deal }) => {
      return {
        ...shown,
        seats: shown.seats.map((one) => (one.is === 'left' ? { ...one, role: deal.roles[one.seat] } : one)),
      };
    }),
  ],
  [
    'the card of another pair set looks different',
    atSeat((shown, { deal }) => ({
      ...shown,
      reveals: deal.pair.set === 'own' ? 'choice' : shown.reveals,
    })),
  ],
  [
    'ALL-05 an option less for a spy',
    atSeat((shown, { deal }) => {
      if (shown.kind !== 'ballot' || deal.roles[shown.audience] !== 'spy') return shown;
      return { ...shown, options: shown.options.slice(1) };
    }),
  ],
  [
    'ALL-03 a list that begins with those who have votes',
    atSeat((shown, state) => {
      if (shown.kind !== 'ballot' || state.phase !== 'ballot') return shown;
      const votes = (seat: Seat): number => state.ballot.sealed.filter((vote) => vote.choice === seat).length;
      return { ...shown, options: [...shown.options].sort((a, b) => votes(b) - votes(a)) };
    }),
  ],
  ['SPY-07 a card that tells a spy', onCard((seat, { deal }) => ({ spy: deal.roles[seat] === 'spy' }))],
  [
    'a card that counts the spies before you',
    onCard((seat, state) => {
      return { before: spies(state).filter((other) => other < seat).length };
    }),
  ],
  ['CASE-037 looking again shows who else is a spy', onCard((_, state) => ({ others: spies(state) }))],
  [
    'SPY-33 the question says that leaving would end the match',
    {
      ...whoIsTheSpy,
      ifLeaves: (state: SpyState, seat: Seat) => {
        const alive = living(state).filter((one) => one !== seat);
        const strangers = alive.filter((one) => state.deal.roles[one] !== 'civilian').length;
        const ends = isLiving(state, seat) && (strangers === 0 || strangers * 2 >= alive.length);
        return ends ? 'ends-match' : whoIsTheSpy.ifLeaves(state, seat);
      },
    } as AnyGame,
  ],
  [
    'SPY-35 dealing again cannot be had once a spy has seen the card',
    {
      ...whoIsTheSpy,
      canDealAgain: (state: SpyState) => {
        if (!whoIsTheSpy.canDealAgain(state)) return false;
        return state.phase !== 'dealing' || state.deal.roles[state.waiting[0] as Seat] !== 'spy';
      },
    } as AnyGame,
  ],
  [
    'a word that starts with another letter is refused',
    {
      ...whoIsTheSpy,
      play: (state: SpyState, move: SpyMove, chance: Match['chance']) => {
        const far = state.phase === 'guess' && move.type === 'guess' && move.text[0] !== civiliansWord(state)[0];
        return far ? { refused: 'not-a-word' } : whoIsTheSpy.play(state, move, chance);
      },
    } as AnyGame,
  ],
];

describe('ALL-02 who-is-the-spy a planted leak is found', { timeout: 60_000 }, () => {
  test.each(LEAKS)('ALL-02 who-is-the-spy planted: %s', (_, game) => {
    const found = twins.some(({ one, other }) => {
      return compare(one, other, knowledge, { game, atMost: 8 }).differences.length > 0;
    });
    expect(found).toBe(true);
  });

  test('ALL-02 who-is-the-spy planted: a leave that can be taken back only if a civilian left', () => {
    const undoable = (before: SpyState, move: SpyMove | { type: 'leave'; seat: Seat }, after: SpyState): boolean => {
      if (move.type === 'leave' && before.deal.roles[move.seat] !== 'civilian') return false;
      return whoIsTheSpy.undoable(before, move, after);
    };
    const game = { ...whoIsTheSpy, undoable } as AnyGame;
    const found = twins.filter(({ one, other }) => {
      const steps = one.steps.findIndex((step) => step.do === 'move' && step.move.type === 'leave') + 1;
      if (steps === 0) return false;
      const [a, b] = [one, other].map((run) => replay({ ...run.start, game }, run.source, run.steps.slice(0, steps)));
      if (!a || !b || isRefusal(a) || isRefusal(b)) return true; // an undo before it was refused: seen, too
      return compare(a, b, knowledge, { atMost: 1 }).differences.length > 0;
    });
    expect(found.length).toBeGreaterThanOrEqual(3);
  });
});
