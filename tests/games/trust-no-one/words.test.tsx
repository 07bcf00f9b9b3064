// What the game's words must hold in every language: every ending told, counts in the right form, rows for every card.

import { render } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { TrustHelp } from '../../../src/games/trust-no-one/help';
import type { Follows } from '../../../src/games/trust-no-one/scenes';
import { SIZES, SPIES } from '../../../src/games/trust-no-one/setup';
import { en } from '../../../src/games/trust-no-one/text/en';
import { loadTrustText } from '../../../src/games/trust-no-one/text/language';
import { nb } from '../../../src/games/trust-no-one/text/nb';
import { ru } from '../../../src/games/trust-no-one/text/ru';
import { LANGUAGES } from '../../../src/text/language';
import { COUNTS } from './table';

type Ending = Extract<Follows, { is: 'truth' }>['ending'];
/** Every way a match can end; a new one does not compile until it is named here. */
const ENDINGS: Record<Ending, true> = { scouts: true, spies: true, rejections: true, stopped: true, left: true };

describe.each([
  ['en', en],
  ['ru', ru],
  ['nb', nb],
] as const)('%s', (_, text) => {
  it('CASE-115 TNO-18 help tells every ending that the rules know, and that a card is never shown', () => {
    expect(Object.keys(text.help.outcomes).sort()).toEqual(Object.keys(ENDINGS).sort());
    for (const line of [...Object.values(text.help.outcomes), ...text.help.minute, ...Object.values(text.help.tactics)])
      expect(line.length).toBeGreaterThan(10);
    for (const ending of Object.keys(ENDINGS) as Ending[]) {
      expect(text.endings[ending].length).toBeGreaterThan(3);
      expect(text.endingLines[ending].length).toBeGreaterThan(3);
    }
  });

  it('TNO-02 ALL-03 a scout’s card has a row wherever a spy’s names somebody, of like length, and both say as much', () => {
    expect(text.card.fixed.length).toBeGreaterThanOrEqual(Math.max(...Object.values(SPIES)) - 1);
    for (const row of text.card.fixed) expect([...row].length).toBeLessThan(14);
    const [scout, spy] = [text.card.lines.scout.length, text.card.lines.spy.length];
    expect(Math.abs(scout - spy)).toBeLessThan(8);
  });

  it('ALL-03 every option of a decision is two short lines', () => {
    for (const option of Object.values(text.decision.options)) {
      expect(option).toHaveLength(2);
      for (const line of option) expect(line.length).toBeLessThan(20);
    }
  });
});

describe('CASE-116 Russian counts take the form of their number', () => {
  const category = new Intl.PluralRules('ru');
  const counted: [string, (n: number) => string, Partial<Record<Intl.LDMLPluralRule, RegExp>>][] = [
    ['sabotages', ru.history.sabotages, { one: /диверсия/, few: /диверсии/, many: /диверсий/ }],
    ['votes', (n) => ru.proposal.line(n, 10), { one: /голос(?!\p{L})/u, few: /голоса/, many: /голосов/ }],
    ['spies', (n) => ru.setup.title(10, n), { one: /шпион(?!\p{L})/u, few: /шпиона/, many: /шпионов/ }],
    ['players', (n) => ru.setup.title(n, 4), { one: /игрок(?!\p{L})/u, few: /игрока/, many: /игроков/ }],
  ];
  it.each(counted)('CASE-116 %s, from 1 to 30', (_, say, forms) => {
    for (let n = 1; n <= 30; n++) expect(say(n), `${n}`).toMatch(forms[category.select(n)] ?? /$^/);
  });
});

describe('TNO-18 the help', () => {
  it.each(LANGUAGES)('TNO-18 has this table’s own numbers, in %s', async (language) => {
    (await loadTrustText(language))();
    for (const players of COUNTS) {
      const { container, unmount } = render(<TrustHelp players={players} />);
      const told = container.textContent ?? '';
      expect(told).toContain((SIZES[players] ?? []).join(', '));
      expect(told).not.toMatch(/undefined|NaN|\[object/);
      unmount();
    }
  });
});
