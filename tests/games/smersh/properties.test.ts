// What holds for every match, whatever the table does: random matches of 6–10 players with every house rule,
// watched by a referee who has read the same rules.

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { type Match, playMove, restoreMatch, saveMatch, undoMove } from '../../../src/core/match';
import { smersh } from '../../../src/games/smersh/game';
import { readMove } from '../../../src/games/smersh/moves';
import { readSetup } from '../../../src/games/smersh/setup';
import type { HandOut, Phase, SmershState, Use } from '../../../src/games/smersh/state';
import { giver, type Report, rightful, speaking, takers, uses } from './referee';
import { BOOK, bookDeck, essence, type SmershMatch } from './table';
import { type AnyTable, anyMove, anyTable, deepFreeze, inOrder, waitingIn, walk } from './walk';

const PHASES: Record<Report['at'], Phase['phase']> = {
  leader: 'first-leader',
  cards: 'dealing',
  handing: 'hand-out',
  'before-squad': 'window',
  'before-mission': 'window',
  asked: 'answer',
  picking: 'team',
  nominated: 'proposal',
  speaking: 'speech',
  floor: 'floor',
  vote: 'ballot',
  votes: 'votes',
  thwarted: 'sabotaged',
  decisions: 'mission',
  outcome: 'mission-result',
  over: 'over',
  spent: 'spent',
};

const tables = fc.sample(anyTable, { numRuns: 140, seed: 20270131 });

/** So many matches, always the same ones, so that nothing is proved of an empty set. */
function matches(many: number, each: (table: AnyTable) => void): void {
  for (const table of tables.slice(0, many)) each(table);
}

/** What was seen in one walk through all of them, for every test that can be answered from it. */
const seen = {
  finals: [] as { readonly match: SmershMatch; readonly table: AnyTable }[],
  phases: new Set<string>(),
  codes: new Set<string>(),
  faults: [] as string[],
};

beforeAll(() => {
  for (const table of tables) {
    const match = walk(table, ({ before, after, report, did, refused, allowed }) => {
      const at = (what: string): void => {
        seen.faults.push(`${what}: ${JSON.stringify(did)} in ${before.state.phase}, ${refused}, seed ${table.seed}`);
      };
      seen.phases.add(`${after.state.phase} ${report.at}`);
      const { audience } = smersh.scene(after.state);
      const holder = report.at === 'asked' ? report.asking?.seat : waitingIn(after)[0];
      if (audience !== (holder ?? 'table')) at('the wrong one holds the phone');
      if (did === null) return;
      if ((refused === null) !== allowed) at(allowed ? 'refused against the rules' : 'taken against the rules');
      if (refused === null) return;
      seen.codes.add(refused);
      if (after !== before) at('a refusal changed something');
    });
    seen.finals.push({ match, table });
  }
}, 240_000);

/** The same matches at their end. */
function ended(each: (match: SmershMatch, table: AnyTable) => void): void {
  expect(seen.finals.length).toBeGreaterThan(100);
  for (const { match, table } of seen.finals) each(match, table);
}

function restored(match: Match): Match {
  const back = restoreMatch(JSON.parse(JSON.stringify(saveMatch(match))), smersh);
  if (isRefusal(back)) throw new Error(`a save was refused: ${back.refused}`);
  return back;
}

const handOuts = ({ log }: SmershState): HandOut[] => log.filter((entry) => entry.what === 'hand-out');
const usesIn = ({ log }: SmershState): Use[] => log.filter((entry) => entry.what === 'use');

describe('any match', { timeout: 120_000 }, () => {
  it('SMR-04 SMR-10 ends within 25 squads and five missions, never throws, and never waits for nobody', () => {
    const ends = new Map<string, number>();
    const used = new Map<string, number>();
    let longest = 0;
    ended((match) => {
      const { history } = match.state;
      longest = Math.max(longest, history.length);
      for (const { ability, when } of usesIn(match.state)) {
        const what = `${ability} ${when}`;
        used.set(what, (used.get(what) ?? 0) + 1);
      }
      const done = history.filter(({ result }) => result === 'completed' || result === 'broken');
      expect(done.map(({ mission }) => mission)).toEqual([1, 2, 3, 4, 5].slice(0, done.length));
      const end = smersh.result(match.state)?.reason ?? smersh.spent(match.state) ?? 'none';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    });
    for (const end of ['scouts', 'spies', 'rejections', 'left', 'stopped', 'again'])
      expect(ends.get(end) ?? 0, `matches that end with ${end}`).toBeGreaterThan(0);
    expect(ends.get('none')).toBeUndefined();
    expect(longest).toBeGreaterThan(8);
    expect(longest).toBeLessThanOrEqual(25);
    for (const [at, phase] of Object.entries(PHASES)) expect(seen.phases).toContain(`${phase} ${at}`);
    expect(seen.phases.size).toBe(Object.keys(PHASES).length);
    const everyUse = ['interrogator', 'listener', 'psychologist'].flatMap((one) => [
      `${one} before-squad`,
      `${one} before-mission`,
    ]);
    everyUse.push('informant before-squad', 'leader before-squad', 'saboteur before-mission', 'instructor hand-outs');
    expect([...used.keys()].sort()).toEqual(everyUse.sort());
  });

  it('SMR-05 … SMR-16 goes as the referee has it: who leads, holds, gives, speaks, learns, and how it ends', () => {
    let told = 0;
    matches(60, (table) => {
      walk(table, ({ after, report, did }) => {
        const { state } = after;
        const done = state.history.filter(({ result }) => result === 'completed' || result === 'broken');
        const ended = state.phase === 'over' || 'due' in state;
        const end =
          state.phase === 'over' ? state.ending.kind : 'due' in state ? (state.due?.kind ?? null) : 'not told';
        const team = 'picked' in state ? state.picked : 'team' in state ? state.team : 'not told';
        const shown = {
          phase: state.phase,
          window: 'when' in state ? state.when : 'none',
          leader: state.leader,
          held: state.held,
          minutes: state.minutes,
          missions: done.map(({ team, decisions, result }) => ({
            team,
            failing: decisions.filter(({ choice }) => choice === 'sabotage').map(({ seat }) => seat),
            broken: result === 'broken',
          })),
          ballots: state.history.filter(({ result }) => result !== 'unfinished').length,
          told: usesIn(state)
            .filter((use) => use.told !== 'nothing')
            .map(({ seat, ability, on, told }) => `${seat} ${ability} ${on.join()}: ${told}`),
          gone: smersh.gone(state),
          end,
          team,
        };
        told = Math.max(told, shown.told.length);
        expect(shown, `after ${JSON.stringify(did)}`).toEqual({
          phase: PHASES[report.at],
          window: report.at === 'asked' ? report.asking?.back : report.at.startsWith('before') ? report.at : 'none',
          leader: report.leader,
          held: report.hands.map((held) => held ?? 'none'),
          minutes: report.minutes,
          missions: report.missions,
          ballots: report.ballots,
          told: report.told,
          gone: [...report.gone].sort((a, b) => a - b),
          end: ended ? report.end : 'not told',
          team: team === 'not told' ? 'not told' : [...report.team].sort((a, b) => a - b),
        });
      });
    });
    expect(told).toBeGreaterThan(3);
  });

  it('SMR-07 SMR-08 SMR-14 SMR-15 SMR-17 SMR-20 the table is shown what the referee knows', () => {
    const kinds = new Set<string>();
    matches(40, (table) => {
      walk(table, ({ after, report }) => {
        const scene = smersh.scene(after.state);
        if (scene.audience !== 'table') return;
        kinds.add(scene.kind);
        if (scene.kind !== 'spent') {
          expect(scene.board.needed).toBe(BOOK[table.players]?.needed);
          expect(scene.board.mostRejected).toBe(BOOK[table.players]?.most);
          expect(scene.board.missions.map(({ size }) => size)).toEqual(BOOK[table.players]?.sizes);
        }
        if (scene.kind !== 'truth' && scene.kind !== 'spent') expect(scene.board.rejected).toBe(report.inARow);
        expect(scene.seats.map(({ handed }) => handed)).toEqual(report.got);
        const next = scene.seats.find(({ right }) => right === 'next');
        const all = table.setup.handOuts.reduce((sum, count) => sum + count, 0);
        expect(next?.seat).toBe(report.rights < all ? rightful(report) : undefined);
        expect(scene.seats.filter(({ right }) => right === 'used')).toHaveLength(report.rights);
        if (scene.kind === 'speech') expect(scene.speaker).toBe(speaking(report));
        if (scene.kind === 'hand-out') {
          expect(scene.giver).toBe(giver(report));
          expect(scene.right).toBe(rightful(report));
          expect(scene.receivers).toEqual(takers(report));
          expect(scene.drawn.filter(({ is }) => is !== 'handed').map(({ ability }) => ability)).toEqual(report.shown);
        }
        if (scene.kind !== 'window' && scene.kind !== 'hand-out') return;
        const people = table.players;
        const from = (seat: number): number => (seat - report.leader + people) % people;
        const holding = report.hands.flatMap((held, seat) => (held ? [seat] : [])).sort((a, b) => from(a) - from(b));
        expect(scene.holders.map(({ seat }) => seat)).toEqual(holding);
        for (const { seat, can, people: many, among } of scene.holders) {
          const ways = uses(report, seat);
          expect(can === 'now').toBe(ways.length > 0);
          expect([...new Set(ways.flat())].sort()).toEqual([...among].sort());
          if (can === 'now') expect(ways.every((on) => on.length === many)).toBe(true);
        }
      });
    });
    expect([...kinds, 'spent'].filter((kind, at, all) => all.indexOf(kind) === at).sort()).toEqual([
      ...['first-leader', 'floor', 'hand-out', 'mission-result', 'proposal', 'sabotaged', 'speech', 'spent'],
      ...['team', 'truth', 'votes', 'window'],
    ]);
  });

  it('SMR-07 follows says what comes next, and who leads there', () => {
    const followed = new Set<string>();
    matches(50, (table) => {
      walk(table, ({ before, after, did, refused }) => {
        if (did === null || did === 'undo' || refused !== null || did.type !== 'go-on') return;
        const scene = smersh.scene(before.state);
        if (!('follows' in scene)) return;
        const { follows } = scene;
        followed.add(follows.is);
        const is = { over: 'truth', 'hand-out': 'hand-outs' }[after.state.phase as string] ?? after.state.phase;
        expect(follows.is).toBe(is);
        if (follows.is !== 'truth') expect(follows.leader).toBe(after.state.leader);
        else expect(follows.ending).toBe(smersh.result(after.state)?.reason);
      });
    });
    expect([...followed].sort()).toEqual(['hand-outs', 'mission', 'team', 'truth', 'window']);
  });

  it('SMR-12 SMR-15 cards are conserved: deck, table, held, used and discarded are the table’s deck', () => {
    matches(50, (table) => {
      let before = -1;
      const match = walk(table, ({ after, report }) => {
        const { state } = after;
        if (after.moves.length === before) return;
        before = after.moves.length;
        const given = handOuts(state);
        const cards = [
          ...state.deal.deck.slice(given.length), // in the deck, or drawn and on the table
          ...state.held.filter((held) => held !== 'none'),
          ...usesIn(state).map(({ ability }) => ability),
          ...given.flatMap(({ ability, to }) => (to === 'nobody' ? [ability] : [])),
        ];
        expect(cards.sort()).toEqual(bookDeck(table.players).sort());
        expect(state.deal.deck.slice(state.drawn)).toEqual(report.deck);
        expect(state.deal.deck.slice(given.length, state.drawn)).toEqual(report.shown);
      });
      const truth = smersh.truth(match.state);
      if (!truth) return;
      const told = truth.abilities.flatMap((entry) => {
        if (entry.what === 'use') return [entry.ability];
        return entry.to === 'nobody' ? [entry.ability] : [];
      });
      const held = truth.people.flatMap(({ holds }) => (holds === 'none' ? [] : [holds]));
      expect([...truth.deck, ...truth.undealt, ...held, ...told].sort()).toEqual(bookDeck(table.players).sort());
    });
  });

  it('SMR-14 SMR-15 one held at most, two received at most; each right once, counter-clockwise; more only by the Instructor', () => {
    let given = 0;
    let robbed = 0;
    ended(({ state }, table) => {
      const first = chanceFrom(table.seed).open('first leader').below(table.players);
      handOuts(state).forEach((entry, at) => {
        given += 1;
        expect(entry.right).toBe((first - 1 - at + 2 * table.players) % table.players);
        expect(entry.to).not.toBe(entry.giver);
        if (entry.giver !== entry.right) robbed += 1;
      });
      const rights = handOuts(state).map(({ right }) => right);
      expect(new Set(rights).size).toBe(rights.length);
      for (const seat of Array(table.players).keys()) {
        expect(handOuts(state).filter(({ to }) => to === seat).length).toBeLessThanOrEqual(2);
        const gave = handOuts(state).filter(({ giver }) => giver === seat).length;
        const instructed = usesIn(state).filter(({ ability, seat: by }) => ability === 'instructor' && by === seat);
        // Who used the Instructor may not have come to the hand-out any more, if the match ended there.
        expect(gave).toBeLessThanOrEqual(1 + instructed.length);
      }
      expect(handOuts(state).filter((entry) => entry.giver !== entry.right).length).toBeLessThanOrEqual(1);
    });
    expect(given).toBeGreaterThan(400);
    expect(robbed).toBeGreaterThan(10);
  });

  it('SMR-14 SMR-15 there is always a giver, and a discard only at the last hand-out of the match', () => {
    let discards = 0;
    ended(({ state }, table) => {
      const all = table.setup.handOuts.reduce((sum, count) => sum + count, 0);
      handOuts(state).forEach(({ giver, to }, at) => {
        expect(giver).toBeGreaterThanOrEqual(0);
        expect(giver).toBeLessThan(table.players);
        if (to !== 'nobody') return;
        discards += 1;
        expect([at, all]).toEqual([table.players - 1, table.players]);
      });
    });
    expect(discards).toBeGreaterThan(0);
  });

  it('SMR-05 SMR-09 sizes, voters and deciders are always by the tables', () => {
    let squads = 0;
    ended(({ state }, table) => {
      const book = BOOK[table.players];
      const sabotaged = usesIn(state).flatMap(({ ability, squad }) => (ability === 'saboteur' ? [squad] : []));
      state.history.forEach((team, at) => {
        squads += 1;
        expect(team.team).toHaveLength(book?.sizes[team.mission - 1] ?? -1);
        expect([...new Set(team.team)].sort((a, b) => a - b)).toEqual(team.team);
        if (team.result === 'unfinished') return;
        expect(team.votes.map(({ seat }) => seat)).toEqual([...Array(table.players).keys()]);
        const approvals = team.votes.filter(({ choice }) => choice === 'approve').length;
        const approved = approvals * 2 > table.players;
        expect(team.result === 'rejected').toBe(!approved || sabotaged.includes(at));
        if (sabotaged.includes(at)) expect(approved).toBe(true);
        if (team.result !== 'completed' && team.result !== 'broken') return;
        expect(team.decisions.map(({ seat }) => seat)).toEqual(team.team);
        for (const { seat, choice } of team.decisions)
          if (choice === 'sabotage') expect(state.deal.sides[seat]).not.toBe('scout');
      });
    });
    expect(squads).toBeGreaterThan(500);
  });

  it('SMR-09 SMR-11 the pass goes from the leader on in seating order, but for those who wait', () => {
    let passes = 0;
    matches(40, (table) => {
      let waited = false;
      walk(table, ({ after, report, did, refused }) => {
        if (did === null || did === 'undo' || refused !== null) return;
        if (did.type === 'later') waited = true;
        if (did.type === 'start-vote' || did.type === 'go-on') waited = false;
        if (!['vote', 'decisions'].includes(report.at)) return;
        expect([...waitingIn(after)].sort()).toEqual(inOrder(report).sort());
        if (waited) return;
        passes += 1;
        expect(waitingIn(after)).toEqual(inOrder(report));
      });
    });
    expect(passes).toBeGreaterThan(1000);
  });

  it('ALL-05 ALL-13 smersh what the rules do not allow is refused with a code and changes nothing; what they allow is not', () => {
    expect(seen.faults).toEqual([]);
    const always = [
      ...['choose-others', 'holds-none', 'holds-one', 'last-in-pass', 'no-clock-here'],
      ...['no-minutes', 'not-at-the-table', 'not-in-this-window', 'not-now', 'not-oneself', 'not-to-yourself'],
      ...['not-your-option', 'not-your-speech', 'not-your-turn', 'nothing-to-undo', 'play-began', 'team-long'],
      ...['team-short'],
    ];
    for (const code of always) expect(seen.codes, code).toContain(code);
    const seldom = [
      'twice-the-same',
      ...[
        'gives-anyway',
        'had-two',
        'just-taken',
        'leads-already',
        'no-minutes-left',
        'no-mission-yet',
        'nobody-holds-one',
        'not-in-that-squad',
      ],
      ...['nothing-to-take', 'somebody-can-receive'],
    ];
    for (const code of seen.codes) expect([...always, ...seldom], code).toContain(code);
  });

  it('ALL-06 smersh a save gives the same match back at every step, and it shows the same', () => {
    matches(4, (table) => {
      walk(table, ({ after, refused }) => {
        if (refused !== null) return;
        const back = restored(after as Match);
        expect(essence(back)).toEqual(essence(after as Match));
        expect(smersh.scene(back.state as SmershState)).toEqual(smersh.scene(after.state));
      });
    });
  });

  it('ALL-10 smersh the same seed and moves give the same match', () => {
    ended((match, table) => {
      let state = smersh.deal(table.setup, null, table.players, chanceFrom(table.seed));
      for (const move of match.moves) {
        const next = smersh.play(state, move, chanceFrom(table.seed));
        if (isRefusal(next)) throw new Error(next.refused);
        state = next;
      }
      expect(state).toEqual(match.state);
    });
  });

  it('ALL-07 smersh undo gives the exact state before', () => {
    const undone = new Set<string>();
    matches(16, (table) => {
      walk(table, ({ before, after, did, refused }) => {
        if (did === null || did === 'undo' || refused !== null) return;
        const back = undoMove(after as Match, after.revision);
        if (isRefusal(back)) return;
        undone.add(`${did.type} in ${before.state.phase}`);
        expect(back.state).toEqual(before.state);
      });
    });
    for (const what of [
      ...['change-team in proposal', 'extra-minute in floor', 'extra-minute in speech', 'go-on in first-leader'],
      ...['go-on in mission-result', 'go-on in votes', 'go-on in window', 'hand-out in hand-out', 'later in ballot'],
      ...['later in dealing', 'later in mission', 'pick in team', 'propose in team', 'said in speech'],
      ...['start-speeches in proposal', 'start-vote in floor', 'use in hand-out', 'use in window'],
    ])
      expect(undone).toContain(what);
    for (const what of undone) expect(what).not.toMatch(/^(seen|vote|decide|stop|deal-again) /);
  });

  it('CASE-109 smersh somebody can leave at any point, and it is over, spent, or decided already', () => {
    const from = new Set<string>();
    matches(40, (table) => {
      walk(table, ({ after: match }) => {
        const { state } = match;
        if (state.phase === 'over' || state.phase === 'spent') return;
        const seat = (match.revision * 7) % table.players;
        const code = smersh.ifLeaves(state, seat);
        const left = playMove(match as Match, { type: 'leave', seat } as never, match.revision);
        if (isRefusal(left)) {
          expect(state.left[seat]).toBe(true);
          return;
        }
        from.add(`${state.phase} ${code}`);
        const now = left.state as SmershState;
        if (code === 'deal-spent') expect(now.phase).toBe('spent');
        if (code === 'ends-match') expect(smersh.result(now)).toMatchObject({ reason: 'left', winners: [] });
        if (code === 'decided') expect(now.phase).toBe(state.phase);
      });
    });
    const ends = ['hand-out', 'window', 'answer', 'team', 'proposal', 'speech', 'floor', 'ballot', 'votes', 'mission'];
    expect([...from].filter((what) => what !== 'sabotaged decided').sort()).toEqual(
      [
        ...[...ends, 'sabotaged', 'mission-result'].map((phase) => `${phase} ends-match`),
        ...['dealing deal-spent', 'first-leader deal-spent', 'mission-result decided', 'votes decided'],
      ].sort(),
    );
  });

  it('CASE-106 SMR-22 smersh winners are named once, and score, truth and reason agree', () => {
    ended(({ state }) => {
      const result = smersh.result(state);
      const truth = smersh.truth(state);
      if (!result || !truth) {
        expect(state.phase).toBe('spent');
        return;
      }
      expect(truth.result).toEqual(result);
      expect(truth.people.map(({ points }) => points)).toEqual(result.points);
      const expected = truth.people.map(({ side, left }) => {
        if (left) return 0;
        if (result.reason === 'scouts') return side === 'scout' ? 1 : 0;
        if (result.reason === 'spies' || result.reason === 'rejections') return side === 'scout' ? 0 : 2;
        return 0;
      });
      expect(result.points).toEqual(expected);
      expect(result.winners).toEqual(expected.flatMap((got, seat) => (got > 0 ? [seat] : [])));
    });
  });

  it('never changes a state that it was given', () => {
    matches(20, (table) => {
      walk(table, ({ after }) => {
        deepFreeze(after.state); // a write to it would throw from here on
        smersh.scene(after.state);
        smersh.truth(after.state);
        for (const seat of after.players.keys()) smersh.card(after.state, seat);
      });
    });
  });
});

describe('any input', { timeout: 120_000 }, () => {
  it('CASE-108 smersh whatever is read is a set-up, a supply or a move, or refused', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(readSetup(raw)).toEqual({ refused: 'damaged' });
        expect(readMove(raw)).toEqual({ refused: 'damaged' });
        if (raw !== null) expect(smersh.readSupply(raw)).toEqual({ refused: 'damaged' });
      }),
    );
    expect(smersh.readSupply(null)).toBeNull();
  });

  it('CASE-108 smersh every move that can be played is read back as it is, and a junk field refuses it', () => {
    const draw = chanceFrom('3'.repeat(32)).hidden('moves');
    let read = 0;
    for (let n = 0; n < 2000; n++) {
      const move = anyMove(draw, 10);
      const seats = [...('seat' in move ? [move.seat] : []), ...(move.type === 'use' ? move.on : [])];
      const outside = seats.some((seat) => seat < 0 || seat > 9);
      expect(readMove(move)).toEqual(outside ? { refused: 'damaged' } : move);
      expect(readMove({ ...move, more: 1 })).toEqual({ refused: 'damaged' });
      if (!outside) read += 1;
      for (const key of Object.keys(move)) {
        for (const junk of [null, undefined, 1.5, 10, 'abstain', {}, [0, 1, 2], [-1]])
          expect(readMove({ ...move, [key]: junk }), `${JSON.stringify(move)} with ${key} ${String(junk)}`).toEqual({
            refused: 'damaged',
          });
        const { [key as keyof typeof move]: _, ...rest } = move;
        expect(readMove(rest)).toEqual({ refused: 'damaged' });
      }
    }
    expect(read).toBeGreaterThan(1500);
  });

  it('CASE-108 smersh a save, however mangled, is a match that can be shown, or refused with a code', () => {
    const codes = new Map<string, number>();
    const junk = fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 12 }), fc.constantFrom('vote', 'use', 'stop'));
    fc.assert(
      fc.property(
        anyTable,
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        junk,
        fc.nat(80),
        (table, path, value, length) => {
          const raw: unknown = JSON.parse(JSON.stringify(saveMatch(walk(table, undefined, 10, length) as Match)));
          mangle(raw, path, value);
          const back = restoreMatch(raw, smersh);
          const code = isRefusal(back) ? back.refused : 'accepted';
          codes.set(code, (codes.get(code) ?? 0) + 1);
          if (isRefusal(back)) {
            expect(['damaged', 'from-the-future']).toContain(back.refused);
            return;
          }
          smersh.scene((back as SmershMatch).state);
          expect(essence(restored(back))).toEqual(essence(back));
        },
      ),
      { numRuns: 300, seed: 7 },
    );
    expect(codes.get('damaged') ?? 0).toBeGreaterThan(100);
    expect(codes.get('accepted') ?? 0).toBeGreaterThan(5);
  });
});

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
