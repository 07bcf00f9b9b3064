// A clock on the table is read from its deadline, never ticked.

import { act, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { now, pauseTimer, returned, startTimer, type Timer } from '../../src/device/clock';
import { allowBuzz } from '../../src/device/vibration';
import { Countdown, clockFace } from '../../src/table/countdown';
import { speak } from '../../src/text/language';
import { pass } from './page';

beforeAll(() => speak('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  allowBuzz(false);
});

const shown = (): string => screen.getByRole('timer').textContent ?? '';
const show = (timer: Timer): ReturnType<typeof render> => render(<Countdown timer={timer} size="hero" />);

describe('CASE-041 the time that is left', () => {
  test('is right at the first paint after five minutes in which nothing ran', () => {
    const time = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const timer = startTimer('talk 1', 6 * 60_000, now());
    const { rerender } = show(timer);
    expect(shown()).toBe('6:00');
    const hidden = now();
    time.mockReturnValue(1000 + 5 * 60_000);
    rerender(<Countdown timer={returned(timer, hidden, now())} size="hero" />);
    expect(shown()).toBe('1:00'); // without one tick of any interval
    time.mockReturnValue(1000 + 12 * 60_000);
    rerender(<Countdown timer={returned(timer, hidden, now())} size="hero" />);
    expect(shown()).toBe('0:00');
  });

  test('does not depend on how many ticks there were', async () => {
    show(startTimer('talk 1', 60_000, now()));
    await pass(30_000);
    expect(shown()).toBe('0:30');
    await act(async () => {
      // The ticks of twenty seconds come late and all at once.
      vi.setSystemTime(Date.now() + 20_000);
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000);
      await vi.advanceTimersByTimeAsync(210);
    });
    expect(shown()).toBe('0:10');
  });

  test('stands while the clock is stopped', async () => {
    const timer = startTimer('talk 1', 60_000, now());
    const { container } = show(pauseTimer(timer, now()));
    await pass(90_000);
    expect(shown()).toBe('1:00');
    expect(container.querySelector('.countdown')).toHaveClass('stopped');
  });
});

test('ALL-16 CASE-049 at zero it says so in words and does nothing else', async () => {
  const vibrate = vi.fn(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
  show(startTimer('talk 1', 2000, now()));
  expect(screen.queryByText('Time!')).toBeNull();
  await pass(2300);
  expect(shown()).toBe('0:00');
  expect(screen.getByText('Time!')).toBeVisible();
  await pass(60_000);
  expect(shown()).toBe('0:00');
  expect(vibrate).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('the face shows minutes and seconds, and the last second until it is over', () => {
  expect([90_000, 60_000, 59_999, 1000, 1, 0].map(clockFace)).toEqual(['1:30', '1:00', '1:00', '0:01', '0:01', '0:00']);
});
