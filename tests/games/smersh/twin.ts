// Twins of SMERSH: what a table has been told, what one seat knows, and another match that told them the same.
// Written from the rules (the ids below) and never from scenes.ts: what the screens show is what is on trial here.

import { chanceFrom, type Draw } from '../../../src/core/chance';
import { isRefusal, type Seat } from '../../../src/core/game';
import type { Match } from '../../../src/core/match';
import type { SmershMove } from '../../../src/games/smersh/moves';
import type { Side, SmershState, Use } from '../../../src/games/smersh/state';
import { arranged, last, type Run, replay, type Step } from '../../core/twins';
import { bookDeck } from './table';

type Sealing = Extract<SmershMove, { type: 'vote' | 'decide' }>;

// ── what is known ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything that the table has been told so far; what follows from it is left for the scenes to get right. */
export function publicFacts(match: Match): unknown[] {
  const state = stateOf(match);
  const { setup, sides } = state.deal;
  const people = match.players.length;
  const facts: unknown[] = [
    { told: 'set-up', setup, people },
    { told: 'first leader', leader: match.chance.open('first leader').below(people) }, // SMR-06
    { told: 'looks', looks: match.looks }, // ALL-08
    { told: 'drawn', abilities: match.chance.open('deck').shuffle(bookDeck(people)).slice(0, state.drawn) }, // SMR-13
  ];
  for (const move of match.moves as readonly SmershMove[]) {
    // Who uses what on whom is chosen in public, and an answer that was looked at is no secret: what it says is (SMR-17).
    const sealed = move.type === 'vote' || move.type === 'decide';
    facts.push({ told: 'move', move: sealed ? { type: move.type, seat: move.seat } : move }); // SMR-09, SMR-11
  }
  for (const { from, kind } of closedPasses(match)) {
    const choices = from.map(({ choice }) => choice);
    if (kind === 'decide') {
      facts.push({ told: 'failures', number: choices.filter((choice) => choice === 'sabotage').length }); // SMR-11
    } else if (setup.votesSecret) {
      facts.push({ told: 'totals', approvals: choices.filter((choice) => choice === 'approve').length }); // SMR-09
    } else {
      facts.push({ told: 'votes', votes: from.toSorted((a, b) => a.seat - b.seat) }); // SMR-09
    }
  }
  if (state.phase === 'spent') facts.push({ told: 'given up', why: state.why });
  if (state.phase === 'over') {
    const deck = match.chance.open('deck').shuffle(bookDeck(people));
    facts.push({ told: 'truth', ending: state.ending, sides, moves: match.moves, deck }); // ALL-09, SMR-21
  }
  return facts;
}

/**
 * What this seat knows and the table does not: the side, a spy's mates (SMR-03), the own votes and decisions, the answers
 * it has been given (SMR-17), and the draw for the options that are on the screen (ALL-03).
 */
export function ownKnowledge(match: Match, seat: Seat): unknown {
  const state = stateOf(match);
  const { sides } = state.deal;
  const mates = sides[seat] === 'spy' ? seatsOf(sides, 'spy') : 'unknown';
  const own = (match.moves as readonly SmershMove[]).filter((move) => isSealing(move) && move.seat === seat);
  const answers = answersOf(match).filter((answer) => answer.seat === seat);
  const known = { side: sides[seat], mates, own, answers };
  if (state.phase !== 'ballot' && state.phase !== 'mission') return known;
  if (state.pass.waiting[0] !== seat) return known;
  const passes = closedPasses(match);
  const kind = state.phase === 'ballot' ? 'vote' : 'decide';
  const name = `${kind === 'vote' ? 'vote' : 'mission'} ${passes.filter((pass) => pass.kind === kind).length + 1}`;
  return { ...known, options: match.chance.hidden(`${name} options of seat ${seat}`).below(2) };
}

interface Answered {
  readonly seat: Seat;
  readonly ability: string;
  readonly on: readonly Seat[];
  readonly told: string;
}

/** Every question that was asked, with its answer by the rules: from sides and decisions, not from what was told. */
function answersOf(match: Match): Answered[] {
  const { deal, log } = stateOf(match);
  const good = (seat: Seat | undefined): boolean => deal.sides[seat ?? -1] === 'scout';
  const missions = closedPasses(match).filter(({ kind }) => kind === 'decide');
  return log.flatMap((entry): Answered[] => {
    if (entry.what !== 'use') return [];
    const { seat, ability, on, mission } = entry;
    const [one, other] = on;
    switch (ability) {
      case 'interrogator':
        return [{ seat, ability, on, told: good(one) ? 'scouts' : 'spies' }];
      case 'listener':
        return [{ seat, ability, on, told: good(one) === good(other) ? 'same' : 'other' }];
      case 'informant':
        return [
          { seat, ability, on, told: missions[mission - 2]?.from.find((shown) => shown.seat === one)?.choice ?? '' },
        ];
      default:
        return [];
    }
  });
}

/** The ballots and missions of a match that everybody has answered, from its moves alone. */
function closedPasses(match: Match): { kind: 'vote' | 'decide'; from: { seat: Seat; choice: string }[] }[] {
  const people = match.players.length;
  const passes: { kind: 'vote' | 'decide'; from: { seat: Seat; choice: string }[] }[] = [];
  let sealed: { seat: Seat; choice: string }[] = [];
  let team = new Set<Seat>();
  let voted = false;
  for (const move of match.moves as readonly SmershMove[]) {
    // The first pick after a ballot that sent nobody begins another squad.
    if (move.type === 'pick' && voted) [team, voted] = [new Set(), false];
    if (move.type === 'pick' && !team.delete(move.seat)) team.add(move.seat);
    if (!isSealing(move)) continue;
    sealed.push({ seat: move.seat, choice: move.choice });
    if (sealed.length < (move.type === 'vote' ? people : team.size)) continue;
    passes.push({ kind: move.type, from: sealed });
    [sealed, voted] = [[], true];
  }
  return passes;
}

function isSealing(move: SmershMove): move is Sealing {
  return move.type === 'vote' || move.type === 'decide';
}

export function seatsOf(sides: readonly Side[], side: Side): Seat[] {
  return sides.flatMap((one, seat) => (one === side ? [seat] : []));
}

export function stateOf(match: Match): SmershState {
  return match.state as SmershState;
}

// ── twins ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Thrown when a twin that keeps all that was published is not played to the same facts: the rules listen to a secret. */
export class NoTwin extends Error {}

/**
 * Another run with the same steps, set-up and public facts, but other sides, votes, decisions, answers, orders of options
 * and another rest of the deck, wherever they have not been published. `undefined`: nothing was left to differ in.
 */
export function twin(run: Run, random: Draw): Run | undefined {
  const passes = passesIn(run);
  const end = stateOf(last(run));
  const all = end.phase === 'over';
  const sides = all ? end.deal.sides : otherSides(run, passes, random);
  const steps = all ? run.steps : otherAnswers(run, passes, sides, random);
  // An undo may have shown more of the deck than is on the table now.
  const turned = Math.max(...run.matches.map((match) => stateOf(match).drawn));
  const { deck } = end.deal;
  const rest = all ? deck : [...deck.slice(0, turned), ...random.shuffle(deck.slice(turned))];
  // Some people keep their options' order, so that there is somebody who knows the same in both.
  const keep = sides.map(() => random.below(2) === 0);
  const strange = chanceFrom(Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''));
  const source: Run['source'] = (seed) => {
    const own = run.source(seed);
    return {
      open: (name) => (name === 'deck' ? arranged(rest) : own.open(name)),
      hidden: (name) => {
        if (name === 'sides') return arranged(sides);
        const seat = /seat (\d+)$/.exec(name)?.[1];
        return (seat !== undefined && keep[Number(seat)] ? own : strange).hidden(name);
      },
    };
  };
  const other = replay(run.start, source, steps);
  if (isRefusal(other)) throw new NoTwin(`a twin's step was refused: ${other.refused}`);
  return secretsThatDiffer(run, other).size > 0 ? other : undefined;
}

export const SECRETS = ['side', 'diversant', 'vote', 'decision', 'answer', 'order', 'deck'] as const;
export type Secret = (typeof SECRETS)[number];

/** In what kinds of secret two runs differ. */
export function secretsThatDiffer(one: Run, other: Run): Set<Secret> {
  const found = new Set<Secret>();
  const [a, b] = [stateOf(last(one)), stateOf(last(other))];
  if (a.deal.sides.some((side, seat) => (side === 'scout') !== (b.deal.sides[seat] === 'scout'))) found.add('side');
  if (a.deal.sides.indexOf('diversant') !== b.deal.sides.indexOf('diversant')) found.add('diversant');
  if (a.deal.deck.join() !== b.deal.deck.join()) found.add('deck');
  const told = ({ log }: SmershState): string => {
    return log
      .filter((entry): entry is Use => entry.what === 'use')
      .map((use) => use.told)
      .join();
  };
  if (told(a) !== told(b)) found.add('answer');
  one.steps.forEach((step, at) => {
    if (step.do !== 'move' || JSON.stringify(step) === JSON.stringify(other.steps[at])) return;
    found.add(step.move.type === 'vote' ? 'vote' : 'decision');
  });
  one.matches.forEach((match, at) => {
    const [x, y] = [stateOf(match), stateOf(other.matches[at] as Match)];
    if (x.phase !== 'ballot' && x.phase !== 'mission') return;
    if (y.phase !== 'ballot' && y.phase !== 'mission') return;
    const seat = x.pass.waiting[0] as Seat;
    if (x.pass.turned[seat] !== y.pass.turned[seat]) found.add('order');
  });
  return found;
}

/** A ballot or a mission in a run: at which steps it was answered, and whether its answer has been told. */
interface PassIn {
  readonly kind: 'vote' | 'decide';
  readonly steps: readonly number[];
  readonly closed: boolean;
}

/** A sealed answer is never taken back, so that each pass of a run stands, with all its steps. */
function passesIn(run: Run): PassIn[] {
  const passes: PassIn[] = [];
  let steps: number[] = [];
  run.steps.forEach((step, at) => {
    if (step.do !== 'move' || (step.move.type !== 'vote' && step.move.type !== 'decide')) return;
    steps.push(at);
    const { phase } = stateOf(run.matches[at + 1] as Match);
    if (phase !== 'votes' && phase !== 'mission-result') return;
    passes.push({ kind: step.move.type, steps, closed: true });
    steps = [];
  });
  const [open] = steps;
  const move = open === undefined ? undefined : run.steps[open];
  if (move?.do === 'move') passes.push({ kind: move.move.type as 'vote' | 'decide', steps, closed: false });
  return passes;
}

function sealingAt(run: Run, at: number): Sealing {
  return (run.steps[at] as Extract<Step, { do: 'move' }>).move as Sealing;
}

/** Other sides, but on every mission that was carried out at least as many who could have shown the told failures. */
function otherSides(run: Run, passes: readonly PassIn[], random: Draw): readonly Side[] {
  const { sides } = stateOf(last(run)).deal;
  if (random.below(6) === 0) return sides;
  const fits = (dealt: readonly Side[]): boolean =>
    passes.every(({ kind, steps, closed }) => {
      if (kind === 'vote' || !closed) return true;
      const team = steps.map((at) => sealingAt(run, at));
      const free = team.filter(({ seat }) => dealt[seat] !== 'scout').length;
      return free >= team.filter(({ choice }) => choice === 'sabotage').length;
    });
  for (let tries = 0; tries < 60; tries++) {
    const dealt = random.shuffle(sides);
    if (fits(dealt) && dealt.some((side, seat) => side !== sides[seat])) return dealt;
  }
  return sides;
}

function otherAnswers(run: Run, passes: readonly PassIn[], sides: readonly Side[], random: Draw): Step[] {
  const choices = new Map<number, string>();
  const { votesSecret } = stateOf(last(run)).deal.setup;
  for (const { kind, steps, closed } of passes) {
    const cast = steps.map((at) => sealingAt(run, at).choice as string);
    if (kind === 'vote') {
      if (closed && !votesSecret) continue; // told by name (SMR-09)
      // Totals alone were told: the same number approve, but others. Of an open ballot nothing was told.
      const other = closed ? random.shuffle(cast) : cast.map(() => random.pick(['approve', 'reject']));
      for (const [at, step] of steps.entries()) choices.set(step, other[at] as string);
      continue;
    }
    const free = steps.filter((at) => sides[sealingAt(run, at).seat] !== 'scout');
    const told = cast.filter((choice) => choice === 'sabotage').length;
    const failing = random.shuffle(free).slice(0, closed ? told : random.below(free.length + 1));
    for (const step of steps) choices.set(step, failing.includes(step) ? 'sabotage' : 'complete');
  }
  return run.steps.map((step, at) => {
    const choice = choices.get(at);
    if (choice === undefined) return step;
    return { do: 'move', move: { ...sealingAt(run, at), choice } as SmershMove };
  });
}
