import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { weightOf } from '#http/heavy/answer-by-weight.ts';
import { apiRoutes } from '#http/routes.ts';
import { loadPages } from '#main/render-page.ts';
import { systemIds } from '#platform/ids.ts';
import { audits, users } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { type HeavySite, openHeavySite, pagesOfBuild, seedReport } from '../support/heavy-site.ts';
import { largeReport } from '../support/large-report.ts';

/** The longest that the serving loop may be held for, processor time. */
const mostMs = 50;

const database = testDatabase();
const report = largeReport();
const { ruleId = '' } = report.findings[0] ?? {};
const page = report.findings[0]?.pages[0]?.url ?? '';
let site: HeavySite;
let seeded: Awaited<ReturnType<typeof seedReport>>;
beforeEach(async () => {
  site = await openHeavySite(database.current(), { beside: false });
  seeded = await seedReport(site.site, report);
  const { db } = site.site.deps;
  await db.update(users).set({ admin: true }).where(eq(users.uid, seeded.uid));
  // A site audited every day for a year.
  const [row] = await db.select().from(audits).where(eq(audits.id, seeded.id));
  if (!row) throw new Error('no audit');
  const createdAt = new Date(row.createdAt.getTime() - 86_400_000);
  const others = Array.from({ length: 365 }, () => ({ ...row, id: systemIds.uuid(), createdAt }));
  await db.insert(audits).values(others);
});
afterEach(() => site.close());

/** For operators: they ask what the machine and the whole database are like. */
const elsewhere = new Set(['GET /readyz', 'GET /metrics']);

/** What stands in the paths of the API and of pages. */
const filled = (path: string) => {
  const values: Readonly<Record<string, string>> = {
    ...{ id: seeded.id, uid: seeded.uid, token: seeded.token, key: 'page-1', number: '1' },
    ...{ ruleId, host: report.host, theme: 'seo', part: 'rapports', name: 'Report' },
  };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? seeded.id);
};

function threadCpuMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The least of three: code runs slower at its first time, and nobody’s garbage is collected in all of them. */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = threadCpuMs();
    await ask();
    costs.push(threadCpuMs() - before);
  }
  return Math.min(...costs);
}

it('no page and no read that does not say so holds the serving loop, on the largest report and a year of audits', async () => {
  const { build, weigh } = await loadPages((await pagesOfBuild()).server);
  const ownPages = Object.values(build.routes)
    .map((route) => `/${route?.path ?? ''}`)
    .filter((path) => !path.includes('*'))
    .map(filled);
  const tabs = ['new', 'plan', 'settings', 'admin'].map((tab) => `/dashboard?tab=${tab}`);
  const light = [...ownPages, ...tabs].filter((path) => weigh(`http://a${path}`).weight === 'plain');
  const reads = apiRoutes
    .filter(({ method, path }) => method === 'GET' && !elsewhere.has(`GET ${path}`))
    .filter((route) => route.weigh !== undefined || weightOf(route, { query: {}, body: {} }) === 'plain')
    .filter(({ path }) => !path.endsWith('/export') || path.startsWith('/api/admin'))
    .map(({ path, operationId }) => filled(path) + (operationId === 'readReport' ? '?report=0' : ''));
  const heavy: string[] = [];
  for (const path of [...light, ...reads]) {
    const cost = await costOf(() => site.get(path, { cookie: seeded.cookie }));
    if (cost > mostMs) heavy.push(`${path}: ${cost.toFixed(0)} ms`);
  }
  expect(heavy).toEqual([]);
  expect(light.length).toBeGreaterThan(30);
  expect(reads.length).toBeGreaterThan(40);
});

it('no change of what belongs to a report holds the serving loop unless it says so', async () => {
  const { cookie, id } = seeded;
  const change = (path: string, body: object, status = 202) =>
    costOf(async () => {
      expect((await site.site.call('POST', path, { cookie, body })).status).toBe(status);
    });
  const verify = `/api/reports/${id}/verifications`;
  expect(await change(verify, { ruleId, page })).toBeLessThan(mostMs);
  expect(await change(verify, { ruleId: 'absent', page }, 404)).toBeLessThan(mostMs);
  expect(await change(`/api/reports/${id}/shares`, { label: '', days: 30 }, 201)).toBeLessThan(mostMs);
  const made = apiRoutes.filter(({ method, weight }) => method !== 'GET' && weight === 'report');
  expect(made.map(({ operationId }) => operationId).toSorted()).toEqual([
    'addComment',
    'assignFix',
    'callAssistantTools',
    'createDecision',
    'createHandover',
    // Long lists; others are `plain`.
    'readPageList',
    'resendHandover',
  ]);
});
