import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('time spent waiting does not count', () => {
  const ended = vi.fn();
  const deadline = startDeadline(1_000, ended);
  vi.advanceTimersByTime(600);
  deadline.pause();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
  deadline.resume();
  vi.advanceTimersByTime(399);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('a cancelled deadline never ends', () => {
  const ended = vi.fn();
  startDeadline(1_000, ended).cancel();
  vi.advanceTimersByTime(5_000);
  expect(ended).not.toHaveBeenCalled();
});
