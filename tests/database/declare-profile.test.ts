import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BindingOverview } from '#contract/binding.ts';
import type { Report } from '#contract/report.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { readReportOf } from '#service/reports/read-report.ts';
import { findAudit, updateAudit } from '#store/audits.ts';
import { saveReport } from '#store/reports.ts';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';

const database = testDatabase();
const judgedFor = async (profile: 'company' | null) =>
  (await replayAudit('tests/golden/demo', { engineVersion: 'test', profile })).report;

let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

async function audited(profile: 'company' | null): Promise<string> {
  const id = await api.finishedAudit(api.claire);
  await updateAudit(api.world.deps.db, id, { profile });
  await saveReport(api.world.deps.db, id, await judgedFor(profile), new Date());
  return id;
}

const declare = (who: AuditApi['claire'], id: string, profile: unknown) =>
  api.call(who, 'PUT', `/api/audits/${id}/profile`, { profile });

interface Answer {
  readonly report: Report;
  readonly binding: BindingOverview;
}
const read = async (id: string) =>
  (await (await api.call(api.claire, 'GET', `/api/reports/${id}`)).json()) as Answer;

describe('declaring the kind of site after an audit', () => {
  it('sorts what binds again and leaves the stored report to the letter', async () => {
    const id = await audited(null);
    const before = await read(id);
    expect(before.binding.profile).toBeNull();
    expect((await declare(api.claire, id, 'public')).status).toBe(204);
    const after = await read(id);
    expect(after.report).toEqual(before.report);
    expect(after.binding.profile).toBe('public');
    expect(after.binding.counts.duty).toBeGreaterThan(before.binding.counts.duty);
    expect((await declare(api.claire, id, 'personal')).status).toBe(204);
    expect((await read(id)).binding).toMatchObject({ profile: 'personal', counts: before.binding.counts });
  });

  it('changes what a browser that polls is told to be unchanged', async () => {
    const id = await audited(null);
    const tag = async () => (await api.call(api.claire, 'GET', `/api/reports/${id}`)).headers.get('etag');
    const before = await tag();
    await declare(api.claire, id, 'shop');
    expect(await tag()).not.toBe(before);
  });

  it('holds for the other audits of the site that have none, and takes no other', async () => {
    const [id, other, judged] = [await audited(null), await audited(null), await audited('company')];
    await declare(api.claire, id, 'association');
    const { db } = api.world.deps;
    const profiles = await Promise.all(
      [id, other, judged].map(async (one) => (await findAudit(db, one))?.profile),
    );
    expect(profiles).toEqual(['association', 'association', 'company']);
  });

  it('starts nothing', async () => {
    const id = await audited(null);
    const list = async () =>
      (await (await api.call(api.claire, 'GET', '/api/audits')).json()) as { total: number };
    const before = (await list()).total;
    await declare(api.claire, id, 'shop');
    expect((await list()).total).toBe(before);
  });

  it('is refused for a report that was judged for a kind of site', async () => {
    const id = await audited('company');
    const refused = await declare(api.claire, id, 'shop');
    expect([refused.status, (await refused.json()) as unknown]).toMatchObject([
      409,
      { code: 'audit/profile-known' },
    ]);
    const audit = await findAudit(api.world.deps.db, id);
    expect(audit?.profile).toBe('company');
  });

  it('is its owner’s alone, administrators included, and takes known kinds only', async () => {
    const id = await audited(null);
    for (const who of [api.marc, api.admin]) expect((await declare(who, id, 'shop')).status).toBe(404);
    expect((await declare(api.claire, id, 'château')).status).toBe(400);
    expect((await declare(api.claire, '00000000-0000-4000-8000-000000000000', 'shop')).status).toBe(404);
    expect((await findAudit(api.world.deps.db, id))?.profile).toBeNull();
  });

  it('reaches what reads the whole report, too', async () => {
    const id = await audited(null);
    await declare(api.claire, id, 'public');
    const report = await readReportOf(api.world.deps, { ...(await auditOf(id)) });
    expect(report).toMatchObject({ profile: null, declaredProfile: 'public' });
  });
});

async function auditOf(id: string) {
  const answer = await api.call(api.claire, 'GET', `/api/reports/${id}?report=0`);
  return (await answer.json()) as Parameters<typeof readReportOf>[1];
}
