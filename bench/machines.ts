/**
 * One audit of a generated site by one real worker and by two, each worker and its browsers bound to a processor of its
 * own as to a machine: `npm run bench -- machines [pages] [rounds]`. Linux only (taskset). Then what the two reports say
 * otherwise: the number of machines must change nothing but the duration.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Report } from '#contract/report.ts';
import { type Product, startProduct, untilReady } from '#tests/support/product.ts';
import { openBenchProduct } from './bench-product.ts';
import { compareReports } from './compare-reports.ts';
import { serveLargeSite } from './large-site.ts';
import { medianOf, printTable } from './measure.ts';

const pages = Number(process.argv[2] ?? 60);
const rounds = Number(process.argv[3] ?? 1);
if (availableParallelism() < 2) throw new Error('Two processors are needed.');

const site = await serveLargeSite(pages + 20);
const env = { CONSTAT_ALLOW_TARGETS: new URL(site.origin).host, CONSTAT_LOG_LEVEL: 'warn' };
const bench = await openBenchProduct('web', env);
const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
  const answer = await fetch(bench.product.url + path, {
    method,
    headers: { cookie: bench.cookie, origin: bench.product.url, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

/** A worker bound to one processor; what it starts inherits that. */
async function startWorker(processor: number): Promise<Product> {
  const worker = await startProduct({ ...env, CONSTAT_DATA: bench.folder }, 'worker');
  execFileSync('taskset', ['-a', '-c', '-p', String(processor), String(worker.child.pid)], {
    stdio: 'ignore',
  });
  await untilReady(worker);
  return worker;
}

interface Ended {
  readonly seconds: number;
  readonly pageCount: number;
  readonly score: number | null;
  readonly report: Report;
}

async function auditBy(count: number): Promise<Ended> {
  const workers: Product[] = [];
  for (let processor = 0; processor < count; processor += 1) workers.push(await startWorker(processor));
  const began = performance.now();
  const asked = { url: site.origin, scope: 'site', maxPages: pages };
  const { id } = await call<{ id: string }>('POST', '/api/audits', asked);
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const found = await bench.database.pool.query(
        'select status, score, page_count, error_code from audits where id = $1',
        [id],
      );
      const { status, score, page_count, error_code } = found.rows[0];
      if (status === 'error') throw new Error(`the audit failed: ${error_code}`);
      if (status !== 'done') continue;
      const seconds = (performance.now() - began) / 1000;
      const { report } = await call<{ report: Report }>('GET', `/api/reports/${id}`);
      return { seconds, pageCount: page_count, score, report };
    }
  } finally {
    for (const worker of workers) worker.child.kill('SIGTERM');
    await Promise.all(workers.map(({ ended }) => ended));
    for (const worker of workers) if (worker.output().includes('warn')) console.error(worker.output());
  }
}

const results = new Map<number, Ended[]>([
  [1, []],
  [2, []],
]);
for (let round = 0; round < rounds; round += 1)
  for (const [count, ended] of results) ended.push(await auditBy(count));
const seconds = (count: number) => medianOf((results.get(count) ?? []).map((one) => one.seconds));
printTable([
  [`${pages} pages, median of ${rounds}`, 'wall s', 'pages/s', '×', 'score'],
  ...[...results].map(([count, ended]) => [
    `${count} worker${count > 1 ? 's' : ''}`,
    seconds(count).toFixed(1),
    ((ended[0]?.pageCount ?? 0) / seconds(count)).toFixed(2),
    (seconds(1) / seconds(count)).toFixed(2),
    String(ended[0]?.score ?? ''),
  ]),
]);
const [reference, seen] = [results.get(1)?.[0], results.get(2)?.[0]];
if (reference && seen) {
  const differences = compareReports(reference.report, seen.report);
  console.log(`${differences.length} differences between one worker's report and two workers'`);
  for (const { kind, text } of differences) console.log(`  ${kind.padEnd(8)} ${text}`);
}
await bench.close();
await site.close();
process.exit();
