// SPY-33: somebody leaves, in every phase.

import { describe, expect, it } from 'vitest';
import { byName, NAMES, names, seatOf, type Table, table, tied } from './table';

const open = { vote: 'open' } as const;

describe('somebody leaves', () => {
  it('SPY-33 no card is turned, a clue turn is skipped, and the others play on', () => {
    const t = table({ players: 7, spies: ['max'], order: ['anya', 'liza', 'kostya'] })
      .everybodyLooks()
      .say();
    expect(t.speaker()).toBe('liza');
    t.leave('liza'); // whose turn it is
    expect(t.speaker()).toBe('kostya');
    expect(t.tableScene().seats[seatOf('liza')]).toMatchObject({ is: 'left', round: 1, role: 'unknown' });
    t.leave('vera'); // who has still to speak
    expect(names(t.shows('clue').next)).toEqual(['dima', 'max', 'olga']);
    t.leave('anya'); // who has spoken
    expect(t.speaker()).toBe('kostya');
    t.say().say().say();
    expect(t.speaker()).toBe('olga');
    t.leave('olga'); // the last to speak
    expect(t.shows('talk')).toBeDefined();
    expect(names(t.shows('talk').spoke)).toEqual(['kostya', 'dima', 'max']);
  });

  it('SPY-33 in the talk nothing else changes', () => {
    const t = table({ players: 7 }).everybodyLooks().everybodySpeaks().leave('liza');
    expect(t.shows('talk')).toBeDefined();
    t.toVote();
    expect(names(t.private('ballot').options).sort()).toEqual(['dima', 'kostya', 'max', 'olga', 'vera']);
    expect(t.private('ballot').handoff.of).toBe(6);
  });

  it('SPY-33 in a ballot what was sealed is void, and the vote is held anew by those who remain', () => {
    const t = table({ players: 7 }).toVote().vote('anya', 'max').vote('liza', 'max').leave('max');
    const { handoff, options, vote } = t.private('ballot');
    expect(t.holder()).toBe('anya');
    expect(handoff).toEqual({ purpose: 'vote-anew', done: 0, of: 6, canWait: true });
    expect(vote).toBe('first');
    expect(names(options).sort()).toEqual(['dima', 'kostya', 'liza', 'olga', 'vera']);
    expect(t.refusal({ type: 'vote', seat: 0, choice: seatOf('max') })).toBe('not-a-candidate');
    t.allAgainst('liza').goOn().goOn().stop();
    expect(t.truth().rounds[0]?.ballots.map(({ votes, void: gone }) => [byName(votes), gone])).toEqual([
      [{ anya: 'max', liza: 'max' }, true],
      [{ anya: 'liza', liza: 'anya', kostya: 'liza', dima: 'liza', vera: 'liza', olga: 'liza' }, false],
    ]);
  });

  it('SPY-33 in an open ballot the marks are void', () => {
    const t = table({ players: 7, setup: open }).toVote().mark('anya', 'max').mark('liza', 'anya').leave('max');
    expect(t.shows('open-ballot')).toMatchObject({ vote: 'first', anew: true, missing: 6 });
    expect(t.shows('open-ballot').voters.every(({ choice }) => choice === 'none')).toBe(true);
  });

  const inTie = (): Table =>
    table({ players: 7, spies: ['olga'] })
      .toVote()
      .voteAll({ anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'liza', vera: 'anya', max: 'liza', olga: 'dima' });

  for (const who of ['anya', 'kostya'] as const) {
    const what = who === 'anya' ? 'one of the tied' : 'a voter';
    it(`SPY-33 at the count of a tie ${what} leaving starts the round’s vote again`, () => {
      const t = inTie().leave(who);
      expect(t.private('ballot')).toMatchObject({
        vote: 'first',
        handoff: { purpose: 'vote-anew', done: 0, of: 6 },
        tied: [],
      });
    });

    it(`SPY-33 in the clues of a tie ${what} leaving starts the round’s vote again`, () => {
      const t = inTie().goOn().say().leave(who);
      expect(t.private('ballot')).toMatchObject({
        vote: 'first',
        handoff: { purpose: 'vote-anew', done: 0, of: 6 },
        tied: [],
      });
    });

    it(`SPY-33 in a re-vote ${what} leaving starts the round’s vote again from the first ballot`, () => {
      const t = inTie().goOn().everybodySpeaks().vote('kostya', 'liza').leave(who);
      expect(t.private('ballot')).toMatchObject({
        vote: 'first',
        handoff: { purpose: 'vote-anew', done: 0, of: 6 },
        tied: [],
      });
      const alive = NAMES.slice(0, 7).filter((name) => name !== who);
      const cast = Object.fromEntries(alive.map((name) => [name, name === 'vera' ? 'max' : 'vera']));
      t.voteAll(cast).goOn().goOn().stop();
      expect(t.truth().rounds[0]?.ballots.map(({ kind, void: gone }) => [kind, gone])).toEqual([
        ['first', true],
        ['revote', true],
        ['first', false],
      ]);
    });
  }

  it('SPY-33 a vote held anew may tie and be held again, as any first ballot', () => {
    const t = inTie().goOn().everybodySpeaks().leave('olga'); // the only spy: the match ends
    expect(t.result()).toMatchObject({ reason: 'left', winners: [] });
    const on = inTie().goOn().leave('max');
    on.voteAll({ anya: 'liza', liza: 'anya', kostya: 'anya', dima: 'liza', vera: 'dima', olga: 'kostya' });
    expect(on.shows('count').verdict).toMatchObject({ kind: 'tie' });
    on.goOn().everybodySpeaks();
    expect(on.private('ballot')).toMatchObject({ vote: 'revote', handoff: { of: 4 } });
  });

  it('SPY-33 a condemned player who leaves at the count turns no card, and the next round begins', () => {
    const t = table({ players: 7, blanks: ['max'] })
      .toVote()
      .allAgainst('max')
      .leave('max');
    expect(t.shows('clue').round).toBe(2);
    expect(t.tableScene().seats[seatOf('max')]).toMatchObject({ is: 'left', role: 'unknown' });
    expect(t.stop().truth().rounds[0]).toMatchObject({
      end: { kind: 'left' },
      guess: null,
      ballots: [{ void: false }],
    });
  });

  it('SPY-33 a condemned last spy who leaves at the count: the end without a winner, not the civilians’ win', () => {
    const t = table({ players: 7, spies: ['max'] })
      .toVote()
      .allAgainst('max')
      .leave('max');
    expect(t.result()).toEqual({ reason: 'left', winners: [], points: [0, 0, 0, 0, 0, 0, 0] });
  });

  it('SPY-33 another one leaving at the count leaves the verdict as it is', () => {
    const t = table({ players: 8, spies: ['max', 'olga'] })
      .toVote()
      .allAgainst('max')
      .leave('anya');
    expect(t.shows('count').verdict).toMatchObject({ kind: 'out', seat: seatOf('max') });
    expect(t.goOn().shows('turned')).toMatchObject({ turned: 'spy', next: 'round' });
    const ended = table({ players: 5, spies: ['vera'] })
      .condemn('anya')
      .goOn()
      .toVote();
    ended.allAgainst('vera').leave('liza'); // one against two yet
    expect(ended.shows('count')).toBeDefined();
    ended.leave('kostya'); // one against one, before any card has turned
    expect(ended.result()).toMatchObject({ reason: 'left', winners: [] });
  });

  it('SPY-33 at the count of a second tie somebody leaving changes nothing more', () => {
    const t = inTie()
      .goOn()
      .everybodySpeaks()
      .voteAll({ kostya: 'liza', dima: 'liza', vera: 'anya', max: 'anya', olga: 'anya' });
    expect(t.shows('count').verdict).toMatchObject({ kind: 'out' });
    const again = tied({ spies: ['max'] })
      .goOn()
      .everybodySpeaks()
      .voteAll({ kostya: 'liza', dima: 'liza', vera: 'anya', max: 'anya' });
    again.leave('vera');
    expect(again.shows('count').verdict).toEqual({ kind: 'second-tie', draw: false });
    expect(again.goOn().shows('clue')).toMatchObject({ round: 2, lastChance: true, of: 5 });
  });

  it('SPY-33 a draw that the count has shown stays a draw', () => {
    const t = table({ players: 4, spies: ['anya'] })
      .toVote()
      .allInACircle()
      .goOn()
      .toVote()
      .allInACircle();
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: true });
    t.leave('anya'); // the last stranger
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: true });
    expect(t.goOn().result()?.reason).toBe('draw');
  });

  it('SPY-33 if SPY-26 would now end it, the match ends with the truth and no winner', () => {
    const last = table({ players: 7, spies: ['max'] });
    const phases: [string, (t: Table) => Table][] = [
      ['clues', (t) => t.everybodyLooks().say()],
      ['talk', (t) => t.everybodyLooks().everybodySpeaks()],
      ['ballot', (t) => t.toVote().vote('anya', 'max')],
      ['count', (t) => t.toVote().allAgainst('anya')],
      ['turned', (t) => t.condemn('anya')],
      ['next clues', (t) => t.condemn('anya').goOn()],
    ];
    for (const [phase, reach] of phases) {
      const t = reach(table({ players: 7, spies: ['max'] })).leave('max');
      expect(t.result(), phase).toEqual({ reason: 'left', winners: [], points: [0, 0, 0, 0, 0, 0, 0] });
      expect(t.truth().people[seatOf('max')], phase).toMatchObject({
        role: 'spy',
        word: 'cappuccino',
        fell: 0,
        left: phase === 'next clues' ? 2 : 1,
      });
    }
    const open1 = table({ players: 7, spies: ['max'], setup: open })
      .toVote()
      .mark('anya', 'liza')
      .leave('max');
    expect(open1.truth().rounds[0]?.ballots).toMatchObject([{ votes: [{ voter: 0, choice: 1 }], void: true }]);
    // Civilians leaving until strangers are as many.
    last.everybodyLooks();
    for (const name of ['anya', 'liza', 'kostya', 'dima'] as const) last.leave(name);
    expect(last.living()).toEqual(['vera', 'max', 'olga']);
    expect(last.leave('vera').result()).toMatchObject({ reason: 'left', winners: [] });
  });

  it('SPY-33 an end that the vote has brought stands when somebody leaves at the turned card', () => {
    const t = table({ spies: ['max'] })
      .condemn('max')
      .leave('anya');
    expect(t.shows('turned').ending).toBe('civilians');
    t.goOn();
    expect(t.points()).toEqual({ liza: 1, kostya: 1, dima: 1, vera: 1 });
    const strangers = table({ players: 5, spies: ['anya'], blanks: ['liza'] })
      .condemn('vera')
      .leave('liza')
      .goOn();
    expect(strangers.result()).toMatchObject({ reason: 'strangers' });
    expect(strangers.points()).toEqual({ anya: 2 });
  });

  it('SPY-33 leaving is no elimination, and does not break a run of empty votes', () => {
    const t = table({ players: 7 }).toVote().allInACircle().goOn().everybodyLooks().leave('max');
    expect(t.shows('clue').lastChance).toBe(true);
    t.toVote().allInACircle();
    expect(t.shows('count').verdict).toEqual({ kind: 'all-tied', draw: true });
    const condemned = table({ players: 8 }).toVote().allInACircle().goOn().toVote().allAgainst('max').leave('max');
    expect(condemned.shows('clue')).toMatchObject({ round: 3, lastChance: true });
    const none = table({ players: 8 }).toVote().allAgainst('max').leave('max');
    expect(none.shows('clue')).toMatchObject({ round: 2, lastChance: false });
  });

  it('SPY-33 a blank who leaves at the guess, or at the turned card, has passed', () => {
    for (const reach of [(t: Table) => t, (t: Table) => t.goOn()]) {
      const t = reach(table({ players: 8, blanks: ['max'] }).condemn('max')).leave('max');
      expect(t.shows('verdict')).toMatchObject({
        guess: { seat: seatOf('max'), text: null, right: false },
        next: 'round',
      });
      expect(t.goOn().shows('clue').round).toBe(2);
    }
    const last = table({ players: 7, spies: [], blanks: ['max'] })
      .condemn('max')
      .goOn()
      .leave('max');
    expect(last.shows('verdict').ending).toBe('civilians'); // the vote decided it
    expect(last.goOn().points()).toEqual({ anya: 1, liza: 1, kostya: 1, dima: 1, vera: 1, olga: 1 });
  });

  it('SPY-33 while a guess is due it comes first; then the match ends if SPY-26 says so', () => {
    const due = (): Table =>
      table({ players: 7, spies: ['anya'], blanks: ['max'] })
        .condemn('max')
        .leave('anya'); // no stranger lives
    expect(due().shows('turned').next).toBe('guess');
    expect(due().goOn().guess('latte').goOn().points()).toEqual({ max: 3 });
    const wrong = due().goOn().guess('tea');
    expect(wrong.shows('verdict')).toMatchObject({ next: 'truth', ending: 'left' });
    expect(wrong.goOn().result()).toMatchObject({ reason: 'left', winners: [] });
    const atGuess = table({ players: 7, spies: ['anya'], blanks: ['max'] })
      .condemn('max')
      .goOn()
      .leave('anya');
    expect(atGuess.shows('guess')).toBeDefined();
    expect(atGuess.pass().goOn().result()?.reason).toBe('left');
    const atVerdict = table({ players: 7, spies: ['anya'], blanks: ['max'] })
      .condemn('max')
      .goOn()
      .pass()
      .leave('anya');
    expect(atVerdict.result()?.reason).toBe('left');
    const stolen = table({ players: 7, spies: ['anya'], blanks: ['max'] })
      .condemn('max')
      .goOn()
      .guess('latte')
      .leave('anya');
    expect(stolen.shows('verdict').ending).toBe('stolen');
  });

  it('SPY-33 one who is out may leave at any time: it changes nothing, and a ballot goes on', () => {
    const t = table({ players: 8, spies: ['max', 'olga'] })
      .condemn('anya')
      .goOn()
      .toVote()
      .vote('liza', 'max')
      .leave('anya');
    expect(t.private('ballot').handoff).toMatchObject({ purpose: 'vote', done: 1, of: 7 });
    expect(t.refusal({ type: 'leave', seat: seatOf('anya') })).toBe('not-at-the-table');
    t.stop();
    expect(t.truth().people[0]).toMatchObject({ fell: 1, left: 2 });
  });

  it('SPY-33 a deadlock never comes: the last voter of a re-vote may leave', () => {
    const t = table({ players: 6 }).toVote().leave('max');
    t.voteAll({ anya: 'liza', liza: 'kostya', kostya: 'liza', dima: 'kostya', vera: 'dima' }).goOn().everybodySpeaks();
    t.leave('vera');
    expect(t.private('ballot')).toMatchObject({ vote: 'first', handoff: { of: 4 } });
    t.voteAll({ anya: 'liza', liza: 'kostya', kostya: 'liza', dima: 'kostya' }).goOn().everybodySpeaks();
    expect(t.private('ballot')).toMatchObject({ vote: 'revote', handoff: { of: 2 } });
    t.leave('dima').voteAll({ anya: 'liza', liza: 'kostya', kostya: 'liza' });
    expect(t.shows('count').verdict).toMatchObject({ kind: 'out', seat: seatOf('liza') });
  });
});
