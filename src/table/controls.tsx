// Controls of set-ups and settings: a stepper, a choice of a few, a switch. The whole row is the target.

import type { ComponentChildren, JSX } from 'preact';
import { Button } from './button';
import { Icon } from './icons';

interface StepperProps {
  label: string;
  line?: ComponentChildren;
  value: number;
  least: number;
  most: number;
  less: string;
  more: string;
  onChange: (value: number) => void;
}

export function Stepper({ label, line, value, least, most, less, more, onChange }: StepperProps): JSX.Element {
  return (
    <div class="row" role="group" aria-label={label}>
      <span class="row-words">
        <b>{label}</b>
        {line && <span class="caption">{line}</span>}
      </span>
      <span class="stepper">
        <Button
          look="icon"
          class={value <= least ? 'at-limit' : ''}
          label={less}
          disabled={value <= least}
          onPress={() => value > least && onChange(value - 1)}
        >
          <Icon name="minus" />
        </Button>
        <output class="display">{value}</output>
        <Button
          look="icon"
          class={value >= most ? 'at-limit' : ''}
          label={more}
          disabled={value >= most}
          onPress={() => value < most && onChange(value + 1)}
        >
          <Icon name="plus" />
        </Button>
      </span>
    </div>
  );
}

interface SegmentsProps<Value extends string | number> {
  label: string;
  line?: ComponentChildren;
  options: readonly { readonly value: Value; readonly label: ComponentChildren; readonly name?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segments<Value extends string | number>(props: SegmentsProps<Value>): JSX.Element {
  const { label, line, options, value, onChange } = props;
  return (
    <div class="field" role="radiogroup" aria-label={label}>
      <b class="field-label">{label}</b>
      <div class="segments">
        {options.map((option) => (
          <Button
            key={option.value}
            look="plain"
            class="segment"
            role="radio"
            checked={option.value === value}
            {...(option.name !== undefined && { label: option.name })}
            onPress={() => onChange(option.value)}
          >
            {option.label}
          </Button>
        ))}
      </div>
      {line && <p class="caption">{line}</p>}
    </div>
  );
}

export function Switch(props: {
  label: string;
  line?: ComponentChildren;
  on: boolean;
  onChange: (on: boolean) => void;
}): JSX.Element {
  const { label, line, on, onChange } = props;
  return (
    <Button look="plain" class="row switch-row" role="switch" checked={on} onPress={() => onChange(!on)}>
      <span class="row-words">
        <b>{label}</b>
        {line && <span class="caption">{line}</span>}
      </span>
      <i class={on ? 'switch on' : 'switch'} />
    </Button>
  );
}

/** One person of several: seats in seating order. */
export function SeatButtons(props: {
  children: (seat: number) => ComponentChildren;
  seats: readonly number[];
  onPick: (seat: number) => void;
}): JSX.Element {
  return (
    <div class="seat-buttons">
      {props.seats.map((seat) => (
        <Button key={seat} look="second" onPress={() => props.onPick(seat)}>
          {props.children(seat)}
        </Button>
      ))}
    </div>
  );
}
