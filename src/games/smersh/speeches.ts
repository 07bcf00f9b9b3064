// Speeches on a nominated squad, and the extra minutes in them and after them (SMR-08).

import type { Seat } from '../../core/game';
import { nextSeat } from '../missions/rules/tables';
import { no } from './moves';
import { type Course, course, type In, type Next, playersOf, type SmershState, withAt } from './state';

/** Clockwise from the leader's left neighbour; the leader speaks last. */
export function speakers(state: Course): readonly Seat[] {
  const order: Seat[] = [];
  for (let seat = nextSeat(state.leader, playersOf(state)); order.length < playersOf(state); ) {
    order.push(seat);
    seat = nextSeat(seat, playersOf(state));
  }
  return order;
}

export function speakerNow(state: In<'speech'>): Seat {
  return speakers(state)[state.said] as Seat;
}

/** From here on the squad stands. Refuses `not-now`. */
export function startSpeeches(state: SmershState): Next {
  if (state.phase !== 'proposal') return no('not-now');
  return { ...course(state), phase: 'speech', team: state.team, said: 0, extra: 0 };
}

/** The next speech; after the last one the floor is open; a minute on the floor ends. Refuses `not-now`. */
export function said(state: SmershState): Next {
  if (state.phase === 'floor' && state.speaker !== 'nobody') return { ...state, speaker: 'nobody' };
  if (state.phase !== 'speech') return no('not-now');
  if (state.said + 1 < playersOf(state)) return { ...state, said: state.said + 1, extra: 0 };
  return { ...course(state), phase: 'floor', team: state.team, speaker: 'nobody', taken: 0 };
}

/**
 * One extra minute: in one's own speech, or on the floor, whoever they are. Refuses `not-now`, `no-minutes` (the timer is
 * off), `not-at-the-table`, `not-your-speech` and `no-minutes-left`.
 */
export function extraMinute(state: SmershState, seat: Seat): Next {
  if (state.phase !== 'speech' && state.phase !== 'floor') return no('not-now');
  if (state.deal.setup.speechSeconds === 0) return no('no-minutes');
  const left = state.minutes[seat];
  if (left === undefined) return no('not-at-the-table');
  if (state.phase === 'speech' && speakerNow(state) !== seat) return no('not-your-speech');
  if (left === 0) return no('no-minutes-left');
  const minutes = withAt(state.minutes, seat, left - 1);
  if (state.phase === 'speech') return { ...state, minutes, extra: state.extra + 1 };
  return { ...state, minutes, speaker: seat, taken: state.taken + 1 };
}
