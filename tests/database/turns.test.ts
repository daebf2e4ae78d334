import { sql } from 'drizzle-orm';
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

interface Asked {
  readonly tier?: PlanId;
  /** Tells one person’s audits of a turn apart. */
  readonly name?: string;
  readonly owner?: true;
  readonly priority?: number;
}

const send = (
  person: string,
  turn: string,
  { tier = 'agency', name = turn, owner, priority = 0 }: Asked = {},
) =>
  producer.send(
    database.current().db,
    'audit',
    { auditId: `${person} ${name}`, round: 0, ...(owner && { owner }) },
    { group: { id: person, tier }, turn, priority },
  );

const strangers = (turn: string) =>
  database.current().db.transaction(async (tx) => (await producer.waitingStrangers(tx, [turn])).length);

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
    expect(await strangers('victim')).toBe(4);
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

  it('what waits is told why, and how many go before it', async () => {
    const { db } = database.current();
    const jobs = heldJobs();
    await (await open('worker', 2)).work(jobs.handlers);
    await send('anna', 'victim', { tier: 'free' });
    await send('bruno', 'other', { tier: 'free' });
    await eventually(async () => jobs.running.length === 2);
    const asked = async (person: string, turn: string, more: Asked = {}) =>
      (await send(person, turn, { tier: 'free', ...more })) as string;
    const ids = [
      await asked('claire', 'victim'),
      await asked('denis', 'victim', { name: 'again' }),
      await asked('anna', 'third'),
      await asked('emma', 'fourth'),
      await asked('fanny', 'fifth'),
      await asked('gilles', 'sixth', { priority: -1 }),
    ];
    // The worker sets aside what waits for its turn when it next looks.
    await eventually(async () => (await producer.places(db, ids)).get(ids[3] ?? '')?.before !== undefined);
    const places = await producer.places(db, ids);
    expect(ids.map((id) => places.get(id)?.why)).toEqual([
      'site',
      'site',
      'account',
      'place',
      'place',
      'place',
    ]);
    expect(places.get(ids[0] ?? '')?.before).toBe(1);
    expect(places.get(ids[1] ?? '')?.before).toBe(2);
    expect(places.get(ids[2] ?? '')?.before).toBe(1);
    const [first = 0, second, scheduled] = ids.slice(3).map((id) => places.get(id)?.before);
    expect([second, scheduled]).toEqual([first + 1, first + 2]);
    expect((await producer.places(db, [])).size).toBe(0);
    for (const name of [...jobs.running]) jobs.end(name);
  });

  it('an audit asked for while a worker looks for one takes no turn that is taken', async () => {
    const jobs = heldJobs();
    await (await open('worker', 8)).work(jobs.handlers);
    await send('first', 'victim');
    await eventually(async () => jobs.running.length === 1);
    // Each wakes the worker, which has places left; whatever the moment, one holds the turn.
    for (let count = 0; count < 40; count += 1) await send(`person-${count}`, 'victim');
    await eventually(async () => (await strangers('victim')) === 40);
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

  /** Ends whatever runs, one after another, until so many have begun. */
  async function runAll(jobs: ReturnType<typeof heldJobs>, count: number): Promise<readonly string[]> {
    for (let ended = 0; ended < count; ended += 1) {
      await eventually(async () => jobs.order.length > ended);
      jobs.end(jobs.order[ended] ?? '');
    }
    return jobs.order;
  }

  it('whoever answers for the site goes before strangers, and a scheduled audit behind both', async () => {
    for (const person of ['s1', 's2', 's3']) await send(person, 'victim');
    await send('planner', 'victim', { owner: true, priority: -1, name: 'scheduled' });
    await send('alice', 'victim');
    await send('owner', 'victim', { owner: true });
    const jobs = heldJobs();
    await (await open('worker', 3)).work(jobs.handlers);
    expect(await runAll(jobs, 6)).toEqual([
      'owner victim',
      's1 victim',
      's2 victim',
      's3 victim',
      'alice victim',
      'planner scheduled',
    ]);
  });

  it('the persons of a turn take it one after the other, however many audits one of them asked for', async () => {
    for (const name of ['1', '2', '3']) await send('anna', 'victim', { name });
    await send('bruno', 'victim', { name: '1' });
    const jobs = heldJobs();
    await (await open('worker', 3)).work(jobs.handlers);
    await eventually(async () => jobs.order.length === 1);
    // Claire comes last, and Bruno asks again as soon as he was served.
    await send('claire', 'victim', { name: '1' });
    jobs.end('anna 1');
    await eventually(async () => jobs.order.length === 2);
    await send('bruno', 'victim', { name: '2' });
    jobs.end('bruno 1');
    expect((await runAll(jobs, 6)).slice(2)).toEqual(['claire 1', 'anna 2', 'bruno 2', 'anna 3']);
  });

  it('the turn of one site gives its owner no place before other sites', async () => {
    await send('first', 'other');
    await send('stranger', 'victim');
    await send('second', 'another');
    await send('owner', 'victim', { owner: true });
    const jobs = heldJobs();
    await (await open('worker', 1)).work(jobs.handlers);
    // The owner has the place of the stranger, who has theirs: the other sites wait no longer than before.
    expect(await runAll(jobs, 4)).toEqual([
      'first other',
      'owner victim',
      'second another',
      'stranger victim',
    ]);
  });

  it('a person whose plan allows no more at once is passed over, and keeps the priority they had', async () => {
    const { db } = database.current();
    const jobs = heldJobs();
    await (await open('worker', 3)).work(jobs.handlers);
    await send('owner', 'other', { tier: 'free', owner: true });
    await eventually(async () => jobs.running.length === 1);
    await db.transaction(async (tx) => {
      for (const [person, owner] of [['stranger'], ['owner', true]] as const)
        await producer.send(
          tx,
          'audit',
          { auditId: `${person} victim`, round: 0, ...(owner && { owner }) },
          { group: { id: person, tier: 'free' }, turn: 'victim' },
        );
    });
    await eventually(async () => jobs.running.includes('stranger victim'));
    jobs.end('owner other');
    jobs.end('stranger victim');
    await eventually(async () => jobs.running.includes('owner victim'));
    const { rows } = await db.execute<{ priority: number }>(
      sql`select distinct priority from pgboss.job where name = 'audit'`,
    );
    expect(rows).toEqual([{ priority: 0 }]);
    jobs.end('owner victim');
  });
});
