import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noQuery } from '#report/reading/report-query.ts';
import { finishAudit } from '#service/audits/settle-audit.ts';
import { readFix } from '#service/reports/read-fix.ts';
import { readPrintable } from '#service/reports/read-printable.ts';
import { readFinding, readReading } from '#service/reports/read-reading.ts';
import { readReportPage, readReportPages } from '#service/reports/read-report-pages.ts';
import { saveReport } from '#store/reports.ts';
import { removeReport } from '#store/retention.ts';
import { audits } from '#store/schema.ts';
import { reportParts } from '#store/schema-report-parts.ts';
import { type AuditApi, createAuditApi, type Person } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { largeReport } from '../support/large-report.ts';
import { auditReport, finding, visitedPage } from '../support/report.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const urls = Array.from({ length: 20 }, (_, index) => `https://www.exemple.fr/${index}`);
const quote = 'une preuve assez longue';
const report = auditReport({
  pages: urls.map((url, index) => visitedPage({ url, score: 100 - index })),
  findings: [
    finding({
      pages: urls.map((url) => ({ url, occurrences: 1, evidence: [{ type: 'text', quote }] })),
      occurrences: 20,
    }),
  ],
});
const asked = { ruleId: 'rgaa-langue-absente', verdict: 'fail', at: 1 } as const;

async function audited(person: Person): Promise<string> {
  const id = await api.finishedAudit(person);
  await saveReport(api.world.deps.db, id, report, new Date());
  return id;
}
const partsOf = (id: string) =>
  api.world.deps.db
    .select({ name: reportParts.name, version: reportParts.version })
    .from(reportParts)
    .where(eq(reportParts.auditId, id));

describe('the parts of a report', () => {
  it('are drawn at the first reading where they are missing, and again where they are old', async () => {
    const { deps } = api.world;
    const id = await audited(api.claire);
    expect(await partsOf(id)).toEqual([]);
    const { reading } = await readReading(deps, api.claire.viewer, id, noQuery);
    expect(reading?.pageCount).toBe(20);
    expect((await partsOf(id)).map(({ name }) => name).toSorted()).toEqual([
      'fail rgaa-langue-absente',
      'outline',
    ]);
    await deps.db.update(reportParts).set({ version: 0, document: {} }).where(eq(reportParts.auditId, id));
    expect((await readReading(deps, api.claire.viewer, id, noQuery)).reading?.pageCount).toBe(20);
  });

  it('are written with the report, follow it when it is replaced, and go with it', async () => {
    const { deps } = api.world;
    const id = await api.finishedAudit(api.claire);
    await deps.db.update(audits).set({ status: 'running', attempts: 7 }).where(eq(audits.id, id));
    await deps.db.transaction((tx) =>
      finishAudit(deps, tx, { auditId: id, attempt: 7 }, { report, screenshots: [] }),
    );
    expect(await partsOf(id)).toHaveLength(2);
    await saveReport(deps.db, id, auditReport({ findings: [] }), new Date());
    expect((await readReading(deps, api.claire.viewer, id, noQuery)).reading?.pageCount).toBe(1);
    await removeReport(deps.db, id, new Date());
    expect(await partsOf(id)).toEqual([]);
  });

  it('give a finding its proofs, some pages at a time', async () => {
    const { deps } = api.world;
    const id = await audited(api.claire);
    const at = async (page: number) =>
      (await readFinding(deps, api.claire.viewer, id, { ...asked, at: page })).reading;
    const first = await at(1);
    expect(first.view.finding.pages.map(({ url }) => url)).toEqual(urls.slice(0, 6));
    expect(first).toMatchObject({ pageCount: 4 });
    expect(first.ticket).toContain(`/reports/${id}/constats/rgaa-langue-absente`);
    expect((await at(99)).view.finding.pages.map(({ url }) => url)).toEqual(urls.slice(18));
  });

  it('make the ticket of a fix, with the proofs of the pages it is about', async () => {
    const { deps } = api.world;
    const id = await audited(api.claire);
    const key = 'rule:rgaa-langue-absente';
    const { view, tickets } = await readFix(deps, api.claire.viewer, id, key);
    expect(view.erased).toHaveLength(1);
    for (const ticket of Object.values(tickets)) {
      expect(ticket).toContain(quote);
      expect(ticket).toContain(`/reports/${id}/constats/rgaa-langue-absente`);
    }
    const refused = { code: 'request/not-found' };
    await expect(readFix(deps, api.claire.viewer, id, 'rule:autre')).rejects.toMatchObject(refused);
    await expect(readFix(deps, api.marc.viewer, id, key)).rejects.toMatchObject(refused);
  });

  it('are printed with some proofs of each finding, and in words beyond what paper bears', async () => {
    const { deps } = api.world;
    const id = await audited(api.claire);
    const printed = await readPrintable(deps, api.claire.viewer, id);
    const [only] = printed?.proofs.values() ?? [];
    expect(only?.view.finding.pages).toHaveLength(6);
    expect(only).toMatchObject({ pagesMore: 14 });
    expect(printed?.without).toBe(0);
    await expect(readPrintable(deps, api.marc.viewer, id)).rejects.toMatchObject({
      code: 'request/not-found',
    });
    await saveReport(deps.db, id, largeReport(80), new Date());
    const long = await readPrintable(deps, api.claire.viewer, id);
    const proofs = [...(long?.proofs.values() ?? [])].flatMap(({ view }) => view.finding.pages);
    expect(proofs.length).toBeLessThanOrEqual(306);
    expect(long?.without).toBe(80 - (long?.proofs.size ?? 0));
    expect(long?.without).toBeGreaterThan(0);
  });

  it('show the pages in the order asked for, and each by its number', async () => {
    const { deps } = api.world;
    const id = await audited(api.claire);
    const list = await readReportPages(deps, api.claire.viewer, id, { search: '/1', order: 'score', at: 1 });
    expect(list.rows[0]?.page.url).toBe(urls[19]);
    expect(list.count).toBe(11);
    const page = await readReportPage(deps, api.claire.viewer, id, 20);
    expect(page.findings.map(({ view }) => view.finding.ruleId)).toEqual(['rgaa-langue-absente']);
    await expect(readReportPage(deps, api.claire.viewer, id, 21)).rejects.toMatchObject({ status: 404 });
  });

  it('are nobody else’s', async () => {
    const { deps } = api.world;
    const id = await audited(api.claire);
    const reader = api.marc.viewer;
    const refused = { code: 'request/not-found' };
    await expect(readReading(deps, reader, id, noQuery)).rejects.toMatchObject(refused);
    await expect(readFinding(deps, reader, id, asked)).rejects.toMatchObject(refused);
    await expect(readReportPage(deps, reader, id, 1)).rejects.toMatchObject(refused);
    const unknown = { ...asked, ruleId: 'inconnu' };
    await expect(readFinding(deps, api.claire.viewer, id, unknown)).rejects.toMatchObject(refused);
  });
});
