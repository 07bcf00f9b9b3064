// What a scene of SMERSH is made of: the types that its screens are built on.

import type { Handoff, Result, SceneTimer, Seat } from '../../core/game';
import type { Approval, TeamRecord } from '../missions/rules/course';
import type { CardRow } from '../missions/rules/mates';
import type { BallotShown, Board, DecisionOption } from '../missions/scenes';
import type { Ability, When } from './abilities';
import type { Barred } from './moves';
import type { Right } from './rights';
import type { SmershSetup } from './setup';
import type { Ending, HandOut, Side, Told, Use } from './state';

/** On every table scene, at all times (SMR-20). */
export interface Common {
  readonly audience: 'table';
  /** The mission, 1–5, that this scene is about. */
  readonly round: number;
  readonly board: Board;
  /** The ring of seats, in seating order. */
  readonly seats: readonly SeatShown[];
  /** Every hand-out and every use so far, in order. */
  readonly abilities: readonly (HandOut | UseShown)[];
  readonly rules: SmershSetup;
  readonly mayLook: readonly Seat[];
}

export interface SeatShown {
  readonly seat: Seat;
  /** SMR-01: the game name, from 1, clockwise. */
  readonly number: number;
  readonly is: 'in' | 'left';
  readonly holds: Ability | 'none';
  /** How many abilities they have been handed; at most two (SMR-15). */
  readonly handed: number;
  /** To hand out, one a match (SMR-14). */
  readonly right: Right;
  /** Extra minutes left; `off` without a speech timer (SMR-08). */
  readonly minutes: number | 'off';
}

/** A use as the table knows it: all but what it told. */
export interface UseShown {
  readonly what: 'use';
  readonly mission: number;
  readonly when: When;
  /** Its squad's place in `board.history`; beyond the end while that squad has not been voted on. */
  readonly squad: number;
  readonly seat: Seat;
  readonly ability: Ability;
  readonly on: readonly Seat[];
  readonly took: Ability | 'none';
}

/** Somebody who holds an ability, and whether and on whom it can be used now. */
export interface Holder {
  readonly seat: Seat;
  readonly ability: Ability;
  readonly can: 'now' | Barred;
  /** So many people are chosen for it, of these; nobody while it cannot be used. */
  readonly people: 0 | 1 | 2;
  readonly among: readonly Seat[];
}

/** An ability drawn for this mission. */
export interface Drawn {
  readonly ability: Ability;
  readonly is: 'handed' | 'now' | 'waiting';
  /** Who got it: `nobody` when it was discarded, or has not been handed out yet. */
  readonly to: Seat | 'nobody';
}

/** What comes next, and who leads there. */
export type Follows =
  | { readonly is: 'hand-outs' | 'window' | 'team' | 'mission'; readonly leader: Seat }
  | { readonly is: 'truth'; readonly ending: Ending['kind'] };

export type SmershTable = Common &
  (
    | { readonly kind: 'first-leader' }
    | {
        readonly kind: 'hand-out';
        /** All that were drawn for this mission, in their order. */
        readonly drawn: readonly Drawn[];
        readonly ability: Ability;
        /** Whose right it is, and who gives: another one where the Instructor took it. */
        readonly right: Seat;
        readonly giver: Seat;
        /** Empty: it has to be discarded (SMR-15). */
        readonly receivers: readonly Seat[];
        readonly holders: readonly Holder[];
      }
    | {
        readonly kind: 'window';
        readonly when: 'before-squad' | 'before-mission';
        /** The approved squad; empty before a squad. */
        readonly team: readonly Seat[];
        /** In the order in which wishes go: the leader first, then clockwise (SMR-17). */
        readonly holders: readonly Holder[];
      }
    | {
        readonly kind: 'team';
        readonly size: number;
        /** In seating order. */
        readonly picked: readonly Seat[];
        /** It has been nominated before and is being changed. */
        readonly proposed: boolean;
      }
    | { readonly kind: 'proposal'; readonly team: readonly Seat[]; readonly speakers: readonly Seat[] }
    | {
        readonly kind: 'speech';
        readonly team: readonly Seat[];
        /** Everybody, in the order of speaking, and how many have spoken. */
        readonly speakers: readonly Seat[];
        readonly said: number;
        readonly speaker: Seat;
        /** Extra minutes in this speech so far: they are part of the timer's seconds. */
        readonly extra: number;
        readonly timer?: SceneTimer;
      }
    | {
        readonly kind: 'floor';
        readonly team: readonly Seat[];
        /** Who has the floor for an extra minute. */
        readonly speaker: Seat | 'nobody';
        readonly timer?: SceneTimer;
      }
    | {
        readonly kind: 'votes';
        readonly team: readonly Seat[];
        readonly ballot: BallotShown;
        readonly approved: boolean;
        readonly follows: Follows;
      }
    | { readonly kind: 'sabotaged'; readonly team: readonly Seat[]; readonly by: Seat; readonly follows: Follows }
    | {
        readonly kind: 'mission-result';
        readonly team: readonly Seat[];
        /** The number of failures. */
        readonly sabotages: number;
        readonly breaksAt: 1 | 2;
        readonly result: 'completed' | 'broken';
        readonly follows: Follows;
      }
    | { readonly kind: 'truth'; readonly truth: SmershTruth }
    | { readonly kind: 'spent'; readonly why: 'again' | 'left' }
  );

/** What an ability told its user (SMR-17). */
export interface Learned {
  readonly ability: Ability;
  readonly on: readonly Seat[];
  readonly told: Told;
  /** The mission that it tells of: the Informant's is the last finished one, the others' the one of the window. */
  readonly mission: number;
}

export type SmershPrivate =
  | {
      readonly audience: Seat;
      readonly kind: 'card';
      readonly reveals: 'card';
      readonly handoff: Handoff;
      readonly side: Side;
      /** One fewer than there are spies (SMR-03). */
      readonly rows: readonly CardRow[];
      /** Empty at the deal; on looking again, every answer so far. How many there are is public. */
      readonly learned: readonly Learned[];
    }
  | ({
      readonly audience: Seat;
      readonly kind: 'answer';
      readonly reveals: 'card';
      readonly handoff: Handoff;
    } & Learned)
  | {
      readonly audience: Seat;
      readonly kind: 'vote';
      readonly reveals: 'choice';
      readonly handoff: Handoff;
      readonly mission: number;
      readonly leader: Seat;
      readonly team: readonly Seat[];
      /** In an order drawn for this voter and ballot (ALL-03). */
      readonly options: readonly [Approval, Approval];
    }
  | {
      readonly audience: Seat;
      readonly kind: 'decision';
      readonly reveals: 'choice';
      readonly handoff: Handoff;
      readonly mission: number;
      readonly team: readonly Seat[];
      readonly breaksAt: 1 | 2;
      /** In an order drawn for this member and mission (ALL-03). */
      readonly options: readonly [DecisionOption, DecisionOption];
    };

export interface SmershTruth {
  readonly result: Result;
  readonly people: readonly {
    readonly seat: Seat;
    readonly side: Side;
    readonly left: boolean;
    readonly points: number;
    /** What was never used (SMR-18). */
    readonly holds: Ability | 'none';
  }[];
  /** Every squad, also one whose ballot or mission the end cut short (its votes or decisions so far are void). */
  readonly teams: readonly TeamRecord[];
  /** Every hand-out, and every use with what it told; `read: false` where the end came before its user looked. */
  readonly abilities: readonly (HandOut | Use)[];
  /** Drawn, but not handed out any more; and what was left in the deck, in its order (SMR-21). */
  readonly undealt: readonly Ability[];
  readonly deck: readonly Ability[];
}
