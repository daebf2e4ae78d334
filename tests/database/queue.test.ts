import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlanId } from '#contract/plans.ts';
import { hostBatches } from '#contract/shared-visits.ts';
import { machineClock } from '#engine/browser/machine-clock.ts';
import type { Admission } from '#platform/admission.ts';
import { createLog } from '#platform/log.ts';
import { retryWhenLost } from '#platform/lost-connection.ts';
import { type JobHandler, type JobHandlers, JobNotOurs, type Queue } from '#platform/queue.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
const opened: Queue[] = [];
const nothing = async () => {};
const timeout = 15_000;

async function open(
  role: 'worker' | 'producer',
  auditsAtOnce = 4,
  admission: Admission | null = null,
): Promise<Queue> {
  const { url, db } = database.current();
  const log = createLog('silent');
  const queue = await openQueue({
    connectionString: url,
    db,
    log,
    role,
    auditsAtOnce,
    stopGraceMs: 2000,
    ...(admission && { admission }),
  });
  opened.push(queue);
  return queue;
}

function handlers(audit: JobHandler<'audit'>): JobHandlers {
  const none = {
    'audit-dead': nothing,
    verify: nothing,
    measure: nothing,
    try: nothing,
    webhook: nothing,
    visits: nothing,
    mail: nothing,
    'report-pdf': nothing,
    reconcile: nothing,
    'run-schedules': nothing,
    'tell-work': nothing,
    'settle-billing': nothing,
    'reconcile-billing': nothing,
    'recheck-sessions': nothing,
    'forget-objects': nothing,
    'sweep-limits': nothing,
    sweep: nothing,
  };
  return { audit, ...none };
}

let producer: Queue;
beforeEach(async () => {
  producer = await open('producer');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.stop()));
});

function enqueue(person: string, tier: PlanId): Promise<string | null> {
  const data = { auditId: person, round: 0 };
  return producer.send(database.current().db, 'audit', data, { group: { id: person, tier } });
}

it('gives a queue that an earlier version made the settings of this one', async () => {
  const { db } = database.current();
  await open('worker');
  await db.execute(
    sql`update pgboss.queue set retry_limit = 99, retry_backoff = true, heartbeat_seconds = 77 where name = 'audit-dead'`,
  );
  await open('worker');
  const { rows } = await db.execute(
    sql`select retry_limit, retry_backoff, heartbeat_seconds from pgboss.queue where name = 'audit-dead'`,
  );
  expect(rows).toEqual([{ retry_limit: 20, retry_backoff: false, heartbeat_seconds: 10 }]);
});

describe('the queue', () => {
  it('enqueues with the transaction or not at all, and once an id', async () => {
    const { db } = database.current();
    const id = '01990000-0000-7000-8000-000000000001';
    const data = { auditId: 'x', round: 0 };
    await expect(
      db.transaction(async (tx) => {
        expect(await producer.send(tx, 'audit', data, { id })).toBe(id);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await producer.states(db, 'audit', [id])).size).toBe(0);
    expect(await producer.send(db, 'audit', data, { id })).toBe(id);
    expect(await producer.send(db, 'audit', data, { id })).toBeNull();
    expect([...(await producer.states(db, 'audit', [id]))]).toEqual([[id, 'live']]);
  });

  it('takes no audit that the machine cannot bear, and one as soon as it can', async () => {
    let isOpen = false;
    const asked: number[] = [];
    const worker = await open('worker', 2, {
      places: (_running, free) => {
        asked.push(free);
        return isOpen ? free : 0;
      },
      mustGiveBack: () => false,
      failed: nothing,
    });
    const taken: string[] = [];
    await worker.work(handlers(async ({ data }) => void taken.push(data.auditId)));
    await enqueue('alice', 'free');
    await expect.poll(() => asked.length, { timeout }).toBeGreaterThan(1);
    expect(taken).toEqual([]);
    isOpen = true;
    await expect.poll(() => taken, { timeout }).toEqual(['alice']);
  });

  it('gives the youngest audit back when the machine starves: as new, later, and three times at most', async () => {
    let starves = false;
    const worker = await open('worker', 2, {
      places: (_running, free) => free,
      mustGiveBack: () => starves,
      failed: nothing,
    });
    const started: string[] = [];
    await worker.work(
      handlers(async ({ data, signal }) => {
        started.push(data.auditId);
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }),
    );
    await enqueue('alice', 'free');
    await expect.poll(() => started, { timeout }).toEqual(['alice']);
    const { db } = database.current();
    const often = { auditId: 'bob', round: 0, givenBack: 3 };
    await producer.send(db, 'audit', often, { group: { id: 'bob', tier: 'free' } });
    await expect.poll(() => started, { timeout }).toEqual(['alice', 'bob']);
    starves = true;
    const waiting = async () =>
      (
        await db.execute(
          sql`select data, retry_count as retries, start_after > now() + interval '30 seconds' as later
              from pgboss.job where name = 'audit' and state = 'created'`,
        )
      ).rows;
    await expect
      .poll(waiting, { timeout })
      .toEqual([{ data: { auditId: 'alice', round: 0, givenBack: 1 }, retries: 0, later: true }]);
  });

  it('leaves a job that is another worker’s to the others for a moment, at no retry', async () => {
    const worker = await open('worker');
    let tries = 0;
    await worker.work(
      handlers(async ({ retryCount }) => {
        tries += 1;
        expect(retryCount).toBe(0);
        if (tries < 3) throw new JobNotOurs('another version');
      }),
    );
    const { db } = database.current();
    await enqueue('alice', 'free');
    await expect.poll(() => tries, { timeout }).toBe(3);
    const states = async () =>
      (await db.execute(sql`select state, retry_count as retries from pgboss.job where name = 'audit'`)).rows;
    await expect.poll(states, { timeout }).toEqual([{ state: 'completed', retries: 0 }]);
  });

  it('refuses to work when a job has no handler', async () => {
    const worker = await open('worker');
    const incomplete = { ...handlers(nothing), mail: undefined } as unknown as JobHandlers;
    await expect(worker.work(incomplete)).rejects.toThrow('No handler for the jobs: mail.');
  });

  it('wakes a worker as soon as the transaction commits', async () => {
    const worker = await open('worker');
    const clock = machineClock(() => [process.pid]);
    let takenAt = 0;
    await worker.work(
      handlers(async () => {
        takenAt = clock.now();
      }),
    );
    // The first fetch has found nothing: from here on only the notification or the poll can wake the loop.
    await eventually(async () => (await producer.counts()).audit.queued === 0);
    const sentAt = clock.now();
    await enqueue('claire', 'free');
    await eventually(async () => takenAt > 0);
    expect(takenAt - sentAt).toBeLessThan(900);
  });

  it('lives when every connection is taken away: it listens again and takes what comes', async () => {
    const worker = await open('worker');
    const taken: string[] = [];
    await worker.work(handlers(async ({ data }) => void taken.push(data.auditId)));
    const { pool } = database.current();
    const listening = async () => {
      const { rows } = await pool.query(
        "select array_agg(pid) as pids from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
      );
      return (rows[0].pids ?? []) as number[];
    };
    const before = await eventually(async () => {
      const pids = await listening();
      return pids.length === 2 && pids;
    });
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await retryWhenLost(() => enqueue('claire', 'free'));
    await eventually(async () => taken.includes('claire'));
    await eventually(async () => {
      const pids = await listening();
      return pids.length === 2 && pids.every((pid) => !before.includes(pid));
    });
  });

  it('never runs more jobs of one person than the plan allows, over two workers, and lets others pass', async () => {
    const active = new Map<string, number>();
    const most = new Map<string, number>();
    const order: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const audit: JobHandler<'audit'> = async ({ data }) => {
      const now = (active.get(data.auditId) ?? 0) + 1;
      active.set(data.auditId, now);
      most.set(data.auditId, Math.max(most.get(data.auditId) ?? 0, now));
      order.push(data.auditId);
      await gate;
      active.set(data.auditId, (active.get(data.auditId) ?? 0) - 1);
    };
    for (let count = 0; count < 6; count += 1) await enqueue('heavy', 'pro');
    for (const person of ['anna', 'bruno']) {
      await enqueue(person, 'free');
      await enqueue(person, 'free');
    }
    await (await open('worker', 3)).work(handlers(audit));
    await (await open('worker', 3)).work(handlers(audit));
    await eventually(async () => order.length >= 4);
    expect([...order].sort()).toEqual(['anna', 'bruno', 'heavy', 'heavy']);
    release();
    await eventually(async () => order.length === 10, 30_000);
    expect(Object.fromEntries(most)).toEqual({ heavy: 2, anna: 1, bruno: 1 });
  });

  it('gives a free place to an audit and to a batch of pages in turn, whatever waits longer', async () => {
    const order: string[] = [];
    const { db } = database.current();
    for (const _ of [1, 2, 3]) await producer.send(db, 'visits', { auditId: 'large', round: 0 });
    for (const person of ['anna', 'bruno', 'chloe']) await enqueue(person, 'free');
    const note = async ({ data }: { data: { auditId: string } }) => void order.push(data.auditId);
    await (await open('worker', 1)).work({ ...handlers(note), visits: note });
    await eventually(async () => order.length === 6);
    expect(order).toEqual(['anna', 'large', 'bruno', 'large', 'chloe', 'large']);
  });

  it('an audit that left its place lets others have it, and still belongs to its person', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const audit: JobHandler<'audit'> = async ({ data, leavePlace }) => {
      order.push(data.auditId);
      if (data.auditId !== 'large') return;
      leavePlace?.();
      await gate.promise;
    };
    await enqueue('large', 'free');
    await enqueue('large', 'free');
    await enqueue('anna', 'free');
    await producer.send(database.current().db, 'visits', { auditId: 'batch', round: 0 });
    const visits: JobHandler<'visits'> = async ({ data }) => void order.push(data.auditId);
    await (await open('worker', 1)).work({ ...handlers(audit), visits });
    await eventually(async () => order.length === 3);
    expect(order).toEqual(['large', 'batch', 'anna']);
    expect((await producer.counts()).audit).toEqual({ queued: 1, active: 1 });
    gate.resolve();
    await eventually(async () => order.length === 4);
  });

  it('never runs more batches of one host than its politeness allows, over two workers; more of a proved one', async () => {
    const running = new Map<string, number>();
    const most = new Map<string, number>();
    let ended = 0;
    const gate = Promise.withResolvers<void>();
    const visits: JobHandler<'visits'> = async ({ data: { auditId } }) => {
      const now = (running.get(auditId) ?? 0) + 1;
      running.set(auditId, now);
      most.set(auditId, Math.max(most.get(auditId) ?? 0, now));
      await gate.promise;
      running.set(auditId, (running.get(auditId) ?? 0) - 1);
      ended += 1;
    };
    const send = (auditId: string, group: { id: string; tier?: 'proved' }) =>
      producer.send(database.current().db, 'visits', { auditId, round: 0 }, { group });
    for (let count = 0; count < 10; count += 1) {
      await send('foreign', { id: 'exemple.fr' });
      await send('proved', { id: 'chez-moi.fr', tier: 'proved' });
    }
    for (const _ of [1, 2]) await (await open('worker', 10)).work({ ...handlers(nothing), visits });
    const all = { foreign: hostBatches.default, proved: hostBatches.proved };
    await eventually(async () => [...running.values()].reduce((sum, one) => sum + one, 0) === 11);
    gate.resolve();
    await eventually(async () => ended === 20);
    expect(Object.fromEntries(most)).toEqual(all);
  });
});
