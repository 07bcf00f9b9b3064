// A match on the screen: which of table, handoff and private scene is shown, and who holds the phone. The handoff is put
// in here, before every scene whose audience does not hold the phone; a game knows nothing of it.

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Seat, SeatScene, TableScene } from '../core/game';
import { buzz } from '../device/vibration';
import { keepAwake } from '../device/wake';
import { atOnce } from '../table/at-once';
import { Button } from '../table/button';
import type { Corner } from '../table/frame';
import type { GameModule } from '../table/game-module';
import { Handoff, ToTable } from '../table/handoff';
import { nobodyAt, People, type Person, PersonName, peopleOf, spoken } from '../table/person';
import { SecretCard } from '../table/secret-card';
import { Sheet } from '../table/sheet';
import { text } from '../text/language';
import {
  claim,
  countLookOf,
  current,
  followSight,
  hold,
  holder,
  moreTime,
  play,
  saving,
  showTimer,
  timer,
  toggleTimer,
} from './current';
import { leaveMatch, playAgain } from './deal';
import { options } from './kept';
import { NotKept } from './not-kept';
import { PauseSheet } from './pause';
import { onBack } from './place';
import { SpentScreen } from './spent';
import { titleOf } from './titles';
import { UndoToast } from './undo-toast';

/** A second look at one's own card: who, and whether the phone has reached them. */
interface Look {
  readonly seat: Seat;
  readonly stage: 'handoff' | 'card' | 'back';
}

type Over = 'none' | 'pause' | 'later' | 'seats';

export function MatchScreen(): JSX.Element | null {
  const shown = current.value;
  const [over, setOver] = useState<Over>('none');
  const [look, setLook] = useState<Look | null>(null);

  // A sheet never lies over a secret: what is private closes first, to its handoff, in the same task (design §5.12).
  const cover = (sheet: Over): void =>
    atOnce(() => {
      if (current.value?.scene.audience !== 'table') holder.value = 'table';
      setLook((was) => (was?.stage === 'card' ? { seat: was.seat, stage: 'handoff' } : was));
      setOver(sheet);
    });
  useLayoutEffect(() => onBack(() => cover('pause')), []);
  useEffect(followSight, []);
  // With the layout, not after it: a quick second Back must find who answers now.
  useLayoutEffect(() => {
    if (over === 'none') return;
    const letGo = hold('sheet');
    const off = onBack(() => setOver('none'));
    return () => {
      off();
      letGo();
    };
  }, [over]);
  useEffect(() => (look ? hold('look') : undefined), [look]);

  const scene = shown?.scene;
  const atTable = scene?.audience === 'table' && holder.value === 'table' && !look;
  const wanted = atTable && scene.audience === 'table' ? scene.timer : undefined;
  useEffect(() => {
    if (atTable) showTimer(wanted);
  }, [atTable, wanted?.id, shown?.match.revision]);

  const awake =
    scene !== undefined &&
    (scene.audience !== 'table' || look !== null || wanted !== undefined || scene.wakeful === true);
  useEffect(() => {
    keepAwake(awake);
    return () => keepAwake(false);
  }, [awake]);

  if (!shown || !scene) return null;
  const { module, match } = shown;
  const people = peopleOf(match.players, module.seatNumbers);
  const pause: Corner = { icon: 'pause', label: text.value.pause, onPress: () => cover('pause') };
  const close = (): void => setOver('none');

  return (
    <People.Provider value={people}>
      <Stage
        module={module}
        scene={scene}
        people={people}
        pause={pause}
        look={look}
        onLook={setLook}
        onLater={() => cover('later')}
        onSeats={() => cover('seats')}
      />
      {over === 'none' && atTable && <UndoToast match={match} />}
      {over === 'none' && atTable && <NotKept />}
      {over === 'pause' && (
        <PauseSheet
          shown={shown}
          atTable={atTable}
          atHandoff={scene.audience !== 'table'}
          onClose={close}
          onLook={(seat) => {
            close();
            setLook({ seat, stage: 'handoff' });
          }}
        />
      )}
      {over === 'later' && scene.audience !== 'table' && (
        <LaterSheet seat={scene.audience} people={people} onClose={close} />
      )}
      {over === 'seats' && scene.audience === 'table' && (
        <Sheet kind="seats" title={text.value.table.title} onClose={close}>
          <module.screens.Seats scene={scene} looks={match.looks} />
          <Button look="primary" onPress={close}>
            {text.value.paused.resume}
          </Button>
        </Sheet>
      )}
    </People.Provider>
  );
}

interface StageProps {
  module: GameModule;
  scene: TableScene | SeatScene;
  people: readonly Person[];
  pause: Corner;
  look: Look | null;
  onLook: (look: Look | null) => void;
  onLater: () => void;
  onSeats: () => void;
}

function Stage(props: StageProps): JSX.Element | null {
  const { module, scene, people, pause, look, onLater, onSeats } = props;
  const shown = current.value;
  const words = module.words();
  if (!shown) return null;
  const { match } = shown;
  const game = module.game.id;
  const personAt = (seat: Seat): Person => people[seat] ?? nobodyAt(seat);
  const nameOf = (seat: Seat): string => spoken(personAt(seat));

  if (look) return <LookAgain {...props} look={look} />;

  if (scene.audience === 'table') {
    if (scene.kind === 'spent') return <SpentScreen shown={shown} />;
    if (holder.value !== 'table') {
      const note = words.toTable(scene, nameOf);
      return (
        <ToTable
          key={`to-table ${match.revision}`}
          game={game}
          top={titleOf(game)}
          note={note}
          corner={pause}
          onDone={() => {
            holder.value = 'table';
          }}
        />
      );
    }
    const { Table } = module.screens;
    return (
      <Table
        key={scene.kind}
        scene={scene}
        tools={{
          corner: pause,
          timer: scene.timer && timer.value?.id === scene.timer.id ? timer.value : null,
          looks: match.looks,
          play: (move: { readonly type: string }) => void play(move),
          moreTime,
          toggleTimer,
          openTable: onSeats,
          playAgain: () => void playAgain(),
          goHome: () => void leaveMatch(),
        }}
      />
    );
  }

  const seat = scene.audience;
  const person = personAt(seat);
  const away = (): void => {
    holder.value = 'table';
  };
  if (holder.value !== seat) {
    return (
      <Handoff
        key={`handoff ${seat} ${match.moves.length}`}
        game={game}
        person={person}
        facts={scene.handoff}
        purpose={words.purpose(scene.handoff.purpose)}
        progress={words.progress(scene.handoff.purpose, scene.handoff.done, scene.handoff.of)}
        note={words.handoffNote(scene.handoff.purpose)}
        corner={pause}
        onClaim={() => {
          buzz('claim');
          void claim(seat);
        }}
        onLater={scene.handoff.canWait ? onLater : undefined}
      />
    );
  }
  const key = `private ${seat} ${match.moves.length}`;
  if (saving.value)
    return <div key={key} class="screen private" data-scene={scene.kind} data-audience="seat" data-seat={seat} />;
  if (scene.reveals === 'card') {
    return (
      <SecretCard
        key={key}
        seat={seat}
        person={person}
        face={() => module.screens.face(scene, nameOf)}
        corner={pause}
        tapToOpen={options.value.tapToOpen}
        doneLabel={text.value.card.done}
        onDone={() => void play(module.screens.seen(scene))}
        onBack={away}
      />
    );
  }
  const { Choice } = module.screens;
  return (
    <Choice
      key={key}
      scene={scene}
      person={person}
      corner={pause}
      onSeal={(move: { readonly type: string }) => void play(move)}
      onBack={away}
    />
  );
}

/** ALL-08: handoff, hold to look, back to the same scene. Not a move; only the number of looks is kept. */
function LookAgain({ module, people, pause, look, onLook }: StageProps & { look: Look }): JSX.Element | null {
  const shown = current.value;
  if (!shown) return null;
  const words = module.words();
  const { seat, stage } = look;
  const person = people[seat];
  const card = module.game.card(shown.match.state, seat) as SeatScene;
  const game = module.game.id;
  if (!person) return null;
  if (stage === 'back') {
    return (
      <ToTable
        key="look back"
        game={game}
        top={titleOf(game)}
        note={words.toTable({ audience: 'table', kind: 'look-again', mayLook: [] }, () => '')}
        corner={pause}
        onDone={() => onLook(null)}
      />
    );
  }
  if (stage === 'handoff') {
    return (
      <Handoff
        key={`look ${seat}`}
        game={game}
        person={person}
        facts={card.handoff}
        purpose={words.purpose(card.handoff.purpose)}
        progress=""
        note={text.value.handoff.lookAgain}
        corner={{ icon: 'close', label: text.value.cancel, onPress: () => onLook(null) }}
        onClaim={() => {
          buzz('claim');
          void countLookOf(seat);
          onLook({ seat, stage: 'card' });
        }}
      />
    );
  }
  return (
    <SecretCard
      key={`look card ${seat}`}
      seat={seat}
      person={person}
      face={() => module.screens.face(card, (seat) => spoken(people[seat] ?? person))}
      corner={pause}
      tapToOpen={options.value.tapToOpen}
      doneLabel={text.value.card.doneAgain}
      onDone={() => onLook({ seat, stage: 'back' })}
      onBack={() => onLook({ seat, stage: 'handoff' })}
    />
  );
}

function LaterSheet({
  seat,
  people,
  onClose,
}: {
  seat: Seat;
  people: readonly Person[];
  onClose: () => void;
}): JSX.Element | null {
  const words = text.value.handoff;
  const person = people[seat];
  if (!person) return null;
  return (
    <Sheet kind="later" title={words.laterTitle} onClose={onClose}>
      <p>
        <b>
          <PersonName person={person} />
        </b>{' '}
        {words.laterText}
      </p>
      <Button look="primary" onPress={onClose}>
        {text.value.cancel}
      </Button>
      <Button
        onPress={() => {
          onClose();
          void play({ type: 'later', seat });
        }}
      >
        <span>
          {words.laterDo} <PersonName person={person} />
        </span>
      </Button>
    </Sheet>
  );
}
