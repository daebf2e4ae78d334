import { expect, test } from 'vitest';
import { createPacer, retryAfterMs } from './pacer.ts';

const signal = new AbortController().signal;

/** Time that passes only when the pacer sleeps. */
function fakeTime() {
  const time = { now: 0 };
  const pacer = createPacer({
    nowMs: () => time.now,
    sleep: async (ms) => {
      time.now += ms;
    },
  });
  return { time, pacer };
}

test('requests to one host are 50 ms apart, other hosts do not wait', async () => {
  const { time, pacer } = fakeTime();
  (await pacer.turn('a', signal)).finish(200);
  (await pacer.turn('a', signal)).finish(200);
  expect(time.now).toBe(50);
  (await pacer.turn('b', signal)).finish(200);
  expect(time.now).toBe(50);
});

test('no more than five at once per host', async () => {
  const { pacer } = fakeTime();
  const turns = await Promise.all(Array.from({ length: 5 }, () => pacer.turn('a', signal)));
  let sixth = false;
  const waiting = pacer.turn('a', signal).then((turn) => {
    sixth = true;
    return turn;
  });
  await Promise.resolve();
  expect(sixth).toBe(false);
  turns[0]?.finish(200);
  (await waiting).finish(200);
  expect(sixth).toBe(true);
});

test('a 429 doubles the gap and honours Retry-After up to 30 s', async () => {
  const { time, pacer } = fakeTime();
  (await pacer.turn('a', signal)).finish(429, '3600');
  (await pacer.turn('a', signal)).finish(200);
  expect(time.now).toBe(30_000);
  (await pacer.turn('a', signal)).finish(200);
  expect(time.now).toBe(30_100);
});

test('after ten successes the pace comes back', async () => {
  const { time, pacer } = fakeTime();
  (await pacer.turn('a', signal)).finish(503);
  for (let count = 0; count < 10; count += 1) (await pacer.turn('a', signal)).finish(200);
  const before = time.now;
  (await pacer.turn('a', signal)).finish(200);
  (await pacer.turn('a', signal)).finish(200);
  expect(time.now - before).toBeLessThanOrEqual(150);
});

test('a hundred failures in a row exhaust a host, one success does not let it happen', async () => {
  const { pacer } = fakeTime();
  for (let count = 0; count < 99; count += 1) (await pacer.turn('a', signal)).finish(0);
  (await pacer.turn('a', signal)).finish(200);
  for (let count = 0; count < 99; count += 1) (await pacer.turn('a', signal)).finish(0);
  expect(pacer.isExhausted('a')).toBe(false);
  (await pacer.turn('a', signal)).finish(0);
  expect(pacer.isExhausted('a')).toBe(true);
});

test('an aborted wait gives its place back', async () => {
  const { pacer } = fakeTime();
  const turns = await Promise.all(Array.from({ length: 5 }, () => pacer.turn('a', signal)));
  const stop = new AbortController();
  const lost = pacer.turn('a', stop.signal);
  stop.abort(new Error('stop'));
  await expect(lost).rejects.toThrow('stop');
  for (const turn of turns) turn.finish(200);
  (await pacer.turn('a', signal)).finish(200);
});

test('Retry-After is read as seconds or as a date', () => {
  expect(retryAfterMs('2')).toBe(2000);
  expect(retryAfterMs('Sat, 21 Nov 2026 10:00:05 GMT', Date.parse('2026-11-21T10:00:00Z'))).toBe(5000);
  expect(retryAfterMs('n’importe quoi')).toBe(0);
  expect(retryAfterMs(null)).toBe(0);
});

test('audits that share a host have equal parts of its pace', async () => {
  const time = { now: 0 };
  let sharedBy = 2;
  const pacer = createPacer({
    sharedBy: () => sharedBy,
    nowMs: () => time.now,
    sleep: async (ms) => {
      time.now += ms;
    },
  });
  const held = [await pacer.turn('a', signal), await pacer.turn('a', signal)];
  expect(time.now).toBe(100);
  let third = false;
  const waiting = pacer.turn('a', signal).then((turn) => {
    third = true;
    return turn;
  });
  await Promise.resolve();
  expect(third).toBe(false);
  // Alone again, it has the whole host at the next answer.
  sharedBy = 1;
  held[0]?.finish(200);
  (await waiting).finish(200);
  expect(third).toBe(true);
});
