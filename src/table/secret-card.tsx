// A secret card: drawn only while it is held open, out of the document in the task that ends the hold (ALL-04).

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onSightLost } from '../device/sight';
import { buzz } from '../device/vibration';
import { text } from '../text/language';
import { atOnce } from './at-once';
import { Button, IGNORE, useArmed } from './button';
import type { Corner } from './frame';
import { groundGrey, printed, wordSize } from './glow';
import { ALOUD_OPEN, type Hold, type HoldEvent, holdStep, SHUT, SLOP, TAP_OPEN } from './hold';
import type { Person } from './person';
import { LEAST_TIME, PrivatePanel, useCloseWhenAway } from './private';

/** What is printed on a card: a caption, one big word, a line or two, and a short list. The same for every role (ALL-03). */
export interface Face {
  readonly caption: string;
  readonly word: string;
  readonly line: string;
  /** As many rows for every role; none in games whose cards have no list. */
  readonly rows?: readonly string[];
}

/** Milliseconds without a touch after which a private scene goes back to its handoff. */
const IDLE = 25_000;
/** A press shorter than this shows how it is done. */
const TOO_SHORT = 300;
/** No word is printed smaller than this, px. */
const SMALLEST = 14;
/** The longest word and line of a card, in em, so that its light can be evened out. */
const LONGEST = { word: 15, line: 52, row: 13.5 } as const;

interface SecretCardProps {
  seat: number;
  person: Person;
  /** Called only while the card is open. */
  face: () => Face;
  corner: Corner;
  tapToOpen: boolean;
  doneLabel: string;
  onDone: () => void;
  /** Back to the handoff: not me, out of sight, or forgotten. */
  onBack: () => void;
}

export function SecretCard(props: SecretCardProps): JSX.Element {
  const { seat, person, face, corner, tapToOpen, doneLabel, onDone, onBack } = props;
  const words = text.value.card;
  const card = useHold(tapToOpen);
  const [firstLook, setFirstLook] = useState(false);
  const [restedLongEnough, setRested] = useState(false);
  const { opening } = card;
  const open = opening !== null;

  useEffect(() => {
    if (open) setFirstLook(true);
  }, [open]);
  useEffect(() => {
    if (!firstLook) return;
    const timer = setTimeout(() => setRested(true), LEAST_TIME);
    return () => clearTimeout(timer);
  }, [firstLook]);
  useCloseWhenAway(IDLE, onBack, () => card.feed({ type: 'lost' }));

  const blocked = !firstLook ? words.lookFirst : open ? words.letGo : !restedLongEnough ? words.moment : undefined;
  return (
    <PrivatePanel kind="card" seat={seat} person={person} corner={corner} onNotMe={firstLook ? undefined : onBack}>
      <div class={open ? 'secret open' : 'secret'}>
        {open ? (
          <OpenFace
            face={face()}
            aloud={opening.by === 'aloud'}
            onHide={() => {
              card.feed({ type: 'lost' });
              card.control.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <i class="weave" />
        )}
        <p class={`hold-hint ${card.tooShort && !open ? '' : 'gone'}`} role="status">
          {card.tooShort && !open ? words.keepHolding : ''}
        </p>
        <button
          type="button"
          ref={card.control}
          class={open ? 'hold-ring down' : 'hold-ring'}
          data-hold
          aria-pressed={open}
          aria-describedby="hold-hint"
        >
          {open ? (isHeld(opening) ? words.holding : words.tapped) : tapToOpen ? words.tap : words.hold}
        </button>
        {open && !isHeld(opening) && (
          <i class="closing-line" style={{ '--closing': `${opening.by === 'aloud' ? ALOUD_OPEN : TAP_OPEN}ms` }} />
        )}
      </div>
      <span id="hold-hint" class="unseen">
        {words.hint}
      </span>
      <button type="button" class="unseen-until-focus" onClick={() => card.feed({ type: 'aloud' })}>
        {words.aloud}
      </button>
      <Button look="primary" blocked={blocked} onPress={onDone} confirms armKey={blocked === undefined}>
        {doneLabel}
      </Button>
    </PrivatePanel>
  );
}

function OpenFace({ face, aloud, onHide }: { face: Face; aloud: boolean; onHide: () => void }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const big = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const word = big.current;
    if (!element || !word) return;
    fitWord(word, face.word);
    element.style.backgroundColor = groundOf(element);
    if (aloud) element.focus({ preventScroll: true });
  }, [face.word, face.caption, face.line, aloud]);
  return (
    <div class="face" ref={box} tabIndex={-1}>
      <span class="face-caption">{face.caption}</span>
      <div class="display face-word" ref={big}>
        <span>{face.word}</span>
      </div>
      <p class="face-line">{face.line}</p>
      {face.rows && face.rows.length > 0 && (
        <ul class="face-rows">
          {face.rows.map((row, at) => (
            <li key={at} class="face-row">
              <bdi>{row}</bdi>
            </li>
          ))}
        </ul>
      )}
      {aloud && (
        <button type="button" class="face-hide" onClick={onHide}>
          {text.value.card.hide}
        </button>
      )}
    </div>
  );
}

/** The key itself: what it writes changes with the modifiers that join. */
function keyOf(event: KeyboardEvent): string {
  return event.code || event.key;
}

/**
 * The word's size, px: as large as it fits on a line, and smaller where its place is low. The place is the same for every
 * word, so that nothing round it tells how long the word is (ALL-03), and nothing ever needs scrolling (CASE-007).
 */
function fitWord(word: HTMLElement, text: string): number {
  const wide = matchMedia('(min-width: 900px) and (orientation: landscape)').matches;
  const rem = rootSize();
  const cyrillic = /[\u0400-\u04ff]/.test(text);
  let size = wordSize([...text].length, word.clientWidth, (wide ? 4 : 3.125) * rem, 2.125 * rem, cyrillic);
  const inner = word.firstElementChild as HTMLElement;
  for (;;) {
    word.style.fontSize = `${size}px`;
    if (size <= SMALLEST || inner.offsetHeight <= word.clientHeight) return size;
    size *= 0.92;
  }
}

/** The ground that evens out what this card prints, at the sizes at which it stands. */
function groundOf(face: HTMLElement): string {
  const rem = rootSize();
  let ink = 0;
  let fullest = printed(LONGEST.word * 2.125 * rem, 2.125 * rem, 'display');
  for (const text of face.querySelectorAll<HTMLElement>('.face-caption, .face-line, .face-row, .face-word')) {
    const { display, fontSize } = getComputedStyle(text);
    if (display === 'none') continue;
    const size = Number.parseFloat(fontSize) || 0;
    const big = text.matches('.face-word');
    ink += printed(widthOf(text), size, big ? 'display' : 'text');
    if (!big) fullest += printed(LONGEST[text.matches('.face-row') ? 'row' : 'line'] * size, size, 'text');
  }
  // The ring lies over the ground and stays as it is.
  const ring = (face.parentElement?.querySelector<HTMLElement>('.hold-ring')?.offsetWidth ?? 0) / 2;
  const area = face.clientWidth * face.clientHeight - Math.PI * ring * ring;
  const grey = groundGrey(ink, fullest, area);
  return `rgb(${(grey - 3).toFixed(2)} ${grey.toFixed(2)} ${(grey + 7).toFixed(2)})`;
}

/** The width of all lines of a text together, px. */
function widthOf(text: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(text.firstElementChild ?? text); // an element among its contents would count once more
  return [...(range.getClientRects?.() ?? [])].reduce((sum, line) => sum + line.width, 0);
}

function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Open for as long as something is held down, and not for a time. */
function isHeld(opening: Hold['open']): boolean {
  return opening?.by === 'pointer' || opening?.by === 'key';
}

interface HoldControl {
  opening: Hold['open'];
  control: { current: HTMLButtonElement | null };
  tooShort: boolean;
  feed: (event: HoldEvent) => void;
}

/** Feeds the page's events into the machine of hold.ts; what it opens and closes is on the page before they return. */
function useHold(tapMode: boolean): HoldControl {
  const [hold, setHold] = useState(SHUT);
  const [tooShort, setTooShort] = useState(false);
  const control = useRef<HTMLButtonElement>(null);
  const current = useRef(hold);
  const openedAt = useRef(0);
  const armed = useArmed(IGNORE);
  const ready = useRef(false);
  ready.current = armed;

  const feed = useRef((event: HoldEvent): void => {
    const before = current.current;
    const after = holdStep(before, event, tapMode);
    if (after === before) return;
    current.current = after;
    if (!before.open && after.open) {
      openedAt.current = performance.now();
      buzz('reveal');
    }
    atOnce(() => {
      setHold(after);
      if (before.open && !after.open) setTooShort(performance.now() - openedAt.current < TOO_SHORT);
    });
  }).current;

  useEffect(() => {
    const element = control.current;
    if (!element) return;
    let pointerSeen = false;
    const kinds = new Map<number, string>();
    const on = (event: PointerEvent): boolean => event.target instanceof Node && element.contains(event.target);
    const down = (event: PointerEvent): void => {
      pointerSeen = on(event);
      // A first finger means that no other finger is down: the release of one that was counted never came.
      for (const [pointer, kind] of kinds) {
        if (event.isPrimary && kind === event.pointerType && pointer !== event.pointerId) gone(pointer);
      }
      kinds.set(event.pointerId, event.pointerType);
      const main = event.isPrimary && event.button === 0 && ready.current;
      feed({ type: 'down', pointer: event.pointerId, on: on(event), main });
    };
    const move = (event: PointerEvent): void => {
      // A mouse tells of further buttons, and of a release that it missed, by moving.
      if (event.pointerType === 'mouse' && event.buttons !== 1) gone(event.pointerId);
      const box = element.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      const outside = x < box.left - SLOP || x > box.right + SLOP || y < box.top - SLOP || y > box.bottom + SLOP;
      feed({ type: 'move', pointer: event.pointerId, outside });
    };
    const up = (event: PointerEvent): void => {
      kinds.delete(event.pointerId);
      feed({ type: 'up', pointer: event.pointerId, on: on(event) });
    };
    const gone = (pointer: number): void => {
      kinds.delete(pointer);
      feed({ type: 'cancel', pointer });
    };
    const cancel = (event: PointerEvent): void => gone(event.pointerId);
    const keyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Meta') lost(); // while it is down, macOS tells of no other key's release
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (document.activeElement !== element) return;
      event.preventDefault(); // and so no click of its own
      if (ready.current) feed({ type: 'key-down', key: keyOf(event), repeat: event.repeat });
    };
    const keyUp = (event: KeyboardEvent): void => {
      if (event.key === ' ' && document.activeElement === element) event.preventDefault();
      feed({ type: 'key-up', key: keyOf(event) });
    };
    const click = (event: MouseEvent): void => {
      const bare = event.detail === 0 || !pointerSeen; // assistive technology: no pointer before it
      if (bare && ready.current) feed({ type: 'click' });
      pointerSeen = false;
    };
    const lost = (): void => feed({ type: 'lost' });
    const still = (event: Event): void => event.preventDefault();
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointermove', move, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', cancel, true);
    element.addEventListener('lostpointercapture', cancel);
    window.addEventListener('keydown', keyDown, true);
    window.addEventListener('keyup', keyUp, true);
    element.addEventListener('click', click);
    element.addEventListener('blur', lost);
    element.addEventListener('contextmenu', still);
    // Not page-wide: only here must a long press neither scroll nor select nor magnify (CASE-001).
    element.addEventListener('touchstart', still, { passive: false });
    const stopSight = onSightLost(lost);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointermove', move, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', cancel, true);
      window.removeEventListener('keydown', keyDown, true);
      window.removeEventListener('keyup', keyUp, true);
      stopSight();
    };
  }, [feed]);

  const by = hold.open?.by;
  useEffect(() => {
    if (by !== 'tap' && by !== 'aloud') return;
    const timer = setTimeout(() => feed({ type: 'lost' }), by === 'aloud' ? ALOUD_OPEN : TAP_OPEN);
    return () => clearTimeout(timer);
  }, [by, feed]);

  return { opening: hold.open, control, tooShort, feed };
}
