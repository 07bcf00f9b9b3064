// Hand-outs and windows: an ability is given in public, and used in public on whom one likes (SMR-15 … SMR-17).

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { TableScreen } from '../../../table/frame';
import { Name } from '../../../table/person';
import type { Holder } from '../scenes';
import { smershText } from '../text/language';
import { type ScreenProps, Track } from './in-play';
import { Ring } from './ring';

export function HandOutScreen({ scene, tools }: ScreenProps<'hand-out'>): JSX.Element {
  const words = smershText.value;
  const [to, setTo] = useState<Seat | null>(null);
  const { ability, giver, right, receivers, holders } = scene;
  const chosen = to !== null && receivers.includes(to) ? to : null;
  const nobody = receivers.length === 0;
  const place = scene.drawn.findIndex(({ is }) => is === 'now') + 1;
  return (
    <TableScreen
      kind="hand-out"
      game="smersh"
      title={words.mission(scene.round)}
      line={words.handOut.line(place, scene.drawn.length)}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="lower"
      note={nobody ? words.handOut.nobody : words.handOut.note}
      actions={
        <Button
          look="primary"
          confirms
          armKey={`${place} ${chosen}`}
          blocked={!nobody && chosen === null ? words.handOut.pick : undefined}
          onPress={() => tools.play(chosen === null ? { type: 'discard' } : { type: 'hand-out', seat: chosen })}
        >
          {nobody ? (
            words.handOut.discard
          ) : (
            <span>
              {words.handOut.give} {chosen !== null && <Name seat={chosen} />}
            </span>
          )}
        </Button>
      }
    >
      <div class="ability-now">
        <b class="display">{words.abilities[ability].name}</b>
        <p class="caption">{words.abilities[ability].line}</p>
        <p>
          <Name seat={giver} /> {giver === right ? words.handOut.gives : words.handOut.givesInstead}
        </p>
      </div>
      <Ring
        seats={scene.seats}
        leader={scene.board.leader}
        picked={chosen === null ? [] : [chosen]}
        free={receivers}
        onToggle={(seat) => setTo(seat === chosen ? null : seat)}
      >
        <b class="display ring-count">{giver + 1}</b>
      </Ring>
      {holders
        .filter(({ can }) => can === 'now')
        .map((holder) => (
          <Button key={holder.seat} onPress={() => tools.play({ type: 'use', seat: holder.seat, on: [] })}>
            <span>
              <Name seat={holder.seat} />: {words.handOut.instructor}
            </span>
          </Button>
        ))}
    </TableScreen>
  );
}

export function WindowScreen({ scene, tools }: ScreenProps<'window'>): JSX.Element {
  const words = smershText.value;
  const [user, setUser] = useState<Seat | null>(null);
  const [on, setOn] = useState<readonly Seat[]>([]);
  const holder = scene.holders.find(({ seat, can }) => seat === user && can === 'now');
  const pick = (seat: Seat | null): void => {
    setUser(seat);
    setOn([]);
  };
  const missing = holder ? holder.people - on.length : 0;
  return (
    <TableScreen
      kind="window"
      game="smersh"
      title={words.window.title}
      line={words.window.lines[scene.when]}
      extra={<Track scene={scene} tools={tools} />}
      corner={tools.corner}
      slot="upper"
      note={words.window.note}
      actions={
        holder ? (
          <Button
            look="primary"
            confirms
            armKey={`${user} ${on.join()}`}
            blocked={missing > 0 ? words.window.missing(missing) : undefined}
            onPress={() => tools.play({ type: 'use', seat: holder.seat, on })} // what follows is a screen of its own
          >
            {words.window.use(words.abilities[holder.ability].name)}
          </Button>
        ) : (
          <Button look="primary" confirms armKey="nobody" onPress={() => tools.play({ type: 'go-on' })}>
            {words.window.goOn}
          </Button>
        )
      }
    >
      {holder ? (
        <>
          <div class="ability-now">
            <b class="display">
              <Name seat={holder.seat} />: {words.abilities[holder.ability].name}
            </b>
            <p class="caption">{words.abilities[holder.ability].line}</p>
          </div>
          {holder.people > 0 && (
            <Ring
              seats={scene.seats}
              leader={scene.board.leader}
              picked={on}
              free={holder.among}
              onToggle={(seat) => setOn(chosen(on, seat, holder.people))}
            >
              <span class="display ring-count">
                {on.length}/{holder.people}
              </span>
            </Ring>
          )}
          <Button onPress={() => pick(null)}>{words.window.back}</Button>
        </>
      ) : (
        <ul class="window-holders">
          {scene.holders.map((one) => (
            <li key={one.seat}>
              <HolderRow holder={one} onPress={() => pick(one.seat)} />
            </li>
          ))}
        </ul>
      )}
    </TableScreen>
  );
}

/** Put in or taken out; one too many takes the place of the first. */
function chosen(on: readonly Seat[], seat: Seat, most: number): readonly Seat[] {
  if (on.includes(seat)) return on.filter((other) => other !== seat);
  return [...on, seat].slice(-most);
}

function HolderRow({ holder, onPress }: { holder: Holder; onPress: () => void }): JSX.Element {
  const words = smershText.value;
  const inside = (
    <span class="row-words">
      <b>
        <Name seat={holder.seat} />: {words.abilities[holder.ability].name}
      </b>
      <span class="caption">
        {holder.can === 'now' ? words.abilities[holder.ability].line : words.barred[holder.can]}
      </span>
    </span>
  );
  return holder.can === 'now' ? (
    <Button class="window-holder" onPress={onPress}>
      {inside}
    </Button>
  ) : (
    <div class="row">{inside}</div>
  );
}
