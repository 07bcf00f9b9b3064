// What the game's words must hold in every language: every ending and ability told, counts in the right form, rows for cards.

import { render } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { SmershHelp } from '../../../src/games/smersh/help';
import { ABILITIES, deckFor, type Ending, GESTURES } from '../../../src/games/smersh/scenes';
import { SIDES, SIZES } from '../../../src/games/smersh/setup';
import { en } from '../../../src/games/smersh/text/en';
import { loadSmershText, smershText } from '../../../src/games/smersh/text/language';
import { nb } from '../../../src/games/smersh/text/nb';
import { ru } from '../../../src/games/smersh/text/ru';
import { LANGUAGES } from '../../../src/text/language';

/** Every way a match can end; a new one does not compile until it is named here. */
const ENDINGS: Record<Ending['kind'], true> = {
  scouts: true,
  spies: true,
  rejections: true,
  stopped: true,
  left: true,
};

describe.each([
  ['en', en],
  ['ru', ru],
  ['nb', nb],
] as const)('%s', (_, text) => {
  it('CASE-115 SMR-24 help tells every ending, and every ability with an example', () => {
    expect(Object.keys(text.help.outcomes).sort()).toEqual(Object.keys(ENDINGS).sort());
    for (const ability of ABILITIES) {
      expect(text.abilities[ability].line.length).toBeGreaterThan(10);
      expect(text.abilities[ability].example).toMatch(/\d/);
    }
    for (const ending of Object.keys(ENDINGS) as Ending['kind'][])
      expect(text.endings[ending].length).toBeGreaterThan(3);
  });

  it('SMR-19 every gesture of the memo has its words, each its own', () => {
    const all = [...GESTURES.play, ...GESTURES.relations].map((gesture) => text.signs.gestures[gesture]);
    expect(new Set(all).size).toBe(9);
  });

  it('SMR-03 ALL-03 every side’s card says as much, and has a row wherever a spy’s names somebody', () => {
    const most = Math.max(...Object.values(SIDES).map(({ spies }) => spies)) - 1;
    expect(text.card.fixed.length).toBeGreaterThanOrEqual(most);
    const lines = Object.values(text.card.lines).map((line) => line.length);
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(8);
    for (const option of Object.values(text.decision.options)) expect(option).toHaveLength(2);
  });
});

describe('CASE-116 Russian counts take the form of their number', () => {
  const category = new Intl.PluralRules('ru');
  const counted: [string, (n: number) => string, Partial<Record<Intl.LDMLPluralRule, RegExp>>][] = [
    ['failures', ru.history.sabotages, { one: /провал(?!\p{L})/u, few: /провала/, many: /провалов/ }],
    ['minutes', ru.minutes, { one: /минута/, few: /минуты/, many: /минут(?!\p{L})/u }],
    ['players', (n) => ru.setup.title(n, 2, 1), { one: /игрок(?!\p{L})/u, few: /игрока/, many: /игроков/ }],
  ];
  it.each(counted)('CASE-116 %s, from 1 to 30', (_, say, forms) => {
    for (let n = 1; n <= 30; n++) expect(say(n), `${n}`).toMatch(forms[category.select(n)] ?? /$^/);
  });
});

describe('SMR-24 the help', () => {
  it.each(LANGUAGES)('SMR-24 tells of this table alone, in %s', async (language) => {
    (await loadSmershText(language))();
    const text = smershText.value;
    for (const players of [6, 7, 8, 9, 10]) {
      const { container, unmount } = render(<SmershHelp players={players} />);
      const told = container.textContent ?? '';
      expect(told).toContain((SIZES[players] ?? []).join(', '));
      expect(told).not.toMatch(/undefined|NaN|\[object/);
      for (const ability of ABILITIES)
        expect(told.includes(text.abilities[ability].example), `${ability} of ${players}`).toBe(
          deckFor(players).includes(ability),
        );
      expect(told.includes(text.help.diversant)).toBe(players > 6);
      unmount();
    }
  });
});
