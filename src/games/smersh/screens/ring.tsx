// The table as a ring of seat numbers, clockwise: who leads, who holds an ability, who is picked (SMR-01). Where somebody is
// to be chosen, the seats are buttons.

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../../core/game';
import { Button } from '../../../table/button';
import { Icon } from '../../../table/icons';
import { spoken, usePerson } from '../../../table/person';
import type { SeatShown } from '../scenes';
import { smershText } from '../text/language';

interface RingProps {
  seats: readonly SeatShown[];
  leader: Seat;
  picked: readonly Seat[];
  /** Who can be pressed; nobody where there is nothing to choose. */
  free?: readonly Seat[];
  onToggle?: (seat: Seat) => void;
  /** In the middle. */
  children: ComponentChildren;
}

export function Ring({ seats, leader, picked, free = [], onToggle, children }: RingProps): JSX.Element {
  return (
    <div class="seat-ring" role="group">
      {seats.map((shown, at) => {
        const angle = (2 * Math.PI * at) / seats.length;
        return (
          <RingSeat
            key={shown.seat}
            shown={shown}
            x={50 - 42 * Math.sin(angle)}
            y={50 + 42 * Math.cos(angle)}
            leads={shown.seat === leader}
            picked={picked.includes(shown.seat)}
            onPress={onToggle && free.includes(shown.seat) ? () => onToggle(shown.seat) : undefined}
          />
        );
      })}
      <div class="ring-middle">{children}</div>
    </div>
  );
}

interface RingSeatProps {
  shown: SeatShown;
  x: number;
  y: number;
  leads: boolean;
  picked: boolean;
  onPress: (() => void) | undefined;
}

function RingSeat({ shown, x, y, leads, picked, onPress }: RingSeatProps): JSX.Element {
  const words = smershText.value;
  const person = usePerson(shown.seat);
  const style = { left: `${x.toFixed(2)}%`, top: `${y.toFixed(2)}%` };
  const told = [
    spoken(person),
    ...(leads ? [words.ring.leads] : []),
    ...(shown.holds === 'none' ? [] : [words.abilities[shown.holds].name]),
  ].join(', ');
  const inside = (
    <>
      <b class="display">{shown.number}</b>
      {leads && <Icon name="flag" />}
      {shown.holds !== 'none' && <i class="ring-card" />}
    </>
  );
  return (
    <span class={`ring-place ${picked ? 'picked' : ''} ${shown.is}`} style={style}>
      {onPress ? (
        <Button look="plain" class="ring-seat" label={told} pressed={picked} onPress={onPress}>
          {inside}
        </Button>
      ) : (
        <span class="ring-seat" role="img" aria-label={told}>
          {inside}
        </span>
      )}
    </span>
  );
}
