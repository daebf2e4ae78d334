import { EventEmitter } from 'node:events';
import { NetworkMonitor } from 'lighthouse/core/gather/driver/network-monitor.js';
import type { CDPSession } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { lateMs, leaveLateRequests, type QuietMonitor } from './late-requests.ts';

interface Asked {
  readonly at: number;
  readonly resourceType?: string;
  readonly finished?: boolean;
}

/** Lighthouse’s own monitor, over these requests of a page whose load event fires at 1 s. */
function monitorOf(asked: readonly Asked[], stretch = 1) {
  const events = new EventEmitter();
  const target = Object.assign(new EventEmitter(), { rootSession: () => new EventEmitter() });
  const monitor = new NetworkMonitor(target as never);
  const records = asked.map(({ at, resourceType = 'Fetch', finished = false }) => ({
    ...{
      rendererStartTime: at,
      resourceType,
      finished,
      priority: 'High',
      frameId: 'main',
      protocol: 'http/1.1',
    },
    ...{ parsedURL: { scheme: 'http' } },
  }));
  const document = { ...records[0], resourceType: 'Document', finished: true };
  Object.assign(monitor, { _networkRecorder: { getRawRecords: () => [document, ...records] } });
  const clock = { now: () => 0, stretch: () => stretch };
  const cdp = events as EventEmitter & CDPSession;
  const end = leaveLateRequests({ cdp, clock }, monitor as unknown as QuietMonitor);
  return { monitor, end, events, load: () => events.emit('Page.loadEventFired', { timestamp: 1 }) };
}

const late = 1_000 + lateMs + 1;

test('what begins long after the load event keeps no load open', () => {
  const { monitor, load } = monitorOf([{ at: late }, { at: late }, { at: late, resourceType: 'Script' }]);
  expect([monitor.isCriticalIdle(), monitor.is2Idle(), monitor.isIdle()]).toEqual([false, false, false]);
  load();
  expect([monitor.isCriticalIdle(), monitor.is2Idle(), monitor.isIdle()]).toEqual([true, true, true]);
});

test('what began before, another document, and all of a page that does not load are waited for', () => {
  const before = monitorOf([{ at: late - 1 }]);
  before.load();
  expect(before.monitor.isCriticalIdle()).toBe(false);
  const document = monitorOf([{ at: late, resourceType: 'Document' }]);
  document.load();
  expect(document.monitor.isCriticalIdle()).toBe(false);
  expect(monitorOf([{ at: late }]).monitor.isCriticalIdle()).toBe(false);
});

test('a busy machine is given the time that it takes, and nothing is left of the watch', () => {
  const { monitor, load, end, events } = monitorOf([{ at: late }], 2);
  load();
  expect(monitor.isCriticalIdle()).toBe(false);
  end();
  expect(events.listenerCount('Page.loadEventFired')).toBe(0);
});
