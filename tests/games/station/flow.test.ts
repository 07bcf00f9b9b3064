// One test or more for each rule of The Station from the vote on: votes, suspensions, the check of the last round, death and
// injury, passes and clocks, and the house rules.

import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/game';
import { SECONDS, SKIP_AFTER } from '../../../src/games/station/clocks';
import { station } from '../../../src/games/station/game';
import {
  CLOCKS,
  DIFFICULTIES,
  readSetup,
  type StationSetup,
  suggest,
  suggestToLearners,
  VOTES,
} from '../../../src/games/station/setup';
import { countVotes } from '../../../src/games/station/tally';
import { fateBy } from '../../../src/games/station/trap';
import { COUNTS, type Name, nameOf, names, type Script, seatOf, type Table, table, WIN } from './table';

/** A round that sends one part, up to its vote. */
const toVote = (t: Table): Table => t.orders(WIN).play({ type: 'start-vote' });

/** The last round of a five-player match, at the talk before its orders. */
function lastRound(script: Script = {}, each: (t: Table) => Table = (t) => t.sent()): Table {
  const t = table(script);
  while (t.state.round < 6) each(t);
  return t.everybodyLooks();
}

const order = (t: Table): Name[] => {
  const pass: Name[] = [];
  while (t.state.phase === 'dealing' || t.state.phase === 'orders' || t.state.phase === 'ballot') {
    const seat = t.state.waiting[0] as Seat;
    pass.push(nameOf(seat));
    t.play(t.state.phase === 'dealing' ? { type: 'seen', seat } : { type: 'time-is-up' });
  }
  return pass;
};

describe('the vote', () => {
  it('STN-701 chosen is who alone has the most votes, two at least, and more than None', () => {
    const outcome = (cast: Partial<Record<Name, Name>>, players = 8) => {
      const t = toVote(table({ players })).votes(cast);
      const { vote } = t.shows('outcome').told;
      if (vote === 'to-come') throw new Error('no vote');
      return vote.chosen === 'nobody' ? 'nobody' : nameOf(vote.chosen);
    };
    expect(outcome({ anya: 'max', liza: 'max', kostya: 'max', dima: 'max', vera: 'max' })).toBe('max');
    expect(outcome({ anya: 'max' })).toBe('nobody'); // one is not enough
    expect(outcome({ anya: 'max', liza: 'max', kostya: 'max', dima: 'max' })).toBe('nobody'); // as many as None
    expect(outcome({ anya: 'max', liza: 'max', kostya: 'max', dima: 'liza', vera: 'liza', max: 'liza' })).toBe(
      'nobody',
    );
    const all = { anya: 'vera', liza: 'vera', kostya: 'max', dima: 'olga', vera: 'anya', max: 'liza' } as const;
    expect(outcome({ ...all, olga: 'kostya', petya: 'dima' })).toBe('vera');
    expect(outcome({ anya: 'liza', liza: 'kostya', kostya: 'dima', dima: 'vera', vera: 'anya' }, 5)).toBe('nobody');
  });

  it('STN-701 nobody votes for themselves, twice, out of turn, or for somebody who is out', () => {
    const t = table({ players: 6 }).orders(WIN).votedOut('liza').goOn();
    toVote(t);
    const first = t.state.phase === 'ballot' ? (t.state.waiting[0] as Seat) : -1;
    for (const choice of [first, seatOf('liza'), 6, -1, 1.5])
      expect(t.refusal({ type: 'vote', seat: first, choice })).toBe('not-a-candidate');
    expect(t.refusal({ type: 'vote', seat: seatOf('liza'), choice: 'none' })).toBe('not-your-turn');
    t.play({ type: 'vote', seat: first, choice: 'none' });
    expect(t.refusal({ type: 'vote', seat: first, choice: 'none' })).toBe('not-your-turn');
    expect(t.canUndo()).toBe(false);
  });

  it('STN-701 a missing vote counts as None', () => {
    const t = toVote(table());
    t.play({ type: 'vote', seat: 0, choice: 4 }).play({ type: 'vote', seat: 1, choice: 4 });
    t.play({ type: 'time-is-up' }).play({ type: 'time-is-up' }).play({ type: 'vote', seat: 4, choice: 0 });
    expect(t.shows('outcome').told.vote).toMatchObject({ none: 2, chosen: 'nobody' });
    expect(t.record().ballots[0]?.votes.map(({ choice }) => choice)).toEqual([4, 4, 'missing', 'missing', 0]);
  });

  it('STN-701 one vote alone chooses nobody, though None has none', () => {
    expect(countVotes([0, 1, 2], [{ voter: 0, choice: 1 }])).toMatchObject({ none: 0, chosen: null });
    const two = [0, 2].map((voter) => ({ voter, choice: 1 }));
    expect(countVotes([0, 1, 2], two)).toMatchObject({ none: 0, chosen: 1 });
  });

  it('STN-702 the tally by name and for None is shown, who voted for whom is not', () => {
    const t = toVote(table()).votes({ anya: 'vera', liza: 'vera', kostya: 'anya' });
    const { vote } = t.shows('outcome').told;
    expect(vote).toEqual({
      counts: [0, 1, 2, 3, 4].map((seat) => ({ seat, votes: seat === 4 ? 2 : seat === 0 ? 1 : 0 })),
      none: 2,
      chosen: 'nobody',
      votes: 'secret',
    });
  });

  it('STN-703 whom the vote chose in one round is out in the next, with no card, order, or vote, and then comes back', () => {
    const t = table({ players: 6 }).orders(WIN).votedOut('liza');
    expect(t.shows('outcome').follows).toEqual({ is: 'round', suspended: 1, injured: 'nobody' });
    t.goOn();
    expect(order(t)).toEqual(['kostya', 'dima', 'vera', 'max', 'anya']);
    expect(t.is('liza')).toBe('suspended');
    t.play({ type: 'start-orders' });
    expect(order(t)).not.toContain('liza');
    t.play({ type: 'start-vote' });
    expect(t.private('vote').options).not.toContain(seatOf('liza'));
    expect(names(t.undo().shows('result').voters)).toEqual(['anya', 'kostya', 'dima', 'vera', 'max']);
    t.play({ type: 'start-vote' });
    expect(order(t)).not.toContain('liza');
    t.goOn();
    expect(order(t)).toContain('liza');
    expect(t.is('liza')).toBe('in');
  });

  it('STN-703 nobody is told the side of whom the vote chose', () => {
    for (const infiltrators of [['liza'], ['anya']] as const) {
      const t = table({ players: 6, infiltrators }).orders(WIN).votedOut('liza');
      const shown = JSON.stringify(t.shows('outcome'));
      expect(shown).not.toMatch(/loyal|infiltrator"/);
    }
  });

  it('STN-704 the last round checks: a sabotage is taken away, and parts and damage are made anew', () => {
    const t = lastRound({ rounds: { 6: { parts: [1, 2, 3] } } });
    t.orders({ ...WIN, vera: '0 guard sabotage' });
    expect(t.score()).toEqual([4, 1]);
    t.votedOut('vera');
    const scene = t.shows('outcome');
    expect(scene.checked).toBe(seatOf('vera'));
    expect(scene.before).toMatchObject({
      report: { success: false, guardFailed: true },
      score: { parts: 4, damage: 1 },
    });
    expect(scene.told).toMatchObject({ report: { success: true }, score: { parts: 6, damage: 0 } });
    expect(t.score()).toEqual([6, 0]);
    expect(scene.follows).toEqual({ is: 'truth', ending: 'too-few' });
  });

  it('STN-704 the recomputation is the round as it would have been without that sabotage', () => {
    for (const orders of [
      { ...WIN, vera: '0 guard', kostya: '0 guard' },
      { ...WIN, vera: '0 guard anya', anya: '0 field vera' },
      { ...WIN, vera: '0 field kostya', kostya: '0 guard vera' },
      { anya: '1 field vera', liza: '1 radio', vera: '1 guard anya' },
    ] as Partial<Record<Name, string>>[]) {
      const honest = lastRound().orders(orders).votes();
      const checked = lastRound()
        .orders({ ...orders, vera: `${orders.vera} sabotage` })
        .votedOut('vera');
      const { told } = checked.shows('outcome');
      expect(told.report).toEqual(honest.shows('outcome').told.report);
      expect(checked.state.standing).toEqual(honest.state.standing);
    }
  });

  it('STN-704 a checked trap is cancelled; in an earlier round a vote stops none', () => {
    const trap = { trap: ['max', 'anya', 'field'] } as const;
    const orders = { anya: '0 field max', liza: '0 radio', max: '0 guard anya trap' };
    const last = lastRound({ players: 6, rounds: { 6: trap } }).orders(orders);
    expect(last.votedOut('max').shows('outcome').told.fate).toBe('none');
    const earlier = table({ players: 6, rounds: { 2: trap } })
      .sent()
      .orders(orders)
      .votedOut('max');
    expect(earlier.shows('outcome').told.fate).toEqual({ seat: 0, outcome: 'injured' });
    const other = lastRound({ players: 6, rounds: { 6: trap } }).orders(orders);
    expect(other.votedOut('dima').shows('outcome').told.fate).not.toBe('none');
  });

  it('STN-704 None or a tie checks nobody, and nobody is suspended after the last round', () => {
    const t = lastRound()
      .orders({ ...WIN, vera: '0 guard sabotage' })
      .votes();
    expect(t.shows('outcome')).toMatchObject({ checked: 'nobody', told: { report: { success: false } } });
    const checked = lastRound().orders(WIN).votedOut('vera');
    expect(checked.is('vera')).toBe('in');
  });

  it('STN-704 roles follow at once with the truth', () => {
    const t = lastRound().orders(WIN).votedOut('vera').goOn();
    expect(t.shows('truth').truth.people[4]).toMatchObject({ side: 'infiltrator' });
  });

  it('STN-705 the limit reached before the last round: the vote and the trap of this round, then the end', () => {
    const t = table({ players: 6, rounds: { 4: { trap: ['max', 'anya', 'field'] } } });
    for (let round = 1; round <= 3; round++) t.lost();
    t.orders({ anya: '0 field max', max: '0 guard anya trap' });
    expect(t.shows('result').told.score).toEqual({ parts: 0, damage: 4 });
    t.votedOut('max');
    expect(t.shows('outcome')).toMatchObject({
      told: { fate: { seat: 0, outcome: 'injured' }, report: { success: false } },
      follows: { is: 'truth', ending: 'destroyed' },
    });
    expect(t.goOn().result()?.reason).toBe('destroyed');
  });
});

describe('an end that is certain', () => {
  const destroyed = (): Table => {
    const t = table();
    for (let round = 1; round <= 3; round++) t.lost();
    return t.orders();
  };

  it('STN-705 before the last round the limit decides: a stop or a leave changes nothing of it', () => {
    for (const t of [destroyed(), destroyed().play({ type: 'start-vote' }), destroyed().votes()])
      expect(t.stop().result()).toMatchObject({ reason: 'destroyed', points: [0, 0, 0, 0, 2] });
    expect(table().orders().stop().result()?.reason).toBe('stopped');
  });

  it('STN-811 in the last round it does not, before the check: a stop is a stop', () => {
    const t = lastRound({}, (one) => (one.state.round <= 3 ? one.lost() : one.sent())).orders();
    expect(t.shows('result').told.score.damage).toBe(4);
    expect(t.play({ type: 'start-vote' }).undo().stop().result()?.reason).toBe('stopped');
    const open = lastRound({}, (one) => (one.state.round <= 3 ? one.lost() : one.sent())).orders();
    expect(open.leave('anya').leave('liza').result()?.reason).toBe('left');
  });
});

describe('death, injury and edge cases', () => {
  const trapScript = (players: number, die: number, ...rounds: number[]): Script => {
    const trapper = table({ players }).names.at(-1) as Name;
    return {
      players,
      rounds: Object.fromEntries(
        rounds.map((round, at) => [
          round,
          { trap: [trapper, (['anya', 'liza', 'kostya'] as const)[at] as Name, 'radio'] as const, die },
        ]),
      ),
    };
  };
  /** A round in which the trap for this one hits, up to its outcome. */
  const hit = (t: Table, victim: Name): Table => {
    const trapper = t.names.at(-1) as Name;
    return t
      .everybodyLooks()
      .orders({ [victim]: `0 radio ${trapper}`, [trapper]: `0 guard ${victim} trap` })
      .votes();
  };

  it('STN-801 the outcome is shown after the vote; the victim plays the round to its end', () => {
    const t = table(trapScript(8, 1, 2)).sent();
    t.orders({ anya: '0 radio petya', petya: '0 guard anya trap' });
    expect(t.is('anya')).toBe('in');
    expect(t.shows('result').told.fate).toBe('none');
    t.play({ type: 'start-vote' });
    expect(order(t)).toContain('anya');
    expect(t.shows('outcome').told.fate).toEqual({ seat: 0, outcome: 'dead' });
    expect(t.is('anya')).toBe('dead');
  });

  it('STN-802 at five and six the first hit of the match injures; no field in the next round, then it is over', () => {
    for (const players of [5, 6]) {
      const t = hit(table(trapScript(players, 1, 2)).sent(), 'anya');
      expect(t.shows('outcome').told.fate).toEqual({ seat: 0, outcome: 'injured' });
      t.goOn().everybodyLooks();
      expect(t.is('anya')).toBe('injured');
      t.orders(WIN_WITHOUT_FIELD).votes().goOn().everybodyLooks();
      expect(t.is('anya')).toBe('in');
    }
  });
  const WIN_WITHOUT_FIELD: Partial<Record<Name, string>> = { liza: '0 field', kostya: '0 radio' };

  it('STN-802 an injury is over after its round, also when it was spent suspended', () => {
    const t = table(trapScript(6, 1, 2)).sent();
    t.orders({ anya: '0 radio max', max: '0 guard anya trap' }).votedOut('anya').goOn();
    expect(t.record()).toMatchObject({ suspended: 0, injured: 0 });
    t.lost();
    expect(t.record()).toMatchObject({ suspended: null, injured: null });
  });

  it('STN-802 the second hit of the match may kill at six', () => {
    const t = hit(table(trapScript(6, 1, 2, 3)).sent(), 'anya').goOn();
    hit(t, 'liza');
    expect(t.shows('outcome').told.fate).toEqual({ seat: 1, outcome: 'dead' });
  });

  it('STN-803 1–4 is death, 5 and 6 injury; at the cap every hit injures', () => {
    for (const players of [7, 9, 13]) {
      const cap = players < 8 ? 1 : players < 12 ? 2 : 3;
      for (let die = 1; die <= 6; die++) {
        const fate = (deaths: number) => fateBy(die, players, { hits: deaths, deaths });
        expect(fate(0)).toBe(die <= 4 ? 'dead' : 'injured');
        expect(fate(cap - 1)).toBe(die <= 4 ? 'dead' : 'injured');
        expect(fate(cap)).toBe('injured');
      }
    }
    const t = hit(table(trapScript(7, 4, 2, 3)).sent(), 'anya').goOn();
    expect(t.state.standing).toMatchObject({ deaths: 1, hits: 1 });
    expect(hit(t, 'liza').shows('outcome').told.fate).toEqual({ seat: 1, outcome: 'injured' });
    expect(t.state.standing).toMatchObject({ deaths: 1, hits: 2 });
  });

  it('STN-804 the dead are told nothing, order nothing, vote for nobody, and keep their side', () => {
    const t = hit(table(trapScript(8, 1, 2)).sent(), 'anya').goOn();
    expect(t.record().drawn.readings.some(({ owner }) => owner === 0)).toBe(false);
    expect(order(t)).not.toContain('anya');
    t.play({ type: 'start-orders' });
    expect(t.private('order').partners).not.toContain(0);
    expect(order(t)).not.toContain('anya');
    t.play({ type: 'start-vote' });
    expect(t.private('vote').options).not.toContain(0);
    expect(order(t)).not.toContain('anya');
    t.goOn();
    while (t.state.phase !== 'over') t.lost();
    expect(t.result()?.winners).toEqual([seatOf('olga'), seatOf('petya')]);
    const won = hit(table(trapScript(8, 1, 2)).sent(), 'anya').stop();
    expect(won.truth().people[0]).toMatchObject({ side: 'loyal', died: 2 });
  });

  it('STN-804 voted out and killed at once is dead', () => {
    const t = table(trapScript(8, 1, 2)).sent();
    t.orders({ anya: '0 radio petya', petya: '0 guard anya trap' }).votedOut('anya');
    expect(t.shows('outcome').follows).toEqual({ is: 'round', suspended: 'nobody', injured: 'nobody' });
    t.goOn();
    expect(t.record().suspended).toBeNull();
  });

  it('STN-807 all may be silent, in every round, and the match still ends', () => {
    const t = table();
    for (let round = 1; round <= 4; round++) {
      t.orders();
      t.play({ type: 'start-vote' });
      while (t.state.phase === 'ballot') t.play({ type: 'time-is-up' });
      t.goOn();
    }
    expect(t.result()?.reason).toBe('destroyed');
  });

  it('STN-808 a suspended player cannot be checked', () => {
    const t = lastRound({ players: 6 }, (t) =>
      t.state.round === 5 ? t.orders(WIN).votedOut('liza').goOn() : t.sent(),
    );
    t.orders({ anya: '0 field', kostya: '0 radio' }).play({ type: 'start-vote' });
    expect(t.private('vote').options).not.toContain(1);
  });

  it('STN-809 a check of somebody who carried nothing changes nothing', () => {
    const t = lastRound()
      .orders({ ...WIN, vera: '0 guard sabotage' })
      .votedOut('dima');
    const { told, before, checked } = t.shows('outcome');
    expect(checked).toBe(seatOf('dima'));
    expect({ report: told.report, score: told.score }).toEqual(before);
  });

  it('STN-810 who was voted out has no offer in the next round', () => {
    const t = table({ players: 5 }).orders(WIN).votedOut('vera').goOn();
    expect(t.record().drawn.offer).toBeNull();
    expect(t.card('vera').note.is).toBe('remark');
  });

  it('STN-811 a station that the last round would destroy may be saved by the check', () => {
    const script: Script = { rounds: { 6: { parts: [3, 2, 1], need: [1, 0, 0] } } };
    const t = lastRound(script, (one) => (one.state.round <= 3 ? one.lost() : one.sent()));
    t.orders({
      anya: '0 field kostya',
      liza: '0 radio dima',
      kostya: '0 guard anya',
      dima: '0 guard liza',
      vera: '0 guard sabotage',
    });
    expect(t.shows('result').told.score).toEqual({ parts: 1, damage: 4 });
    expect(t.votedOut('vera').shows('outcome').told.score).toEqual({ parts: 5, damage: 3 });
    expect(t.goOn().result()?.reason).toBe('too-few');
  });

  it('STN-812 goal and limit both reached: the infiltrators win', () => {
    const big = { anya: '0 field kostya', liza: '0 radio dima', kostya: '0 guard anya', dima: '0 guard liza' };
    const parts = { parts: [3, 2, 1] } as const;
    const t = table({ players: 12, rounds: { 1: parts, 2: parts, 3: parts, 4: parts, 5: parts, 6: parts } });
    const crew = {
      ...big,
      vera: '0 field max',
      max: '0 guard vera',
    };
    for (let round = 1; round <= 6; round++) {
      t.orders(crew).votes().goOn();
      if (t.state.phase === 'over') break;
    }
    expect(t.state.standing.parts).toBeGreaterThanOrEqual(16);
    t.lost();
    t.lost();
    expect(t.result()?.reason).toBe('sent');
    const lost = table({ players: 5, rounds: { 1: parts, 2: parts } });
    lost.orders(big).votes().goOn().orders(big).votes().goOn();
    for (let round = 3; round <= 6; round++) lost.lost();
    expect(lost.result()?.reason).toBe('destroyed');
  });
});

describe('passes and clocks', () => {
  it('STN-805 STN-806 a round: cards, talk, orders, result and talk, votes, outcome', () => {
    const t = table();
    const seen: string[] = [];
    const note = (): void => {
      seen.push(t.scene().kind);
    };
    note();
    t.everybodyLooks();
    note();
    t.play({ type: 'start-orders' });
    note();
    t.orders(WIN);
    note();
    t.play({ type: 'start-vote' });
    note();
    t.votes();
    note();
    t.goOn();
    note();
    expect(seen).toEqual(['card', 'talk', 'order', 'result', 'vote', 'outcome', 'card']);
  });

  it('STN-806 passes go in seating order over the active, from a seat that moves on by one each round', () => {
    const t = table({ players: 6, first: 'vera' });
    expect(order(t)).toEqual(['vera', 'max', 'anya', 'liza', 'kostya', 'dima']);
    expect(nameOf(t.shows('talk').first)).toBe('vera');
    t.play({ type: 'start-orders' });
    expect(order(t)).toEqual(['vera', 'max', 'anya', 'liza', 'kostya', 'dima']);
    t.play({ type: 'start-vote' });
    expect(order(t)).toEqual(['vera', 'max', 'anya', 'liza', 'kostya', 'dima']);
    t.goOn();
    expect(order(t)).toEqual(['max', 'anya', 'liza', 'kostya', 'dima', 'vera']);
    t.orders().votes().goOn();
    expect(order(t)).toEqual(['anya', 'liza', 'kostya', 'dima', 'vera', 'max']);
  });

  it('STN-806 talk 10 min, orders 2 min a holder, result 3 min, votes 30 s a holder; no clock on cards and outcome', () => {
    expect(SECONDS).toMatchObject({ talk: 600, order: 120, result: 180, vote: 30 });
    const t = table();
    const timer = (): unknown => (t.scene() as { timer?: unknown }).timer;
    expect(timer()).toBeUndefined();
    t.everybodyLooks();
    expect(timer()).toEqual({ id: 'talk 1', seconds: 600, acts: true });
    t.play({ type: 'start-orders' });
    expect(timer()).toEqual({ id: 'order 1 seat 0', seconds: 120, acts: true });
    t.order('anya', '0 field');
    expect(timer()).toEqual({ id: 'order 1 seat 1', seconds: 120, acts: true });
    t.orders();
    expect(timer()).toEqual({ id: 'result 1', seconds: 180, acts: true });
    t.play({ type: 'start-vote' });
    expect(timer()).toEqual({ id: 'vote 1 seat 0', seconds: 30, acts: true });
    t.votes();
    expect(timer()).toBeUndefined();
  });

  it('STN-806 at zero talking ends and the orders begin, the result’s talk ends and the vote begins', () => {
    const t = table().everybodyLooks().play({ type: 'time-is-up' });
    expect(t.scene().kind).toBe('order');
    expect(t.canUndo()).toBe(false);
    t.orders().play({ type: 'time-is-up' });
    expect(t.scene().kind).toBe('vote');
  });

  it('STN-806 STN-303 STN-701 at zero a holder’s order is missing and their vote None, and the pass goes on', () => {
    const t = table().toOrders().play({ type: 'time-is-up' });
    expect(t.holder()).toBe('liza');
    expect(t.private('order').handoff).toMatchObject({ done: 1, of: 5, answered: [] });
    t.orders({ liza: '2 guard' });
    expect(t.shows('result').told.orders[0]).toEqual({ seat: 0, order: 'nothing' });
    t.play({ type: 'start-vote' }).play({ type: 'time-is-up' });
    expect(t.private('vote').handoff).toMatchObject({ done: 1, of: 5, answered: [] });
  });

  it('STN-806 an unclaimed handoff offers to go on without them after 30 s, with clocks off too; cards do not', () => {
    expect(SKIP_AFTER).toBe(30);
    for (const clocks of CLOCKS) {
      const t = table({ setup: { clocks } });
      expect(t.private('card').handoff.skipAfter).toBeUndefined();
      expect(t.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
      t.toOrders();
      expect(t.private('order').handoff.skipAfter).toBe(30);
      t.play({ type: 'time-is-up' });
      expect(t.holder()).toBe('liza');
      t.orders().play({ type: 'start-vote' });
      expect(t.private('vote').handoff.skipAfter).toBe(30);
      t.play({ type: 'time-is-up' });
      expect(t.holder()).toBe('liza');
    }
  });
});

describe('house rules', () => {
  it('STN-901 standard is the default, calm the one for learners; nothing but the chances changes', () => {
    expect(suggest()).toEqual({ difficulty: 'standard', vote: 'secret', clocks: 'source' });
    expect(suggestToLearners()).toEqual({ ...suggest(), difficulty: 'calm' });
    const strip = (difficulty: 'standard' | 'calm') => {
      const t = table({ players: 9, drawn: true, setup: { difficulty } });
      const { drawn } = t.record();
      return {
        deal: { ...t.state.deal, setup: 0 },
        drawn: { ...drawn, readings: drawn.readings.map(({ owner, plan }) => ({ owner, plan })) },
      };
    };
    expect(strip('calm')).toEqual(strip('standard'));
  });

  it('STN-901 STN-902 STN-903 what can be chosen, and nothing else', () => {
    for (const difficulty of DIFFICULTIES)
      for (const vote of VOTES)
        for (const clocks of CLOCKS) {
          const setup: StationSetup = { difficulty, vote, clocks };
          expect(readSetup(setup)).toEqual(setup);
          for (const key of Object.keys(setup))
            expect(readSetup({ ...setup, [key]: 'odd' })).toEqual({ refused: 'damaged' });
        }
    expect(readSetup({ ...suggest(), more: 1 })).toEqual({ refused: 'damaged' });
  });

  it('STN-902 the open vote stands on one screen, can be changed, and is told by name; who is missing votes None', () => {
    const t = toVote(table({ players: 6, setup: { vote: 'open' }, first: 'dima' }));
    const scene = t.shows('open-ballot');
    expect(names(scene.voters.map(({ seat }) => seat))).toEqual(['dima', 'vera', 'max', 'anya', 'liza', 'kostya']);
    expect(scene).toMatchObject({ missing: 6, checks: false, anew: false });
    expect(scene.timer).toEqual({ id: 'vote 1', seconds: 120, acts: true });
    expect(t.refusal({ type: 'mark', seat: 0, choice: 0 })).toBe('not-a-candidate');
    expect(t.refusal({ type: 'mark', seat: 6, choice: 0 })).toBe('not-your-turn');
    t.play({ type: 'mark', seat: 0, choice: 1 }).play({ type: 'mark', seat: 0, choice: 2 });
    t.play({ type: 'mark', seat: 3, choice: 2 }).play({ type: 'mark', seat: 4, choice: 2 });
    t.play({ type: 'mark', seat: 5, choice: 2 }).play({ type: 'mark', seat: 1, choice: 'none' });
    expect(t.shows('open-ballot').missing).toBe(1);
    expect(t.shows('open-ballot').voters.find(({ seat }) => seat === 0)).toMatchObject({ choice: 2 });
    t.play({ type: 'count' });
    expect(t.shows('outcome').told.vote).toMatchObject({
      none: 2,
      chosen: 2,
      votes: [
        { voter: 0, choice: 2 },
        { voter: 1, choice: 'none' },
        { voter: 2, choice: 'missing' },
        { voter: 3, choice: 2 },
        { voter: 4, choice: 2 },
        { voter: 5, choice: 2 },
      ],
    });
  });

  it('STN-902 STN-903 at zero an open vote is counted', () => {
    const t = toVote(table({ setup: { vote: 'open' } })).play({ type: 'mark', seat: 0, choice: 1 });
    t.play({ type: 'time-is-up' });
    expect(t.shows('outcome').told.vote).toMatchObject({ none: 4, chosen: 'nobody' });
    const off = toVote(table({ setup: { vote: 'open', clocks: 'off' } }));
    expect(off.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
  });

  it('STN-903 twice the time, or no clock at all', () => {
    const seconds = (clocks: StationSetup['clocks']): (number | undefined)[] => {
      const t = table({ setup: { clocks } }).everybodyLooks();
      const timer = () => (t.scene() as { timer?: { seconds: number } }).timer?.seconds;
      const out = [timer()];
      out.push(t.play({ type: 'start-orders' }) && timer());
      out.push(t.orders() && timer());
      out.push(t.play({ type: 'start-vote' }) && timer());
      return out;
    };
    expect(seconds('source')).toEqual([600, 120, 180, 30]);
    expect(seconds('double')).toEqual([1200, 240, 360, 60]);
    expect(seconds('off')).toEqual([undefined, undefined, undefined, undefined]);
    const t = table({ setup: { clocks: 'off' } }).everybodyLooks();
    expect(t.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
    t.orders();
    expect(t.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
  });

  it('STN-903 every clock of this game acts', () => {
    const t = table({ setup: { vote: 'open' } }).everybodyLooks();
    const acts = () => (t.scene() as { timer?: { acts?: boolean } }).timer?.acts;
    const all = [
      acts(),
      t.play({ type: 'start-orders' }) && acts(),
      t.orders() && acts(),
      t.play({ type: 'start-vote' }) && acts(),
    ];
    expect(all).toEqual([true, true, true, true]);
  });

  it('STN-904 a loyal win gives 1 to every loyal player, an infiltrators’ win 2 to every infiltrator; the out and dead too', () => {
    const t = table({ players: 8, rounds: { 4: { trap: ['petya', 'anya', 'field'], die: 1 } } });
    for (let round = 1; round <= 3; round++) t.lost();
    t.orders({ anya: '0 field petya', petya: '0 guard anya trap' }).votedOut('olga').goOn();
    t.orders().votes().goOn();
    expect(t.result()).toEqual({
      reason: 'destroyed',
      winners: [seatOf('olga'), seatOf('petya')],
      points: [0, 0, 0, 0, 0, 0, 2, 2],
    });
    const parts = { parts: [3, 2, 1] } as const;
    const big = { anya: '0 field kostya', liza: '0 radio dima', kostya: '0 guard anya', dima: '0 guard liza' };
    const won = table({ rounds: { 1: parts, 2: parts } });
    won.orders(big).votes().goOn().orders(big).votes().goOn().sent();
    won.sent();
    won.orders(WIN).votedOut('dima').goOn();
    won.orders(WIN).votes().goOn();
    expect(won.points()).toEqual({ anya: 1, liza: 1, kostya: 1, dima: 1 });
  });

  it('STN-905 who leaves is out without a reveal, and it is no death', () => {
    const t = table({ players: 8 }).everybodyLooks().leave('anya');
    expect(t.is('anya')).toBe('left');
    expect(t.state.standing.deaths).toBe(0);
    expect(JSON.stringify(t.scene())).not.toMatch(/loyal|infiltrator"/);
    t.toOrders();
    expect(t.private('order').partners).not.toContain(0);
    t.orders().votes().goOn();
    expect(t.record().drawn.plans.map(({ field, radio }) => field + radio)).toEqual([2, 3, 4]);
    expect(t.record().drawn.readings).toHaveLength(7 + 3);
    t.stop();
    expect(t.truth().people[0]).toMatchObject({ left: 1, died: 0, points: 0 });
  });

  it('STN-905 an order that was sent stands, one that was not is missing, and this round’s plans and readings stay', () => {
    const t = table({ players: 8 }).toOrders().order('anya', '0 field').order('liza', '0 radio');
    const { drawn } = t.record();
    t.leave('anya').leave('kostya');
    expect(t.holder()).toBe('dima');
    t.orders();
    expect(t.shows('result').told).toMatchObject({ submitted: { field: 1, radio: 1 } });
    expect(t.shows('result').told.orders[2]).toEqual({ seat: 2, order: 'nothing' });
    expect(t.record().drawn).toEqual(drawn);
  });

  it('STN-905 the last one to be asked leaves: the pass closes', () => {
    const t = table({ players: 8 }).toOrders();
    while (t.state.phase === 'orders' && t.state.waiting.length > 1) t.play({ type: 'time-is-up' });
    t.leave('petya');
    expect(t.scene().kind).toBe('result');
    expect(t.canUndo()).toBe(false);
  });

  it('STN-905 a trap by or for somebody who left is void, though both orders stand', () => {
    for (const who of ['anya', 'petya'] as const) {
      const t = table({ players: 8, rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 1 } } }).sent();
      t.orders({ anya: '0 field petya', petya: '0 guard anya trap' }).leave(who).votes();
      expect(t.shows('outcome').told).toMatchObject({ fate: 'none', pairs: [[0, 7]] });
    }
  });

  it('STN-905 a vote pass starts again without them; one who is out anyway interrupts nothing', () => {
    for (const vote of VOTES) {
      const t = table({ players: 8, setup: { vote } }).orders(WIN).votedOut('liza').goOn();
      toVote(t);
      const cast = (seat: number, choice: number): void => {
        t.play({ type: vote === 'open' ? 'mark' : 'vote', seat, choice });
      };
      cast(2, 0);
      t.leave('liza');
      expect(t.state).toMatchObject({ anew: false });
      t.leave('olga');
      expect(t.state).toMatchObject({ anew: true, [vote === 'open' ? 'marks' : 'sealed']: [] });
      if (vote === 'secret') {
        expect(t.private('vote').handoff).toMatchObject({ purpose: 'vote-anew', done: 0, of: 6, answered: [] });
        expect(t.private('vote').options).not.toContain(seatOf('olga'));
      } else expect(t.shows('open-ballot')).toMatchObject({ anew: true, missing: 6 });
      t.votes().stop();
      expect(t.truth().rounds[1]?.ballots.map((held) => held.void)).toEqual([true, false]);
      expect(t.truth().rounds[1]?.ballots[0]?.votes).toEqual([{ voter: 2, choice: 0 }]);
    }
  });

  it('STN-905 below the table the lowest row counts', () => {
    const t = table({ players: 8 }).everybodyLooks();
    for (const name of ['anya', 'liza', 'kostya', 'dima'] as const) t.leave(name);
    t.orders().votes().goOn();
    expect(t.record().drawn.plans.map(({ field, radio }) => field + radio)).toEqual([2, 3, 4]);
    const few = table({ players: 12 }).everybodyLooks();
    for (const name of few.names.slice(0, 8)) few.leave(name);
    few.orders().votes().goOn();
    expect(few.record().drawn.plans.map(({ field, radio }) => field + radio)).toEqual([2, 3, 4]);
  });

  it('STN-905 with no infiltrator left, or fewer than four living, it ends with the truth and no winner', () => {
    const noBad = table({ players: 8 }).everybodyLooks().leave('olga');
    expect(noBad.scene().kind).toBe('talk');
    noBad.leave('petya');
    expect(noBad.result()).toEqual({ reason: 'left', winners: [], points: [0, 0, 0, 0, 0, 0, 0, 0] });
    const few = table({ players: 5 }).everybodyLooks().leave('anya');
    expect(few.scene().kind).toBe('talk');
    few.leave('liza');
    expect(few.result()?.reason).toBe('left');
  });

  it('STN-905 a death among the last four ends the match without a winner, after it was shown', () => {
    const t = table({ players: 7, rounds: { 2: { trap: ['olga', 'anya', 'field'], die: 1 } } }).sent();
    t.everybodyLooks();
    for (const name of ['kostya', 'dima', 'vera'] as const) t.leave(name);
    t.orders({ anya: '0 field olga', olga: '0 guard anya trap' }).votes();
    expect(t.shows('outcome')).toMatchObject({
      told: { fate: { outcome: 'dead' } },
      follows: { is: 'truth', ending: 'left' },
    });
    expect(t.goOn().result()?.reason).toBe('left');
  });

  it('STN-905 STN-705 an end that is decided stands, whoever leaves; who left gets no points', () => {
    const t = table({ players: 5 });
    for (let round = 1; round <= 3; round++) t.lost();
    t.orders().leave('anya').leave('liza').leave('vera');
    expect(t.votes().goOn().result()).toMatchObject({ reason: 'destroyed', winners: [], points: [0, 0, 0, 0, 0] });
    const all = table({ players: 5 });
    for (let round = 1; round <= 3; round++) all.lost();
    all.orders().play({ type: 'start-vote' });
    for (const name of all.names) all.leave(name);
    expect(all.shows('outcome').follows).toEqual({ is: 'truth', ending: 'destroyed' });
  });

  it('STN-905 the question says what follows, as far as the table can know', () => {
    const code = (t: Table, name: Name) => station.ifLeaves(t.state, seatOf(name));
    const t = table({ players: 8 });
    expect(code(t, 'anya')).toBe('deal-spent');
    t.everybodyLooks();
    for (const name of t.names) expect(code(t, name)).toBe('plays-on');
    toVote(t);
    for (const name of t.names) expect(code(t, name)).toBe('vote-anew');
    t.votes().leave('anya');
    expect(code(t, 'anya')).toBe('was-out');
    for (const name of ['liza', 'kostya', 'dima'] as const) t.leave(name);
    for (const name of ['vera', 'max', 'olga', 'petya'] as const) expect(code(t, name)).toBe('ends-match');
    const done = lastRound().orders(WIN).votes();
    expect(code(done, 'anya')).toBe('decided');
  });

  it('STN-907 a deal can be given up until the first orders begin', () => {
    const t = table();
    expect(station.canDealAgain(t.state)).toBe(true);
    t.everybodyLooks();
    expect(station.canDealAgain(t.state)).toBe(true);
    t.play({ type: 'start-orders' });
    expect(station.canDealAgain(t.state)).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('orders-began');
    const later = table().sent();
    expect(station.canDealAgain(later.state)).toBe(false);
    expect(later.refusal({ type: 'deal-again' })).toBe('orders-began');
    const again = table().everybodyLooks().play({ type: 'deal-again' });
    expect(again.shows('spent').why).toBe('again');
  });

  it('STN-909 a second look shows the suspended and the dead their role only', () => {
    const t = table({
      players: 8,
      infiltrators: ['liza', 'petya'],
      rounds: { 2: { trap: ['petya', 'anya', 'field'], die: 1 }, 3: { trap: ['petya', 'max', 'field'] } },
    }).sent();
    t.orders({ anya: '0 field petya', petya: '0 guard anya trap' }).votedOut('liza').goOn();
    t.everybodyLooks();
    expect(t.is('anya')).toBe('dead');
    expect(t.is('liza')).toBe('suspended');
    expect(t.tableScene().mayLook).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(t.card('anya')).toMatchObject({
      side: 'loyal',
      rows: ['fixed-words'],
      readings: [],
      note: { is: 'remark' },
    });
    expect(t.card('liza')).toMatchObject({ side: 'infiltrator', rows: [7], readings: [], note: { is: 'remark' } });
    expect(t.card('petya')).toMatchObject({ note: { is: 'offer' } });
  });

  it('STN-904 every number of players ends in points for one side alone', () => {
    for (const players of COUNTS) {
      const t = table({ players });
      while (t.state.phase !== 'over') t.orders().votes().goOn();
      expect(new Set(t.result()?.points)).toEqual(new Set([0, 2]));
    }
  });
});
