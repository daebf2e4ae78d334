/**
 * One audit of recorded pages by 1, 2, 4 and 8 workers: engine, queue, database and settlement are the product’s own,
 * a visit takes its time and no processor: `npm run bench -- scaling [pages] [ms a visit] [pages at once a worker]`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { findAudit } from '#store/audits.ts';
import { domains, users } from '#store/schema.ts';
import { startLoopback } from '#tests/support/loopback.ts';
import { answerRecorded } from '#tests/support/recorded-pool.ts';
import { openBenchDatabase } from './bench-database.ts';
import { printTable } from './measure.ts';
import type { ScalingWorkerSetup } from './scaling-worker.ts';

const pages = Number(process.argv[2] ?? 1000);
const visitMs = Number(process.argv[3] ?? 500);
const slots = Number(process.argv[4] ?? 1);

const log = createLog('silent');
const bench = await openBenchDatabase();
const { db } = bench.database;
const queue = await openQueue({
  ...{ connectionString: bench.url, db, log, role: 'producer', auditsAtOnce: 1 },
});
// Pages that answer by an error count in none of them.
const recorded = { pageCount: Math.ceil(pages * 1.1), sitemap: true };
const site = await startLoopback(answerRecorded(recorded));
const config = {
  ...readConfig({ CONSTAT_DATA: bench.folder, CONSTAT_URL: 'http://constat.example' }),
  allowTargets: [site.target],
};
const uid = systemIds.uuid();
const createdAt = new Date();
await db.insert(users).values({ uid, email: 'bench@exemple.fr', createdAt, plan: 'agency' });
// As many batches at once as a site ever gets.
await db.insert(domains).values({
  ...{ id: systemIds.uuid(), uid, host: site.target, token: 'bench', method: 'file', status: 'proved' },
  ...{ createdAt, provedAt: createdAt, confirmedAt: createdAt },
});

async function startWorker() {
  const setup: ScalingWorkerSetup = {
    ...{ target: site.target, site: recorded, databaseUrl: bench.url, dataFolder: bench.folder },
    ...{ visitMs, slots },
  };
  const child = fork(new URL('./scaling-worker.ts', import.meta.url), [JSON.stringify(setup)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function auditBy(count: number) {
  const workers = await Promise.all(Array.from({ length: count }, startWorker));
  const deps = { config, db, queue, clock: systemClock, ids: systemIds, log };
  const [began, before] = [performance.now(), bench.processorSeconds()];
  const { id } = await startAudit(deps, { uid }, { url: site.origin, scope: 'site', maxPages: pages });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const audit = await findAudit(db, id);
    if (audit?.status === 'error') throw new Error(`the audit failed: ${audit.errorCode}`);
    if (audit?.status !== 'done') continue;
    const seconds = (performance.now() - began) / 1000;
    for (const worker of workers) worker.kill('SIGKILL');
    return { seconds, pageCount: audit.pageCount ?? 0, database: bench.processorSeconds() - before };
  }
}

const rows = [
  [
    `${pages} pages, ${visitMs} ms each, ${slots} at once`,
    'wall s',
    'pages/s',
    '×',
    'database CPU ms a page',
  ],
];
let alone = 0;
for (const count of [1, 2, 4, 8]) {
  const { seconds, pageCount, database } = await auditBy(count);
  if (alone === 0) alone = seconds;
  rows.push([
    `${count} worker${count > 1 ? 's' : ''}, ${pageCount} pages`,
    seconds.toFixed(1),
    (pageCount / seconds).toFixed(1),
    (alone / seconds).toFixed(2),
    ((1000 * database) / pageCount).toFixed(2),
  ]);
}
printTable(rows);
await queue.stop();
await site.close();
await bench.close();
process.exit();
