// Twins of Who's the Spy?: what a table has been told, what one seat knows, and another match that told them the same.
// Written from the rules (the ids below) and never from scenes.ts: what the screens show is what is on trial here.

import { chanceFrom, type Draw } from '../../../src/core/chance';
import { isRefusal, type Seat } from '../../../src/core/game';
import type { Match } from '../../../src/core/match';
import type { SpyMove } from '../../../src/games/who-is-the-spy/moves';
import type { Role, SpyState } from '../../../src/games/who-is-the-spy/state';
import { guessIsRight } from '../../../src/words/compare';
import type { Pair } from '../../../src/words/pair';
import { spellings, type Word, type WordLanguage } from '../../../src/words/word';
import { arranged, fixed, last, type Run, replay, type Step, scripted } from '../../core/twins';

// ── what is known ──────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Everything that the table has been told so far. As little as the rules allow: what follows from it (whose turn it is,
 * who lives, the order of the slips, which is an open draw) is left for the scenes to get right.
 */
export function publicFacts(match: Match): unknown[] {
  const state = stateOf(match);
  const { deal, fell, left, rounds } = state;
  const facts: unknown[] = [
    { told: 'set-up', setup: deal.setup, people: match.players.length, language: deal.pair.language },
    { told: 'clue order', order: deal.order }, // an open draw (SPY-14)
    { told: 'looks', looks: match.looks }, // ALL-08
  ];
  for (const move of match.moves as readonly SpyMove[]) {
    facts.push({ told: 'move', move: move.type === 'vote' ? { type: 'vote', seat: move.seat } : move }); // SPY-18
  }
  for (const { round, ballots, guess } of rounds) {
    for (const held of ballots.filter((ballot) => !ballot.void)) {
      // SPY-20: every slip by name. In what order they are laid is drawn at the count and follows from the seed.
      facts.push({ told: 'count', round, votes: [...held.votes].sort((a, b) => a.voter - b.voter) });
    }
    if (guess) facts.push({ told: 'guess', round, text: guess.text, right: guess.right }); // SPY-28
  }
  fell.forEach((round, seat) => {
    if (round > 0) facts.push({ told: 'card', seat, round, role: deal.roles[seat] }); // SPY-20
  });
  left.forEach((round, seat) => {
    if (round > 0) facts.push({ told: 'left', seat, round });
  });
  // SPY-26 speaks at once after a civilian's or a spy's card, and after a blank's attempt; the word only with an end.
  if (state.phase === 'turned' && deal.roles[state.seat] !== 'blank') {
    const end = state.due?.kind ?? 'none';
    facts.push({ told: 'what follows', end, ...(state.due && { word: wordOn(state, state.seat) }) });
  }
  if (state.phase === 'verdict') facts.push({ told: 'what follows', end: state.due?.kind ?? 'none' });
  if (state.phase === 'spent') facts.push({ told: 'given up', why: state.why });
  if (state.phase === 'over') {
    const words = deal.roles.map((_, seat) => wordOn(state, seat));
    const both = [0, 1].map((side) => deal.pair.words[(deal.civilianWord + side) % 2]?.text);
    facts.push({ told: 'truth', ending: state.ending, roles: deal.roles, words, both, rounds }); // ALL-09, SPY-32
  }
  return facts;
}

/**
 * What this seat knows and the table does not: the own card, the own votes, and the draw for the list that it is being
 * shown (ALL-03). The draw itself and not what the rules made of it: nothing else may move where the list begins.
 */
export function ownKnowledge(match: Match, seat: Seat): unknown {
  const state = stateOf(match);
  const votes = (match.moves as readonly SpyMove[]).filter((move) => move.type === 'vote' && move.seat === seat);
  if (state.phase !== 'ballot' || state.ballot.waiting[0] !== seat) return { word: wordOn(state, seat), votes };
  const options = state.ballot.candidates.filter((candidate) => candidate !== seat).length;
  const list = match.chance.hidden(`ballot ${state.ballots} list of seat ${seat}`).below(options);
  return { word: wordOn(state, seat), votes, list };
}

/** SPY-07: the card says the word alone, or that there is none. */
function wordOn({ deal }: SpyState, seat: Seat): string | null {
  const { roles, pair, civilianWord } = deal;
  if (roles[seat] === 'blank') return null;
  return pair.words[roles[seat] === 'civilian' ? civilianWord : 1 - civilianWord]?.text ?? null;
}

// ── twins ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Thrown when a twin that keeps all that was published is not played to the same facts: the rules listen to a secret. */
export class NoTwin extends Error {}

/**
 * Another run with the same steps, set-up, open draws and public facts, but other roles, words, votes and list orders
 * wherever they have not been published. `undefined`: nothing was left to differ in.
 */
export function twin(run: Run, random: Draw): Run | undefined {
  const end = stateOf(last(run));
  const known = publishedIn(run);
  const roles = otherRoles(end, known, random);
  const words = otherWords(end, known, random);
  const steps = otherVotes(run, known, random);
  // Some people keep their list's order, so that there is somebody who knows the same in both.
  const keep = end.deal.roles.map(() => random.below(2) === 0);
  const strange = chanceFrom(Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''));
  const source: Run['source'] = (seed) => {
    const own = run.source(seed);
    return scripted(own, (name) => {
      if (name === 'roles') return arranged(roles);
      if (name === 'civilian word') return fixed(words.civilian);
      const seat = /seat (\d+)$/.exec(name)?.[1];
      return (seat !== undefined && keep[Number(seat)] ? own : strange).hidden(name);
    });
  };
  const other = replay({ ...run.start, supply: words.pair }, source, steps);
  if (isRefusal(other)) throw new NoTwin(`a twin's step was refused: ${other.refused}`);
  return secretsThatDiffer(run, other).size > 0 ? other : undefined;
}

export const SECRETS = ['role', 'word', 'side', 'vote', 'order'] as const;
export type Secret = (typeof SECRETS)[number];

/** In what kinds of secret two runs differ. */
export function secretsThatDiffer(one: Run, other: Run): Set<Secret> {
  const found = new Set<Secret>();
  const [a, b] = [stateOf(last(one)).deal, stateOf(last(other)).deal];
  if (a.roles.some((role, seat) => role !== b.roles[seat])) found.add('role');
  if (textsOf(a.pair) !== textsOf(b.pair)) found.add('word');
  if (a.civilianWord !== b.civilianWord) found.add('side');
  if (one.steps.some((step, at) => JSON.stringify(step) !== JSON.stringify(other.steps[at]))) found.add('vote');
  one.matches.forEach((match, at) => {
    const [x, y] = [stateOf(match), stateOf(other.matches[at] as Match)];
    if (x.phase !== 'ballot' || y.phase !== 'ballot') return;
    const voter = x.ballot.waiting[0] as Seat;
    if (x.starts[voter] !== y.starts[voter]) found.add('order');
  });
  return found;
}

function textsOf(pair: Pair): string {
  return pair.words
    .map((word) => word.text)
    .sort()
    .join(' / ');
}

export function stateOf(match: Match): SpyState {
  return match.state as SpyState;
}

// ── what has been published ────────────────────────────────────────────────────────────────────────────────────────

type Outcome = 'civilians' | 'strangers' | 'none';

interface Published {
  /** SPY-26 was seen to be answered so, for these living. */
  readonly checks: readonly { readonly alive: readonly Seat[]; readonly outcome: Outcome }[];
  /** Steps whose sealed vote has been laid on the table. */
  readonly votes: ReadonlySet<number>;
  /** What blanks said aloud, and the verdicts. */
  readonly guesses: readonly { readonly text: string; readonly right: boolean }[];
  /** The whole truth is on the table (ALL-09). */
  readonly all: boolean;
  /** Whose word is on the table: a turned card that ends the match shows it (SPY-20). */
  readonly word: 'civilians' | 'spies' | 'none';
}

/** Goes through the whole past, undone moves too, since the table saw what they brought. */
function publishedIn(run: Run): Published {
  const checks: { alive: Seat[]; outcome: Outcome }[] = [];
  const votes = new Set<number>();
  const guesses: { text: string; right: boolean }[] = [];
  const told = (roles: readonly Role[], alive: Seat[]) => checks.push({ alive, outcome: outcomeOf(roles, alive) });
  // The steps that sealed votes into the ballot on hand, one entry for each move that stands.
  let sealed: (readonly number[])[] = [[]];
  let turnedFor: Seat[] = [];

  run.steps.forEach((step, at) => {
    if (step.do === 'undo') sealed = sealed.slice(0, -1);
    if (step.do !== 'move') return;
    const move = step.move as SpyMove | { readonly type: 'leave'; readonly seat: Seat };
    const before = stateOf(run.matches[at] as Match);
    const after = stateOf(run.matches[at + 1] as Match);
    const { roles } = after.deal;
    const alive = aliveIn(after);

    const here = before.phase === 'ballot' ? (sealed.at(-1) ?? []) : [];
    const now =
      move.type === 'vote' ? [...here, at] : move.type === 'leave' && after.ballots !== before.ballots ? [] : here;
    if (move.type === 'vote' && after.phase === 'count') for (const vote of now) votes.add(vote);
    sealed = [...sealed, now];

    if (move.type === 'guess' && after.phase === 'verdict') {
      guesses.push({ text: move.text, right: after.due?.kind === 'stolen' });
    }
    if (after.phase === 'over' || after.phase === 'spent') return; // then all of it is published, or nothing
    if (before.phase === 'count' && after.phase === 'turned') {
      // SPY-28: a blank's attempt comes before SPY-26, so that nothing is told until the verdict.
      if (roles[after.seat] === 'blank') turnedFor = alive;
      else told(roles, alive);
    } else if (before.phase !== 'verdict' && after.phase === 'verdict') {
      // SPY-33: where the vote brought no end, those who left since may have; the verdict tells that too.
      if (after.due?.kind !== 'stolen') told(roles, turnedFor);
      if (after.due === null || after.due.kind === 'left') told(roles, alive);
    } else if (move.type === 'leave') {
      // SPY-33: the match went on, unless something that is due comes first: an end, or a blank's attempt.
      const guessDue = after.phase === 'guess' || (after.phase === 'turned' && roles[after.seat] === 'blank');
      const endDue = (after.phase === 'turned' || after.phase === 'verdict') && after.due !== null;
      const drawDue = after.phase === 'count' && after.emptyVotes >= 2; // SPY-25
      if (!guessDue && !endDue && !drawDue) told(roles, alive);
    } else if (
      move.type === 'go-on' &&
      (before.phase === 'turned' || before.phase === 'verdict') &&
      after.phase === 'clues'
    ) {
      told(roles, alive);
    }
  });

  const end = stateOf(last(run));
  const shown = end.phase === 'turned' && end.due ? end.deal.roles[end.seat] : undefined;
  return {
    checks,
    votes,
    guesses,
    all: end.phase === 'over',
    word: shown === 'civilian' ? 'civilians' : shown === 'spy' ? 'spies' : 'none',
  };
}

/** SPY-26, written once more. */
function outcomeOf(roles: readonly Role[], alive: readonly Seat[]): Outcome {
  const strangers = alive.filter((seat) => roles[seat] !== 'civilian').length;
  if (strangers === 0) return 'civilians';
  return strangers >= alive.length - strangers ? 'strangers' : 'none';
}

function aliveIn({ fell, left }: SpyState): Seat[] {
  return [...fell.keys()].filter((seat) => fell[seat] === 0 && left[seat] === 0);
}

// ── what may be otherwise ──────────────────────────────────────────────────────────────────────────────────────────

/** Unturned cards change hands in such a way that every answer of SPY-26 that was seen stays the same. */
function otherRoles(end: SpyState, known: Published, random: Draw): readonly Role[] {
  const { roles } = end.deal;
  if (known.all || random.below(6) === 0) return roles;
  const unturned = [...roles.keys()].filter((seat) => end.fell[seat] === 0);
  const alive = aliveIn(end);
  let found: readonly Role[] | undefined;
  for (let tries = 0; tries < 30; tries++) {
    const dealt = redealt(roles, unturned, random);
    const fits = known.checks.every((check) => outcomeOf(dealt, check.alive) === check.outcome);
    if (!fits || dealt.every((role, seat) => role === roles[seat])) continue;
    // Best is one with another answer of SPY-26 where it has not been told yet: before a blank's attempt.
    if (outcomeOf(dealt, alive) !== outcomeOf(roles, alive)) return dealt;
    found ??= dealt;
  }
  if (found) return found;
  // Among those who lived at every check cards can always change hands. Not all who live now did: a leave may have
  // been taken back.
  return redealt(
    roles,
    alive.filter((seat) => known.checks.every((check) => check.alive.includes(seat))),
    random,
  );
}

function redealt(roles: readonly Role[], seats: readonly Seat[], random: Draw): Role[] {
  const cards = random.shuffle(seats.map((seat) => roles[seat] as Role));
  return roles.map((role, seat) => (seats.includes(seat) ? (cards[seats.indexOf(seat)] as Role) : role));
}

/** Votes that nobody has seen: of the ballot on hand, and of those that somebody's leaving made void (ALL-13). */
function otherVotes(run: Run, known: Published, random: Draw): Step[] {
  return run.steps.map((step, at) => {
    if (step.do !== 'move' || step.move.type !== 'vote' || known.all || known.votes.has(at)) return step;
    const { seat } = step.move as Extract<SpyMove, { type: 'vote' }>;
    const state = stateOf(run.matches[at] as Match);
    if (state.phase !== 'ballot' || random.below(3) === 0) return step;
    const choice = random.pick(state.ballot.candidates.filter((candidate) => candidate !== seat)); // SPY-18, SPY-22
    return { do: 'move', move: { type: 'vote', seat, choice } as SpyMove };
  });
}

interface Words {
  readonly pair: Pair;
  readonly civilian: 0 | 1;
}

/** The same words the other way round, other words, or one other word, as far as card and guesses leave it open. */
function otherWords(end: SpyState, known: Published, random: Draw): Words {
  const { pair, civilianWord } = end.deal;
  const same = { pair, civilian: civilianWord };
  if (known.all) return same;
  const [civilians, spies] = [pair.words[civilianWord] as Word, pair.words[civilianWord === 0 ? 1 : 0] as Word];
  for (let tries = 0; tries < 12; tries++) {
    const way = random.pick(known.guesses.length > 0 ? WAYS_AFTER_A_GUESS : WAYS);
    if (way === 'same') return same;
    const strange = random.shuffle(random.pick(STRANGE_WORDS[pair.language])) as [Word, Word];
    const right = known.guesses.find((guess) => guess.right)?.text;
    let [civil, spy] = way === 'turned round' ? [spies, civilians] : strange;
    if (known.word === 'civilians') civil = civilians;
    if (known.word === 'spies') spy = spies;
    // A right guess tells a spelling of the civilians' word, and not which one stands on their cards (SPY-30).
    if (right !== undefined) civil = random.below(2) === 0 ? civilians : { text: civil.text, variants: [right] };
    const fits = known.guesses.every(({ text, right: was }) => guessIsRight(text, civil, pair.language) === was);
    if (!fits || spellings(civil).some((spelling) => guessIsRight(spelling, spy, pair.language))) continue; // SPY-13
    const civilian = random.below(2) === 0 ? 0 : 1;
    const words = civilian === 0 ? ([civil, spy] as const) : ([spy, civil] as const);
    return { pair: { language: pair.language, set: random.pick([pair.set, 'own'] as const), words }, civilian };
  }
  return same;
}

const WAYS = ['same', 'same', 'turned round', 'turned round', 'others', 'others'] as const;
/** Turned round, a guess that was the other word would be right: there is rather a need of others. */
const WAYS_AFTER_A_GUESS = ['same', 'turned round', 'others', 'others', 'others'] as const;

const word = (text: string, ...variants: string[]): Word => ({ text, variants });
const STRANGE_WORDS: Readonly<Record<WordLanguage, readonly (readonly [Word, Word])[]>> = {
  en: [
    [word('ladder'), word('staircase', 'stairs')],
    [word('umbrella'), word('raincoat')],
    [word('violin', 'fiddle'), word('cello')],
  ],
  ru: [
    [word('лестница'), word('стремянка')],
    [word('зонт', 'зонтик'), word('плащ')],
    [word('скрипка'), word('виолончель')],
  ],
  nb: [
    [word('stige'), word('trapp')],
    [word('paraply'), word('regnfrakk')],
    [word('fiolin', 'fele'), word('cello')],
  ],
};
