// A second reading of the rules, to check the first by: it watches moves and says what must have come of them.
// Written from the rule book alone; of a state it looks at nothing but the roles that were dealt.

import type { Seat } from '../../../src/core/game';
import type { Role } from '../../../src/games/who-is-the-spy/state';

export interface Report {
  readonly roles: readonly Role[];
  readonly firstRoundVote: boolean;
  readonly alive: readonly Seat[];
  readonly gone: readonly Seat[];
  readonly round: number;
  /** What the table is at. */
  readonly at:
    | 'cards'
    | 'clues'
    | 'tie-clues'
    | 'talk'
    | 'vote'
    | 'revote'
    | 'count'
    | 'turned'
    | 'guess'
    | 'verdict'
    | 'over'
    | 'spent';
  readonly looked: number;
  /** Those who have still to speak, first one first. */
  readonly speakers: readonly Seat[];
  readonly everSaid: boolean;
  readonly cast: readonly (readonly [Seat, Seat])[];
  readonly tied: readonly Seat[];
  readonly condemned: Seat | null;
  /** How the count went, for what follows it. */
  readonly outcome: 'out' | 'tie' | 'nobody' | null;
  readonly empty: number;
  /** The reason of the end, once it is certain or reached. */
  readonly end: string | null;
  readonly order: readonly Seat[];
  readonly opener: Seat;
}

export type WatchedMove = {
  readonly type: string;
  readonly seat?: Seat;
  readonly choice?: Seat;
  readonly right?: boolean;
};

export function opening(roles: readonly Role[], order: readonly Seat[], firstRoundVote: boolean): Report {
  return {
    roles,
    order,
    firstRoundVote,
    alive: roles.map((_, seat) => seat),
    gone: [],
    round: 1,
    at: 'cards',
    looked: 0,
    speakers: [],
    everSaid: false,
    cast: [],
    tied: [],
    condemned: null,
    outcome: null,
    empty: 0,
    end: null,
    opener: order[0] as Seat,
  };
}

/** SPY-26: 'civilians' or 'strangers' when one side has won, by teams, never by single roles (CASE-103). */
export function won(roles: readonly Role[], alive: readonly Seat[]): 'civilians' | 'strangers' | null {
  let balance = 0;
  let strangers = 0;
  for (const seat of alive) {
    if (roles[seat] === 'civilian') balance += 1;
    else {
      balance -= 1;
      strangers += 1;
    }
  }
  if (strangers === 0) return 'civilians';
  return balance <= 0 ? 'strangers' : null;
}

export function voters(now: Report): Seat[] {
  return now.at === 'revote' ? now.alive.filter((seat) => !now.tied.includes(seat)) : [...now.alive];
}

export function candidates(now: Report): Seat[] {
  return now.at === 'revote' ? [...now.tied] : [...now.alive];
}

/** The living in the clue order, from this round's opener on (SPY-14). */
function speaking(now: Report): Seat[] {
  const from = now.order.indexOf(now.opener);
  return now.order
    .map((_, at) => now.order[(from + at) % now.order.length] as Seat)
    .filter((seat) => now.alive.includes(seat));
}

function begin(now: Report): Report {
  const started = { ...now, at: 'clues', cast: [], tied: [], condemned: null, outcome: null } as const;
  return { ...started, speakers: speaking(started) };
}

function next(now: Report): Report {
  let at = now.order.indexOf(now.opener);
  do at = (at + 1) % now.order.length;
  while (!now.alive.includes(now.order[at] as Seat));
  return begin({ ...now, round: now.round + 1, opener: now.order[at] as Seat });
}

function over(now: Report, end: string): Report {
  return { ...now, at: 'over', end };
}

/** What an accepted move makes of the table. */
export function watch(now: Report, move: WatchedMove): Report {
  switch (move.type) {
    case 'seen': {
      const looked = now.looked + 1;
      return looked === now.roles.length ? begin({ ...now, looked }) : { ...now, looked };
    }
    case 'said': {
      const spoken = { ...now, everSaid: true, speakers: now.speakers.slice(1) };
      if (spoken.speakers.length > 0) return spoken;
      return { ...spoken, at: now.at === 'tie-clues' ? 'revote' : 'talk', cast: [] };
    }
    case 'start-vote':
      return { ...now, at: 'vote', cast: [] };
    case 'vote':
    case 'mark': {
      const cast = [
        ...now.cast.filter(([voter]) => voter !== move.seat),
        [move.seat as Seat, move.choice as Seat] as const,
      ];
      const voted = { ...now, cast };
      return move.type === 'vote' && cast.length === voters(now).length ? counted(voted) : voted;
    }
    case 'count':
      return counted(now);
    case 'go-on':
      return wentOn(now);
    case 'pass':
    case 'guess': {
      if (move.right) return { ...now, at: 'verdict', end: 'stolen' };
      return { ...now, at: 'verdict', end: now.end ?? (won(now.roles, now.alive) ? 'left' : null) };
    }
    case 'leave':
      return left(now, move.seat as Seat);
    case 'stop':
      return over(now, 'stopped');
    case 'deal-again':
      return { ...now, at: 'spent' };
    default:
      return now;
  }
}

function counted(now: Report): Report {
  const got = new Map<Seat, number>();
  for (const [, choice] of now.cast) got.set(choice, (got.get(choice) ?? 0) + 1);
  const most = Math.max(...got.values());
  const top = [...got.keys()].filter((seat) => got.get(seat) === most);
  if (top.length === 1) return { ...now, at: 'count', outcome: 'out', condemned: top[0] as Seat };
  if (now.at === 'vote' && top.length < now.alive.length) return { ...now, at: 'count', outcome: 'tie', tied: top };
  const empty = now.empty + 1;
  return { ...now, at: 'count', outcome: 'nobody', empty, end: empty === 2 ? 'draw' : null };
}

function wentOn(now: Report): Report {
  if (now.at === 'talk') return next(now);
  if (now.at === 'count') {
    if (now.outcome === 'tie') {
      const speakers = speaking(now).filter((seat) => now.tied.includes(seat));
      return { ...now, at: 'tie-clues', speakers, cast: [] };
    }
    if (now.outcome === 'nobody') return now.end ? over(now, now.end) : next(now);
    const alive = now.alive.filter((seat) => seat !== now.condemned);
    return { ...now, at: 'turned', alive, empty: 0, end: won(now.roles, alive) };
  }
  if (now.at === 'turned' && now.roles[now.condemned as Seat] === 'blank') return { ...now, at: 'guess' };
  return now.end ? over(now, now.end) : next(now);
}

function left(now: Report, seat: Seat): Report {
  if (now.at === 'cards') return { ...now, at: 'spent' };
  const gone = [...now.gone, seat];
  const guessDue = (now.at === 'turned' || now.at === 'guess') && now.roles[now.condemned as Seat] === 'blank';
  if (!now.alive.includes(seat)) {
    if (guessDue && seat === now.condemned) return watch({ ...now, gone }, { type: 'pass' });
    return { ...now, gone };
  }
  const alive = now.alive.filter((other) => other !== seat);
  const after = { ...now, gone, alive };
  if (guessDue || now.end) return after; // first the guess; and what the vote has decided is decided
  if (won(now.roles, alive)) return over(after, 'left');
  switch (now.at) {
    case 'clues': {
      const speakers = now.speakers.filter((other) => other !== seat);
      return speakers.length > 0 ? { ...after, speakers } : { ...after, speakers, at: 'talk' };
    }
    case 'tie-clues':
    case 'vote':
    case 'revote':
      return { ...after, at: 'vote', cast: [], tied: [], condemned: null, outcome: null };
    case 'count':
      if (now.outcome === 'tie') return { ...after, at: 'vote', cast: [], tied: [], outcome: null };
      return now.outcome === 'out' && now.condemned === seat ? next(after) : after;
    default:
      return after;
  }
}
