// What the phone shows of a match of SMERSH, and to whom. Every scene is built field by field (ALL-02): table scenes from
// what the table has been told, a seat's scenes from that, its own side, the spies it may know, and what it has learned.

import { type Handoff, never, type SceneTimer, type Seat } from '../../core/game';
import { missionNow } from '../missions/rules/course';
import { cardRows } from '../missions/rules/mates';
import { twoOptions } from '../missions/rules/pass';
import { breaksAt } from '../missions/rules/tables';
import { ballotShown, DECISION_OPTIONS, passHandoff, sabotagesOf } from '../missions/scenes';
import { common, follows, holders } from './common';
import { resultOf } from './ending';
import { abilityNow, handOutsNow, receivers } from './hand-outs';
import { giverNow, handedOut, nextRight } from './rights';
import { EXTRA_SECONDS } from './setup';
import type { Drawn, Learned, SmershPrivate, SmershTable, SmershTruth } from './shown';
import { speakerNow, speakers } from './speeches';
import {
  type Course,
  type HandOut,
  type In,
  lastSquad,
  playersOf,
  type SmershState,
  spiesOf,
  type Told,
  teamOf,
  type Use,
} from './state';
import { sizeNow } from './team';
import { lastUse } from './use';

export type { Approval, Decision, TeamRecord } from '../missions/rules/course';
export type { CardRow } from '../missions/rules/mates';
export type { Answer } from '../missions/rules/pass';
export type { BallotShown, Board, DecisionOption, MissionShown, TeamShown } from '../missions/scenes';
export { ABILITIES, ABILITY, type Ability, type AbilityRule, deckFor, type When } from './abilities';
export { GESTURES, type Gesture } from './gestures';
export type { Right } from './rights';
export type * from './shown';
export type { Ending, HandOut, Side, Team, Told, Use } from './state';

export function scene(state: SmershState): SmershTable | SmershPrivate {
  switch (state.phase) {
    case 'first-leader':
      return { ...common(state), kind: 'first-leader' };
    case 'dealing': {
      const { waiting } = state;
      const of = playersOf(state);
      const handoff = { purpose: 'card', done: of - waiting.length, of, canWait: waiting.length > 1 };
      return cardScene(state, waiting[0] as Seat, handoff);
    }
    case 'hand-out':
      return {
        ...common(state),
        kind: 'hand-out',
        drawn: drawnNow(state),
        ability: abilityNow(state),
        right: nextRight(state),
        giver: giverNow(state),
        receivers: receivers(state),
        holders: holders(state),
      };
    case 'window': {
      const team = state.when === 'before-mission' ? lastSquad(state).team : [];
      return { ...common(state), kind: 'window', when: state.when, team, holders: holders(state) };
    }
    case 'answer':
      return answerScene(state);
    case 'team': {
      const { picked, proposed } = state;
      return { ...common(state), kind: 'team', size: sizeNow(state), picked, proposed };
    }
    case 'proposal':
      return { ...common(state), kind: 'proposal', team: state.team, speakers: speakers(state) };
    case 'speech': {
      const { team, said, extra } = state;
      const turn = { speakers: speakers(state), said, speaker: speakerNow(state), extra };
      return { ...common(state), kind: 'speech', team, ...turn, ...speechTimer(state) };
    }
    case 'floor': {
      const { team, speaker } = state;
      return { ...common(state), kind: 'floor', team, speaker, ...floorTimer(state) };
    }
    case 'ballot':
      return voteScene(state);
    case 'votes': {
      const squad = lastSquad(state);
      return {
        ...common(state),
        kind: 'votes',
        team: squad.team,
        ballot: ballotShown(squad, !state.deal.setup.votesSecret),
        approved: squad.result === 'approved',
        follows: follows(state),
      };
    }
    case 'sabotaged': {
      const { team } = lastSquad(state);
      return { ...common(state), kind: 'sabotaged', team, by: lastUse(state).seat, follows: follows(state) };
    }
    case 'mission':
      return decisionScene(state);
    case 'mission-result': {
      const squad = lastSquad(state);
      return {
        ...common(state),
        kind: 'mission-result',
        team: squad.team,
        sabotages: sabotagesOf(squad),
        breaksAt: breaksAt(playersOf(state), squad.mission),
        result: squad.result === 'broken' ? 'broken' : 'completed',
        follows: follows(state),
      };
    }
    case 'over':
      return { ...common(state), kind: 'truth', truth: truthOf(state) };
    case 'spent':
      return { ...common(state), kind: 'spent', why: state.why };
    default:
      return never(state);
  }
}

/** ALL-08: what the card showed, and what its owner has been told since. */
export function card(state: SmershState, seat: Seat): SmershPrivate {
  return cardScene(state, seat, { purpose: 'look-again', done: 0, of: 0, canWait: false });
}

/** ALL-09, SMR-21: also the votes that the house rule kept secret, and what was never handed out. */
export function truthOf(state: In<'over'>): SmershTruth {
  const { deal, left, history, held, log, drawn } = state;
  const result = resultOf(state, state.ending);
  return {
    result,
    people: deal.sides.map((side, seat) => ({
      seat,
      side,
      left: left[seat] === true,
      points: result.points[seat] ?? 0,
      holds: held[seat] ?? 'none',
    })),
    teams: history.map(({ mission, leader, team, votes, decisions, result: came }) => {
      return { mission, leader, team, votes, decisions, result: came };
    }),
    abilities: log,
    undealt: deal.deck.slice(handedOut(state), drawn),
    deck: deal.deck.slice(drawn),
  };
}

/** SMR-13: the abilities of this mission, in the order in which they were drawn. */
function drawnNow(state: In<'hand-out'>): Drawn[] {
  const given = state.log.filter((entry): entry is HandOut => entry.what === 'hand-out');
  const first = state.drawn - handOutsNow(state);
  return state.deal.deck.slice(first, state.drawn).map((ability, place): Drawn => {
    const handed = given[first + place];
    if (handed) return { ability, is: 'handed', to: handed.to };
    return { ability, is: first + place === given.length ? 'now' : 'waiting', to: 'nobody' };
  });
}

/** SMR-08: one clock for each speech, which extra minutes make longer. */
function speechTimer(state: In<'speech'>): { readonly timer?: SceneTimer } {
  const seconds = state.deal.setup.speechSeconds;
  if (seconds === 0) return {};
  const id = `speech ${state.history.length + 1} ${state.said + 1}`;
  return { timer: { id, seconds: seconds + state.extra * EXTRA_SECONDS } };
}

/** SMR-08: one for each minute on the floor. */
function floorTimer(state: In<'floor'>): { readonly timer?: SceneTimer } {
  if (state.speaker === 'nobody') return {};
  return { timer: { id: `floor ${state.history.length + 1} ${state.taken}`, seconds: EXTRA_SECONDS } };
}

function cardScene(state: Course, seat: Seat, handoff: Handoff): SmershPrivate {
  const { deal } = state;
  return {
    audience: seat,
    kind: 'card',
    reveals: 'card',
    handoff,
    side: deal.sides[seat] ?? 'scout',
    rows: cardRows(spiesOf(deal), seat),
    learned: learnedBy(state, seat),
  };
}

function learnedBy({ log }: Course, seat: Seat): Learned[] {
  return log.flatMap((entry) => (entry.what === 'use' && entry.seat === seat && entry.read ? [learned(entry)] : []));
}

function learned({ ability, on, told, mission }: Use): Learned {
  return { ability, on, told: told as Told, mission: ability === 'informant' ? mission - 1 : mission };
}

/** SMR-17: the same layout for every answer. */
function answerScene(state: In<'answer'>): SmershPrivate {
  const asked = lastUse(state);
  const handoff = { purpose: 'answer', done: 0, of: 1, canWait: false };
  return { audience: asked.seat, kind: 'answer', reveals: 'card', handoff, ...learned(asked) };
}

function voteScene(state: In<'ballot'>): SmershPrivate {
  const { pass, team, leader, history } = state;
  const voter = pass.waiting[0] as Seat;
  return {
    audience: voter,
    kind: 'vote',
    reveals: 'choice',
    handoff: passHandoff('vote', pass),
    mission: missionNow(history),
    leader,
    team,
    options: twoOptions(pass, voter, ['approve', 'reject']),
  };
}

function decisionScene(state: In<'mission'>): SmershPrivate {
  const { pass, deal } = state;
  const member = pass.waiting[0] as Seat;
  const { mission, team } = lastSquad(state);
  return {
    audience: member,
    kind: 'decision',
    reveals: 'choice',
    handoff: passHandoff('decision', pass),
    mission,
    team,
    breaksAt: breaksAt(playersOf(state), mission),
    options: twoOptions(pass, member, DECISION_OPTIONS[teamOf(deal, member) === 'scouts' ? 'loyal' : 'free']),
  };
}
