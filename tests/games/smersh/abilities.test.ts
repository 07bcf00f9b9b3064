// The seven abilities (SMR-12, SMR-16, SMR-17): for each its window, its refusals outside it, its private answer, its
// public trace, its place in the history and in the truth; and the awkward meetings.

import { describe, expect, it } from 'vitest';
import { smersh } from '../../../src/games/smersh/game';
import { ABILITIES, ABILITY, type Ability, deckFor, type Holder } from '../../../src/games/smersh/scenes';
import type { SmershSetup } from '../../../src/games/smersh/setup';
import { ALL, BOOK, bookDeck, COUNTS, nos, type Script, type Table, table } from './table';

/** A table where number 5 holds this ability, and number 6 (4 of seven) a Listener, so that every window is worth opening. */
function holding(ability: Ability, script: Script = {}): Table {
  const players = BOOK[script.players ?? 8]?.deck[ALL.indexOf(ability)] ? (script.players ?? 8) : 8;
  return table({ players, deck: [ability, 'listener'], ...script }).give(5, players === 7 ? 4 : 6);
}

function holder(t: Table, no: number): Holder {
  const scene = t.tableScene();
  if (scene.kind !== 'window' && scene.kind !== 'hand-out') throw new Error(scene.kind);
  const found = scene.holders.find(({ seat }) => seat === no - 1);
  if (!found) throw new Error(`number ${no} holds nothing`);
  return found;
}

/** The last use (of this ability) as the truth tells it; ends the match. */
function truthOf(t: Table, ability?: Ability): unknown {
  const { abilities } = t.stop().truth();
  return abilities.findLast((entry) => entry.what === 'use' && (ability ?? entry.ability) === entry.ability);
}

const lastUse = (t: Table) => t.tableScene().abilities.findLast((entry) => entry.what === 'use');

describe('the deck', () => {
  it('SMR-12 how many of each ability lie in the deck of 6, 7, 8, 9 and 10', () => {
    expect(ABILITIES).toEqual(ALL);
    for (const players of COUNTS) {
      expect(ALL.map((ability) => deckFor(players).filter((one) => one === ability).length)).toEqual(
        BOOK[players]?.deck,
      );
    }
    expect(deckFor(6)).not.toContain('interrogator'); // SMR-24
    expect(deckFor(6)).not.toContain('instructor');
  });

  it('SMR-12 it is shuffled in the open, and drawn without replacement', () => {
    const t = table({ players: 10 });
    const given: Ability[] = [];
    for (const failures of [0, 1, 0, 2, 0]) {
      t.everybodyLooks();
      given.push(...t.shows('hand-out').drawn.map(({ ability }) => ability));
      t.mission(failures).goOn();
    }
    expect(given).toHaveLength(10);
    expect([...given, ...t.truth().deck].sort()).toEqual(bookDeck(10).sort());
  });
});

describe('windows', () => {
  const BEFORE_SQUAD = ['interrogator', 'listener', 'informant', 'leader', 'psychologist'];
  const BEFORE_MISSION = ['interrogator', 'listener', 'saboteur', 'psychologist'];

  it('SMR-16 before a squad: Interrogator, Listener, Informant from mission 2 on, Leader, Psychologist', () => {
    for (const ability of ALL) {
      const first = holding(ability);
      const can = BEFORE_SQUAD.includes(ability);
      const expected = ability === 'informant' ? 'no-mission-yet' : can ? 'now' : 'not-in-this-window';
      expect(holder(first, 5).can, ability).toBe(expected);
      if (expected !== 'now') expect(first.refusesUse(5), ability).toBe(expected);
      const second = holding(ability).mission().goOn().giveRest();
      expect(holder(second, 5).can, ability).toBe(can ? 'now' : 'not-in-this-window');
      expect(second.holds(5)).toBe(ability); // refused and kept
    }
  });

  it('SMR-16 before a mission: Interrogator, Listener, Saboteur, Psychologist', () => {
    for (const ability of ALL) {
      const t = holding(ability).approved();
      expect(t.shows('window').when).toBe('before-mission');
      const expected = BEFORE_MISSION.includes(ability) ? 'now' : 'not-in-this-window';
      expect(holder(t, 5).can, ability).toBe(expected);
      if (expected !== 'now') expect(t.refusesUse(5), ability).toBe(expected);
      expect(t.holds(5)).toBe(ability);
    }
  });

  it('SMR-16 during the hand-outs: the Instructor alone', () => {
    for (const ability of ALL) {
      const t = table({ deck: [ability] }).give(5);
      const expected = ability === 'instructor' ? 'now' : 'not-in-this-window';
      expect(holder(t, 5).can, ability).toBe(expected);
      if (expected !== 'now') expect(t.refusesUse(5, 1), ability).toBe(expected);
    }
  });

  it('SMR-16 nowhere else is anything used: not while a squad is picked, spoken of, voted on, gone, or over', () => {
    for (const ability of ALL) {
      const t = holding(ability);
      const refused = (): void => {
        for (const on of [[], [1], [1, 2]]) expect(t.refusesUse(5, ...on), `${ability} ${t.phase}`).toBe('not-now');
      };
      t.goOn();
      refused();
      t.propose(1, 2, 3);
      refused();
      t.play({ type: 'start-speeches' });
      refused();
      while (t.phase === 'speech') t.play({ type: 'said' });
      refused();
      t.play({ type: 'start-vote' });
      refused();
      t.voteAll(...t.numbers);
      refused();
      t.goOn().goOn();
      expect(t.phase).toBe('mission');
      refused();
      t.decideAll();
      refused();
      expect(t.stop().refusesUse(5, 1)).toBe('match-over');
    }
  });

  it('SMR-16 nobody uses what they do not hold, and nothing twice', () => {
    const t = holding('interrogator');
    expect(t.refusesUse(1, 2)).toBe('holds-none');
    expect(t.refusal({ type: 'use', seat: 8, on: [1] })).toBe('not-at-the-table');
    expect(t.refusal({ type: 'use', seat: -1, on: [1] })).toBe('not-at-the-table');
    t.use(5, 1).looks();
    expect(t.refusesUse(5, 2)).toBe('holds-none');
    expect(t.seat(5)).toMatchObject({ holds: 'none', handed: 1 });
  });

  it('SMR-17 uses are played one at a time, each to its end', () => {
    const t = holding('interrogator').use(5, 1);
    expect(t.holder()).toBe(5);
    expect(t.refusesUse(6, 1, 2)).toBe('not-now');
    expect(t.refusal({ type: 'go-on' })).toBe('not-now');
    expect(t.refusal({ type: 'seen', seat: 5 })).toBe('not-your-turn');
    expect(t.refusal({ type: 'later', seat: 4 })).toBe('not-now');
    t.looks().use(6, 1, 2).looks();
    expect(t.shows('window').holders).toEqual([]);
  });

  it('SMR-17 two wanted at once: the scene names holders from the leader on, clockwise', () => {
    const t = table({
      leader: 6,
      deck: ['listener', 'interrogator', 'listener'],
      setup: { handOuts: [3, 2, 2, 1, 0] },
    });
    t.give(2, 7, 6);
    expect(nos(t.shows('window').holders.map(({ seat }) => seat))).toEqual([6, 7, 2]);
    t.rejected();
    expect(nos(t.shows('window').holders.map(({ seat }) => seat))).toEqual([7, 2, 6]);
  });

  it('SMR-17 an ability that has become impossible meanwhile is refused and kept', () => {
    // Both Psychologists want the only other card.
    const deck: Ability[] = ['psychologist', 'psychologist', 'listener'];
    const t = table({ players: 10, deck, setup: { handOuts: [3, 0, 0, 0, 0] } }).give(5, 6, 7);
    t.use(5, 7);
    expect(t.refusesUse(6, 7)).toBe('nothing-to-take');
    expect(t.holds(6)).toBe('psychologist');
    expect(holder(t, 6)).toMatchObject({ can: 'now', among: [4] });
  });

  it('SMR-17 the people are chosen in public: too few, too many, oneself, the same twice, nobody there', () => {
    const wrong = (ability: Ability, on: readonly number[], code: string): void => {
      const t = holding(ability, { deck: [ability, ability === 'listener' ? 'interrogator' : 'listener'] });
      if (ability === 'informant') t.mission().goOn().giveRest();
      expect(t.refusesUse(5, ...on), `${ability} on ${on}`).toBe(code);
      expect(t.holds(5)).toBe(ability);
    };
    for (const ability of ['interrogator', 'informant', 'psychologist'] as const) {
      for (const on of [[], [1, 2]]) wrong(ability, on, 'choose-others');
      wrong(ability, [5], 'not-oneself');
      wrong(ability, [9], 'not-at-the-table');
      wrong(ability, [0], 'not-at-the-table');
    }
    for (const on of [[], [1]]) wrong('listener', on, 'choose-others');
    for (const on of [
      [1, 5],
      [5, 1],
      [5, 5],
    ])
      wrong('listener', on, 'not-oneself');
    wrong('listener', [2, 2], 'twice-the-same');
    wrong('listener', [2, 9], 'not-at-the-table');
    for (const on of [[1], [1, 2]]) wrong('leader', on, 'choose-others');
    const t = holding('saboteur').approved();
    expect(t.refusesUse(5, 1)).toBe('choose-others');
  });
});

describe('abilities that ask', () => {
  it('SMR-16 the Interrogator learns which team somebody is on; the diversant is of the spies’ team', () => {
    for (const [on, told] of [
      [1, 'spies'],
      [3, 'spies'],
      [4, 'scouts'],
    ] as const) {
      const t = holding('interrogator');
      expect(holder(t, 5)).toEqual({
        ...{ seat: 4, ability: 'interrogator', can: 'now', people: 1, among: [0, 1, 2, 3, 5, 6, 7] },
      });
      t.use(5, on);
      expect(t.private('answer')).toEqual({
        ...{ audience: 4, kind: 'answer', reveals: 'card', ability: 'interrogator', on: [on - 1], told, mission: 1 },
        handoff: { purpose: 'answer', done: 0, of: 1, canWait: false },
      });
      traced(t.looks(), { ability: 'interrogator', when: 'before-squad', squad: 0, on: [on - 1] }, told);
    }
    const late = holding('interrogator').approved().use(5, 2);
    expect(late.private('answer').told).toBe('spies');
    traced(late.looks(), { ability: 'interrogator', when: 'before-mission', squad: 0, on: [1] }, 'spies');
  });

  it('SMR-16 the Listener learns whether two others are on the same team', () => {
    for (const [one, other, told] of [
      [1, 2, 'same-team'],
      [3, 1, 'same-team'],
      [4, 7, 'same-team'],
      [4, 1, 'other-teams'],
      [3, 8, 'other-teams'],
    ] as const) {
      const t = holding('listener', { deck: ['listener', 'interrogator'] }).use(5, one, other);
      const on = [one - 1, other - 1].sort();
      expect(t.private('answer')).toMatchObject({ audience: 4, ability: 'listener', on, told });
      traced(t.looks(), { ability: 'listener', when: 'before-squad', squad: 0, on }, told);
    }
    const late = holding('listener', { deck: ['listener', 'interrogator'] })
      .approved()
      .use(5, 2, 6);
    traced(late.looks(), { ability: 'listener', when: 'before-mission', squad: 0, on: [1, 5] }, 'other-teams');
  });

  it('SMR-16 the Informant learns what another member of the last finished mission’s squad showed', () => {
    for (const [on, told] of [
      [1, 'failure'],
      [2, 'success'],
      [4, 'success'],
    ] as const) {
      const t = holding('informant').send(1, 2, 4).decideAll(1).goOn().giveRest();
      expect(holder(t, 5)).toMatchObject({ can: 'now', people: 1, among: [0, 1, 3] });
      t.use(5, on);
      expect(t.private('answer')).toMatchObject({ audience: 4, ability: 'informant', on: [on - 1], told, mission: 1 });
      traced(t.looks(), { ability: 'informant', when: 'before-squad', squad: 1, on: [on - 1], mission: 2 }, told);
    }
  });

  it('SMR-16 the Informant: not about oneself, not about older missions, not about who stayed at home', () => {
    const t = holding('informant').send(1, 5, 7).decideAll().goOn().giveRest();
    expect(holder(t, 5).among).toEqual([0, 6]);
    expect(t.refusesUse(5, 5)).toBe('not-oneself');
    expect(t.refusesUse(5, 2)).toBe('not-in-that-squad');
    t.goOn().send(2, 3, 4, 6).decideAll().goOn().giveRest();
    expect(holder(t, 5).among).toEqual([1, 2, 3, 5]);
    expect(t.refusesUse(5, 1)).toBe('not-in-that-squad');
    // A rejected squad is no mission.
    t.toVote(1, 5, 7, 8).voteAll().goOn();
    expect(holder(t, 5).among).toEqual([1, 2, 3, 5]);
  });

  it('SMR-17 an answer is for its user alone, and asking looks alike whatever it is', () => {
    const forms = new Set<string>();
    const tables = new Set<string>();
    for (const on of [1, 2, 3, 4, 6, 7, 8]) {
      const t = holding('interrogator').use(5, on);
      const scene = t.private('answer');
      forms.add(JSON.stringify({ ...scene, on: scene.on.length, told: typeof scene.told }));
      tables.add(JSON.stringify(t.looks().scene()).replaceAll(`"on":[${on - 1}]`, '"on":[]'));
      expect(JSON.stringify(t.scene())).not.toMatch(/"(told|read|spies|scouts)"/);
      for (const other of t.numbers) {
        const learned = other === 5 ? [{ ability: 'interrogator', on: [on - 1], told: scene.told, mission: 1 }] : [];
        expect(t.card(other).learned).toEqual(learned);
      }
    }
    expect(forms.size).toBe(1);
    expect(tables.size).toBe(1);
    const keys = new Set(
      [
        holding('interrogator').use(5, 1),
        holding('listener', { deck: ['listener', 'interrogator'] }).use(5, 1, 2),
        holding('informant').mission().goOn().giveRest().use(5, 1),
      ].map((t) => Object.keys(t.scene()).join()),
    );
    expect(keys.size).toBe(1);
  });

  it('SMR-17 a question can be taken back until its answer was looked at', () => {
    const t = holding('interrogator').use(5, 1);
    expect(t.canUndo()).toBe(true);
    expect(t.undo().holds(5)).toBe('interrogator');
    t.use(5, 2).looks();
    expect(t.canUndo()).toBe(false);
    expect(t.card(5).learned).toHaveLength(1);
  });

  it('ALL-08 smersh before an answer was looked at, no card tells it', () => {
    const t = holding('interrogator').use(5, 1);
    for (const no of t.numbers) expect(t.card(no).learned).toEqual([]);
  });

  it('SMR-17 only these three ask', () => {
    expect(ALL.filter((ability) => ABILITY[ability].asks)).toEqual(['interrogator', 'listener', 'informant']);
  });

  /** The public trace, the place in the history, and the truth. */
  function traced(t: Table, record: Record<string, unknown>, told: string): void {
    const shown = { what: 'use', mission: 1, seat: 4, took: 'none', ...record };
    expect(lastUse(t)).toEqual(shown);
    expect(t.seat(5).holds).toBe('none');
    expect(t.phase).toBe('window');
    const { abilities } = t.stop().truth();
    expect(abilities.findLast((entry) => entry.what === 'use')).toEqual({ ...shown, told, read: true });
  }
});

describe('abilities that act', () => {
  it('SMR-16 the Leader takes the leadership; order goes on clockwise from there, and the old leader is not next', () => {
    const t = holding('leader', { leader: 2 });
    expect(holder(t, 5)).toMatchObject({ can: 'now', people: 0, among: [] });
    t.use(5);
    expect(t.leader()).toBe(5);
    expect(t.shows('window').board.leader).toBe(4);
    expect(lastUse(t)).toEqual({
      ...{ what: 'use', mission: 1, when: 'before-squad', squad: 0, seat: 4, ability: 'leader', on: [1], took: 'none' },
    });
    expect(t.canUndo()).toBe(true);
    t.toVote();
    expect(t.holder()).toBe(5);
    t.voteAll().goOn();
    expect(t.leader()).toBe(6);
    expect(truthOf(t)).toMatchObject({ ability: 'leader', on: [1], told: 'nothing' });
  });

  it('SMR-16 the Leader is refused, and not spent, for the leader', () => {
    const t = holding('leader', { leader: 5 });
    expect(holder(t, 5).can).toBe('leads-already');
    expect(t.refusesUse(5)).toBe('leads-already');
    expect(t.holds(5)).toBe('leader');
    expect(t.rejected().use(5).leader()).toBe(5);
  });

  it('SMR-16 the Leader changes neither the hand-out order nor the count of rejected squads', () => {
    const t = holding('leader', { leader: 2 }).rejected();
    const next = t.tableScene().seats.findIndex(({ right }) => right === 'next');
    t.use(5);
    expect(t.tableScene().seats.findIndex(({ right }) => right === 'next')).toBe(next);
    expect(t.board().rejected).toBe(1);
  });

  it('SMR-16 a second Leader in the same window takes it again', () => {
    const t = table({ leader: 2, deck: ['leader', 'leader'] }).give(5, 2);
    expect(holder(t, 2).can).toBe('leads-already');
    t.use(5);
    expect(holder(t, 2).can).toBe('now');
    t.use(2);
    expect(t.leader()).toBe(2);
    expect(t.shows('window').holders).toEqual([]);
    expect(t.goOn().phase).toBe('team');
  });

  it('SMR-16 the Saboteur rejects the approved squad; the window closes at once, and leadership passes on', () => {
    const t = holding('saboteur').approved(1, 2, 3);
    expect(holder(t, 5)).toMatchObject({ can: 'now', people: 0 });
    t.use(5);
    expect(t.shows('sabotaged')).toMatchObject({
      team: [0, 1, 2],
      by: 4,
      follows: { is: 'window', leader: 1 },
      board: { leader: 0, rejected: 1, history: [{ result: 'rejected', ballot: { approvals: 8 } }] },
    });
    expect(t.refusesUse(6, 1, 2)).toBe('not-now'); // what else was wanted is not used
    expect(t.holds(6)).toBe('listener');
    expect(lastUse(t)).toEqual({
      ...{
        what: 'use',
        mission: 1,
        when: 'before-mission',
        squad: 0,
        seat: 4,
        ability: 'saboteur',
        on: [],
        took: 'none',
      },
    });
    t.goOn();
    expect(t.shows('window')).toMatchObject({ when: 'before-squad', board: { leader: 1 }, round: 1 });
    expect(truthOf(t)).toMatchObject({ ability: 'saboteur', squad: 0, told: 'nothing' });
  });

  it('SMR-10 SMR-16 a Saboteur adds one instead of resetting', () => {
    const t = holding('saboteur').rejected().rejected().approved().use(5);
    expect(t.board().rejected).toBe(3);
    expect(t.goOn().board().rejected).toBe(3);
    expect(t.mission().board().rejected).toBe(0);
  });

  it('SMR-10 SMR-16 a Saboteur on the last tolerated squad ends the match for the spies’ team', () => {
    for (const players of COUNTS) {
      const t = holding('saboteur', { players });
      for (let count = 1; count < (BOOK[players]?.most ?? 0); count++) t.rejected();
      t.approved().use(5);
      expect(t.shows('sabotaged').follows).toEqual({ is: 'truth', ending: 'rejections' });
      expect(t.board().rejected).toBe(BOOK[players]?.most);
      expect(smersh.ifLeaves(t.state, 0)).toBe('decided');
      expect(t.canUndo()).toBe(true); // a mis-tap in public, until the truth is opened
      const stopped = t.stop();
      expect(stopped.result()?.reason).toBe('rejections');
    }
    const seven = holding('saboteur', { players: 7 }).rejected().rejected().rejected().rejected().approved().use(5);
    expect(seven.goOn().points()).toEqual({ 1: 2, 2: 2, 3: 2 });
  });

  it('SMR-16 the Psychologist takes what another holds; the taken card waits for the next window', () => {
    const t = holding('psychologist');
    expect(holder(t, 5)).toMatchObject({ can: 'now', people: 1, among: [5] });
    expect(t.refusesUse(5, 1)).toBe('nothing-to-take');
    t.use(5, 6);
    expect([t.holds(5), t.holds(6)]).toEqual(['listener', 'none']);
    expect(lastUse(t)).toEqual({
      ...{ what: 'use', mission: 1, when: 'before-squad', squad: 0, seat: 4, ability: 'psychologist' },
      ...{ on: [5], took: 'listener' },
    });
    expect(holder(t, 5).can).toBe('just-taken');
    expect(t.refusesUse(5, 1, 2)).toBe('just-taken');
    expect(t.canUndo()).toBe(true);
    const missionWindow = t.approved();
    expect(missionWindow.shows('window').when).toBe('before-mission');
    expect(missionWindow.use(5, 1, 2).looks().holds(5)).toBe('none');
    expect(truthOf(t, 'psychologist')).toMatchObject({ on: [5], took: 'listener', told: 'nothing' });
  });

  it('SMR-16 a return to the window after a rejection is a next window', () => {
    expect(holding('psychologist').use(5, 6).rejected().use(5, 1, 2).private('answer').audience).toBe(4);
    const late = holding('psychologist').approved().use(5, 6).goOn().decideAll().goOn().giveRest();
    expect(holder(late, 5).can).toBe('now');
  });

  it('SMR-16 the Psychologist is refused, and not spent, when nobody else holds one', () => {
    const t = table({ deck: ['psychologist', 'interrogator'] })
      .give(5, 6)
      .use(6, 1)
      .looks();
    expect(holder(t, 5).can).toBe('nobody-holds-one');
    for (const on of [[], [6], [1]]) expect(t.refusesUse(5, ...on)).toBe('nobody-holds-one');
    expect(t.holds(5)).toBe('psychologist');
  });

  it('SMR-16 Psychologist takes Psychologist, and can use it from the next window on', () => {
    const deck: Ability[] = ['psychologist', 'psychologist', 'listener'];
    const t = table({ players: 10, deck, setup: { handOuts: [3, 0, 0, 0, 0] } })
      .give(5, 6, 7)
      .use(5, 6);
    expect([t.holds(5), t.holds(6), t.holds(7)]).toEqual(['psychologist', 'none', 'listener']);
    expect(lastUse(t)).toMatchObject({ seat: 4, on: [5], took: 'psychologist' });
    expect(t.refusesUse(5, 7)).toBe('just-taken');
    t.rejected().use(5, 7);
    expect([t.holds(5), t.holds(7)]).toEqual(['listener', 'none']);
  });

  it('SMR-16 a card just taken can be taken on in the same window', () => {
    const deck: Ability[] = ['psychologist', 'psychologist', 'listener'];
    const t = table({ players: 10, deck, setup: { handOuts: [3, 0, 0, 0, 0] } }).give(5, 6, 7);
    t.use(5, 7).use(6, 5);
    expect([t.holds(5), t.holds(6), t.holds(7)]).toEqual(['none', 'listener', 'none']);
    expect(t.refusesUse(6, 1, 2)).toBe('just-taken');
  });

  it('SMR-15 SMR-16 a taken card does not count towards the two, and the robbed player’s count stays', () => {
    const t = holding('psychologist', { setup: { handOuts: [2, 1, 1, 1, 1] } }).use(5, 6);
    expect([t.seat(5).handed, t.seat(6).handed]).toEqual([1, 1]);
    t.rejected().use(5, 1, 2).looks().mission().goOn().give(5);
    expect(t.seat(5)).toMatchObject({ handed: 2 });
    // A Psychologist received as the second card can be used.
    const second = table({ deck: ['interrogator', 'listener', 'psychologist'], setup: { handOuts: [2, 1, 0, 0, 0] } });
    second.give(5, 6).use(5, 1).looks().mission().goOn().give(5).use(5, 6);
    expect(second.holds(5)).toBe('listener');
    expect(second.seat(5).handed).toBe(2);
    expect(second.rejected().use(5, 1, 2).private('answer').ability).toBe('listener');
  });

  it('SMR-16 the Instructor takes the right to the next hand-out: the robbed one’s is spent, their own is untouched', () => {
    // The rights are 8's, then 7's. Number 5 gets the Instructor from 8, and takes 7's right.
    const t = table({ deck: ['instructor', 'listener'] }).give(5);
    expect(t.shows('hand-out')).toMatchObject({ right: 6, giver: 6 });
    expect(holder(t, 5)).toMatchObject({ can: 'now', people: 0 });
    t.use(5);
    expect(t.shows('hand-out')).toMatchObject({ right: 6, giver: 4, ability: 'listener' });
    expect(lastUse(t)).toEqual({
      ...{
        what: 'use',
        mission: 1,
        when: 'hand-outs',
        squad: 0,
        seat: 4,
        ability: 'instructor',
        on: [6],
        took: 'none',
      },
    });
    expect(t.refusal({ type: 'hand-out', seat: 4 })).toBe('not-to-yourself');
    expect(t.shows('hand-out').receivers).toContain(6); // the robbed player may receive it
    t.give(7);
    expect(t.tableScene().abilities.at(-1)).toEqual({
      ...{ what: 'hand-out', mission: 1, ability: 'listener', right: 6, giver: 4, to: 6 },
    });
    expect(t.seat(7).right).toBe('used');
    expect(t.seat(6).right).toBe('next');
    expect(t.seat(5).right).toBe('waiting'); // its own right comes in its turn
    t.mission().goOn().give(8);
    expect(t.shows('hand-out')).toMatchObject({ right: 4, giver: 4 });
    expect(truthOf(t)).toMatchObject({ ability: 'instructor', on: [6], told: 'nothing' });
  });

  it('SMR-16 who has handed out already can use the Instructor and hand out once more', () => {
    const t = table({ deck: ['instructor', 'listener'], setup: { handOuts: [2, 2, 2, 1, 1] } }).give(7);
    expect(t.shows('hand-out').giver).toBe(6); // 7 itself is next, holds the Instructor
    t.give(5).toTeam().mission().goOn();
    expect(t.seat(7).right).toBe('used');
    expect(t.shows('hand-out').giver).toBe(5);
    t.use(7).give(4);
    const giving = t.tableScene().abilities.filter((entry) => entry.what === 'hand-out' && entry.giver === 6);
    expect(giving).toHaveLength(2);
    expect(t.seat(6).right).toBe('used');
    expect(t.seat(5).right).toBe('next');
  });

  it('SMR-16 the Instructor is refused, and not spent, when its holder is next anyway', () => {
    const t = table({ deck: ['instructor', 'listener'] }).give(7);
    expect(holder(t, 7).can).toBe('gives-anyway');
    expect(t.refusesUse(7)).toBe('gives-anyway');
    expect(t.holds(7)).toBe('instructor');
  });

  it('SMR-15 SMR-16 at the last hand-out an Instructor can find somebody where the giver has nobody', () => {
    const deck: Ability[] = ['instructor', 'listener'];
    const setup: Partial<SmershSetup> = { handOuts: [3, 3, 1, 0, 0] };
    const t = table({ players: 7, deck, setup }).give(2, 3, 4).mission().goOn().give(5, 6, 7).mission(1).goOn();
    expect(t.shows('hand-out')).toMatchObject({ giver: 0, receivers: [] });
    t.use(2);
    expect(t.shows('hand-out')).toMatchObject({ giver: 1, right: 0, receivers: [0] });
    expect(t.refusal({ type: 'discard' })).toBe('somebody-can-receive');
    expect(t.give(1).seat(1).handed).toBe(1);
  });

  it('SMR-16 an Instructor that a Psychologist took is used at the hand-outs after that window', () => {
    const t = table({ deck: ['psychologist', 'instructor', 'listener', 'listener'] })
      .give(5, 6)
      .use(5, 6);
    t.mission().goOn();
    expect(t.shows('hand-out').giver).toBe(5);
    expect(t.use(5).shows('hand-out').giver).toBe(4);
  });
});
