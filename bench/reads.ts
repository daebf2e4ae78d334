/**
 * Status reads of running audits (what a waiting page asks for every few seconds) over two web processes of one
 * installation: asked at a steady rate, how many were answered, how late, and the processor time of each part:
 * `npm run bench -- reads [a second] [seconds] [web processes]`. Ends with 1 when the rate was not kept.
 */
import { Pool } from 'undici';
import { systemIds } from '#platform/ids.ts';
import { audits } from '#store/schema.ts';
import { startProduct, untilReady } from '#tests/support/product.ts';
import { openBenchProduct } from './bench-product.ts';
import { medianOf, printTable, processorSecondsOf } from './measure.ts';

const perSecond = Number(process.argv[2] ?? 2_000);
const seconds = Number(process.argv[3] ?? 10);
const processes = Number(process.argv[4] ?? 2);
const auditCount = 200;
const stepMs = 10;
/** Answered in the time, of those asked for. */
const keptShare = 0.98;

const bench = await openBenchProduct('web');
const env = { CONSTAT_DATA: bench.folder, CONSTAT_LOG_LEVEL: 'error', CONSTAT_READS_PER_MINUTE: '0' };
// The cookie is the first one’s: it is published there.
const others = await Promise.all(
  Array.from({ length: processes - 1 }, () =>
    startProduct({ ...env, CONSTAT_URL: bench.product.url }, 'web'),
  ),
);
for (const other of others) await untilReady(other);
const webs = [bench.product, ...others];

const ids = Array.from({ length: auditCount }, () => systemIds.uuid());
const now = new Date();
for (const id of ids)
  await bench.database.db.insert(audits).values({
    ...{ id, uid: bench.uid, url: 'https://exemple.fr/', host: 'exemple.fr', scope: 'site', maxPages: 10 },
    ...{ device: 'mobile', status: 'running', progress: { stage: 'visit', done: 3, total: 10 } },
    ...{ createdAt: now, startedAt: now, quotaMonth: '2000-01' },
  });

const pools = webs.map(({ url }) => new Pool(url, { connections: 64, pipelining: 1 }));
const latencies: number[] = [];
let failed = 0;

async function read(at: number): Promise<void> {
  const began = performance.now();
  const path = `/api/reports/${ids[at % ids.length]}?report=0`;
  try {
    const answer = await pools[at % pools.length]?.request({
      ...{ path, method: 'GET', headers: { cookie: bench.cookie } },
    });
    await answer?.body.dump();
    if (answer?.statusCode !== 200) throw new Error(`answered ${answer?.statusCode}`);
    latencies.push(performance.now() - began);
  } catch {
    failed += 1;
  }
}

/** Asks at the rate, whatever is answered: late answers pile up as those of people would. */
async function askFor(durationMs: number): Promise<number> {
  const under = new Set<Promise<void>>();
  const began = performance.now();
  let asked = 0;
  while (performance.now() - began < durationMs) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; asked < due; asked += 1) {
      const one = read(asked).finally(() => under.delete(one));
      under.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  const answered = latencies.length;
  await Promise.all(under);
  return answered;
}

const cpuOf = () => webs.map(({ child }) => processorSecondsOf(child.pid ?? 0));
await askFor(1_000);
latencies.length = 0;
failed = 0;
const before = cpuOf();
const answered = await askFor(seconds * 1000);
const used = cpuOf().map((value, at) => value - (before[at] ?? 0));
latencies.sort((a, b) => a - b);
const share = (part: number) => latencies[Math.floor(latencies.length * part)] ?? 0;
printTable([
  ['asked /s', 'web processes', 'answered /s', 'failed', 'p50 ms', 'p99 ms', 'web CPU ms a read'],
  [
    ...[String(perSecond), String(processes), (answered / seconds).toFixed(0), String(failed)],
    ...[medianOf(latencies).toFixed(1), share(0.99).toFixed(1)],
    ((1000 * used.reduce((sum, value) => sum + value, 0)) / Math.max(1, latencies.length)).toFixed(2),
  ],
]);
const isKept = failed === 0 && answered >= perSecond * seconds * keptShare;
console.log(isKept ? 'READS: the rate was kept' : 'READS: the rate was not kept');
await Promise.all(pools.map((pool) => pool.close()));
for (const { child, ended } of others) {
  child.kill('SIGTERM');
  await ended;
}
await bench.close();
process.exit(isKept ? 0 : 1);
