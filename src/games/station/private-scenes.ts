// What one person may see of a match of The Station: the card, the form of an order, the paper of a vote. Each has the
// same form for every side (ALL-03), and holds public facts, the own side, readings and offer alone.

import type { Handoff, SceneTimer, Seat } from '../../core/game';
import { type PlanShown, plansShown } from './board';
import { clock, SKIP_AFTER } from './clocks';
import { isLastRound } from './ending';
import type { Job, PlanAt, Secret } from './moves';
import { active, type In, isInfiltrator, roundNow, type Side, type StationState } from './state';
import { bandOf } from './tables';

/** A mate's seat, or the fixed words that fill the row of one who is told of nobody (STN-208). */
export type CardRow = Seat | 'fixed-words';

/** STN-204: so many faults in one's own sector of this plan. */
export interface ReadingShown {
  readonly plan: PlanAt;
  readonly value: number;
}

/** The one note line: the trap offer, or a fixed remark of like length (STN-208). */
export type Note =
  | { readonly is: 'offer'; readonly victim: Seat; readonly job: Exclude<Job, 'guard'> }
  | { readonly is: 'remark'; readonly victim: 'none'; readonly job: 'none' };

/** One line of the third row, and what is sealed by it (STN-304). */
export interface AlsoOption {
  readonly label: 'rest' | 'log' | 'matches' | 'sabotage' | 'trap';
  readonly secret: Secret;
}

export type Purpose = 'card' | 'order' | 'vote' | 'vote-anew' | 'check' | 'check-anew' | 'look-again';

export type StationPrivate =
  | {
      readonly audience: Seat;
      readonly kind: 'card';
      readonly reveals: 'card';
      readonly handoff: Handoff;
      readonly round: number;
      /** The number of this round's mission in the texts. */
      readonly mission: number;
      readonly side: Side;
      /** One fewer than there are infiltrators (STN-104, STN-208). */
      readonly rows: readonly CardRow[];
      /** Two for 5–7 players, otherwise one; none for the suspended and the dead, who see their role only (STN-909). */
      readonly readings: readonly ReadingShown[];
      readonly note: Note;
    }
  | {
      readonly audience: Seat;
      readonly kind: 'order';
      readonly reveals: 'choice';
      readonly handoff: Handoff;
      readonly timer?: SceneTimer;
      readonly round: number;
      readonly mission: number;
      readonly plans: readonly [PlanShown, PlanShown, PlanShown];
      readonly readings: readonly ReadingShown[];
      /** Cannot choose field (STN-302). */
      readonly injured: boolean;
      /** In seating order, from a seat drawn anew (ALL-03); "no partner" comes first, and stands until another is chosen. */
      readonly partners: readonly Seat[];
      /** In an order drawn for this player and round (STN-304). */
      readonly also: readonly AlsoOption[];
    }
  | {
      readonly audience: Seat;
      readonly kind: 'vote';
      readonly reveals: 'choice';
      readonly handoff: Handoff;
      readonly timer?: SceneTimer;
      readonly round: number;
      /** The last round: whoever is chosen is checked, not suspended (STN-704). */
      readonly checks: boolean;
      /** None first, then in seating order from a seat drawn anew (ALL-03). */
      readonly options: readonly (Seat | 'none')[];
    };

/** The next one in the card pass. */
export function dealtCard(state: In<'dealing'>): StationPrivate {
  const { waiting, of } = state;
  const purpose: Purpose = 'card';
  return cardScene(state, waiting[0] as Seat, {
    purpose,
    done: of - waiting.length,
    of,
    canWait: waiting.length > 1,
  });
}

/** ALL-08, STN-909: what the card showed in this round; the role alone for those whom the round passes by. */
export function card(state: StationState, seat: Seat): StationPrivate {
  const purpose: Purpose = 'look-again';
  return cardScene(state, seat, { purpose, done: 0, of: 0, canWait: false });
}

function cardScene(state: StationState, seat: Seat, handoff: Handoff): StationPrivate {
  const side = state.deal.sides[seat] ?? 'loyal';
  const { offer } = roundNow(state).drawn;
  const plays = active(state).includes(seat);
  return {
    audience: seat,
    kind: 'card',
    reveals: 'card',
    handoff,
    round: state.round,
    mission: state.deal.missions[state.round - 1] ?? 0,
    side,
    rows: rowsOf(state, seat),
    readings: plays ? readingsOf(state, seat) : [],
    note:
      plays && offer?.by === seat
        ? { is: 'offer', victim: offer.victim, job: offer.job }
        : { is: 'remark', victim: 'none', job: 'none' },
  };
}

function rowsOf({ deal }: StationState, seat: Seat): CardRow[] {
  if (!isInfiltrator(deal, seat)) {
    return Array.from({ length: bandOf(deal.sides.length).infiltrators - 1 }, () => 'fixed-words');
  }
  return deal.sides.flatMap((_, other) => (other !== seat && isInfiltrator(deal, other) ? [other] : []));
}

function readingsOf(state: StationState, seat: Seat): ReadingShown[] {
  const own = roundNow(state).drawn.readings.filter(({ owner }) => owner === seat);
  return own.map(({ plan, value }) => ({ plan, value })).sort((a, b) => a.plan - b.plan);
}

export function orderScene(state: In<'orders'>): StationPrivate {
  const { waiting, forms, round, deal } = state;
  const seat = waiting[0] as Seat;
  const record = roundNow(state);
  const form = forms[seat];
  const partners = active(state).filter((other) => other !== seat);
  const purpose: Purpose = 'order';
  return {
    audience: seat,
    kind: 'order',
    reveals: 'choice',
    handoff: {
      purpose,
      done: record.called.length - waiting.length,
      of: record.called.length,
      canWait: waiting.length > 1,
      answered: record.called.filter((other) => record.orders[other] !== null),
      skipAfter: SKIP_AFTER,
    },
    ...clock(deal.setup, 'order', `order ${round} seat ${seat}`),
    round,
    mission: deal.missions[round - 1] ?? 0,
    plans: plansShown(state, record),
    readings: readingsOf(state, seat),
    injured: record.injured === seat,
    partners: from(partners, form?.start ?? 0),
    also: (form?.places ?? []).map((at) => alsoOf(state, seat)[at] as AlsoOption),
  };
}

const SABOTAGE: AlsoOption = { label: 'sabotage', secret: 'sabotage' };
const TRAP: AlsoOption = { label: 'trap', secret: 'trap' };
const [REST, LOG, MATCHES] = (['rest', 'log', 'matches'] as const).map(
  (label): AlsoOption => ({ label, secret: 'none' }),
) as [AlsoOption, AlsoOption, AlsoOption];

/** STN-304: three for everybody. */
function alsoOf(state: StationState, seat: Seat): readonly [AlsoOption, AlsoOption, AlsoOption] {
  if (!isInfiltrator(state.deal, seat)) return [REST, LOG, MATCHES];
  return [REST, SABOTAGE, roundNow(state).drawn.offer?.by === seat ? TRAP : LOG];
}

export function voteScene(state: In<'ballot'>): StationPrivate {
  const { voters, waiting, sealed, starts, anew, round, deal } = state;
  const voter = waiting[0] as Seat;
  const checks = isLastRound(state);
  const purpose: Purpose = checks ? (anew ? 'check-anew' : 'check') : anew ? 'vote-anew' : 'vote';
  const others = voters.filter((seat) => seat !== voter);
  return {
    audience: voter,
    kind: 'vote',
    reveals: 'choice',
    handoff: {
      purpose,
      done: sealed.length,
      of: voters.length,
      canWait: waiting.length > 1,
      answered: voters.filter((seat) => sealed.some((vote) => vote.voter === seat && vote.choice !== 'missing')),
      skipAfter: SKIP_AFTER,
    },
    ...clock(deal.setup, 'vote', `vote ${state.ballots} seat ${voter}`),
    round,
    checks,
    options: ['none', ...from(others, starts[voter] ?? 0)],
  };
}

/** In seating order, going round from the one at `start`. */
function from(seats: readonly Seat[], start: number): Seat[] {
  const at = seats.length === 0 ? 0 : start % seats.length;
  return [...seats.slice(at), ...seats.slice(0, at)];
}
