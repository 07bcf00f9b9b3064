// Speeches on a squad, one by one from the leader's left, and the extra minutes in and after them (SMR-08).

import type { JSX } from 'preact';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { BigName, Name, Names, usePerson } from '../../../table/person';
import { TalkClock } from '../../../table/talk-clock';
import { smershText } from '../text/language';
import { type ScreenProps, type Tools, Track } from './in-play';

export function SpeechScreen({ scene, tools }: ScreenProps<'speech'>): JSX.Element {
  const words = smershText.value;
  const { speaker, said, speakers } = scene;
  const minutes = scene.seats[speaker]?.minutes ?? 'off';
  const next = speakers[said + 1];
  return (
    <TableScreen
      kind="speech"
      game="smersh"
      title={words.speech.title}
      line={words.speech.line(said + 1, speakers.length)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={
        next === undefined ? (
          words.speech.last
        ) : (
          <span>
            {words.speech.next} <Name seat={next} />
          </span>
        )
      }
      actions={
        <Button look="primary" confirms armKey={said} onPress={() => tools.play({ type: 'said' })}>
          {words.speech.said}
        </Button>
      }
    >
      <Speaker seat={speaker} team={scene.team} tools={tools} />
      {minutes !== 'off' && minutes > 0 && (
        <Button onPress={() => tools.play({ type: 'extra-minute', seat: speaker })}>
          {words.speech.extra(minutes)}
        </Button>
      )}
    </TableScreen>
  );
}

export function FloorScreen({ scene, tools }: ScreenProps<'floor'>): JSX.Element {
  const words = smershText.value;
  const { speaker } = scene;
  const talking = speaker !== 'nobody';
  const able = scene.seats.filter(({ minutes }) => minutes !== 'off' && minutes > 0);
  return (
    <TableScreen
      kind="floor"
      game="smersh"
      title={words.floor.title}
      line={words.floor.line}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={words.floor.note}
      actions={
        <Button
          look="primary"
          confirms
          armKey={talking}
          onPress={() => tools.play({ type: talking ? 'said' : 'start-vote' })}
        >
          {talking ? words.speech.said : words.floor.vote}
        </Button>
      }
    >
      {talking ? (
        <Speaker seat={speaker} team={scene.team} tools={tools} />
      ) : (
        <>
          <p class="squad-line">
            {words.squad} <Names seats={scene.team} />
          </p>
          <div class="minute-buttons">
            {able.map(({ seat, minutes }) => (
              <Button key={seat} onPress={() => tools.play({ type: 'extra-minute', seat })}>
                <span>
                  <Name seat={seat} /> · {minutes}
                </span>
              </Button>
            ))}
          </div>
        </>
      )}
    </TableScreen>
  );
}

function Speaker({ seat, team, tools }: { seat: number; team: readonly number[]; tools: Tools }): JSX.Element {
  const words = smershText.value;
  return (
    <>
      <div class="speaker" aria-live="polite">
        <span>{words.speech.speaks}</span>
        <BigName person={usePerson(seat)} most={92} />
      </div>
      {tools.timer && (
        <div class="big-clock">
          <TalkClock timer={tools.timer} size="small" onMore={tools.moreTime} onToggle={tools.toggleTimer} />
        </div>
      )}
      <p class="squad-line">
        {words.squad} <Names seats={team} />
      </p>
    </>
  );
}
