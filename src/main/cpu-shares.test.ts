import { expect, it } from 'vitest';
import { createCpuShares } from './cpu-shares.ts';

it('a piece that runs alone pays all of it, those that run side by side share, and nothing is counted twice', () => {
  const time = { ms: 0 };
  const shares = createCpuShares(() => time.ms);
  time.ms = 5;
  const first = shares.begin();
  time.ms = 15;
  const second = shares.begin();
  time.ms = 35;
  expect(second()).toBe(10);
  time.ms = 36;
  expect(first()).toBe(10 + 10 + 1);
});

it('counts the processor time of this thread, not the time it waited', async () => {
  const end = createCpuShares().begin();
  const until = process.threadCpuUsage().user + 60_000;
  while (process.threadCpuUsage().user < until);
  expect(end()).toBeGreaterThanOrEqual(60);
});
