// The pause sheet: everything that may be done at any table or handoff scene, the safe action first.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isRefusal, type Seat, type TableScene } from '../core/game';
import { canUndo } from '../core/match';
import { Button, HoldButton } from '../table/button';
import { SeatButtons, Segments } from '../table/controls';
import { OneLine } from '../table/one-line';
import { Name, usePerson } from '../table/person';
import { Sheet } from '../table/sheet';
import { LANGUAGE_NAMES, LANGUAGES, language, text } from '../text/language';
import { type Current, mendName, play, undo } from './current';
import { dealAgain } from './deal';
import { HelpSheet } from './help';
import { LIGHTS, options, setLanguage, setOptions } from './kept';
import { nameTrouble } from './name-trouble';
import { go } from './place';

type Page =
  | { readonly at: 'menu' | 'look' | 'leave' | 'rename' | 'again' | 'rules' }
  | { readonly at: 'leaving' | 'naming'; readonly seat: Seat };

interface PauseProps {
  shown: Current;
  atTable: boolean;
  atHandoff: boolean;
  onClose: () => void;
  onLook: (seat: Seat) => void;
}

export function PauseSheet({ shown, atTable, onClose, onLook }: PauseProps): JSX.Element {
  const [page, setPage] = useState<Page>({ at: 'menu' });
  const words = text.value.paused;
  const { module, match } = shown;
  const { game } = module;
  const menu = (): void => setPage({ at: 'menu' });
  const gone = game.gone(match.state);
  const everybody = match.players.map((_, seat) => seat);
  const here = everybody.filter((seat) => !gone.includes(seat));
  const mayLook = atTable ? (shown.scene as TableScene).mayLook : [];

  switch (page.at) {
    case 'menu':
      return (
        <Sheet kind="pause" title={words.title} onClose={onClose}>
          <p>{words.line}</p>
          <Button look="primary" onPress={onClose}>
            {words.resume}
          </Button>
          {canUndo(match) && (
            <Button
              onPress={() => {
                onClose();
                void undo();
              }}
            >
              {words.undo}
            </Button>
          )}
          {mayLook.length > 0 && <Button onPress={() => setPage({ at: 'look' })}>{words.look}</Button>}
          <Button onPress={() => setPage({ at: 'rules' })}>{words.rules}</Button>
          <Button onPress={() => setPage({ at: 'leave' })}>{words.leave}</Button>
          <Button onPress={() => setPage({ at: 'rename' })}>{words.rename}</Button>
          {game.canDealAgain(match.state) && <Button onPress={() => setPage({ at: 'again' })}>{words.again}</Button>}
          <Segments
            label={text.value.options.light}
            options={LIGHTS.map((value) => ({ value, label: text.value.options.lights[value] }))}
            value={options.value.light}
            onChange={(light) => setOptions({ light })}
          />
          <Segments
            label={words.language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language.value}
            onChange={(next) => void setLanguage(next)}
          />
          <Button onPress={() => go({ at: 'home' })}>{words.home}</Button>
          <HoldButton
            ms={1200}
            onHeld={() => {
              onClose();
              void play({ type: 'stop' });
            }}
          >
            {words.end}
          </HoldButton>
          <p class="caption">{words.endLine}</p>
        </Sheet>
      );
    case 'rules':
      return <HelpSheet module={module} players={match.players.length} onClose={menu} />;
    case 'look':
      return (
        <PickSeat
          kind="look"
          title={words.lookTitle}
          line={words.lookLine}
          seats={mayLook}
          onPick={onLook}
          onBack={menu}
        />
      );
    case 'leave':
      return (
        <PickSeat
          kind="leave"
          title={words.leaveTitle}
          seats={here}
          onPick={(seat) => setPage({ at: 'leaving', seat })}
          onBack={menu}
        />
      );
    case 'leaving':
      return (
        <Sheet kind="leaving" title={words.leave} onClose={menu}>
          <p>
            <b>
              <Name seat={page.seat} />
            </b>
          </p>
          <p>{module.words().leaving(game.ifLeaves(match.state, page.seat))}</p>
          <Button look="primary" onPress={menu}>
            {words.stay}
          </Button>
          <Button
            look="danger"
            onPress={() => {
              onClose();
              void play({ type: 'leave', seat: page.seat });
            }}
          >
            <span>
              {words.leaveDo} <Name seat={page.seat} />
            </span>
          </Button>
        </Sheet>
      );
    case 'rename':
      return (
        <PickSeat
          kind="rename"
          title={words.renameTitle}
          seats={everybody}
          onPick={(seat) => setPage({ at: 'naming', seat })}
          onBack={menu}
        />
      );
    case 'naming':
      return <Naming seat={page.seat} onDone={onClose} onBack={menu} />;
    case 'again':
      return (
        <Sheet kind="again" title={words.againTitle} onClose={menu}>
          <p>{words.againLine}</p>
          <Button look="primary" onPress={menu}>
            {text.value.cancel}
          </Button>
          <Button
            onPress={() => {
              onClose();
              void dealAgain();
            }}
          >
            {words.againDo}
          </Button>
        </Sheet>
      );
  }
}

interface PickProps {
  kind: string;
  title: string;
  line?: string;
  seats: readonly Seat[];
  onPick: (seat: Seat) => void;
  onBack: () => void;
}

/** Whom it is about. */
function PickSeat({ kind, title, line, seats, onPick, onBack }: PickProps): JSX.Element {
  return (
    <Sheet kind={kind} title={title} onClose={onBack}>
      {line && <p>{line}</p>}
      <SeatButtons seats={seats} onPick={onPick}>
        {(seat) => <Name seat={seat} />}
      </SeatButtons>
      <Button look="quiet" onPress={onBack}>
        {text.value.back}
      </Button>
    </Sheet>
  );
}

function Naming({ seat, onDone, onBack }: { seat: Seat; onDone: () => void; onBack: () => void }): JSX.Element {
  const words = text.value.paused;
  const person = usePerson(seat);
  const [typed, setTyped] = useState(person.name);
  const [error, setError] = useState<string>();
  const save = async (): Promise<void> => {
    const refusal = await mendName(seat, typed);
    if (isRefusal(refusal)) setError(nameTrouble(refusal));
    else onDone();
  };
  return (
    <Sheet kind="naming" title={words.rename} onClose={onBack}>
      <OneLine label={words.rename} value={typed} onChange={setTyped} onEnter={() => void save()} error={error} />
      <Button look="primary" onPress={() => void save()}>
        {words.renameDo}
      </Button>
      <Button look="quiet" onPress={onBack}>
        {text.value.back}
      </Button>
    </Sheet>
  );
}
