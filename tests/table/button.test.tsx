// Buttons ignore what began before they were ready (design §5.9), and say why they are blocked.

import { fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ARM, ARM_AGAIN, Button, HoldButton, IGNORE } from '../../src/table/button';
import { clickOnly, down, pass, pointerEvent, tap, up } from './page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = (): HTMLElement => screen.getByRole('button');
function click(element: Element): void {
  fireEvent(element, new MouseEvent('click', { detail: 1, bubbles: true }));
}

describe('a fresh button', () => {
  test('ignores presses for 350 ms, and a confirm for 600', async () => {
    const plain = vi.fn();
    const confirm = vi.fn();
    render(
      <>
        <Button onPress={plain}>Plain</Button>
        <Button onPress={confirm} confirms>
          Confirm
        </Button>
      </>,
    );
    const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    await pass(IGNORE - 20);
    tap(first);
    expect(plain).not.toHaveBeenCalled();
    await pass(40);
    tap(first);
    expect(plain).toHaveBeenCalledTimes(1);
    tap(second);
    expect(confirm).not.toHaveBeenCalled();
    expect(second).toHaveClass('arming');
    expect(second).toHaveAttribute('aria-disabled', 'true');
    await pass(ARM - IGNORE);
    expect(second).not.toHaveClass('arming');
    expect(second).not.toHaveAttribute('aria-disabled');
    tap(second);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('ignores a press that began before it was ready, however late it ends', async () => {
    const pressed = vi.fn();
    render(<Button onPress={pressed}>Go</Button>);
    down(button());
    await pass(2000);
    up(button());
    click(button());
    expect(pressed).not.toHaveBeenCalled();
    tap(button());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('ignores a press that began somewhere else', async () => {
    const pressed = vi.fn();
    render(<Button onPress={pressed}>Go</Button>);
    await pass(IGNORE + 10);
    click(button()); // the pointer went down where another screen was
    expect(pressed).not.toHaveBeenCalled();
  });

  test('counts a click without a pointer once it is ready, and not before', async () => {
    const pressed = vi.fn();
    render(<Button onPress={pressed}>Go</Button>);
    clickOnly(button());
    expect(pressed).not.toHaveBeenCalled();
    await pass(IGNORE + 10);
    clickOnly(button());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('CASE-015 a key that repeats, or that was down early, presses nothing', async () => {
    const pressed = vi.fn();
    render(<Button onPress={pressed}>Go</Button>);
    const key = (repeat: boolean): boolean =>
      fireEvent(button(), new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
    expect(key(false)).toBe(true); // early
    await pass(IGNORE + 10);
    clickOnly(button());
    expect(pressed, 'the key was down before the button was ready').not.toHaveBeenCalled();
    expect(key(true), 'a repeat makes no click').toBe(false);
    expect(key(false)).toBe(true);
    clickOnly(button());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('an early pointer that ended elsewhere does not swallow a later click without one', async () => {
    const pressed = vi.fn();
    render(<Button onPress={pressed}>Go</Button>);
    down(button());
    up(document.body);
    await pass(IGNORE + 10);
    down(document.body);
    up(document.body);
    clickOnly(button());
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

test('a confirm arms anew, for 700 ms, when what it confirms changes', async () => {
  const pressed = vi.fn();
  const drawn = (choice: string) => (
    <Button onPress={pressed} confirms armKey={choice}>
      {choice}
    </Button>
  );
  const { rerender } = render(drawn('Liza'));
  await pass(ARM_AGAIN + 10);
  rerender(drawn('Max'));
  tap(button());
  await pass(ARM_AGAIN - 30);
  tap(button());
  expect(pressed).not.toHaveBeenCalled();
  await pass(60);
  tap(button());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a confirm that changes under a finger does not count', async () => {
  const pressed = vi.fn();
  const drawn = (choice: string) => (
    <Button onPress={pressed} confirms armKey={choice}>
      {choice}
    </Button>
  );
  const { rerender } = render(drawn('Liza'));
  await pass(ARM_AGAIN + 10);
  down(button());
  rerender(drawn('Max')); // a second finger picks another name
  up(button());
  click(button());
  expect(pressed).not.toHaveBeenCalled();
});

test('a blocked button says why, keeps the focus, and does nothing', async () => {
  const pressed = vi.fn();
  render(
    <Button onPress={pressed} blocked="Pick a name first">
      Seal
    </Button>,
  );
  await pass(IGNORE + 10);
  expect(button()).toHaveTextContent('Pick a name first');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).not.toHaveAttribute('disabled');
  button().focus();
  expect(document.activeElement).toBe(button());
  tap(button());
  clickOnly(button());
  expect(pressed).not.toHaveBeenCalled();
});

describe('a button to hold', () => {
  test('does what it says after its time, and not when it is let go, left or cancelled earlier', async () => {
    const held = vi.fn();
    render(
      <HoldButton ms={1200} onHeld={held}>
        End
      </HoldButton>,
    );
    await pass(IGNORE + 10);
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
      down(button());
      await pass(1100);
      fireEvent(button(), pointerEvent(end));
      await pass(500);
    }
    down(button());
    await pass(1100);
    fireEvent.blur(button());
    await pass(500);
    expect(held).not.toHaveBeenCalled();
    down(button());
    await pass(1250);
    expect(held).toHaveBeenCalledTimes(1);
  });

  test('CASE-016 CASE-020 takes the main button and keys, and no other button', async () => {
    const held = vi.fn();
    render(
      <HoldButton ms={1200} onHeld={held}>
        End
      </HoldButton>,
    );
    await pass(IGNORE + 10);
    down(button(), { button: 2 });
    await pass(2000);
    down(button(), { isPrimary: false });
    await pass(2000);
    expect(held).not.toHaveBeenCalled();
    fireEvent.keyDown(button(), { key: ' ' });
    await pass(600);
    fireEvent.keyDown(button(), { key: ' ', repeat: true });
    await pass(650);
    expect(held).toHaveBeenCalledTimes(1);
  });
});
