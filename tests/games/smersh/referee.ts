// A second reading of the rules, to check the first by: it watches moves and says what must have come of them.
// Written from the rule book alone; of a deal it is told the sides, the first leader, and the order of the deck.

import type { Seat } from '../../../src/core/game';
import type { Ability } from '../../../src/games/smersh/scenes';
import type { SmershSetup } from '../../../src/games/smersh/setup';
import type { Side } from '../../../src/games/smersh/state';
import { BOOK } from './table';

export interface Report {
  readonly sides: readonly Side[];
  readonly setup: SmershSetup;
  readonly firstLeader: Seat;
  readonly at:
    | 'leader'
    | 'cards'
    | 'handing'
    | 'before-squad'
    | 'before-mission'
    | 'asked'
    | 'picking'
    | 'nominated'
    | 'speaking'
    | 'floor'
    | 'vote'
    | 'votes'
    | 'thwarted'
    | 'decisions'
    | 'outcome'
    | 'over'
    | 'spent';
  readonly looked: number;
  readonly leader: Seat;
  readonly team: ReadonlySet<Seat>;
  readonly everNominated: boolean;
  readonly spoke: number;
  readonly onFloor: boolean;
  readonly minutes: readonly number[];
  /** By seat: what has been cast in this ballot, or decided on this mission. */
  readonly cast: Readonly<Record<Seat, string>>;
  readonly approved: boolean;
  readonly inARow: number;
  readonly missions: readonly {
    readonly team: readonly Seat[];
    readonly failing: readonly Seat[];
    readonly broken: boolean;
  }[];
  readonly ballots: number;
  /** Where every card is: in the deck, on the table, in a hand, gone. */
  readonly deck: readonly Ability[];
  readonly shown: readonly Ability[];
  readonly hands: readonly (Ability | null)[];
  readonly used: readonly Ability[];
  readonly thrown: readonly Ability[];
  /** How often each was handed one. */
  readonly got: readonly number[];
  readonly rights: number;
  readonly robber: Seat | null;
  /** Who has taken a card in the window that is open. */
  readonly fresh: readonly Seat[];
  /** Who asked, in which window, and what is told to whom. */
  readonly asking: { readonly seat: Seat; readonly back: 'before-squad' | 'before-mission' } | null;
  readonly told: readonly string[];
  readonly gone: readonly Seat[];
  /** The reason of the end, once it is certain or reached. */
  readonly end: string | null;
}

export type WatchedMove = {
  readonly type: string;
  readonly seat?: Seat;
  readonly choice?: string;
  readonly on?: readonly Seat[];
};

export function opening(
  sides: readonly Side[],
  setup: SmershSetup,
  firstLeader: Seat,
  deck: readonly Ability[],
): Report {
  return {
    ...{ sides, setup, firstLeader, deck, at: 'leader', looked: 0, leader: firstLeader, team: new Set() },
    ...{ everNominated: false, spoke: 0, onFloor: false, minutes: sides.map(() => 2), cast: {}, approved: false },
    ...{ inARow: 0, missions: [], ballots: 0, shown: [], hands: sides.map(() => null), used: [], thrown: [] },
    ...{ got: sides.map(() => 0), rights: 0, robber: null, fresh: [], asking: null, told: [], gone: [], end: null },
  };
}

/** How many go on the mission in hand. */
export function size(now: Report): number {
  return BOOK[now.sides.length]?.sizes[now.missions.length] ?? 0;
}

/** Who has still to answer, in the order in which the pass began. */
export function silent(now: Report): Seat[] {
  return round(now, now.leader).filter((seat) => !(seat in now.cast) && (now.at === 'vote' || now.team.has(seat)));
}

function round(now: Report, from: Seat): Seat[] {
  return now.sides.map((_, at) => (from + at) % now.sides.length);
}

/** Whose turn to speak it is. */
export function speaking(now: Report): Seat {
  return round(now, now.leader + 1)[now.spoke] as Seat;
}

/** Whose right is next: from the first leader's right neighbour on, each time one seat lower. */
export function rightful(now: Report): Seat {
  const people = now.sides.length;
  return (((now.firstLeader - 1 - now.rights) % people) + people) % people;
}

export function giver(now: Report): Seat {
  return now.robber ?? rightful(now);
}

export function takers(now: Report): Seat[] {
  return now.sides.flatMap((_, seat) => {
    return seat !== giver(now) && now.hands[seat] === null && (now.got[seat] ?? 0) < 2 ? [seat] : [];
  });
}

/** Everything that this seat could do with what it holds: the people to choose, once for each possibility. */
export function uses(now: Report, seat: Seat): Seat[][] {
  const others = now.sides.flatMap((_, other) => (other === seat ? [] : [other]));
  const held = now.hands[seat] ?? null;
  if (now.at === 'handing') return held === 'instructor' && giver(now) !== seat ? [[]] : [];
  if (now.at !== 'before-squad' && now.at !== 'before-mission') return [];
  if (held === null || now.fresh.includes(seat)) return [];
  const one = (seats: readonly Seat[]): Seat[][] => seats.map((other) => [other]);
  switch (held) {
    case 'interrogator':
      return one(others);
    case 'listener':
      return others.flatMap((a) => others.filter((b) => b > a).map((b) => [a, b]));
    case 'psychologist':
      return one(others.filter((other) => now.hands[other] !== null));
    case 'informant':
      if (now.at === 'before-mission') return [];
      return one((now.missions.at(-1)?.team ?? []).filter((other) => other !== seat));
    case 'leader':
      return now.at === 'before-squad' && now.leader !== seat ? [[]] : [];
    case 'saboteur':
      return now.at === 'before-mission' ? [[]] : [];
    default:
      return [];
  }
}

/** SMR-07: the window, where it is worth one, or what would follow it. */
function window(now: Report, at: 'before-squad' | 'before-mission'): Report {
  const there: Report = { ...now, at, fresh: [] };
  if (now.sides.some((_, seat) => uses(there, seat).length > 0)) return there;
  return at === 'before-squad' ? picking(now) : going(now);
}

function picking(now: Report): Report {
  return { ...now, at: 'picking', team: new Set(), cast: {}, spoke: 0 };
}

/** SMR-10: whoever goes sets the count back. */
function going(now: Report): Report {
  return { ...now, at: 'decisions', cast: {}, inARow: 0 };
}

function nextMission(now: Report): Report {
  const many = now.setup.handOuts[now.missions.length] ?? 0;
  if (many === 0) return window(now, 'before-squad');
  return { ...now, at: 'handing', shown: now.deck.slice(0, many), deck: now.deck.slice(many), robber: null };
}

function clockwise(now: Report): Report {
  return { ...now, leader: (now.leader + 1) % now.sides.length };
}

/** What an accepted move makes of the table. */
export function watch(now: Report, move: WatchedMove): Report {
  const seat = move.seat as Seat;
  switch (move.type) {
    case 'seen':
      if (now.at === 'asked') return { ...now, at: now.asking?.back ?? 'over', asking: null };
      if (now.looked + 1 < now.sides.length) return { ...now, looked: now.looked + 1 };
      return nextMission({ ...now, looked: now.looked + 1 });
    case 'hand-out':
      return handed({
        ...now,
        hands: now.hands.map((held, at) => (at === seat ? (now.shown[0] as Ability) : held)),
        got: now.got.map((times, at) => (at === seat ? times + 1 : times)),
      });
    case 'discard':
      return handed({ ...now, thrown: [...now.thrown, now.shown[0] as Ability] });
    case 'use':
      return wasUsed(now, seat, [...(move.on ?? [])].sort());
    case 'pick': {
      const team = new Set(now.team);
      if (!team.delete(seat)) team.add(seat);
      return { ...now, team };
    }
    case 'propose':
      return { ...now, at: 'nominated', everNominated: true };
    case 'change-team':
      return { ...now, at: 'picking' };
    case 'start-speeches':
      return { ...now, at: 'speaking', spoke: 0, onFloor: false };
    case 'said':
      if (now.at === 'floor') return { ...now, onFloor: false };
      return { ...now, spoke: now.spoke + 1, at: now.spoke + 1 === now.sides.length ? 'floor' : 'speaking' };
    case 'extra-minute': {
      const minutes = now.minutes.map((left, at) => (at === seat ? left - 1 : left));
      return { ...now, minutes, onFloor: now.at === 'floor' };
    }
    case 'start-vote':
      return { ...now, at: 'vote', cast: {} };
    case 'vote':
      return counted({ ...now, cast: { ...now.cast, [seat]: move.choice as string } });
    case 'decide':
      return carriedOut({ ...now, cast: { ...now.cast, [seat]: move.choice as string } });
    case 'go-on':
      if (now.end) return { ...now, at: 'over' };
      if (now.at === 'leader') return { ...now, at: 'cards' };
      if (now.at === 'before-squad') return picking(now);
      if (now.at === 'before-mission') return going(now);
      if (now.at === 'votes' && now.approved) return window(now, 'before-mission');
      if (now.at === 'outcome') return nextMission(now.setup.leaderChanges ? clockwise(now) : now);
      return window(clockwise(now), 'before-squad');
    case 'leave':
      if (now.at === 'leader' || now.at === 'cards') return { ...now, at: 'spent' };
      if (now.end) return { ...now, gone: [...now.gone, seat] };
      return { ...now, at: 'over', end: 'left', gone: [...now.gone, seat] };
    case 'stop':
      return { ...now, at: 'over', end: now.end ?? 'stopped' };
    case 'deal-again':
      return { ...now, at: 'spent' };
    default:
      return now;
  }
}

function handed(now: Report): Report {
  const next = { ...now, shown: now.shown.slice(1), rights: now.rights + 1, robber: null };
  return next.shown.length > 0 ? next : window(next, 'before-squad');
}

function wasUsed(now: Report, seat: Seat, on: readonly Seat[]): Report {
  const ability = now.hands[seat] as Ability;
  const next: Report = {
    ...now,
    hands: now.hands.map((held, at) => (at === seat ? null : held)),
    used: [...now.used, ability],
  };
  const loyal = (other: Seat | undefined): boolean => now.sides[other ?? -1] === 'scout';
  const tells = (told: string): Report => ({
    ...next,
    at: 'asked',
    asking: { seat, back: now.at as 'before-squad' },
    told: [...now.told, `${seat} ${ability} ${on.join()}: ${told}`],
  });
  const [one, other] = on;
  switch (ability) {
    case 'interrogator':
      return tells(loyal(one) ? 'scouts' : 'spies');
    case 'listener':
      return tells(loyal(one) === loyal(other) ? 'same-team' : 'other-teams');
    case 'informant':
      return tells(now.missions.at(-1)?.failing.includes(one as Seat) ? 'failure' : 'success');
    case 'leader':
      return { ...next, leader: seat };
    case 'saboteur':
      return rejected({ ...next, at: 'thwarted' });
    case 'instructor':
      return { ...next, robber: seat };
    case 'psychologist': {
      const taken = next.hands[one as Seat] ?? null;
      const hands = next.hands.map((held, at) => (at === seat ? taken : at === one ? null : held));
      return { ...next, hands, fresh: [...now.fresh, seat] };
    }
  }
}

function rejected(now: Report): Report {
  const inARow = now.inARow + 1;
  return { ...now, inARow, end: inARow === BOOK[now.sides.length]?.most ? 'rejections' : null };
}

function counted(now: Report): Report {
  if (Object.keys(now.cast).length < now.sides.length) return now;
  const approvals = Object.values(now.cast).filter((choice) => choice === 'approve').length;
  const approved = approvals >= (BOOK[now.sides.length]?.needed ?? 99);
  const next: Report = { ...now, at: 'votes', approved, ballots: now.ballots + 1 };
  return approved ? next : rejected(next);
}

function carriedOut(now: Report): Report {
  if (Object.keys(now.cast).length < now.team.size) return now;
  const team = [...now.team].sort((a, b) => a - b);
  const failing = team.filter((seat) => now.cast[seat] === 'sabotage');
  const lenient = now.missions.length === 3 && now.sides.length > 6;
  const broken = failing.length >= (lenient ? 2 : 1);
  const missions = [...now.missions, { team, failing, broken }];
  const breaks = missions.filter((mission) => mission.broken).length;
  const end = breaks === 3 ? 'spies' : missions.length - breaks === 3 ? 'scouts' : null;
  return { ...now, at: 'outcome', missions, end };
}
