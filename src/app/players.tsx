// Who is playing: names one at a time, in seating order (ALL-11, SPY-02, SPY-03).

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefusal } from '../core/game';
import { badges, cleanName, type Player, reseat } from '../core/players';
import { freshId } from '../device/seed';
import { type ListedId, listed } from '../games';
import { Button } from '../table/button';
import { TableScreen } from '../table/frame';
import { Icon } from '../table/icons';
import { OneLine } from '../table/one-line';
import { PersonName } from '../table/person';
import { text } from '../text/language';
import { players, setPlayers } from './kept';
import { nameTrouble } from './name-trouble';
import { back, go } from './place';

const QUICK = 6;

export function PlayersScreen({ game }: { game: ListedId }): JSX.Element | null {
  const words = text.value.players;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<{ readonly id: string; readonly as: 'moving' | 'editing' } | null>(null);
  const limits = listed(game)?.players ?? { min: 4, max: 16 };
  const list = players.value;
  const numbers = badges(list.map((player) => player.name));

  const add = (): boolean => {
    if (typed.trim() === '') return true;
    if (list.length >= limits.max) {
      setError(words.tooMany(limits.max));
      return false;
    }
    const name = cleanName(typed);
    if (isRefusal(name)) {
      setError(nameTrouble(name));
      return false;
    }
    setPlayers([...list, { id: freshId(), name }]);
    setTyped('');
    setError(undefined);
    return true;
  };
  const move = (from: number, to: number): void => {
    const moved = list[from];
    if (!moved || to < 0 || to >= list.length) return;
    setPlayers(reseat(list, from, to));
    setSaid(words.moved(moved.name, to + 1));
  };
  const few = list.length < limits.min;
  const many = list.length > limits.max;
  const pending = typed.trim() !== '';
  const blocked =
    few && !(pending && list.length + 1 >= limits.min)
      ? words.tooFew(limits.min, list.length)
      : many
        ? words.tooMany(limits.max)
        : undefined;

  return (
    <TableScreen
      kind="players"
      game={game}
      title={words.title}
      line={words.count(list.length)}
      corner={{ icon: 'back', label: text.value.back, onPress: back }}
      // Not where the set-up deals (design §5.8).
      slot="upper"
      note={
        list.length < QUICK ? (
          <Button onPress={() => setPlayers(quickStart(list))}>
            <Icon name="bolt" />
            {words.quick}
          </Button>
        ) : (
          numbers.some((number) => number > 0) && words.namesakes
        )
      }
      actions={
        <Button
          look="primary"
          confirms
          armKey={blocked === undefined}
          blocked={blocked}
          onPress={() => add() && go({ at: 'setup', game })}
        >
          {words.next}
        </Button>
      }
    >
      <Rows
        list={list}
        numbers={numbers}
        open={open}
        onOpen={setOpen}
        onMove={move}
        onRemove={(seat) => {
          setSaid(words.removed(list[seat]?.name ?? ''));
          setPlayers(list.filter((_, at) => at !== seat));
        }}
      />
      <div class="add-row">
        <span class="seat-number ahead">{list.length + 1}</span>
        <OneLine label={words.add} inside value={typed} onChange={setTyped} onEnter={add} error={error} />
        <Button look="icon" label={words.addButton} onPress={add}>
          <Icon name="plus" />
        </Button>
      </div>
      {list.length < QUICK && numbers.some((number) => number > 0) && <p class="caption">{words.namesakes}</p>}
      <p class="unseen" aria-live="polite">
        {said}
      </p>
    </TableScreen>
  );
}

/** SPY-03: fills up to six with ready names, keeping those there; a ready name that is taken is passed over. */
function quickStart(list: readonly Player[]): Player[] {
  const ready = text.value.players.ready.filter((name) => !list.some((player) => player.name === name));
  return [...list, ...ready.slice(0, QUICK - list.length).map((name) => ({ id: freshId(), name }))];
}

interface RowsProps {
  list: readonly Player[];
  numbers: readonly number[];
  open: { readonly id: string; readonly as: 'moving' | 'editing' } | null;
  onOpen: (open: { readonly id: string; readonly as: 'moving' | 'editing' } | null) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (seat: number) => void;
}

function Rows({ list, numbers, open, onOpen, onMove, onRemove }: RowsProps): JSX.Element {
  const rows = useRef<HTMLOListElement>(null);
  const words = text.value.players;
  return (
    <ol class="player-rows" ref={rows}>
      {list.map((player, seat) => {
        const person = { seat, name: player.name, badge: numbers[seat] ?? 0 };
        const moving = open?.id === player.id && open.as === 'moving';
        if (open?.id === player.id && open.as === 'editing') {
          return (
            <li key={player.id} class="player-row">
              <span class="seat-number">{seat + 1}</span>
              <Rename player={player} seat={seat} onDone={() => onOpen(null)} />
            </li>
          );
        }
        return (
          <li key={player.id} class="player-row">
            <span class="seat-number">{seat + 1}</span>
            <Button
              look="plain"
              class="player-name"
              label={words.edit(player.name)}
              onPress={() => onOpen({ id: player.id, as: 'editing' })}
            >
              <PersonName person={person} />
            </Button>
            {moving ? (
              <>
                <Button look="icon" label={`${words.up}: ${player.name}`} onPress={() => onMove(seat, seat - 1)}>
                  <Icon name="up" />
                </Button>
                <Button look="icon" label={`${words.down}: ${player.name}`} onPress={() => onMove(seat, seat + 1)}>
                  <Icon name="down" />
                </Button>
              </>
            ) : (
              <Button look="icon" label={words.remove(player.name)} onPress={() => onRemove(seat)}>
                <Icon name="close" />
              </Button>
            )}
            <Grip
              label={words.move(player.name)}
              seat={seat}
              rows={rows}
              expanded={moving}
              onTap={() => onOpen(moving ? null : { id: player.id, as: 'moving' })}
              onMove={onMove}
            />
          </li>
        );
      })}
    </ol>
  );
}

function Rename({ player, seat, onDone }: { player: Player; seat: number; onDone: () => void }): JSX.Element {
  const [typed, setTyped] = useState(player.name);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);
  const save = (): void => {
    const name = cleanName(typed);
    if (isRefusal(name)) return setError(nameTrouble(name));
    setPlayers(players.value.map((one, at) => (at === seat ? { ...one, name } : one)));
    onDone();
  };
  return (
    <>
      <span class="player-edit" ref={box}>
        <OneLine
          label={text.value.players.edit(player.name)}
          inside
          value={typed}
          onChange={setTyped}
          onEnter={save}
          error={error}
        />
      </span>
      <Button look="icon" label={text.value.ok} onPress={save}>
        <Icon name="check" />
      </Button>
    </>
  );
}

interface GripProps {
  label: string;
  seat: number;
  rows: { current: HTMLOListElement | null };
  expanded: boolean;
  onTap: () => void;
  onMove: (from: number, to: number) => void;
}

/** Dragged, it moves its row; tapped, it unfolds buttons for the same; arrow keys work on it too. */
function Grip({ label, seat, rows, expanded, onTap, onMove }: GripProps): JSX.Element {
  const drag = useRef<{ pointer: number; moved: boolean; at: number } | null>(null);
  const placeAt = (y: number): number => {
    const all = [...(rows.current?.children ?? [])];
    const over = all.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return over < 0 ? all.length - 1 : over;
  };
  return (
    <button
      type="button"
      class="button icon grip"
      aria-label={label}
      aria-expanded={expanded}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        drag.current = { pointer: event.pointerId, moved: false, at: seat };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={(event) => {
        const going = drag.current;
        if (!going || going.pointer !== event.pointerId) return;
        const to = placeAt(event.clientY);
        if (to === going.at) return;
        onMove(going.at, to);
        drag.current = { ...going, at: to, moved: true };
      }}
      onPointerUp={() => {
        if (drag.current?.moved === false) onTap();
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onClick={(event) => {
        if (event.detail === 0) onTap();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onMove(seat, event.key === 'ArrowUp' ? seat - 1 : seat + 1);
      }}
    >
      <Icon name="grip" />
    </button>
  );
}
