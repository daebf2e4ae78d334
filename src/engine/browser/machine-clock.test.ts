import { expect, test } from 'vitest';
import { longestRunMs, type MachineTimes } from './machine-clock.ts';

const times = (threads: Readonly<Record<number, number>>): MachineTimes => ({
  ...{ ranMs: 0, waitedMs: 0, auditMs: 0, busyMs: 0 },
  threads: new Map(Object.entries(threads).map(([id, ranMs]) => [Number(id), { ranMs, waitedMs: 0 }])),
});

test('the longest run is one thread’s, since then, ours left out', () => {
  const before = times({ 1: 9_000, 2: 400 });
  const after = times({ 1: 99_000, 2: 50_400, 3: 60_000 });
  expect(longestRunMs(before, after, 1)).toBe(60_000);
  expect(longestRunMs(before, after, 3)).toBe(90_000);
  expect(longestRunMs(null, after, 1)).toBe(60_000);
});

test('where the kernel does not tell, nothing ran', () => {
  expect(longestRunMs(null, null, 1)).toBe(0);
});
