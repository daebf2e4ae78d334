/**
 * The dashboard and the page of all sites of somebody with 200 sites and a year of weekly audits each, and the history
 * of one of them, beside an empty page of the same server: milliseconds of the server for the whole answer, one request
 * at a time, in turn: `npm run bench -- dashboard [rounds]`.
 */
import { themeIds } from '#contract/themes.ts';
import { systemIds } from '#platform/ids.ts';
import { audits } from '#store/schema.ts';
import { openBenchProduct } from './bench-product.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 20);
const siteCount = 200;
const weeks = 52;
const weekMs = 7 * 24 * 3600 * 1000;

const bench = await openBenchProduct('web');
const { product, cookie } = bench;
await seed();

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
await bench.close();

/** An agency with its audits. @returns the cookie of its session. */
async function seed(): Promise<void> {
  const {
    database: { db },
    uid,
  } = bench;
  const now = new Date();
  for (let site = 0; site < siteCount; site += 1) {
    await db.insert(audits).values(Array.from({ length: weeks }, (_, week) => auditOf(uid, site, week, now)));
  }
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
