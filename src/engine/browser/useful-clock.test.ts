import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterUseful, usefulClock, usefulPause, wallClock } from './useful-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A machine on which our threads wait `share` of the time. */
function machine(share: number) {
  const state = { share, waited: 0, at: performance.now() };
  const waited = () => {
    const now = performance.now();
    state.waited += (now - state.at) * state.share;
    state.at = now;
    return state.waited;
  };
  return { state, clock: usefulClock(() => performance.now(), waited) };
}

test('on an idle machine useful time is the time of the wall', () => {
  const { clock } = machine(0);
  const began = clock.now();
  for (let step = 0; step < 50; step += 1) {
    vi.advanceTimersByTime(33);
    expect(clock.now() - began).toBeCloseTo((step + 1) * 33, 6);
  }
});

test('time spent waiting for a processor does not count', () => {
  const { clock } = machine(0.5);
  const began = clock.now();
  vi.advanceTimersByTime(2_000);
  expect(clock.now() - began).toBeCloseTo(1_000, 6);
});

test('however long the wait, a quarter of the time counts', () => {
  const { clock } = machine(7);
  const began = clock.now();
  vi.advanceTimersByTime(4_000);
  expect(clock.now() - began).toBeCloseTo(1_000, 6);
});

test('it never goes back, whatever the load does and however often it is read', () => {
  const { state, clock } = machine(0);
  let last = clock.now();
  for (let step = 0; step < 400; step += 1) {
    state.share = step % 40 < 20 ? 0 : 0.9;
    vi.advanceTimersByTime(17);
    const now = clock.now();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
  expect(last).toBeLessThan(400 * 17 * 0.75);
  expect(last).toBeGreaterThan(400 * 17 * 0.45);
});

test('a process that ended with its waiting makes no time up', () => {
  let waited = 5_000;
  const clock = usefulClock(
    () => performance.now(),
    () => waited,
  );
  const began = clock.now();
  waited = 0;
  vi.advanceTimersByTime(1_000);
  expect(clock.now() - began).toBe(1_000);
});

test('a deadline comes after its useful time, and a cancelled one never', () => {
  const { clock } = machine(0.5);
  const done = vi.fn();
  const cancelled = vi.fn();
  afterUseful(clock, 1_000, done);
  afterUseful(clock, 1_000, cancelled)();
  vi.advanceTimersByTime(1_900);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(done).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('a pause lasts its useful time', async () => {
  const began = performance.now();
  const paused = usefulPause(machine(0.75).clock, 500).then(() => performance.now() - began);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await paused).toBeGreaterThanOrEqual(1_990);
  expect(await paused).toBeLessThan(2_200);
});

test('on the clock of the wall a pause is a pause', async () => {
  const began = performance.now();
  const paused = usefulPause(wallClock, 500).then(() => performance.now() - began);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await paused).toBeLessThan(515);
});

test('it tells the worst pace of the last seconds, and forgets it', () => {
  const { state, clock } = machine(0.5);
  vi.advanceTimersByTime(500);
  expect(clock.stretch()).toBeCloseTo(2, 6);
  state.share = 0;
  vi.advanceTimersByTime(1_000);
  expect(clock.stretch()).toBeGreaterThan(1.7);
  vi.advanceTimersByTime(60_000);
  expect(clock.stretch()).toBeCloseTo(1, 3);
});
