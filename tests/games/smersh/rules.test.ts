// One test or more for each rule of SMERSH that its rules keep, in the order of the rule book; abilities, the shared
// rules, fairness and secrecy stand in files of their own.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { startMatch } from '../../../src/core/match';
import { smersh } from '../../../src/games/smersh/game';
import { GESTURES } from '../../../src/games/smersh/scenes';
import { check, readSetup, type SmershSetup, SPEECH_SECONDS, suggest } from '../../../src/games/smersh/setup';
import { BOOK, bookDeck, byNumber, COUNTS, NONE, nos, SEED, table } from './table';

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Player ${at}` }));
const playCodeOf = (t: ReturnType<typeof table>, move: Parameters<typeof smersh.play>[1]) =>
  smersh.play(t.state, move, t.match.chance);

describe('the deal', () => {
  it('SMR-01 every player has a seat number, 1 to n clockwise, on every table scene', () => {
    for (const players of COUNTS) {
      const t = table({ players });
      const seen = (): void => {
        expect(t.tableScene().seats.map(({ number }) => number)).toEqual(t.numbers);
        expect(t.tableScene().seats.map(({ seat }) => seat + 1)).toEqual(t.numbers);
      };
      seen();
      t.toTeam();
      seen();
      t.rejected();
      seen();
      t.stop();
      seen();
    }
  });

  it('SMR-02 six to ten play; five are too few, eleven too many', () => {
    expect(smersh.players).toEqual({ min: 6, max: 10 });
    for (const players of COUNTS) expect(check(suggest(players), players)).toEqual([]);
    for (const [count, code, about] of [
      [5, 'too-few-players', { players: 5, min: 6 }],
      [11, 'too-many-players', { players: 11, max: 10 }],
    ] as const) {
      expect(check(suggest(count), count)).toEqual([{ code, weight: 'refusal', about }]);
      const setup = suggest(count);
      const match = startMatch({ id: 'm', game: smersh, seed: SEED, setup, supply: null, players: people(count) });
      expect(isRefusal(match) && match.refused).toBe(code);
    }
  });

  it('SMR-02 scouts, spies, diversant: 4·2·0, 4·2·1, 5·2·1, 6·2·1, 6·3·1', () => {
    const dealt = COUNTS.map((players) => {
      const { sides } = smersh.deal(suggest(players), null, players, chanceFrom(SEED)).deal;
      return ['scout', 'spy', 'diversant'].map((side) => sides.filter((one) => one === side).length).join('·');
    });
    expect(dealt).toEqual(['4·2·0', '4·2·1', '5·2·1', '6·2·1', '6·3·1']);
  });

  it('SMR-03 a spy’s card names the other spies in seating order, and neither names nor is named to the diversant', () => {
    const t = table({ players: 10, spies: [9, 2, 5], diversant: 7 });
    expect(t.card(5)).toMatchObject({ side: 'spy', rows: [1, 8] });
    expect(t.card(9).rows).toEqual([1, 4]);
    expect(t.card(7)).toMatchObject({ side: 'diversant', rows: ['fixed-words', 'fixed-words'] });
    for (const no of [1, 3, 4, 6, 8, 10])
      expect(t.card(no)).toMatchObject({ side: 'scout', rows: ['fixed-words', 'fixed-words'] });
  });

  it('SMR-03 every card has one row fewer than there are spies', () => {
    for (const players of COUNTS) {
      const t = table({ players });
      for (const no of t.numbers) expect(t.card(no).rows).toHaveLength((BOOK[players]?.spies ?? 0) - 1);
    }
  });

  it('SMR-06 the first leader is drawn and shown before a card is dealt, whatever the sides', () => {
    const t = table({ leader: 4 });
    expect(nos([t.shows('first-leader').board.leader])).toEqual([4]);
    expect(t.refusal({ type: 'seen', seat: 0 })).toBe('not-now');
    t.goOn();
    for (const [done, no] of t.numbers.entries()) {
      expect(t.holder()).toBe(no);
      expect(t.private('card').handoff).toEqual({ purpose: 'card', done, of: 8, canWait: done < 7 });
      t.play({ type: 'seen', seat: done });
    }
    for (const digit of '0123456789') {
      const seed = digit.repeat(32);
      const { leader } = smersh.deal(suggest(9), null, 9, chanceFrom(seed));
      expect(leader).toBe(chanceFrom(seed).open('first leader').below(9));
    }
  });
});

describe('missions and squads', () => {
  it('SMR-04 scouts win with the third completed mission, and the match ends at once', () => {
    const t = table({ setup: NONE });
    t.mission().goOn().mission().goOn().mission();
    expect(t.shows('mission-result').follows).toEqual({ is: 'truth', ending: 'scouts' });
    expect(t.board().missions.map(({ result }) => result)).toEqual([
      ...['completed', 'completed', 'completed', 'never', 'never'],
    ]);
    expect(t.goOn().result()?.reason).toBe('scouts');
    expect(t.shows('truth').truth.teams).toHaveLength(3);
  });

  it('SMR-04 the spies’ team wins with three failed ones, also with the fifth mission', () => {
    const t = table({ players: 6, setup: NONE });
    t.mission(1).goOn().mission(0).goOn().mission(2).goOn().mission(0).goOn().mission(1);
    expect(t.shows('mission-result').follows).toEqual({ is: 'truth', ending: 'spies' });
    expect(t.goOn().result()).toEqual({ reason: 'spies', winners: [0, 1], points: [2, 2, 0, 0, 0, 0] });
    const decided = table({ setup: NONE }).mission().goOn().mission().goOn().mission().stop();
    expect(decided.result()?.reason).toBe('scouts'); // what is decided stays decided
  });

  it('SMR-05 squad sizes of missions 1–5, and no other number can be nominated', () => {
    for (const players of COUNTS) {
      const t = table({ players, setup: NONE }).toTeam();
      const sizes = BOOK[players]?.sizes ?? [];
      expect(t.board().missions.map(({ size }) => size)).toEqual(sizes);
      for (const [at, failures] of [0, 2, 0, 2, 0].entries()) {
        const size = sizes[at] as number;
        expect(t.shows('team').size).toBe(size);
        t.pick(...t.numbers.slice(0, size - 1));
        expect(playCodeOf(t, { type: 'propose' })).toEqual({ refused: 'team-short', about: { size, missing: 1 } });
        t.pick(players, players - 1);
        const over = new Set([...t.numbers.slice(0, size - 1), players, players - 1]).size - size;
        if (over > 0)
          expect(playCodeOf(t, { type: 'propose' })).toEqual({ refused: 'team-long', about: { size, over } });
        t.undo().undo();
        for (let picked = 1; picked < size; picked++) t.undo();
        t.mission(failures).goOn();
      }
      expect(t.result()?.reason).toBe('scouts');
    }
  });

  it('SMR-05 one failure fails a mission; mission 4 with 7–10 players needs two, with six only one', () => {
    for (const players of COUNTS) {
      for (const mission of [1, 4, 5]) {
        const breaks = mission === 4 && players >= 7 ? 2 : 1;
        for (const failures of [0, 1, 2]) {
          const t = table({ players, setup: NONE });
          for (const before of [0, 1, 0, 2].slice(0, mission - 1)) t.mission(before).goOn();
          t.mission(failures);
          expect(t.shows('mission-result'), `${failures} in mission ${mission} of ${players}`).toMatchObject({
            sabotages: failures,
            breaksAt: breaks,
            result: failures >= breaks ? 'broken' : 'completed',
            round: mission,
          });
        }
      }
    }
  });

  it('SMR-06 leadership moves clockwise after every rejected squad, and stays after a finished mission', () => {
    const t = table({ leader: 7, setup: NONE }).toTeam();
    const leaders = [t.leader()];
    for (const step of ['rejected', 'rejected', 'mission', 'rejected', 'broken'] as const) {
      if (step === 'rejected') t.rejected();
      else t.mission(step === 'broken' ? 1 : 0).goOn();
      leaders.push(t.leader());
    }
    expect(leaders).toEqual([7, 8, 1, 1, 2, 2]);
  });

  it('SMR-06 with the house rule the leader changes after every mission', () => {
    const t = table({ leader: 7, setup: { ...NONE, leaderChanges: true } }).mission();
    expect(t.shows('mission-result')).toMatchObject({ board: { leader: 6 }, follows: { is: 'team', leader: 7 } });
    expect(t.goOn().leader()).toBe(8);
    expect(t.mission(1).goOn().leader()).toBe(1);
    expect(t.rejected().leader()).toBe(2);
  });

  it('SMR-07 hand-outs, window, squad, speeches, vote; rejected: the window again and no hand-outs; approved: window, mission', () => {
    const t = table({ deck: ['interrogator', 'saboteur', 'listener'] }).everybodyLooks();
    const seen: string[] = [];
    const note = (): void => {
      const scene = t.tableScene();
      seen.push(scene.kind === 'window' ? scene.when : scene.kind);
    };
    note();
    t.give(5, 6);
    note();
    t.goOn();
    note();
    t.propose(1, 2, 3);
    note();
    t.play({ type: 'start-speeches' });
    note();
    for (let said = 0; said < 8; said++) t.play({ type: 'said' });
    note();
    t.play({ type: 'start-vote' }).voteAll();
    note();
    expect(t.shows('votes').follows).toEqual({ is: 'window', leader: 1 });
    t.goOn();
    note();
    t.toVote()
      .voteAll(...t.numbers)
      .goOn();
    note();
    t.goOn().decideAll();
    note();
    expect(t.shows('mission-result').follows).toEqual({ is: 'hand-outs', leader: 1 });
    t.goOn();
    note();
    expect(seen).toEqual([
      ...['hand-out', 'before-squad', 'team', 'proposal', 'speech', 'floor', 'votes', 'before-squad'],
      ...['before-mission', 'mission-result', 'hand-out'],
    ]);
  });

  it('SMR-07 a window appears only when somebody holds an ability that can be used in it', () => {
    // A Saboteur can be used before the mission alone, a Leader not by the leader, an Informant not before mission 2.
    const t = table({ deck: ['saboteur', 'informant'] }).give(5, 6);
    expect(t.phase).toBe('team');
    t.toVote().voteAll();
    expect(t.shows('votes').follows).toEqual({ is: 'team', leader: 1 });
    t.goOn();
    expect(t.phase).toBe('team');
    t.toVote().voteAll(...t.numbers);
    expect(t.shows('votes').follows).toEqual({ is: 'window', leader: 1 });
    expect(t.goOn().shows('window')).toMatchObject({ when: 'before-mission', team: [0, 1, 2] });
    const leaders = table({ deck: ['leader'], leader: 4, setup: { handOuts: [1, 0, 0, 0, 0] } }).give(4);
    expect(leaders.phase).toBe('team');
    leaders.toVote().voteAll(...leaders.numbers);
    expect(leaders.shows('votes').follows).toEqual({ is: 'mission', leader: 3 });
    expect(leaders.goOn().phase).toBe('mission');
    const alone = table({ deck: ['psychologist'], setup: { handOuts: [1, 0, 0, 0, 0] } }).give(4);
    expect(alone.phase).toBe('team'); // nobody holds anything that could be taken
  });

  it('SMR-08 speeches go clockwise from the leader’s left neighbour, and the leader speaks last', () => {
    const t = table({ leader: 6, setup: NONE }).propose(1, 2, 3);
    expect(nos(t.shows('proposal').speakers)).toEqual([7, 8, 1, 2, 3, 4, 5, 6]);
    t.play({ type: 'start-speeches' });
    const spoke: number[] = [];
    while (t.phase === 'speech') {
      const { speaker, said } = t.shows('speech');
      expect(said).toBe(spoke.length);
      spoke.push(speaker + 1);
      t.play({ type: 'said' });
    }
    expect(spoke).toEqual([7, 8, 1, 2, 3, 4, 5, 6]);
    expect(t.shows('floor').speaker).toBe('nobody');
  });

  it('SMR-08 the squad can be changed until the first speech has begun, then it stands', () => {
    const t = table({ setup: NONE }).propose(1, 2, 3).play({ type: 'change-team' });
    expect(t.shows('team')).toMatchObject({ picked: [0, 1, 2], proposed: true });
    t.pick(3, 5).play({ type: 'propose' }).play({ type: 'start-speeches' });
    for (let said = 0; said < 9; said++) {
      for (const type of ['change-team', 'propose', 'start-speeches'] as const)
        expect(t.refusal({ type })).toBe('not-now');
      if (t.phase === 'speech') t.play({ type: 'said' });
    }
    expect(nos(t.shows('floor').team)).toEqual([1, 2, 5]);
    expect(t.refusal({ type: 'pick', seat: 0 })).toBe('not-now');
  });

  it('SMR-08 speech timer off, 30, 60 or 90 seconds, one clock for each speech, which urges and never acts', () => {
    expect(SPEECH_SECONDS).toEqual([0, 30, 60, 90]);
    expect(suggest(8).speechSeconds).toBe(60);
    for (const speechSeconds of SPEECH_SECONDS) {
      const t = table({ setup: { ...NONE, speechSeconds } });
      const clocks = new Set<string>();
      for (let squads = 0; squads < 2; squads++) {
        t.propose(1, 2, 3);
        expect('timer' in t.shows('proposal')).toBe(false);
        t.play({ type: 'start-speeches' });
        while (t.phase === 'speech') {
          const { timer } = t.shows('speech');
          expect(timer?.seconds ?? 0).toBe(speechSeconds);
          if (timer) clocks.add(timer.id);
          expect(t.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
          t.play({ type: 'said' });
        }
        expect(t.shows('floor').timer).toBeUndefined();
        t.play({ type: 'start-vote' }).voteAll().goOn();
      }
      expect(clocks.size).toBe(speechSeconds === 0 ? 0 : 16);
    }
  });

  it('SMR-08 two extra minutes a match, in one’s own speech, one at a time', () => {
    const t = table({ setup: NONE }).propose(1, 2, 3);
    expect(t.refusal({ type: 'extra-minute', seat: 1 })).toBe('not-now');
    t.play({ type: 'start-speeches' });
    const { timer } = t.shows('speech');
    expect(t.refusal({ type: 'extra-minute', seat: 2 })).toBe('not-your-speech');
    expect(t.refusal({ type: 'extra-minute', seat: 8 })).toBe('not-at-the-table');
    t.play({ type: 'extra-minute', seat: 1 });
    // The same clock, a minute longer: what was left of the speech is not lost.
    expect(t.shows('speech')).toMatchObject({ extra: 1, timer: { id: timer?.id, seconds: 120 } });
    expect(t.seat(2).minutes).toBe(1);
    t.play({ type: 'extra-minute', seat: 1 });
    expect(t.shows('speech')).toMatchObject({ extra: 2, timer: { seconds: 180 } });
    expect(t.refusal({ type: 'extra-minute', seat: 1 })).toBe('no-minutes-left');
    t.play({ type: 'said' });
    expect(t.shows('speech')).toMatchObject({ extra: 0, timer: { seconds: 60 } });
    expect(t.tableScene().seats.map(({ minutes }) => minutes)).toEqual([2, 0, 2, 2, 2, 2, 2, 2]);
    while (t.phase === 'speech') t.play({ type: 'said' });
    t.play({ type: 'start-vote' }).voteAll().goOn().propose(1, 2, 3).play({ type: 'start-speeches' });
    expect(t.seat(2).minutes).toBe(0); // two a match, not a squad
  });

  it('SMR-08 after the speeches and before the vote anybody takes the floor for a minute', () => {
    const t = table({ setup: NONE }).propose(1, 2, 3).speeches();
    const clocks: (string | undefined)[] = [];
    t.play({ type: 'extra-minute', seat: 6 });
    expect(t.shows('floor')).toMatchObject({ speaker: 6, timer: { seconds: 60 } });
    clocks.push(t.shows('floor').timer?.id);
    expect(t.seat(7).minutes).toBe(1);
    t.play({ type: 'said' });
    expect(t.shows('floor').speaker).toBe('nobody');
    expect(t.shows('floor').timer).toBeUndefined();
    expect(t.refusal({ type: 'said' })).toBe('not-now');
    t.play({ type: 'extra-minute', seat: 6 });
    clocks.push(t.shows('floor').timer?.id);
    expect(t.refusal({ type: 'extra-minute', seat: 6 })).toBe('no-minutes-left');
    t.play({ type: 'extra-minute', seat: 0 });
    clocks.push(t.shows('floor').timer?.id);
    expect(new Set(clocks).size).toBe(3);
    expect(t.shows('floor').speaker).toBe(0);
    t.play({ type: 'start-vote' });
    expect(t.refusal({ type: 'extra-minute', seat: 1 })).toBe('not-now');
  });

  it('SMR-08 with the timer off there are no extra minutes', () => {
    const t = table({ setup: { ...NONE, speechSeconds: 0 } })
      .propose(1, 2, 3)
      .play({ type: 'start-speeches' });
    expect(t.seat(2).minutes).toBe('off');
    expect(t.refusal({ type: 'extra-minute', seat: 1 })).toBe('no-minutes');
    while (t.phase === 'speech') t.play({ type: 'said' });
    expect(t.refusal({ type: 'extra-minute', seat: 1 })).toBe('no-minutes');
  });
});

describe('vote and mission', () => {
  it('SMR-09 everybody votes, from the leader on in seating order; more than half of all, a tie is a rejection', () => {
    const needed = COUNTS.map((players) => {
      const least = Array.from({ length: players + 1 }, (_, approvals) => approvals).filter((approvals) => {
        const t = table({ players, setup: NONE }).toVote();
        return t.voteAll(...t.numbers.slice(0, approvals)).shows('votes').approved;
      });
      expect(least).toEqual(Array.from({ length: least.length }, (_, at) => (least[0] as number) + at));
      return least[0];
    });
    expect(needed).toEqual([4, 4, 5, 5, 6]);
    const t = table({ leader: 5, setup: NONE }).toVote();
    const pass: number[] = [];
    while (t.phase === 'ballot') {
      const no = t.holder() as number;
      pass.push(no);
      for (const other of t.numbers.filter((one) => one !== no))
        expect(t.refusal({ type: 'vote', seat: other - 1, choice: 'approve' })).toBe('not-your-turn');
      t.vote(no, 'approve');
    }
    expect(pass).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
  });

  it('SMR-09 no vote before the speeches are over', () => {
    const t = table({ setup: NONE }).propose(1, 2, 3);
    expect(t.refusal({ type: 'start-vote' })).toBe('not-now');
    t.play({ type: 'start-speeches' });
    for (let said = 0; said < 8; said++) {
      expect(t.refusal({ type: 'start-vote' })).toBe('not-now');
      t.play({ type: 'said' });
    }
    t.play({ type: 'start-vote' });
    expect(t.private('vote')).toMatchObject({ mission: 1, leader: 0, team: [0, 1, 2] });
  });

  it('SMR-09 votes are shown by name, or with the house rule as totals until the end', () => {
    const open = table({ setup: NONE }).toVote().voteAll(1, 6);
    expect(byNumber(open.shows('votes').ballot.votes)).toEqual({
      ...{ 1: 'approve', 2: 'reject', 3: 'reject', 4: 'reject', 5: 'reject', 6: 'approve', 7: 'reject', 8: 'reject' },
    });
    const secret = table({ setup: { ...NONE, votesSecret: true } })
      .toVote()
      .voteAll(1, 6);
    const totals = { approvals: 2, rejections: 6, votes: 'secret' };
    expect(secret.shows('votes').ballot).toEqual(totals);
    expect(secret.goOn().board().history[0]?.ballot).toEqual(totals);
    expect(byNumber(secret.stop().board().history[0]?.ballot.votes ?? [])).toMatchObject({ 1: 'approve', 2: 'reject' });
  });

  it('SMR-10 with six players the fourth rejected squad in a row ends the match for the spies’ team, with more the fifth', () => {
    for (const players of COUNTS) {
      const t = table({ players, setup: NONE });
      const most = BOOK[players]?.most ?? 0;
      for (let count = 1; count < most; count++) {
        t.toVote().voteAll();
        expect(t.board()).toMatchObject({ rejected: count, mostRejected: most });
        expect(t.shows('votes').follows.is).toBe('team');
        t.goOn();
      }
      t.toVote().voteAll();
      expect(t.shows('votes').follows).toEqual({ is: 'truth', ending: 'rejections' });
      expect(t.goOn().result()?.reason).toBe('rejections');
      expect(t.truth().teams).toHaveLength(most);
    }
  });

  it('SMR-10 only a squad that goes on its mission resets the count', () => {
    const t = table({ deck: ['saboteur', 'listener'] }).give(7, 6);
    t.rejected().rejected();
    t.toVote().voteAll(...t.numbers);
    expect(t.board().rejected).toBe(2); // approved, but not gone
    expect(t.goOn().shows('window').board.rejected).toBe(2);
    t.goOn().decideAll(1);
    expect(t.shows('mission-result').board.rejected).toBe(0); // gone; that it failed does not matter
    expect(t.goOn().toTeam().rejected().board().rejected).toBe(1);
  });

  it('SMR-11 each squad member shows success or failure in secret; a scout only success, the diversant chooses as a spy', () => {
    const t = table({ leader: 4, setup: NONE }).send(1, 3, 5);
    const pass: number[] = [];
    const choices: string[] = [];
    while (t.phase === 'mission') {
      const { options, audience, handoff } = t.private('decision');
      expect(handoff).toMatchObject({ purpose: 'decision', done: pass.length, of: 3 });
      pass.push(audience + 1);
      choices.push(
        options
          .map(({ label, choice }) => `${label}=${choice}`)
          .sort()
          .join(' '),
      );
      for (const other of [0, 2, 4].filter((seat) => seat !== audience))
        expect(t.refusal({ type: 'decide', seat: other, choice: 'complete' })).toBe('not-your-turn');
      if (audience === 4) expect(t.refusal({ type: 'decide', seat: 4, choice: 'sabotage' })).toBe('not-your-option');
      t.play({ type: 'decide', seat: audience, choice: audience === 2 ? 'sabotage' : 'complete' });
    }
    expect(pass).toEqual([5, 1, 3]);
    expect(choices).toEqual([
      'carefully=complete quickly=complete',
      'complete=complete sabotage=sabotage',
      'complete=complete sabotage=sabotage',
    ]);
    expect(t.shows('mission-result')).toMatchObject({ sabotages: 1, result: 'broken' });
  });

  it('SMR-11 only the number of failures is announced, and a scout’s two options are recorded as success only', () => {
    const one = table({ setup: NONE }).send(1, 2, 5).decideAll(1);
    const other = table({ setup: NONE }).send(1, 2, 5).decideAll(2);
    expect(one.scene()).toEqual(other.scene());
    expect(one.goOn().scene()).toEqual(other.goOn().scene());
    expect(JSON.stringify(one.match)).not.toMatch(/quickly|carefully/);
  });
});

describe('hand-outs', () => {
  it('SMR-13 abilities before mission 1–5, for each number of players; over five missions everybody hands out once', () => {
    for (const players of COUNTS) {
      const { handOuts } = suggest(players);
      expect(handOuts).toEqual(BOOK[players]?.handOuts);
      expect(handOuts.reduce((sum, count) => sum + count, 0)).toBe(players);
    }
  });

  it('SMR-13 they are drawn together from the deck once a mission, shown in that order, and handed out in that order', () => {
    const t = table({ deck: ['leader', 'listener', 'informant', 'saboteur'] }).everybodyLooks();
    expect(t.shows('hand-out')).toMatchObject({
      ability: 'leader',
      drawn: [
        { ability: 'leader', is: 'now', to: 'nobody' },
        { ability: 'listener', is: 'waiting', to: 'nobody' },
      ],
    });
    t.give(3);
    expect(t.shows('hand-out')).toMatchObject({
      ability: 'listener',
      drawn: [
        { ability: 'leader', is: 'handed', to: 2 },
        { ability: 'listener', is: 'now', to: 'nobody' },
      ],
    });
    t.give(4);
    expect([t.holds(3), t.holds(4)]).toEqual(['leader', 'listener']);
    t.toTeam().rejected();
    expect(t.phase).toBe('window'); // once a mission, not once a squad
    t.mission().goOn();
    expect(t.shows('hand-out')).toMatchObject({ drawn: [{ ability: 'informant' }, { ability: 'saboteur' }] });
  });

  it('SMR-13 the set-up changes each number; a sum above the number of players is refused with the nearest that fits', () => {
    const setup = (handOuts: SmershSetup['handOuts']): SmershSetup => ({
      ...suggest(8),
      handOuts,
      handOutsByHand: true,
    });
    expect(check(setup([0, 3, 0, 3, 2]), 8)).toEqual([]);
    expect(check(setup([3, 3, 3, 3, 3]), 8)).toEqual([
      {
        code: 'too-many-hand-outs',
        weight: 'refusal',
        about: { sum: 15, players: 8, over: 7 },
        nearest: setup([2, 2, 2, 1, 1]),
      },
    ]);
    expect(check(setup([2, 2, 2, 2, 1]), 8)[0]?.nearest).toEqual(setup([2, 2, 2, 1, 1]));
    for (const players of COUNTS) {
      const [finding] = check(setup([3, 2, 3, 3, 3]), players);
      expect(check(finding?.nearest as SmershSetup, players)).toEqual([]);
    }
    const t = table({ setup: { handOuts: [0, 3, 0, 1, 0] } }).everybodyLooks();
    expect(t.phase).toBe('team');
    t.mission().goOn();
    expect(t.shows('hand-out').drawn).toHaveLength(3);
    t.giveRest().toTeam().mission(1);
    expect(t.shows('mission-result').follows.is).not.toBe('hand-outs');
    t.goOn().mission(0).goOn();
    expect(t.shows('hand-out').drawn).toHaveLength(1);
  });

  it('SMR-13 all zeros is play without abilities: neither windows nor hand-outs appear', () => {
    const t = table({ setup: NONE });
    const seen = new Set<string>();
    while (t.phase !== 'over') {
      seen.add(t.phase);
      if (t.phase === 'team') t.toVote();
      else if (t.phase === 'ballot') t.voteAll(...(t.state.history.length % 2 ? t.numbers : []));
      else if (t.phase === 'mission') t.decideAll();
      else if (t.phase === 'dealing') t.everybodyLooks();
      else t.goOn();
    }
    expect([...seen].sort()).toEqual([
      'ballot',
      'dealing',
      'first-leader',
      'mission',
      'mission-result',
      'team',
      'votes',
    ]);
    expect(t.truth().deck).toEqual(bookDeck(8));
    expect(t.tableScene().seats.every(({ right }) => right === 'never')).toBe(true);
  });

  it('SMR-14 the right begins with the first leader’s right neighbour and goes counter-clockwise through all missions', () => {
    const t = table({ leader: 3, players: 8, setup: { leaderChanges: true } }).everybodyLooks();
    const rights: number[] = [];
    while (t.phase !== 'over') {
      if (t.state.phase === 'hand-out') {
        rights.push(t.shows('hand-out').right + 1);
        const to = t.shows('hand-out').receivers[0];
        t.play(to === undefined ? { type: 'discard' } : { type: 'hand-out', seat: to });
      } else {
        t.toTeam();
        if (t.state.history.length < 2) t.rejected(); // leadership moves meanwhile, the right does not
        const { round } = t.toTeam().tableScene();
        t.mission(round % 2 === 0 ? 2 : 0).goOn();
      }
    }
    expect(rights).toEqual([2, 1, 8, 7, 6, 5, 4, 3]);
  });

  it('SMR-14 each has one right a match; who has used it and whose is next stands beside the seats', () => {
    const t = table({ leader: 3, setup: { handOuts: [2, 1, 0, 0, 0] } });
    expect(t.tableScene().seats.map(({ right }) => right)).toEqual([
      ...['waiting', 'next', 'never', 'never', 'never', 'never', 'never', 'waiting'],
    ]);
    t.everybodyLooks().give(5);
    expect(t.tableScene().seats.map(({ right }) => right)).toEqual([
      ...['next', 'used', 'never', 'never', 'never', 'never', 'never', 'waiting'],
    ]);
    t.give(6);
    expect(t.tableScene().seats.map(({ right }) => right)).toEqual([
      ...['used', 'used', 'never', 'never', 'never', 'never', 'never', 'next'],
    ]);
  });

  it('SMR-15 ability and receiver are public; the giver cannot keep it, nor give it to one who holds one', () => {
    const t = table({ deck: ['listener', 'informant'] }).everybodyLooks();
    expect(t.shows('hand-out')).toMatchObject({ right: 7, giver: 7, receivers: [0, 1, 2, 3, 4, 5, 6] });
    expect(t.refusal({ type: 'hand-out', seat: 7 })).toBe('not-to-yourself');
    expect(t.refusal({ type: 'hand-out', seat: 8 })).toBe('not-at-the-table');
    t.give(4);
    expect(t.shows('hand-out').receivers).toEqual([0, 1, 2, 4, 5, 7]);
    expect(t.refusal({ type: 'hand-out', seat: 3 })).toBe('holds-one');
    expect(t.tableScene().abilities).toEqual([
      { what: 'hand-out', mission: 1, ability: 'listener', right: 7, giver: 7, to: 3 },
    ]);
    expect(t.seat(4)).toMatchObject({ holds: 'listener', handed: 1 });
  });

  it('SMR-15 it cannot be declined or kept back: nothing else goes on before it is given', () => {
    const t = table().everybodyLooks();
    expect(t.refusal({ type: 'discard' })).toBe('somebody-can-receive');
    for (const type of ['go-on', 'propose', 'said', 'start-vote'] as const) expect(t.refusal({ type })).toBe('not-now');
    expect(t.refusal({ type: 'pick', seat: 0 })).toBe('not-now');
  });

  it('SMR-15 nobody is handed more than two in a match, used or not', () => {
    const t = table({ deck: ['listener', 'interrogator', 'listener'], setup: { handOuts: [1, 1, 1, 1, 1] } });
    t.give(4).use(4, 1, 2).looks().mission().goOn();
    expect(t.seat(4)).toMatchObject({ holds: 'none', handed: 1 });
    t.give(4).use(4, 1).looks().mission(1).goOn();
    expect(t.seat(4)).toMatchObject({ holds: 'none', handed: 2 });
    expect(t.refusal({ type: 'hand-out', seat: 3 })).toBe('had-two');
    expect(t.shows('hand-out').receivers).not.toContain(3);
  });

  it('SMR-15 a giver with nobody to give to: at the last hand-out it is discarded face up, and the right is spent', () => {
    const handOuts = [3, 3, 1, 0, 0] as SmershSetup['handOuts'];
    const t = table({ players: 7, deck: ['listener'], setup: { handOuts } });
    // Everybody holds one, but for the last giver: that is the first leader, number 1.
    t.give(2, 3, 4).mission().goOn().give(5, 6, 7).mission(1).goOn();
    const last = t.shows('hand-out');
    expect(last).toMatchObject({ right: 0, giver: 0, receivers: [] });
    expect(t.refusal({ type: 'hand-out', seat: 0 })).toBe('not-to-yourself');
    t.play({ type: 'discard' });
    expect(t.tableScene().abilities.at(-1)).toEqual({
      what: 'hand-out',
      mission: 3,
      ability: last.ability,
      right: 0,
      giver: 0,
      to: 'nobody',
    });
    expect(t.seat(1).right).toBe('used');
    expect(t.stop().truth().abilities.at(-1)).toMatchObject({ to: 'nobody' });
  });
});

describe('what the table sees, and the end', () => {
  it('SMR-18 nothing forces a use; what is held at the end is shown in the truth', () => {
    const t = table({ deck: ['interrogator', 'leader'] }).give(4, 5);
    t.mission().goOn().toTeam().mission().goOn().toTeam().mission().goOn();
    expect(t.result()?.reason).toBe('scouts');
    expect(t.truth().people.map(({ holds }) => holds)).toMatchObject({ 3: 'interrogator', 4: 'leader' });
  });

  it('SMR-19 the memo has five gestures of play and four on logic and relations', () => {
    expect(GESTURES.play).toHaveLength(5);
    expect(GESTURES.relations).toHaveLength(4);
    expect(new Set(Object.values(GESTURES).flat()).size).toBe(9);
  });

  it('SMR-20 missions, leader, rejected squads, history, abilities, minutes and rights stand on every table scene', () => {
    const t = table({ players: 7, leader: 7, deck: ['listener', 'saboteur', 'listener', 'leader'] });
    t.give(2, 3).use(2, 5, 6).looks().goOn();
    t.toVote(1, 2).voteAll(6).goOn(); // rejected; 1 leads
    t.toVote(1, 6).voteAll(1, 2, 3, 4).goOn().goOn().decideAll(1).goOn();
    t.give(2).toTeam().propose(5, 4, 6).play({ type: 'start-speeches' });
    t.play({ type: 'extra-minute', seat: 1 });
    const { board, round, seats, abilities } = t.shows('speech');
    expect(round).toBe(2);
    expect(board).toEqual({
      missions: [
        { number: 1, size: 2, breaksAt: 1, result: 'broken', sabotages: 1 },
        { number: 2, size: 3, breaksAt: 1, result: 'now', sabotages: 'unknown' },
        { number: 3, size: 3, breaksAt: 1, result: 'ahead', sabotages: 'unknown' },
        { number: 4, size: 4, breaksAt: 2, result: 'ahead', sabotages: 'unknown' },
        { number: 5, size: 5, breaksAt: 1, result: 'ahead', sabotages: 'unknown' },
      ],
      leader: 0,
      rejected: 0,
      mostRejected: 5,
      needed: 4,
      history: [
        {
          ...{ mission: 1, leader: 6, team: [0, 1], result: 'rejected', sabotages: 'unknown' },
          ballot: { approvals: 1, rejections: 6, votes: expect.any(Array) },
        },
        {
          ...{ mission: 1, leader: 0, team: [0, 5], result: 'broken', sabotages: 1 },
          ballot: { approvals: 4, rejections: 3, votes: expect.any(Array) },
        },
      ],
    });
    expect(seats.map(({ holds }) => holds)).toEqual([
      ...['none', 'listener', 'saboteur', 'none', 'none', 'none', 'leader'],
    ]);
    expect(seats.map(({ handed }) => handed)).toEqual([0, 2, 1, 0, 0, 0, 1]);
    expect(seats.map(({ minutes }) => minutes)).toEqual([2, 1, 2, 2, 2, 2, 2]);
    expect(seats.map(({ right }) => right)).toEqual([
      ...['waiting', 'next', 'used', 'used', 'used', 'used', 'waiting'],
    ]);
    expect(abilities.map((entry) => [entry.what, entry.ability])).toEqual([
      ['hand-out', 'listener'],
      ['hand-out', 'saboteur'],
      ['use', 'listener'],
      ['hand-out', 'listener'],
      ['hand-out', 'leader'],
    ]);
  });

  it('SMR-21 the truth has every role, squad, vote, mission card, ability, what it told, what was discarded and left', () => {
    const t = table({
      players: 7,
      spies: [1, 4],
      diversant: 6,
      deck: ['listener', 'informant', 'saboteur', 'leader'],
      setup: { votesSecret: true },
    });
    t.give(2, 3).use(2, 4, 6).looks().toVote(1, 2).voteAll(1, 2, 3, 7).goOn().decideAll(1).goOn();
    t.give(4).stop();
    const truth = t.truth();
    expect(truth.people.map(({ side }) => side)).toEqual([
      ...['spy', 'scout', 'scout', 'spy', 'scout', 'diversant', 'scout'],
    ]);
    expect(byNumber(truth.teams[0]?.votes ?? [])).toMatchObject({ 1: 'approve', 4: 'reject' });
    expect(truth.teams[0]?.decisions).toEqual([
      { seat: 0, choice: 'sabotage' },
      { seat: 1, choice: 'complete' },
    ]);
    expect(truth.abilities).toMatchObject([
      { what: 'hand-out', ability: 'listener', giver: 6, to: 1 },
      { what: 'hand-out', ability: 'informant', giver: 5, to: 2 },
      { what: 'use', ability: 'listener', seat: 1, on: [3, 5], told: 'same-team', read: true },
      { what: 'hand-out', ability: 'saboteur', giver: 4, to: 3 },
    ]);
    expect(truth.undealt).toEqual(['leader']);
    const all = [...truth.undealt, ...truth.deck, 'listener', 'informant', 'saboteur'];
    expect(all.sort()).toEqual(bookDeck(7).sort());
    expect(smersh.truth(table().everybodyLooks().state)).toBeUndefined();
  });

  it('SMR-22 scouts’ win one point to every scout; the spies’ team’s win two to each, the diversant too', () => {
    const scouts = table({ players: 9, setup: NONE }).mission().goOn().mission().goOn().mission().goOn();
    expect(scouts.points()).toEqual({ 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 });
    const spies = table({ players: 9, setup: NONE }).mission(1).goOn().mission(2).goOn().mission(3).goOn();
    expect(spies.points()).toEqual({ 1: 2, 2: 2, 3: 2 });
    const tired = table({ players: 9, setup: NONE });
    for (let squads = 0; squads < 5; squads++) tired.rejected();
    expect(tired.points()).toEqual({ 1: 2, 2: 2, 3: 2 });
  });

  it('SMR-23 a player who leaves ends the match with the truth and no winner', () => {
    const reach = [
      () => table().everybodyLooks(),
      () => table().giveRest(),
      () =>
        table({ deck: ['interrogator'] })
          .give(4, 5)
          .use(4, 1),
      () => table().toTeam(),
      () => table().propose(1, 2, 3),
      () => table().propose(1, 2, 3).play({ type: 'start-speeches' }),
      () => table().propose(1, 2, 3).speeches(),
      () => table().toVote().vote(1, 'approve'),
      () => table().toVote().voteAll(),
      () =>
        table({ deck: ['saboteur'] })
          .give(4, 5)
          .approved()
          .use(4),
      () => table().send().play({ type: 'decide', seat: 0, choice: 'sabotage' }),
      () => table().mission(1),
    ];
    for (const start of reach) {
      const t = start();
      const what = t.phase;
      expect(smersh.ifLeaves(t.state, 2), what).toBe('ends-match');
      t.leave(3);
      expect(t.result(), what).toEqual({ reason: 'left', winners: [], points: [0, 0, 0, 0, 0, 0, 0, 0] });
      expect(
        t
          .truth()
          .people.map(({ left }) => left)
          .indexOf(true),
      ).toBe(2);
      expect(smersh.gone(t.state)).toEqual([2]);
      expect(t.seat(3).is).toBe('left');
      expect(t.canUndo()).toBe(false);
    }
  });

  it('SMR-23 what had been sealed or asked stands in the truth as what it is', () => {
    const ballot = table({ setup: NONE }).toVote(1, 2, 5).vote(1, 'approve').leave(3);
    expect(ballot.truth().teams).toMatchObject([{ votes: [{ seat: 0, choice: 'approve' }], result: 'unfinished' }]);
    expect(ballot.board().history).toEqual([]);
    const mission = table({ setup: NONE }).send().play({ type: 'decide', seat: 0, choice: 'sabotage' }).leave(3);
    expect(mission.truth().teams).toMatchObject([{ result: 'approved', decisions: [{ seat: 0, choice: 'sabotage' }] }]);
    expect(mission.board().missions[0]?.result).toBe('never');
    for (const t of [
      table({ setup: NONE }).propose(1, 2, 3),
      table({ setup: NONE }).propose(1, 2, 3).play({ type: 'start-speeches' }),
      table({ setup: NONE }).propose(1, 2, 3).speeches(),
    ])
      expect(t.leave(3).truth().teams).toMatchObject([{ team: [0, 1, 2], votes: [], result: 'unfinished' }]);
    const asked = table({ deck: ['interrogator'] })
      .give(4, 5)
      .use(4, 1)
      .leave(3);
    expect(asked.truth().abilities.at(-1)).toMatchObject({ told: 'spies', read: false });
  });

  it('SMR-23 an end that has been shown stands; who leaves then gets no points', () => {
    const t = table({ setup: NONE }).mission(1).goOn().mission(1).goOn().mission(1);
    expect(smersh.ifLeaves(t.state, 0)).toBe('decided');
    t.leave(1);
    expect(t.shows('mission-result').mayLook).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(t.refusal({ type: 'leave', seat: 0 })).toBe('not-at-the-table');
    expect(t.undo().leave(1).goOn().points()).toEqual({ 2: 2, 3: 2 });
  });

  it('SMR-25 the deal can be given up until the first ability is handed out', () => {
    const t = table();
    expect(smersh.canDealAgain(t.state)).toBe(true);
    expect(smersh.canDealAgain(t.goOn().state)).toBe(true);
    expect(smersh.canDealAgain(t.everybodyLooks().state)).toBe(true);
    t.give(4);
    expect(t.phase).toBe('hand-out');
    expect(smersh.canDealAgain(t.state)).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('play-began');
    expect(t.undo().play({ type: 'deal-again' }).shows('spent').why).toBe('again');
    expect(smersh.spent(t.state)).toBe('again');
    for (const later of [table().toTeam(), table().toTeam().mission().goOn()])
      expect(later.refusal({ type: 'deal-again' })).toBe('play-began');
  });

  it('SMR-25 without abilities before mission 1 it can be given up until the first squad is nominated', () => {
    const t = table({ setup: { handOuts: [0, 2, 2, 2, 2] } })
      .toTeam()
      .pick(1, 2, 3);
    expect(smersh.canDealAgain(t.state)).toBe(true);
    t.play({ type: 'propose' });
    expect(t.refusal({ type: 'deal-again' })).toBe('play-began');
    expect(t.play({ type: 'change-team' }).refusal({ type: 'deal-again' })).toBe('play-began');
    const second = table({ setup: { handOuts: [0, 2, 2, 2, 2] } })
      .mission()
      .goOn();
    expect(second.phase).toBe('hand-out');
    expect(second.refusal({ type: 'deal-again' })).toBe('play-began');
  });
});

describe('the set-up', () => {
  it('SMR-06 SMR-08 SMR-09 SMR-13 its defaults; hand-outs follow the number of players until set by hand', () => {
    expect(suggest(7)).toEqual({
      speechSeconds: 60,
      votesSecret: false,
      leaderChanges: false,
      handOuts: [2, 2, 1, 1, 1],
      handOutsByHand: false,
    });
    const kept = { ...suggest(6), speechSeconds: 90, votesSecret: true, leaderChanges: true } as const;
    for (const players of COUNTS) {
      expect(smersh.fit(kept, players)).toEqual({ ...kept, handOuts: BOOK[players]?.handOuts });
      const own = { ...kept, handOuts: [0, 0, 3, 0, 0], handOutsByHand: true } as SmershSetup;
      expect(smersh.fit(own, players)).toEqual(own);
    }
  });

  it('SMR-08 SMR-13 only what the panel offers is read', () => {
    const good = suggest(10);
    expect(readSetup(good)).toEqual(good);
    expect(readSetup({ ...good, handOuts: [0, 3, 0, 3, 0] })).toEqual({ ...good, handOuts: [0, 3, 0, 3, 0] });
    const damaged = { refused: 'damaged' };
    for (const junk of [-1, 1, 45, 1.5, '60', null, undefined, Number.NaN, {}, []])
      expect(readSetup({ ...good, speechSeconds: junk })).toEqual(damaged);
    for (const key of ['votesSecret', 'leaderChanges', 'handOutsByHand']) {
      for (const junk of [0, 1, 'yes', null, undefined, []])
        expect(readSetup({ ...good, [key]: junk })).toEqual(damaged);
    }
    for (const junk of [4, -1, 1.5, '1', null])
      expect(readSetup({ ...good, handOuts: [1, 1, junk, 1, 1] })).toEqual(damaged);
    for (const handOuts of [[], [1, 1, 1, 1], [1, 1, 1, 1, 1, 0], 'none', null, { length: 5 }])
      expect(readSetup({ ...good, handOuts })).toEqual(damaged);
    for (const raw of [{ ...good, more: 1 }, null, [], {}, 7]) expect(readSetup(raw)).toEqual(damaged);
  });
});
