import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSilence } from './watch-silence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const silentMs = 60_000;
/** A process that had so much of its time for work, and so much of it waiting for a processor. */
function watched(works: number, waits: number) {
  const told: boolean[] = [];
  const times = () => ({ ranMs: performance.now() * works, waitedMs: performance.now() * waits });
  return { told, watch: watchSilence(1, silentMs, (hasWorked) => told.push(hasWorked), times) };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('calls once, after the whole silence, and says whether the process worked meanwhile', () => {
  const [busy, idle] = [watched(1, 0), watched(0, 0)];
  pass(silentMs - 2_000);
  expect([busy.told, idle.told]).toEqual([[], []]);
  pass(5_000);
  expect([busy.told, idle.told]).toEqual([[true], [false]]);
  pass(2 * silentMs);
  expect([busy.told, idle.told]).toEqual([[true], [false]]);
});

it('begins again at each word', () => {
  const { told, watch } = watched(1, 0);
  for (let spoken = 0; spoken < 5; spoken += 1) {
    pass(silentMs - 5_000);
    watch.heard();
  }
  expect(told).toEqual([]);
});

it('does not count a wait for a processor: a starved process has up to four times as long', () => {
  const { told } = watched(0.5, 0.5);
  pass(silentMs + 30_000);
  expect(told).toEqual([]);
  pass(silentMs);
  expect(told).toHaveLength(1);
});

it('does not count time in which the watching process itself stood still', () => {
  const counted = performance.now.bind(performance);
  let stoodStillMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => counted() + stoodStillMs);
  const { told } = watched(0, 0);
  for (let time = 0; time < 3; time += 1) {
    pass(2_000);
    stoodStillMs += 2 * silentMs;
  }
  pass(2_000);
  expect(told).toEqual([]);
  clock.mockRestore();
});
