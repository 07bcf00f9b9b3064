// The rules that every game shares, as Trust No One keeps them.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { canUndo, type Match, settle } from '../../../src/core/match';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import { suggest } from '../../../src/games/trust-no-one/setup';
import { COUNTS, essence, NAMES, type Name, type Script, seatOf, type Table, table } from './table';

/** A match through every phase there is, as it was after each move. */
function everyPhase(setup: Script['setup'] = {}): Table[] {
  const script: Script = { players: 7, spies: ['anya', 'liza', 'kostya'], setup };
  const steps: Table[] = [];
  const t = table(script);
  const play = (move: Parameters<Table['play']>[0]): void => {
    t.play(move);
    const copy = table(script);
    copy.match = t.match;
    steps.push(copy);
  };
  for (let seat = 0; seat < 7; seat++) play({ type: 'seen', seat });
  const vote = (approving: number): void => {
    const { size } = t.shows('team');
    for (const seat of [...Array(size).keys()]) play({ type: 'pick', seat });
    play({ type: 'propose' });
    play({ type: 'change-team' });
    play({ type: 'propose' });
    play({ type: 'start-vote' });
    while (t.state.phase === 'ballot') {
      const seat = t.state.pass.waiting[0] as number;
      play({ type: 'vote', seat, choice: seat < approving ? 'approve' : 'reject' });
    }
    play({ type: 'go-on' });
  };
  for (const sabotages of [1, 0, 2, 2]) {
    vote(3);
    vote(4);
    while (t.state.phase === 'operation') {
      const seat = t.state.pass.waiting[0] as number;
      play({ type: 'decide', seat, choice: seat < sabotages ? 'sabotage' : 'complete' });
    }
    play({ type: 'go-on' });
  }
  expect(t.result()?.reason).toBe('spies');
  return steps;
}

describe('what every game shares', () => {
  it('ALL-01 trust-no-one everything secret is for one seat behind a handoff, everything else is for the table', () => {
    const kinds = new Set<string>();
    for (const t of everyPhase()) {
      const scene = t.scene();
      kinds.add(`${scene.audience === 'table' ? 'table' : 'seat'} ${scene.kind}`);
      expect(scene.audience !== 'table').toBe(['dealing', 'ballot', 'operation'].includes(t.state.phase));
      if (scene.audience === 'table') continue;
      const keys = ['canWait', 'done', 'of', 'purpose'];
      expect(Object.keys(scene.handoff).sort()).toEqual(scene.kind === 'card' ? keys : ['answered', ...keys]);
      expect(scene.reveals).toBe(scene.kind === 'card' ? 'card' : 'choice');
    }
    expect([...kinds].sort()).toEqual([
      ...['seat card', 'seat decision', 'seat vote'],
      ...['operation-result', 'proposal', 'team', 'truth', 'votes'].map((kind) => `table ${kind}`),
    ]);
  });

  it('ALL-02 trust-no-one no table scene before the end holds a side, a sealed vote, or a decision', () => {
    for (const setup of [{}, { votesSecret: true }]) {
      for (const t of everyPhase(setup)) {
        const scene = t.scene();
        if (scene.audience !== 'table' || t.state.phase === 'over') continue;
        const shown = JSON.stringify(scene).replace(/"ending":"\w+"/, ''); // an end that has come is told
        expect(shown).not.toMatch(/"(sides?|spy|spies|scouts?|decisions|sealed|turned|pass|deal)"/);
        if (setup.votesSecret) expect(shown).not.toMatch(/"choice"/);
      }
    }
  });

  it('ALL-03 trust-no-one cards and decisions have the same form for every side', () => {
    for (const players of COUNTS) {
      const t = table({ players }).everybodyLooks();
      const form = (value: unknown): unknown =>
        JSON.stringify(value, (_, inner) =>
          typeof inner === 'object'
            ? inner
            : typeof inner === 'number' || inner === 'fixed-words'
              ? 'row'
              : typeof inner,
        );
      const cards = new Set(
        t.names.map((name) => {
          const { side, rows } = t.card(name);
          return `${form({ ...t.card(name), audience: '', side: '' })} ${rows.length} ${typeof side}`;
        }),
      );
      expect(cards.size).toBe(1);
      // A team with a spy and a scout in it: spies sit on the first seats.
      const spies = t.state.deal.sides.filter((side) => side === 'spy').length;
      t.pick('anya', ...NAMES.slice(spies, spies + t.shows('team').size - 1));
      t.play({ type: 'propose' }).play({ type: 'start-vote' });
      const votes = new Set<string>();
      while (t.state.phase === 'ballot') {
        const scene = t.private('vote');
        votes.add(JSON.stringify({ ...scene, audience: 0, handoff: 0, options: [...scene.options].sort() }));
        t.play({ type: 'vote', seat: scene.audience, choice: 'approve' });
      }
      expect(votes.size).toBe(1);
      t.goOn();
      const decisions = new Set<string>();
      const sides = new Set<string>();
      const lengths = new Set<number>();
      while (t.state.phase === 'operation') {
        const scene = t.private('decision');
        decisions.add(
          `${form({ ...scene, audience: 0, handoff: 0 })} ${scene.mission} ${scene.team} ${scene.options.length}`,
        );
        lengths.add(JSON.stringify(scene.options).length);
        sides.add(t.state.deal.sides[scene.audience] ?? '');
        expect(Object.keys(scene)).not.toContain('side'); // a choice names no role (ALL-04)
        t.play({ type: 'decide', seat: scene.audience, choice: 'complete' });
      }
      expect(sides.size).toBe(2);
      expect(decisions.size).toBe(1);
      expect(lengths.size).toBe(1);
    }
  });

  it('ALL-03 trust-no-one a scout has as many options as a spy, and both of them complete', () => {
    const t = table({ spies: ['anya', 'vera'] }).send('anya', 'liza');
    const spy = t.private('decision').options;
    t.play({ type: 'decide', seat: 0, choice: 'complete' });
    const scout = t.private('decision').options;
    expect(spy.map((option) => Object.keys(option))).toEqual(scout.map((option) => Object.keys(option)));
    expect(scout).toHaveLength(spy.length);
    expect(new Set(scout.map(({ label }) => label)).size).toBe(2);
  });

  it('ALL-03 trust-no-one the order of the options is drawn for each player, ballot and operation', () => {
    const votes: string[][] = [];
    const decisions: string[][] = [];
    for (let n = 0; n < 60; n++) {
      const t = table({ seed: n.toString(16).padStart(32, '0'), players: 8 });
      t.everybodyLooks();
      for (let team = 0; team < 2; team++) {
        t.toVote();
        const first: string[] = [];
        while (t.state.phase === 'ballot') {
          const { options, audience } = t.private('vote');
          expect([...options].sort()).toEqual(['approve', 'reject']);
          first[audience] = options[0];
          t.play({ type: 'vote', seat: audience, choice: 'approve' });
        }
        votes.push(first);
        t.goOn();
        const begun: string[] = [];
        while (t.state.phase === 'operation') {
          const { options, audience } = t.private('decision');
          begun[audience] = options[0].label;
          t.play({ type: 'decide', seat: audience, choice: 'complete' });
        }
        decisions.push(begun);
        t.goOn();
      }
    }
    const share = (all: readonly string[][], label: string): number[] =>
      [0, 1, 2].map((seat) => all.filter((first) => first[seat] === label).length / all.length);
    for (const part of [...share(votes, 'approve'), ...share(decisions, 'complete')]) {
      expect(part).toBeGreaterThan(0.3);
      expect(part).toBeLessThan(0.7);
    }
    // Neither the same for all voters of a ballot, nor the same in the next one.
    expect(votes.filter((first) => new Set(first).size > 1).length).toBeGreaterThan(100);
    const kept = votes.filter((first, at) => at % 2 === 0 && first[0] === votes[at + 1]?.[0]).length;
    expect(kept).toBeGreaterThan(15);
    expect(kept).toBeLessThan(45);
  });

  it('ALL-05 trust-no-one nobody answers twice, out of turn, or after sealing', () => {
    const t = table().toVote().vote('anya', 'approve');
    expect(t.refusal({ type: 'vote', seat: 0, choice: 'reject' })).toBe('not-your-turn');
    expect(t.refusal({ type: 'vote', seat: 3, choice: 'reject' })).toBe('not-your-turn');
    expect(t.canUndo()).toBe(false);
    t.voteAll(...NAMES).goOn();
    t.play({ type: 'decide', seat: 0, choice: 'sabotage' });
    expect(t.refusal({ type: 'decide', seat: 0, choice: 'complete' })).toBe('not-your-turn');
    expect(t.canUndo()).toBe(false);
    t.play({ type: 'decide', seat: 1, choice: 'complete' });
    expect(t.refusal({ type: 'decide', seat: 1, choice: 'complete' })).toBe('not-now');
  });

  it('ALL-06 trust-no-one comes back the same after every move, with the same handoff where that is private', () => {
    for (const t of [...everyPhase({ talkSeconds: 60 }), ...everyPhase({ votesSecret: true })]) {
      const back = t.restored();
      if (isRefusal(back)) throw new Error(back.refused);
      expect(essence(back)).toEqual(essence(t.match));
      expect(trustNoOne.scene(back.state)).toEqual(t.scene());
    }
  });

  it('ALL-07 trust-no-one takes back a public mis-tap', () => {
    const back = (reach: (t: Table) => Table, tap: (t: Table) => Table): void => {
      const t = reach(table());
      const before = { ...(essence(t.match) as object), revision: 0 };
      tap(t);
      expect(t.canUndo()).toBe(true);
      expect({ ...(essence(t.undo().match) as object), revision: 0 }).toEqual(before);
    };
    const looked = (t: Table): Table => t.everybodyLooks();
    back(looked, (t) => t.pick('vera'));
    back(
      (t) => t.everybodyLooks().pick('vera'),
      (t) => t.pick('vera'),
    );
    back(
      (t) => t.everybodyLooks().pick('vera', 'anya'),
      (t) => t.play({ type: 'propose' }),
    );
    back(
      (t) => t.propose('vera', 'anya'),
      (t) => t.play({ type: 'change-team' }),
    );
    back(
      (t) => t.propose('vera', 'anya'),
      (t) => t.play({ type: 'start-vote' }),
    );
    back(
      (t) => t.toVote(),
      (t) => t.later('anya'),
    );
    back(
      (t) => t,
      (t) => t.later('anya'),
    );
    back(
      (t) => t.toVote().voteAll(),
      (t) => t.goOn(),
    );
    back(
      (t) => t.toVote().voteAll(...NAMES),
      (t) => t.goOn(),
    );
    back(
      (t) => t.send(),
      (t) => t.later('anya'),
    );
    back(
      (t) => t.operation(1),
      (t) => t.goOn(),
    );
  });

  it('ALL-07 trust-no-one a team can be taken apart tap by tap, back to the last sealed secret', () => {
    const t = table().everybodyLooks().pick('vera', 'anya').play({ type: 'propose' }).play({ type: 'start-vote' });
    for (const expected of [[0, 4], [0, 4], [4], []]) {
      t.undo();
      const scene = t.tableScene();
      expect(scene.kind === 'team' ? scene.picked : scene.kind === 'proposal' ? scene.team : null).toEqual(expected);
    }
    expect(t.canUndo()).toBe(false); // a card was seen
  });

  it('ALL-07 trust-no-one what showed something secret ends undo, and so does an opened private scene', () => {
    const ended = (t: Table): void => expect(t.canUndo()).toBe(false);
    ended(table().play({ type: 'seen', seat: 0 }));
    ended(table().everybodyLooks());
    ended(table().toVote().vote('anya', 'approve'));
    ended(table().toVote().voteAll());
    ended(table().send().play({ type: 'decide', seat: 0, choice: 'complete' }));
    ended(table().operation());
    ended(table().everybodyLooks().stop());
    ended(table().everybodyLooks().leave('anya'));
    ended(table().leave('anya'));
    ended(table().play({ type: 'deal-again' }));
    ended(table().everybodyLooks().rejected().rejected().rejected().rejected().rejected());
    const opened = table().toVote();
    expect(canUndo(opened.match)).toBe(true);
    expect(canUndo(settle(opened.match as Match))).toBe(false);
  });

  it('ALL-08 trust-no-one everybody may look again on a table scene, never during a pass or at the end', () => {
    for (const t of everyPhase()) {
      const scene = t.scene();
      if (scene.audience !== 'table') continue;
      const may = scene.kind !== 'truth' && scene.kind !== 'spent';
      expect(scene.mayLook, scene.kind).toEqual(may ? [0, 1, 2, 3, 4, 5, 6] : []);
    }
    expect(table().play({ type: 'deal-again' }).tableScene().mayLook).toEqual([]);
  });

  it('ALL-08 trust-no-one it shows what the card showed, and nothing new', () => {
    const t = table({ players: 7 });
    const dealt = [...Array(7).keys()].map((seat) => {
      const { side, rows, audience } = t.private('card');
      t.play({ type: 'seen', seat });
      return { side, rows, audience };
    });
    t.operation(2).goOn();
    for (const seat of Array(7).keys()) {
      expect(trustNoOne.card(t.state, seat)).toEqual({
        ...dealt[seat],
        kind: 'card',
        reveals: 'card',
        handoff: { purpose: 'look-again', done: 0, of: 0, canWait: false },
      });
    }
  });

  it('ALL-09 trust-no-one a stop is there at any time, gives no points, and ends with the whole truth', () => {
    for (const t of everyPhase({ votesSecret: true })) {
      const { state } = t;
      if (state.phase === 'over') continue;
      const decided = 'due' in state && state.due !== null; // TNO-11: what is decided stays decided
      expect(trustNoOne.truth(state)).toBeUndefined();
      expect(t.result()).toBeUndefined();
      t.stop();
      if (!decided) expect(t.result()).toEqual({ reason: 'stopped', winners: [], points: [0, 0, 0, 0, 0, 0, 0] });
      const { truth } = t.shows('truth');
      expect(truth.people.map(({ side }) => side)).toEqual(state.deal.sides);
      const open = state.phase === 'proposal' || state.phase === 'ballot' ? 1 : 0;
      expect(truth.teams).toHaveLength(state.history.length + open);
      if (state.phase === 'ballot' || state.phase === 'operation') {
        const last = truth.teams.at(-1);
        const sealed = state.phase === 'ballot' ? last?.votes : last?.decisions;
        expect(sealed).toEqual([...state.pass.sealed].sort((a, b) => a.seat - b.seat));
        expect(last?.result).toBe(state.phase === 'ballot' ? 'unfinished' : 'approved');
      }
      for (const type of ['stop', 'go-on', 'propose', 'deal-again'] as const)
        expect(t.refusal({ type })).toBe('match-over');
    }
  });

  it('ALL-10 trust-no-one draws what the table sees in the open and everything else hidden, each by name', () => {
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
    let state = trustNoOne.deal(suggest(), null, 5, chance);
    expect([...asked].sort()).toEqual(['hidden: sides', 'open: first leader']);
    const play = (move: Parameters<typeof trustNoOne.play>[1]): void => {
      const next = trustNoOne.play(state, move, chance);
      if (isRefusal(next)) throw new Error(next.refused);
      state = next;
    };
    for (let seat = 0; seat < 5; seat++) play({ type: 'seen', seat });
    for (const seat of [0, 1]) play({ type: 'pick', seat });
    for (const type of ['propose', 'start-vote'] as const) play({ type });
    while (state.phase === 'ballot') play({ type: 'vote', seat: state.pass.waiting[0] as number, choice: 'approve' });
    play({ type: 'go-on' });
    const options = (name: string): string[] =>
      [0, 1, 2, 3, 4].map((seat) => `hidden: ${name} options of seat ${seat}`);
    expect([...asked].sort()).toEqual(
      ['hidden: sides', 'open: first leader', ...options('vote 1'), ...options('operation 1')].sort(),
    );
  });

  it('ALL-13 trust-no-one before everybody has seen their card the deal is spent', () => {
    const t = table();
    expect(trustNoOne.ifLeaves(t.state, 2)).toBe('deal-spent');
    t.play({ type: 'seen', seat: 0 }).leave('kostya');
    expect(t.shows('spent').why).toBe('left');
    expect(trustNoOne.spent(t.state)).toBe('left');
    expect(t.result()).toBeUndefined();
    expect(trustNoOne.truth(t.state)).toBeUndefined();
    expect(t.refusal({ type: 'stop' })).toBe('match-over');
  });

  it('ALL-13 trust-no-one leaves nobody who is not there', () => {
    for (const seat of [5, -1, 1.5, Number.NaN, 99])
      expect(table().everybodyLooks().refusal({ type: 'leave', seat })).toBe('not-at-the-table');
  });

  it('ALL-13 trust-no-one one who is out of the room goes to the end of the pass: cards, ballot, operation', () => {
    const t = table();
    const waits = (name: Name, people: number): void => {
      expect(t.holder()).toBe(name);
      t.later(name);
      expect(t.holder()).not.toBe(name);
      expect(t.refusal({ type: 'later', seat: seatOf(name) })).toBe('not-your-turn');
      for (let others = 1; others < people; others++) {
        const { audience, kind, handoff } = t.scene() as Extract<ReturnType<Table['scene']>, { handoff: unknown }>;
        expect(handoff.canWait).toBe(true);
        if (kind === 'card') t.play({ type: 'seen', seat: audience });
        if (kind === 'vote') t.play({ type: 'vote', seat: audience, choice: 'approve' });
        if (kind === 'decision') t.play({ type: 'decide', seat: audience, choice: 'complete' });
      }
      expect(t.holder()).toBe(name);
      expect(t.refusal({ type: 'later', seat: seatOf(name) })).toBe('last-in-pass');
    };
    waits('anya', 5);
    t.everybodyLooks();
    expect(t.refusal({ type: 'later', seat: 0 })).toBe('not-now');
    t.toVote('anya', 'vera');
    waits('anya', 5);
    t.voteAll('anya').goOn();
    waits('anya', 2);
  });

  it('ALL-14 trust-no-one a match yields one number for each seat', () => {
    const t = everyPhase().at(-1) as Table;
    expect(t.result()?.points).toEqual([2, 2, 2, 0, 0, 0, 0]);
  });

  it('ALL-15 trust-no-one a given-up deal is over, cannot be undone, and comes back so from a save', () => {
    const t = table().everybodyLooks().play({ type: 'deal-again' });
    expect(t.canUndo()).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('match-over');
    const back = t.restored();
    if (isRefusal(back)) throw new Error(back.refused);
    expect(trustNoOne.spent(back.state)).toBe('again');
  });

  it('ALL-16 trust-no-one no clock moves anything, in any phase', () => {
    for (const t of everyPhase({ talkSeconds: 60 }))
      expect(t.refusal({ type: 'time-is-up' })).toBe(t.state.phase === 'over' ? 'match-over' : 'no-clock-here');
  });
});
