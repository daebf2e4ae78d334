import { expect, it } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import { createBurstLimiter } from '#service/limits/burst-limiter.ts';
import { limitsFor, takeReadOfClient, takeReadOfUser } from './limit-reads.ts';
import { takeWriteOfClient, takeWriteOfUser } from './limit-writes.ts';

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
  '/api/audits',
  '/api/admin/audits',
  '/reports/admin.data',
  '/reports/admin',
])('what is heavy is counted apart: %s', async (path) => {
  const limiter = limiterOf(1200);
  const read = (method = 'GET') => refusalOf(() => takeReadOfUser(limiter, { method, path }, 'claire'));
  for (let count = 0; count < 60; count += 1) expect(await read()).toBeNull();
  expect((await read())?.[0]).toBe('request/too-many');
  expect(await refusalOf(() => takeReadOfUser(limiter, status, 'claire'))).toBeNull();
  expect(await read('POST')).toBeNull();
});

it('counts no file of the build but looks at readiness, and nothing at all where the settings say so', async () => {
  const limiter = limiterOf(1);
  const file = { method: 'GET', path: '/assets/app-x.js' };
  for (let count = 0; count < 20; count += 1)
    expect(await refusalOf(() => takeReadOfClient(limiter, file, '::1'))).toBeNull();
  const ready = () => refusalOf(() => takeReadOfClient(limiter, { method: 'GET', path: '/readyz' }, '::1'));
  for (let count = 0; count < 5; count += 1) expect(await ready()).toBeNull();
  expect((await ready())?.[0]).toBe('request/too-many');
  const open = limiterOf(0);
  for (let count = 0; count < 20_000; count += 1) await takeReadOfUser(open, status, 'claire');
});

it('an address asks about thirty hours of visits in a quarter of an hour, signed in or not, by page or by data', async () => {
  const limiter = limiterOf(1200);
  const ask = (path: string) =>
    refusalOf(() => takeReadOfClient(limiter, { method: 'GET', path }, '192.0.2.8'));
  for (let count = 0; count < 15; count += 1)
    for (const path of ['/nos-visites/verifier', '/nos-visites/verifier.data'])
      expect(await ask(path)).toBeNull();
  expect(await ask('/nos-visites/verifier')).toEqual(['request/too-many', 429, 900]);
  expect(await ask('/nos-visites')).toBeNull();
});

it('a /48 reads as much as sixteen of its subscribers', async () => {
  const limiter = limiterOf(2);
  const from = (subscriber: number) =>
    refusalOf(() => takeReadOfClient(limiter, status, `2001:db8:1:${subscriber.toString(16)}::1`));
  let allowed = 0;
  for (let subscriber = 0; subscriber < 40; subscriber += 1)
    for (let read = 0; read < 10; read += 1) if ((await from(subscriber)) === null) allowed += 1;
  expect(allowed).toBe(160);
  expect(await refusalOf(() => takeReadOfClient(limiter, status, '2001:db8:2::1'))).toBeNull();
});

it('a person changes a fifth of what they may read, an address half; a known browser goes on by itself', async () => {
  const limiter = limiterOf(100);
  const mine = (method = 'POST') => refusalOf(() => takeWriteOfUser(limiter, method, 'claire'));
  for (let count = 0; count < 20; count += 1) expect(await mine()).toBeNull();
  expect((await mine())?.slice(0, 2)).toEqual(['request/too-many', 429]);
  expect(await mine('GET')).toBeNull();
  let looks = 0;
  const office = (browser: string | null) => {
    const browserOf = async () => {
      looks += 1;
      return browser;
    };
    return refusalOf(() => takeWriteOfClient(limiter, '192.0.2.7', browserOf));
  };
  for (let count = 0; count < 50; count += 1) expect(await office(null)).toBeNull();
  expect([looks, (await office(null))?.[0], await office('browser x')]).toEqual([
    0,
    'request/too-many',
    null,
  ]);
  // What is looked up is bounded too.
  for (let count = 0; count < 300; count += 1) await office(null);
  expect(looks).toBe(120);
});

it('changes are not counted where reads are not', async () => {
  const open = limiterOf(0);
  for (let count = 0; count < 2_000; count += 1) {
    await takeWriteOfUser(open, 'POST', 'claire');
    await takeWriteOfClient(open, '::1', async () => null);
  }
});
