import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spin, untilIdle } from './idle-machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const { signal } = new AbortController();

/** Waits with the shares a probe gives in turn, the last one for ever. */
async function play(shares: readonly number[], ms = 5_000) {
  let asked = 0;
  const began = performance.now();
  const probe = () => shares[Math.min(asked++, shares.length - 1)] ?? 0;
  const waited = untilIdle(ms, signal, probe).then((idle) => ({
    idle,
    ms: performance.now() - began,
    asked,
  }));
  await vi.advanceTimersByTimeAsync(60_000);
  return waited;
}

test('an idle machine is known within a second', async () => {
  const { idle, ms } = await play([1]);
  expect(idle).toBe(true);
  expect(ms).toBeLessThan(1_000);
});

test('a quiet moment of a busy machine is not idleness', async () => {
  expect(await play([0.3, 1, 1, 1, 0.4, 0.95, 1, 1, 1])).toMatchObject({ idle: true, asked: 9 });
});

test('a machine that stays busy is given up in time', async () => {
  const { idle, ms } = await play([1, 0.5], 3_000);
  expect(idle).toBe(false);
  expect(ms).toBeLessThanOrEqual(3_250);
});

test('a cancelled audit waits no more', async () => {
  const stop = new AbortController();
  const waiting = untilIdle(60_000, stop.signal, () => 0);
  const failed = expect(waiting).rejects.toThrow();
  stop.abort(new Error('cancelled'));
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
});

test('the probe tells a share', () => {
  vi.useRealTimers();
  const share = spin(5);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(1.1);
});

test('the probe counts what the kernel says the thread waited, else the time it ran', () => {
  vi.useRealTimers();
  const told = [1_000, 1_010];
  const share = spin(20, () => told.shift() ?? null);
  // Ten milliseconds of twenty or, on a busy machine, of more.
  expect(share).toBeGreaterThanOrEqual(0.5);
  expect(share).toBeLessThan(1);
  expect(spin(20, () => 1_000)).toBe(1);
  expect(spin(5, () => null)).toBeGreaterThan(0);
});
