// What the game's words must hold in every language: every ending explained, counts in the right form, the clue rules in sight.

import { render } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { SpyTable } from '../../../src/games/who-is-the-spy/scenes';
import { SpyTableScreen } from '../../../src/games/who-is-the-spy/screens/table';
import { suggest } from '../../../src/games/who-is-the-spy/setup';
import type { Ending } from '../../../src/games/who-is-the-spy/state';
import { en as enGame } from '../../../src/games/who-is-the-spy/text/en';
import { loadSpyText } from '../../../src/games/who-is-the-spy/text/language';
import { nb as nbGame } from '../../../src/games/who-is-the-spy/text/nb';
import { ru as ruGame } from '../../../src/games/who-is-the-spy/text/ru';
import { People } from '../../../src/table/person';
import { LANGUAGES, speak } from '../../../src/text/language';
import { ru } from '../../../src/text/ru';

/** Every way a match can end; a new one does not compile until it is named here. */
const ENDINGS: Record<Ending['kind'], true> = {
  civilians: true,
  strangers: true,
  stolen: true,
  draw: true,
  stopped: true,
  left: true,
};

describe.each([
  ['en', enGame],
  ['ru', ruGame],
  ['nb', nbGame],
] as const)('%s', (_, text) => {
  it('CASE-115 help tells every ending that the rules know, the turn, and the tie rule', () => {
    expect(Object.keys(text.help.outcomes).sort()).toEqual(Object.keys(ENDINGS).sort());
    for (const line of [...Object.values(text.help.outcomes), ...text.help.ties, ...text.help.minute]) {
      expect(line.length).toBeGreaterThan(10);
    }
    expect(text.help.ties.length).toBeGreaterThan(1);
  });
});

describe('CASE-116 Russian counts take the form of their number', () => {
  const category = new Intl.PluralRules('ru');
  const counted: [string, (n: number) => string, Partial<Record<Intl.LDMLPluralRule, RegExp>>][] = [
    ['players', ru.players.count, { one: /игрок\b|игрок[.\s]/, few: /игрока/, many: /игроков/ }],
    ['fresh pairs', ruGame.setup.fresh, { one: /пара(?!\p{L})/u, few: /пары/, many: /пар(?!\p{L})/u }],
    ['ballots', (n) => ruGame.count.line(0, n), { one: /бюллетень/, few: /бюллетеня/, many: /бюллетеней/ }],
    ['votes to come', ruGame.ballot.missing, { one: /голос(?!\p{L})/u, few: /голоса/, many: /голосов/ }],
  ];
  it.each(counted)('CASE-116 %s, from 1 to 200', (_, say, forms) => {
    for (let n = 1; n <= 200; n++) {
      const kind = category.select(n);
      expect(say(n), `${n}`).toMatch(forms[kind] ?? /$^/);
      expect(say(n)).toContain(String(n));
    }
  });
});

describe('SPY-17 the three clue rules', () => {
  const clue = (tied: readonly number[]): SpyTable => ({
    audience: 'table',
    kind: 'clue',
    round: 1,
    seats: [0, 1, 2, 3].map((seat) => ({ seat, is: 'in', round: 0, fell: 0, role: 'unknown' }) as const),
    rules: suggest(4),
    mayLook: [],
    lastChance: false,
    speaker: 0,
    number: 1,
    of: 4,
    next: [1, 2, 3],
    tied,
  });
  const tools = {
    corner: { icon: 'pause', label: 'pause', onPress: () => undefined },
    timer: null,
    looks: [0, 0, 0, 0],
    play: () => undefined,
    moreTime: () => undefined,
    toggleTimer: () => undefined,
    openTable: () => undefined,
    playAgain: () => undefined,
    goHome: () => undefined,
  } as const;
  const people = ['A', 'B', 'C', 'D'].map((name, seat) => ({ seat, name, badge: 0 }));

  it.each(
    LANGUAGES.flatMap((language) => [
      [language, 'a clue', []] as const,
      [language, 'the extra clue of a tie', [0, 1]] as const,
    ]),
  )('SPY-17 in %s they stand beside %s, and nothing on the screen judges one', async (language, _, tied) => {
    await speak(language);
    (await loadSpyText(language))();
    const { container, unmount } = render(
      <People.Provider value={people}>
        <SpyTableScreen scene={clue(tied)} tools={tools} />
      </People.Provider>,
    );
    expect([...container.querySelectorAll('.rules li')].map((rule) => rule.textContent)).toEqual(
      { en: enGame, ru: ruGame, nb: nbGame }[language].clue.rules,
    );
    expect(container.querySelectorAll('.rules li')).toHaveLength(3);
    expect(container.querySelectorAll('main button, main input')).toHaveLength(0);
    unmount();
  });
});
