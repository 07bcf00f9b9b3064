// Buttons that cannot be pressed by mistake: they ignore what began before they were ready, and say why they are blocked.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { now } from '../device/clock';

/** Milliseconds in which a fresh screen ignores presses, and in which a confirm arms itself (design §5.9). */
export const IGNORE = 350;
export const ARM = 600;
/** A confirm that repeats in place. */
export const ARM_AGAIN = 700;

/** True once `ms` have passed since the last change of `key`. */
export function useArmed(ms: number, key: unknown = ''): boolean {
  const [armedFor, setArmedFor] = useState<unknown>(undefined);
  const token = useRef<object>({});
  const last = useRef<unknown>(Symbol('none'));
  if (last.current !== key) {
    last.current = key;
    token.current = {};
  }
  const current = token.current;
  useEffect(() => {
    const timer = setTimeout(() => setArmedFor(current), ms);
    return () => clearTimeout(timer);
  }, [current, ms]);
  return armedFor === current;
}

interface ButtonProps {
  children: ComponentChildren;
  onPress: () => void;
  look?: 'primary' | 'second' | 'quiet' | 'icon' | 'danger' | 'plain';
  /** A sentence in place of the action: why it cannot be done now. */
  blocked?: ComponentChildren;
  /** Arms visibly, for confirms; otherwise the press is only ignored for a moment. */
  confirms?: boolean;
  /** Arming begins again when this changes. */
  armKey?: unknown;
  label?: string;
  class?: string;
  pressed?: boolean;
  expanded?: boolean;
  id?: string;
  role?: 'radio' | 'switch' | 'tab';
  checked?: boolean;
  disabled?: boolean;
}

/**
 * A press counts only if it began and ended on the ready button: a pointer that went down earlier, or a key that is
 * repeating, does nothing. Assistive technology clicks without a pointer and counts once the button is ready.
 */
export function Button(props: ButtonProps): JSX.Element {
  const { children, onPress, look = 'second', blocked, confirms = false, armKey, label, pressed, expanded } = props;
  const ready = useArmed(confirms ? (armKey === undefined ? ARM : ARM_AGAIN) : IGNORE, armKey);
  const pointerBegan = useRef<'none' | 'good' | 'early'>('none');
  const keyBegan = useRef<'none' | 'good' | 'early'>('none');
  const off = blocked !== undefined && blocked !== null && blocked !== false;
  const press = (event: MouseEvent): void => {
    const fromPointer = event.detail > 0;
    const good = fromPointer ? pointerBegan.current === 'good' : keyBegan.current !== 'early';
    pointerBegan.current = 'none';
    keyBegan.current = 'none';
    if (ready && good && !off) onPress();
  };
  return (
    <button
      type="button"
      id={props.id}
      class={`button ${look} ${off ? 'blocked' : ''} ${confirms && !ready ? 'arming' : ''} ${props.class ?? ''}`}
      aria-label={label}
      aria-disabled={off || !ready || props.disabled ? true : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      role={props.role}
      aria-checked={props.checked}
      onPointerDown={() => {
        pointerBegan.current = ready ? 'good' : 'early';
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        if (event.repeat) event.preventDefault();
        keyBegan.current = ready ? 'good' : 'early';
      }}
      onClick={press}
    >
      {off ? blocked : children}
    </button>
  );
}

/** Ends something for good: held for `ms`, it fills up; let go earlier, nothing happens. Keys and clicks hold as well. */
export function HoldButton(props: { children: ComponentChildren; ms: number; onHeld: () => void }): JSX.Element {
  const { children, ms, onHeld } = props;
  const [since, setSince] = useState<number | null>(null);
  const ready = useArmed(IGNORE);
  const held = useRef(onHeld);
  held.current = onHeld;
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => {
      setSince(null);
      held.current();
    }, ms);
    return () => clearTimeout(timer);
  }, [since, ms]);
  const begin = (): void => {
    if (ready) setSince((was) => was ?? now().mono);
  };
  const end = (): void => setSince(null);
  return (
    <button
      type="button"
      class={`button danger hold-button ${since === null ? '' : 'held'}`}
      style={{ '--hold': `${ms}ms` }}
      onPointerDown={(event) => event.isPrimary && event.button === 0 && begin()}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) begin();
      }}
      onKeyUp={end}
      onBlur={end}
    >
      <span>{children}</span>
    </button>
  );
}
