import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Exchange } from './network-log.ts';
import { releaseWhenQuiet } from './release-when-quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose main thread answers after `busyMs()`. */
function page(busyMs: () => number) {
  const cdp = Object.assign(new EventEmitter(), {
    send: () => new Promise((resolve) => setTimeout(resolve, busyMs())),
  });
  const exchanges: Exchange[] = [];
  const giveBack = vi.fn();
  const end = releaseWhenQuiet({ cdp } as never, exchanges, giveBack);
  return { cdp, exchanges, giveBack, end };
}

test('keeps the turn until the page is loaded, and half a second of silence longer', async () => {
  const { cdp, giveBack } = page(() => 0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(giveBack).not.toHaveBeenCalled();
  cdp.emit('Page.loadEventFired');
  await vi.advanceTimersByTimeAsync(400);
  expect(giveBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(giveBack).toHaveBeenCalledOnce();
});

test('waits for traffic and for a busy main thread', async () => {
  let busy = 0;
  const { cdp, exchanges, giveBack } = page(() => busy);
  cdp.emit('Page.loadEventFired');
  for (let request = 0; request < 5; request += 1) {
    await vi.advanceTimersByTimeAsync(400);
    exchanges.push({ transferBytes: 0, endedAt: request } as Exchange);
  }
  busy = 200;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(giveBack).not.toHaveBeenCalled();
  busy = 0;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(giveBack).toHaveBeenCalledOnce();
});

test('gives the turn back once, when the visit ends before', async () => {
  const { cdp, end, giveBack } = page(() => 0);
  cdp.emit('Page.loadEventFired');
  end();
  end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(giveBack).toHaveBeenCalledOnce();
});
