// The table screens of SMERSH: one for each kind of table scene.

import type { JSX } from 'preact';
import { never } from '../../../core/game';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Name, Names } from '../../../table/person';
import { ProposedTeam, VotesRead } from '../../missions/screens/bodies';
import { BigLeader, LeaderName } from '../../missions/screens/leader';
import { MissionOutcome } from '../../missions/screens/outcome';
import { Rejections } from '../../missions/screens/rejections';
import type { Follows, SmershTable } from '../scenes';
import { smershText } from '../text/language';
import { Holding } from './abilities';
import { FollowsNote, GoOn, type ScreenProps, type Tools, Track } from './in-play';
import { Ring } from './ring';
import { FloorScreen, SpeechScreen } from './speeches';
import { Truth } from './truth';
import { HandOutScreen, WindowScreen } from './windows';

export function SmershTableScreen({ scene, tools }: { scene: SmershTable; tools: Tools }): JSX.Element | null {
  switch (scene.kind) {
    case 'first-leader':
      return <FirstLeader scene={scene} tools={tools} />;
    case 'hand-out':
      return <HandOutScreen key={scene.abilities.length} scene={scene} tools={tools} />;
    case 'window':
      return <WindowScreen key={scene.abilities.length} scene={scene} tools={tools} />;
    case 'team':
      return <Team scene={scene} tools={tools} />;
    case 'proposal':
      return <Proposal scene={scene} tools={tools} />;
    case 'speech':
      return <SpeechScreen scene={scene} tools={tools} />;
    case 'floor':
      return <FloorScreen scene={scene} tools={tools} />;
    case 'votes':
      return <Votes scene={scene} tools={tools} />;
    case 'sabotaged':
      return <Sabotaged scene={scene} tools={tools} />;
    case 'mission-result':
      return <MissionResult scene={scene} tools={tools} />;
    case 'truth':
      return <Truth scene={scene} tools={tools} />;
    case 'spent':
      return null; // the frame's own
    default:
      return never(scene);
  }
}

/** Where a confirm stands that leads to this: never where the next one lies ready to be pressed (design §5.8). */
function slotBefore(follows: Follows): 'upper' | 'lower' {
  return follows.is === 'truth' ? 'upper' : 'lower'; // a window's is the upper one, a squad's is blocked at first
}

/** SMR-06: the first leader is drawn before the roles are dealt. */
function FirstLeader({ scene, tools }: ScreenProps<'first-leader'>): JSX.Element {
  const words = smershText.value;
  return (
    <TableScreen
      kind="first-leader"
      game="smersh"
      title={words.first.title}
      line={words.first.line}
      corner={tools.corner}
      slot="upper"
      note={words.first.note}
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'go-on' })}>
          {words.first.deal}
        </Button>
      }
    >
      <BigLeader seat={scene.board.leader} note={words.first.leads} />
      <Ring seats={scene.seats} leader={scene.board.leader} picked={[]}>
        <b class="display ring-count">{scene.board.leader + 1}</b>
      </Ring>
    </TableScreen>
  );
}

function Team({ scene, tools }: ScreenProps<'team'>): JSX.Element {
  const words = smershText.value;
  const { board, picked, size, seats } = scene;
  const missing = size - picked.length;
  return (
    <TableScreen
      kind="team"
      game="smersh"
      title={words.mission(scene.round)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={
        picked.length > 0 ? (
          <span>
            {words.squad} <Names seats={picked} />
          </span>
        ) : (
          <LeaderName seat={board.leader} word={words.ring.leads} />
        )
      }
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
      <Ring
        seats={seats}
        leader={board.leader}
        picked={picked}
        free={seats.flatMap(({ seat, is }) => (is === 'in' ? [seat] : []))}
        onToggle={(seat) => tools.play({ type: 'pick', seat })}
      >
        <b class="display ring-count">{board.leader + 1}</b>
        <span class="ring-line">{words.team.picks(size)}</span>
      </Ring>
      <p class="team-count">
        <span aria-live="polite">{words.team.picked(picked.length, size)}</span>
        <Rejections board={board} label={words.rejected} />
      </p>
      <Holding seats={seats} />
    </TableScreen>
  );
}

function Proposal({ scene, tools }: ScreenProps<'proposal'>): JSX.Element {
  const words = smershText.value;
  const { board, team } = scene;
  const last = board.rejected === board.mostRejected - 1;
  return (
    <TableScreen
      kind="proposal"
      game="smersh"
      title={words.mission(scene.round)}
      line={words.proposal.line(board.needed, scene.seats.length)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={last ? <b>{words.proposal.last}</b> : words.proposal.note}
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: 'start-speeches' })}>
          {words.proposal.speeches}
        </Button>
      }
    >
      <ProposedTeam
        team={team}
        board={board}
        words={{ leader: words.ring.leads, rejected: words.rejected, change: words.proposal.change }}
        onChange={() => tools.play({ type: 'change-team' })}
      />
    </TableScreen>
  );
}

function Votes({ scene, tools }: ScreenProps<'votes'>): JSX.Element {
  const words = smershText.value;
  const { ballot, board } = scene;
  return (
    <TableScreen
      kind="votes"
      game="smersh"
      title={scene.approved ? words.votes.approved : words.votes.rejected}
      line={words.votes.line(ballot.approvals, ballot.rejections)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot={slotBefore(scene.follows)}
      note={<FollowsNote follows={scene.follows} />}
      actions={<GoOn follows={scene.follows} tools={tools} />}
    >
      <VotesRead
        team={scene.team}
        board={board}
        ballot={ballot}
        words={{ leader: words.ring.leads, rejected: words.rejected }}
        votes={words.votes}
      />
    </TableScreen>
  );
}

function Sabotaged({ scene, tools }: ScreenProps<'sabotaged'>): JSX.Element {
  const words = smershText.value;
  return (
    <TableScreen
      kind="sabotaged"
      game="smersh"
      title={words.sabotaged.title}
      line={words.sabotaged.line}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={<FollowsNote follows={scene.follows} />}
      actions={<GoOn follows={scene.follows} tools={tools} />}
    >
      <p class="saboteur">
        <i class="ring-card" />
        <Name seat={scene.by} />
      </p>
      <p class="squad-line">
        {words.squad} <Names seats={scene.team} />
      </p>
      <p class="team-count">
        <Rejections board={scene.board} label={words.rejected} />
      </p>
    </TableScreen>
  );
}

function MissionResult({ scene, tools }: ScreenProps<'mission-result'>): JSX.Element {
  const words = smershText.value;
  const { result, sabotages, breaksAt, team } = scene;
  return (
    <TableScreen
      kind="mission-result"
      game="smersh"
      title={words.result[result]}
      line={words.mission(scene.round)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot={slotBefore(scene.follows)}
      note={<FollowsNote follows={scene.follows} />}
      actions={<GoOn follows={scene.follows} tools={tools} />}
    >
      <MissionOutcome
        result={result}
        sabotages={words.result.failures(sabotages)}
        note={result === 'completed' && sabotages > 0 && breaksAt > 1 && words.result.notEnough}
        team={team}
      />
    </TableScreen>
  );
}
