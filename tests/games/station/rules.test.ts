// One test or more for each rule of The Station that its rules keep, in the order of the rule book: set-up, rounds, orders,
// jobs. Votes, outcomes, clocks and house rules stand in flow.test.ts; the shared rules and secrecy in files of their own.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { startMatch } from '../../../src/core/match';
import { needOf } from '../../../src/games/station/deal';
import { station } from '../../../src/games/station/game';
import { PLANS } from '../../../src/games/station/moves';
import { check, suggest } from '../../../src/games/station/setup';
import { roundNow, type StationState } from '../../../src/games/station/state';
import { book, COUNTS, nameOf, names, type Script, SEED, seatOf, type Table, table, WIN } from './table';

const seedOf = (n: number): string => (n * 2_654_435_761 + 17).toString(16).padStart(32, '0');

/** Nobody answers until so many rounds are over. */
function afterRounds(many: number, script: Script = {}): Table {
  const t = table(script);
  for (let round = 1; round <= many; round++) t.orders(WIN).votes().goOn();
  return t;
}

describe('setup', () => {
  it('STN-101 the loyal side wins with parts enough and a station that works, after the last round only', () => {
    const t = table({ rounds: Object.fromEntries([1, 2, 3].map((round) => [round, { parts: [3, 2, 1] }])) });
    const big = { anya: '0 field kostya', liza: '0 radio dima', kostya: '0 guard anya', dima: '0 guard liza' };
    for (let round = 1; round <= 6; round++) {
      t.orders(round <= 3 ? big : WIN);
      expect(t.board().parts).toBe(round <= 3 ? round * 3 : 9 + round - 3);
      t.votes();
      expect(t.shows('outcome').follows.is).toBe(round === 6 ? 'truth' : 'round'); // STN-102: play goes on after the goal
      t.goOn();
    }
    expect(t.result()).toEqual({ reason: 'sent', winners: [0, 1, 2, 3], points: [1, 1, 1, 1, 0] });
  });

  it('STN-101 the infiltrators win at the damage limit, or with too few parts at the end', () => {
    const t = table();
    for (let round = 1; round <= 4; round++) t.lost();
    expect(t.result()?.reason).toBe('destroyed');
    expect(t.points()).toEqual({ vera: 2 });
    const few = afterRounds(6);
    expect(few.result()?.reason).toBe('too-few');
    expect(few.truth().rounds.at(-1)?.final).toMatchObject({ score: { parts: 6, damage: 0 } });
  });

  it('STN-102 a failure takes a part away, never below none; damage stays', () => {
    const t = table().lost();
    expect(t.everybodyLooks().score()).toEqual([0, 1]);
    t.sent();
    t.sent();
    expect(t.everybodyLooks().score()).toEqual([2, 1]);
    t.lost();
    expect(t.everybodyLooks().score()).toEqual([1, 2]);
  });

  it('STN-103 section 1: rounds, goal, limit and infiltrators by band, the count in the open', () => {
    for (const players of COUNTS) {
      const { rounds, goal, limit, infiltrators } = book(players);
      const t = table({ players, drawn: true }).everybodyLooks();
      expect(t.board()).toMatchObject({ rounds, goal, limit, infiltrators, parts: 0, damage: 0 });
      expect(t.state.deal.sides.filter((side) => side === 'infiltrator')).toHaveLength(infiltrators);
    }
  });

  it('STN-103 five to fifteen play', () => {
    expect(station.players).toEqual({ min: 5, max: 15 });
    for (const players of COUNTS) expect(check(suggest(), players)).toEqual([]);
    for (const [count, code, about] of [
      [4, 'too-few-players', { players: 4, min: 5 }],
      [16, 'too-many-players', { players: 16, max: 15 }],
    ] as const) {
      expect(check(suggest(), count)).toEqual([{ code, weight: 'refusal', about }]);
      const people = Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Player ${at}` }));
      const start = { id: 'm', game: station, seed: SEED, setup: suggest(), supply: null, players: people };
      const match = startMatch(start);
      expect(isRefusal(match) && match.refused).toBe(code);
    }
  });

  it('STN-104 an infiltrator’s card names the mates, in seating order', () => {
    const t = table({ players: 12, infiltrators: ['ivan', 'liza', 'olga'] });
    expect(names(t.card('olga').rows as number[])).toEqual(['liza', 'ivan']);
    expect(names(t.card('ivan').rows as number[])).toEqual(['liza', 'olga']);
    expect(table({ players: 9, infiltrators: ['anya', 'max'] }).card('anya').rows).toEqual([seatOf('max')]);
    expect(table().card('vera').rows).toEqual([]);
  });

  it('STN-208 a loyal player’s card has as many rows of fixed words, its readings, and one remark', () => {
    for (const players of COUNTS) {
      const t = table({ players });
      const { infiltrators, cards } = book(players);
      for (const name of t.names) {
        const { rows, readings, note, side } = t.card(name);
        expect(rows).toHaveLength(infiltrators - 1);
        expect(readings).toHaveLength(cards);
        expect(Object.keys(note)).toEqual(['is', 'victim', 'job']);
        if (side === 'loyal') expect(rows.filter((row) => row !== 'fixed-words')).toEqual([]);
      }
    }
  });

  it('STN-208 the side stands on round one’s card first, and on every later one', () => {
    const t = table();
    expect(t.private('card')).toMatchObject({ audience: 0, round: 1, side: 'loyal' });
    t.sent();
    expect(t.private('card')).toMatchObject({ audience: 1, round: 2, side: 'loyal' });
    expect(t.card('vera').side).toBe('infiltrator');
  });

  it('STN-105 everybody has another occupation, shown to all; there are fifteen or more', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const t = table({ players: 15, drawn: true, seed: seedOf(n) }).everybodyLooks();
      const shown = t.tableScene().seats.map(({ occupation }) => occupation);
      expect(new Set(shown).size).toBe(15);
      for (const one of shown) seen.add(one);
    }
    expect(seen.size).toBeGreaterThanOrEqual(15);
  });

  it('STN-106 missions are shuffled, one for each round, and say nothing of the numbers', () => {
    const firsts = new Set<number>();
    const partsByMission = new Map<number, Set<string>>();
    for (let n = 0; n < 200; n++) {
      const t = table({ players: 12, drawn: true, seed: seedOf(n) }).everybodyLooks();
      const { missions } = t.state.deal;
      expect(new Set(missions).size).toBe(8);
      const { mission, plans } = t.board();
      expect(mission).toBe(missions[0]);
      firsts.add(mission);
      const parts = partsByMission.get(mission) ?? new Set();
      partsByMission.set(mission, parts.add(plans.map((plan) => plan.parts).join()));
    }
    expect(firsts.size).toBeGreaterThanOrEqual(8);
    for (const orders of partsByMission.values()) expect(orders.size).toBeGreaterThan(1);
  });

  it('STN-107 everything random is drawn anew each match', () => {
    const [one, other] = [1, 2].map((n) => table({ players: 15, drawn: true, seed: seedOf(n) }).state);
    const a = one as StationState;
    const b = other as StationState;
    expect(a.deal.sides).not.toEqual(b.deal.sides);
    expect(a.deal.occupations).not.toEqual(b.deal.occupations);
    expect(a.deal.missions).not.toEqual(b.deal.missions);
    expect(roundNow(a).drawn.readings).not.toEqual(roundNow(b).drawn.readings);
  });
});

describe('a round', () => {
  const draws = (players: number, many: number) =>
    Array.from({ length: many }, (_, n) => roundNow(table({ players, drawn: true, seed: seedOf(n) }).state).drawn);

  it('STN-201 three plans with one, two and three parts, in any order', () => {
    const orders = new Set<string>();
    for (const { plans } of draws(6, 100)) {
      const parts = plans.map((plan) => plan.parts);
      expect([...parts].sort()).toEqual([1, 2, 3]);
      orders.add(parts.join());
    }
    expect(orders.size).toBe(6);
  });

  /** The table of STN-202, as it stands in the rule book. */
  const POSTS: readonly (readonly [players: number, living: number, posts: string])[] = [
    [5, 4, '1+1 1+1 2+1'],
    [5, 5, '1+1 2+1 2+2'],
    [6, 6, '1+1 2+1 2+2'],
    [7, 7, '2+1 2+2 3+2'],
    [8, 6, '1+1 2+1 2+2'],
    [8, 7, '1+1 2+1 2+2'],
    [8, 8, '2+1 2+2 3+2'],
    [9, 9, '2+1 2+2 4+2'],
    [10, 10, '2+1 3+2 4+2'],
    [11, 11, '2+2 4+2 4+4'],
    [12, 9, '1+1 2+1 2+2'],
    [12, 10, '1+1 2+1 2+2'],
    [12, 11, '2+1 2+2 3+2'],
    [12, 12, '2+1 2+2 3+2'],
    [13, 13, '2+2 3+2 4+2'],
    [14, 14, '3+2 4+3 4+4'],
    [15, 15, '3+3 4+4 5+4'],
  ];

  it.each(POSTS)('STN-202 of %i players %i living: %s, half the time swapped', (players, living, row) => {
    const posts = row.split(' ');
    const swaps = new Set<boolean>();
    for (let n = 0; n < 12; n++) {
      const t = table({ players, drawn: true, seed: seedOf(n) }).everybodyLooks();
      for (const name of t.names.slice(living)) t.leave(name);
      // Loyal ones may have left alone: then there is no next round to look at.
      const next = living < players ? (t.state.phase === 'over' ? null : t.orders().votes().goOn()) : t;
      if (!next || next.state.phase === 'over') continue;
      for (const plan of roundNow(next.state).drawn.plans) {
        const [x, y] = (posts[plan.parts - 1] as string).split('+').map(Number) as [number, number];
        expect([`${x}+${y}`, `${y}+${x}`]).toContain(`${plan.field}+${plan.radio}`);
        if (x !== y) swaps.add(plan.field === x);
      }
    }
    if (posts.some((post) => post[0] !== post[2])) expect([...swaps].sort()).toEqual([false, true]);
  });

  it('STN-202 each plan is swapped or not by a draw of its own', () => {
    const kinds = new Set(draws(7, 200).map(({ plans }) => plans.map(({ field, radio }) => field > radio).join()));
    expect(kinds.size).toBeGreaterThan(5);
  });

  it('STN-203 two readings of 0 or 1 for each of 5–7 players, otherwise one of 0 to 2; and one unread for each plan', () => {
    for (const players of COUNTS) {
      const { cards, most } = book(players);
      const values = new Set<number>();
      for (const { readings } of draws(players, 30)) {
        expect(readings).toHaveLength(players * cards + 3);
        expect(
          readings
            .filter(({ owner }) => owner === 'unread')
            .map(({ plan }) => plan)
            .sort(),
        ).toEqual([0, 1, 2]);
        for (let seat = 0; seat < players; seat++) {
          const own = readings.filter(({ owner }) => owner === seat);
          expect(own).toHaveLength(cards);
          expect(new Set(own.map(({ plan }) => plan)).size).toBe(cards);
        }
        const each = PLANS.map((plan) => readings.filter((reading) => reading.plan === plan).length);
        expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
        for (const { value } of readings) values.add(value);
      }
      expect([...values].sort()).toEqual(most === 1 ? [0, 1] : [0, 1, 2]);
    }
  });

  it('STN-203 a plan needs the sum of its readings, the unread one too', () => {
    for (const drawn of draws(9, 50)) {
      for (const plan of PLANS) {
        const own = drawn.readings.filter((reading) => reading.plan === plan);
        expect(needOf(drawn, plan)).toBe(own.reduce((sum, { value }) => sum + value, 0));
        expect(own.some(({ owner }) => owner === 'unread')).toBe(true);
      }
    }
  });

  /** STN-203 and STN-901: percent, by the number of players. */
  const STANDARD: Record<number, string> = {
    ...{ 5: '20 37 53', 6: '30 52 67', 7: '35 58 66', 8: '10 19 24', 9: '15 28 37', 10: '20 32 46' },
    ...{ 11: '20 32 46', 12: '15 23 30', 13: '15 27 35', 14: '20 27 29', 15: '20 28 32' },
  };
  const CALM: Record<number, string> = {
    ...{ 5: '12 22 32', 6: '25 43 55', 7: '28 46 53', 8: '4 8 10', 9: '6 11 15', 10: '11 18 25' },
    ...{ 11: '11 17 24', 12: '6 10 13', 13: '7 13 16', 14: '11 14 15', 15: '12 17 20' },
  };

  it.each([
    ['STN-203', 'standard', STANDARD],
    ['STN-901', 'calm', CALM],
  ] as const)('%s how often a reading finds a fault: %s', (_, difficulty, percents) => {
    for (const players of COUNTS) {
      const asked: number[] = [];
      const drawn = chanceFrom(SEED);
      // A draw that fails at the given percent and not one below tells what was asked for.
      const at = (percent: number) => ({
        open: drawn.open,
        hidden: (name: string) =>
          name.endsWith('values') ? { ...drawn.hidden(name), below: () => percent } : drawn.hidden(name),
      });
      const setup = { ...suggest(), difficulty };
      for (const parts of [1, 2, 3]) {
        const value = (percent: number): number => {
          const { plans, readings } = roundNow(station.deal(setup, null, players, at(percent))).drawn;
          return readings.find(({ plan }) => plans[plan].parts === parts)?.value ?? -1;
        };
        let percent = 0;
        while (value(percent) > 0) percent += 1;
        asked.push(percent);
        expect(value(percent - 1)).toBe(book(players).most);
      }
      expect(asked.join(' ')).toBe(percents[players]);
    }
  });

  it('STN-204 a card says how many faults are in one’s own sectors, and nothing of others', () => {
    const t = table({ players: 6, drawn: true });
    const { readings } = roundNow(t.state).drawn;
    for (const name of t.names) {
      const own = readings.filter(({ owner }) => owner === seatOf(name)).map(({ plan, value }) => ({ plan, value }));
      expect(t.card(name).readings).toEqual(own.sort((a, b) => a.plan - b.plan));
    }
  });

  it('STN-204 the table sees for each plan parts, posts, readings held and unseen, and the most that one can find', () => {
    const t = table({ players: 8, rounds: { 1: { parts: [3, 1, 2], swapped: true, need: [2, 1, 0] } } });
    const shown = t.everybodyLooks().board().plans;
    expect(shown).toEqual([
      { parts: 3, field: 2, radio: 3, held: 3, unseen: 1, most: 2 },
      { parts: 1, field: 1, radio: 2, held: 3, unseen: 1, most: 2 },
      { parts: 2, field: 2, radio: 2, held: 2, unseen: 1, most: 2 },
    ]);
    expect(table({ players: 5 }).everybodyLooks().board().plans[0]).toMatchObject({ held: 4, unseen: 1, most: 1 });
  });

  it('STN-204 STN-703 a suspended player’s readings count and are seen by nobody', () => {
    const t = table({ players: 6, drawn: true }).orders(WIN).votedOut('liza').goOn();
    const { drawn } = t.record();
    const hers = drawn.readings.filter(({ owner }) => owner === seatOf('liza')).map(({ plan }) => plan);
    expect(hers).toHaveLength(2);
    expect(t.card('liza').readings).toEqual([]);
    t.everybodyLooks();
    t.board().plans.forEach(({ unseen, held }, plan) => {
      expect(unseen).toBe(hers.includes(plan as 0) ? 2 : 1);
      expect(held + unseen).toBe(drawn.readings.filter((reading) => reading.plan === plan).length);
    });
    expect(PLANS.map((plan) => needOf(drawn, plan)).reduce((a, b) => a + b)).toBe(
      drawn.readings.reduce((sum, { value }) => sum + value, 0),
    );
  });

  it('STN-205 what is needed does not depend on the round', () => {
    const t = table();
    const seen = new Set<string>();
    for (let round = 1; round <= 6; round++) {
      t.everybodyLooks();
      seen.add(JSON.stringify(t.board().plans));
      t.orders(WIN).votes().goOn();
    }
    expect(seen.size).toBe(1);
  });

  it('STN-205 a suspension lowers nothing: the posts are those of all the living', () => {
    const t = table({ players: 7 }).orders(WIN).votedOut('liza').goOn().everybodyLooks();
    expect(t.board().plans.map(({ field, radio }) => field + radio)).toEqual([3, 4, 5]);
  });

  it('STN-206 after a death the posts are those of the living, with fewer readings, by the same chances', () => {
    const t = table({
      players: 8,
      rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 1, parts: [1, 2, 3] } },
    }).sent();
    t.orders({ anya: '0 field petya', liza: '0 radio', petya: '0 guard anya trap' }).votes();
    expect(t.is('anya')).toBe('dead');
    t.goOn();
    const { plans, readings } = t.record().drawn;
    expect(plans.map(({ field, radio }) => `${field}+${radio}`)).toEqual(['1+1', '2+1', '2+2']);
    expect(readings).toHaveLength(7 + 3);
    expect(readings.some(({ owner }) => owner === seatOf('anya'))).toBe(false);
    // q is still that of eight: one fault in a hundred tries below ten percent, none at ten.
    expect(readings.every(({ value }) => value === 0)).toBe(true);
  });

  it('STN-207 no trap in round one; then in six rounds of ten, to one active infiltrator, for one active loyal player', () => {
    let offers = 0;
    const jobs = { field: 0, radio: 0 };
    for (let n = 0; n < 400; n++) {
      const t = table({ players: 8, drawn: true, seed: seedOf(n) });
      expect(t.record().drawn.offer).toBeNull();
      t.orders().votes().goOn();
      const { offer } = t.record().drawn;
      if (!offer) continue;
      offers += 1;
      jobs[offer.job] += 1;
      expect(t.state.deal.sides[offer.by]).toBe('infiltrator');
      expect(t.state.deal.sides[offer.victim]).toBe('loyal');
    }
    expect(offers).toBeGreaterThan(205);
    expect(offers).toBeLessThan(275);
    expect(jobs.field).toBeGreaterThan(offers * 0.4);
    expect(jobs.radio).toBeGreaterThan(offers * 0.4);
  });

  it('STN-207 only that infiltrator sees it; whoever is injured is asked for radio', () => {
    const rounds = {
      2: { trap: ['max', 'anya', 'field'], parts: [1, 2, 3] },
      3: { trap: ['max', 'anya', 'field'] },
    } as const;
    const t = table({ players: 6, rounds }).sent();
    expect(t.card('max').note).toEqual({ is: 'offer', victim: seatOf('anya'), job: 'field' });
    for (const name of t.names.slice(0, 5)) expect(t.card(name).note.is).toBe('remark');
    t.orders({ anya: '0 field max', liza: '0 radio', max: '0 guard anya trap' }).votes().goOn();
    expect(t.record().injured).toBe(seatOf('anya'));
    expect(t.card('max').note).toEqual({ is: 'offer', victim: seatOf('anya'), job: 'radio' });
  });

  it('STN-207 STN-810 no offer to or for a suspended player', () => {
    let seen = 0;
    for (let n = 0; n < 120; n++) {
      const t = table({ players: 8, drawn: true, seed: seedOf(n) });
      t.orders()
        .votedOut(nameOf(n % 8))
        .goOn();
      const { suspended, drawn } = t.record();
      expect(suspended).toBe(n % 8);
      if (!drawn.offer) continue;
      seen += 1;
      expect([drawn.offer.by, drawn.offer.victim]).not.toContain(suspended);
    }
    expect(seen).toBeGreaterThan(40);
    const alone = table({ players: 5, rounds: { 2: {} } })
      .orders()
      .votedOut('vera')
      .goOn();
    expect(alone.record().drawn.offer).toBeNull(); // the only infiltrator is suspended
  });
});

describe('orders', () => {
  it('STN-301 an order has plan, job, partner and something secret; once sent it cannot be changed or taken back', () => {
    const t = table().toOrders().order('anya', '1 guard liza');
    expect(t.record().orders[0]).toEqual({ plan: 1, job: 'guard', partner: 1, secret: 'none' });
    expect(t.refusal({ type: 'order', seat: 0, plan: 2, job: 'field', partner: null, secret: 'none' })).toBe(
      'not-your-turn',
    );
    expect(t.canUndo()).toBe(false);
    t.orders();
    expect(t.refusal({ type: 'order', seat: 0, plan: 2, job: 'field', partner: null, secret: 'none' })).toBe('not-now');
  });

  const send = (t: Table, more: object): string =>
    t.refusal({ type: 'order', seat: 0, plan: 0, job: 'guard', partner: null, secret: 'none', ...more } as never);

  it('STN-302 a partner is another active player', () => {
    const t = table({ players: 6 }).orders(WIN).votedOut('liza').goOn();
    t.toOrders();
    while (t.holder() !== 'anya') t.play({ type: 'time-is-up' });
    for (const partner of [0, seatOf('liza'), 6, -1, 1.5]) expect(send(t, { partner })).toBe('not-a-partner');
    expect(send(t, { partner: seatOf('kostya') })).toBe('accepted');
    expect(t.private('order').partners).not.toContain(seatOf('liza'));
  });

  it('STN-302 who is injured cannot choose field, but radio and guard', () => {
    const t = table({ players: 6, rounds: { 2: { trap: ['max', 'anya', 'field'] } }, first: 'vera' }).sent();
    t.orders({ anya: '0 field max', liza: '0 radio', max: '0 guard anya trap' }).votes().goOn().toOrders();
    while (t.holder() !== 'anya') t.play({ type: 'time-is-up' });
    expect(t.private('order').injured).toBe(true);
    expect(send(t, { job: 'field' })).toBe('injured');
    expect(send(t, { job: 'radio' })).toBe('accepted');
    expect(send(t, { job: 'guard' })).toBe('accepted');
  });

  it('STN-302 only infiltrators sabotage, and only who holds the offer lays a trap', () => {
    const script: Script = {
      players: 8,
      infiltrators: ['anya', 'liza'],
      first: 'petya',
      rounds: { 2: { trap: ['anya', 'max', 'field'] } },
    };
    const t = table(script).sent().toOrders();
    expect(t.holder()).toBe('anya');
    expect(send(t, { secret: 'sabotage' })).toBe('accepted');
    expect(send(t, { secret: 'trap', partner: seatOf('max') })).toBe('accepted');
    t.order('anya', '0 guard');
    expect(send(t, { seat: 1, secret: 'sabotage' })).toBe('accepted');
    expect(send(t, { seat: 1, secret: 'trap', partner: seatOf('max') })).toBe('not-your-option');
    t.order('liza', '0 guard');
    expect(send(t, { seat: 2, secret: 'sabotage' })).toBe('not-your-option');
    expect(send(t, { seat: 2, secret: 'trap' })).toBe('not-your-option');
  });

  it('STN-303 a missing order gives no vote for a plan and does no job', () => {
    const t = table().orders({ anya: '2 guard', liza: '1 guard' });
    const { told } = t.shows('result');
    expect(told.planVotes).toEqual([0, 1, 1]);
    expect(told.report.winningPlan).toBe(1);
    expect(told.submitted).toEqual({ field: 0, radio: 0, guards: 1 });
    expect(told.orders.filter(({ order }) => order === 'nothing').map(({ seat }) => nameOf(seat))).toEqual([
      'kostya',
      'dima',
      'vera',
    ]);
  });

  it('STN-304 everybody picks one of three: pastimes, or for an infiltrator a pastime, sabotage and a trap where there is one', () => {
    const script: Script = { players: 8, first: 'petya', rounds: { 2: { trap: ['nina', 'anya', 'field'] } } };
    const t = table({ ...script, infiltrators: ['olga', 'petya'], rounds: {} }).toOrders();
    const labels = (): string[] =>
      t
        .private('order')
        .also.map(({ label }) => label)
        .sort();
    const secrets = (): string[] =>
      t
        .private('order')
        .also.map(({ secret }) => secret)
        .sort();
    expect(labels()).toEqual(['log', 'rest', 'sabotage']);
    expect(secrets()).toEqual(['none', 'none', 'sabotage']);
    t.play({ type: 'time-is-up' });
    expect(labels()).toEqual(['log', 'matches', 'rest']);
    expect(secrets()).toEqual(['none', 'none', 'none']);
    const offered = table({ players: 5, first: 'dima', rounds: { 2: { trap: ['vera', 'anya', 'field'] } } }).sent();
    const also = offered.toOrders().private('order').also;
    expect(offered.holder()).toBe('vera');
    expect(also.map(({ label, secret }) => `${label} ${secret}`).sort()).toEqual([
      'rest none',
      'sabotage sabotage',
      'trap trap',
    ]);
  });

  it('STN-304 a trap with another job than guard, or another partner than the victim, is sent as none', () => {
    const script: Script = { players: 6, first: 'vera', rounds: { 2: { trap: ['max', 'anya', 'field'] } } };
    for (const [order, kept] of [
      ['0 guard anya trap', 'trap'],
      ['0 guard liza trap', 'none'],
      ['0 guard trap', 'none'],
      ['0 radio anya trap', 'none'],
    ] as const) {
      const t = table(script).sent().toOrders();
      expect(t.holder()).toBe('max');
      expect(t.order('max', order).record().orders[seatOf('max')]?.secret).toBe(kept);
    }
  });
});

describe('jobs', () => {
  const result = (sent: Parameters<Table['orders']>[0], script: Script = {}) => {
    const t = table(script).orders(sent);
    return { t, told: t.shows('result').told, mission: t.record().provisional?.mission };
  };

  it('STN-401 the plan with most orders is used; a tie goes to the topmost; without any the first', () => {
    expect(result({ anya: '1 field', liza: '1 radio', kostya: '0 guard' }).told.report.winningPlan).toBe(1);
    expect(result({ anya: '2 field', liza: '1 radio' }).told.report.winningPlan).toBe(1);
    const none = result({});
    expect(none.told).toMatchObject({
      planVotes: [0, 0, 0],
      report: { winningPlan: 0, success: false, fieldShort: 1, radioShort: 1 },
    });
  });

  it('STN-401 only who chose that plan takes part', () => {
    const { told } = result({ anya: '0 field', liza: '0 guard', kostya: '0 guard', dima: '1 radio', vera: '1 radio' });
    expect(told.submitted).toEqual({ field: 1, radio: 0, guards: 2 });
    expect(told.report).toMatchObject({ radioShort: 1, success: false });
  });

  it('STN-402 a worker covers one post, a guard one fault; what is over does not move to another job', () => {
    const need = { rounds: { 1: { need: [2, 0, 0] as const } } };
    const enough = { anya: '0 field', liza: '0 radio', kostya: '0 guard', dima: '0 guard' } as const;
    expect(result(enough, need).told.report).toEqual({
      winningPlan: 0,
      need: 2,
      fieldShort: 0,
      radioShort: 0,
      guardFailed: false,
      success: true,
    });
    const { dima: _, ...few } = enough;
    expect(result(few, need).told.report).toMatchObject({ guardFailed: true, success: false });
    const over = result({ anya: '0 field', liza: '0 field', kostya: '0 field', dima: '0 guard' });
    expect(over.told.report).toMatchObject({ fieldShort: 0, radioShort: 1, success: false });
  });

  it('STN-403 a guard and a worker who name each other: two posts, and the guard still guards', () => {
    const { told } = result(
      { anya: '1 field kostya', liza: '1 radio', kostya: '1 guard anya' },
      { rounds: { 1: { need: [0, 1, 0] } } },
    );
    expect(told).toMatchObject({ pairs: [[0, 2]], submitted: { field: 2, radio: 1, guards: 1 } });
    expect(told.report.success).toBe(true);
  });

  it('STN-403 one-sided, chains, two workers, two guards, and other plans give nothing', () => {
    const alone = { anya: '1 field liza', liza: '1 guard', kostya: '1 radio' };
    const chain = { anya: '1 field liza', liza: '1 guard kostya', kostya: '1 radio anya' };
    const workers = { anya: '1 field liza', liza: '1 radio anya', kostya: '1 guard' };
    const guards = { anya: '1 guard liza', liza: '1 guard anya', kostya: '1 field' };
    const apart = { anya: '1 field liza', liza: '0 guard anya', kostya: '1 radio' };
    for (const sent of [alone, chain, workers, guards, apart]) expect(result(sent).told.pairs).toEqual([]);
  });

  it('STN-404 each saboteur on the plan that is used adds two faults; one elsewhere none', () => {
    const bad: Script = { players: 8, infiltrators: ['olga', 'petya'] };
    const crew = { anya: '0 field liza', liza: '0 guard anya', kostya: '0 radio', dima: '0 guard', vera: '0 guard' };
    const two = result({ ...crew, olga: '0 field sabotage', petya: '0 radio sabotage', max: '0 guard' }, bad);
    expect(two.mission).toMatchObject({ sabotages: 2, requiredGuards: 4, success: true });
    const three = result({ ...crew, olga: '0 field sabotage', petya: '0 radio sabotage' }, bad);
    expect(three.told.report).toMatchObject({ guardFailed: true, success: false });
    const elsewhere = result({ ...crew, olga: '1 field sabotage' }, bad);
    expect(elsewhere.mission).toMatchObject({ sabotages: 0, requiredGuards: 0, success: true });
  });

  it('STN-404 a guard who sabotages neither guards nor helps; a worker who does keeps both posts', () => {
    const guard = result({ anya: '1 field vera', liza: '1 radio', vera: '1 guard anya sabotage', dima: '1 guard' });
    expect(guard.mission).toMatchObject({
      submitted: { field: 2, radio: 1, guards: 2 },
      working: { field: 1, radio: 1, guards: 1 },
    });
    const worker = result({ vera: '1 field dima sabotage', liza: '1 radio', dima: '1 guard vera', anya: '1 guard' });
    expect(worker.mission).toMatchObject({ working: { field: 2, radio: 1, guards: 2 }, success: true });
  });

  it('STN-405 success gives the plan’s parts, failure takes one and adds a damage', () => {
    const won = result({ anya: '1 field kostya', liza: '1 radio', kostya: '1 guard anya' });
    expect(won.told).toMatchObject({ change: 2, score: { parts: 2, damage: 0 } });
    const t = won.t.votes().goOn().orders();
    expect(t.shows('result').told).toMatchObject({ change: -1, score: { parts: 1, damage: 1 } });
    t.votes().goOn().orders();
    t.votes().goOn().orders();
    expect(t.shows('result').told).toMatchObject({ change: 0, score: { parts: 0, damage: 3 } });
  });

  const trapped = (victim: string, trapper: string, script: Partial<Script['rounds']> = {}) =>
    table({ players: 8, rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 1 }, ...script } })
      .sent()
      .orders({ anya: victim, petya: trapper, liza: '0 guard', kostya: '0 guard' })
      .votes();

  it('STN-406 a trap hits when both kept to it on the plan that was used, whether the mission succeeds or not', () => {
    const t = trapped('0 field petya', '0 guard anya trap');
    expect(t.shows('outcome').told).toMatchObject({
      report: { success: false, radioShort: 1 },
      fate: { seat: 0, outcome: 'dead' },
    });
  });

  it('STN-406 it misses with another job, another partner, another plan, or when it was not laid', () => {
    for (const [victim, trapper] of [
      ['0 radio petya', '0 guard anya trap'],
      ['0 field liza', '0 guard anya trap'],
      ['1 field petya', '0 guard anya trap'],
      ['0 field petya', '1 guard anya trap'],
      ['1 field petya', '1 guard anya trap'],
      ['0 field petya', '0 guard anya'],
      ['0 field petya', '0 guard anya sabotage'],
    ] as const)
      expect(trapped(victim, trapper).shows('outcome').told.fate, `${victim} · ${trapper}`).toBe('none');
  });

  it('STN-406 it changes neither posts nor guards: the trapper guards and helps as ever', () => {
    const t = trapped('0 field petya', '0 guard anya trap');
    expect(t.record().final?.mission).toMatchObject({
      pairs: [[0, seatOf('petya')]],
      submitted: { field: 2, guards: 3 },
      working: { field: 2, guards: 3 },
    });
  });
});

describe('what is told', () => {
  it('STN-501 after the mission: plans, jobs, partners, votes for plans, the need before sabotage, and the score', () => {
    const t = table({ rounds: { 1: { need: [1, 0, 2] } } }).orders({
      anya: '0 field vera',
      liza: '0 radio',
      vera: '0 guard anya sabotage',
    });
    const { told } = t.shows('result');
    expect(told.orders).toEqual([
      { seat: 0, order: { plan: 0, job: 'field', partner: 4 } },
      { seat: 1, order: { plan: 0, job: 'radio', partner: null } },
      { seat: 2, order: 'nothing' },
      { seat: 3, order: 'nothing' },
      { seat: 4, order: { plan: 0, job: 'guard', partner: 0 } },
    ]);
    expect(told).toMatchObject({ planVotes: [3, 0, 0], report: { need: 1 }, score: { parts: 0, damage: 1 } });
    expect(t.score()).toEqual([0, 1]);
  });

  it('STN-501 never before the end: secrets, the number of saboteurs, other plans’ needs, sides, offers', () => {
    const t = table({ rounds: { 1: { need: [1, 0, 2] } } }).orders({ anya: '0 field', vera: '0 guard sabotage' });
    for (const scene of [t.shows('result'), t.votes().shows('outcome')]) {
      const shown = JSON.stringify(scene);
      expect(shown).not.toMatch(
        /sabotage|secret":"(none|trap)|"(side|sides|offer|die|working|requiredGuards|sabotages|readings|value)"/,
      );
      expect(shown.match(/"need"/g)).toHaveLength(scene.kind === 'outcome' ? 3 : 2); // told, history, before the vote
    }
  });

  it('STN-502 shortages are those of the orders as sent; all else is one bit', () => {
    const t = table({ rounds: { 1: { parts: [2, 1, 3] } } });
    t.orders({ anya: '0 field vera', liza: '0 radio', vera: '0 guard anya sabotage' });
    expect(t.shows('result').told.report).toEqual({
      winningPlan: 0,
      need: 0,
      fieldShort: 0,
      radioShort: 0,
      guardFailed: true,
      success: false,
    });
    const { provisional } = t.record();
    expect(provisional?.mission).toMatchObject({ working: { field: 1, guards: 0 }, requiredGuards: 2 });
  });

  it('STN-502 a broken help alone is told as failed guarding too', () => {
    const t = table({ players: 6, infiltrators: ['max'], rounds: { 1: { parts: [2, 1, 3] } } });
    const guards = { kostya: '0 guard', dima: '0 guard', vera: '0 guard' };
    t.orders({ anya: '0 field max', liza: '0 radio', max: '0 guard anya sabotage', ...guards });
    expect(t.record().provisional?.mission).toMatchObject({ working: { field: 1, guards: 3 }, requiredGuards: 2 });
    expect(t.shows('result').told.report).toMatchObject({ fieldShort: 0, guardFailed: true, success: false });
  });

  it('STN-503 at the end sides, orders with what was secret, offers, needs, readings, votes by name, and dice of hits', () => {
    const t = table({
      players: 8,
      rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 2, need: [1, 2, 0] } },
    }).sent();
    t.orders({ anya: '0 field petya', petya: '0 guard anya trap', olga: '0 guard sabotage' });
    t.votes({ liza: 'petya', kostya: 'petya' }).stop();
    const { people, rounds } = t.truth();
    expect(people.map(({ side }) => side)).toEqual(t.state.deal.sides);
    expect(people[0]).toMatchObject({ died: 2, left: 0 });
    const second = rounds[1];
    expect(second).toMatchObject({
      offer: { by: seatOf('petya'), victim: 0, job: 'field' },
      hit: { victim: 0, outcome: 'dead', die: 2 },
      chosen: 'nobody',
    });
    expect(second?.plans.map(({ need }) => need)).toEqual([1, 2, 0]);
    expect(second?.readings).toHaveLength(11);
    const sent = second?.orders.flatMap(({ order }) => (typeof order === 'string' ? [] : [order.secret]));
    expect(sent).toEqual(['none', 'sabotage', 'trap']);
    expect(second?.ballots.at(-1)?.votes.filter(({ choice }) => choice === seatOf('petya'))).toHaveLength(2);
  });

  it('STN-504 partners are public, so that a hit tells who laid it', () => {
    const t = table({ players: 8, rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 6 } } }).sent();
    t.orders({ anya: '0 field petya', petya: '0 guard anya trap' }).votes();
    const { told } = t.shows('outcome');
    expect(told.fate).toEqual({ seat: 0, outcome: 'injured' });
    expect(told.orders[0]?.order).toMatchObject({ partner: seatOf('petya') });
  });

  it('STN-505 at all times: round of rounds, parts and goal, damage and limit, infiltrators, who is out, plans, reports', () => {
    const t = table({ players: 8, rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 6 } } }).sent();
    t.orders({ anya: '0 field petya', petya: '0 guard anya trap' }).votedOut('kostya').goOn().everybodyLooks();
    const scene = t.shows('talk');
    expect(scene.round).toBe(3);
    expect(scene.board).toMatchObject({ rounds: 7, parts: 0, goal: 9, damage: 2, limit: 5, infiltrators: 2 });
    expect(scene.board.lastRound).toBe(false);
    expect(scene.board.plans).toHaveLength(3);
    expect(scene.board.history.map(({ round }) => round)).toEqual([1, 2]);
    expect(scene.board.history[1]).toMatchObject({ vote: { chosen: 2 }, fate: { seat: 0, outcome: 'injured' } });
    expect(scene.seats.map(({ is }) => is)).toEqual(['injured', 'in', 'suspended', 'in', 'in', 'in', 'in', 'in']);
  });

  it('STN-505 the last round says that it checks', () => {
    const t = afterRounds(5).everybodyLooks();
    expect(t.round()).toBe(6);
    expect(t.board().lastRound).toBe(true);
    expect(afterRounds(4).everybodyLooks().board().lastRound).toBe(false);
  });

  it('STN-506 no private scene stands between the result and the vote', () => {
    const t = table().orders(WIN);
    expect(t.holder()).toBe('table');
    t.play({ type: 'start-vote' });
    expect(t.private('vote').audience).toBe(0);
  });
});
