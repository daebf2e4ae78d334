/**
 * The daily sweep and a vacuum over a database with so many stored findings, half of them too old for their plan: seconds,
 * memory of the process that sweeps, processor time of the database, size before and after:
 * `npm run bench -- retention [findings]`. Ends with 1 when memory or time are not bounded.
 */
import { systemClock } from '#platform/clock.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { sweepAudits } from '#service/audits/sweep-audits.ts';
import { saveParts } from '#service/reports/read-parts.ts';
import { saveReport } from '#store/reports.ts';
import { audits, blobs, users } from '#store/schema.ts';
import { largeReport } from '#tests/support/large-report.ts';
import { openBenchDatabase } from './bench-database.ts';
import { printTable } from './measure.ts';

const findings = Number(process.argv[2] ?? 1_000_000);
const findingsOfOne = 100;
const reportsOfOwner = 100;
const pictureBytes = 20_000;
/** Of the sweep: what a process may take more than before, and how long the queue lets it run. */
const bounds = { memoryMB: 300, seconds: 1_800 };
const dayMs = 24 * 3_600_000;

const bench = await openBenchDatabase();
const { db, pool } = bench.database;
const count = Math.ceil(findings / findingsOfOne);
const report = largeReport(findingsOfOne);
// Of a usual size: the pages of each finding are ten.
const usual = {
  ...report,
  findings: report.findings.map((finding) => ({ ...finding, pages: finding.pages.slice(0, 10) })),
  pages: report.pages.slice(0, 10),
};

/** One report with its parts and a picture, then copies of them by the database itself. */
async function seed(): Promise<void> {
  const now = new Date();
  const old = new Date(now.getTime() - 120 * dayMs);
  const owners = Array.from({ length: Math.ceil(count / reportsOfOwner) }, (_, at) => `bench-${at}`);
  for (const uid of owners)
    await db.insert(users).values({ uid, email: `${uid}@exemple.fr`, createdAt: old, plan: 'free' });
  const first = systemIds.uuid();
  const common = {
    ...{ url: usual.url, host: usual.host, scope: 'site' as const, maxPages: 10, device: 'mobile' as const },
    ...{ status: 'done' as const, progress: { stage: 'report' as const, done: 1, total: 1 } },
    ...{ quotaMonth: '2000-01', score: usual.score, pageCount: usual.pages.length },
  };
  const uid = owners[0] ?? '';
  await db.insert(audits).values({ ...common, id: first, uid, createdAt: now, finishedAt: now });
  await saveReport(db, first, usual, now);
  await saveParts(db, first, usual);
  const bytes = Buffer.alloc(pictureBytes, 7);
  await db
    .insert(blobs)
    .values({ key: first, auditId: first, contentType: 'image/webp', bytes, createdAt: now });
  for (let at = 1; at < count; at += 1) {
    const id = systemIds.uuid();
    const finishedAt = at % 2 === 0 ? now : old;
    const owner = owners[Math.floor(at / reportsOfOwner)] ?? uid;
    await db.insert(audits).values({ ...common, id, uid: owner, createdAt: finishedAt, finishedAt });
    await pool.query(
      `with r as (insert into reports select $1, schema_version, document, created_at from reports where audit_id = $2),
       b as (insert into blobs select $1::text, $1, content_type, bytes, created_at from blobs where key = $2::text)
       select 1`,
      [id, first],
    );
    await pool.query(
      'insert into report_parts select $1, name, version, document from report_parts where audit_id = $2',
      [id, first],
    );
  }
}

async function megabytes(): Promise<number> {
  const { rows } = await pool.query('select pg_database_size(current_database())::int8 as bytes');
  return Number(rows[0].bytes) / 1e6;
}

async function measured(work: () => Promise<unknown>) {
  globalThis.gc?.();
  const [began, before] = [performance.now(), process.memoryUsage().rss];
  const processorBefore = bench.processorSeconds();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  await work();
  clearInterval(watch);
  return {
    seconds: (performance.now() - began) / 1000,
    memoryMB: (most - before) / 1e6,
    processor: bench.processorSeconds() - processorBefore,
    sizeMB: await megabytes(),
  };
}

const deps = { db, clock: systemClock, log: createLog('silent') };
const rows = [['', 's', 'memory MB more', 'database CPU s', 'database MB']];
const steps: Record<string, () => Promise<unknown>> = {
  [`seed: ${count} reports, ${count * findingsOfOne} findings`]: seed,
  'sweep of half of them': () => sweepAudits(deps),
  'sweep with nothing to do': () => sweepAudits(deps),
  vacuum: () => pool.query('vacuum (analyze)'),
};
let isBounded = true;
for (const [name, work] of Object.entries(steps)) {
  const { seconds, memoryMB, processor, sizeMB } = await measured(work);
  if (name.startsWith('sweep') && (memoryMB > bounds.memoryMB || seconds > bounds.seconds)) isBounded = false;
  rows.push([name, ...[seconds, memoryMB, processor, sizeMB].map((value) => value.toFixed(1))]);
}
printTable(rows);
console.log(isBounded ? 'RETENTION: bounded' : 'RETENTION: not bounded');
await bench.close();
process.exit(isBounded ? 0 : 1);
