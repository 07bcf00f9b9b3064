// What holds for every match, whatever the table does: random matches of 5–15 players with every house rule, watched by a
// referee who has read the same rules. The numbers are those of the invariants in the rule book (section 10).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal, type Seat } from '../../../src/core/game';
import { type Match, playMove, restoreMatch, saveMatch, undoMove } from '../../../src/core/match';
import { needOf } from '../../../src/games/station/deal';
import { station } from '../../../src/games/station/game';
import { PLANS, readMove } from '../../../src/games/station/moves';
import { readSetup } from '../../../src/games/station/setup';
import { type Phase, roundNow, type StationState } from '../../../src/games/station/state';
import { type Report, mission as refereed } from './referee';
import { book, essence, type StationMatch } from './table';
import { type AnyTable, anyMove, anyTable, deepFreeze, type Step, waitingIn, walk } from './walk';

const PHASES: Record<Report['at'], Phase['phase']> = {
  cards: 'dealing',
  talk: 'talk',
  orders: 'orders',
  result: 'result',
  vote: 'ballot',
  marks: 'open-ballot',
  outcome: 'outcome',
  over: 'over',
  spent: 'spent',
};

interface Played {
  readonly table: AnyTable;
  readonly match: StationMatch;
  readonly steps: readonly Step[];
}

/** Many matches, always the same ones, so that nothing is proved of an empty set; each is played once for all tests. */
const played: Played[] = fc.sample(anyTable, { numRuns: 260, seed: 20270213 }).map((table) => {
  const steps: Step[] = [];
  const match = walk(table, (step) => steps.push(step));
  return { table, match, steps };
});

function restored(match: Match): Match {
  const back = restoreMatch(JSON.parse(JSON.stringify(saveMatch(match))), station);
  if (isRefusal(back)) throw new Error(`a save was refused: ${back.refused}`);
  return back;
}

const sorted = (seats: readonly Seat[]): Seat[] => [...seats].sort((a, b) => a - b);

describe('any match', { timeout: 120_000 }, () => {
  it('STN-101 STN-807 ends within its rounds (20), never throws, and never waits for nobody', () => {
    const ends = new Map<string, number>();
    const seen = new Set<string>();
    for (const { table, match, steps } of played) {
      for (const { after, report } of steps) {
        seen.add(`${after.state.phase} ${report.at}`);
        const { audience } = station.scene(after.state);
        expect(audience === 'table').toBe(!['cards', 'orders', 'vote'].includes(report.at));
        if (audience !== 'table') expect(waitingIn(after)[0]).toBe(audience);
      }
      expect(match.state.rounds.length).toBeLessThanOrEqual(book(table.players).rounds);
      const end = station.result(match.state)?.reason ?? station.spent(match.state) ?? 'none';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    for (const end of ['sent', 'destroyed', 'too-few', 'left', 'stopped', 'again'])
      expect(ends.get(end) ?? 0, `matches that end with ${end}`).toBeGreaterThan(0);
    expect(ends.get('none')).toBeUndefined();
    for (const [at, phase] of Object.entries(PHASES)) expect(seen).toContain(`${phase} ${at}`);
    expect(seen.size).toBe(Object.keys(PHASES).length);
  });

  it('STN section 6: goes as the referee has it: scores, hits, who is out, passes, how and when it ends', () => {
    const fates = new Map<string, number>();
    for (const { steps } of played) {
      for (const { after, report, did } of steps) {
        const { state } = after;
        const record = roundNow(state);
        const ended = state.phase === 'over' ? state.ending : state.phase === 'outcome' ? state.due : 'not told';
        const shown = {
          phase: state.phase,
          round: state.round,
          standing: state.standing,
          dead: state.dead.flatMap((round, seat) => (round > 0 ? [seat] : [])),
          gone: station.gone(state),
          suspended: record.suspended,
          injured: record.injured,
          waiting: waitingIn(after),
          told: record.provisional && {
            ...record.provisional.score,
            success: record.provisional.mission.success,
          },
          fate: record.hit && [record.hit.victim, record.hit.outcome],
          chosen: record.chosen,
          end: ended,
        };
        const { parts, damage, deaths, hits } = report;
        const passing = ['cards', 'orders', 'vote'].includes(report.at);
        const expected = {
          phase: PHASES[report.at],
          round: report.round,
          standing: { parts, damage, deaths, hits },
          dead: sorted(report.dead),
          gone: sorted(report.left),
          suspended: report.suspended,
          injured: report.injured,
          waiting: passing ? report.waiting : [],
          told: report.told,
          fate: report.fate,
          chosen: report.chosen,
          end: ['over', 'outcome'].includes(report.at) ? report.end : 'not told',
        };
        expect(shown, `after ${JSON.stringify(did)}`).toEqual(expected);
        if (report.fate && report.at === 'outcome') fates.set(report.fate[1], (fates.get(report.fate[1]) ?? 0) + 1);
      }
    }
    expect(fates.get('dead') ?? 0).toBeGreaterThan(20);
    expect(fates.get('injured') ?? 0).toBeGreaterThan(20);
  });

  it('STN-102 STN-405 STN-803 parts never below none, damage never falls, deaths within the cap (1, 2, 16, 20, 22)', () => {
    let rounds = 0;
    for (const { table, match } of played) {
      const { state } = match;
      const { cap, limit, infiltrators } = book(table.players);
      expect(state.deal.sides.filter((side) => side === 'infiltrator')).toHaveLength(infiltrators);
      let before = { parts: 0, damage: 0 };
      let deaths = 0;
      let hits = 0;
      let offers = 0;
      for (const [at, record] of state.rounds.entries()) {
        rounds += 1;
        const { drawn, provisional, final, hit } = record;
        if (drawn.offer) offers += 1;
        if (at === 0) expect(drawn.offer).toBeNull();
        for (const settled of [provisional, final]) {
          if (!settled) continue;
          const { success, winningPlan } = settled.mission;
          const { parts, damage } = settled.score;
          expect(parts).toBeGreaterThanOrEqual(0);
          if (success)
            expect({ parts, damage }).toEqual({ ...before, parts: before.parts + drawn.plans[winningPlan].parts });
          else expect({ parts, damage }).toEqual({ parts: Math.max(0, before.parts - 1), damage: before.damage + 1 });
        }
        if (final) before = final.score;
        if (hit) {
          hits += 1;
          expect(state.deal.sides[hit.victim]).toBe('loyal');
          expect(state.deal.sides[hit.by]).toBe('infiltrator');
          if (hit.outcome === 'dead') deaths += 1;
          if (table.players <= 6 && hits === 1) expect(hit.outcome).toBe('injured');
        }
        if (record.final && at < state.rounds.length - 1) expect(before.damage).toBeLessThan(limit);
      }
      expect(deaths).toBeLessThanOrEqual(cap);
      expect(state.standing).toMatchObject({ deaths, hits });
      expect(state.dead.filter((round) => round > 0)).toHaveLength(deaths);
      expect(hits).toBeLessThanOrEqual(offers);
    }
    expect(rounds).toBeGreaterThan(900);
  });

  it('STN-703 STN-804 who is suspended, dead or gone never looks, orders, votes, is named or is told anything (13, 16, 17)', () => {
    let out = 0;
    for (const { steps } of played.slice(0, 150)) {
      for (const { after, did, refused } of steps) {
        const { state } = after;
        const record = roundNow(state);
        const absent = [...state.left.keys()].filter(
          (seat) => seat === record.suspended || state.dead[seat] !== 0 || state.left[seat] !== 0,
        );
        out += absent.length;
        const scene = station.scene(state);
        if (scene.audience !== 'table') {
          expect(absent).not.toContain(scene.audience);
          if (scene.kind === 'order') for (const seat of absent) expect(scene.partners).not.toContain(seat);
          if (scene.kind === 'vote') for (const seat of absent) expect(scene.options).not.toContain(seat);
        }
        for (const seat of absent) {
          const card = station.card(state, seat);
          expect(card).toMatchObject({ kind: 'card', readings: [], note: { is: 'remark' } });
        }
        if (did === null || did === 'undo' || refused !== null) continue;
        if (did.type === 'order' && did.job === 'field') expect(did.seat).not.toBe(record.injured);
        if (record.final && state.phase === 'outcome') {
          const votes = record.ballots.at(-1)?.votes ?? [];
          for (const { voter, choice } of votes) {
            expect(voter).not.toBe(record.suspended);
            expect(choice).not.toBe(record.suspended);
            expect(choice).not.toBe(voter);
          }
        }
      }
    }
    expect(out).toBeGreaterThan(10_000);
  });

  it('STN-701 chosen means two votes at least, more than anybody and than None; as many votes as players (14)', () => {
    let chosen = 0;
    for (const { match } of played.slice(0, 150)) {
      const { state } = match;
      for (const record of state.rounds) {
        const held = record.ballots.find((ballot) => !ballot.void);
        if (!held) continue;
        const got = (choice: Seat | 'none'): number =>
          held.votes.filter((vote) => (typeof vote.choice === 'number' ? vote.choice : 'none') === choice).length;
        if (record.chosen === null) continue;
        chosen += 1;
        expect(got(record.chosen)).toBeGreaterThanOrEqual(2);
        expect(got(record.chosen)).toBeGreaterThan(got('none'));
        for (const { voter } of held.votes)
          if (voter !== record.chosen) expect(got(voter)).toBeLessThan(got(record.chosen));
        expect(new Set(held.votes.map(({ voter }) => voter)).size).toBe(held.votes.length);
      }
    }
    expect(chosen).toBeGreaterThan(100);
  });

  it('STN-203 readings add up to the needs, are as many as they should be, and spread evenly (11, 12)', () => {
    for (const { table, match } of played.slice(0, 150)) {
      const { state } = match;
      const { cards, most } = book(table.players);
      for (const { drawn, round, suspended } of state.rounds) {
        const here = state.dead.filter((died, seat) => {
          const left = state.left[seat] ?? 0;
          return (died === 0 || died >= round) && (left === 0 || left >= round);
        }).length;
        const read = drawn.readings.filter(({ owner }) => owner !== 'unread');
        expect(read).toHaveLength(here * cards);
        expect(drawn.readings).toHaveLength(here * cards + 3);
        const each = PLANS.map((plan) => read.filter((reading) => reading.plan === plan).length);
        expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
        for (const { value } of drawn.readings) expect([0, 1, 2].slice(0, most + 1)).toContain(value);
        expect([...drawn.plans].map(({ parts }) => parts).sort()).toEqual([1, 2, 3]);
        for (const plan of PLANS)
          expect(needOf(drawn, plan)).toBe(
            drawn.readings.reduce((sum, reading) => sum + (reading.plan === plan ? reading.value : 0), 0),
          );
        if (suspended === null) continue;
        expect([drawn.offer?.by, drawn.offer?.victim]).not.toContain(suspended);
      }
    }
  });

  it('STN-704 STN-809 the recomputation equals the round without that one’s secret, and is never worse for the loyal (18, 19)', () => {
    let checks = 0;
    let changed = 0;
    for (const { table, match } of played) {
      const { state } = match;
      for (const [at, record] of state.rounds.entries()) {
        const { provisional, final, chosen } = record;
        if (!provisional || !final) continue;
        if (record.round < book(table.players).rounds || chosen === null) {
          expect(final).toEqual(provisional);
          continue;
        }
        checks += 1;
        const { parts, damage } = state.rounds[at - 1]?.final?.score ?? { parts: 0, damage: 0 };
        const sent = record.orders.flatMap((order, seat) => (order ? [[seat, order] as const] : []));
        const without = sent.map(([seat, order]) => [seat, seat === chosen ? { ...order, secret: 'none' } : order]);
        const again = refereed({ orders: Object.fromEntries(without), drawn: record.drawn, parts, damage }, null);
        expect({ ...final.score, success: final.mission.success }).toEqual(again);
        expect(final.score.parts).toBeGreaterThanOrEqual(provisional.score.parts);
        expect(final.score.damage).toBeLessThanOrEqual(provisional.score.damage);
        expect(final.mission.winningPlan).toBe(provisional.mission.winningPlan);
        if (final.mission.success !== provisional.mission.success) changed += 1;
        expect(replayedWithout(match, chosen)?.score, 'the same round played without it').toEqual(final.score);
      }
    }
    expect(checks).toBeGreaterThan(30);
    expect(changed).toBeGreaterThan(0);
  });

  it('ALL-05 ALL-13 station what the rules do not allow is refused with a code and changes nothing; what they allow is not', () => {
    const codes = new Set<string>();
    for (const { steps } of played) {
      for (const { before, after, refused, allowed, did } of steps) {
        if (did === null) continue;
        expect(refused === null, `${JSON.stringify(did)} in ${before.state.phase}: ${refused}`).toBe(allowed);
        if (refused === null) continue;
        codes.add(refused);
        expect(after).toBe(before);
      }
    }
    expect([...codes].sort()).toEqual(
      expect.arrayContaining([
        ...['last-in-pass', 'no-clock-here', 'not-at-the-table', 'not-now', 'not-your-turn', 'nothing-to-undo'],
        'orders-began',
      ]),
    );
  });

  it('ALL-06 station a save gives the same match back at every step, and it shows the same (21)', () => {
    for (const { steps } of played.slice(0, 14)) {
      let at = 0;
      for (const { after, refused } of steps) {
        at += 1;
        if (refused !== null || (at > 60 && at % 5 > 0)) continue;
        const back = restored(after as Match);
        expect(essence(back)).toEqual(essence(after as Match));
        expect(station.scene(back.state as StationState)).toEqual(station.scene(after.state));
      }
    }
  });

  it('ALL-10 station the same seed and moves give the same match (21)', () => {
    for (const { table, match } of played.slice(0, 80)) {
      let state = station.deal(table.setup, null, table.players, chanceFrom(table.seed));
      for (const move of match.moves) {
        const next = station.play(state, move, chanceFrom(table.seed));
        if (isRefusal(next)) throw new Error(next.refused);
        state = next;
      }
      expect(state).toEqual(match.state);
    }
  });

  it('ALL-07 station undo gives the exact state before', () => {
    const undone = new Set<string>();
    for (const { steps } of played.slice(0, 60)) {
      for (const { before, after, did, refused } of steps) {
        if (did === null || did === 'undo' || refused !== null) continue;
        const back = undoMove(after as Match, after.revision);
        if (isRefusal(back)) continue;
        undone.add(`${did.type} in ${before.state.phase}`);
        expect(back.state).toEqual(before.state);
      }
    }
    expect([...undone]).toEqual(
      expect.arrayContaining([
        ...['start-orders in talk', 'start-vote in result', 'go-on in outcome', 'mark in open-ballot'],
        ...['later in dealing', 'later in orders', 'later in ballot'],
      ]),
    );
    for (const what of undone) expect(what).not.toMatch(/^(seen|order|vote|count|time-is-up|stop|deal-again) /);
  });

  it('CASE-109 station somebody can leave at any point, and what was said of it comes true', () => {
    const from = new Set<string>();
    for (const { table, steps } of played.slice(0, 60)) {
      for (const { after: match } of steps) {
        const { state } = match;
        if (state.phase === 'over' || state.phase === 'spent') continue;
        const seat = (match.revision * 7) % table.players;
        const code = station.ifLeaves(state, seat);
        const left = playMove(match as Match, { type: 'leave', seat } as never, match.revision);
        if (isRefusal(left)) {
          expect(state.left[seat]).not.toBe(0);
          continue;
        }
        from.add(code);
        const now = left.state as StationState;
        const onlyBad =
          now.phase === 'over' && now.deal.sides.every((side, at) => side === 'loyal' || now.left[at] !== 0);
        if (code === 'deal-spent') expect(now.phase).toBe('spent');
        else if (code === 'ends-match') expect(station.result(now)).toMatchObject({ reason: 'left', winners: [] });
        else if (now.phase === 'over') expect(onlyBad).toBe(true);
        if (code === 'decided' || code === 'was-out') expect(now.phase).toBe(state.phase);
        if (code === 'vote-anew' && !onlyBad) expect(now).toMatchObject({ anew: true });
      }
    }
    expect([...from].sort()).toEqual(['deal-spent', 'decided', 'ends-match', 'plays-on', 'vote-anew', 'was-out']);
  });

  it('CASE-106 STN-904 station winners are named once, and score, truth and reason agree', () => {
    for (const { match } of played.slice(0, 120)) {
      const { state } = match;
      const result = station.result(state);
      const truth = station.truth(state);
      if (!result || !truth) {
        expect(state.phase).toBe('spent');
        continue;
      }
      expect(truth.result).toEqual(result);
      const worth: Record<string, readonly [side: string, points: number]> = {
        sent: ['loyal', 1],
        destroyed: ['infiltrator', 2],
        'too-few': ['infiltrator', 2],
      };
      const [side, points] = worth[result.reason] ?? ['nobody', 0];
      const expected = truth.people.map((person) => (person.side === side && person.left === 0 ? points : 0));
      expect(result.points).toEqual(expected);
      expect(truth.people.map((person) => person.points)).toEqual(expected);
      expect(result.winners).toEqual(expected.flatMap((got, seat) => (got > 0 ? [seat] : [])));
    }
  });

  it('never changes a state that it was given', () => {
    for (const { steps } of played.slice(0, 40)) {
      for (const { after } of steps) {
        deepFreeze(after.state); // a write to it would throw from here on
        station.scene(after.state);
        station.truth(after.state);
      }
    }
  });
});

describe('any input', { timeout: 120_000 }, () => {
  it('CASE-108 station whatever is read is a set-up, a supply or a move, or refused', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(readSetup(raw)).toEqual({ refused: 'damaged' });
        expect(readMove(raw)).toEqual({ refused: 'damaged' });
        if (raw !== null) expect(station.readSupply(raw)).toEqual({ refused: 'damaged' });
      }),
    );
    expect(station.readSupply(null)).toBeNull();
  });

  it('CASE-108 station every move that can be played is read back as it is, and a junk field refuses it', () => {
    const draw = chanceFrom('3'.repeat(32)).hidden('moves');
    let read = 0;
    const outside = (value: unknown): boolean => typeof value === 'number' && (value < 0 || value > 14);
    for (let n = 0; n < 2000; n++) {
      const move = anyMove(draw, 15);
      const bad = Object.values(move).some(outside);
      expect(readMove(move)).toEqual(bad ? { refused: 'damaged' } : move);
      expect(readMove({ ...move, more: 1 })).toEqual({ refused: 'damaged' });
      if (!bad) read += 1;
      for (const key of Object.keys(move)) {
        for (const junk of [undefined, 1.5, 15, 'abstain', {}, []])
          expect(readMove({ ...move, [key]: junk }), `${JSON.stringify(move)} with ${key} ${String(junk)}`).toEqual({
            refused: 'damaged',
          });
        if (key !== 'partner') expect(readMove({ ...move, [key]: null })).toEqual({ refused: 'damaged' });
        const { [key as keyof typeof move]: _, ...rest } = move;
        expect(readMove(rest)).toEqual({ refused: 'damaged' });
      }
    }
    expect(read).toBeGreaterThan(1500);
  });

  it('CASE-108 station a save, however mangled, is a match that can be shown, or refused with a code', () => {
    const codes = new Map<string, number>();
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 16 }),
      fc.constantFrom('vote', 'order', 'stop', 'none'),
    );
    fc.assert(
      fc.property(
        anyTable,
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        junk,
        fc.nat(120),
        (table, path, value, length) => {
          const raw: unknown = JSON.parse(JSON.stringify(saveMatch(walk(table, undefined, 10, length) as Match)));
          mangle(raw, path, value);
          const back = restoreMatch(raw, station);
          const code = isRefusal(back) ? back.refused : 'accepted';
          codes.set(code, (codes.get(code) ?? 0) + 1);
          if (isRefusal(back)) {
            expect(['damaged', 'from-the-future']).toContain(back.refused);
            return;
          }
          station.scene((back as StationMatch).state);
          expect(essence(restored(back))).toEqual(essence(back));
        },
      ),
      { numRuns: 300, seed: 7 },
    );
    expect(codes.get('damaged') ?? 0).toBeGreaterThan(100);
    expect(codes.get('accepted') ?? 0).toBeGreaterThan(5);
  });
});

/** What the last round comes to when this one's order carries nothing secret and all else is played as it was. */
function replayedWithout({ state, moves, chance }: StationMatch, seat: Seat): { readonly score: object } | null {
  const own = moves.findLastIndex((move) => move.type === 'order' && move.seat === seat);
  const { setup, sides } = state.deal;
  let now = station.deal(setup, null, sides.length, chance);
  for (const [at, move] of moves.entries()) {
    const last = at === own && roundNow(now).round === state.round;
    const next = station.play(now, last ? ({ ...move, secret: 'none' } as typeof move) : move, chance);
    if (isRefusal(next)) throw new Error(next.refused);
    now = next;
  }
  return roundNow(now).final;
}

/** Puts junk into a value where the path leads, or takes something away there. */
function mangle(raw: unknown, path: readonly number[], junk: unknown): void {
  let at = raw;
  for (const [depth, turn] of path.entries()) {
    if (typeof at !== 'object' || at === null) return;
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[turn % keys.length] as string;
    const box = at as Record<string, unknown>;
    const inner = box[key];
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      if (turn % 5 === 0) delete box[key];
      else box[key] = junk;
      return;
    }
    at = inner;
  }
}
