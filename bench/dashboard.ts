/**
 * The dashboard and the page of all sites of somebody with 200 sites and a year of weekly audits each, and the history
 * of one of them, beside an empty page of the same server: milliseconds of the server for the whole answer, one request
 * at a time, in turn: `npm run bench -- dashboard [rounds]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeIds } from '#contract/themes.ts';
import { openDatabase } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { hashSessionToken, sessionCookieName } from '#service/accounts/session-token.ts';
import { audits, users } from '#store/schema.ts';
import { insertSession } from '#store/sessions.ts';
import { startProduct, untilReady } from '#tests/support/product.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 20);
const siteCount = 200;
const weeks = 52;
const weekMs = 7 * 24 * 3600 * 1000;

const folder = await mkdtemp(join(tmpdir(), 'constat-bench-'));
const product = await startProduct({ CONSTAT_DATA: folder, CONSTAT_LOG_LEVEL: 'error' }, 'web');
await untilReady(product);
const log = createLog('silent');
// The product’s own server: it runs already.
const server = await startEmbeddedPostgres(join(folder, 'postgres'), log);
const database = openDatabase(server.connectionString, log);
const cookie = await seed();

const pages: Record<string, string> = {
  'an empty page (/contact)': '/contact',
  dashboard: '/dashboard?tab=overview',
  'all sites': '/dashboard/sites',
  'all sites, filtered': '/dashboard/sites?q=site-1&theme=security&etat=poor',
  'history of a site': '/dashboard/sites/site-7.exemple.fr',
};
const times = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]));
const bytes = new Map<string, number>();
for (let round = -3; round < rounds; round += 1) {
  for (const [name, path] of Object.entries(pages)) {
    const start = performance.now();
    const answer = await fetch(product.url + path, { headers: { cookie, 'accept-encoding': 'identity' } });
    const body = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    bytes.set(name, body.byteLength);
    // The first rounds warm up.
    if (round >= 0) times.get(name)?.push(performance.now() - start);
  }
}
printTable([
  [`${siteCount} sites, ${siteCount * weeks} audits, ${rounds} rounds`, 'median ms', 'worst ms', 'kB'],
  ...[...times].map(([name, values]) => [
    name,
    medianOf(values).toFixed(1),
    Math.max(...values).toFixed(1),
    ((bytes.get(name) ?? 0) / 1000).toFixed(0),
  ]),
]);
await database.close();
product.child.kill('SIGTERM');
await product.ended;
await server.stop();
await rm(folder, { recursive: true, force: true });

/** An agency with its audits. @returns the cookie of its session. */
async function seed(): Promise<string> {
  const { db } = database;
  const now = new Date();
  const uid = systemIds.uuid();
  const values = { uid, email: 'bench@exemple.fr', createdAt: now, plan: 'agency', emailVerified: true };
  await db.insert(users).values(values);
  for (let site = 0; site < siteCount; site += 1) {
    await db.insert(audits).values(Array.from({ length: weeks }, (_, week) => auditOf(uid, site, week, now)));
  }
  const token = systemIds.token();
  await insertSession(db, {
    tokenHash: hashSessionToken(token),
    id: systemIds.uuid(),
    uid,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + weekMs),
  });
  return `${sessionCookieName}=${token}`;
}

function auditOf(uid: string, site: number, week: number, now: Date): typeof audits.$inferInsert {
  const host = `site-${site}.exemple.fr`;
  const finishedAt = new Date(now.getTime() - week * weekMs);
  const score = (site * 17 + week * 3) % 101;
  return {
    id: systemIds.uuid(),
    uid,
    url: `https://${host}/`,
    host,
    scope: 'site',
    maxPages: 100,
    device: 'mobile',
    status: 'done',
    progress: { stage: 'report', done: 1, total: 1 },
    createdAt: finishedAt,
    finishedAt,
    quotaMonth: '2000-01',
    score,
    themeScores: Object.fromEntries(themeIds.map((id, index) => [id, (score + index * 7) % 101])),
    pageCount: 100,
    figures: {
      failures: 40,
      reviews: 10,
      home: {
        transferBytes: 900_000,
        requestCount: 40,
        metrics: {
          largestContentfulPaintMs: { value: 2400, spread: [2100, 2900] },
          totalBlockingTimeMs: { value: 120, spread: [90, 240] },
          cumulativeLayoutShift: { value: 0.04 },
        },
      },
    },
  };
}
