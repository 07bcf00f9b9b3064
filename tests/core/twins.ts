// Twins: the proof by pairs of matches that no screen tells a secret (ALL-02), as far as it is the same for every game.
// What a table has been told, what a seat knows, and how a twin is made, is said in each game's own `twin.ts`.

import { type Chance, type Draw, drawFrom } from '../../src/core/chance';
import { type AnyGame, isRefusal, type Refusal, type Seat, type SeatScene, type TableScene } from '../../src/core/game';
import {
  type ChanceSource,
  canUndo,
  countLook,
  type Match,
  type MatchStart,
  playMove,
  rename,
  restoreMatch,
  saveMatch,
  settle,
  startMatch,
  undoMove,
} from '../../src/core/match';

// ── runs ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything that can happen to a match while it is played. Undone moves stay in a run: the table saw them. */
export type Step =
  | { readonly do: 'move'; readonly move: { readonly type: string } }
  | { readonly do: 'undo' | 'settle' }
  | { readonly do: 'look'; readonly seat: Seat }
  | { readonly do: 'rename'; readonly seat: Seat; readonly name: string };

/** A match with its whole past. `matches[0]` is the deal, `matches[k]` what step k (from 1) made of it. */
export interface Run {
  readonly start: MatchStart;
  readonly source: ChanceSource;
  readonly steps: readonly Step[];
  readonly matches: readonly Match[];
}

/** The run of these steps from a deal; a refusal of a step is given back as it is. */
export function replay(start: MatchStart, source: ChanceSource, steps: readonly Step[]): Run | Refusal {
  const first = startMatch(start, source);
  if (isRefusal(first)) return first;
  const matches = [first];
  for (const step of steps) {
    const next = taken(matches.at(-1) as Match, step);
    if (isRefusal(next)) return next;
    matches.push(next);
  }
  return { start, source, steps, matches };
}

/** A run of at most `most` steps, each chosen by the game's own walker; `undefined` ends it. A refused step is a mistake. */
export function walk(
  start: MatchStart,
  source: ChanceSource,
  most: number,
  choose: (match: Match) => Step | undefined,
): Run {
  const first = startMatch(start, source);
  if (isRefusal(first)) throw new Error(`the walker's set-up was refused: ${first.refused}`);
  const matches = [first];
  const steps: Step[] = [];
  while (steps.length < most) {
    const match = matches.at(-1) as Match;
    const step = choose(match);
    if (!step) break;
    const next = taken(match, step);
    if (isRefusal(next)) throw new Error(`the walker was refused: ${next.refused} for ${JSON.stringify(step)}`);
    steps.push(step);
    matches.push(next);
  }
  return { start, source, steps, matches };
}

/** The run as it was after so many steps. */
export function prefix(run: Run, steps: number): Run {
  return { ...run, steps: run.steps.slice(0, steps), matches: run.matches.slice(0, steps + 1) };
}

export function last(run: Run): Match {
  return run.matches.at(-1) as Match;
}

function taken(match: Match, step: Step): Match | Refusal {
  switch (step.do) {
    case 'move':
      return playMove(match, step.move, match.revision);
    case 'undo':
      return undoMove(match, match.revision);
    case 'settle':
      return settle(match);
    case 'look':
      return countLook(match, step.seat);
    case 'rename':
      return rename(match, step.seat, step.name);
  }
}

// ── scripted chance ────────────────────────────────────────────────────────────────────────────────────────────────

/** Open draws as they were, hidden ones from a script by name. */
export function scripted(base: Chance, hidden: (name: string) => Draw): Chance {
  return { open: (name) => base.open(name), hidden };
}

/** A draw that gives this number and nothing else. */
export function fixed(value: number): Draw {
  return drawFrom((count) => {
    if (value < 0 || value >= count) throw new RangeError(`${value} of ${count} was scripted`);
    return value;
  });
}

/** A draw whose shuffle gives this order; it must be an order of what is shuffled. */
export function arranged(wanted: readonly unknown[]): Draw {
  const draw = drawFrom(() => {
    throw new RangeError('only a shuffle was scripted');
  });
  return {
    ...draw,
    shuffle: <T>(items: readonly T[]): T[] => {
      const left = [...items];
      const out = wanted.flatMap((item) => left.splice(left.indexOf(item as T) >>> 0, 1));
      if (left.length > 0 || out.length !== items.length) throw new RangeError('another list was scripted');
      return out;
    },
  };
}

// ── comparing ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a game says of itself, from its rules and never from its scenes. */
export interface Knowledge {
  /** What the table has been told. */
  publicFacts(match: Match): unknown;
  /** What this seat alone knows beyond that. */
  ownKnowledge(match: Match, seat: Seat): unknown;
  /** What people who watch may learn from the form of a private scene: number and kind of options (ALL-03). */
  outline(scene: SeatScene): unknown;
  /** Moves whose refusal, and whose being allowed, is seen by all. */
  probes(match: Match): readonly { readonly type: string }[];
}

export interface Difference {
  /** After how many steps, and seen there how. */
  readonly step: number;
  readonly seen: 'there' | 'after undo' | 'after restore';
  /** `facts` means that these are no twins; the rest are leaks. */
  readonly where: 'facts' | 'the table' | `seat ${Seat}`;
  readonly one: unknown;
  readonly other: unknown;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** How many steps were compared, and how many of them also after undo and after restore. */
  readonly steps: number;
  readonly undone: number;
  readonly restored: number;
  /** For how many seats, over all steps, card and private scene were compared since they knew the same. */
  readonly seats: number;
  /** Private scenes among them that were on the phone just then. */
  readonly opened: number;
}

export interface Looking {
  /** What shows the matches: the runs' own game, or one with a planted leak. */
  readonly game?: AnyGame;
  /** Only so many steps at the end, as a quick look; otherwise every one. */
  readonly atMost?: number;
}

/** What costs a replay or many moves is looked at after every so many steps, and always at the end. */
const EVERY = { undo: 4, refusals: 10, restore: 24 };

/** Compares two runs of the same steps, step by step; also what undo and restore would give. */
export function compare(one: Run, other: Run, knowledge: Knowledge, looking: Looking = {}): Comparison {
  const { game = one.start.game, atMost = Number.POSITIVE_INFINITY } = looking;
  if (one.matches.length !== other.matches.length) throw new RangeError('these runs have not the same steps');
  const differences: Difference[] = [];
  const sums = { steps: 0, undone: 0, restored: 0, seats: 0, opened: 0 };
  one.matches.forEach((a, step) => {
    const b = other.matches[step] as Match;
    const atEnd = step === one.steps.length;
    if (step <= one.steps.length - atMost) return;
    const now = (what: keyof typeof EVERY): boolean => atEnd || step % EVERY[what] === 0;

    const view = (x: Match, y: Match, seen: Difference['seen']): void => {
      const differ = (where: Difference['where'], left: unknown, right: unknown): boolean => {
        if (same(left, right)) return false;
        differences.push({ step, seen, where, one: left, other: right });
        return true;
      };
      if (differ('facts', knowledge.publicFacts(x), knowledge.publicFacts(y))) return;
      differ('the table', tableSees(x, game, knowledge), tableSees(y, game, knowledge));
      const [here, there]: Scene[] = [game.scene(x.state), game.scene(y.state)];
      for (const seat of x.players.keys()) {
        if (!same(knowledge.ownKnowledge(x, seat), knowledge.ownKnowledge(y, seat))) continue;
        const opened = here?.audience === seat;
        const card = (match: Match): unknown => game.card(match.state, seat);
        differ(`seat ${seat}`, [card(x), opened && here], [card(y), opened && there]);
        sums.seats++;
        if (opened) sums.opened++;
      }
    };

    view(a, b, 'there');
    sums.steps++;
    if (now('refusals')) {
      const [left, right] = [refusals(a, game, knowledge), refusals(b, game, knowledge)];
      if (!same(left, right)) differences.push({ step, seen: 'there', where: 'the table', one: left, other: right });
    }
    if (now('undo') && canUndo(a) && canUndo(b)) {
      view(undone(a), undone(b), 'after undo');
      sums.undone++;
    }
    if (now('restore')) {
      const [c, d] = [restored(a, one.source), restored(b, other.source)];
      view(c, d, 'after restore');
      // What comes out of a save is what went in, for the eye too.
      const [was, is] = [tableSees(a, game, knowledge), tableSees(c, game, knowledge)];
      if (!same(was, is)) differences.push({ step, seen: 'after restore', where: 'the table', one: was, other: is });
      sums.restored++;
    }
  });
  return { differences, ...sums };
}

type Scene = TableScene | SeatScene;

/** Whatever is shown is plain JSON, so that the same is the same text. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whatever the phone lets a table see of a match: its scene or handoff, and what can be asked of it. */
function tableSees(match: Match, game: AnyGame, knowledge: Knowledge): unknown {
  const { state, looks, revision, players } = match;
  const scene: Scene = game.scene(state);
  const seats = [...players.keys()];
  return {
    scene: isPrivate(scene) ? outside(scene, knowledge) : scene,
    lookAgain: seats.map((seat) => outside(game.card(state, seat), knowledge)),
    canDealAgain: game.canDealAgain(state),
    ifLeaves: seats.map((seat) => game.ifLeaves(state, seat)),
    gone: game.gone(state),
    spent: game.spent(state),
    result: game.result(state),
    truth: game.truth(state),
    canUndo: canUndo(match),
    looks,
    revision,
    players,
  };
}

/** Which moves the phone takes, and with what words it refuses the others. */
function refusals(match: Match, game: AnyGame, knowledge: Knowledge): unknown {
  return knowledge.probes(match).map((move) => {
    const next = game.play(match.state, move, match.chance);
    return isRefusal(next) ? next : 'allowed';
  });
}

function outside(scene: SeatScene, knowledge: Knowledge): unknown {
  const { audience, kind, reveals, handoff } = scene;
  return { audience, kind, reveals, handoff, outline: knowledge.outline(scene) };
}

function isPrivate(scene: Scene): scene is SeatScene {
  return scene.audience !== 'table';
}

function undone(match: Match): Match {
  const before = undoMove(match, match.revision);
  if (isRefusal(before)) throw new Error(`undo was refused: ${before.refused}`);
  return before;
}

function restored(match: Match, source: ChanceSource): Match {
  const back = restoreMatch(JSON.parse(JSON.stringify(saveMatch(match))), match.game, source);
  if (isRefusal(back)) throw new Error(`a save was refused: ${back.refused}`);
  return back;
}
