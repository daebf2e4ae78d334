/**
 * The page of a report of 1,000 pages and 50,000 occurrences beside an empty page of the same server: milliseconds of the
 * server for the whole answer (one request at a time, in turn), bytes as they are and compressed, and the time until the
 * page answers in a browser: `npm run bench -- report-page [rounds]`.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { request } from 'undici';
import { systemIds } from '#platform/ids.ts';
import { saveParts } from '#service/reports/read-parts.ts';
import { saveReport } from '#store/reports.ts';
import { audits } from '#store/schema.ts';
import { launchBrowser, openWatched, visit } from '#tests/support/e2e-browser.ts';
import { largeReport } from '#tests/support/large-report.ts';
import { openBenchProduct } from './bench-product.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 10);

const bench = await openBenchProduct('web');
const { product, cookie } = bench;
const { id, ruleId } = await seed();

const pages: Record<string, string> = {
  'an empty page (/contact)': '/contact',
  'report, first sight': `/reports/${id}`,
  'report, filtered': `/reports/${id}?theme=seo&q=lien`,
  'one finding, 200 pages': `/reports/${id}/constats/${ruleId}`,
  'all pages': `/reports/${id}/pages`,
  'one page, its findings on its picture': `/reports/${id}/pages/500`,
};
const times = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]));
const sizes = new Map<string, string[]>();
for (let round = -2; round < rounds; round += 1)
  for (const [name, path] of Object.entries(pages)) {
    const start = performance.now();
    const answer = await read(path);
    // The first rounds warm up.
    if (round >= 0) times.get(name)?.push(performance.now() - start);
    sizes.set(
      name,
      answer.map((bytes) => (bytes / 1000).toFixed(0)),
    );
  }
const browser = await launchBrowser();
const shown = new Map<string, number>();
for (const [name, path] of Object.entries(pages)) shown.set(name, await untilItAnswers(browser, path));
await browser.close();
printTable([
  [
    `1 000 pages, 50 000 occurrences, ${rounds} rounds`,
    'median ms',
    'worst ms',
    'kB',
    'kB sent',
    'answers ms',
  ],
  ...[...times].map(([name, values]) => [
    name,
    medianOf(values).toFixed(0),
    Math.max(...values).toFixed(0),
    ...(sizes.get(name) ?? []),
    (shown.get(name) ?? 0).toFixed(0),
  ]),
]);
await bench.close();

/** Bytes of the page, and as a browser receives them. */
async function read(path: string): Promise<[whole: number, sent: number]> {
  const answer = await request(product.url + path, {
    headers: { cookie, 'accept-encoding': 'gzip, br' },
  });
  const sent = Buffer.from(await answer.body.arrayBuffer());
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  const encoding = answer.headers['content-encoding'];
  const whole =
    encoding === 'br' ? brotliDecompressSync(sent) : encoding === 'gzip' ? gunzipSync(sent) : sent;
  return [whole.length, sent.length];
}

/** Until React runs the page, in a new window each time; ms, middle of five. */
async function untilItAnswers(opened: Browser, path: string): Promise<number> {
  const values: number[] = [];
  for (let load = 0; load < 5; load += 1) {
    const watched = await openWatched(opened, product.url, { cookie });
    const page = await watched.context.newPage();
    const start = performance.now();
    await visit(page, product.url + path);
    values.push(performance.now() - start);
    await watched.close();
  }
  return medianOf(values);
}

/** Somebody with one finished audit of that size. */
async function seed() {
  const {
    database: { db },
    uid,
  } = bench;
  const now = new Date();
  const auditId = systemIds.uuid();
  const report = largeReport();
  await db.insert(audits).values({
    id: auditId,
    uid,
    url: report.url,
    host: report.host,
    scope: 'site',
    maxPages: 1000,
    device: 'mobile',
    status: 'done',
    progress: { stage: 'report', done: 1, total: 1 },
    createdAt: now,
    finishedAt: now,
    quotaMonth: '2000-01',
    score: report.score,
    pageCount: report.pages.length,
  });
  await saveReport(db, auditId, report, now);
  await saveParts(db, auditId, report);
  return {
    id: auditId,
    ruleId: report.findings[0]?.ruleId ?? '',
  };
}
