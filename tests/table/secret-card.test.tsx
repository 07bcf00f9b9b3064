// A secret card: there only while it is held open, gone before the handler that ends it returns.

import { fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowBuzz } from '../../src/device/vibration';
import { type Face, SecretCard } from '../../src/table/secret-card';
import { speak } from '../../src/text/language';
import { anya, clickOnly, corner, down, everything, pass, pointerEvent, raw, tap, up } from './page';

const FACE: Face = { caption: 'Your word', word: 'cappuccino', line: 'Nobody told you.' };
const BLANK: Face = { caption: 'Your word', word: '(no word)', line: 'You are a blank.' };

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  // The ring stands at 100–200, and the slop round it is 24.
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 100));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  allowBuzz(false);
});

interface Shown {
  onDone: ReturnType<typeof vi.fn<() => void>>;
  onBack: ReturnType<typeof vi.fn<() => void>>;
  face: ReturnType<typeof vi.fn<() => Face>>;
  unmount: () => void;
}

/** A card that is ready to be held. */
async function show({ tapToOpen = false, printed = FACE, wait = 400 } = {}): Promise<Shown> {
  const [onDone, onBack, face] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => Face>(() => printed)];
  const { unmount } = render(
    <SecretCard
      seat={0}
      person={anya}
      face={face}
      corner={corner}
      tapToOpen={tapToOpen}
      doneLabel="Seen. Pass it on"
      onDone={onDone}
      onBack={onBack}
    />,
  );
  await pass(wait);
  return { onDone, onBack, face, unmount };
}

const ring = (): HTMLElement => document.querySelector('[data-hold]') as HTMLElement;
const done = (): HTMLElement => document.querySelector('.button.primary') as HTMLElement;
const isOpen = (): boolean => everything().includes(FACE.word);
const spaceDown = (init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true, ...init });
const spaceUp = (init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keyup', { key: ' ', code: 'Space', bubbles: true, cancelable: true, ...init });

test('ALL-04 CASE-032 a closed card has no word anywhere, and asks for it no sooner than it is opened', async () => {
  const { face } = await show();
  expect(face).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
  raw(ring(), pointerEvent('pointerdown'));
  expect(isOpen(), 'in the task of the press itself').toBe(true);
  expect(screen.getByText(FACE.word)).toBeVisible();
  raw(ring(), pointerEvent('pointerup'));
  expect(isOpen(), 'in the task of the release itself').toBe(false);
});

test('CASE-032 no live region ever holds a word', async () => {
  await show();
  down(ring());
  for (const live of document.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"]'))
    expect(live.textContent).not.toContain(FACE.word);
  expect(document.querySelector('[data-scene]')?.getAttribute('data-audience')).toBe('seat');
});

describe('CASE-011 CASE-024 ALL-04 concealed before the handler returns', () => {
  const ways: [string, () => void][] = [
    ['the release', () => raw(ring(), pointerEvent('pointerup'))],
    ['a release anywhere else', () => raw(document.body, pointerEvent('pointerup'))],
    ['a cancelled pointer', () => raw(ring(), pointerEvent('pointercancel'))],
    ['a lost pointer capture', () => raw(ring(), pointerEvent('lostpointercapture'))],
    ['sliding off', () => raw(window, pointerEvent('pointermove', { clientX: 150, clientY: 240 }))],
    ['a second finger', () => raw(document.body, pointerEvent('pointerdown', { pointerId: 2, isPrimary: false }))],
    ['blur of the window', () => raw(window, new Event('blur'))],
    ['blur of the control', () => raw(ring(), new FocusEvent('blur'))],
    [
      'the page hidden',
      () => {
        visibility = 'hidden';
        raw(document, new Event('visibilitychange'));
      },
    ],
    ['pagehide', () => raw(window, new Event('pagehide'))],
    ['freeze', () => raw(document, new Event('freeze'))],
    [
      'rotation',
      () => {
        [window.innerWidth, window.innerHeight] = [window.innerHeight, window.innerWidth];
        raw(window, new Event('resize'));
      },
    ],
  ];
  for (const [title, happens] of ways) {
    test(`at ${title}`, async () => {
      await show();
      raw(ring(), pointerEvent('pointerdown', { clientX: 150, clientY: 150 }));
      expect(isOpen()).toBe(true);
      happens();
      expect(isOpen()).toBe(false);
    });
  }

  test('at unmounting', async () => {
    const { unmount } = await show();
    raw(ring(), pointerEvent('pointerdown'));
    unmount();
    expect(isOpen()).toBe(false);
  });

  test('a card opened by a tap or aloud closes at the same things', async () => {
    for (const open of [() => clickOnly(ring()), () => clickOnly(screen.getByText(/aloud/, { selector: 'button' }))]) {
      const { unmount } = await show();
      open();
      expect(isOpen()).toBe(true);
      raw(window, new Event('blur'));
      expect(isOpen()).toBe(false);
      open();
      expect(isOpen()).toBe(true);
      raw(window, pointerEvent('pointerdown'));
      expect(isOpen()).toBe(false);
      unmount();
    }
  });
});

test('CASE-011 after a glance away a fresh press opens it, also when the release never came', async () => {
  await show();
  raw(ring(), pointerEvent('pointerdown', { pointerId: 5 }));
  raw(window, new Event('blur'));
  raw(window, new Event('focus'));
  expect(isOpen()).toBe(false);
  raw(ring(), pointerEvent('pointerdown', { pointerId: 6 }));
  expect(isOpen()).toBe(true);
});

test('CASE-025 hidden, it goes back to its handoff', async () => {
  const { onBack } = await show();
  raw(ring(), pointerEvent('pointerdown'));
  visibility = 'hidden';
  raw(document, new Event('visibilitychange'));
  expect(onBack).toHaveBeenCalled();
});

describe('CASE-004 the slop', () => {
  const moved = (clientX: number, clientY: number): void =>
    raw(window, pointerEvent('pointermove', { clientX, clientY }));

  test('a finger may wander 24 px beyond the ring, and no farther', async () => {
    await show();
    raw(ring(), pointerEvent('pointerdown'));
    moved(77, 150);
    moved(150, 223);
    expect(isOpen()).toBe(true);
    moved(150, 225);
    expect(isOpen()).toBe(false);
    moved(150, 150);
    expect(isOpen(), 'coming back').toBe(false);
    raw(ring(), pointerEvent('pointerup'));
    raw(ring(), pointerEvent('pointerdown', { pointerId: 2 }));
    expect(isOpen(), 'a new press').toBe(true);
  });
});

describe('CASE-008 two fingers', () => {
  test('a finger that rests elsewhere keeps it shut', async () => {
    await show();
    raw(document.body, pointerEvent('pointerdown'));
    raw(ring(), pointerEvent('pointerdown', { pointerId: 2, isPrimary: false }));
    expect(isOpen()).toBe(false);
    raw(document.body, pointerEvent('pointerup'));
    expect(isOpen(), 'the one that is left opens nothing').toBe(false);
  });

  test('a mouse and a finger together keep it shut', async () => {
    await show();
    raw(document.body, pointerEvent('pointerdown', { pointerId: 1, pointerType: 'mouse' }));
    raw(ring(), pointerEvent('pointerdown', { pointerId: 2 }));
    expect(isOpen()).toBe(false);
  });
});

describe('CASE-005 the context menu', () => {
  test('is cancelled during a hold and changes nothing', async () => {
    await show();
    raw(ring(), pointerEvent('pointerdown'));
    await pass(600);
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    raw(ring(), menu);
    expect(menu.defaultPrevented).toBe(true);
    await pass(10_000);
    expect(isOpen()).toBe(true);
    raw(ring(), pointerEvent('pointerup'));
    expect(isOpen()).toBe(false);
  });
});

test('CASE-001 the touch on the ring is cancelled, one elsewhere is not', async () => {
  await show();
  const touch = (): Event => new Event('touchstart', { bubbles: true, cancelable: true });
  const [on, off] = [touch(), touch()];
  raw(ring(), on);
  raw(done(), off);
  expect([on.defaultPrevented, off.defaultPrevented]).toEqual([true, false]);
});

describe('CASE-010 keys', () => {
  test('the release of the key conceals wherever the focus is by then', async () => {
    for (const key of [
      { key: ' ', code: 'Space' },
      { key: 'Enter', code: 'Enter' },
    ]) {
      const { unmount } = await show();
      ring().focus();
      raw(ring(), spaceDown(key));
      expect(isOpen()).toBe(true);
      raw(document.body, spaceUp(key));
      expect(isOpen()).toBe(false);
      unmount();
    }
  });

  test('whatever modifier has joined meanwhile', async () => {
    await show();
    ring().focus();
    raw(ring(), spaceDown());
    raw(ring(), spaceUp({ key: '\u00a0', altKey: true, shiftKey: true }));
    expect(isOpen()).toBe(false);
  });

  test('the command key conceals: while it is down, macOS tells of no release', async () => {
    await show();
    ring().focus();
    raw(ring(), spaceDown());
    raw(ring(), new KeyboardEvent('keydown', { key: 'Meta', code: 'MetaLeft', bubbles: true }));
    expect(isOpen()).toBe(false);
  });

  test('loss of the focus conceals', async () => {
    await show();
    ring().focus();
    raw(ring(), spaceDown());
    ring().blur();
    expect(isOpen()).toBe(false);
  });

  test('CASE-015 a hundred repeats make one reveal, and the release one conceal', async () => {
    const { face } = await show();
    const changes = vi.fn();
    const watcher = new MutationObserver(changes);
    ring().focus();
    raw(ring(), spaceDown());
    await pass(0);
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    for (let at = 0; at < 100; at++) {
      const repeat = spaceDown({ repeat: true });
      raw(ring(), repeat);
      expect(repeat.defaultPrevented).toBe(true);
    }
    await pass(0);
    expect(changes).not.toHaveBeenCalled();
    const drawn = face.mock.calls.length;
    raw(ring(), spaceUp());
    expect(isOpen()).toBe(false);
    expect(face.mock.calls.length).toBe(drawn);
    watcher.disconnect();
  });

  test('a key that was down before the card was ready opens nothing by repeating', async () => {
    await show({ wait: 0 });
    ring().focus();
    raw(ring(), spaceDown());
    await pass(500);
    raw(ring(), spaceDown({ repeat: true }));
    expect(isOpen()).toBe(false);
  });
});

describe('CASE-016 other buttons', () => {
  const never: [string, Partial<PointerEventInit>][] = [
    ['the right button', { pointerType: 'mouse', button: 2, buttons: 2 }],
    ['the middle button', { pointerType: 'mouse', button: 1, buttons: 4 }],
    ['a pen’s barrel button', { pointerType: 'pen', button: 2, buttons: 2 }],
    ['a pen’s eraser', { pointerType: 'pen', button: 5, buttons: 32 }],
    ['a second finger', { isPrimary: false }],
  ];
  for (const [title, detail] of never) {
    test(`${title} never opens`, async () => {
      await show();
      raw(ring(), pointerEvent('pointerdown', detail));
      expect(isOpen()).toBe(false);
      raw(ring(), pointerEvent('pointerup', detail));
      expect(isOpen()).toBe(false);
    });
  }

  test('a mouse that holds two buttons, or whose release got lost, shows nothing', async () => {
    const mouse = { pointerType: 'mouse', clientX: 150, clientY: 150 };
    for (const buttons of [3, 2, 0]) {
      const { unmount } = await show();
      raw(ring(), pointerEvent('pointerdown', mouse));
      expect(isOpen()).toBe(true);
      raw(ring(), pointerEvent('pointermove', { ...mouse, buttons: 1 }));
      expect(isOpen()).toBe(true);
      raw(ring(), pointerEvent('pointermove', { ...mouse, buttons })); // further buttons are moves, not presses
      expect(isOpen(), `buttons ${buttons}`).toBe(false);
      unmount();
    }
  });
});

test('a press that began before the card was ready opens nothing', async () => {
  await show({ wait: 0 });
  raw(ring(), pointerEvent('pointerdown'));
  await pass(1000);
  expect(isOpen()).toBe(false);
});

describe('CASE-017 without holding', () => {
  test('a click shows, a second one hides, and the state is told', async () => {
    await show();
    expect(ring()).toHaveAttribute('aria-pressed', 'false');
    clickOnly(ring());
    expect(isOpen()).toBe(true);
    expect(ring()).toHaveAttribute('aria-pressed', 'true');
    clickOnly(ring());
    expect(isOpen()).toBe(false);
  });

  test('also after somebody has held it with a finger', async () => {
    await show();
    down(ring());
    up(ring());
    clickOnly(ring());
    expect(isOpen()).toBe(true);
  });

  test('it hides by itself after 10 s, and after 20 s when read aloud', async () => {
    await show();
    clickOnly(ring());
    await pass(9900);
    expect(isOpen()).toBe(true);
    await pass(200);
    expect(isOpen()).toBe(false);
    clickOnly(screen.getByText(/aloud/, { selector: 'button' }));
    expect(document.activeElement).toHaveClass('face');
    await pass(19_900);
    expect(isOpen()).toBe(true);
    await pass(200);
    expect(isOpen()).toBe(false);
  });

  test('"Hide" hides, and leaves the focus where the next step is', async () => {
    await show();
    clickOnly(screen.getByText(/aloud/, { selector: 'button' }));
    clickOnly(screen.getByText('Hide'));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(ring());
  });

  test('tap mode: a tap shows, the next one anywhere hides', async () => {
    await show({ tapToOpen: true });
    raw(ring(), pointerEvent('pointerdown'));
    expect(isOpen()).toBe(false);
    raw(ring(), pointerEvent('pointerup'));
    raw(ring(), new MouseEvent('click', { detail: 1, bubbles: true }));
    expect(isOpen()).toBe(true);
    tap(document.body);
    expect(isOpen()).toBe(false);
    tap(ring());
    await pass(10_100);
    expect(isOpen()).toBe(false);
  });
});

describe('CASE-018 how it is done', () => {
  test('the ring says it must be held, and its description names the other way', async () => {
    await show();
    expect(ring()).toHaveAccessibleName('Hold to look');
    expect(ring()).toHaveAccessibleDescription(/aloud/i);
  });

  test('a press that is too short shows a hint, a long one does not', async () => {
    await show();
    down(ring());
    await pass(100);
    up(ring());
    expect(screen.getByText('Keep your finger on it')).toBeVisible();
    down(ring());
    await pass(1000);
    up(ring());
    expect(screen.queryByText('Keep your finger on it')).toBeNull();
  });
});

describe('ALL-03 the same hands for every role', () => {
  test('a card can be left 2.5 s after the first look, not before it, and not while it is open', async () => {
    const { onDone } = await show({ wait: 5000 });
    expect(done()).toHaveTextContent('Look at your card first');
    tap(done());
    down(ring());
    await pass(100);
    up(ring());
    await pass(2200);
    expect(done()).toHaveTextContent('A moment more…');
    tap(done());
    await pass(300);
    expect(done()).toHaveTextContent('Seen. Pass it on');
    tap(done());
    expect(onDone, 'it arms first').not.toHaveBeenCalled();
    await pass(720);
    down(ring());
    expect(done()).toHaveTextContent('Let go first');
    up(ring());
    tap(done());
    expect(onDone, 'and anew after another look').not.toHaveBeenCalled();
    await pass(720);
    tap(done());
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a word and a blank differ in their texts alone', async () => {
    const drawn = async (printed: Face): Promise<string> => {
      const { unmount } = await show({ printed });
      down(ring());
      let html = document.querySelector('.screen')?.outerHTML ?? '';
      for (const text of [printed.word, printed.line]) html = html.replace(text, '…');
      unmount();
      // The size of the type and the ground that evens it out are the only styles set by what is printed.
      return html.replace(/ style="(font-size|background-color): [^"]*"/g, '');
    };
    expect(await drawn(BLANK)).toBe(await drawn(FACE));
  });
});

test('ALL-01 "That’s not me" goes back to the handoff until the first look', async () => {
  const { onBack } = await show();
  tap(screen.getByText('That’s not me'));
  expect(onBack).toHaveBeenCalledTimes(1);
  down(ring());
  up(ring());
  tap(screen.getByText('That’s not me'));
  expect(onBack).toHaveBeenCalledTimes(1);
});

describe('ALL-04 forgotten', () => {
  test('after 25 s without a touch it goes back, and not before', async () => {
    const { onBack } = await show({ wait: 20_000 });
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    await pass(24_500);
    expect(onBack).not.toHaveBeenCalled();
    await pass(600);
    expect(onBack).toHaveBeenCalled();
  });
});

test('CASE-034 another scene in its place takes an open secret off the page in the same render', async () => {
  const card = (
    <SecretCard
      seat={0}
      person={anya}
      face={() => FACE}
      corner={corner}
      tapToOpen={false}
      doneLabel="Done"
      onDone={() => {}}
      onBack={() => {}}
    />
  );
  const { rerender } = render(card);
  await pass(400);
  clickOnly(ring());
  expect(isOpen()).toBe(true);
  rerender(<p>Phone to the middle</p>);
  expect(isOpen()).toBe(false);
});

describe('CASE-006 vibration', () => {
  test('none unless allowed, and then the same for a word and for none', async () => {
    const vibrate = vi.fn<(pattern: unknown) => boolean>(() => true);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    const look = async (printed: Face): Promise<unknown[]> => {
      vibrate.mockClear();
      const { unmount } = await show({ printed });
      down(ring());
      await pass(3000);
      up(ring());
      unmount();
      return vibrate.mock.calls;
    };
    expect(await look(FACE)).toEqual([]);
    allowBuzz(true);
    const one = await look(FACE);
    expect(one).toHaveLength(1);
    expect(await look(BLANK)).toEqual(one);
  });
});
