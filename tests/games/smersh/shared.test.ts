// The rules that every game shares, as SMERSH keeps them.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { canUndo, type Match, settle } from '../../../src/core/match';
import { smersh } from '../../../src/games/smersh/game';
import type { Ability, SmershPrivate } from '../../../src/games/smersh/scenes';
import { suggest } from '../../../src/games/smersh/setup';
import { COUNTS, essence, NONE, type Script, type Table, table } from './table';

const DECK: readonly Ability[] = [
  ...(['interrogator', 'psychologist', 'listener', 'instructor', 'leader'] as const),
  ...(['saboteur', 'informant'] as const),
];

/** A match through every phase there is, as it was after each move. */
function everyPhase(setup: Script['setup'] = {}): Table[] {
  const script: Script = { players: 8, deck: DECK, setup };
  const steps: Table[] = [];
  const t = table(script);
  const play = (move: Parameters<Table['play']>[0]): void => {
    t.play(move);
    const copy = table(script);
    copy.match = t.match;
    steps.push(copy);
  };
  const give = (...numbers: readonly number[]): void => {
    for (const no of numbers) play({ type: 'hand-out', seat: no - 1 });
  };
  const use = (no: number, ...on: readonly number[]): void => {
    play({ type: 'use', seat: no - 1, on: on.map((other) => other - 1) });
    if (t.phase === 'answer') play({ type: 'seen', seat: no - 1 });
  };
  const squad = (approving: number): void => {
    if (t.phase === 'window') play({ type: 'go-on' });
    const { size } = t.shows('team');
    for (const seat of [...Array(size).keys()]) play({ type: 'pick', seat });
    for (const type of ['propose', 'change-team', 'propose', 'start-speeches'] as const) play({ type });
    play({ type: 'said' });
    if (t.state.minutes[2] === 2 && t.state.deal.setup.speechSeconds) play({ type: 'extra-minute', seat: 2 });
    while (t.phase === 'speech') play({ type: 'said' });
    if (t.state.minutes[5] === 2 && t.state.deal.setup.speechSeconds) {
      play({ type: 'extra-minute', seat: 5 });
      play({ type: 'said' });
    }
    play({ type: 'start-vote' });
    while (t.state.phase === 'ballot') {
      const seat = t.state.pass.waiting[0] as number;
      play({ type: 'vote', seat, choice: seat < approving ? 'approve' : 'reject' });
    }
    play({ type: 'go-on' });
  };
  const decide = (failures: number): void => {
    if (t.phase === 'window') play({ type: 'go-on' });
    while (t.state.phase === 'mission') {
      const seat = t.state.pass.waiting[0] as number;
      play({ type: 'decide', seat, choice: seat < failures ? 'sabotage' : 'complete' });
    }
    play({ type: 'go-on' });
  };
  play({ type: 'go-on' });
  for (let seat = 0; seat < 8; seat++) play({ type: 'seen', seat });
  give(4, 5);
  use(4, 1);
  squad(2);
  squad(8);
  decide(1);
  give(7, 4);
  use(5, 7); // the Psychologist takes the Listener
  squad(8);
  use(5, 1, 7);
  decide(0);
  give(7);
  use(4); // the Instructor takes 3's right
  give(8);
  use(7); // the Leader
  squad(8);
  use(8); // the Saboteur
  play({ type: 'go-on' });
  squad(8);
  decide(2);
  give(6);
  use(6, 2);
  squad(8);
  decide(2);
  expect(t.result()?.reason).toBe('spies');
  return steps;
}

describe('what every game shares', () => {
  it('ALL-01 smersh everything secret is for one seat behind a handoff, everything else is for the table', () => {
    const kinds = new Set<string>();
    for (const t of everyPhase()) {
      const scene = t.scene();
      kinds.add(`${scene.audience === 'table' ? 'table' : 'seat'} ${scene.kind}`);
      expect(scene.audience !== 'table').toBe(['dealing', 'answer', 'ballot', 'mission'].includes(t.phase));
      if (scene.audience === 'table') continue;
      const keys = ['canWait', 'done', 'of', 'purpose'];
      const open = scene.kind === 'card' || scene.kind === 'answer';
      expect(Object.keys(scene.handoff).sort()).toEqual(open ? keys : ['answered', ...keys]);
      expect(scene.reveals).toBe(open ? 'card' : 'choice');
      expect(scene.handoff.purpose).toBe(scene.kind);
    }
    expect([...kinds].sort()).toEqual([
      ...['seat answer', 'seat card', 'seat decision', 'seat vote'],
      ...[
        'floor',
        'hand-out',
        'mission-result',
        'proposal',
        'sabotaged',
        'speech',
        'team',
        'truth',
        'votes',
        'window',
      ].map((kind) => `table ${kind}`),
    ]);
  });

  it('ALL-02 smersh no table scene before the end holds a side, a sealed vote, a decision, an answer or the deck', () => {
    for (const setup of [{}, { votesSecret: true }]) {
      for (const t of everyPhase(setup)) {
        const scene = t.scene();
        if (scene.audience !== 'table' || t.phase === 'over') continue;
        const shown = JSON.stringify(scene).replace(/"ending":"\w+"/, ''); // an end that has come is told
        expect(shown).not.toMatch(/"(sides?|spy|spies|scouts?|diversant|decisions|sealed|turned|pass|deal|deck)"/);
        expect(shown).not.toMatch(/"(told|read|learned|same-team|other-teams|success|failure)"/);
        if (setup.votesSecret) expect(shown).not.toMatch(/"choice"/);
      }
    }
  });

  it('ALL-03 smersh cards and decisions have the same form for scout, spy and diversant', () => {
    for (const players of COUNTS) {
      const t = table({ players, setup: NONE }).everybodyLooks();
      const form = (value: unknown): string =>
        JSON.stringify(value, (_, inner) => {
          if (typeof inner === 'object') return inner;
          return typeof inner === 'number' || inner === 'fixed-words' ? 'row' : typeof inner;
        });
      const cards = new Set(t.numbers.map((no) => form({ ...t.card(no), audience: '', side: '' })));
      expect(cards.size).toBe(1);
      // Squads that have all three in them: they sit on the first seats.
      for (const failures of [0, 1, 0, 2]) {
        const votes = new Set<string>();
        const decisions = new Set<string>();
        const lengths = new Set<number>();
        const { size } = t.toTeam().shows('team');
        t.toVote(...[1, 3, ...t.numbers.slice(3), 2].slice(0, size));
        while (t.phase === 'ballot') {
          const scene = t.private('vote');
          votes.add(JSON.stringify({ ...scene, audience: 0, handoff: 0, options: [...scene.options].sort() }));
          t.play({ type: 'vote', seat: scene.audience, choice: 'approve' });
        }
        t.goOn();
        while (t.phase === 'mission') {
          const scene = t.private('decision');
          decisions.add(`${form({ ...scene, audience: 0, handoff: 0 })} ${scene.mission} ${scene.team}`);
          lengths.add(JSON.stringify(scene.options).length);
          expect(Object.keys(scene)).not.toContain('side'); // a choice names no role (ALL-04)
          const side = t.state.deal.sides[scene.audience];
          t.play({
            type: 'decide',
            seat: scene.audience,
            choice: side !== 'scout' && failures ? 'sabotage' : 'complete',
          });
        }
        t.goOn();
        expect([votes.size, decisions.size, lengths.size]).toEqual([1, 1, 1]);
        if (t.phase === 'over') break;
      }
    }
  });

  it('ALL-03 smersh with the same public past, looking again has as many rows and answers for everybody', () => {
    for (const spies of [
      [1, 2],
      [4, 7],
      [5, 8],
    ]) {
      const t = table({ spies, deck: ['interrogator', 'listener'] })
        .give(4, 5)
        .use(4, 1)
        .looks()
        .use(5, 1, 2)
        .looks();
      const lengths = t.numbers.map((no) => [t.card(no).rows.length, t.card(no).learned.length]);
      expect(lengths).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((no) => [1, no === 4 || no === 5 ? 1 : 0]));
    }
  });

  it('ALL-03 smersh the order of the options is drawn for each player, ballot and mission', () => {
    const votes: string[][] = [];
    const decisions: string[][] = [];
    for (let n = 0; n < 60; n++) {
      const t = table({ seed: n.toString(16).padStart(32, '0'), setup: NONE });
      for (let squad = 0; squad < 2; squad++) {
        t.toVote();
        const first: string[] = [];
        while (t.phase === 'ballot') {
          const { options, audience } = t.private('vote');
          expect([...options].sort()).toEqual(['approve', 'reject']);
          first[audience] = options[0];
          t.play({ type: 'vote', seat: audience, choice: 'approve' });
        }
        votes.push(first);
        t.goOn();
        const begun: string[] = [];
        while (t.phase === 'mission') {
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
    expect(votes.filter((first) => new Set(first).size > 1).length).toBeGreaterThan(100);
    const kept = votes.filter((first, at) => at % 2 === 0 && first[0] === votes[at + 1]?.[0]).length;
    expect(kept).toBeGreaterThan(15);
    expect(kept).toBeLessThan(45);
  });

  it('ALL-05 smersh nobody answers twice, out of turn, or after sealing; who has answered is shown, not what', () => {
    const t = table({ setup: NONE, leader: 5 }).toVote().later(5).vote(6, 'approve');
    expect(t.refusal({ type: 'vote', seat: 5, choice: 'reject' })).toBe('not-your-turn');
    expect(t.refusal({ type: 'vote', seat: 1, choice: 'reject' })).toBe('not-your-turn');
    expect(t.canUndo()).toBe(false);
    t.vote(7, 'reject');
    const { purpose, done, of, canWait, answered } = t.private('vote').handoff;
    expect({ purpose, done, of, canWait, answered }).toEqual({
      ...{ purpose: 'vote', done: 2, of: 8, canWait: true, answered: [5, 6] },
    });
    t.voteAll(...t.numbers).goOn();
    t.play({ type: 'decide', seat: 0, choice: 'sabotage' });
    expect(t.refusal({ type: 'decide', seat: 0, choice: 'complete' })).toBe('not-your-turn');
    expect(t.private('decision').handoff).toEqual({
      ...{ purpose: 'decision', done: 1, of: 3, canWait: true, answered: [0] },
    });
    expect(JSON.stringify(t.scene())).not.toMatch(/sealed|sabotages/);
  });

  it('ALL-06 smersh comes back the same after every move, with the same handoff where that is private', () => {
    for (const t of everyPhase({ votesSecret: true })) {
      const back = t.restored();
      if (isRefusal(back)) throw new Error(back.refused);
      expect(essence(back)).toEqual(essence(t.match));
      expect(smersh.scene(back.state)).toEqual(t.scene());
    }
  });

  it('ALL-07 smersh takes back a public mis-tap', () => {
    const back = (reach: () => Table, tap: (t: Table) => unknown): void => {
      const t = reach();
      const before = { ...(essence(t.match) as object), revision: 0 };
      tap(t);
      expect(t.canUndo()).toBe(true);
      expect({ ...(essence(t.undo().match) as object), revision: 0 }).toEqual(before);
    };
    const asking = (): Table => table({ deck: ['interrogator', 'listener'] }).give(4, 5);
    back(table, (t) => t.goOn());
    back(
      () => table().goOn(),
      (t) => t.later(1),
    );
    back(
      () => table().everybodyLooks(),
      (t) => t.give(4),
    );
    back(
      () => table({ deck: ['instructor'] }).give(4),
      (t) => t.use(4),
    );
    back(asking, (t) => t.use(4, 1));
    back(asking, (t) => t.goOn());
    back(
      () => table({ deck: ['leader', 'listener'] }).give(4, 5),
      (t) => t.use(4),
    );
    back(
      () => table({ deck: ['psychologist', 'listener'] }).give(4, 5),
      (t) => t.use(4, 5),
    );
    back(
      () =>
        table({ deck: ['saboteur', 'listener'] })
          .give(4, 5)
          .approved(),
      (t) => t.use(4),
    );
    back(
      () => table().toTeam(),
      (t) => t.pick(4),
    );
    back(
      () => table().toTeam().pick(4, 5, 6),
      (t) => t.play({ type: 'propose' }),
    );
    back(
      () => table().propose(1, 2, 3),
      (t) => t.play({ type: 'change-team' }),
    );
    back(
      () => table().propose(1, 2, 3),
      (t) => t.play({ type: 'start-speeches' }),
    );
    back(
      () => table().propose(1, 2, 3).play({ type: 'start-speeches' }),
      (t) => t.play({ type: 'said' }),
    );
    back(
      () => table().propose(1, 2, 3).play({ type: 'start-speeches' }),
      (t) => t.play({ type: 'extra-minute', seat: 1 }),
    );
    back(
      () => table().propose(1, 2, 3).speeches().play({ type: 'extra-minute', seat: 4 }),
      (t) => t.play({ type: 'said' }),
    );
    back(
      () => table().propose(1, 2, 3).speeches(),
      (t) => t.play({ type: 'start-vote' }),
    );
    back(
      () => table().toVote(),
      (t) => t.later(1),
    );
    back(
      () => table({ setup: NONE }).toVote().voteAll(),
      (t) => t.goOn(),
    );
    back(
      () => table({ setup: NONE }).mission(1),
      (t) => t.goOn(),
    );
    back(
      () => {
        const t = table({ players: 7, setup: { handOuts: [3, 3, 1, 0, 0] }, deck: ['listener'] });
        return t.give(2, 3, 4).mission().goOn().give(5, 6, 7).mission(1).goOn();
      },
      (t) => t.play({ type: 'discard' }),
    );
  });

  it('ALL-07 smersh what showed something secret ends undo, and so does an opened private scene', () => {
    const ended = (t: Table): void => expect(t.canUndo()).toBe(false);
    ended(table().goOn().play({ type: 'seen', seat: 0 }));
    ended(table().everybodyLooks());
    ended(
      table({ deck: ['interrogator', 'listener'] })
        .give(4, 5)
        .use(4, 1)
        .looks(),
    );
    ended(table().toVote().vote(1, 'approve'));
    ended(table().toVote().voteAll());
    ended(table().send().play({ type: 'decide', seat: 0, choice: 'complete' }));
    ended(table().mission());
    ended(table().mission().goOn()); // the next abilities were turned over
    ended(table().toTeam().stop());
    ended(table().toTeam().leave(1));
    ended(table().leave(1));
    ended(table().play({ type: 'deal-again' }));
    const opened = table({ deck: ['interrogator', 'listener'] })
      .give(4, 5)
      .use(4, 1);
    expect(canUndo(opened.match)).toBe(true);
    expect(canUndo(settle(opened.match as Match))).toBe(false);
  });

  it('ALL-08 smersh everybody may look again on a table scene of play, never during a pass or at the ends', () => {
    expect(table().shows('first-leader').mayLook).toEqual([]);
    for (const t of everyPhase()) {
      const scene = t.scene();
      if (scene.audience !== 'table') continue;
      expect(scene.mayLook, scene.kind).toEqual(scene.kind === 'truth' ? [] : [0, 1, 2, 3, 4, 5, 6, 7]);
    }
    expect(table().play({ type: 'deal-again' }).tableScene().mayLook).toEqual([]);
  });

  it('ALL-08 smersh it shows what the card showed, and what its owner has been told since', () => {
    const t = table({ deck: ['interrogator', 'informant'] }).goOn();
    const dealt = t.numbers.map((_, seat) => {
      const { side, rows, audience, learned } = t.private('card');
      expect(learned).toEqual([]);
      t.play({ type: 'seen', seat });
      return { side, rows, audience };
    });
    t.give(4, 5).use(4, 3).looks().send(1, 2, 6).decideAll(2).goOn().giveRest().use(5, 2).looks();
    for (const seat of Array(8).keys()) {
      const learned: Record<number, unknown[]> = {
        3: [{ ability: 'interrogator', on: [2], told: 'spies', mission: 1 }],
        4: [{ ability: 'informant', on: [1], told: 'failure', mission: 1 }],
      };
      expect(smersh.card(t.state, seat)).toEqual({
        ...dealt[seat],
        kind: 'card',
        reveals: 'card',
        handoff: { purpose: 'look-again', done: 0, of: 0, canWait: false },
        learned: learned[seat] ?? [],
      } satisfies Partial<SmershPrivate> | object);
    }
  });

  it('ALL-09 smersh a stop is there at any time, gives no points, and ends with the whole truth', () => {
    for (const t of everyPhase({ votesSecret: true })) {
      const { state } = t;
      if (state.phase === 'over') continue;
      const decided = 'due' in state && state.due !== null; // what is decided stays decided
      expect(smersh.truth(state)).toBeUndefined();
      expect(t.result()).toBeUndefined();
      t.stop();
      if (!decided) expect(t.result()).toEqual({ reason: 'stopped', winners: [], points: Array(8).fill(0) });
      const { truth } = t.shows('truth');
      expect(truth.people.map(({ side }) => side)).toEqual(state.deal.sides);
      const open = ['proposal', 'speech', 'floor', 'ballot'].includes(state.phase) ? 1 : 0;
      expect(truth.teams).toHaveLength(state.history.length + open);
      expect(truth.abilities).toEqual(state.log);
      if (state.phase === 'ballot' || state.phase === 'mission') {
        const last = truth.teams.at(-1);
        const sealed = state.phase === 'ballot' ? last?.votes : last?.decisions;
        expect(sealed).toEqual([...state.pass.sealed].sort((a, b) => a.seat - b.seat));
        expect(last?.result).toBe(state.phase === 'ballot' ? 'unfinished' : 'approved');
      }
      for (const type of ['stop', 'go-on', 'propose', 'deal-again'] as const)
        expect(t.refusal({ type })).toBe('match-over');
    }
  });

  it('ALL-10 smersh draws what the table sees in the open and everything else hidden, each by name', () => {
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
    let state = smersh.deal({ ...suggest(6), ...NONE }, null, 6, chance);
    const dealt = ['hidden: sides', 'open: deck', 'open: first leader'];
    expect([...asked].sort()).toEqual(dealt);
    const play = (move: Parameters<typeof smersh.play>[1]): void => {
      const next = smersh.play(state, move, chance);
      if (isRefusal(next)) throw new Error(next.refused);
      state = next;
    };
    play({ type: 'go-on' });
    for (let seat = 0; seat < 6; seat++) play({ type: 'seen', seat });
    for (const seat of [0, 1]) play({ type: 'pick', seat });
    for (const type of ['propose', 'start-speeches'] as const) play({ type });
    while (state.phase === 'speech') play({ type: 'said' });
    play({ type: 'start-vote' });
    while (state.phase === 'ballot') play({ type: 'vote', seat: state.pass.waiting[0] as number, choice: 'approve' });
    play({ type: 'go-on' });
    const options = (name: string): string[] =>
      [0, 1, 2, 3, 4, 5].map((seat) => `hidden: ${name} options of seat ${seat}`);
    expect([...asked].sort()).toEqual([...dealt, ...options('vote 1'), ...options('mission 1')].sort());
  });

  it('ALL-13 smersh before everybody has seen their card the deal is spent', () => {
    for (const t of [table(), table().goOn(), table().goOn().play({ type: 'seen', seat: 0 })]) {
      expect(smersh.ifLeaves(t.state, 2)).toBe('deal-spent');
      t.leave(3);
      expect(t.shows('spent').why).toBe('left');
      expect(smersh.spent(t.state)).toBe('left');
      expect(t.result()).toBeUndefined();
      expect(smersh.truth(t.state)).toBeUndefined();
      expect(t.refusal({ type: 'stop' })).toBe('match-over');
    }
  });

  it('ALL-13 smersh leaves nobody who is not there', () => {
    for (const seat of [8, -1, 1.5, Number.NaN, 99])
      expect(table().everybodyLooks().refusal({ type: 'leave', seat })).toBe('not-at-the-table');
  });

  it('ALL-13 smersh one who is out of the room goes to the end of the pass: cards, ballot, mission', () => {
    const t = table({ setup: NONE }).goOn();
    const waits = (no: number, people: number): void => {
      expect(t.holder()).toBe(no);
      t.later(no);
      expect(t.holder()).not.toBe(no);
      expect(t.refusal({ type: 'later', seat: no - 1 })).toBe('not-your-turn');
      for (let others = 1; others < people; others++) {
        const { audience, kind, handoff } = t.scene() as SmershPrivate;
        expect(handoff.canWait).toBe(true);
        if (kind === 'card') t.play({ type: 'seen', seat: audience });
        if (kind === 'vote') t.play({ type: 'vote', seat: audience, choice: 'approve' });
        if (kind === 'decision') t.play({ type: 'decide', seat: audience, choice: 'complete' });
      }
      expect(t.holder()).toBe(no);
      expect(t.refusal({ type: 'later', seat: no - 1 })).toBe('last-in-pass');
    };
    waits(1, 8);
    t.everybodyLooks();
    expect(t.refusal({ type: 'later', seat: 0 })).toBe('not-now');
    t.toVote(1, 4, 5);
    waits(1, 8);
    t.voteAll(1).goOn();
    waits(1, 3);
  });

  it('ALL-14 smersh a match yields one number for each seat', () => {
    expect(everyPhase().at(-1)?.result()?.points).toEqual([2, 2, 2, 0, 0, 0, 0, 0]);
  });

  it('ALL-15 smersh a given-up deal is over, cannot be undone, and comes back so from a save', () => {
    const t = table().everybodyLooks().play({ type: 'deal-again' });
    expect(t.canUndo()).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('match-over');
    const back = t.restored();
    if (isRefusal(back)) throw new Error(back.refused);
    expect(smersh.spent(back.state)).toBe('again');
  });

  it('ALL-16 smersh no clock moves anything, in any phase', () => {
    for (const t of everyPhase())
      expect(t.refusal({ type: 'time-is-up' })).toBe(t.phase === 'over' ? 'match-over' : 'no-clock-here');
  });
});
