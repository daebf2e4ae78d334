import { expect, test } from 'vitest';
import type { MachineTimes } from '../../browser/machine-clock.ts';
import { loadTrust } from './load-trust.ts';

const began: MachineTimes = { ranMs: 500, waitedMs: 200, auditMs: 3_000, busyMs: 90_000, threads: new Map() };
const later = (ran: number, waited: number, audit: number, busy: number): MachineTimes => ({
  ranMs: began.ranMs + ran,
  waitedMs: began.waitedMs + waited,
  auditMs: began.auditMs + audit,
  busyMs: began.busyMs + busy,
  threads: began.threads,
});
const shareOf = (...times: Parameters<typeof later>) => loadTrust(began, later(...times), null).share;

test('a load that nothing kept waiting is the page’s own', () => {
  expect(shareOf(800, 0, 1_000, 1_000)).toBe(1);
});

test('what the audit’s own threads made one another wait is on every machine', () => {
  expect(shareOf(800, 600, 1_500, 1_500)).toBe(1);
  // A tick more was counted for us than for the machine.
  expect(shareOf(800, 600, 1_510, 1_500)).toBe(1);
});

test('what others did takes its part of the waiting, and of the trust', () => {
  expect(shareOf(800, 800, 400, 4_000)).toBeCloseTo(800 / (800 + 720), 3);
  expect(shareOf(800, 200, 1_000, 2_000)).toBeCloseTo(800 / 900, 3);
});

test('others at work that keep nobody waiting do no harm', () => {
  expect(shareOf(800, 0, 400, 4_000)).toBe(1);
});

test('a load of which nothing is known is believed, and says so', () => {
  expect(loadTrust(began, began, null)).toEqual({ share: 1, source: 'kernel' });
  expect(loadTrust(null, null, null)).toEqual({ share: 1, source: 'none' });
});

test('where the kernel is silent, the thread clock of the trace speaks', () => {
  const main = { lost: 300_000, worked: 1_000_000 };
  expect(loadTrust(null, null, main)).toEqual({ share: 0.7, source: 'thread-clock' });
  expect(loadTrust(began, later(100, 0, 100, 100), main).source).toBe('kernel');
});
