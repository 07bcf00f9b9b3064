// The rules that every game shares, as Who's the Spy? keeps them.

import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { isRefusal } from '../../../src/core/game';
import { canUndo, type Match, settle } from '../../../src/core/match';
import { whoIsTheSpy } from '../../../src/games/who-is-the-spy/game';
import { suggest } from '../../../src/games/who-is-the-spy/setup';
import { byName, COFFEE, essence, type Name, seatOf, type Table, table, tied } from './table';

const open = { vote: 'open' } as const;

describe('what every game shares', () => {
  /** A match through every phase there is, with what the phone showed after each move. */
  function everyPhase(setup: Partial<Parameters<typeof table>[0] & object>['setup'] = {}): Table[] {
    const script = { players: 8, spies: ['olga', 'petya'], blanks: ['max'], setup } as const;
    const steps: Table[] = [];
    const seen = (t: Table): void => {
      const copy = table(script);
      copy.match = t.match;
      steps.push(copy);
    };
    const t = table(script);
    const play = (move: Parameters<Table['play']>[0]): void => {
      t.play(move);
      seen(t);
    };
    seen(t);
    for (let seat = 0; seat < 8; seat++) play({ type: 'seen', seat });
    const round = (cast: Partial<Record<Name, Name>>[], ...after: Parameters<Table['play']>[0][]): void => {
      for (const votes of cast) {
        while (t.state.phase === 'clues') play({ type: 'said' });
        if (t.state.phase === 'talk') play({ type: 'start-vote' });
        const isOpen = t.state.phase === 'open-ballot';
        for (const [voter, choice] of Object.entries(votes) as [Name, Name][]) {
          play({ type: isOpen ? 'mark' : 'vote', seat: seatOf(voter), choice: seatOf(choice) });
        }
        if (isOpen) play({ type: 'count' });
        play({ type: 'go-on' });
      }
      for (const move of after) play(move);
    };
    round(
      [
        {
          anya: 'liza',
          liza: 'anya',
          kostya: 'liza',
          dima: 'anya',
          vera: 'dima',
          max: 'dima',
          olga: 'max',
          petya: 'max',
        },
        { kostya: 'max', vera: 'max', olga: 'max', petya: 'anya' },
      ],
      { type: 'go-on' },
      { type: 'guess', text: 'tea' },
      { type: 'go-on' },
    );
    round(
      [{ liza: 'petya', kostya: 'petya', dima: 'petya', vera: 'petya', olga: 'petya', petya: 'liza', anya: 'petya' }],
      { type: 'go-on' },
    );
    round([{ kostya: 'olga', dima: 'olga', vera: 'olga', olga: 'liza', anya: 'olga', liza: 'olga' }], {
      type: 'go-on',
    });
    expect(t.state.phase).toBe('over');
    return steps;
  }

  it('ALL-01 who-is-the-spy everything secret is for one seat behind a handoff, everything else is for the table', () => {
    const kinds = new Set<string>();
    for (const t of [...everyPhase(), ...everyPhase({ vote: 'open' })]) {
      const scene = t.scene();
      kinds.add(`${scene.audience === 'table' ? 'table' : 'seat'} ${scene.kind}`);
      const secret = t.state.phase === 'dealing' || t.state.phase === 'ballot';
      expect(scene.audience !== 'table').toBe(secret);
      if (scene.audience !== 'table') {
        expect(Object.keys(scene.handoff).sort()).toEqual(['canWait', 'done', 'of', 'purpose']);
        expect(scene.reveals).toBe(scene.kind === 'card' ? 'card' : 'choice');
      }
    }
    expect([...kinds].sort()).toEqual([
      ...['seat ballot', 'seat card'],
      ...['clue', 'count', 'guess', 'open-ballot', 'talk', 'truth', 'turned', 'verdict'].map((kind) => `table ${kind}`),
    ]);
  });

  it('ALL-02 who-is-the-spy no table scene holds a word or the role of a card that has not turned', () => {
    for (const t of [...everyPhase(), ...everyPhase({ vote: 'open' })]) {
      const scene = t.scene();
      if (scene.audience !== 'table' || t.state.phase === 'over') continue;
      const ending = t.state.phase === 'turned' && t.state.due !== null;
      if (!ending) expect(JSON.stringify(scene)).not.toMatch(/latte|cappuccino/);
      for (const { seat, role } of scene.seats) if (t.state.fell[seat] === 0) expect(role).toBe('unknown');
      expect(JSON.stringify(scene)).not.toMatch(/civilianWord|"roles"|"pair"|"sealed"/);
    }
  });

  it('ALL-03 who-is-the-spy the list of people keeps the seating order and begins at a seat drawn for each voter and ballot', () => {
    const begins: number[][] = [];
    for (let n = 0; n < 40; n++) {
      const t = table({ seed: n.toString(16).padStart(32, '0') }).toVote();
      const first: number[] = [];
      while (t.state.phase === 'ballot') {
        const { audience, options } = t.private('ballot');
        const seated = [0, 1, 2, 3, 4, 5].filter((seat) => seat !== audience);
        const at = seated.indexOf(options[0] as number);
        expect(options).toEqual([...seated.slice(at), ...seated.slice(0, at)]);
        first.push(at);
        t.play({ type: 'vote', seat: audience, choice: options[0] as number });
      }
      begins.push(first);
    }
    for (let voter = 0; voter < 6; voter++) expect(new Set(begins.map((first) => first[voter])).size).toBe(5);
    expect(begins.filter((first) => new Set(first).size > 1).length).toBeGreaterThan(30);
  });

  it('ALL-03 who-is-the-spy where a list begins is drawn anew for each ballot', () => {
    let same = 0;
    for (let n = 0; n < 40; n++) {
      const t = table({ seed: n.toString(16).padStart(32, '0'), order: ['anya', 'max'] }).toVote();
      const begins = (): (readonly number[])[] => {
        const lists: (readonly number[])[] = [];
        while (t.state.phase === 'ballot') {
          const { audience, options } = t.private('ballot');
          lists[audience] = options;
          t.play({ type: 'vote', seat: audience, choice: (audience + 1) % 6 });
        }
        return lists;
      };
      const first = begins();
      t.goOn().toVote();
      const second = begins();
      same += first.filter((list, seat) => list[0] === second[seat]?.[0]).length;
    }
    expect(same).toBeGreaterThan(24); // of 240 lists about one in five begins where it did
    expect(same).toBeLessThan(80);
  });

  it('ALL-05 who-is-the-spy nobody votes twice, out of turn, or after sealing', () => {
    const t = table().toVote().vote('anya', 'liza');
    expect(t.refusal({ type: 'vote', seat: 0, choice: 2 })).toBe('not-your-turn');
    expect(t.refusal({ type: 'vote', seat: 3, choice: 2 })).toBe('not-your-turn');
    expect(t.canUndo()).toBe(false);
    t.voteAllLeft({ liza: 'anya', kostya: 'anya', dima: 'anya', vera: 'liza', max: 'kostya' });
    expect(
      t
        .shows('count')
        .slips.map(({ voter }) => voter)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4, 5]);
    expect(t.refusal({ type: 'vote', seat: 0, choice: 2 })).toBe('not-now');
  });

  it('ALL-06 who-is-the-spy comes back the same after every move, with the same handoff where that is private', () => {
    for (const t of [...everyPhase(), ...everyPhase({ vote: 'open', firstRoundVote: true, clueSeconds: 20 })]) {
      const back = t.restored();
      if (isRefusal(back)) throw new Error(back.refused);
      expect(essence(back)).toEqual(essence(t.match));
      expect(whoIsTheSpy.scene(back.state)).toEqual(t.scene());
    }
  });

  it('ALL-07 who-is-the-spy takes back a public mis-tap', () => {
    const back = (reach: (t: Table) => Table, tap: (t: Table) => Table): void => {
      const t = reach(table({ players: 8, spies: ['petya'], blanks: ['max'] }));
      const before = { ...(essence(t.match) as object), revision: 0 };
      tap(t);
      expect(t.canUndo()).toBe(true);
      expect({ ...(essence(t.undo().match) as object), revision: 0 }).toEqual(before);
    };
    back(
      (t) => t.everybodyLooks(),
      (t) => t.say(),
    );
    back(
      (t) => t.everybodyLooks(),
      (t) => t.leave('liza'),
    );
    back(
      (t) => t.everybodyLooks().say().say(),
      (t) => t.leave('anya'),
    );
    back(
      (t) => t.everybodyLooks().everybodySpeaks(),
      (t) => t.play({ type: 'start-vote' }),
    );
    back(
      (t) => t.toVote().vote('anya', 'liza'),
      (t) => t.leave('max'),
    );
    back(
      (t) => t.toVote().vote('anya', 'liza'),
      (t) => t.later('liza'),
    );
    back(
      (t) => t,
      (t) => t.later('anya'),
    );
    back(
      (t) => t.toVote().allInACircle(),
      (t) => t.goOn(),
    );
    back(
      (t) => t.condemn('anya'),
      (t) => t.goOn(),
    );
    back(
      (t) => t.condemn('max'),
      (t) => t.goOn(),
    );
    back(
      (t) => t.condemn('max').goOn().pass(),
      (t) => t.goOn(),
    );
    back(
      (t) => t.condemn('max').goOn().pass(),
      (t) => t.leave('anya'),
    );
    back(
      (t) => t.condemn('max').goOn(),
      (t) => t.leave('anya'),
    );
  });

  it('ALL-07 who-is-the-spy an open vote can be taken back mark by mark, a re-vote’s start too', () => {
    const t = table({ setup: open }).toVote().mark('anya', 'liza').mark('liza', 'anya').undo();
    expect(t.shows('open-ballot').missing).toBe(5);
    t.undo().undo();
    expect(t.shows('talk')).toBeDefined();
    const tie = tied().goOn().say().say();
    expect(tie.private('ballot')).toBeDefined();
    expect(tie.undo().speaker()).toBe('liza');
    expect(tie.undo().undo().shows('count').verdict).toMatchObject({ kind: 'tie' });
    expect(tie.canUndo()).toBe(false); // a count was shown
  });

  it('ALL-07 who-is-the-spy what showed something secret ends undo, and so does an opened private scene', () => {
    const ended = (t: Table): void => expect(t.canUndo()).toBe(false);
    ended(table().play({ type: 'seen', seat: 0 }));
    ended(table().everybodyLooks());
    ended(table().toVote().vote('anya', 'liza'));
    ended(table().toVote().allAgainst('liza'));
    ended(table({ setup: open }).toVote().allAgainst('liza'));
    ended(table().condemn('liza'));
    ended(
      table({ blanks: ['max'], players: 7 })
        .condemn('max')
        .goOn()
        .pass(),
    );
    ended(
      table({ blanks: ['max'], players: 7 })
        .condemn('max')
        .goOn()
        .guess('tea'),
    );
    ended(
      table({ blanks: ['max'], players: 8 })
        .condemn('max')
        .goOn()
        .leave('max'),
    );
    ended(
      table({ spies: ['anya'] })
        .condemn('anya')
        .goOn(),
    );
    ended(table().everybodyLooks().stop());
    ended(
      table({ spies: ['anya'] })
        .everybodyLooks()
        .leave('anya'),
    );
    ended(table().toVote().allInACircle().goOn().toVote().allInACircle().goOn());
    ended(table().play({ type: 'deal-again' }));
    ended(table().leave('anya'));
    const opened = table().toVote();
    expect(canUndo(opened.match)).toBe(true);
    expect(canUndo(settle(opened.match as Match))).toBe(false);
  });

  it('ALL-08 who-is-the-spy the living may look again on a table scene, never during a ballot or a pass', () => {
    for (const t of [...everyPhase(), ...everyPhase({ vote: 'open' })]) {
      const scene = t.scene();
      if (scene.audience !== 'table') continue;
      const alive = scene.seats.filter(({ is }) => is === 'in').map(({ seat }) => seat);
      const may = !['open-ballot', 'truth', 'spent'].includes(scene.kind);
      expect(scene.mayLook, scene.kind).toEqual(may ? alive : []);
    }
    const t = table({ players: 8, spies: ['max', 'olga'] })
      .condemn('anya')
      .goOn()
      .leave('liza');
    expect(t.tableScene().mayLook).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('ALL-08 who-is-the-spy it shows what the card showed', () => {
    const t = table({ players: 7, blanks: ['max'] });
    const dealt = [...Array(7).keys()].map((seat) => {
      const scene = t.private('card');
      expect(scene.audience).toBe(seat);
      t.play({ type: 'seen', seat });
      return scene.word;
    });
    t.condemn('vera').goOn();
    for (const seat of [0, 1, 2, 3, 5, 6]) {
      const again = whoIsTheSpy.card(t.state, seat);
      expect(again).toEqual({
        audience: seat,
        kind: 'card',
        reveals: 'card',
        handoff: { purpose: 'look-again', done: 0, of: 0, canWait: false },
        word: dealt[seat],
      });
    }
  });

  it('ALL-09 who-is-the-spy a stop is there at any time, gives no points, and ends with the whole truth', () => {
    for (const t of [...everyPhase(), ...everyPhase({ vote: 'open' })]) {
      if (t.state.phase === 'over') continue;
      expect(whoIsTheSpy.truth(t.state)).toBeUndefined();
      expect(t.result()).toBeUndefined();
      const before = t.state;
      t.stop();
      expect(t.result()).toEqual({ reason: 'stopped', winners: [], points: [0, 0, 0, 0, 0, 0, 0, 0] });
      const truth = t.shows('truth').truth;
      expect(truth.people.map(({ role }) => role)).toEqual(before.deal.roles);
      expect(truth.rounds).toHaveLength(before.round);
      // What was sealed or marked in a ballot under way stands there as void.
      const cast =
        before.phase === 'ballot' ? before.ballot.sealed : before.phase === 'open-ballot' ? before.marks : [];
      const last = truth.rounds.at(-1)?.ballots.at(-1);
      if (cast.length > 0) expect([byName(last?.votes ?? []), last?.void]).toEqual([byName(cast), true]);
      for (const type of ['stop', 'go-on', 'said', 'deal-again'] as const)
        expect(t.refusal({ type })).toBe('match-over');
    }
  });

  it('ALL-10 who-is-the-spy draws what the table sees in the open and everything else hidden, each by name', () => {
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
    let state = whoIsTheSpy.deal(suggest(4), COFFEE, 4, chance);
    expect([...asked].sort()).toEqual(['hidden: civilian word', 'hidden: roles', 'open: clue order']);
    const play = (move: Parameters<typeof whoIsTheSpy.play>[1]): void => {
      const next = whoIsTheSpy.play(state, move, chance);
      if (isRefusal(next)) throw new Error(next.refused);
      state = next;
    };
    for (let seat = 0; seat < 4; seat++) play({ type: 'seen', seat });
    for (let clue = 0; clue < 4; clue++) play({ type: 'said' });
    play({ type: 'start-vote' });
    while (state.phase === 'ballot') {
      const seat = state.ballot.waiting[0] as number;
      play({ type: 'vote', seat, choice: seat === 0 ? 1 : 0 });
    }
    expect([...asked].filter((name) => name.startsWith('open')).sort()).toEqual([
      'open: ballot 1 count',
      'open: clue order',
    ]);
    expect([...asked].filter((name) => name.startsWith('hidden: ballot')).sort()).toEqual(
      [0, 1, 2, 3].map((seat) => `hidden: ballot 1 list of seat ${seat}`),
    );
  });

  it('ALL-13 who-is-the-spy before everybody has seen their card the deal is spent', () => {
    const t = table();
    expect(whoIsTheSpy.ifLeaves(t.state, 2)).toBe('deal-spent');
    t.play({ type: 'seen', seat: 0 }).leave('kostya');
    expect(t.shows('spent').why).toBe('left');
    expect(whoIsTheSpy.spent(t.state)).toBe('left');
    expect(t.result()).toBeUndefined();
    expect(whoIsTheSpy.truth(t.state)).toBeUndefined();
    expect(t.refusal({ type: 'said' })).toBe('match-over');
    expect(whoIsTheSpy.gone(table().everybodyLooks().leave('kostya').state)).toEqual([2]);
  });

  it('ALL-13 who-is-the-spy the question says what follows', () => {
    const follows = (t: Table, name: Name): string => whoIsTheSpy.ifLeaves(t.state, seatOf(name));
    expect(follows(table().everybodyLooks(), 'anya')).toBe('plays-on');
    expect(follows(table().everybodyLooks().everybodySpeaks(), 'anya')).toBe('plays-on');
    expect(follows(table().toVote(), 'max')).toBe('vote-anew');
    expect(follows(table({ setup: open }).toVote(), 'max')).toBe('vote-anew');
    expect(follows(tied(), 'max')).toBe('vote-anew');
    expect(follows(tied().goOn(), 'max')).toBe('vote-anew');
    expect(follows(table().toVote().allAgainst('max'), 'max')).toBe('no-card');
    expect(follows(table().toVote().allAgainst('max'), 'vera')).toBe('plays-on');
    expect(
      follows(
        table({ players: 8, blanks: ['max'] })
          .condemn('max')
          .goOn(),
        'max',
      ),
    ).toBe('passes');
    expect(follows(table({ players: 8, blanks: ['max'] }).condemn('max'), 'max')).toBe('passes');
    expect(follows(table({ players: 8, blanks: ['max'] }).condemn('max'), 'vera')).toBe('plays-on');
    expect(follows(table({ players: 8 }).condemn('max').goOn(), 'max')).toBe('was-out');
  });

  it('ALL-13 who-is-the-spy leaves nobody who is not there', () => {
    const t = table().everybodyLooks().leave('kostya');
    for (const seat of [2, 6, -1, 1.5, Number.NaN, 99])
      expect(t.refusal({ type: 'leave', seat })).toBe('not-at-the-table');
  });

  it('ALL-13 who-is-the-spy one who is out of the room goes to the end of the pass', () => {
    const t = table();
    expect(t.private('card').handoff).toEqual({ purpose: 'card', done: 0, of: 6, canWait: true });
    t.later('anya');
    expect(t.holder()).toBe('liza');
    expect(t.refusal({ type: 'later', seat: 0 })).toBe('not-your-turn');
    for (const seat of [1, 2, 3, 4, 5]) t.play({ type: 'seen', seat });
    expect(t.holder()).toBe('anya');
    expect(t.private('card').handoff.canWait).toBe(false);
    expect(t.refusal({ type: 'later', seat: 0 })).toBe('last-in-pass');
    t.everybodyLooks();
    expect(t.refusal({ type: 'later', seat: 0 })).toBe('not-now');
    t.toVote().later('anya').vote('liza', 'max');
    expect(t.holder()).toBe('kostya');
    t.vote('kostya', 'max').vote('dima', 'max').vote('vera', 'max').vote('max', 'vera');
    expect(t.holder()).toBe('anya');
    expect(t.private('ballot').handoff).toEqual({ purpose: 'vote', done: 5, of: 6, canWait: false });
    expect(t.refusal({ type: 'later', seat: 0 })).toBe('last-in-pass');
    expect(table({ setup: open }).toVote().refusal({ type: 'later', seat: 0 })).toBe('not-now');
  });

  it('ALL-13 who-is-the-spy cards are seen in the order of the pass', () => {
    const t = table();
    expect(t.refusal({ type: 'seen', seat: 1 })).toBe('not-your-turn');
    t.everybodyLooks();
    expect(t.refusal({ type: 'seen', seat: 0 })).toBe('not-now');
  });

  it('ALL-14 who-is-the-spy a match yields one number for each seat', () => {
    for (const t of everyPhase()) {
      if (t.state.phase !== 'over') continue;
      expect(t.result()?.points).toHaveLength(8);
      expect(t.points()).toEqual({ anya: 1, liza: 1, kostya: 1, dima: 1, vera: 1 });
      expect(t.truth().people.map(({ points }) => points)).toEqual(t.result()?.points);
    }
  });

  it('ALL-15 who-is-the-spy a given-up deal is over, cannot be undone, and comes back so from a save', () => {
    const t = table().everybodyLooks().play({ type: 'deal-again' });
    expect(t.canUndo()).toBe(false);
    expect(t.refusal({ type: 'deal-again' })).toBe('match-over');
    const back = t.restored();
    if (isRefusal(back)) throw new Error(back.refused);
    expect(whoIsTheSpy.spent(back.state)).toBe('again');
  });

  it('ALL-16 who-is-the-spy no clock moves anything, in any phase', () => {
    for (const t of [...everyPhase({ clueSeconds: 20 }), ...everyPhase({ vote: 'open' })]) {
      expect(t.refusal({ type: 'time-is-up' })).toBe(t.state.phase === 'over' ? 'match-over' : 'no-clock-here');
    }
  });
});
