// A pass of two options: the phone goes round, each one seals one of two in secret (ALL-05). The team's ballot is one, the
// mission's decisions are another. Which options somebody has, and what they add up to, is said elsewhere.

import { type WaitRefusal, waitLonger } from '../../../core/ballot';
import type { Chance } from '../../../core/chance';
import { isRefusal, type Refusal, refuse, type Seat } from '../../../core/game';

export interface Answer<Choice> {
  readonly seat: Seat;
  readonly choice: Choice;
}

export interface Pass<Choice> {
  /** Everybody who answers, in the order of the pass as it began. */
  readonly order: readonly Seat[];
  /** Those who have not sealed yet, next one first. */
  readonly waiting: readonly Seat[];
  /** In the order of sealing: secret until the pass closes. */
  readonly sealed: readonly Answer<Choice>[];
  /** For each seat at the table, whether its two options stand the other way round (ALL-03). */
  readonly turned: readonly boolean[];
}

/** A pass in this order. `name` is the pass's own in this match, so that the options are drawn anew for each (ALL-03). */
export function openPass<Choice>(order: readonly Seat[], name: string, players: number, chance: Chance): Pass<Choice> {
  const turned = Array.from(
    { length: players },
    (_, seat) => chance.hidden(`${name} options of seat ${seat}`).below(2) === 1,
  );
  return { order, waiting: order, sealed: [], turned };
}

/** The pass with one answer more. Refuses `not-your-turn`, also to one who has sealed. */
export function sealAnswer<Choice>(
  pass: Pass<Choice>,
  seat: Seat,
  choice: Choice,
): Pass<Choice> | Refusal<'not-your-turn'> {
  if (pass.waiting[0] !== seat) return refuse('not-your-turn');
  return { ...pass, waiting: pass.waiting.slice(1), sealed: [...pass.sealed, { seat, choice }] };
}

/** ALL-13, later: the next one goes to the end. Refuses `not-your-turn` and `last-in-pass`. */
export function putLast<Choice>(pass: Pass<Choice>, seat: Seat): Pass<Choice> | WaitRefusal {
  const waiting = waitLonger(pass.waiting, seat);
  return isRefusal(waiting) ? waiting : { ...pass, waiting };
}

/** The two options in the order in which this seat sees them. */
export function twoOptions<Choice, Option>(
  pass: Pass<Choice>,
  seat: Seat,
  [one, other]: readonly [Option, Option],
): readonly [Option, Option] {
  return pass.turned[seat] ? [other, one] : [one, other];
}

/** What was sealed, in seating order: who waited until the end leaves no mark. */
export function answers<Choice>(pass: Pass<Choice>): readonly Answer<Choice>[] {
  return [...pass.sealed].sort((a, b) => a.seat - b.seat);
}

/** Who has answered, in seating order: public (ALL-05, TNO-12). */
export function answered<Choice>(pass: Pass<Choice>): readonly Seat[] {
  return answers(pass).map(({ seat }) => seat);
}
