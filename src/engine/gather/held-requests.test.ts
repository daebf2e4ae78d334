import { EventEmitter } from 'node:events';
import type { CDPSession } from 'puppeteer-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldMs, watchForHeldRequests } from './held-requests.ts';
import type { Exchange } from './network-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = { type: 'Fetch', isOver: false, failure: null, transferBytes: 0 } as const;
const asked = (changes: Partial<Exchange>): Exchange =>
  ({ ...open, ...changes }) as Partial<Exchange> as Exchange;

/** The types of what is told as held, that long after the load event (null: it never comes). */
function heldAfter(ms: number, exchanges: readonly Exchange[], loads = true): string[] {
  const session = new EventEmitter();
  const clock = { now: () => Date.now(), stretch: () => 1 };
  const held: string[] = [];
  const end = watchForHeldRequests(
    { cdp: session as EventEmitter & CDPSession, clock },
    exchanges,
    ({ type }) => {
      held.push(type);
    },
  );
  if (loads) session.emit('Page.loadEventFired');
  vi.advanceTimersByTime(ms);
  end();
  vi.advanceTimersByTime(2 * heldMs);
  expect(session.eventNames()).toEqual([]);
  return held;
}

test('what a script still waits for long after the load is held, and told once', () => {
  const polls = [asked({}), asked({ type: 'XHR' }), asked({ transferBytes: 900 })];
  expect(heldAfter(3 * heldMs, polls)).toEqual(['Fetch', 'XHR', 'Fetch']);
});

test('what is over, failed, a download or no request of a script is not', () => {
  const others = [
    asked({ isOver: true }),
    asked({ failure: 'net::ERR_FAILED' }),
    asked({ transferBytes: 1_000_000 }),
    asked({ type: 'Image' }),
  ];
  expect(heldAfter(3 * heldMs, others)).toEqual([]);
});

test('nothing is held before its time, nor of a page that does not come to its load event', () => {
  expect(heldAfter(heldMs - 1_000, [asked({})])).toEqual([]);
  expect(heldAfter(3 * heldMs, [asked({})], false)).toEqual([]);
});
