// Twins of Trust No One: what a table has been told, what one seat knows, and another match that told them the same.
// Written from the rules (the ids below) and never from scenes.ts: what the screens show is what is on trial here.

import { chanceFrom, type Draw } from '../../../src/core/chance';
import { isRefusal, type Seat } from '../../../src/core/game';
import type { Match } from '../../../src/core/match';
import type { TrustMove } from '../../../src/games/trust-no-one/moves';
import type { Side, TrustState } from '../../../src/games/trust-no-one/state';
import { arranged, last, type Run, replay, type Step, scripted } from '../../core/twins';

type Sealing = Extract<TrustMove, { type: 'vote' | 'decide' }>;

// ── what is known ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything that the table has been told so far; what follows from it is left for the scenes to get right. */
export function publicFacts(match: Match): unknown[] {
  const state = stateOf(match);
  const { setup, sides } = state.deal;
  const people = match.players.length;
  const facts: unknown[] = [
    { told: 'set-up', setup, people },
    { told: 'first leader', leader: match.chance.open('first leader').below(people) }, // TNO-04
    { told: 'looks', looks: match.looks }, // ALL-08
  ];
  for (const move of match.moves as readonly TrustMove[]) {
    const sealed = move.type === 'vote' || move.type === 'decide';
    facts.push({ told: 'move', move: sealed ? { type: move.type, seat: move.seat } : move }); // TNO-12
  }
  for (const { from, kind } of closedPasses(match)) {
    const choices = from.map(({ choice }) => choice);
    if (kind === 'decide') {
      facts.push({ told: 'sabotages', number: choices.filter((choice) => choice === 'sabotage').length }); // TNO-09
    } else if (setup.votesSecret) {
      facts.push({ told: 'totals', approvals: choices.filter((choice) => choice === 'approve').length }); // TNO-06
    } else {
      facts.push({ told: 'votes', votes: from.toSorted((a, b) => a.seat - b.seat) }); // TNO-06
    }
  }
  if (state.phase === 'spent') facts.push({ told: 'given up', why: state.why });
  if (state.phase === 'over') {
    facts.push({ told: 'truth', ending: state.ending, sides, moves: match.moves }); // ALL-09, TNO-14
  }
  return facts;
}

/**
 * What this seat knows and the table does not: the side, a spy's mates (TNO-02), the own votes and decisions, and the
 * draw for the options that are on the screen (ALL-03).
 */
export function ownKnowledge(match: Match, seat: Seat): unknown {
  const state = stateOf(match);
  const { sides } = state.deal;
  const mates = sides[seat] === 'spy' ? spiesIn(sides) : 'unknown';
  const own = (match.moves as readonly TrustMove[]).filter((move) => isSealing(move) && move.seat === seat);
  const known = { side: sides[seat], mates, own };
  if (state.phase !== 'ballot' && state.phase !== 'operation') return known;
  if (state.pass.waiting[0] !== seat) return known;
  const passes = closedPasses(match);
  const name =
    state.phase === 'ballot'
      ? `vote ${passes.filter(({ kind }) => kind === 'vote').length + 1}`
      : `operation ${passes.filter(({ kind }) => kind === 'decide').length + 1}`;
  return { ...known, options: match.chance.hidden(`${name} options of seat ${seat}`).below(2) };
}

/** The ballots and operations of a match that everybody has answered, from its moves alone. */
function closedPasses(match: Match): { kind: 'vote' | 'decide'; from: { seat: Seat; choice: string }[] }[] {
  const people = match.players.length;
  const passes: { kind: 'vote' | 'decide'; from: { seat: Seat; choice: string }[] }[] = [];
  let sealed: { seat: Seat; choice: string }[] = [];
  let team = new Set<Seat>();
  for (const move of match.moves as readonly TrustMove[]) {
    if (move.type === 'pick' && !team.delete(move.seat)) team.add(move.seat);
    if (!isSealing(move)) continue;
    sealed.push({ seat: move.seat, choice: move.choice });
    if (sealed.length < (move.type === 'vote' ? people : team.size)) continue;
    passes.push({ kind: move.type, from: sealed });
    const approved = sealed.filter(({ choice }) => choice === 'approve').length * 2 > people;
    if (move.type === 'decide' || !approved) team = new Set();
    sealed = [];
  }
  return passes;
}

function isSealing(move: TrustMove): move is Sealing {
  return move.type === 'vote' || move.type === 'decide';
}

export function spiesIn(sides: readonly Side[]): Seat[] {
  return sides.flatMap((side, seat) => (side === 'spy' ? [seat] : []));
}

export function stateOf(match: Match): TrustState {
  return match.state as TrustState;
}

// ── twins ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Thrown when a twin that keeps all that was published is not played to the same facts: the rules listen to a secret. */
export class NoTwin extends Error {}

/**
 * Another run with the same steps, set-up, open draws and public facts, but other sides, votes, decisions and orders of
 * options wherever they have not been published. `undefined`: nothing was left to differ in.
 */
export function twin(run: Run, random: Draw): Run | undefined {
  const passes = passesIn(run);
  const all = stateOf(last(run)).phase === 'over';
  const sides = all ? stateOf(last(run)).deal.sides : otherSides(run, passes, random);
  const steps = all ? run.steps : otherAnswers(run, passes, sides, random);
  // Some people keep their options' order, so that there is somebody who knows the same in both.
  const keep = sides.map(() => random.below(2) === 0);
  const strange = chanceFrom(Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''));
  const source: Run['source'] = (seed) => {
    const own = run.source(seed);
    return scripted(own, (name) => {
      if (name === 'sides') return arranged(sides);
      const seat = /seat (\d+)$/.exec(name)?.[1];
      return (seat !== undefined && keep[Number(seat)] ? own : strange).hidden(name);
    });
  };
  const other = replay(run.start, source, steps);
  if (isRefusal(other)) throw new NoTwin(`a twin's step was refused: ${other.refused}`);
  return secretsThatDiffer(run, other).size > 0 ? other : undefined;
}

export const SECRETS = ['side', 'vote', 'decision', 'order'] as const;
export type Secret = (typeof SECRETS)[number];

/** In what kinds of secret two runs differ. */
export function secretsThatDiffer(one: Run, other: Run): Set<Secret> {
  const found = new Set<Secret>();
  const [a, b] = [stateOf(last(one)).deal, stateOf(last(other)).deal];
  if (a.sides.some((side, seat) => side !== b.sides[seat])) found.add('side');
  one.steps.forEach((step, at) => {
    if (step.do !== 'move' || JSON.stringify(step) === JSON.stringify(other.steps[at])) return;
    found.add(step.move.type === 'vote' ? 'vote' : 'decision');
  });
  one.matches.forEach((match, at) => {
    const [x, y] = [stateOf(match), stateOf(other.matches[at] as Match)];
    if (x.phase !== 'ballot' && x.phase !== 'operation') return;
    if (y.phase !== 'ballot' && y.phase !== 'operation') return;
    const seat = x.pass.waiting[0] as Seat;
    if (x.pass.turned[seat] !== y.pass.turned[seat]) found.add('order');
  });
  return found;
}

/** A ballot or an operation in a run: at which steps it was answered, and whether its answer has been told. */
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
    if (phase !== 'votes' && phase !== 'operation-result') return;
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

/** Other spies, but on every operation that was carried out at least as many as were told to have sabotaged it. */
function otherSides(run: Run, passes: readonly PassIn[], random: Draw): readonly Side[] {
  const { sides } = stateOf(last(run)).deal;
  if (random.below(6) === 0) return sides;
  const fits = (dealt: readonly Side[]): boolean =>
    passes.every(({ kind, steps, closed }) => {
      if (kind === 'vote' || !closed) return true;
      const team = steps.map((at) => sealingAt(run, at));
      const spies = team.filter(({ seat }) => dealt[seat] === 'spy').length;
      return spies >= team.filter(({ choice }) => choice === 'sabotage').length;
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
      if (closed && !votesSecret) continue; // told by name (TNO-06)
      // Totals alone were told: the same number approve, but others. Of an open ballot nothing was told.
      const other = closed ? random.shuffle(cast) : cast.map(() => random.pick(['approve', 'reject']));
      for (const [at, step] of steps.entries()) choices.set(step, other[at] as string);
      continue;
    }
    const spies = steps.filter((at) => sides[sealingAt(run, at).seat] === 'spy');
    const told = cast.filter((choice) => choice === 'sabotage').length;
    const sabotaging = random.shuffle(spies).slice(0, closed ? told : random.below(spies.length + 1));
    for (const step of steps) choices.set(step, sabotaging.includes(step) ? 'sabotage' : 'complete');
  }
  return run.steps.map((step, at) => {
    const choice = choices.get(at);
    if (choice === undefined) return step;
    return { do: 'move', move: { ...sealingAt(run, at), choice } as TrustMove };
  });
}
