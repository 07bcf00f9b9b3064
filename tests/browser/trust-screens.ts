// Every screen of Trust No One, as chapters of the walk (screens.ts).

import type { Visit, Walker } from './screens';
import {
  type TrustMatch,
  trustAfter,
  trustCarriedOut,
  trustDealt,
  trustOperation,
  trustProposed,
  trustSeen,
  trustVoted,
} from './trust';

/** Seven people: the six of the walk and one more; the most is ten. */
function tables(walker: Walker): { seven: TrustMatch; ten: TrustMatch } {
  const seven = [...walker.names, walker.crowd[9] ?? 'G'];
  const deal = (names: readonly string[], spies: readonly number[], leader: number): TrustMatch =>
    trustSeen(trustDealt(names, { spies, leader, setup: { talkSeconds: 120 } }));
  return { seven: deal(seven, [0, 2, 5], 2), ten: deal(walker.crowd.slice(0, 10), [1, 3, 5, 7], 4) };
}

export const trustChapters: Record<string, (walker: Walker, visit: Visit) => Promise<void>> = {
  async trust(walker, visit) {
    const { page } = walker;
    const { seven, ten } = tables(walker);
    await walker.plant(undefined, { players: walker.crowd.slice(0, 10) });
    await walker.tap(page.locator('.folder').nth(1));
    await walker.goOn();
    await walker.at('setup');
    await visit('trust, setup');
    await walker.tap('main > .button.row:last-of-type');
    await walker.sheet('rules');
    await visit('trust, help');
    await walker.plant(trustDealt(walker.crowd.slice(0, 10), { spies: [0, 3, 5, 7], leader: 4 }));
    await walker.claim();
    const finger = await walker.hold();
    await visit('trust, card open');
    await finger.release();
    await walker.plant(ten);
    await walker.at('team');
    await visit('trust, team of ten');
    await walker.tap(page.locator('.team-seat').nth(4));
    await visit('trust, one picked');
    for (const at of [5, 6]) await walker.tap(page.locator('.team-seat').nth(at));
    await visit('trust, all picked');
    await walker.goOn();
    await walker.at('proposal');
    await page.locator('.countdown').waitFor();
    await visit('trust, proposal');
    await walker.goOn();
    await walker.claim();
    await visit('trust, vote');
    await walker.seal();
    await walker.at('handoff');
    await visit('trust, handoff of a vote');

    const proposed = trustProposed(ten, [4, 5, 6]);
    await walker.plant(trustVoted(proposed, [0, 1, 2, 3, 4]));
    await walker.at('votes');
    await visit('trust, refused by a tie');
    await walker.plant(trustVoted(proposed, [0, 1]));
    await visit('trust, approved');
    await walker.plant(trustAfter(trustVoted(trustProposed(seven, [1, 2]), []), { type: 'go-on' }));
    await walker.claim();
    await visit('trust, a decision');
    await walker.tap(page.locator('.choice').first());
    await walker.pass(2600);
    await visit('trust, decided');

    let late = seven;
    for (let refused = 0; refused < 4; refused++) {
      late = trustAfter(trustVoted(trustProposed(late, [0, 1]), [0, 1, 2, 3]), { type: 'go-on' });
    }
    await walker.plant(trustProposed(late, [0, 6]));
    await walker.at('proposal');
    await visit('trust, the last refusal');
    const three = trustOperation(trustOperation(trustOperation(seven, [1, 3], []), [0, 1, 2], [0]), [1, 3, 4], []);
    const fourth = trustVoted(trustProposed(three, [0, 2, 3, 4]), [6]);
    await walker.plant(trustCarriedOut(fourth, [0]));
    await walker.at('operation-result');
    await visit('trust, held in spite of a sabotage');
    await walker.plant(trustCarriedOut(fourth, [0, 2]));
    await walker.at('operation-result');
    await visit('trust, broken by two');
    await walker.tap('.mission-track');
    await walker.sheet('seats');
    await visit('trust, the history');
    await walker.plant(
      trustAfter(
        trustCarriedOut(
          trustVoted(trustProposed(trustAfter(trustCarriedOut(fourth, [0, 2]), { type: 'go-on' }), [0, 1, 2, 3]), []),
          [0],
        ),
        { type: 'go-on' },
      ),
    );
    await walker.at('truth');
    await visit('trust, the truth');
  },
};
