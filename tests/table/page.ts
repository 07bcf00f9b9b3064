// What the tests of the screens have at hand: presses as the page hears them, and a person to show things to.

import { fireEvent } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { Corner } from '../../src/table/frame';
import type { Person } from '../../src/table/person';

export const anya: Person = { seat: 0, name: 'Anya', badge: 0 };
export const corner: Corner = { icon: 'pause', label: 'Pause', onPress: () => {} };

/** Lets time pass, with everything that is drawn meanwhile. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

type Detail = Partial<PointerEventInit>;
const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch', bubbles: true };

export function pointerEvent(type: string, detail: Detail = {}): PointerEvent {
  return new PointerEvent(type, { ...pointer, cancelable: true, ...detail });
}

export function down(element: Element, detail: Detail = {}): void {
  fireEvent(element, pointerEvent('pointerdown', detail));
}

export function up(element: Element, detail: Detail = {}): void {
  fireEvent(element, pointerEvent('pointerup', { buttons: 0, ...detail }));
}

/** What a finger or a mouse button gives: down, up, click. */
export function tap(element: Element): void {
  down(element);
  up(element);
  fireEvent(element, new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
}

/** What assistive technology gives: a click, and nothing before it. */
export function clickOnly(element: Element): void {
  fireEvent(element, new MouseEvent('click', { detail: 0, bubbles: true, cancelable: true }));
}

/** Dispatches without any help from the test library: what is on the page afterwards was put there by the handlers themselves. */
export function raw(target: EventTarget, event: Event): void {
  target.dispatchEvent(event);
}

/** Everything that a screen reader, a tool or a picture could find. */
export function everything(): string {
  return `${document.documentElement.outerHTML} ${document.title} ${location.href} ${JSON.stringify(history.state)}`;
}
