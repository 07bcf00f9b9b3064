// The rules that every game shares, as The Station keeps them.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal, type Seat } from '../../../src/core/game';
import { canUndo, type Match, settle } from '../../../src/core/match';
import { station } from '../../../src/games/station/game';
import type { StationPrivate } from '../../../src/games/station/scenes';
import { suggest } from '../../../src/games/station/setup';
import { COUNTS, essence, type Name, nameOf, type Script, seatOf, type Table, table, WIN } from './table';

/** A match through every phase there is, as it was after each move: a suspension, a hit, a death, and the end. */
function everyPhase(setup: Script['setup'] = {}): Table[] {
  const script: Script = {
    players: 8,
    setup,
    rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 1 }, 3: { trap: ['petya', 'liza', 'radio'], die: 6 } },
  };
  const steps: Table[] = [];
  const t = table(script);
  const play = (move: Parameters<Table['play']>[0]): void => {
    t.play(move);
    const copy = table(script);
    copy.match = t.match;
    steps.push(copy);
  };
  const pass = (what: (seat: Seat) => Parameters<Table['play']>[0]): void => {
    const { phase } = t.state;
    while (t.state.phase === phase && 'waiting' in t.state) play(what(t.state.waiting[0] as Seat));
  };
  const jobs: Partial<Record<Name, string>>[] = [
    { liza: '0 guard', petya: '0 field sabotage' },
    { anya: '0 field petya', petya: '0 guard anya trap', olga: '0 radio sabotage' },
    { liza: '1 radio petya', petya: '1 guard liza trap' },
  ];
  for (let round = 1; t.state.phase !== 'over'; round++) {
    pass((seat) => ({ type: 'seen', seat }));
    play({ type: 'start-orders' });
    pass((seat) => {
      const order = (jobs[round - 1] ?? WIN)[nameOf(seat)];
      if (order === undefined) return { type: 'time-is-up' };
      const copy = table(script);
      copy.match = t.match;
      return copy.order(nameOf(seat), order).match.moves.at(-1) as Parameters<Table['play']>[0];
    });
    play({ type: 'start-vote' });
    const choice = (seat: Seat): Seat | 'none' => (round === 1 && seat !== 2 ? 2 : 'none');
    if (t.state.phase === 'open-ballot') {
      for (const seat of t.state.voters.slice(1)) play({ type: 'mark', seat, choice: choice(seat) });
      play({ type: 'count' });
    } else pass((seat) => ({ type: 'vote', seat, choice: choice(seat) }));
    play({ type: 'go-on' });
  }
  return steps;
}

/** The form of a scene: its keys and the kinds of what they hold, whatever is in them. */
function form(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'handoff' || key === 'audience') return 'any';
    if (key === 'rows' && Array.isArray(inner)) return inner.length;
    if (key === 'note') return Object.keys(inner as object);
    return typeof inner === 'object' ? inner : typeof inner === 'number' ? 'number' : typeof inner;
  });
}

describe('what every game shares', () => {
  it('ALL-01 station everything secret is for one seat behind a handoff, everything else is for the table', () => {
    const kinds = new Set<string>();
    for (const t of [...everyPhase(), ...everyPhase({ vote: 'open' })]) {
      const scene = t.scene();
      kinds.add(`${scene.audience === 'table' ? 'table' : 'seat'} ${scene.kind}`);
      expect(scene.audience !== 'table').toBe(['dealing', 'orders', 'ballot'].includes(t.state.phase));
      if (scene.audience === 'table') continue;
      const keys = ['canWait', 'done', 'of', 'purpose'];
      const more = ['answered', 'canWait', 'done', 'of', 'purpose', 'skipAfter'];
      expect(Object.keys(scene.handoff).sort()).toEqual(scene.kind === 'card' ? keys : more);
      expect(scene.reveals).toBe(scene.kind === 'card' ? 'card' : 'choice');
    }
    expect([...kinds].sort()).toEqual([
      ...['seat card', 'seat order', 'seat vote'],
      ...['open-ballot', 'outcome', 'result', 'talk', 'truth'].map((kind) => `table ${kind}`),
    ]);
  });

  it('ALL-02 station no table scene before the end holds a side, a reading, an offer, a secret or a sealed vote', () => {
    for (const vote of ['secret', 'open'] as const) {
      for (const t of everyPhase({ vote })) {
        const scene = t.scene();
        if (scene.audience !== 'table' || t.state.phase === 'over') continue;
        const shown = JSON.stringify(scene);
        expect(shown).not.toMatch(
          /"(sides?|secret|readings?|value|offer|die|trap|sabotages?|sealed|starts|forms|deal|working|requiredGuards)":/,
        );
        expect(shown).not.toMatch(/"(infiltrator|loyal|trap)"/);
        expect(shown).not.toMatch(/sabotage/);
        if (vote === 'secret') expect(shown).not.toMatch(/"choice"/);
      }
    }
  });

  it('ALL-03 station cards, orders and votes have the same form for every side, with and without an offer', () => {
    for (const players of COUNTS) {
      const bad = table({ players }).names.at(-1) as Name;
      const t = table({ players, rounds: { 2: { trap: [bad, 'anya', 'field'] } } });
      t.orders(WIN).votes().goOn();
      const cards = new Set(t.names.map((name) => form({ ...t.card(name), side: '' })));
      expect(cards.size).toBe(1);
      expect(t.card(bad).note.is).toBe('offer');
      t.toOrders();
      const orders = new Set<string>();
      while (t.state.phase === 'orders') {
        const scene = t.private('order');
        expect(Object.keys(scene)).not.toContain('side'); // a choice names no role (ALL-04)
        expect(scene.also).toHaveLength(3);
        expect(new Set(scene.also.map(({ label }) => label)).size).toBe(3);
        expect(new Set(scene.partners).size).toBe(players - 1);
        orders.add(form({ ...scene, timer: '' }));
        t.play({ type: 'time-is-up' });
      }
      expect(orders.size).toBe(1);
      t.play({ type: 'start-vote' });
      const votes = new Set<string>();
      while (t.state.phase === 'ballot') {
        const scene = t.private('vote');
        expect(scene.options[0]).toBe('none');
        expect(new Set(scene.options).size).toBe(players);
        votes.add(form({ ...scene, timer: '' }));
        t.play({ type: 'time-is-up' });
      }
      expect(votes.size).toBe(1);
    }
  });

  it('ALL-03 station the third row’s order and where lists begin are drawn for each player, round and ballot', () => {
    const starts: number[][] = [];
    const rows: string[][] = [];
    const firsts: number[][] = [];
    for (let n = 0; n < 60; n++) {
      const t = table({ seed: n.toString(16).padStart(32, '0'), players: 5 });
      for (let round = 0; round < 2; round++) {
        t.toOrders();
        const [start, row, first]: [number[], string[], number[]] = [[], [], []];
        while (t.state.phase === 'orders') {
          const { audience, partners, also } = t.private('order');
          const seated = [...partners].sort((a, b) => a - b);
          start[audience] = seated.indexOf(partners[0] as number);
          expect([...partners, ...partners].join()).toContain(seated.join()); // the seating order, from somewhere on
          row[audience] = also.map(({ label }) => label).join();
          t.play({ type: 'time-is-up' });
        }
        t.play({ type: 'start-vote' });
        while (t.state.phase === 'ballot') {
          const { audience, options } = t.private('vote');
          const seats = options.slice(1) as number[];
          const seated = [...seats].sort((a, b) => a - b);
          first[audience] = seated.indexOf(seats[0] as number);
          expect([...seats, ...seats].join()).toContain(seated.join());
          t.play({ type: 'time-is-up' });
        }
        starts.push(start);
        rows.push(row);
        firsts.push(first);
        t.goOn();
      }
    }
    for (const seat of [0, 2, 4]) {
      for (const drawn of [starts, firsts]) {
        for (const place of [0, 1, 2, 3]) {
          const share = drawn.filter((begin) => begin[seat] === place).length / drawn.length;
          expect(share).toBeGreaterThan(0.12);
          expect(share).toBeLessThan(0.4);
        }
      }
      expect(new Set(rows.map((row) => row[seat])).size).toBe(6);
    }
    // Neither the same for all in one pass, nor the same in the next one.
    expect(starts.filter((start) => new Set(start).size > 1).length).toBeGreaterThan(100);
    const kept = rows.filter((row, at) => at % 2 === 0 && row[0] === rows[at + 1]?.[0]).length;
    expect(kept).toBeLessThan(25);
  });

  it('ALL-05 station passes say how many and who have answered, and nobody answers twice or after sealing', () => {
    const t = table().toOrders().order('anya', '0 field').order('liza', '1 guard');
    expect(t.private('order').handoff).toEqual({
      purpose: 'order',
      done: 2,
      of: 5,
      canWait: true,
      answered: [0, 1],
      skipAfter: 30,
    });
    t.orders().play({ type: 'start-vote' }).play({ type: 'vote', seat: 0, choice: 'none' });
    expect(t.private('vote').handoff).toMatchObject({ purpose: 'vote', done: 1, of: 5, answered: [0] });
    expect(t.refusal({ type: 'vote', seat: 0, choice: 1 })).toBe('not-your-turn');
    expect(t.canUndo()).toBe(false);
  });

  it('ALL-06 station comes back the same after every move, with the same handoff where that is private', () => {
    for (const t of [...everyPhase(), ...everyPhase({ vote: 'open', clocks: 'off' })]) {
      const back = t.restored();
      if (isRefusal(back)) throw new Error(back.refused);
      expect(essence(back)).toEqual(essence(t.match));
      expect(station.scene(back.state)).toEqual(t.scene());
    }
  });

  it('ALL-07 station takes back a public mis-tap', () => {
    const back = (reach: (t: Table) => Table, tap: (t: Table) => Table, setup: Script['setup'] = {}): void => {
      const t = reach(table({ players: 6, setup }));
      const before = { ...(essence(t.match) as object), revision: 0 };
      tap(t);
      expect(t.canUndo()).toBe(true);
      expect({ ...(essence(t.undo().match) as object), revision: 0 }).toEqual(before);
    };
    const ballot = (t: Table): Table => t.orders(WIN).play({ type: 'start-vote' });
    back(
      (t) => t.everybodyLooks(),
      (t) => t.play({ type: 'start-orders' }),
    );
    back(
      (t) => t.orders(WIN),
      (t) => t.play({ type: 'start-vote' }),
    );
    back(
      (t) => t.orders(WIN).votes(),
      (t) => t.goOn(),
    );
    back(
      (t) => t,
      (t) => t.later('anya'),
    );
    back(
      (t) => t.toOrders(),
      (t) => t.later('anya'),
    );
    back(ballot, (t) => t.later('anya'));
    back(ballot, (t) => t.play({ type: 'mark', seat: 0, choice: 1 }), { vote: 'open' });
    back(
      (t) => t.everybodyLooks(),
      (t) => t.leave('anya'),
    );
    back(ballot, (t) => t.leave('anya'));
  });

  it('ALL-07 station what showed something secret ends undo, and so does an opened private scene or a clock that acted', () => {
    const ended = (t: Table): void => expect(t.canUndo()).toBe(false);
    ended(table().play({ type: 'seen', seat: 0 }));
    ended(table().everybodyLooks());
    ended(table().toOrders().order('anya', '0 field'));
    ended(table().toOrders().play({ type: 'time-is-up' }));
    ended(table().everybodyLooks().play({ type: 'time-is-up' }));
    ended(table().orders(WIN));
    ended(table().orders(WIN).votes());
    ended(
      table({ setup: { vote: 'open' } })
        .orders(WIN)
        .votes(),
    );
    ended(table().everybodyLooks().stop());
    ended(table().leave('anya'));
    ended(table().play({ type: 'deal-again' }));
    const opened = table().toOrders();
    expect(canUndo(opened.match)).toBe(true);
    expect(canUndo(settle(opened.match as Match))).toBe(false);
  });

  it('ALL-08 station everybody who is at the table may look again on a table scene, never during a pass or at the end', () => {
    for (const vote of ['secret', 'open'] as const) {
      for (const t of everyPhase({ vote })) {
        const scene = t.scene();
        if (scene.audience !== 'table') continue;
        const may = ['talk', 'result', 'outcome'].includes(scene.kind);
        expect(scene.mayLook, scene.kind).toEqual(may ? [0, 1, 2, 3, 4, 5, 6, 7] : []);
      }
    }
    expect(table().everybodyLooks().leave('liza').tableScene().mayLook).toEqual([0, 2, 3, 4]);
  });

  it('ALL-08 station it shows what the card showed in this round, and nothing new', () => {
    const t = table({ players: 8, drawn: true });
    for (let round = 1; round <= 3; round++) {
      const dealt = new Map<Seat, StationPrivate>();
      while (t.state.phase === 'dealing') {
        const card = t.private('card');
        dealt.set(card.audience, card);
        t.play({ type: 'seen', seat: card.audience });
      }
      const handoff = { purpose: 'look-again', done: 0, of: 0, canWait: false };
      const same = (): void => {
        for (const [seat, card] of dealt) expect(station.card(t.state, seat)).toEqual({ ...card, handoff });
      };
      same();
      t.orders();
      same();
      t.votes().goOn();
    }
  });

  it('ALL-09 station a stop is there at any time, gives no points, and ends with the whole truth', () => {
    for (const t of everyPhase()) {
      const { state } = t;
      if (state.phase === 'over') continue;
      expect(station.truth(state)).toBeUndefined();
      expect(t.result()).toBeUndefined();
      const done = state.rounds.filter((record) => record.final).length;
      const decided = 'due' in state && state.due !== null;
      const lost = state.rounds.at(-1)?.provisional?.score.damage === 5;
      t.stop();
      if (!decided && !lost) expect(t.result()).toEqual({ reason: 'stopped', winners: [], points: Array(8).fill(0) });
      const { truth } = t.shows('truth');
      expect(truth.people.map(({ side }) => side)).toEqual(state.deal.sides);
      expect(truth.rounds).toHaveLength(state.rounds.length);
      expect(truth.rounds.filter(({ final }) => final !== 'not-made')).toHaveLength(done);
      if (state.phase === 'orders') {
        const { orders } = truth.rounds.at(-1) as (typeof truth.rounds)[number];
        expect(orders.filter(({ order }) => order === 'not-made').length).toBeGreaterThan(0);
      }
      if (state.phase === 'ballot' && state.sealed.length > 0) {
        const held = truth.rounds.at(-1)?.ballots.at(-1);
        expect(held?.void).toBe(true);
        expect(held?.votes).toEqual([...state.sealed].sort((a, b) => a.voter - b.voter));
      }
      for (const type of ['stop', 'go-on', 'start-orders', 'deal-again', 'time-is-up'] as const)
        expect(t.refusal({ type })).toBe('match-over');
    }
  });

  it('ALL-10 station draws what the table sees in the open and everything else hidden, each by name', () => {
    const asked = new Set<string>();
    const drawn = chanceFrom('5'.repeat(32));
    const chance: typeof drawn = {
      open: (name) => {
        asked.add(`open: ${name}`);
        return drawn.open(name);
      },
      hidden: (name) => {
        asked.add(`hidden: ${name}`);
        return drawn.hidden(name);
      },
    };
    let state = station.deal(suggest(), null, 5, chance);
    const dealt = [
      ...['hidden: round 1 readings', 'hidden: round 1 risk', 'hidden: round 1 values', 'hidden: sides'],
      ...['open: first seat', 'open: missions', 'open: occupations'],
      ...['open: round 1 plans', 'open: round 1 posts', 'open: round 1 sectors'],
    ];
    expect([...asked].sort()).toEqual(dealt);
    const play = (move: Parameters<typeof station.play>[1]): void => {
      const next = station.play(state, move, chance);
      if (isRefusal(next)) throw new Error(next.refused);
      state = next;
    };
    while (state.phase === 'dealing') play({ type: 'seen', seat: state.waiting[0] as number });
    play({ type: 'start-orders' });
    while (state.phase === 'orders') play({ type: 'time-is-up' });
    play({ type: 'start-vote' });
    while (state.phase === 'ballot') play({ type: 'time-is-up' });
    asked.delete('');
    const seats = (what: string): string[] => [0, 1, 2, 3, 4].map((seat) => `hidden: ${what} of seat ${seat}`);
    expect([...asked].sort()).toEqual(
      [...dealt, ...seats('round 1 options'), ...seats('round 1 partner list'), ...seats('ballot 1 list')].sort(),
    );
    asked.clear();
    play({ type: 'go-on' });
    expect([...asked].sort()).toEqual([
      ...['readings', 'risk', 'trap', 'values'].map((what) => `hidden: round 2 ${what}`),
      ...['plans', 'posts', 'sectors'].map((what) => `open: round 2 ${what}`),
    ]);
  });

  it('ALL-13 station before everybody has seen the first card the deal is spent', () => {
    const t = table();
    expect(station.ifLeaves(t.state, 2)).toBe('deal-spent');
    t.play({ type: 'seen', seat: 0 }).leave('kostya');
    expect(t.shows('spent').why).toBe('left');
    expect(station.spent(t.state)).toBe('left');
    expect(t.result()).toBeUndefined();
    expect(station.truth(t.state)).toBeUndefined();
    expect(t.refusal({ type: 'stop' })).toBe('match-over');
  });

  it('ALL-13 station in a later card pass the others go on', () => {
    const t = table({ players: 8 }).lost();
    expect(t.private('card').handoff).toMatchObject({ done: 0, of: 8 });
    t.leave('liza');
    expect(t.private('card').handoff).toMatchObject({ done: 0, of: 7 });
    expect(t.holder()).toBe('kostya');
    t.everybodyLooks();
    expect(station.gone(t.state)).toEqual([1]);
  });

  it('ALL-13 station leaves nobody who is not there', () => {
    for (const seat of [5, -1, 1.5, Number.NaN, 99])
      expect(table().everybodyLooks().refusal({ type: 'leave', seat })).toBe('not-at-the-table');
    expect(table({ players: 8 }).everybodyLooks().leave('anya').refusal({ type: 'leave', seat: 0 })).toBe(
      'not-at-the-table',
    );
  });

  it('ALL-13 station one who is out of the room goes to the end of the pass: cards, orders, votes', () => {
    const t = table();
    const waits = (name: Name): void => {
      expect(t.holder()).toBe(name);
      t.later(name);
      expect(t.refusal({ type: 'later', seat: seatOf(name) })).toBe('not-your-turn');
      while (t.holder() !== name) {
        const { audience, kind, handoff } = t.scene() as StationPrivate;
        expect(handoff.canWait).toBe(true);
        if (kind === 'card') t.play({ type: 'seen', seat: audience });
        if (kind === 'order') t.order(nameOf(audience), '0 guard');
        if (kind === 'vote') t.play({ type: 'vote', seat: audience, choice: 'none' });
      }
      expect((t.scene() as StationPrivate).handoff.canWait).toBe(false);
      expect(t.refusal({ type: 'later', seat: seatOf(name) })).toBe('last-in-pass');
    };
    waits('anya');
    t.everybodyLooks();
    expect(t.refusal({ type: 'later', seat: 0 })).toBe('not-now');
    t.play({ type: 'start-orders' });
    waits('anya');
    t.orders().play({ type: 'start-vote' });
    waits('anya');
  });

  it('ALL-14 station a match yields one number for each seat', () => {
    const t = everyPhase().at(-1) as Table;
    expect(t.result()?.points).toHaveLength(8);
  });

  it('ALL-15 station a given-up deal is over, cannot be undone, and comes back so from a save', () => {
    const t = table().everybodyLooks().play({ type: 'deal-again' });
    expect(t.canUndo()).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('match-over');
    const back = t.restored();
    if (isRefusal(back)) throw new Error(back.refused);
    expect(station.spent(back.state)).toBe('again');
  });

  it('ALL-16 station a clock acts where the scene has one, and nowhere else', () => {
    for (const vote of ['secret', 'open'] as const) {
      for (const t of everyPhase({ vote })) {
        const clocked = 'timer' in t.scene();
        const code = t.refusal({ type: 'time-is-up' });
        if (t.state.phase === 'over') expect(code).toBe('match-over');
        else expect(code).toBe(clocked ? 'accepted' : 'no-clock-here');
      }
    }
  });
});
