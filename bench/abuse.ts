/**
 * What other people notice while somebody attacks: the 95th percentile of the sign-in page and of a dashboard, the slowest
 * answer of /healthz, and whether audits of others lose an attempt, before and during each attack, in one run:
 * `npm run bench -- abuse [seconds] [parts of names…]`. Another person's audits of the demonstration site run all the time,
 * before and during. Ends with 1 when a bound is missed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'undici';
import { systemIds } from '#platform/ids.ts';
import { saveParts } from '#service/reports/read-parts.ts';
import { attemptsOf } from '#store/attempts.ts';
import { saveReport } from '#store/reports.ts';
import { audits } from '#store/schema.ts';
import type { AbuseSite } from '#tests/support/abuse-sites.ts';
import { largeReport } from '#tests/support/large-report.ts';
import { type AttackWorld, attacks } from './abuse-attacks.ts';
import { openBenchProduct, signIn } from './bench-product.ts';
import { printTable } from './measure.ts';

const seconds = Number(process.argv[2] ?? 20);
const parts = process.argv.slice(3);
const names = Object.keys(attacks).filter(
  (name) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
/** The bounds of what others may notice. */
const mostRatio = 3;
const healthzMs = 200;
/** Asked so often, each path by itself. */
const pauseMs = 100;
/** Below this a ratio says nothing: timers and scheduling of the machine. */
const floorMs = 10;
const demoPages = 3;

const sites = fork(new URL('./abuse-server.ts', import.meta.url));
const ports = await heard<Record<AbuseSite, number>>(sites);
const bench = await openBenchProduct(undefined, {
  CONSTAT_READS_PER_MINUTE: '1200',
  CONSTAT_AUDITS_AT_ONCE: '2',
  CONSTAT_ALLOW_TARGETS: Object.values(ports)
    .map((port) => `127.0.0.1:${port}`)
    .join(),
});
const { product, database, cookie } = bench;
const demo = /Site de démonstration\s+(\S+)/.exec(product.output())?.[1];
const attacker = fork(new URL('./abuse-attacker.ts', import.meta.url));
const agent = new Agent({ connections: 8 });

function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (told) => resolve(told as T)));
}

/** Each attack has a person and an address of its own: what one used up does not stop the next. */
async function worldOf(index: number): Promise<AttackWorld> {
  const email = `libre-${index}@exemple.fr`;
  const { uid, cookie: own } = await signIn(database, product.url, { email, plan: 'free' });
  const address = `127.70.0.${index + 1}`;
  return { origin: product.url, cookie: own, reportId: await seedReport(uid), ports, address };
}

async function seedReport(uid: string): Promise<string> {
  const { db } = database;
  const [id, now, report] = [systemIds.uuid(), new Date(), largeReport()];
  await db.insert(audits).values({
    ...{ id, uid, url: report.url, host: report.host, scope: 'site', maxPages: 1000, device: 'mobile' },
    ...{ status: 'done', progress: { stage: 'report', done: 1, total: 1 }, createdAt: now, finishedAt: now },
    ...{ quotaMonth: '2000-01', score: report.score, pageCount: report.pages.length },
  });
  await saveReport(db, id, report, now);
  await saveParts(db, id, report);
  return id;
}

/** Milliseconds of each answer of a path; one that failed counts as long as it took, and is told. */
interface Seen {
  readonly ms: number[];
  failed: number;
}
const paths = { connexion: '/connexion', dashboard: '/dashboard?tab=overview', healthz: '/healthz' } as const;
type Watched = keyof typeof paths;

async function watchFor(durationMs: number): Promise<Record<Watched, Seen>> {
  const end = performance.now() + durationMs;
  const watch = async (name: Watched): Promise<[Watched, Seen]> => {
    const seen: Seen = { ms: [], failed: 0 };
    while (performance.now() < end) {
      const began = performance.now();
      const headers = name === 'dashboard' ? { cookie } : {};
      const status = await request(product.url + paths[name], { dispatcher: agent, headers }).then(
        async (answer) => {
          await answer.body.dump();
          return answer.statusCode;
        },
        () => 0,
      );
      seen.ms.push(performance.now() - began);
      if (status !== 200) seen.failed += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return [name, seen];
  };
  const all = await Promise.all((Object.keys(paths) as Watched[]).map(watch));
  return Object.fromEntries(all) as Record<Watched, Seen>;
}

const p95 = ({ ms }: Seen) => {
  const sorted = ms.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
};

/** Audits of the other person, one after the other; tells those that lost an attempt. */
function auditOthers() {
  let isOver = false;
  const ids: string[] = [];
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await request(product.url + path, {
      // A connection that is kept may be closed by the product just then.
      ...{ method, reset: true },
      headers: { origin: product.url, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const told = (await answer.body.json()) as { id?: string; status?: string; code?: string };
    if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${told.code}`);
    return told;
  };
  const ended = (async () => {
    while (!isOver) {
      const { id } = await call('POST', '/api/audits', { url: demo, scope: 'site', maxPages: demoPages });
      if (id === undefined) throw new Error('an audit of the demonstration was refused');
      ids.push(id);
      for (let status = 'queued'; /queued|running/.test(status); ) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        status = (await call('GET', `/api/reports/${id}?report=0`)).status ?? status;
      }
    }
  })();
  return {
    async stop() {
      isOver = true;
      await ended;
      const all = await Promise.all(ids.map((id) => attemptsOf(database.db, id)));
      return { audits: ids.length, again: all.filter((attempts) => attempts.length > 1).length };
    },
  };
}

const rows = [
  [
    'attack',
    '/connexion p95 ms',
    'x',
    'dashboard p95 ms',
    'x',
    '/healthz max ms',
    'failed',
    'answers to the attack',
    '',
  ],
];
let isWithin = true;
const others = auditOthers();
await watchFor(10_000);
for (const [index, name] of names.entries()) {
  const world = await worldOf(index);
  const before = await watchFor(seconds * 1_000);
  attacker.send({ attack: name, world });
  const answers = heard<Record<string, number>>(attacker);
  const during = await watchFor(seconds * 1_000);
  attacker.send('stop');
  const ratioOf = (path: Watched) => p95(during[path]) / Math.max(floorMs, p95(before[path]));
  const slowest = Math.max(...during.healthz.ms);
  const slowestBefore = Math.max(...before.healthz.ms);
  const failed = Object.values(during).reduce((sum, seen) => sum + seen.failed, 0);
  const ratios = [ratioOf('connexion'), ratioOf('dashboard')] as const;
  const isRight = Math.max(...ratios) <= mostRatio && slowest <= healthzMs && failed === 0;
  if (!isRight) isWithin = false;
  const told = Object.entries(await answers).map(([status, count]) => `${count} × ${status}`);
  const times = (path: Watched) => `${p95(before[path]).toFixed(0)} → ${p95(during[path]).toFixed(0)}`;
  rows.push([
    ...[name, times('connexion'), ratios[0].toFixed(1), times('dashboard'), ratios[1].toFixed(1)],
    ...[
      `${slowestBefore.toFixed(0)} → ${slowest.toFixed(0)}`,
      String(failed),
      told.join(', '),
      isRight ? '' : 'MISSED',
    ],
  ]);
  console.log(rows.at(-1)?.join('  '));
  await watchFor(3_000);
}
const { audits: audited, again } = await others.stop();
if (again > 0) isWithin = false;
console.log('');
printTable(rows);
console.log(`Others' audits of the demonstration: ${audited}, begun again: ${again}`);
console.log(isWithin ? 'ABUSE: others notice little' : 'ABUSE: others notice it');
attacker.disconnect();
sites.disconnect();
await agent.close();
await bench.close();
process.exit(isWithin ? 0 : 1);
