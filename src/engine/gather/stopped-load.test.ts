import { EventEmitter } from 'node:events';
import type { CDPSession } from 'puppeteer-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Exchange } from './network-log.ts';
import { watchForStop } from './stopped-load.ts';

const document = { isMainDocument: true, redirectedTo: null, failure: null, frameId: 'main', response: {} };
const asked: Exchange[] = [document as Partial<Exchange> as Exchange];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a stop is told after those events of the page, each with its frame. */
function stopsAfter(...events: readonly [name: string, frameId?: string][]): number {
  const session = new EventEmitter();
  let stops = 0;
  const clock = { now: () => Date.now(), stretch: () => 1 };
  const cdp = session as EventEmitter & CDPSession;
  const end = watchForStop({ cdp, clock }, asked, () => {
    stops += 1;
  });
  for (const [name, frameId = 'main'] of events) session.emit(`Page.${name}`, { frameId });
  vi.advanceTimersByTime(5_000);
  end();
  expect(session.eventNames()).toEqual([]);
  return stops;
}

test('a load that ends without its event was stopped by the page', () => {
  expect(stopsAfter(['frameStartedLoading'], ['frameStoppedLoading'])).toBe(1);
});

test('a load that came to its end was not, in whichever order it is told', () => {
  expect(stopsAfter(['frameStartedLoading'], ['loadEventFired'], ['frameStoppedLoading'])).toBe(0);
  expect(stopsAfter(['frameStartedLoading'], ['frameStoppedLoading'], ['loadEventFired'])).toBe(0);
});

test('a page that goes on to another load was not stopped', () => {
  expect(stopsAfter(['frameStoppedLoading'], ['frameStartedLoading'])).toBe(0);
  expect(stopsAfter(['loadEventFired'], ['frameStartedLoading'], ['frameStoppedLoading'])).toBe(1);
});

test('frames of others are not looked at', () => {
  expect(stopsAfter(['frameStoppedLoading', 'advert'])).toBe(0);
});
