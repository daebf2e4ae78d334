import { expect, it } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import { limitsFor, takeReadOfClient, takeReadOfUser } from './limit-reads.ts';
import { createRateLimiter } from './rate-limit.ts';

const time = { now: 0 };
const limiterOf = (readsPerMinute: number) =>
  createRateLimiter({ now: () => new Date(time.now) }, limitsFor(readsPerMinute));
const status = { method: 'GET', path: '/api/reports/0199-x' };

function refusalOf(read: () => void) {
  try {
    read();
    return null;
  } catch (error) {
    if (isAppError(error)) return [error.code, error.status, error.data.retryAfterSeconds];
    throw error;
  }
}

it('a person and an address read so much a minute, and are told when it frees', () => {
  const limiter = limiterOf(100);
  const mine = () => refusalOf(() => takeReadOfUser(limiter, status, 'claire'));
  const office = () => refusalOf(() => takeReadOfClient(limiter, status, '192.0.2.7'));
  for (let count = 0; count < 100; count += 1) expect(mine()).toBeNull();
  expect(mine()).toEqual(['request/too-many', 429, 60]);
  expect(refusalOf(() => takeReadOfUser(limiter, status, 'denis'))).toBeNull();
  for (let count = 0; count < 500; count += 1) expect(office()).toBeNull();
  expect(office()).toEqual(['request/too-many', 429, 60]);
  time.now += 60_000;
  expect([mine(), office()]).toEqual([null, null]);
});

it('following ten audits in ten windows all day meets no limit', () => {
  const limiter = limiterOf(1200);
  for (let second = 0; second < 300; second += 5) {
    for (let window = 0; window < 100; window += 1)
      expect(refusalOf(() => takeReadOfUser(limiter, status, 'claire'))).toBeNull();
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
])('what is heavy is counted apart: %s', (path) => {
  const limiter = limiterOf(1200);
  const read = (method = 'GET') => refusalOf(() => takeReadOfUser(limiter, { method, path }, 'claire'));
  for (let count = 0; count < 60; count += 1) expect(read()).toBeNull();
  expect(read()?.[0]).toBe('request/too-many');
  expect(refusalOf(() => takeReadOfUser(limiter, status, 'claire'))).toBeNull();
  expect(read('POST')).toBeNull();
});

it('counts no file of the build, and nothing at all where the settings say so', () => {
  const limiter = limiterOf(1);
  const file = { method: 'GET', path: '/assets/app-x.js' };
  for (let count = 0; count < 20; count += 1)
    expect(refusalOf(() => takeReadOfClient(limiter, file, '::1'))).toBeNull();
  const open = limiterOf(0);
  for (let count = 0; count < 20_000; count += 1) takeReadOfUser(open, status, 'claire');
});
