import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wallClock } from '../browser/useful-clock.ts';
import { watchForBlank } from './blank-page.ts';
import type { Exchange } from './network-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loaded page that answers what `look` gives; tells when it is taken for blank, in ms after its load. */
async function play(
  look: (ms: number) => { painted: boolean; nothing: boolean; mayChange: boolean },
  asked: readonly number[] = [],
): Promise<number | null> {
  const began = performance.now();
  const passed = () => performance.now() - began;
  const events = new EventEmitter();
  const exchanges: Exchange[] = [];
  for (const ms of asked) setTimeout(() => exchanges.push({} as Exchange), ms);
  const send = async () => ({ result: { value: look(passed()) } });
  const cdp = Object.assign(events, { send });
  const onBlank = vi.fn(() => passed());
  const end = watchForBlank(
    { cdp, clock: wallClock, functions: async () => 'page' } as never,
    exchanges,
    onBlank,
  );
  events.emit('Page.loadEventFired');
  await vi.advanceTimersByTimeAsync(20_000);
  end();
  expect(onBlank.mock.calls.length).toBeLessThanOrEqual(1);
  return onBlank.mock.results[0]?.value ?? null;
}

test('an empty document is known soon after it is loaded', async () => {
  expect(await play(() => ({ painted: false, nothing: true, mayChange: false }))).toBeLessThan(1_500);
});

test('scripts are given time to change their mind', async () => {
  const late = (ms: number) => ({ painted: ms > 4_000, nothing: true, mayChange: true });
  expect(await play(late)).toBeNull();
  expect(await play(() => ({ painted: false, nothing: true, mayChange: true }))).toBeGreaterThanOrEqual(
    5_000,
  );
});

test('a page that has something to show, or has shown it, is left alone', async () => {
  expect(await play(() => ({ painted: false, nothing: false, mayChange: false }))).toBeNull();
  expect(await play(() => ({ painted: true, nothing: true, mayChange: false }))).toBeNull();
});

test('as long as something is asked for, it waits', async () => {
  const blank = () => ({ painted: false, nothing: true, mayChange: false });
  expect(await play(blank, [500, 1_000, 1_500, 2_000, 2_500, 3_000])).toBeGreaterThan(3_500);
});
