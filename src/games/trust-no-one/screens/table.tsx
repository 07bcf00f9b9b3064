// The table screens of Trust No One: one for each kind of table scene.

import type { ComponentChildren, JSX } from 'preact';
import { never } from '../../../core/game';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Name } from '../../../table/person';
import { TalkClock } from '../../../table/talk-clock';
import { ProposedTeam, VotesRead } from '../../missions/screens/bodies';
import { BigLeader } from '../../missions/screens/leader';
import { MissionOutcome } from '../../missions/screens/outcome';
import { Rejections } from '../../missions/screens/rejections';
import { TeamGrid } from '../../missions/screens/team-grid';
import type { Follows, TrustTable } from '../scenes';
import { trustText } from '../text/language';
import { type ScreenProps, type Tools, Track } from './in-play';
import { Truth } from './truth';

export function TrustTableScreen({ scene, tools }: { scene: TrustTable; tools: Tools }): JSX.Element | null {
  switch (scene.kind) {
    case 'team':
      return <Team scene={scene} tools={tools} />;
    case 'proposal':
      return <Proposal scene={scene} tools={tools} />;
    case 'votes':
      return <Votes scene={scene} tools={tools} />;
    case 'operation-result':
      return <OperationResult scene={scene} tools={tools} />;
    case 'truth':
      return <Truth scene={scene} tools={tools} />;
    case 'spent':
      return null; // the frame's own
    default:
      return never(scene);
  }
}

function Team({ scene, tools }: ScreenProps<'team'>): JSX.Element {
  const words = trustText.value;
  const { board, picked, size } = scene;
  const missing = size - picked.length;
  return (
    <TableScreen
      kind="team"
      game="trust-no-one"
      title={words.operation(scene.round)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={words.team.note}
      actions={
        <Button
          look="primary"
          confirms
          armKey={picked.join()}
          blocked={missing > 0 ? words.team.missing(missing) : missing < 0 ? words.team.over(-missing) : undefined}
          onPress={() => tools.play({ type: 'propose' })}
        >
          {words.team.propose}
        </Button>
      }
    >
      <BigLeader seat={board.leader} note={words.team.leads(size)} />
      <p class="team-count">
        <span aria-live="polite">{words.team.picked(picked.length, size)}</span>
        <Rejections board={board} label={words.rejected} />
      </p>
      <TeamGrid
        seats={scene.seats.flatMap(({ seat, is }) => (is === 'in' ? [seat] : []))}
        picked={picked}
        leader={board.leader}
        leaderWord={words.team.leader}
        onToggle={(seat) => tools.play({ type: 'pick', seat })}
      />
      {tools.timer && (
        <div class="big-clock">
          <TalkClock timer={tools.timer} size="small" onMore={tools.moreTime} onToggle={tools.toggleTimer} />
        </div>
      )}
    </TableScreen>
  );
}

function Proposal({ scene, tools }: ScreenProps<'proposal'>): JSX.Element {
  const words = trustText.value;
  const { board } = scene;
  const last = board.rejected === board.mostRejected - 1;
  return (
    <TableScreen
      kind="proposal"
      game="trust-no-one"
      title={words.operation(scene.round)}
      line={words.proposal.line(board.needed, scene.seats.length)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={last ? <b>{words.proposal.last}</b> : words.proposal.note}
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'start-vote' })}>
          {words.proposal.vote}
        </Button>
      }
    >
      <ProposedTeam
        team={scene.team}
        board={board}
        words={{ leader: words.team.leader, rejected: words.rejected, change: words.proposal.change }}
        numbers
        onChange={() => tools.play({ type: 'change-team' })}
      />
      {tools.timer && (
        <div class="big-clock">
          <TalkClock timer={tools.timer} size="small" onMore={tools.moreTime} onToggle={tools.toggleTimer} />
        </div>
      )}
    </TableScreen>
  );
}

function Votes({ scene, tools }: ScreenProps<'votes'>): JSX.Element {
  const words = trustText.value;
  const { ballot, board } = scene;
  return (
    <TableScreen
      kind="votes"
      game="trust-no-one"
      title={scene.approved ? words.votes.approved : words.votes.rejected}
      line={words.votes.line(ballot.approvals, ballot.rejections)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={<FollowsNote follows={scene.follows} />}
      actions={<GoOn follows={scene.follows} tools={tools} />}
    >
      <VotesRead
        team={scene.team}
        board={board}
        ballot={ballot}
        words={{ leader: words.team.leader, rejected: words.rejected }}
        votes={words.votes}
      />
    </TableScreen>
  );
}

function OperationResult({ scene, tools }: ScreenProps<'operation-result'>): JSX.Element {
  const words = trustText.value;
  const { result, sabotages, breaksAt, team } = scene;
  return (
    <TableScreen
      kind="operation-result"
      game="trust-no-one"
      title={words.result[result]}
      line={`${words.operation(scene.round)}. ${words.result.line(team.length)}`}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={<FollowsNote follows={scene.follows} />}
      actions={<GoOn follows={scene.follows} tools={tools} />}
    >
      <MissionOutcome
        result={result}
        sabotages={words.result.sabotages(sabotages)}
        note={result === 'completed' && sabotages > 0 && breaksAt > 1 && words.result.notEnough}
        team={team}
      />
    </TableScreen>
  );
}

function GoOn({ follows, tools }: { follows: Follows; tools: Tools }): JSX.Element {
  const words = trustText.value;
  const label = { operation: words.votes.operation, team: words.votes.next, truth: words.result.truth }[follows.is];
  return (
    <Button look="primary" confirms onPress={() => tools.play({ type: 'go-on' })}>
      {label}
    </Button>
  );
}

function FollowsNote({ follows }: { follows: Follows }): ComponentChildren {
  const words = trustText.value;
  switch (follows.is) {
    case 'operation':
      return words.votes.operationNote;
    case 'team':
      return (
        <span>
          {words.votes.leadsNext} <Name seat={follows.leader} />
        </span>
      );
    case 'truth':
      return (
        <span>
          {words.endingLines[follows.ending]} <b>{words.endings[follows.ending]}.</b>
        </span>
      );
    default:
      return never(follows);
  }
}
