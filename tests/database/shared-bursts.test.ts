import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, type TestSite } from '../support/http.ts';

const database = testDatabase();
let processes: readonly TestSite[];
beforeEach(() => {
  const first = createTestSite(database.current());
  const env = { CONSTAT_DATA: first.deps.config.dataFolder };
  processes = [first, createTestSite(database.current(), { env })];
});

const ask = (site: TestSite | undefined, peer: string, index = 0) =>
  site?.call('POST', '/api/identity/verify', {
    body: { token: String(index).padStart(43, 'x'), password: 'y' },
    peer,
  });

it('a burst is one for all web processes, whichever answers, and its keys are digests in a table that is not logged', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(processes[index % 2], '192.0.2.7', index)),
  );
  const statuses = answers.map((answer) => answer?.status);
  // Twenty a minute, whatever they become; the rest wait.
  expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  const refused = answers.find((answer) => answer?.status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(processes[1], '192.0.2.8'))?.status).not.toBe(429);
  const { db } = database.current();
  const { rows } = await db.execute<{ key: string; bytes: number }>(
    sql`select encode(key, 'escape') as key, length(key) as bytes from limit_windows`,
  );
  expect(rows.map((row) => row.bytes)).toEqual(rows.map(() => 32));
  expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  const kept = await db.execute(sql`select relpersistence from pg_class where relname = 'limit_windows'`);
  expect(kept.rows).toEqual([{ relpersistence: 'u' }]);
});

it('reads cost no query until somebody reads a twentieth of what they may', async () => {
  const [first] = processes;
  for (let index = 0; index < 20; index += 1) await first?.call('GET', '/api/plans', { peer: '192.0.2.9' });
  const { rows } = await database.current().db.execute(sql`select * from limit_windows`);
  expect(rows).toEqual([]);
});
