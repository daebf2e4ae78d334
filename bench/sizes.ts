/**
 * What a report of 1, 10, 100 and 1,000 recorded pages takes in the database: its document and the parts its page reads,
 * as PostgreSQL keeps them (compressed), by page: `npm run bench -- sizes [most pages]`. Pictures and PDFs are
 * told apart: they are stored as they are (`blobs`).
 */
import { systemIds } from '#platform/ids.ts';
import { saveParts } from '#service/reports/read-parts.ts';
import { saveReport } from '#store/reports.ts';
import { audits, users } from '#store/schema.ts';
import { startLoopback } from '#tests/support/loopback.ts';
import { answerRecorded, recordedRunner } from '#tests/support/recorded-pool.ts';
import { openBenchDatabase } from './bench-database.ts';
import { printTable } from './measure.ts';

const most = Number(process.argv[2] ?? 1000);
const counts = [1, 10, 100, 1000].filter((count) => count <= most);

const bench = await openBenchDatabase();
const { db, pool } = bench.database;
const uid = systemIds.uuid();
const now = new Date();
await db.insert(users).values({ uid, email: 'bench@exemple.fr', createdAt: now, plan: 'agency' });

/** The documents of those rows as they are stored, without what a table adds to a row. */
async function storedOf(table: 'reports' | 'report_parts', auditId: string): Promise<number> {
  const { rows } = await pool.query(
    `select coalesce(sum(pg_column_size(document)), 0)::int8 as bytes from ${table} where audit_id = $1`,
    [auditId],
  );
  return Number(rows[0].bytes);
}

async function reportOf(pages: number) {
  const recorded = { pageCount: Math.ceil(pages * 1.1), sitemap: true };
  const site = await startLoopback(answerRecorded(recorded));
  const run = recordedRunner({ target: site.target, site: recorded, timing: { visitMs: () => 0, slots: 8 } });
  const scope = pages === 1 ? ('page' as const) : ('site' as const);
  const order = { url: `${site.origin}/`, scope, maxPages: pages, device: 'mobile', exclude: [] } as const;
  const { signal } = new AbortController();
  const ended = await run(
    { ...order, exclude: [], profile: null },
    { onProgress: () => {}, signal, kept: undefined },
  );
  await site.close();
  if (ended.kind === 'failure') throw new Error(`the audit failed: ${ended.code} ${ended.detail}`);
  return ended.report;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const rows = [
  ['pages', 'findings', 'JSON kB', 'stored kB', 'with parts kB', 'stored kB a page', 'with parts kB a page'],
];
for (const count of counts) {
  const report = await reportOf(count);
  const id = systemIds.uuid();
  await db.insert(audits).values({
    ...{
      id,
      uid,
      url: report.url,
      host: report.host,
      scope: report.scope,
      maxPages: count,
      device: 'mobile',
    },
    ...{ status: 'done', progress: { stage: 'report', done: 1, total: 1 }, createdAt: now, finishedAt: now },
    ...{ quotaMonth: '2000-01', score: report.score, pageCount: report.pages.length },
  });
  await saveReport(db, id, report, now);
  await saveParts(db, id, report);
  const [stored, parts] = [await storedOf('reports', id), await storedOf('report_parts', id)];
  const pages = report.pages.length;
  rows.push([
    ...[String(pages), String(report.findings.length), kB(Buffer.byteLength(JSON.stringify(report)))],
    ...[stored, stored + parts, stored / pages, (stored + parts) / pages].map(kB),
  ]);
}
printTable(rows);
await bench.close();
process.exit();
