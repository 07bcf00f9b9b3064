// One test or more for each rule of Trust No One that its rules keep, in the order of the rule book;
// the shared rules, fairness and secrecy stand in files of their own.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { startMatch } from '../../../src/core/match';
import { trustNoOne } from '../../../src/games/trust-no-one/game';
import { check, readSetup, suggest, TALK_SECONDS } from '../../../src/games/trust-no-one/setup';
import { BOOK, byName, COUNTS, NAMES, type Name, nameOf, names, SEED, seatOf, table } from './table';

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Player ${at}` }));

describe('the deal', () => {
  it('TNO-01 five to ten play; four are too few, eleven too many', () => {
    expect(trustNoOne.players).toEqual({ min: 5, max: 10 });
    for (const players of COUNTS) expect(check(suggest(), players)).toEqual([]);
    expect(check(suggest(), 4)).toEqual([
      { code: 'too-few-players', weight: 'refusal', about: { players: 4, min: 5 } },
    ]);
    expect(check(suggest(), 11)).toEqual([
      { code: 'too-many-players', weight: 'refusal', about: { players: 11, max: 10 } },
    ]);
    for (const [count, code] of [
      [4, 'too-few-players'],
      [11, 'too-many-players'],
    ] as const) {
      const start = { id: 'm', game: trustNoOne, seed: SEED, setup: suggest(), supply: null, players: people(count) };
      const match = startMatch(start);
      expect(isRefusal(match) && match.refused).toBe(code);
    }
  });

  it('TNO-01 scouts and spies: 3/2, 4/2, 4/3, 5/3, 6/3, 6/4', () => {
    const dealt = COUNTS.map((players) => {
      const { sides } = trustNoOne.deal(suggest(), null, players, chanceFrom(SEED)).deal;
      const spies = sides.filter((side) => side === 'spy').length;
      return `${sides.length - spies}/${spies}`;
    });
    expect(dealt).toEqual(['3/2', '4/2', '4/3', '5/3', '6/3', '6/4']);
  });

  it('TNO-02 a spy’s card names the other spies in seating order, a scout’s has as many rows of fixed words', () => {
    const t = table({ players: 10, spies: ['gleb', 'liza', 'max', 'dima'] });
    expect(t.card('max')).toMatchObject({ side: 'spy', rows: [seatOf('liza'), seatOf('dima'), seatOf('gleb')] });
    expect(t.card('gleb').rows).toEqual([seatOf('liza'), seatOf('dima'), seatOf('max')]);
    for (const name of ['anya', 'kostya', 'vera', 'olga', 'petya', 'nina'] as const) {
      expect(t.card(name)).toMatchObject({ side: 'scout', rows: ['fixed-words', 'fixed-words', 'fixed-words'] });
    }
  });

  it('TNO-02 every card has one row fewer than there are spies, and names nobody but mates', () => {
    for (const players of COUNTS) {
      for (const digit of '123') {
        const { deal } = trustNoOne.deal(suggest(), null, players, chanceFrom(digit.repeat(32)));
        const state = trustNoOne.deal(suggest(), null, players, chanceFrom(digit.repeat(32)));
        deal.sides.forEach((side, seat) => {
          const card = trustNoOne.card(state, seat);
          if (card.kind !== 'card') throw new Error('no card');
          expect(card.rows).toHaveLength((BOOK[players]?.spies ?? 0) - 1);
          const named = card.rows.filter((row) => row !== 'fixed-words');
          const mates = deal.sides.flatMap((other, at) => (other === 'spy' && at !== seat ? [at] : []));
          expect(named).toEqual(side === 'spy' ? mates : []);
        });
      }
    }
  });

  it('TNO-02 cards are seen one after the other in seating order', () => {
    const t = table();
    for (const [done, name] of (['anya', 'liza', 'kostya', 'dima', 'vera'] as const).entries()) {
      expect(t.holder()).toBe(name);
      expect(t.private('card').handoff).toEqual({ purpose: 'card', done, of: 5, canWait: done < 4 });
      t.play({ type: 'seen', seat: done });
    }
    expect(t.shows('team').picked).toEqual([]);
  });
});

describe('the team', () => {
  it('TNO-03 team sizes of operations 1–5, for each number of players', () => {
    const shown = COUNTS.map((players) => {
      const t = table({ players }).everybodyLooks();
      return t.board().missions.map(({ size }) => size);
    });
    expect(shown).toEqual([
      [2, 3, 2, 3, 3],
      [2, 3, 4, 3, 4],
      [2, 3, 3, 4, 4],
      [3, 4, 4, 5, 5],
      [3, 4, 4, 5, 5],
      [3, 4, 4, 5, 5],
    ]);
  });

  it('TNO-03 each operation asks for its own size, also after rejected teams', () => {
    for (const players of COUNTS) {
      const t = table({ players });
      const asked: number[] = [];
      for (const sabotages of [0, 2, 0, 2, 0]) {
        t.everybodyLooks().rejected();
        asked.push(t.shows('team').size);
        t.operation(sabotages).goOn();
      }
      expect(asked).toEqual(BOOK[players]?.sizes);
      expect(t.result()?.reason).toBe('scouts');
    }
  });

  it('TNO-04 the leader picks exactly that many, themselves too; fewer or more cannot be proposed', () => {
    const t = table({ players: 6, leader: 'kostya' }).everybodyLooks();
    expect(nameOf(t.board().leader)).toBe('kostya');
    expect(t.refusal({ type: 'propose' })).toBe('team-short');
    t.pick('max');
    expect(t.refusal({ type: 'propose' })).toBe('team-short');
    t.pick('kostya', 'liza');
    expect(names(t.shows('team').picked)).toEqual(['liza', 'kostya', 'max']);
    expect(t.refusal({ type: 'propose' })).toBe('team-long');
    expect(trustNoOne.play(t.state, { type: 'propose' }, t.match.chance)).toEqual({
      refused: 'team-long',
      about: { size: 2, over: 1 },
    });
    t.pick('liza').play({ type: 'propose' });
    expect(names(t.shows('proposal').team)).toEqual(['kostya', 'max']);
    for (const seat of [6, -1, 0.5, Number.NaN]) {
      expect(table({ players: 6 }).everybodyLooks().refusal({ type: 'pick', seat })).toBe('not-at-the-table');
    }
  });

  it('TNO-04 the leader need not go, and a team says how many are missing', () => {
    const t = table({ leader: 'vera' }).everybodyLooks().pick('liza');
    expect(trustNoOne.play(t.state, { type: 'propose' }, t.match.chance)).toEqual({
      refused: 'team-short',
      about: { size: 2, missing: 1 },
    });
    expect(names(t.propose('anya').shows('proposal').team)).toEqual(['anya', 'liza']);
  });

  it('TNO-04 the team can be changed until the first ballot is opened, also during the discussion', () => {
    const t = table({ setup: { talkSeconds: 60 } }).propose('anya', 'liza');
    t.play({ type: 'change-team' });
    expect(t.shows('team')).toMatchObject({ picked: [0, 1], proposed: true });
    t.pick('anya', 'vera').play({ type: 'propose' });
    expect(names(t.shows('proposal').team)).toEqual(['liza', 'vera']);
    t.play({ type: 'start-vote' });
    expect(t.refusal({ type: 'change-team' })).toBe('not-now');
    expect(names(t.undo().play({ type: 'change-team' }).shows('team').picked)).toEqual(['liza', 'vera']);
  });

  it('TNO-04 the first leader is whom the table drew, whatever the sides', () => {
    for (const digit of '0123456789') {
      const leaders = COUNTS.map((players) => {
        const { leader } = trustNoOne.deal(suggest(), null, players, chanceFrom(digit.repeat(32)));
        expect(leader).toBe(chanceFrom(digit.repeat(32)).open('first leader').below(players));
        return leader;
      });
      expect(leaders.every((leader, at) => leader < (COUNTS[at] as number))).toBe(true);
    }
  });

  it('TNO-07 leadership passes in seating order after every rejected team and every operation, completed or broken', () => {
    const t = table({ players: 7, leader: 'max' }).everybodyLooks();
    const leaders: Name[] = [t.leader()];
    const next = (): void => {
      leaders.push(t.leader());
    };
    t.rejected();
    next();
    t.operation(0).goOn();
    next();
    t.operation(1).goOn();
    next();
    t.rejected();
    next();
    t.operation(0).goOn();
    next();
    expect(leaders).toEqual(['max', 'olga', 'anya', 'liza', 'kostya', 'dima']);
  });

  it('TNO-07 a result is shown under its own leader, and says who is next', () => {
    const t = table({ leader: 'vera' }).toVote().voteAll();
    expect(t.board().leader).toBe(seatOf('vera'));
    expect(t.shows('votes').follows).toEqual({ is: 'team', leader: seatOf('anya') });
    t.goOn().toVote().voteAll('anya', 'liza', 'dima');
    expect(t.shows('votes').follows).toEqual({ is: 'operation' });
    t.goOn().decideAll();
    expect(t.shows('operation-result').follows).toEqual({ is: 'team', leader: seatOf('liza') });
    expect(t.board().leader).toBe(seatOf('anya'));
  });
});

describe('the vote', () => {
  it('TNO-05 the pass begins with the leader and goes in seating order; everybody votes once', () => {
    const t = table({ players: 6, leader: 'dima' }).toVote();
    const pass: Name[] = [];
    while (t.state.phase === 'ballot') {
      const name = t.holder() as Name;
      pass.push(name);
      for (const other of t.names.filter((one) => one !== name))
        expect(t.refusal({ type: 'vote', seat: seatOf(other), choice: 'approve' })).toBe('not-your-turn');
      t.vote(name, 'approve');
    }
    expect(pass).toEqual(['dima', 'vera', 'max', 'anya', 'liza', 'kostya']);
    expect(t.refusal({ type: 'vote', seat: 0, choice: 'reject' })).toBe('not-now');
  });

  it('TNO-05 approved with more than half of all, a tie is a rejection: 3, 4, 4, 5, 5, 6 are needed', () => {
    const needed = COUNTS.map((players) => {
      const least = Array.from({ length: players + 1 }, (_, approvals) => approvals).filter((approvals) => {
        const t = table({ players }).toVote();
        return t.voteAll(...NAMES.slice(0, approvals)).shows('votes').approved;
      });
      expect(least).toEqual(Array.from({ length: least.length }, (_, at) => (least[0] as number) + at));
      expect(least.at(-1)).toBe(players);
      expect(table({ players }).everybodyLooks().board().needed).toBe(least[0]);
      return least[0];
    });
    expect(needed).toEqual([3, 4, 4, 5, 5, 6]);
  });

  it('TNO-05 nobody abstains: the ballot waits for the last, and nothing else closes it', () => {
    const t = table().toVote().vote('anya', 'approve');
    for (const type of ['go-on', 'start-vote', 'propose', 'change-team'] as const)
      expect(t.refusal({ type })).toBe('not-now');
    expect(t.refusal({ type: 'pick', seat: 0 })).toBe('not-now');
    expect(t.refusal({ type: 'decide', seat: 1, choice: 'complete' })).toBe('not-now');
  });

  it('TNO-05 the paper tells which team is voted on', () => {
    const t = table({ leader: 'liza' }).toVote('kostya', 'vera');
    expect(t.private('vote')).toMatchObject({ mission: 1, leader: seatOf('liza'), team: [2, 4] });
  });

  it('TNO-06 when a ballot closes all votes are shown by name, in seating order', () => {
    const t = table({ leader: 'kostya' }).toVote().voteAll('anya', 'vera');
    const { ballot, approved } = t.shows('votes');
    expect(byName(ballot.votes)).toEqual({
      anya: 'approve',
      liza: 'reject',
      kostya: 'reject',
      dima: 'reject',
      vera: 'approve',
    });
    expect(ballot).toMatchObject({ approvals: 2, rejections: 3 });
    expect(Array.isArray(ballot.votes) && ballot.votes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    expect(approved).toBe(false);
    expect(t.goOn().board().history[0]?.ballot).toEqual(ballot);
  });

  it('TNO-06 with the house rule only the totals are shown, until the end', () => {
    const t = table({ setup: { votesSecret: true } })
      .toVote()
      .voteAll('anya', 'vera', 'dima');
    const totals = { approvals: 3, rejections: 2, votes: 'secret' };
    expect(t.shows('votes').ballot).toEqual(totals);
    expect(t.goOn().decideAll().shows('operation-result').board.history[0]?.ballot).toEqual(totals);
    expect(byName(t.stop().board().history[0]?.ballot.votes ?? [])).toMatchObject({ anya: 'approve', liza: 'reject' });
  });

  it('TNO-08 five rejected teams in a row end the match: the spies win, and there is no sixth leader', () => {
    const t = table({ players: 7, spies: ['vera', 'max', 'olga'] });
    for (const count of [1, 2, 3, 4]) {
      t.toVote().voteAll();
      expect(t.board().rejected).toBe(count);
      expect(t.shows('votes').follows.is).toBe('team');
      t.goOn();
      expect(t.board()).toMatchObject({ rejected: count, mostRejected: 5 });
    }
    t.toVote().voteAll();
    expect(t.shows('votes')).toMatchObject({ approved: false, follows: { is: 'truth', ending: 'rejections' } });
    t.goOn();
    expect(t.result()?.reason).toBe('rejections');
    expect(t.points()).toEqual({ vera: 2, max: 2, olga: 2 });
    expect(t.truth().teams).toHaveLength(5);
  });

  it('TNO-08 an approved team sets the count to zero at once, whatever becomes of the operation', () => {
    const t = table().everybodyLooks().rejected().rejected().rejected().rejected();
    t.toVote('anya', 'liza').voteAll('anya', 'liza', 'vera');
    expect(t.board().rejected).toBe(0);
    t.goOn().decideAll('anya');
    expect(t.shows('operation-result')).toMatchObject({ result: 'broken', board: { rejected: 0 } });
    t.goOn().rejected();
    expect(t.board().rejected).toBe(1);
    t.rejected().rejected().rejected();
    expect(t.board().rejected).toBe(4);
    expect(t.result()).toBeUndefined();
  });
});

describe('the operation', () => {
  it('TNO-09 each team member decides in secret, in seating order from the leader on', () => {
    const t = table({ players: 8, leader: 'vera' }).send('max', 'anya', 'vera');
    const pass: Name[] = [];
    while (t.state.phase === 'operation') {
      const name = t.holder() as Name;
      pass.push(name);
      expect(t.private('decision').handoff).toMatchObject({ purpose: 'decision', done: pass.length - 1, of: 3 });
      for (const other of t.names.filter((one) => one !== name))
        expect(t.refusal({ type: 'decide', seat: seatOf(other), choice: 'complete' })).toBe('not-your-turn');
      t.play({ type: 'decide', seat: seatOf(name), choice: 'complete' });
    }
    expect(pass).toEqual(['vera', 'max', 'anya']);
    expect(table({ players: 8, leader: 'petya' }).send('dima', 'anya', 'vera').holder()).toBe('anya');
  });

  it('TNO-09 a leader who stays at home is passed over', () => {
    const t = table({ players: 8, leader: 'kostya' }).send('liza', 'dima', 'olga');
    expect(t.holder()).toBe('dima');
  });

  it('TNO-09 a scout can only complete it, a spy may complete or sabotage it', () => {
    const t = table({ spies: ['anya', 'vera'] }).send('anya', 'liza');
    expect(
      t
        .private('decision')
        .options.map(({ choice }) => choice)
        .sort(),
    ).toEqual(['complete', 'sabotage']);
    t.play({ type: 'decide', seat: 0, choice: 'complete' });
    expect(t.private('decision').options.map(({ choice }) => choice)).toEqual(['complete', 'complete']);
    expect(t.refusal({ type: 'decide', seat: 1, choice: 'sabotage' })).toBe('not-your-option');
    t.play({ type: 'decide', seat: 1, choice: 'complete' });
    expect(t.shows('operation-result')).toMatchObject({ sabotages: 0, result: 'completed' });
  });

  it('TNO-09 a scout’s two options are recorded as completed only', () => {
    const t = table({ spies: ['anya', 'vera'] }).send('anya', 'liza');
    t.play({ type: 'decide', seat: 0, choice: 'complete' });
    const [one, other] = t.private('decision').options;
    expect([one.label, other.label].sort()).toEqual(['carefully', 'quickly']);
    expect(one.choice).toBe(other.choice);
    const after = [one, other].map(({ choice }) =>
      JSON.stringify(trustNoOne.play(t.state, { type: 'decide', seat: 1, choice }, t.match.chance)),
    );
    expect(after[0]).toBe(after[1]);
    expect(after[0]).not.toMatch(/quickly|carefully/);
    t.play({ type: 'decide', seat: 1, choice: one.choice });
    expect(JSON.stringify(t.match.moves)).not.toMatch(/quickly|carefully/);
    expect(t.stop().truth().teams[0]?.decisions).toEqual([
      { seat: 0, choice: 'complete' },
      { seat: 1, choice: 'complete' },
    ]);
  });

  it('TNO-09 when all have answered only the number of sabotages is shown', () => {
    const one = table({ players: 8, spies: ['anya', 'liza', 'kostya'] })
      .send('anya', 'liza', 'dima')
      .decideAll('anya');
    const other = table({ players: 8, spies: ['anya', 'liza', 'kostya'] })
      .send('anya', 'liza', 'dima')
      .decideAll('liza');
    expect(one.shows('operation-result')).toMatchObject({ sabotages: 1, result: 'broken', team: [0, 1, 3] });
    expect(one.scene()).toEqual(other.scene());
    expect(one.goOn().scene()).toEqual(other.goOn().scene());
  });

  it('TNO-10 one sabotage breaks an operation; with seven or more, operation 4 breaks only at two', () => {
    for (const players of COUNTS) {
      for (const operation of [1, 2, 3, 4, 5]) {
        const breaks = operation === 4 && players >= 7 ? 2 : 1;
        for (const sabotages of [0, 1, 2]) {
          const t = table({ players }).everybodyLooks();
          for (const before of [0, 1, 0, 2].slice(0, operation - 1)) t.operation(before).goOn();
          t.operation(sabotages);
          const what = `${sabotages} in operation ${operation} of ${players}`;
          expect(t.shows('operation-result'), what).toMatchObject({
            sabotages,
            breaksAt: breaks,
            result: sabotages >= breaks ? 'broken' : 'completed',
            round: operation,
          });
          expect(t.board().missions[operation - 1], what).toMatchObject({
            breaksAt: breaks,
            sabotages,
            result: sabotages >= breaks ? 'broken' : 'completed',
          });
        }
      }
    }
  });

  it('TNO-10 a single sabotage that breaks nothing is shown and kept in the history, and the operation counts', () => {
    const t = table({ players: 7 }).everybodyLooks();
    t.operation(0).goOn().operation(1).goOn().operation(0).goOn().operation(1);
    expect(t.shows('operation-result')).toMatchObject({
      sabotages: 1,
      result: 'completed',
      follows: { is: 'truth', ending: 'scouts' },
    });
    expect(t.goOn().board().history.at(-1)).toMatchObject({ mission: 4, sabotages: 1, result: 'completed' });
  });

  it('TNO-11 scouts win with the third completed operation, and the match ends at once', () => {
    const t = table({ spies: ['dima', 'vera'] }).everybodyLooks();
    t.operation().goOn().operation().goOn().operation();
    expect(t.shows('operation-result').follows).toEqual({ is: 'truth', ending: 'scouts' });
    expect(t.board().missions.map(({ result }) => result)).toEqual([
      ...['completed', 'completed', 'completed'],
      ...['never', 'never'],
    ]);
    expect(t.refusal({ type: 'pick', seat: 0 })).toBe('not-now');
    t.goOn();
    expect(t.result()).toEqual({ reason: 'scouts', winners: [0, 1, 2], points: [1, 1, 1, 0, 0] });
    expect(t.shows('truth').truth.teams).toHaveLength(3);
  });

  it('TNO-11 spies win with the third broken one, also in operation 5', () => {
    const t = table({ players: 6 }).everybodyLooks();
    t.operation(1).goOn().operation(0).goOn().operation(2).goOn().operation(0).goOn().operation(1);
    expect(t.shows('operation-result').follows).toEqual({ is: 'truth', ending: 'spies' });
    expect(t.goOn().result()).toEqual({ reason: 'spies', winners: [0, 1], points: [2, 2, 0, 0, 0, 0] });
  });

  it('TNO-11 what is decided stays decided, also when the table stops before the truth is opened', () => {
    const t = table({ spies: ['dima', 'vera'] }).everybodyLooks();
    t.operation().goOn().operation().goOn().operation().stop();
    expect(t.result()?.reason).toBe('scouts');
  });
});

describe('what the table sees', () => {
  it('TNO-12 during a vote and an operation: who has answered, not what', () => {
    const t = table({ leader: 'dima' }).toVote('anya', 'liza').later('dima').vote('vera', 'approve');
    t.vote('anya', 'reject');
    expect(t.private('vote').handoff).toEqual({
      purpose: 'vote',
      done: 2,
      of: 5,
      canWait: true,
      answered: [seatOf('anya'), seatOf('vera')],
    });
    t.voteAll('liza', 'kostya', 'dima').goOn();
    expect(t.private('decision').handoff).toEqual({
      purpose: 'decision',
      done: 0,
      of: 2,
      canWait: true,
      answered: [],
    });
    t.play({ type: 'decide', seat: 0, choice: 'sabotage' });
    expect(t.private('decision').handoff).toEqual({
      purpose: 'decision',
      done: 1,
      of: 2,
      canWait: false,
      answered: [0],
    });
    expect(JSON.stringify(t.scene())).not.toMatch(/sealed|sabotages/);
  });

  it('TNO-12 no table scene before the end names a side', () => {
    const t = table({ players: 7 }).everybodyLooks();
    const look = (): void =>
      expect(JSON.stringify(t.tableScene())).not.toMatch(/"(spy|scout|sides?|choice":"sabotage)"/);
    look();
    t.propose('anya', 'vera');
    look();
    t.play({ type: 'start-vote' }).voteAll(...NAMES);
    look();
    t.goOn().decideAll('anya');
    look();
    t.goOn();
    look();
    t.stop();
    expect(JSON.stringify(t.tableScene())).toMatch(/"spy"/);
  });

  it('TNO-13 the board stands on every table scene: operations, leader, rejected teams, and every team', () => {
    const t = table({ players: 7, leader: 'olga' }).everybodyLooks();
    t.toVote('anya', 'liza').voteAll('max').goOn(); // olga's team is rejected
    t.toVote('anya', 'max').voteAll('anya', 'liza', 'kostya', 'dima').goOn().decideAll('anya').goOn();
    t.propose('vera', 'dima', 'max');
    const { board, round } = t.shows('proposal');
    expect(round).toBe(2);
    expect(board).toEqual({
      missions: [
        { number: 1, size: 2, breaksAt: 1, result: 'broken', sabotages: 1 },
        { number: 2, size: 3, breaksAt: 1, result: 'now', sabotages: 'unknown' },
        { number: 3, size: 3, breaksAt: 1, result: 'ahead', sabotages: 'unknown' },
        { number: 4, size: 4, breaksAt: 2, result: 'ahead', sabotages: 'unknown' },
        { number: 5, size: 4, breaksAt: 1, result: 'ahead', sabotages: 'unknown' },
      ],
      leader: seatOf('liza'),
      rejected: 0,
      mostRejected: 5,
      needed: 4,
      history: [
        {
          mission: 1,
          leader: seatOf('olga'),
          team: [0, 1],
          ballot: { approvals: 1, rejections: 6, votes: expect.any(Array) },
          result: 'rejected',
          sabotages: 'unknown',
        },
        {
          mission: 1,
          leader: seatOf('anya'),
          team: [0, 5],
          ballot: { approvals: 4, rejections: 3, votes: expect.any(Array) },
          result: 'broken',
          sabotages: 1,
        },
      ],
    });
    expect(byName(board.history[0]?.ballot.votes ?? [])).toEqual({
      ...{ anya: 'reject', liza: 'reject', kostya: 'reject', dima: 'reject', vera: 'reject' },
      ...{ max: 'approve', olga: 'reject' },
    });
    t.play({ type: 'start-vote' }).voteAll();
    expect(t.board().history).toHaveLength(3);
    expect(t.board().history[2]).toMatchObject({ mission: 2, leader: 1, team: [3, 4, 5], result: 'rejected' });
  });

  it('TNO-13 an approved team stands in the history before its operation', () => {
    const t = table()
      .toVote()
      .voteAll(...NAMES);
    expect(t.board().history).toMatchObject([{ result: 'approved', sabotages: 'unknown' }]);
    expect(t.board().missions[0]).toMatchObject({ result: 'now', sabotages: 'unknown' });
  });

  it('TNO-14 the truth has every side, team, vote and decision, by name, also where votes were secret', () => {
    const t = table({ spies: ['anya', 'kostya'], setup: { votesSecret: true } });
    t.toVote('anya', 'liza').voteAll('vera').goOn();
    t.toVote('kostya', 'vera').voteAll('anya', 'liza', 'kostya').goOn().decideAll('kostya').goOn().stop();
    const { truth } = t.shows('truth');
    expect(truth.people.map(({ seat, side }) => [nameOf(seat), side])).toEqual([
      ['anya', 'spy'],
      ['liza', 'scout'],
      ['kostya', 'spy'],
      ['dima', 'scout'],
      ['vera', 'scout'],
    ]);
    expect(truth.teams).toMatchObject([
      { mission: 1, leader: 0, team: [0, 1], decisions: [], result: 'rejected' },
      {
        mission: 1,
        leader: 1,
        team: [2, 4],
        decisions: [
          { seat: 2, choice: 'sabotage' },
          { seat: 4, choice: 'complete' },
        ],
        result: 'broken',
      },
    ]);
    expect(byName(truth.teams[0]?.votes ?? [])).toEqual({
      ...{ anya: 'reject', liza: 'reject', kostya: 'reject', dima: 'reject' },
      vera: 'approve',
    });
    expect(trustNoOne.truth(table().everybodyLooks().state)).toBeUndefined();
  });

  it('TNO-15 the discussion before each vote has a clock of its own, off by default', () => {
    expect(TALK_SECONDS).toEqual([0, 60, 120, 180, 300]);
    expect(suggest().talkSeconds).toBe(0);
    expect(table().propose('anya', 'liza').shows('proposal').timer).toBeUndefined();
    const t = table({ setup: { talkSeconds: 120 } });
    const clocks = new Set<string>();
    for (let votes = 0; votes < 4; votes++) {
      t.everybodyLooks();
      expect(t.shows('team').timer).toBeUndefined();
      t.propose('anya', 'liza');
      expect(t.shows('proposal').timer?.seconds).toBe(120);
      clocks.add(t.shows('proposal').timer?.id ?? '');
      t.play({ type: 'start-vote' }).voteAll().goOn();
    }
    expect(clocks.size).toBe(4);
  });

  it('TNO-15 changing the team does not wind the clock up again', () => {
    const t = table({ setup: { talkSeconds: 300 } }).propose('anya', 'liza');
    const { timer } = t.shows('proposal');
    expect(t.play({ type: 'change-team' }).shows('team').timer).toEqual(timer);
    t.pick('liza', 'vera').play({ type: 'propose' });
    expect(t.shows('proposal').timer).toEqual(timer);
  });

  it('TNO-15 it urges and never acts', () => {
    const t = table({ setup: { talkSeconds: 60 } }).propose('anya', 'liza');
    expect(t.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
    expect(t.shows('proposal')).toBeDefined();
  });

  it('TNO-16 scouts’ win one point to every scout, spies’ win two to every spy, however they win', () => {
    const scouts = table({ players: 9 }).everybodyLooks();
    scouts.operation().goOn().operation().goOn().operation().goOn();
    expect(scouts.points()).toEqual({ dima: 1, vera: 1, max: 1, olga: 1, petya: 1, nina: 1 });
    const spies = table({ players: 9 }).everybodyLooks();
    spies.operation(1).goOn().operation(2).goOn().operation(3).goOn();
    expect(spies.points()).toEqual({ anya: 2, liza: 2, kostya: 2 });
    const tired = table({ players: 9 }).everybodyLooks();
    for (let teams = 0; teams < 5; teams++) tired.rejected();
    expect(tired.points()).toEqual({ anya: 2, liza: 2, kostya: 2 });
  });
});

describe('somebody leaves, or the table deals again', () => {
  it('TNO-17 a player who leaves ends the match with the truth and no winner', () => {
    const reach = [
      () => table().everybodyLooks(),
      () => table().propose('anya', 'liza'),
      () => table().propose('anya', 'liza').play({ type: 'change-team' }),
      () => table().toVote().vote('anya', 'approve'),
      () => table().toVote().voteAll(),
      () => table().toVote().voteAll('anya', 'liza', 'vera'),
      () => table().send().play({ type: 'decide', seat: 0, choice: 'sabotage' }),
      () => table().operation(1),
      () => table().operation(1).goOn(),
    ];
    for (const start of reach) {
      const t = start();
      const what = t.state.phase;
      expect(trustNoOne.ifLeaves(t.state, 2), what).toBe('ends-match');
      t.leave('kostya');
      expect(t.result(), what).toEqual({ reason: 'left', winners: [], points: [0, 0, 0, 0, 0] });
      expect(t.truth().people.map(({ left }) => left)).toEqual([false, false, true, false, false]);
      expect(trustNoOne.gone(t.state)).toEqual([2]);
      expect(t.tableScene().seats[2]).toEqual({ seat: 2, is: 'left' });
      expect(t.canUndo()).toBe(false);
    }
  });

  it('TNO-17 what had been sealed stands in the truth as what it is: of a team that was not voted on to the end', () => {
    const ballot = table().toVote('anya', 'vera').vote('anya', 'approve').vote('liza', 'reject').leave('kostya');
    expect(ballot.truth().teams).toEqual([
      {
        mission: 1,
        leader: 0,
        team: [0, 4],
        votes: [
          { seat: 0, choice: 'approve' },
          { seat: 1, choice: 'reject' },
        ],
        decisions: [],
        result: 'unfinished',
      },
    ]);
    expect(ballot.board().history).toEqual([]);
    const operation = table().send().play({ type: 'decide', seat: 0, choice: 'sabotage' }).leave('kostya');
    expect(operation.truth().teams).toMatchObject([
      { result: 'approved', decisions: [{ seat: 0, choice: 'sabotage' }] },
    ]);
    expect(operation.board().history).toMatchObject([{ result: 'approved', sabotages: 'unknown' }]);
    expect(operation.board().missions[0]).toMatchObject({ result: 'never', sabotages: 'unknown' });
    expect(table().propose('anya', 'liza').leave('vera').truth().teams).toMatchObject([
      { team: [0, 1], votes: [], result: 'unfinished' },
    ]);
  });

  it('TNO-17 an end that has been shown stands; who leaves then gets no points', () => {
    const t = table({ players: 6 }).everybodyLooks();
    t.operation(1).goOn().operation(1).goOn().operation(1);
    expect(trustNoOne.ifLeaves(t.state, 0)).toBe('decided');
    t.leave('anya');
    expect(t.shows('operation-result').mayLook).toEqual([1, 2, 3, 4, 5]);
    expect(t.refusal({ type: 'leave', seat: 0 })).toBe('not-at-the-table');
    expect(t.undo().leave('anya').goOn().points()).toEqual({ liza: 2 });
    expect(t.truth().people[0]).toMatchObject({ side: 'spy', left: true, points: 0 });
  });

  it('TNO-19 the deal can be given up until the first team is proposed', () => {
    const t = table();
    expect(trustNoOne.canDealAgain(t.state)).toBe(true);
    t.everybodyLooks().pick('anya', 'liza');
    expect(trustNoOne.canDealAgain(t.state)).toBe(true);
    t.play({ type: 'propose' });
    expect(trustNoOne.canDealAgain(t.state)).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('team-proposed');
    t.play({ type: 'change-team' });
    expect(trustNoOne.canDealAgain(t.state)).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('team-proposed');
    t.undo().undo();
    expect(trustNoOne.canDealAgain(t.state)).toBe(true);
    t.play({ type: 'deal-again' });
    expect(t.shows('spent').why).toBe('again');
    expect(trustNoOne.spent(t.state)).toBe('again');
    const later = table().everybodyLooks().rejected();
    expect(later.refusal({ type: 'deal-again' })).toBe('team-proposed');
  });
});

describe('the set-up', () => {
  it('TNO-06 TNO-15 it has the two house rules, with their defaults, and nothing follows the number of players', () => {
    expect(suggest()).toEqual({ talkSeconds: 0, votesSecret: false });
    const changed = { talkSeconds: 180, votesSecret: true } as const;
    for (const players of COUNTS) expect(trustNoOne.fit(changed, players)).toEqual(changed);
  });

  it('TNO-06 TNO-15 only what the panel offers is read', () => {
    for (const talkSeconds of [0, 60, 120, 180, 300]) {
      for (const votesSecret of [true, false])
        expect(readSetup({ talkSeconds, votesSecret })).toEqual({ talkSeconds, votesSecret });
    }
    for (const junk of [-1, 1, 30, 90, 1.5, '60', null, undefined, Number.NaN, {}, []]) {
      expect(readSetup({ talkSeconds: junk, votesSecret: false })).toEqual({ refused: 'damaged' });
      expect(readSetup({ talkSeconds: 0, votesSecret: junk })).toEqual({ refused: 'damaged' });
    }
    for (const raw of [{ talkSeconds: 0 }, { votesSecret: true }, { ...suggest(), more: 1 }, null, []])
      expect(readSetup(raw)).toEqual({ refused: 'damaged' });
  });
});
