// Every screen of SMERSH, as a chapter of the walk (screens.ts).

import type { Seat } from '../../src/core/game';
import type { Visit, Walker } from './screens';
import { type SmershMatch, smershAfter, smershDealt, smershUntil } from './smersh';

export const smershChapters: Record<string, (walker: Walker, visit: Visit) => Promise<void>> = {
  async smersh(walker, visit) {
    const { page } = walker;
    const ten = walker.crowd.slice(0, 10);
    const deal = smershDealt(ten, { spies: [1, 3, 5], diversant: 7, leader: 4 });
    await walker.plant(undefined, { players: ten });
    await walker.tap('.folder.ink-2');
    await walker.goOn();
    await walker.at('setup');
    await visit('smersh, setup');
    await walker.tap('main > .button.row:last-of-type');
    await walker.sheet('rules');
    await visit('smersh, help');
    await walker.plant(deal);
    await walker.at('first-leader');
    await visit('smersh, the first leader');
    await walker.plant(smershAfter(deal, { type: 'go-on' }));
    await walker.at('handoff');
    await visit('smersh, handoff');
    await walker.claim();
    const finger = await walker.hold();
    await visit('smersh, card open');
    await finger.release();
    const given = smershUntil(deal, 'hand-out');
    await walker.plant(given);
    await walker.at('hand-out');
    await visit('smersh, hand-out');
    await walker.tap(page.locator('button.ring-seat').first());
    await visit('smersh, a receiver chosen');
    await walker.plant(untilWindow(deal));
    await walker.at('window');
    await visit('smersh, a window');
    await walker.tap(page.locator('.window-holder').first());
    await visit('smersh, an ability to use');
    await walker.plant(smershUntil(deal, 'team'));
    await walker.at('team');
    await visit('smersh, squad of ten');
    for (const at of [0, 4, 9]) await walker.tap(page.locator('button.ring-seat').nth(at));
    await visit('smersh, squad picked');
    await walker.plant(smershUntil(deal, 'proposal'));
    await walker.at('proposal');
    await visit('smersh, proposal');
    await walker.goOn();
    await walker.at('speech');
    await page.locator('.countdown').waitFor();
    await visit('smersh, speech');
    await walker.plant(smershUntil(deal, 'floor'));
    await walker.at('floor');
    await visit('smersh, the floor');
    await walker.tap(page.locator('.minute-buttons .button').first());
    await page.locator('.countdown').waitFor();
    await visit('smersh, a minute on the floor');
    await walker.plant(smershUntil(deal, 'ballot'));
    await walker.claim();
    await visit('smersh, vote');
    await walker.plant(smershUntil(deal, 'votes'));
    await walker.at('votes');
    await visit('smersh, votes');
    await walker.plant(smershUntil(deal, 'mission'));
    await walker.claim();
    await visit('smersh, a decision');
    await walker.plant(smershUntil(deal, 'mission-result', [1]));
    await walker.at('mission-result');
    await visit('smersh, result');
    await walker.tap('.mission-track');
    await walker.sheet('seats');
    await visit('smersh, squads so far');
    for (const at of [1, 2]) {
      await walker.tap(page.locator('dialog .segment').nth(at));
      await visit(`smersh, behind the track ${at}`);
    }
    await walker.plant(smershAfter(smershUntil(deal, 'mission-result', [1]), { type: 'stop' }));
    await walker.at('truth');
    await visit('smersh, the truth');
  },
};

/** A window in which something can be used: abilities go to whoever comes first. */
function untilWindow(deal: SmershMatch): SmershMatch {
  for (let mission = 0; mission < 5; mission++) {
    let now = smershUntil(deal, 'hand-out');
    while (now.state.phase === 'hand-out') {
      const { receivers } = now.game.scene(now.state) as unknown as { receivers: readonly Seat[] };
      now = smershAfter(now, { type: 'hand-out', seat: receivers[mission % receivers.length] as Seat });
    }
    if (now.state.phase === 'window') return now;
  }
  return smershUntil(deal, 'window');
}
