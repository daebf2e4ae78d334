import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareResponse } from '#contract/api/reports.ts';
import { renderMail } from '#mail/index.ts';
import { finishedMail } from '#service/audits/audit-mails.ts';
import { readPrevious } from '#service/reports/read-previous.ts';
import { readAudit } from '#service/reports/read-report.ts';
import { findAudit } from '#store/audits.ts';
import { saveReport } from '#store/reports.ts';
import { audits } from '#store/schema.ts';
import { type AuditApi, codeOf, createAuditApi, type Person } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { auditReport, finding, visitedPage } from '../support/report.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

/** A finished audit whose report shows these elements of one rule. */
async function auditShowing(person: Person, names: readonly string[]): Promise<string> {
  const id = await api.finishedAudit(person);
  const evidence = names.map((name) => ({
    type: 'element' as const,
    selector: `#${name}`,
    snippet: `<a id="${name}">${name}</a>`,
  }));
  const shown = finding({ occurrences: names.length });
  const pages = shown.pages.map((page) => ({ ...page, occurrences: names.length, evidence }));
  const report = auditReport({ findings: [{ ...shown, pages }] });
  const themes = report.themes.map((theme) => ({ ...theme, edition: 'une' }));
  await saveReport(api.world.deps.db, id, { ...report, themes }, new Date());
  return id;
}
const compare = (person: Person, id: string, before?: string) =>
  api.call(person, 'GET', `/api/reports/${id}/comparison${before === undefined ? '' : `?with=${before}`}`);

it('compares with the last audit of the same pages, or with the one asked for', async () => {
  const oldest = await auditShowing(api.claire, ['a']);
  const middle = await auditShowing(api.claire, ['a', 'b']);
  const latest = await auditShowing(api.claire, ['b', 'c']);
  const answer = compareResponse.parse(await (await compare(api.claire, latest)).json());
  expect(answer.before?.id).toBe(middle);
  expect(answer.earlier.map(({ id }) => id)).toEqual([middle, oldest]);
  expect(answer.comparison?.counts).toEqual({ fresh: 1, fixed: 1, still: 1, moved: 0 });
  expect(answer.comparison?.rules[0]?.fresh.shown).toEqual([
    { page: 'https://www.exemple.fr/', label: '#c', code: '<a id="c">c</a>' },
  ]);
  const asked = compareResponse.parse(await (await compare(api.claire, latest, oldest)).json());
  expect(asked.comparison?.counts).toEqual({ fresh: 2, fixed: 1, still: 0, moved: 0 });
});

it('tells the scores of the audit before, never of a later one', async () => {
  const ids = [
    await auditShowing(api.claire, ['a']),
    await auditShowing(api.claire, ['a']),
    await auditShowing(api.claire, ['a']),
  ];
  const { deps } = api.world;
  const audits = await Promise.all(ids.map((id) => readAudit(deps, api.claire.viewer, id)));
  const before = await Promise.all(audits.map(({ audit }) => readPrevious(deps, audit)));
  expect(before.map((past) => past?.id)).toEqual([undefined, ids[0], ids[1]]);
  expect(before[2]?.score).toBe(audits[1]?.audit.score);
  expect(before[2]?.themes.seo?.score).toBe(audits[1]?.audit.themeScores?.seo);
});

it('compares no score with one that other rules or prices made', async () => {
  const [older, newer] = [await auditShowing(api.claire, ['a']), await auditShowing(api.claire, ['a'])];
  const { deps } = api.world;
  const mended = auditReport({});
  const themes = mended.themes.map((theme) => ({ ...theme, edition: 'autre' }));
  await saveReport(deps.db, newer, { ...mended, themes }, new Date());
  const { audit } = await readAudit(deps, api.claire.viewer, newer);
  const past = await readPrevious(deps, audit);
  expect(past).toMatchObject({ id: older, score: null, themes: {} });
});

it('compares the computer beside the phone, and the result mail says it in one line', async () => {
  const { deps } = api.world;
  const metrics = {
    ...{ firstContentfulPaintMs: 400, largestContentfulPaintMs: 1200, totalBlockingTimeMs: 20 },
    ...{ cumulativeLayoutShift: 0.01, speedIndexMs: 900, serverResponseTimeMs: 90 },
  };
  const reportOf = (score: number) =>
    auditReport({
      bothDevices: true,
      pages: [visitedPage({ desktop: { performanceScore: score, metrics } })],
    });
  const ids: string[] = [];
  for (const score of [85, 92]) {
    const id = await api.finishedAudit(api.claire);
    await saveReport(deps.db, id, reportOf(score), new Date());
    ids.push(id);
  }
  const answer = compareResponse.parse(await (await compare(api.claire, ids[1] ?? '')).json());
  expect(answer.comparison?.desktop).toMatchObject({ before: { score: 85 }, after: { score: 92 } });
  const [audit, before] = await Promise.all([
    findAudit(deps.db, ids[1] ?? ''),
    findAudit(deps.db, ids[0] ?? ''),
  ]);
  if (!audit || !before) throw new Error('no audit');
  const previous = { audit: before, report: reportOf(85) };
  const data = finishedMail(
    'https://c.example',
    { displayName: '' },
    audit,
    reportOf(92),
    previous,
    new Date(),
  );
  const { text, html } = await renderMail('audit-finished', data);
  for (const body of [text, html]) expect(body).toMatch(/Sur ordinateur.*92\/100.*85\/100/);
});

it('says nothing where there is nothing to compare', async () => {
  const only = await auditShowing(api.claire, ['a']);
  expect(compareResponse.parse(await (await compare(api.claire, only)).json())).toMatchObject({
    before: null,
    comparison: null,
    earlier: [],
  });
});

/** An audit of another site that nobody works on and that has no report yet. */
async function unfinishedElsewhere(): Promise<string> {
  const { id } = (await (await api.start(api.claire, { url: 'autre.exemple' })).json()) as { id: string };
  const { db } = api.world.deps;
  const mine = eq(audits.id, id);
  // The workers of this test end it at once: it is taken back from there, with no job left that could end it again.
  await eventually(async () => (await db.select().from(audits).where(mine))[0]?.status === 'done');
  await db.update(audits).set({ status: 'queued', finishedAt: null }).where(mine);
  return id;
}

it('answers 404 for what is another’s, of another site, or unknown', async () => {
  const mine = await auditShowing(api.claire, ['a']);
  const theirs = await auditShowing(api.marc, ['a']);
  const unknown = '01900000-0000-7000-8000-000000000000';
  const elsewhere = await unfinishedElsewhere();
  for (const [person, id, before] of [
    [api.marc, mine, undefined],
    [api.claire, mine, theirs],
    [api.claire, mine, unknown],
    [api.claire, mine, elsewhere],
    [api.claire, elsewhere, undefined],
  ] as const)
    expect((await codeOf(await compare(person, id, before)))[0]).toBe(404);
  expect((await compare(api.admin, mine)).status).toBe(200);
});
