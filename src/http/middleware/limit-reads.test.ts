import { expect, it } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import { createBurstLimiter } from '#service/limits/burst-limiter.ts';
import { limitsFor, takeReadOfClient, takeReadOfUser } from './limit-reads.ts';

const time = { now: 0 };
const limiterOf = (readsPerMinute: number) =>
  createBurstLimiter(
    {
      clock: { now: () => new Date(time.now) },
      log: { warn: () => undefined },
      // The only process there is.
      count: async () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
    },
    limitsFor(readsPerMinute),
  );
const status = { method: 'GET', path: '/api/reports/0199-x' };

async function refusalOf(read: () => Promise<void>) {
  try {
    await read();
    return null;
  } catch (error) {
    if (isAppError(error)) return [error.code, error.status, error.data.retryAfterSeconds];
    throw error;
  }
}

it('a person and an address read so much a minute, and are told when it frees', async () => {
  const limiter = limiterOf(100);
  const mine = () => refusalOf(() => takeReadOfUser(limiter, status, 'claire'));
  const office = () => refusalOf(() => takeReadOfClient(limiter, status, '192.0.2.7'));
  for (let count = 0; count < 100; count += 1) expect(await mine()).toBeNull();
  expect(await mine()).toEqual(['request/too-many', 429, 60]);
  expect(await refusalOf(() => takeReadOfUser(limiter, status, 'denis'))).toBeNull();
  for (let count = 0; count < 500; count += 1) expect(await office()).toBeNull();
  expect(await office()).toEqual(['request/too-many', 429, 60]);
  time.now += 60_000;
  expect([await mine(), await office()]).toEqual([null, null]);
});

it('following ten audits in ten windows all day meets no limit', async () => {
  const limiter = limiterOf(1200);
  for (let second = 0; second < 300; second += 5) {
    for (let window = 0; window < 100; window += 1)
      expect(await refusalOf(() => takeReadOfUser(limiter, status, 'claire'))).toBeNull();
    time.now += 5_000;
  }
});

it.each([
  '/api/reports/x/export',
  '/api/reports/x/comparison',
  '/api/audits',
  '/api/admin/audits',
  '/reports/x/comparaison.data',
  '/reports/admin',
])('what is heavy is counted apart: %s', async (path) => {
  const limiter = limiterOf(1200);
  const read = (method = 'GET') => refusalOf(() => takeReadOfUser(limiter, { method, path }, 'claire'));
  for (let count = 0; count < 60; count += 1) expect(await read()).toBeNull();
  expect((await read())?.[0]).toBe('request/too-many');
  expect(await refusalOf(() => takeReadOfUser(limiter, status, 'claire'))).toBeNull();
  expect(await read('POST')).toBeNull();
});

it('counts no file of the build, and nothing at all where the settings say so', async () => {
  const limiter = limiterOf(1);
  const file = { method: 'GET', path: '/assets/app-x.js' };
  for (let count = 0; count < 20; count += 1)
    expect(await refusalOf(() => takeReadOfClient(limiter, file, '::1'))).toBeNull();
  const open = limiterOf(0);
  for (let count = 0; count < 20_000; count += 1) await takeReadOfUser(open, status, 'claire');
});
