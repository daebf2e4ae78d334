import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlanId } from '#contract/plans.ts';
import { createLog } from '#platform/log.ts';
import type { JobHandler, JobHandlers, Queue } from '#platform/queue.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { queueNames } from '#platform/queue-settings.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
const opened: Queue[] = [];

async function open(role: 'worker' | 'producer', auditsAtOnce = 4): Promise<Queue> {
  const { url, db } = database.current();
  const queue = await openQueue({
    connectionString: url,
    db,
    log: createLog('silent'),
    role,
    auditsAtOnce,
    stopGraceMs: 2000,
  });
  opened.push(queue);
  return queue;
}

let producer: Queue;
beforeEach(async () => {
  producer = await open('producer');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.stop()));
});

const send = (person: string, turn: string, tier: PlanId = 'agency') =>
  producer.send(
    database.current().db,
    'audit',
    { auditId: `${person} ${turn}`, round: 0 },
    { group: { id: person, tier }, turn },
  );

/** Jobs that end when they are told, and what runs meanwhile. */
function heldJobs() {
  const running: string[] = [];
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const audit: JobHandler<'audit'> = async ({ data, signal }) => {
    running.push(data.auditId);
    order.push(data.auditId);
    await new Promise<void>((resolve, reject) => {
      ends.set(data.auditId, resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    }).finally(() => running.splice(running.indexOf(data.auditId), 1));
  };
  const others = Object.fromEntries(queueNames.map((name) => [name, async () => {}]));
  return {
    handlers: { ...others, audit } as JobHandlers,
    running,
    order,
    end: (id: string) => ends.get(id)?.(),
  };
}

describe('the turns of a site', () => {
  it('one audit runs at a time over all workers, in the order asked, and nobody else waits', async () => {
    const { db } = database.current();
    const jobs = heldJobs();
    const first = ['anna', 'bruno', 'claire', 'denis', 'emma'];
    const ids: (string | null)[] = [];
    for (const person of first) ids.push(await send(person, 'victim'));
    await send('anna', 'other');
    await (await open('worker', 3)).work(jobs.handlers);
    await (await open('worker', 3)).work(jobs.handlers);
    await eventually(async () => jobs.running.length >= 2);
    // Anna’s other site is not held up by hers; four wait and hold none of the four free places.
    expect(jobs.running.toSorted()).toEqual(['anna other', 'anna victim']);
    expect((await producer.waitingForTurn(db, ids as string[])).size).toBe(4);
    expect(await producer.countRunning(db, ['victim'])).toBe(1);
    expect(await producer.countWaiting(db, 'victim')).toBe(4);
    for (const person of first) {
      await eventually(async () => jobs.running.includes(`${person} victim`));
      expect(jobs.running.filter((name) => name.endsWith('victim'))).toHaveLength(1);
      jobs.end(`${person} victim`);
    }
    await eventually(async () => (await producer.countRunning(db, ['victim'])) === 0);
    expect(jobs.order.filter((name) => name.endsWith('victim'))).toEqual(
      first.map((name) => `${name} victim`),
    );
  });

  it('an audit asked for while a worker looks for one takes no turn that is taken', async () => {
    const { db } = database.current();
    const jobs = heldJobs();
    await (await open('worker', 8)).work(jobs.handlers);
    await send('first', 'victim');
    await eventually(async () => jobs.running.length === 1);
    // Each wakes the worker, which has places left; whatever the moment, one holds the turn.
    for (let count = 0; count < 40; count += 1) await send(`person-${count}`, 'victim');
    await eventually(async () => (await producer.countWaiting(db, 'victim')) === 40);
    await send('last', 'other');
    await eventually(async () => jobs.running.includes('last other'));
    expect(jobs.running.toSorted()).toEqual(['first victim', 'last other']);
  });

  it('a worker that stops hands its turn on with its audit', async () => {
    const { db } = database.current();
    const jobs = heldJobs();
    const ids = [await send('anna', 'victim'), await send('bruno', 'victim')] as string[];
    const leaving = await open('worker', 1);
    await leaving.work(jobs.handlers);
    await eventually(async () => jobs.running.includes('anna victim'));
    await leaving.stop();
    opened.splice(opened.indexOf(leaving), 1);
    const next = heldJobs();
    await (await open('worker', 2)).work(next.handlers);
    await eventually(async () => next.running.length > 0);
    expect(next.running).toHaveLength(1);
    expect((await producer.waitingForTurn(db, ids)).size).toBe(1);
    next.end(next.running[0] ?? '');
    await eventually(async () => next.order.length === 2 && next.running.length === 1);
    next.end(next.running[0] ?? '');
  });
});
