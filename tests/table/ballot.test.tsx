// A ballot paper: choose, change one's mind, seal; forgotten when it is left.

import { fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowBuzz } from '../../src/device/vibration';
import { BallotPaper } from '../../src/table/ballot';
import { People, peopleOf } from '../../src/table/person';
import { speak } from '../../src/text/language';
import { anya, clickOnly, corner, pass, tap } from './page';

const names = ['Anya', 'Liza', 'Kostya', 'Dima'];
const people = peopleOf(names.map((name, at) => ({ id: `p${at}`, name })));
let visibility: DocumentVisibilityState = 'visible';

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  allowBuzz(false);
});

interface Shown {
  onSeal: ReturnType<typeof vi.fn<(choice: number) => void>>;
  onBack: ReturnType<typeof vi.fn<() => void>>;
  container: Element;
}

function show(options: readonly number[] = [2, 3, 1]): Shown {
  const onSeal = vi.fn<(choice: number) => void>();
  const onBack = vi.fn<() => void>();
  const { container } = render(
    <People.Provider value={people}>
      <BallotPaper
        seat={0}
        person={anya}
        question="Who?"
        options={options}
        corner={corner}
        onSeal={onSeal}
        onBack={onBack}
      />
    </People.Provider>,
  );
  return { onSeal, onBack, container };
}

const choice = (name: string): HTMLElement => screen.getByRole('radio', { name });
const confirm = (): HTMLElement => document.querySelector('.button.primary') as HTMLElement;

describe('CASE-113 ALL-05 a mis-tap is not final', () => {
  test('nothing is preselected, and the confirm is blocked until there is a choice', async () => {
    const { onSeal } = show();
    await pass(5000);
    for (const option of screen.getAllByRole('radio')) expect(option).toHaveAttribute('aria-checked', 'false');
    expect(confirm()).toHaveTextContent('Pick a name first');
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    tap(confirm());
    clickOnly(confirm());
    expect(onSeal).not.toHaveBeenCalled();
  });

  test('the choice can be changed until it is sealed, and the button repeats it', async () => {
    const { onSeal } = show();
    await pass(3000);
    tap(choice('Liza'));
    expect(confirm()).toHaveTextContent('Seal: Liza');
    tap(choice('Dima'));
    expect(confirm()).toHaveTextContent('Seal: Dima');
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([choice('Dima')]);
    await pass(800);
    tap(confirm());
    expect(onSeal.mock.calls).toEqual([[3]]);
  });

  test('a change of mind arms the confirm anew', async () => {
    const { onSeal } = show();
    await pass(3000);
    tap(choice('Liza'));
    await pass(800);
    tap(choice('Dima'));
    tap(confirm());
    expect(onSeal).not.toHaveBeenCalled();
  });
});

test('ALL-03 a choice cannot be sealed before 2.5 s after the claim, whoever votes', async () => {
  const { onSeal } = show();
  await pass(400);
  tap(choice('Liza'));
  await pass(2000);
  expect(confirm()).toHaveTextContent('A moment more…');
  tap(confirm());
  expect(onSeal).not.toHaveBeenCalled();
  await pass(200); // 2.6 s: unblocked, and arming
  tap(confirm());
  expect(onSeal).not.toHaveBeenCalled();
  await pass(720);
  tap(confirm());
  expect(onSeal).toHaveBeenCalledTimes(1);
});

test('ALL-03 the list is the one that was drawn, with every option alike', () => {
  const { container } = show([3, 1, 2]);
  const options = [...container.querySelectorAll('[role="radio"]')];
  expect(options.map((option) => option.textContent)).toEqual(['Dima', 'Liza', 'Kostya']);
  const bare = options.map((option) => option.outerHTML.replace(/<bdi.*<\/bdi>/, ''));
  expect(new Set(bare).size).toBe(1);
});

describe('ALL-04 an unsealed choice closes to its handoff', () => {
  const ways: [string, () => void][] = [
    ['blur', () => window.dispatchEvent(new Event('blur'))],
    [
      'hidden',
      () => {
        visibility = 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    ['freeze', () => document.dispatchEvent(new Event('freeze'))],
    [
      'rotation',
      () => {
        [window.innerWidth, window.innerHeight] = [window.innerHeight, window.innerWidth];
        window.dispatchEvent(new Event('resize'));
      },
    ],
  ];
  for (const [title, happens] of ways) {
    test(`CASE-011 at ${title}, before the handler returns`, async () => {
      const { onBack, onSeal } = show();
      await pass(400);
      tap(choice('Liza'));
      happens();
      expect(onBack).toHaveBeenCalled();
      expect(onSeal).not.toHaveBeenCalled();
    });
  }

  test('CASE-011 when it is drawn while nobody can see the page', async () => {
    visibility = 'hidden';
    const { onBack } = show();
    await pass(0);
    expect(onBack).toHaveBeenCalled();
  });

  test('after 25 s without a touch, and not before', async () => {
    const { onBack } = show();
    await pass(20_000);
    fireEvent.pointerMove(document.body);
    await pass(24_000);
    expect(onBack).not.toHaveBeenCalled();
    await pass(1100);
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

test('ALL-01 "That’s not me" goes back until a name is picked', async () => {
  const { onBack } = show();
  await pass(400);
  tap(choice('Liza'));
  const notMe = screen.getByText('That’s not me');
  tap(notMe);
  expect(onBack).not.toHaveBeenCalled();
  expect(notMe.closest('.gone')).not.toBeNull();
});

test('CASE-006 CASE-036 no buzz unless allowed, and then the same one whatever was chosen', async () => {
  const vibrate = vi.fn<(pattern: unknown) => boolean>(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
  const sealFor = async (name: string): Promise<unknown[]> => {
    vibrate.mockClear();
    const { onSeal } = show();
    await pass(3000);
    tap(choice(name));
    await pass(800);
    tap(confirm());
    expect(onSeal).toHaveBeenCalled();
    document.body.innerHTML = '';
    return vibrate.mock.calls;
  };
  expect(await sealFor('Liza')).toEqual([]);
  allowBuzz(true);
  const one = await sealFor('Liza');
  expect(one).toHaveLength(1);
  expect(await sealFor('Dima')).toEqual(one);
});

test('CASE-027 CASE-028 there is nothing to type in on a ballot', () => {
  const { container } = show();
  expect(container.querySelectorAll('input, textarea, [contenteditable]')).toHaveLength(0);
});
