// One test or more for each rule of Who's the Spy? that its rules keep, in the order of the rule book;
// those on set-up, on leaving and on fairness stand in files of their own.

import { describe, expect, it } from 'vitest';
import { tally } from '../../../src/core/ballot';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import { suggest } from '../../../src/games/who-is-the-spy/setup';
import type { Pair } from '../../../src/words/pair';
import { byName, COFFEE, NAMES, type Name, nameOf, names, seatOf, type Table, table, tied } from './table';

const votesOf = (t: Table): Partial<Record<Name, Name>> => byName(t.shows('count').slips);
const open = { vote: 'open' } as const;

describe('words and clues', () => {
  it('SPY-07 civilians and spies see their word and nothing else, a blank sees that there is none', () => {
    const t = table({ spies: ['liza'], blanks: ['max'], civilianWord: 0 });
    expect(NAMES.slice(0, 6).map((name) => t.wordOn(name))).toEqual([
      'latte',
      'cappuccino',
      'latte',
      'latte',
      'latte',
      null,
    ]);
    const other = table({ spies: ['liza'], blanks: ['max'], civilianWord: 1 });
    expect(NAMES.slice(0, 6).map((name) => other.wordOn(name))).toEqual([
      ...['cappuccino', 'latte', 'cappuccino', 'cappuccino', 'cappuccino'],
      null,
    ]);
    const civilian = t.private('card');
    const { word: _, audience: __, handoff: ___, ...form } = civilian;
    expect(form).toEqual({ kind: 'card', reveals: 'card' });
    expect(JSON.stringify(civilian)).not.toMatch(/spy|civilian|blank|role/);
    const spy = t.play({ type: 'seen', seat: 0 }).private('card');
    expect(Object.keys(spy)).toEqual(Object.keys(civilian));
  });

  it('SPY-07 as many spies and blanks are dealt as were set up', () => {
    for (const seed of ['1', '2', '3']) {
      const setup = { ...suggest(9), spies: 2, blanks: 1 };
      const { deal } = whoIsTheSpy.deal(setup, COFFEE, 9, chanceFrom(seed.repeat(32)));
      expect([...deal.roles].sort()).toEqual([
        ...Array(1).fill('blank'),
        ...Array(6).fill('civilian'),
        ...Array(2).fill('spy'),
      ]);
    }
  });

  it('SPY-14 the clue order is kept all match, and each round is opened by the next living player in it', () => {
    const t = table({
      players: 8,
      spies: ['petya', 'olga'],
      order: ['vera', 'anya', 'dima', 'max', 'liza', 'kostya', 'petya', 'olga'],
    });
    t.everybodyLooks();
    const spoken = (): Name[] => {
      const order: Name[] = [];
      while (t.state.phase === 'clues') {
        order.push(t.speaker());
        t.say();
      }
      return order;
    };
    expect(spoken()).toEqual(['vera', 'anya', 'dima', 'max', 'liza', 'kostya', 'petya', 'olga']);
    t.condemn('anya').goOn(); // the next one in the order is out
    expect(spoken()).toEqual(['dima', 'max', 'liza', 'kostya', 'petya', 'olga', 'vera']);
    t.condemn('dima').goOn(); // the opener fell in her own round
    expect(spoken()).toEqual(['max', 'liza', 'kostya', 'petya', 'olga', 'vera']);
  });

  it('SPY-14 the order goes round: after its last comes its first living', () => {
    const t = table({ order: ['max', 'anya'], setup: { firstRoundVote: false } })
      .everybodyLooks()
      .leave('max');
    expect(t.speaker()).toBe('anya');
    t.everybodySpeaks().goOn();
    expect(t.speaker()).toBe('anya'); // the next one after max, who was to open
    const round = table({
      players: 9,
      spies: ['nina', 'petya'],
      order: NAMES.slice(0, 9).toReversed(),
    }).everybodyLooks();
    const openers: Name[] = [];
    for (const falls of ['anya', 'nina', 'liza', 'kostya'] as const) {
      openers.push(round.speaker());
      round.condemn(falls).goOn();
    }
    expect(openers).toEqual(['nina', 'petya', 'olga', 'max']);
    const last = table({ players: 4, order: ['dima', 'kostya', 'liza', 'anya'] }).everybodyLooks();
    last.match = { ...last.match, state: { ...last.state, opener: seatOf('anya') } };
    last.toVote().allInACircle().goOn();
    expect(last.speaker()).toBe('dima');
  });

  it('SPY-14 the order does not depend on roles, words or the number of strangers', () => {
    const orders = [
      { spies: 1, blanks: 0 },
      { spies: 3, blanks: 0 },
      { spies: 2, blanks: 2 },
    ].map((setup) => {
      const pair: Pair = { ...COFFEE, words: [COFFEE.words[1], COFFEE.words[0]] };
      return whoIsTheSpy.deal(
        { ...suggest(10), ...setup },
        setup.spies > 1 ? pair : COFFEE,
        10,
        chanceFrom('a'.repeat(32)),
      ).deal.order;
    });
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[2]).toEqual(orders[0]);
  });

  it('SPY-15 one at a time: the scene names the speaker, "Said" passes the turn on, the last one opens the talk', () => {
    const t = table({ order: ['liza', 'anya'] }).everybodyLooks();
    expect(t.shows('clue')).toMatchObject({ speaker: seatOf('liza'), number: 1, of: 6 });
    expect(names(t.shows('clue').next)).toEqual(['anya', 'kostya', 'dima', 'vera', 'max']);
    t.say();
    expect(t.shows('clue')).toMatchObject({ speaker: seatOf('anya'), number: 2, of: 6, tied: [] });
    t.say().say().say().say();
    expect(t.speaker()).toBe('max');
    expect(t.refusal({ type: 'start-vote' })).toBe('not-now');
    t.say();
    expect(names(t.shows('talk').spoke)).toEqual(['liza', 'anya', 'kostya', 'dima', 'vera', 'max']);
    expect(t.refusal({ type: 'said' })).toBe('not-now');
  });

  it('SPY-15 with the clue timer on, each clue has a clock of its own', () => {
    const t = table({ setup: { clueSeconds: 30 } }).everybodyLooks();
    const clocks = new Set<string>();
    while (t.state.phase === 'clues') {
      const { timer } = t.shows('clue');
      expect(timer?.seconds).toBe(30);
      clocks.add(timer?.id ?? '');
      t.say();
    }
    expect(clocks.size).toBe(6);
    t.toVote().voteAll({ anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'liza', vera: 'anya', max: 'liza' }).goOn();
    clocks.add(t.shows('clue').timer?.id ?? ''); // the extra clue of a tie is not the first one's clock
    expect(clocks.size).toBe(7);
    expect(table().everybodyLooks().shows('clue').timer).toBeUndefined();
  });

  it('SPY-16 the discussion has one clock, and its end moves nothing', () => {
    const t = table({ setup: { talkSeconds: 90 } })
      .everybodyLooks()
      .everybodySpeaks();
    expect(t.shows('talk').timer?.seconds).toBe(90);
    expect(t.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
    expect(t.shows('talk')).toBeDefined();
    expect(
      table({ setup: { talkSeconds: 0 } })
        .everybodyLooks()
        .everybodySpeaks()
        .shows('talk').timer,
    ).toBeUndefined();
  });

  it('SPY-16 a clue at zero moves nothing either', () => {
    const t = table({ setup: { clueSeconds: 20 } }).everybodyLooks();
    expect(t.refusal({ type: 'time-is-up' })).toBe('no-clock-here');
    expect(t.speaker()).toBe('anya');
  });
});

describe('the vote', () => {
  it('SPY-18 the pass begins with this round’s first speaker and goes in seating order', () => {
    const t = table({ order: ['dima', 'anya', 'max'] }).toVote();
    const pass: Name[] = [];
    while (t.state.phase === 'ballot') {
      const voter = t.holder() as Name;
      pass.push(voter);
      t.vote(voter, voter === 'liza' ? 'max' : 'liza');
    }
    expect(pass).toEqual(['dima', 'vera', 'max', 'anya', 'liza', 'kostya']);
    t.goOn().goOn();
    expect(t.speaker()).toBe('anya');
    expect(t.toVote().holder()).toBe('anya');
  });

  it('SPY-18 when the opener left before the clues, the one who spoke first begins the pass', () => {
    const t = table({ order: ['liza', 'max'] })
      .everybodyLooks()
      .leave('liza');
    expect(t.speaker()).toBe('max');
    expect(t.toVote().holder()).toBe('max');
  });

  it('SPY-18 the candidates are the living without the voter', () => {
    const t = table({ players: 7, spies: ['olga', 'max'] })
      .condemn('vera')
      .goOn()
      .toVote();
    while (t.state.phase === 'ballot') {
      const { audience, options } = t.private('ballot');
      const others = ['anya', 'liza', 'kostya', 'dima', 'max', 'olga'].filter((name) => name !== nameOf(audience));
      expect(names(options).sort()).toEqual(others.sort());
      expect(t.refusal({ type: 'vote', seat: audience, choice: audience })).toBe('not-a-candidate');
      expect(t.refusal({ type: 'vote', seat: audience, choice: seatOf('vera') })).toBe('not-a-candidate');
      t.play({ type: 'vote', seat: audience, choice: options[0] as number });
    }
  });

  it('SPY-18 meanwhile the handoff tells only how many have voted', () => {
    const t = table().toVote();
    for (const done of [0, 1, 2]) {
      const { handoff } = t.private('ballot');
      expect(handoff).toEqual({ purpose: 'vote', done, of: 6, canWait: true });
      t.vote(t.holder() as Name, 'max');
    }
  });

  it('SPY-18 there is no abstention: nobody can be skipped, and the count waits for the last', () => {
    const t = table().toVote();
    for (const type of ['go-on', 'count', 'said', 'pass', 'start-vote'] as const)
      expect(t.refusal({ type })).toBe('not-now');
    expect(t.refusal({ type: 'vote', seat: seatOf('liza'), choice: seatOf('max') })).toBe('not-your-turn');
  });

  it('SPY-19 in an open vote each vote is set and changed until the count, which opens when all are set', () => {
    const t = table({ setup: open }).toVote();
    expect(t.shows('open-ballot').missing).toBe(6);
    t.mark('liza', 'max').mark('anya', 'liza');
    expect(t.refusal({ type: 'count' })).toBe('votes-missing');
    expect(t.refusal({ type: 'mark', seat: 0, choice: 0 })).toBe('not-a-candidate');
    expect(t.refusal({ type: 'vote', seat: 0, choice: 1 })).toBe('not-now');
    t.mark('liza', 'anya').mark('kostya', 'anya').mark('dima', 'anya').mark('vera', 'liza');
    expect(t.shows('open-ballot').missing).toBe(1);
    expect(t.refusal({ type: 'count' })).toBe('votes-missing');
    t.mark('max', 'liza').mark('max', 'kostya');
    expect(
      t
        .shows('open-ballot')
        .voters.map(({ seat, choice }) => [nameOf(seat), choice === 'none' ? choice : nameOf(choice)]),
    ).toEqual([
      ['anya', 'liza'],
      ['liza', 'anya'],
      ['kostya', 'anya'],
      ['dima', 'anya'],
      ['vera', 'liza'],
      ['max', 'kostya'],
    ]);
    t.play({ type: 'count' });
    expect(votesOf(t)).toEqual({
      anya: 'liza',
      liza: 'anya',
      kostya: 'anya',
      dima: 'anya',
      vera: 'liza',
      max: 'kostya',
    });
    expect(t.shows('count').verdict).toEqual({ kind: 'out', seat: seatOf('anya'), votes: 3 });
  });

  it('SPY-19 each tap is a move, and a re-vote follows the same mode', () => {
    const t = table({ setup: open }).toVote();
    const moves = t.match.moves.length;
    t.mark('anya', 'liza').mark('anya', 'max');
    expect(t.match.moves).toHaveLength(moves + 2);
    t.voteAll({ anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'liza', vera: 'anya', max: 'liza' })
      .goOn()
      .everybodySpeaks();
    const { vote, voters } = t.shows('open-ballot');
    expect(vote).toBe('revote');
    expect(names(voters.map(({ seat }) => seat))).toEqual(['kostya', 'dima', 'vera', 'max']);
    expect(voters.every(({ choices }) => names(choices).join() === 'anya,liza')).toBe(true);
    expect(t.refusal({ type: 'mark', seat: seatOf('anya'), choice: seatOf('liza') })).toBe('not-your-turn');
    expect(t.refusal({ type: 'mark', seat: seatOf('max'), choice: seatOf('vera') })).toBe('not-a-candidate');
  });

  it('SPY-20 every ballot is laid, voter and candidate, and the one with the most votes turns over', () => {
    const cast = { anya: 'kostya', liza: 'kostya', kostya: 'anya', dima: 'kostya', vera: 'anya', max: 'liza' } as const;
    const t = table().toVote().voteAll(cast);
    expect(votesOf(t)).toEqual(cast);
    expect(t.shows('count').verdict).toEqual({ kind: 'out', seat: seatOf('kostya'), votes: 3 });
    expect(tally(t.shows('count').candidates, t.shows('count').slips).top).toEqual([seatOf('kostya')]);
    t.goOn();
    expect(t.shows('turned')).toMatchObject({ seat: seatOf('kostya'), turned: 'civilian', votes: 3, of: 6 });
  });

  it('SPY-20 the word on a turned card stays hidden while the match goes on, and the roles of the others too', () => {
    const t = table({ players: 8, spies: ['olga', 'petya'] }).condemn('olga');
    expect(t.shows('turned')).toMatchObject({ turned: 'spy', word: { is: 'hidden' }, next: 'round', ending: 'none' });
    expect(JSON.stringify(t.scene())).not.toMatch(/latte|cappuccino/);
    expect(
      t
        .tableScene()
        .seats.filter((seat) => seat.role !== 'unknown')
        .map(({ seat }) => nameOf(seat)),
    ).toEqual(['olga']);
    const again = table({ players: 7, spies: ['olga'] }).condemn('anya');
    expect(again.shows('turned')).toMatchObject({ turned: 'civilian', word: { is: 'hidden' } });
  });

  it('SPY-20 when the elimination ends the match, the word shows at once', () => {
    expect(
      table({ spies: ['anya'] })
        .condemn('anya')
        .shows('turned'),
    ).toMatchObject({
      turned: 'spy',
      word: { is: 'shown', text: 'cappuccino' },
      next: 'truth',
      ending: 'civilians',
    });
    const strangers = table({ players: 5, spies: ['anya'], blanks: ['liza'] }).condemn('vera');
    expect(strangers.shows('turned')).toMatchObject({
      turned: 'civilian',
      word: { is: 'shown', text: 'latte' },
      next: 'truth',
      ending: 'strangers',
    });
    const blank = table({ blanks: ['liza'] })
      .condemn('liza')
      .shows('turned');
    expect(blank).toMatchObject({ turned: 'blank', word: { is: 'none' }, next: 'guess' });
  });

  it('SPY-20 the order of the slips is drawn at the count: it tells nothing of the order of voting', () => {
    const cast = { anya: 'kostya', liza: 'kostya', kostya: 'anya', dima: 'kostya', vera: 'anya', max: 'liza' } as const;
    const plain = table().toVote().voteAll(cast).shows('count').slips;
    const t = table().toVote();
    t.later('anya').later('liza').vote('kostya', 'anya').later('dima').voteAllLeft(cast);
    expect(t.shows('count').slips).toEqual(plain);
    const orders = new Set(
      ['0', '1', '2', '3', '4', '5'].map((digit) => {
        const slips = table({ seed: digit.repeat(32) })
          .toVote()
          .voteAll(cast)
          .shows('count').slips;
        return slips.map(({ voter }) => voter).join();
      }),
    );
    expect(orders.size).toBeGreaterThan(4);
    expect(table({ setup: open }).toVote().voteAll(cast).shows('count').slips).toEqual(plain);
  });

  it('SPY-21 a first round without a vote has clues and a talk, and nobody is eliminated', () => {
    const t = table({ setup: { firstRoundVote: false } })
      .everybodyLooks()
      .everybodySpeaks();
    expect(t.shows('talk').votes).toBe(false);
    expect(t.refusal({ type: 'start-vote' })).toBe('not-now');
    t.goOn();
    expect(t.shows('clue')).toMatchObject({ round: 2, number: 1, of: 6 });
    t.everybodySpeaks();
    expect(t.shows('talk').votes).toBe(true);
    expect(t.refusal({ type: 'go-on' })).toBe('not-now');
    t.toVote();
    expect(t.holder()).toBe('liza');
    expect(
      t
        .stop()
        .truth()
        .rounds.map(({ end }) => end.kind),
    ).toEqual(['no-vote', 'unfinished']);
  });
});

describe('ties', () => {
  it('SPY-22 a tie leads to one more clue of the tied, in this round’s speaking order, and to a re-vote without a talk', () => {
    const t = tied({ order: ['max', 'liza', 'vera', 'anya'] });
    expect(t.shows('count').verdict).toEqual({
      kind: 'tie',
      tied: [seatOf('anya'), seatOf('liza')],
      voters: ['kostya', 'dima', 'vera', 'max'].map((name) => seatOf(name as Name)),
    });
    t.goOn();
    expect(t.shows('clue')).toMatchObject({ speaker: seatOf('liza'), number: 1, of: 2, round: 1 });
    expect(names(t.shows('clue').tied)).toEqual(['anya', 'liza']);
    t.say();
    expect(t.speaker()).toBe('anya');
    t.say();
    expect(t.private('ballot')).toMatchObject({ vote: 'revote', tied: [seatOf('anya'), seatOf('liza')] });
  });

  it('SPY-22 all living who are not tied vote, among the tied only', () => {
    const t = tied({ order: ['vera'] })
      .goOn()
      .everybodySpeaks();
    const pass: Name[] = [];
    while (t.state.phase === 'ballot') {
      const { options, handoff } = t.private('ballot');
      expect(names(options).sort()).toEqual(['anya', 'liza']);
      expect(handoff).toMatchObject({ purpose: 'revote', of: 4 });
      const voter = t.holder() as Name;
      expect(t.refusal({ type: 'vote', seat: seatOf(voter), choice: seatOf('dima') === seatOf(voter) ? 4 : 3 })).toBe(
        'not-a-candidate',
      );
      pass.push(voter);
      t.vote(voter, 'liza');
    }
    expect(pass).toEqual(['vera', 'max', 'kostya', 'dima']);
  });

  it('SPY-22 a single voter decides alone', () => {
    // No first ballot leaves one voter (that would take more votes than there are), so the clues of such a tie are made up.
    const t = table({ players: 5, spies: ['kostya'] })
      .condemn('vera')
      .goOn()
      .condemn('dima')
      .goOn();
    const [anya, liza] = [seatOf('anya'), seatOf('liza')];
    const clues = { phase: 'clues', speakers: [anya, liza], said: 0, tied: [anya, liza] } as const;
    t.match = { ...t.match, state: { ...t.state, ...clues } };
    t.say().say();
    expect(t.private('ballot')).toMatchObject({
      audience: seatOf('kostya'),
      vote: 'revote',
      handoff: { of: 1, canWait: false },
    });
    t.vote('kostya', 'liza');
    expect(t.shows('count').verdict).toEqual({ kind: 'out', seat: liza, votes: 1 });
  });

  it('SPY-23 most votes in the re-vote is eliminated as after a first count', () => {
    const t = tied().goOn().everybodySpeaks().voteAll({ kostya: 'liza', dima: 'liza', vera: 'anya', max: 'liza' });
    expect(t.shows('count')).toMatchObject({
      vote: 'revote',
      verdict: { kind: 'out', seat: seatOf('liza'), votes: 3 },
    });
    expect(t.goOn().shows('turned')).toMatchObject({ seat: seatOf('liza'), turned: 'civilian', votes: 3, of: 4 });
    t.goOn();
    expect(t.shows('clue').round).toBe(2);
    expect(t.living()).not.toContain('liza');
  });

  it('SPY-23 a second tie eliminates nobody, and there is no third ballot', () => {
    const t = tied().goOn().everybodySpeaks().voteAll({ kostya: 'liza', dima: 'liza', vera: 'anya', max: 'anya' });
    expect(t.shows('count').verdict).toEqual({ kind: 'second-tie', draw: false });
    t.goOn();
    expect(t.shows('clue')).toMatchObject({ round: 2, tied: [], of: 6 });
    expect(t.living()).toHaveLength(6);
    expect(t.stop().truth().rounds[0]).toMatchObject({
      end: { kind: 'second-tie' },
      ballots: [{ kind: 'first' }, { kind: 'revote' }],
    });
  });

  it('SPY-24 if every living player is tied there is no re-vote, and nobody is eliminated', () => {
    const t = table().toVote().allInACircle();
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: false });
    t.goOn();
    expect(t.shows('clue')).toMatchObject({ round: 2, tied: [] });
    expect(t.living()).toHaveLength(6);
  });

  it('SPY-24 the dead are not counted among the living who are tied', () => {
    const t = table({ players: 5 }).condemn('vera').goOn().toVote().allInACircle();
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: false });
  });

  it('SPY-25 two votes in a row that eliminated nobody end in a draw, right after the second count', () => {
    const t = table().toVote().allInACircle().goOn();
    expect(t.shows('clue').lastChance).toBe(true); // said before the vote
    t.everybodySpeaks();
    expect(t.shows('talk').lastChance).toBe(true);
    t.toVote()
      .voteAll({ anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'liza', vera: 'anya', max: 'liza' })
      .goOn()
      .everybodySpeaks();
    t.voteAll({ kostya: 'liza', dima: 'liza', vera: 'anya', max: 'anya' });
    expect(t.shows('count').verdict).toEqual({ kind: 'second-tie', draw: true });
    t.goOn();
    expect(t.shows('truth').truth.result).toEqual({ reason: 'draw', winners: [], points: [0, 0, 0, 0, 0, 0] });
  });

  it('SPY-25 an elimination in between begins a new run', () => {
    const t = table({ players: 9, spies: ['nina', 'petya'] })
      .toVote()
      .allInACircle()
      .goOn()
      .condemn('anya')
      .goOn();
    expect(t.shows('clue').lastChance).toBe(false);
    t.toVote().allInACircle();
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: false });
    t.goOn().toVote().allInACircle();
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: true });
  });

  it('SPY-25 a first round without a vote is no empty vote', () => {
    const t = table({ setup: { firstRoundVote: false } })
      .everybodyLooks()
      .everybodySpeaks();
    expect(t.shows('talk').lastChance).toBe(false);
    t.goOn().toVote().allInACircle();
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: false });
    expect(t.goOn().shows('clue').round).toBe(3);
  });
});

describe('winning', () => {
  it('SPY-26 civilians win when no stranger lives', () => {
    const t = table({ players: 8, spies: ['anya'], blanks: ['max'] })
      .condemn('anya')
      .goOn();
    expect(t.shows('clue').round).toBe(2); // a stranger lives
    t.condemn('max').goOn().pass().goOn();
    expect(t.result()?.reason).toBe('civilians');
  });

  it('SPY-26 strangers win together when as many of them live as civilians, or more', () => {
    const t = table({ players: 7, spies: ['anya', 'liza'], blanks: ['max'] }).condemn('kostya');
    expect(t.shows('turned').ending).toBe('strangers'); // three against three
    t.goOn();
    expect(t.result()?.reason).toBe('strangers');
    const on = table({ players: 8, spies: ['anya', 'liza'], blanks: ['max'] }).condemn('kostya'); // three against four
    expect(on.shows('turned').ending).toBe('none');
    expect(on.goOn().condemn('dima').goOn().result()?.reason).toBe('strangers');
  });

  it('SPY-26 is checked after an elimination only: an empty vote decides nothing', () => {
    const t = table({ players: 5, spies: ['anya', 'liza'] }); // already at two against three
    t.toVote().allInACircle().goOn();
    expect(t.shows('clue').round).toBe(2);
    expect(t.result()).toBeUndefined();
  });

  it('SPY-27 there is no stop at three left', () => {
    const t = table({ players: 5, spies: ['anya'] })
      .condemn('vera')
      .goOn()
      .condemn('dima')
      .goOn();
    expect(t.living()).toEqual(['anya', 'liza', 'kostya']);
    expect(t.shows('clue')).toMatchObject({ round: 3, of: 3 });
    expect(t.condemn('anya').goOn().result()?.reason).toBe('civilians');
  });

  it('SPY-28 an eliminated blank has one attempt, after the card and before the win is looked at', () => {
    const t = table({ spies: [], blanks: ['max'] }).condemn('max');
    expect(t.shows('turned')).toMatchObject({ turned: 'blank', next: 'guess', ending: 'none' }); // the last stranger, and yet
    t.goOn();
    expect(t.shows('guess').seat).toBe(seatOf('max'));
    expect(t.refusal({ type: 'guess', text: '  ' })).toBe('guess-empty');
    expect(t.refusal({ type: 'guess', text: '-!-' })).toBe('guess-empty');
    expect(t.refusal({ type: 'go-on' })).toBe('not-now');
    t.guess('tea');
    expect(t.shows('verdict')).toMatchObject({
      guess: { seat: seatOf('max'), text: 'tea', right: false },
      next: 'truth',
      ending: 'civilians',
    });
    expect(t.refusal({ type: 'guess', text: 'latte' })).toBe('not-now'); // one attempt
    expect(t.goOn().result()?.reason).toBe('civilians');
  });

  it('SPY-28 a right guess ends the match for this blank alone, also as the last stranger', () => {
    const t = table({ spies: [], blanks: ['max'] })
      .condemn('max')
      .goOn()
      .guess(' LATTE! ');
    expect(t.shows('verdict')).toMatchObject({
      guess: { text: 'LATTE!', right: true },
      next: 'truth',
      ending: 'stolen',
    });
    t.goOn();
    expect(t.result()).toEqual({ reason: 'stolen', winners: [seatOf('max')], points: [0, 0, 0, 0, 0, 3] });
  });

  it('SPY-28 also over a strangers’ win, and over another blank, living or out', () => {
    const t = table({ players: 7, spies: ['anya'], blanks: ['max', 'vera'] });
    t.condemn('max').goOn().guess('mocha').goOn();
    expect(t.shows('clue').round).toBe(2);
    t.condemn('liza'); // two strangers against three
    t.goOn().condemn('vera').goOn().guess('latte').goOn();
    expect(t.points()).toEqual({ vera: 3 });
    const living = table({ players: 7, spies: ['anya'], blanks: ['max', 'vera'] })
      .condemn('vera')
      .goOn()
      .guess('latte')
      .goOn();
    expect(living.points()).toEqual({ vera: 3 });
  });

  it('SPY-28 the spies’ word is not the civilians’ word, whichever side it is', () => {
    expect(
      table({ blanks: ['max'] })
        .condemn('max')
        .goOn()
        .guess('cappuccino')
        .shows('verdict').guess.right,
    ).toBe(false);
    expect(
      table({ blanks: ['max'], civilianWord: 1 })
        .condemn('max')
        .goOn()
        .guess('cappuccino')
        .shows('verdict').guess.right,
    ).toBe(true);
  });

  it('SPY-28 "pass" is always there, and is as good as a wrong guess', () => {
    const t = table({ players: 7, blanks: ['max'] })
      .condemn('max')
      .goOn()
      .pass();
    expect(t.shows('verdict')).toMatchObject({ guess: { text: null, right: false }, next: 'round', ending: 'none' });
    expect(t.goOn().shows('clue').round).toBe(2);
    expect(t.stop().truth().rounds[0]?.guess).toEqual({ seat: seatOf('max'), text: null, right: false });
  });

  it('SPY-28 every blank has an attempt of their own', () => {
    const t = table({ players: 9, blanks: ['max', 'vera'] })
      .condemn('max')
      .goOn()
      .guess('tea')
      .goOn();
    t.condemn('vera');
    expect(t.shows('turned').next).toBe('guess');
    t.goOn().guess('mocha').goOn().stop();
    expect(t.truth().rounds.map(({ guess }) => guess?.text)).toEqual(['tea', 'mocha', undefined]);
  });

  it('SPY-28 nobody else guesses', () => {
    const t = table({ players: 7, blanks: ['max'] }).condemn('anya');
    expect(t.refusal({ type: 'guess', text: 'latte' })).toBe('not-now');
    expect(t.refusal({ type: 'pass' })).toBe('not-now');
    expect(t.goOn().shows('clue').round).toBe(2);
  });

  it('SPY-28 the civilians’ word shows only when the match ends', () => {
    const t = table({ players: 9, blanks: ['max', 'vera'] })
      .condemn('max')
      .goOn();
    expect(JSON.stringify(t.scene())).not.toMatch(/latte|cappuccino/);
    t.guess('tea');
    expect(JSON.stringify(t.scene())).not.toMatch(/latte|cappuccino/);
    expect(JSON.stringify(t.goOn().scene())).not.toMatch(/latte|cappuccino/);
  });

  it('SPY-29 the verdict on a guess is final', () => {
    const t = table({ blanks: ['max'] })
      .condemn('max')
      .goOn()
      .guess('lattee');
    expect(t.canUndo()).toBe(false);
    for (const move of [{ type: 'guess', text: 'latte' }, { type: 'pass' }] as const)
      expect(t.refusal(move)).toBe('not-now');
  });

  it('SPY-30 a guess counts without regard to case, spaces and signs, and against the variants of the word', () => {
    const verdict = (text: string): boolean =>
      table({ blanks: ['max'] })
        .condemn('max')
        .goOn()
        .guess(text)
        .shows('verdict').guess.right;
    for (const text of ['latte', 'L-a t t e.', 'Caffè Latte', 'caffelatte']) expect(verdict(text), text).toBe(true);
    for (const text of ['late', 'latt', 'lattes']) expect(verdict(text), text).toBe(false);
  });

  it('SPY-30 a guess that is too long is refused, and whatever is taken can be restored', () => {
    const t = table({ blanks: ['max'] })
      .condemn('max')
      .goOn();
    expect(t.refusal({ type: 'guess', text: 'x'.repeat(61) })).toBe('guess-long');
    expect(t.refusal({ type: 'guess', text: `x${'👨‍👩‍👧‍👦'.repeat(59)}` })).toBe('guess-long'); // few letters, and yet no save would take it
    expect(t.refusal({ type: 'guess', text: `${' '.repeat(600)}latte` })).toBe('guess-long');
    t.guess('x'.repeat(60));
    expect(isRefusal(t.restored())).toBe(false);
  });

  it('SPY-31 a civilians’ win gives 1 to every civilian, living or not', () => {
    const t = table({ players: 7, spies: ['max'], blanks: ['vera'] })
      .condemn('anya')
      .goOn()
      .condemn('max')
      .goOn()
      .condemn('vera')
      .goOn();
    t.pass().goOn();
    expect(t.points()).toEqual({ anya: 1, liza: 1, kostya: 1, dima: 1, olga: 1 });
    expect(names(t.result()?.winners ?? [])).toEqual(['anya', 'liza', 'kostya', 'dima', 'olga']);
  });

  it('SPY-31 a strangers’ win gives 2 to every stranger, living or not', () => {
    const t = table({ players: 9, spies: ['max', 'olga'], blanks: ['vera'] })
      .condemn('olga')
      .goOn();
    t.condemn('anya').goOn().condemn('liza').goOn().condemn('kostya').goOn().condemn('dima').goOn();
    expect(t.result()?.reason).toBe('strangers');
    expect(t.points()).toEqual({ vera: 2, max: 2, olga: 2 });
  });

  it('SPY-31 a draw and a stop give none, and one who left gets none', () => {
    expect(table().toVote().allInACircle().goOn().toVote().allInACircle().goOn().points()).toEqual({});
    expect(table().everybodyLooks().stop().points()).toEqual({});
    const t = table({ players: 7, spies: ['max'] })
      .everybodyLooks()
      .leave('anya')
      .condemn('max')
      .goOn();
    expect(t.result()?.reason).toBe('civilians');
    expect(t.points()).toEqual({ liza: 1, kostya: 1, dima: 1, vera: 1, olga: 1 });
    const out = table({ players: 7, spies: ['max'] })
      .condemn('anya')
      .goOn()
      .leave('anya')
      .condemn('max')
      .goOn();
    expect(out.points()).toEqual({ liza: 1, kostya: 1, dima: 1, vera: 1, olga: 1 });
  });

  it('SPY-32 the truth has every role and word, who fell when, and every vote of every ballot', () => {
    const first = { anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'liza', vera: 'anya', max: 'liza' } as const;
    const second = { kostya: 'liza', dima: 'liza', vera: 'liza', max: 'anya' } as const;
    const t = table({ spies: ['anya'], blanks: [] })
      .toVote()
      .voteAll(first)
      .goOn()
      .everybodySpeaks()
      .voteAll(second)
      .goOn()
      .goOn();
    t.condemn('anya').goOn();
    const truth = t.shows('truth').truth;
    expect(truth).toEqual(t.truth());
    expect(truth.words).toEqual({ civilians: 'latte', spies: 'cappuccino' });
    expect(
      truth.people.map(({ seat, role, word, fell, left, points }) => [nameOf(seat), role, word, fell, left, points]),
    ).toEqual([
      ['anya', 'spy', 'cappuccino', 2, 0, 0],
      ['liza', 'civilian', 'latte', 1, 0, 1],
      ['kostya', 'civilian', 'latte', 0, 0, 1],
      ['dima', 'civilian', 'latte', 0, 0, 1],
      ['vera', 'civilian', 'latte', 0, 0, 1],
      ['max', 'civilian', 'latte', 0, 0, 1],
    ]);
    expect(truth.rounds.map(({ round, end }) => [round, end])).toEqual([
      [1, { kind: 'out', seat: seatOf('liza') }],
      [2, { kind: 'out', seat: seatOf('anya') }],
    ]);
    expect(truth.rounds[0]?.ballots.map(({ kind, votes, void: gone }) => [kind, byName(votes), gone])).toEqual([
      ['first', first, false],
      ['revote', second, false],
    ]);
    expect(byName(truth.rounds[1]?.ballots[0]?.votes ?? [])).toEqual({
      anya: 'kostya',
      kostya: 'anya',
      dima: 'anya',
      vera: 'anya',
      max: 'anya',
    });
    const swapped = table({ spies: ['anya'], civilianWord: 1 })
      .everybodyLooks()
      .stop()
      .truth();
    expect(swapped.words).toEqual({ civilians: 'cappuccino', spies: 'latte' });
  });
});

describe('the worked example', () => {
  it('SPY-34 six players, one spy, Simple', () => {
    const t = table({ spies: ['anya'], civilianWord: 0, setup: { words: 'simple', talkSeconds: 60 } }).everybodyLooks();
    let clues = 0;
    while (t.state.phase === 'clues') {
      clues += 1;
      t.say();
    }
    expect(clues).toBe(6);
    expect(t.shows('talk').timer?.seconds).toBe(60);
    const cast = { anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'anya', vera: 'liza', max: 'kostya' } as const;
    t.toVote().voteAll(cast);
    const { slips, candidates, verdict } = t.shows('count');
    expect(slips).toHaveLength(6);
    const counts = tally(candidates, slips).counts.filter(({ votes }) => votes > 0);
    expect(counts.map(({ seat, votes }) => [nameOf(seat), votes])).toEqual([
      ['anya', 3],
      ['liza', 2],
      ['kostya', 1],
    ]);
    expect(verdict).toEqual({ kind: 'out', seat: seatOf('anya'), votes: 3 });
    t.goOn();
    expect(t.shows('turned')).toMatchObject({
      seat: seatOf('anya'),
      turned: 'spy',
      word: { is: 'shown', text: 'cappuccino' },
      ending: 'civilians',
      votes: 3,
      of: 6,
    });
    t.goOn();
    const { truth } = t.shows('truth');
    expect(truth.result).toEqual({ reason: 'civilians', winners: [1, 2, 3, 4, 5], points: [0, 1, 1, 1, 1, 1] });
    expect(truth.words).toEqual({ civilians: 'latte', spies: 'cappuccino' });
    expect(truth.people.map(({ role, word, fell }) => [role, word, fell])).toEqual([
      ['spy', 'cappuccino', 1],
      ...Array.from({ length: 5 }, () => ['civilian', 'latte', 0]),
    ]);
    expect(truth.rounds).toHaveLength(1);
    expect(byName(truth.rounds[0]?.ballots[0]?.votes ?? [])).toEqual(cast);
  });
});

describe('deal again, language, what always shows', () => {
  it('SPY-35 the deal can be given up until the first "Said" of round one', () => {
    const again = { type: 'deal-again' } as const;
    const t = table();
    expect(whoIsTheSpy.canDealAgain(t.state)).toBe(true);
    t.play({ type: 'seen', seat: 0 });
    expect(whoIsTheSpy.canDealAgain(t.state)).toBe(true);
    t.everybodyLooks();
    expect(whoIsTheSpy.canDealAgain(t.state)).toBe(true);
    const spent = table().everybodyLooks().play(again);
    expect(spent.shows('spent').why).toBe('again');
    expect(whoIsTheSpy.spent(spent.state)).toBe('again');
    expect(spent.result()).toBeUndefined();
    t.say();
    expect(whoIsTheSpy.canDealAgain(t.state)).toBe(false);
    expect(t.refusal(again)).toBe('clues-began');
    for (const later of [t.toVote(), t.allAgainst('liza'), t.goOn(), t.goOn()])
      expect(later.refusal(again)).toBe('clues-began');
  });

  it('SPY-35 a "Said" is said for good, also when the speaker leaves', () => {
    const t = table({ order: ['liza'] })
      .everybodyLooks()
      .say()
      .leave('liza');
    expect(whoIsTheSpy.canDealAgain(t.state)).toBe(false);
    const silent = table({ order: ['liza'] })
      .everybodyLooks()
      .leave('liza');
    expect(whoIsTheSpy.canDealAgain(silent.state)).toBe(true);
    const undone = table().everybodyLooks().say().undo();
    expect(whoIsTheSpy.canDealAgain(undone.state)).toBe(true);
  });

  it('SPY-35 the clues of a tie in round one are too late', () => {
    const t = tied().goOn();
    expect(t.shows('clue').number).toBe(1);
    expect(t.refusal({ type: 'deal-again' })).toBe('clues-began');
  });

  const BERRIES: Pair = {
    language: 'nb',
    set: 'simple',
    words: [
      { text: 'blåbær', variants: [] },
      { text: 'tyttebær', variants: [] },
    ],
  };

  it('SPY-36 the words’ language is the set-up’s, and stands in the save', () => {
    const t = table({ pair: BERRIES, setup: { wordLanguage: 'nb' } }).everybodyLooks();
    const back = t.restored();
    if (isRefusal(back)) throw new Error(back.refused);
    expect(back.state.deal).toMatchObject({ pair: BERRIES, setup: { wordLanguage: 'nb' } });
  });

  it('ALL-17 who-is-the-spy a guess is compared by the rules of the words’ language', () => {
    const right = (pair: Pair, text: string): boolean =>
      table({ blanks: ['max'], pair })
        .condemn('max')
        .goOn()
        .guess(text)
        .shows('verdict').guess.right;
    expect(right(BERRIES, 'BLAABAER')).toBe(true);
    expect(right(BERRIES, 'blabær')).toBe(false);
    expect(right({ ...BERRIES, language: 'en' }, 'blaabaer')).toBe(false);
    const tea: Pair = {
      language: 'ru',
      set: 'simple',
      words: [
        { text: 'чай', variants: [] },
        { text: 'ёлка', variants: [] },
      ],
    };
    expect(right(tea, 'Чай')).toBe(true);
    expect(right(tea, 'чаи')).toBe(false);
  });

  it('SPY-38 every table scene tells round, who lives, who fell when and as what, and the house rules', () => {
    const setup = { clueSeconds: 45, vote: 'open' } as const;
    const t = table({ players: 8, spies: ['max', 'olga'], setup })
      .condemn('max')
      .goOn();
    const facts = (): void => {
      const { round, seats, rules } = t.tableScene();
      expect(rules).toEqual(t.state.deal.setup);
      expect(round).toBe(2);
      expect(seats[seatOf('max')]).toEqual({ seat: seatOf('max'), is: 'out', round: 1, fell: 1, role: 'spy' });
      expect(seats[seatOf('anya')]).toEqual({ seat: 0, is: 'in', round: 0, fell: 0, role: 'unknown' });
    };
    facts();
    t.everybodySpeaks();
    facts();
    t.toVote();
    facts();
    t.allAgainst('liza');
    facts();
    t.goOn();
    facts();
    expect(t.tableScene().seats[seatOf('liza')]).toMatchObject({ is: 'out', round: 2, role: 'civilian' });
    t.goOn().leave('max').leave('anya');
    expect(t.tableScene().seats[seatOf('max')]).toEqual({
      seat: seatOf('max'),
      is: 'left',
      round: 3,
      fell: 1,
      role: 'spy',
    });
    expect(t.tableScene().seats[0]).toEqual({ seat: 0, is: 'left', round: 3, fell: 0, role: 'unknown' });
  });
});
