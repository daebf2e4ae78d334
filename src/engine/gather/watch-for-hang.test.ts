import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MachineTimes } from '../browser/machine-clock.ts';
import { VisitStopped } from './visit-stopped.ts';
import { hungMs, watchForHang } from './watch-for-hang.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose thread has `share` of a processor from now on, and answers when it is told to. */
function page(share: number) {
  const began = Date.now();
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const times = (): MachineTimes => ({
    ...{ ranMs: 0, waitedMs: 0, auditMs: 0, busyMs: 0 },
    threads: new Map([[7, { ranMs: (Date.now() - began) * share, waitedMs: 0 }]]),
  });
  const send = () => {
    const asked = Promise.withResolvers<unknown>();
    waiting.push(asked);
    return asked.promise;
  };
  const watch = watchForHang({ send } as never, { times });
  const ending = watch.hung.catch(
    (error: unknown) => error instanceof VisitStopped && error.refusal.reason === 'hung',
  );
  return {
    waiting,
    watch,
    isHung: () => Promise.race([ending, vi.advanceTimersByTimeAsync(0).then(() => false)]),
  };
}

test('a page that loads in ten seconds is asked nothing', async () => {
  const { waiting, watch, isHung } = page(1);
  await vi.advanceTimersByTimeAsync(9_900);
  watch.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(waiting).toHaveLength(0);
  expect(await isHung()).toBe(false);
});

test('one that answers is asked again, and is never hung', async () => {
  const { waiting, isHung } = page(1);
  for (let second = 0; second < 120; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    waiting.at(-1)?.resolve({});
  }
  expect(waiting.length).toBeGreaterThan(50);
  expect(await isHung()).toBe(false);
});

test('one whose thread works without an answer is hung, as late as its thread is slow', async () => {
  for (const share of [1, 0.5]) {
    const { isHung } = page(share);
    await vi.advanceTimersByTimeAsync(10_000 + hungMs / share - 2_000);
    expect(await isHung()).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await isHung()).toBe(true);
  }
});

test('what was asked before the end of the load is still awaited; nothing else is asked', async () => {
  const asked = page(1);
  await vi.advanceTimersByTimeAsync(12_000);
  asked.watch.stop();
  await vi.advanceTimersByTimeAsync(hungMs);
  expect(await asked.isHung()).toBe(true);

  const answers = page(1);
  await vi.advanceTimersByTimeAsync(12_000);
  answers.watch.stop();
  answers.waiting[0]?.resolve({});
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answers.waiting).toHaveLength(1);
  expect(await answers.isHung()).toBe(false);
});

test('a thread that waits, and a page that is gone, are not hung', async () => {
  const idle = page(0);
  const gone = page(1);
  await vi.advanceTimersByTimeAsync(10_500);
  gone.waiting[0]?.reject(new Error('closed'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await idle.isHung()).toBe(false);
  expect(await gone.isHung()).toBe(false);
  expect(vi.getTimerCount()).toBe(1);
});
