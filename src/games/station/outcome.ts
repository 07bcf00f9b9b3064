// What a round comes to after its vote: the check of the last round, the trap, who is out in the next one, and the end
// (section 6, STN-703, STN-704, STN-801).

import type { Chance } from '../../core/chance';
import type { Seat } from '../../core/game';
import { newRound } from './deal';
import { canGoOn, endingAfter, isLastRound, over } from './ending';
import { type Needed, type Orders, resolve, scored, withoutSecret } from './mission';
import { no } from './moves';
import { countingIn, needed } from './orders';
import {
  active,
  type Course,
  type Hit,
  type Next,
  type Offer,
  playersOf,
  roundNow,
  type Settled,
  type Standing,
  type StationState,
  type Vote,
  withRound,
} from './state';
import { countVotes } from './tally';
import { fateBy, hits } from './trap';

export interface Closing {
  readonly players: number;
  readonly lastRound: boolean;
  /** Before this round. */
  readonly standing: Standing;
  readonly plans: readonly Needed[];
  /** As far as they count. */
  readonly orders: Orders;
  readonly provisional: Settled;
  readonly chosen: Seat | null;
  /** Null also when one of the two has left (STN-905). */
  readonly offer: Offer | null;
  readonly die: number;
}

export interface Closed {
  readonly final: Settled;
  readonly hit: Hit | null;
  readonly standing: Standing;
}

/** Steps 7 and 8 of the round, from what the vote has chosen. */
export function close(round: Closing): Closed {
  const { players, lastRound, standing, plans, chosen, offer, die } = round;
  const checks = lastRound && chosen !== null;
  const orders = checks ? withoutSecret(round.orders, chosen) : round.orders;
  const again = checks ? resolve(plans, orders) : round.provisional.mission;
  const final: Settled = { mission: again, score: scored(standing, again, plans) };
  const hit = offer && hits(offer, orders, again) ? { ...offer, die, outcome: fateBy(die, players, standing) } : null;
  return {
    final,
    hit,
    standing: {
      ...final.score,
      deaths: standing.deaths + (hit?.outcome === 'dead' ? 1 : 0),
      hits: standing.hits + (hit ? 1 : 0),
    },
  };
}

/** The vote has closed: the round with all that follows from it. */
export function settled(state: Course, votes: readonly Vote[]): StationState {
  const record = roundNow(state);
  const { drawn, provisional } = record;
  if (!provisional) throw new TypeError('a vote before its mission');
  const { chosen } = countVotes(active(state), votes);
  const { offer } = drawn;
  const here = offer !== null && state.left[offer.by] === 0 && state.left[offer.victim] === 0;
  const { final, hit, standing } = close({
    players: playersOf(state),
    lastRound: isLastRound(state),
    standing: state.standing,
    plans: needed(record),
    orders: countingIn(state),
    provisional,
    chosen,
    offer: here ? offer : null,
    die: drawn.die,
  });
  const held = { votes: [...votes].sort((a, b) => a.voter - b.voter), void: false };
  const base = withRound(state, { ballots: [...record.ballots, held], chosen, final, hit });
  const died = hit?.outcome === 'dead' ? hit.victim : null;
  const dead = base.dead.map((round, seat) => (seat === died ? base.round : round));
  const after: Course = { ...base, standing, dead };
  const due = endingAfter(playersOf(base), base.round, standing) ?? (canGoOn(after) ? null : 'left');
  return { ...after, phase: 'outcome', due };
}

/** From the outcome to the next round, or to the truth. Refuses `not-now`. */
export function goOn(state: StationState, chance: Chance): Next {
  if (state.phase !== 'outcome') return no('not-now');
  if (state.due) return over(state, state.due);
  return newRound(state, outNext(state), chance);
}

/** STN-703, STN-802: who is suspended and who injured in the next round; the dead and those who left are neither. */
export function outNext(state: Course): { readonly suspended: Seat | null; readonly injured: Seat | null } {
  const { chosen, hit } = roundNow(state);
  const stays = (seat: Seat | null): Seat | null => {
    return seat !== null && state.dead[seat] === 0 && state.left[seat] === 0 ? seat : null;
  };
  return {
    suspended: isLastRound(state) ? null : stays(chosen),
    injured: hit?.outcome === 'injured' ? stays(hit.victim) : null,
  };
}
