import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import { plans } from '#contract/plans.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { readAuditChoices } from '#service/audits/read-audit-choices.ts';
import type { SitemapQuestion } from '#service/page-lists/sitemap-reader.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { listSchedules } from '#service/schedules/list-schedules.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import { readSiteHistory } from '#service/sites/read-site-history.ts';
import { findAudit, findPreviousDone } from '#store/audits.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.current().pool.query(sql, values)).rows;
const read = (body: object) =>
  api.call(api.claire, 'POST', '/api/page-lists', { url: 'exemple.fr', ...body });
const listOf = (pages: readonly string[], body: object = {}) =>
  api.start(api.claire, { scope: 'list', pages, ...body });
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
const exemple = (...paths: string[]) => paths.map((path) => `https://exemple.fr${path}`);

describe('POST /api/page-lists', () => {
  it('tells what is kept and why each other line is not, and starts nothing', async () => {
    const response = await read({ text: '\ufeffURL;Titre\n/a;Un\nhttps://autre.fr/b;Deux\n/a#x;Trois\n' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      url: 'https://exemple.fr/',
      limit: plans.free.pagesPerAudit,
      pages: exemple('/a'),
      refused: [
        expect.objectContaining({ line: 3, reason: 'other-site', text: 'https://autre.fr/b' }),
        expect.objectContaining({ line: 4, reason: 'duplicate', text: '/a#x' }),
      ],
      refusedCount: 2,
    });
    expect(await rows('select id from audits')).toEqual([]);
  });

  it.each([
    [{ text: '\n \n' }, [400, 'list/empty', 'list']],
    [
      { text: Array.from({ length: 10_001 }, (_, index) => `/${index}`).join('\n') },
      [413, 'list/too-long', 'list'],
    ],
    [{ text: '/a', url: '10.0.0.1' }, [400, 'target/private', 'url']],
    [{}, [400, 'request/invalid']],
    [{ text: '/a', sitemap: '/sitemap.xml' }, [400, 'request/invalid']],
    [{ sitemap: '/sitemap.xml' }, [400, 'list/no-sitemap', 'sitemap']],
    [{ sitemap: 'https://autre.fr/sitemap.xml' }, [400, 'list/sitemap-elsewhere', 'sitemap']],
    [{ sitemap: 'http://169.254.169.254/' }, [400, 'target/private']],
  ])('refuses case %#', async (body, expected) => {
    expect((await codeOf(await read(body))).slice(0, expected.length)).toEqual(expected);
  });

  it('refuses a body beyond its bound before it is parsed', async () => {
    expect(await codeOf(await read({ text: 'x'.repeat(3_100_000) }))).toEqual([413, 'request/too-large']);
  });

  it('reads a list of ten thousand lines', async () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `https://autre.fr/page-${index}`).join('\n');
    expect(await (await read({ text })).json()).toMatchObject({ pages: [], refusedCount: 10_000 });
  });

  it('asks the site itself for a sitemap, and gives its pages within the plan', async () => {
    const asked: SitemapQuestion[] = [];
    const reading = await createAuditApi(database.current(), {
      readSitemap: async (question) => {
        asked.push(question);
        return { kind: 'read', list: { pages: exemple('/a'), refused: [], refusedCount: 0 } };
      },
    });
    const body = { url: 'exemple.fr', sitemap: '/plan.xml' };
    const response = await reading.call(reading.claire, 'POST', '/api/page-lists', body);
    await reading.world.close();
    expect(await response.json()).toMatchObject({ pages: exemple('/a') });
    expect(asked).toEqual([
      {
        sitemap: 'https://exemple.fr/plan.xml',
        site: 'https://exemple.fr/',
        limit: plans.free.pagesPerAudit,
      },
    ]);
  });
});

it('asks a site for ten sitemaps a minute at most', async () => {
  for (let asked = 0; asked < 10; asked += 1)
    expect((await read({ sitemap: '/sitemap.xml' })).status, String(asked)).toBe(400);
  expect(await codeOf(await read({ sitemap: '/sitemap.xml' }))).toEqual([429, 'request/too-many']);
  expect((await read({ text: '/a' })).status).toBe(200);
});

describe('an audit of a list', () => {
  it('visits its pages, says its scope, and can be asked for again', async () => {
    const orders: AuditOrder[] = [];
    const id = await idOf(await listOf(['/b', 'exemple.fr/a#x', '/b']));
    await api.world.startWorker((order, world) => {
      orders.push(order);
      return instantRunner(order, world);
    });
    await eventually(async () => (await findAudit(database.current().db, id))?.status === 'done');
    expect(orders).toMatchObject([
      { url: 'https://exemple.fr/', scope: 'list', maxPages: 2, pages: exemple('/b', '/a') },
    ]);
    const listed = await (await api.call(api.claire, 'GET', '/api/audits')).json();
    expect(listed).toMatchObject({ items: [{ id, scope: 'list', maxPages: 2 }] });
    expect(await readAuditChoices(api.world.deps, api.claire.viewer, id)).toMatchObject({
      scope: 'list',
      pages: exemple('/b', '/a'),
    });
    expect((await readSiteHistory(api.world.deps, api.claire.viewer, 'exemple.fr')).series).toMatchObject([
      { label: 'Liste de 2\u00a0pages, téléphone' },
    ]);
    await deleteAudit(api.world.deps, api.claire.viewer, id);
    expect(await rows('select * from audit_pages')).toEqual([]);
    expect(await rows('select page_set from audits')).toEqual([{ page_set: null }]);
  });

  it.each([
    [[], [400, 'list/empty', 'pages']],
    [
      ['/a', 'https://autre.fr/'],
      [400, 'list/refused', 'pages'],
    ],
    [Array.from({ length: 11 }, (_, index) => `/${index}`), [409, 'list/over-plan', 'pages']],
    [Array.from({ length: 2_001 }, () => '/a'), [409, 'list/over-plan', 'pages']],
  ])('is refused whole, case %#', async (pages, expected) => {
    expect(await codeOf(await listOf(pages))).toEqual(expected);
    expect(await rows('select id from audits')).toEqual([]);
  });

  it('says the line, the reason and the limit of the plan', async () => {
    const sentence = async (pages: readonly string[]) =>
      ((await (await listOf(pages)).json()) as { error: { message: string } }).error.message;
    expect(await sentence(['/a', 'https://autre.fr/'])).toContain('ligne 2');
    expect(await sentence(['/a', 'https://autre.fr/'])).toContain('exemple.fr');
    const eleven = Array.from({ length: 11 }, (_, index) => `/${index}`);
    expect(await sentence(eleven)).toMatch(/10.pages par audit, et votre liste en a 11/);
  });

  it('takes pages with no other scope', async () => {
    expect(await codeOf(await api.start(api.claire, { scope: 'site', pages: ['/a'] }))).toEqual([
      400,
      'request/invalid',
      'pages',
    ]);
  });

  it('compares with the audit of the same pages, not with one of others', async () => {
    await rows("update users set plan = 'agency'");
    const ids: string[] = [];
    for (const pages of [
      ['/a', '/b'],
      ['/a', '/c'],
      ['/b', '/a/'],
    ])
      ids.push(await idOf(await listOf(pages)));
    const worker = await api.world.startWorker(instantRunner);
    await eventually(async () => (await rows("select 1 from audits where status = 'done'")).length === 3);
    await worker.stop();
    const last = await findAudit(database.current().db, ids[2] ?? '');
    expect(last && (await findPreviousDone(database.current().db, last))?.id).toBe(ids[0]);
    const { series } = await readSiteHistory(api.world.deps, api.claire.viewer, 'exemple.fr');
    expect(series.map(({ auditCount }) => auditCount).sort()).toEqual([1, 2]);
  });
});

describe('a schedule of a list', () => {
  it('audits the same pages each time, as many as the plan allows then', async () => {
    api.world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await api.world.addUser({ plan: 'agency' });
    const pages = Array.from({ length: 101 }, (_, index) => `/page-${index}`);
    const timing = { frequency: 'weekly', day: 7, hour: 2, mail: 'always' } as const;
    const { id } = await createSchedule(api.world.deps, viewer, {
      url: 'exemple.fr',
      scope: 'list',
      pages,
      ...timing,
    });
    const { schedules } = await listSchedules(api.world.deps, viewer);
    expect(schedules).toMatchObject([{ id, scope: 'list', maxPages: 101 }]);
    expect(schedules[0]?.pages).toHaveLength(101);
    await rows("update users set plan = 'pro' where uid = $1", [viewer.uid]);
    api.world.clock.set('2026-11-22T01:00:00Z');
    await runDueSchedules(api.world.deps);
    const [audit] = await rows(
      'select max_pages, jsonb_array_length(p.pages) as pages from audits a join audit_pages p on p.audit_id = a.id',
    );
    expect(audit).toEqual({ max_pages: 100, pages: 100 });
  });
});
