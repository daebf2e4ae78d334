/**
 * Audits that do nothing, taken by one worker while few wait and while thousands do, each of another person:
 * `npm run bench -- queue [waiting]`.
 */

import { createLog } from '#platform/log.ts';
import type { JobHandlers } from '#platform/queue.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { openBenchDatabase } from './bench-database.ts';
import { printTable } from './measure.ts';

const waiting = Number(process.argv[2] ?? 10_000);
const taken = 500;
const auditsAtOnce = 4;

const log = createLog('silent');
const bench = await openBenchDatabase();
const { db } = bench.database;
const open = (role: 'worker' | 'producer') =>
  openQueue({ connectionString: bench.url, db, log, role, auditsAtOnce });
const producer = await open('producer');

async function enqueue(count: number, label: string): Promise<number> {
  const began = performance.now();
  // As many at a time as a web process has connections.
  let next = 0;
  const client = async () => {
    for (let number = next; number < count; number = next) {
      next += 1;
      const person = `${label}-${number}`;
      const group = { id: person, tier: 'free' as const };
      await producer.send(db, 'audit', { auditId: person, round: 0 }, { group });
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return (performance.now() - began) / 1000;
}

/** Takes some audits. @returns seconds of the wall and of the server’s processors */
async function take(count: number): Promise<{ wall: number; processor: number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let done = 0;
  const nothing = async () => {};
  const others = {
    'audit-dead': nothing,
    visits: nothing,
    verify: nothing,
    measure: nothing,
    try: nothing,
    webhook: nothing,
    mail: nothing,
    'report-pdf': nothing,
    'settle-billing': nothing,
    'reconcile-billing': nothing,
  };
  const handlers: JobHandlers = {
    ...{ ...others, reconcile: nothing, 'run-schedules': nothing, 'forget-objects': nothing, sweep: nothing },
    'recheck-sessions': nothing,
    'sweep-limits': nothing,
    'tell-work': nothing,
    audit: async () => {
      done += 1;
      if (done === count) resolve();
    },
  };
  const worker = await open('worker');
  const [began, before] = [performance.now(), bench.processorSeconds()];
  await worker.work(handlers);
  await promise;
  const ended = { wall: (performance.now() - began) / 1000, processor: bench.processorSeconds() - before };
  await worker.stop();
  return ended;
}

const rows = [['audits that wait', 'enqueued /s', 'taken /s', 'database CPU ms each']];
for (const [label, count] of [
  ['few', taken],
  ['many', waiting],
] as const) {
  const enqueuedIn = await enqueue(count, label);
  const { wall, processor } = await take(taken);
  rows.push([
    String(count),
    (count / enqueuedIn).toFixed(0),
    (taken / wall).toFixed(0),
    ((1000 * processor) / taken).toFixed(2),
  ]);
}
printTable(rows);
await producer.stop();
await bench.close();
process.exit();
