import { expect, test } from 'vitest';
import { countSentIn, mostSent } from '#service/limits/count-sent.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';

const database = testDatabase();

test('twenty audits together send one host no more than an hour allows, in requests and in bytes', async () => {
  let now = new Date('2026-11-27T10:00:00Z');
  const world = { db: database.current().db, clock: { now: () => now } };
  // As many processes, each with a count of its own.
  const audits = Array.from({ length: 20 }, () => countSentIn(world));
  const told = await Promise.all(
    audits.map((count) => count('victime.fr', { requests: 500, bytes: 1_000_000 })),
  );
  expect(told.filter(Boolean)).toHaveLength(mostSent.requests / 500);
  expect(await audits[0]?.('autre.fr', { requests: 500, bytes: 1_000_000 })).toBe(true);
  expect(await audits[0]?.('lourd.fr', { requests: 1, bytes: 200_000_001 })).toBe(false);
  now = new Date('2026-11-27T11:00:01Z');
  expect(await audits[0]?.('victime.fr', { requests: 500, bytes: 1_000_000 })).toBe(true);
});
