/**
 * `GET /api/reports/{id}` of a finished audit (plain, unchanged, and without its document) beside a bare JSON route of
 * the same server: requests per second and p99, same connections, in turn: `npm run bench -- reports-api [seconds]`.
 */
import { Pool } from 'undici';
import { medianOf, printTable } from './measure.ts';
import { openReportServer } from './report-server.ts';

const seconds = Number(process.argv[2] ?? 4);
const connections = 16;

const server = await openReportServer();
const routes: Record<string, { path: string; headers: Record<string, string> }> = {
  'bare JSON route (/healthz)': { path: '/healthz', headers: {} },
  'report, unchanged (304)': {
    path: `/api/reports/${server.auditId}`,
    headers: { ...server.headers, 'if-none-match': server.etag },
  },
  'report, without document': { path: `/api/reports/${server.auditId}?report=0`, headers: server.headers },
  [`report, whole (${Math.round(server.bytes / 1000)} kB)`]: {
    path: `/api/reports/${server.auditId}`,
    headers: server.headers,
  },
};

async function load(path: string, headers: Record<string, string>, durationMs: number) {
  const pool = new Pool(server.origin, { connections, pipelining: 1 });
  const latencies: number[] = [];
  const end = performance.now() + durationMs;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await pool.request({ path, method: 'GET', headers });
      await answer.body.dump({ limit: 64 * 1024 * 1024 });
      if (answer.statusCode >= 400) throw new Error(`${path} answered ${answer.statusCode}`);
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  await pool.close();
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / (durationMs / 1000),
    p50: medianOf(latencies),
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}

const rows: string[][] = [
  [`${connections} connections, ${seconds} s each`, 'req/s', 'p50 ms', 'p99 ms', 'req/s ×'],
];
let bare = 0;
for (const [name, { path, headers }] of Object.entries(routes)) {
  await load(path, headers, 1000);
  const { perSecond, p50, p99 } = await load(path, headers, seconds * 1000);
  if (bare === 0) bare = perSecond;
  rows.push([name, perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), (perSecond / bare).toFixed(2)]);
}
printTable(rows);
await server.close();
process.exit();
