// The table screens of The Station: one for each kind of table scene.

import type { ComponentChildren, JSX } from 'preact';
import { never } from '../../../core/game';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { OpenVotes } from '../../../table/open-votes';
import { Name, spoken, usePerson } from '../../../table/person';
import type { Follows, StationTable } from '../scenes';
import { stationText } from '../text/language';
import { Dockets } from './dockets';
import {
  Board,
  letter,
  missionTitle,
  NoteAndClock,
  planName,
  ReportLine,
  type ScreenProps,
  Status,
  type Tools,
} from './in-play';
import { Orders, Report } from './report';
import { Truth } from './truth';

export function StationTableScreen({ scene, tools }: { scene: StationTable; tools: Tools }): JSX.Element | null {
  switch (scene.kind) {
    case 'talk':
      return <Talk scene={scene} tools={tools} />;
    case 'result':
      return <Result scene={scene} tools={tools} />;
    case 'open-ballot':
      return <OpenBallot scene={scene} tools={tools} />;
    case 'outcome':
      return <Outcome scene={scene} tools={tools} />;
    case 'truth':
      return <Truth scene={scene} tools={tools} />;
    case 'spent':
      return null; // the frame's own
    default:
      return never(scene);
  }
}

function Talk({ scene, tools }: ScreenProps<'talk'>): JSX.Element {
  const words = stationText.value;
  const { board, round } = scene;
  const last = board.history.at(-1);
  return (
    <TableScreen
      kind="talk"
      game="station"
      title={words.roundOf(round, board.rounds)}
      line={missionTitle(board.mission)}
      extra={<Board scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={
        <NoteAndClock tools={tools}>
          {board.lastRound && <b class="last-round">{words.talk.last} </b>}
          <Status seats={scene.seats} />
          <span class="asked-first">
            {words.talk.first} <Name seat={scene.first} />
          </span>
        </NoteAndClock>
      }
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'start-orders' })}>
          {words.talk.orders}
        </Button>
      }
    >
      <Dockets board={board} />
      <p class="caption talk-note">{words.talk.note}</p>
      {last && <ReportLine told={last} />}
    </TableScreen>
  );
}

function Result({ scene, tools }: ScreenProps<'result'>): JSX.Element {
  const words = stationText.value;
  const { told, board } = scene;
  const { report, change } = told;
  const at = letter(report.winningPlan);
  return (
    <TableScreen
      kind="result"
      game="station"
      title={report.success ? words.result.success(at) : words.result.failure(at)}
      line={report.success ? words.result.gained(change) : words.result.lost(change < 0)}
      extra={<Board scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={
        <NoteAndClock tools={tools}>{board.lastRound ? words.result.checkNote : words.result.voteNote}</NoteAndClock>
      }
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'start-vote' })}>
          {words.result.vote}
        </Button>
      }
    >
      <Report told={told} />
      <Orders told={told} />
      <Status seats={scene.seats} />
    </TableScreen>
  );
}

function OpenBallot({ scene, tools }: ScreenProps<'open-ballot'>): JSX.Element {
  const { ballot } = stationText.value;
  return (
    <TableScreen
      kind="open-ballot"
      game="station"
      title={scene.checks ? ballot.openCheck : ballot.openTitle}
      line={scene.anew ? ballot.anew : ballot.openLine(scene.missing)}
      extra={<Board scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={<NoteAndClock tools={tools}>{ballot.openNote}</NoteAndClock>}
      actions={
        <Button look="primary" confirms armKey={scene.missing === 0} onPress={() => tools.play({ type: 'count' })}>
          {ballot.count}
        </Button>
      }
    >
      <OpenVotes
        voters={scene.voters}
        words={ballot}
        onMark={(seat, choice) => tools.play({ type: 'mark', seat, choice })}
      >
        {(choice) => (choice === 'none' ? ballot.nobody : <Name seat={choice} />)}
      </OpenVotes>
    </TableScreen>
  );
}

function Outcome({ scene, tools }: ScreenProps<'outcome'>): JSX.Element {
  const words = stationText.value;
  const { told, before, checked, board, follows } = scene;
  const { vote, fate } = told;
  const chosen = vote === 'to-come' ? 'nobody' : vote.chosen;
  const person = usePerson(chosen === 'nobody' ? -1 : chosen);
  const title = board.lastRound
    ? chosen === 'nobody'
      ? words.outcome.nobodyChecked
      : words.outcome.checked(spoken(person))
    : chosen === 'nobody'
      ? words.outcome.nobody
      : words.outcome.out(spoken(person));
  const changed =
    before.report.success !== told.report.success || before.report.guardFailed !== told.report.guardFailed;
  return (
    <TableScreen
      kind="outcome"
      game="station"
      title={title}
      line={words.round(scene.round)}
      extra={<Board scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={<FollowsNote follows={follows} />}
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'go-on' })}>
          {follows.is === 'truth' ? words.outcome.truth : words.outcome.next}
        </Button>
      }
    >
      {fate !== 'none' && (
        <p class="fate">
          <b>
            <Name seat={fate.seat} />
          </b>{' '}
          {follows.is === 'truth' && fate.outcome === 'injured'
            ? words.outcome.injuredLast
            : words.outcome[fate.outcome]}
        </p>
      )}
      {checked !== 'nobody' && (
        <div class="recount">
          <p>{changed ? words.outcome.changed : words.outcome.stands}</p>
          {changed && (
            <p>
              <b>
                {told.report.success
                  ? words.result.success(letter(told.report.winningPlan))
                  : words.result.failure(letter(told.report.winningPlan))}
              </b>
              : {planName(told.mission, told.report.winningPlan)}.{' '}
              {words.seats.score(before.score.parts, before.score.damage)} →{' '}
              {words.seats.score(told.score.parts, told.score.damage)}
            </p>
          )}
        </div>
      )}
      {vote !== 'to-come' && (
        <ul class="count-rows">
          {vote.counts
            .filter(({ votes }) => votes > 0)
            .sort((a, b) => b.votes - a.votes || a.seat - b.seat)
            .map(({ seat, votes }) => (
              <li key={seat} class={seat === chosen ? 'count-row ruled' : 'count-row'}>
                <span class="count-name">
                  <Name seat={seat} />
                  <Voters vote={vote} choice={seat} />
                </span>
                <b>{votes}</b>
              </li>
            ))}
          <li class="count-row none">
            <span class="count-name">
              {words.outcome.none}
              <Voters vote={vote} choice="none" />
            </span>
            <b>{vote.none}</b>
          </li>
        </ul>
      )}
    </TableScreen>
  );
}

/** Who voted so, where the vote was open (STN-902). */
function Voters(props: {
  vote: Exclude<ScreenProps<'outcome'>['scene']['told']['vote'], 'to-come'>;
  choice: number | 'none';
}): ComponentChildren {
  const { vote, choice } = props;
  if (vote.votes === 'secret') return null;
  const who = vote.votes.filter((one) => (one.choice === 'missing' ? 'none' : one.choice) === choice);
  return (
    <small>
      {who.map(({ voter }, at) => (
        <span key={voter}>
          {at > 0 && ', '}
          <Name seat={voter} />
        </span>
      ))}
    </small>
  );
}

function FollowsNote({ follows }: { follows: Follows }): ComponentChildren {
  const words = stationText.value;
  if (follows.is === 'round') return words.outcome.nextNote;
  return (
    <span>
      {words.endingLines[follows.ending]} <b>{words.endings[follows.ending]}.</b>
    </span>
  );
}
