// The table screens of Who's the Spy?: one for each kind of table scene.

import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { never } from '../../../core/game';
import { Button } from '../../../table/button';
import { Count } from '../../../table/count';
import { Countdown } from '../../../table/countdown';
import { TableScreen } from '../../../table/frame';
import { BigName, Name, Names, usePerson } from '../../../table/person';
import { TalkClock } from '../../../table/talk-clock';
import type { CountVerdict, SpyTable } from '../scenes';
import { spyText } from '../text/language';
import { GuessScreen, VerdictScreen } from './guess';
import { InPlay, type ScreenProps, type Tools } from './in-play';
import { OpenBallot } from './open-ballot';
import { Truth } from './truth';
import { Turned } from './turned';

export function SpyTableScreen({ scene, tools }: { scene: SpyTable; tools: Tools }): JSX.Element | null {
  switch (scene.kind) {
    case 'clue':
      return <Clue scene={scene} tools={tools} />;
    case 'talk':
      return <Talk scene={scene} tools={tools} />;
    case 'open-ballot':
      return <OpenBallot scene={scene} tools={tools} />;
    case 'count':
      return <CountScreen key={`${scene.round} ${scene.vote}`} scene={scene} tools={tools} />;
    case 'turned':
      return <Turned scene={scene} tools={tools} />;
    case 'guess':
      return <GuessScreen scene={scene} tools={tools} />;
    case 'verdict':
      return <VerdictScreen scene={scene} tools={tools} />;
    case 'truth':
      return <Truth scene={scene} tools={tools} />;
    case 'spent':
      return null; // the frame's own
    default:
      return never(scene);
  }
}

function Clue({ scene, tools }: ScreenProps<'clue'>): JSX.Element {
  const words = spyText.value.clue;
  const tie = scene.tied.length > 0;
  const speaker = usePerson(scene.speaker);
  return (
    <TableScreen
      kind="clue"
      game="who-is-the-spy"
      title={tie ? words.tieTitle : words.title}
      line={(tie ? words.tieLine : words.line)(scene.round, scene.number, scene.of)}
      extra={<InPlay scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={
        scene.next.length === 0 ? (
          words.lastOne
        ) : (
          <>
            {words.upNext} <Names seats={scene.next.slice(0, 2)} />
            {scene.next.length > 2 && ' …'}
          </>
        )
      }
      actions={
        <Button
          look="primary"
          confirms
          armKey={`${scene.round} ${scene.number} ${scene.speaker}`}
          onPress={() => tools.play({ type: 'said' })}
        >
          {words.said}
        </Button>
      }
    >
      <div class="turn" aria-live="polite">
        <span>{words.speaks}</span>
        <BigName person={speaker} most={132} />
      </div>
      {tools.timer && (
        <div class="clue-clock">
          <span class="caption">{words.phrase}</span>
          <Countdown key={tools.timer.id} timer={tools.timer} size="small" />
        </div>
      )}
      <ClueRules />
    </TableScreen>
  );
}

function ClueRules(): JSX.Element {
  return (
    <ul class="rules">
      {spyText.value.clue.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

function Talk({ scene, tools }: ScreenProps<'talk'>): JSX.Element {
  const words = spyText.value.talk;
  return (
    <TableScreen
      kind="talk"
      game="who-is-the-spy"
      title={words.title}
      line={words.line(scene.round)}
      extra={<InPlay scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={scene.votes ? scene.lastChance ? <b>{words.lastChance}</b> : words.tieRule : words.noVoteNote}
      actions={
        <Button look="primary" confirms onPress={() => tools.play({ type: scene.votes ? 'start-vote' : 'go-on' })}>
          {scene.votes ? words.vote : words.noVote}
        </Button>
      }
    >
      {tools.timer ? (
        <div class="big-clock">
          <TalkClock timer={tools.timer} note={words.note} onMore={tools.moreTime} onToggle={tools.toggleTimer} />
        </div>
      ) : (
        <div class="big-clock">
          <p class="display no-clock">{words.title}</p>
        </div>
      )}
      <b class="field-label">{words.order}</b>
      <ol class="spoke">
        {scene.spoke.map((seat, at) => (
          <li key={seat}>
            <b>{at + 1}</b>
            <Name seat={seat} />
          </li>
        ))}
      </ol>
    </TableScreen>
  );
}

/** Laying the slips is only looking, so it is the screen's; what they lead to is a move. */
function CountScreen({ scene, tools }: ScreenProps<'count'>): JSX.Element {
  const words = spyText.value.count;
  const [laid, setLaid] = useState(0);
  const of = scene.slips.length;
  const done = laid === of;
  const next = (): void => (done ? tools.play({ type: 'go-on' }) : setLaid(laid + 1));
  const label = laid === 0 ? words.first : done ? afterCount(scene.verdict) : words.next;
  return (
    <TableScreen
      kind="count"
      game="who-is-the-spy"
      title={scene.vote === 'revote' ? words.secondTitle : words.title}
      line={words.line(laid, of)}
      extra={<InPlay scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={done ? <VerdictLine verdict={scene.verdict} /> : <span>&nbsp;</span>}
      actions={
        <Button look="primary" confirms armKey={laid} onPress={next}>
          {label}
        </Button>
      }
    >
      <Count candidates={scene.candidates} slips={scene.slips} laid={laid} ruled={done ? topOf(scene.verdict) : []} />
    </TableScreen>
  );
}

function afterCount(verdict: CountVerdict): string {
  const words = spyText.value.count;
  if (verdict.kind === 'out') return words.turn;
  if (verdict.kind === 'tie') return words.tieNext;
  return verdict.draw ? words.truth : words.nextRound;
}

function topOf(verdict: CountVerdict): readonly number[] {
  if (verdict.kind === 'out') return [verdict.seat];
  return verdict.kind === 'tie' ? verdict.tied : [];
}

function VerdictLine({ verdict }: { verdict: CountVerdict }): ComponentChildren {
  const words = spyText.value.count;
  if (verdict.kind === 'out') {
    return (
      <span>
        {words.most} <Name seat={verdict.seat} />
      </span>
    );
  }
  if (verdict.kind === 'tie') {
    return (
      <span>
        {words.tie} <Names seats={verdict.tied} />. {words.tieVoters} <Names seats={verdict.voters} />
      </span>
    );
  }
  if (verdict.draw) return words.draw;
  return verdict.kind === 'second-tie' ? words.secondTie : words.allTied;
}
