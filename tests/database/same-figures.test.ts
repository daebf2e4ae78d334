import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Lineup } from '#contract/api/lineups.ts';
import { figuresOf as keptFigures } from '#contract/audit-figures.ts';
import type { BindingOverview } from '#contract/binding.ts';
import { stakes } from '#contract/binding-words.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import type { Report } from '#contract/report.ts';
import { readScore, scoreInWords } from '#contract/score-range.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { renderMail } from '#mail/index.ts';
import { createLog } from '#platform/log.ts';
import { overviewOf } from '#report/binding/binding-overview.ts';
import { firstFixes, fixesOf } from '#report/fixes/fixes-of.ts';
import { gradeOf } from '#report/grade.ts';
import { lineupRows } from '#report/lineup/lineup-rows.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { ReportDocument } from '#report/report-document.tsx';
import { verdictOf } from '#report/verdict.ts';
import { finishedMail } from '#service/audits/audit-mails.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { createPdfRenderer } from '#service/reports/render-pdf.ts';
import { makeReportPdf } from '#service/reports/report-pdf.ts';
import { readSiteHistory } from '#service/sites/read-site-history.ts';
import { findAudit } from '#store/audits.ts';
import { saveReport } from '#store/reports.ts';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { testChromium } from '../support/chromium.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { plain, textOf } from '../support/plain-text.ts';
import { readPdf } from '../support/read-pdf.ts';

/** What every output of a report says alike. */
interface Figures {
  readonly verdict: string;
  /** « À améliorer », « Danger : à traiter aujourd’hui ». */
  readonly grade: string;
  /** One number, or none where it is not rated. */
  readonly score: readonly number[];
  readonly themes: Readonly<Record<string, readonly number[]>>;
  readonly defects: number;
  readonly decided: number;
  /** « 3 obligations non tenues, 5 risques, 12 améliorations »: as figures. */
  readonly stakes: readonly number[];
  /** The first five things to do, in their order. */
  readonly fixes: readonly string[];
}

const database = testDatabase();

const boundsOf = (range: Parameters<typeof readScore>[0]): number[] => {
  const reading = readScore(range);
  return reading.kind === 'rated' ? [reading.score] : [];
};

/** The figures as data say them: the report and what was decided of it. */
function figuresOf(report: Report, decided: DecidedReport | null): Figures {
  return {
    verdict: plain(verdictOf(report)),
    grade: plain(gradeOf(report).label),
    score: boundsOf(report),
    themes: Object.fromEntries(report.themes.map((theme) => [theme.label, boundsOf(theme)])),
    defects: report.findings.filter(isDefect).length,
    decided: decided?.counts.defectsDecided ?? 0,
    stakes: Object.values(overviewOf(report)?.counts ?? {}),
    fixes: firstFixes(fixesOf(report), decided)
      .slice(0, 5)
      .map(({ title }) => plain(title)),
  };
}

/** The figures as a person reads them in a text; a format that lacks one has nothing in its place. */
function readIn(text: string, expected: Figures): Figures {
  const score = (after: string) => {
    const at = new RegExp(`${after}.{0,90}?(?:(\\d+) ?/ ?100|non noté)`);
    return (at.exec(text) ?? []).slice(1).flatMap((figure) => (figure === undefined ? [] : [Number(figure)]));
  };
  const counted = /(\d+) défauts?(?: constatés?)?, dont (?:\d+ bloquants? et )?(\d+) décidé/.exec(text);
  const places = expected.fixes.map((title) => text.indexOf(title));
  return {
    verdict: text.includes(expected.verdict) ? expected.verdict : '',
    grade: text.includes(expected.grade) ? expected.grade : '',
    // The first score that is told is the site’s.
    score: score('^.*?'),
    themes: Object.fromEntries(Object.keys(expected.themes).map((label) => [label, score(label)])),
    defects: Number(counted?.[1]),
    decided: Number(counted?.[2]),
    stakes: (/(\d+) obligations? non tenues?, (\d+) risques?, (\d+) améliorations?/.exec(text) ?? [])
      .slice(1)
      .map(Number),
    fixes: expected.fixes.filter((_, index) => {
      const place = places[index] ?? -1;
      return place >= 0 && places.slice(0, index).every((before) => before < place);
    }),
  };
}

/** Lines of a CSV as objects. */
function linesOf(csv: string): Record<string, string>[] {
  const rows = [...csv.matchAll(/((?:"(?:[^"]|"")*";?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
  const [header = [], ...lines] = rows;
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index] ?? ''])));
}

let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

it('says the same figures, fixes and decisions in page, mail, PDF, CSV, JSON, HTML file and API', async () => {
  const { deps } = api.world;
  const id = await api.finishedAudit(api.claire);
  await saveReport(
    deps.db,
    id,
    (await replayAudit('tests/golden/demo', { engineVersion: 'test' })).report,
    new Date(),
  );
  const get = (path: string) => api.call(api.claire, 'GET', `/api/reports/${id}${path}`);
  await api.call(api.admin, 'PATCH', `/api/admin/users/${api.claire.viewer.uid}`, { plan: 'pro' });
  const { report: read } = (await (await get('')).json()) as { report: Report };
  const [first] = read.findings.filter(isDefect);
  const decision = { ruleId: first?.ruleId, verdict: 'fail', scope: 'rule', kind: 'third-party' };
  const decided = await api.call(api.claire, 'POST', `/api/reports/${id}/decisions`, {
    ...decision,
    reason: 'Ce module vient du département.',
  });
  expect(decided.status).toBe(201);

  const data = (await (await get('')).json()) as {
    report: Report;
    decisions: DecidedReport;
    binding: BindingOverview;
  };
  const expected = figuresOf(data.report, data.decisions);
  expect(keptFigures(data.report).failures).toBe(expected.defects);
  expect(expected.grade).not.toBe('');
  expect(expected.stakes.reduce((sum, count) => sum + count, 0)).toBe(expected.defects);
  expect(Object.values(data.binding.counts)).toEqual(expected.stakes);
  expect(expected).toMatchObject({ decided: 1, defects: expect.any(Number) });
  expect(expected.fixes.length).toBeGreaterThan(2);
  expect(Object.values(expected.themes).flat().length).toBeGreaterThan(5);

  const { decisions, ...report } = (await (await get('/export?format=json')).json()) as Report & {
    decisions: DecidedReport;
  };
  expect(figuresOf(report, decisions)).toEqual(expected);
  expect(report.binding).toEqual(data.binding);

  const { path: chromiumPath } = await testChromium();
  const render = createPdfRenderer({ chromiumPath, log: createLog('silent'), toHtml: reportPdfHtml });
  const pdf = await makeReportPdf(deps, render, id, AbortSignal.timeout(120_000));
  const audit = await findAudit(deps.db, id);
  if (!audit || !pdf) throw new Error('no audit or no PDF');
  const mail = await renderMail(
    'audit-finished',
    finishedMail('https://constat.example', { displayName: '' }, audit, report, null, new Date(), decisions),
  );
  const document = createElement(ReportDocument, { report, decided: decisions, screenshotUrl: (key) => key });
  const texts = {
    // The chapters are named before they are read.
    page: textOf(renderToStaticMarkup(document)).replace(/^.*?(?=Score global)/, ''),
    PDF: plain(readPdf(pdf).pages.slice(0, 2).join(' ')),
    'mail, HTML': textOf(mail.html),
    'mail, text': plain(mail.text),
    'HTML file': textOf(await (await get('/export?format=html')).text()),
  };
  for (const [format, text] of Object.entries(texts))
    expect([format, readIn(text, expected)]).toEqual([format, expected]);

  for (const format of ['csv', 'occurrences']) {
    const lines = linesOf(await (await get(`/export?format=${format}`)).text());
    const defects = lines.filter((line) => line.Verdict === 'À corriger' && line.Gravité !== 'info');
    const rules = (some: typeof lines) => new Set(some.map((line) => line.Contrôle)).size;
    expect([rules(defects), rules(defects.filter((line) => line.Décision !== ''))]).toEqual([
      expected.defects,
      expected.decided,
    ]);
    const staked = (word: string) => rules(defects.filter(({ Enjeu }) => Enjeu === word));
    expect(Object.values(stakes).map(({ one }) => staked(one))).toEqual(expected.stakes);
    expect(new Set(lines.map((line) => line.Raison).filter(Boolean))).toEqual(
      new Set(['Ce module vient du département.']),
    );
  }
});

it('says the same of two identical audits in the API of audits, the dashboard, the history and the comparison', async () => {
  const { deps } = api.world;
  const { report } = await replayAudit('tests/golden/demo', { engineVersion: 'test' });
  const run: AuditRunner = async () => ({ kind: 'report', report, screenshots: [], journal: [] });
  await api.world.startWorker(run);
  const ids: string[] = [];
  for (const round of [1, 2]) {
    const { id } = (await (await api.start(api.claire)).json()) as { id: string };
    ids.push(id);
    await eventually(async () => (await findAudit(deps.db, id))?.status === 'done');
    expect(ids).toHaveLength(round);
  }
  const [before = '', id = ''] = ids;
  const read = async <Answer>(path: string) =>
    (await (await api.call(api.claire, 'GET', path)).json()) as Answer;
  const expected = figuresOf(report, null);
  const isDanger = gradeOf(report).isDanger;
  const themes = Object.fromEntries(report.themes.map(({ theme, score }) => [theme, score]));

  type Audits = { items: { id: string; score: number; danger: boolean; themeScores: object }[] };
  const { items } = await read<Audits>('/api/audits');
  expect(items.map((item) => item.id)).toEqual([id, before]);
  for (const item of items)
    expect(item).toMatchObject({ score: report.score, danger: isDanger, themeScores: themes });

  type Sites = { sites: { auditId: string; score: number; danger: boolean; scores: number[] }[] };
  const { sites } = await read<Sites>('/api/sites');
  expect(sites).toMatchObject([
    {
      ...{ auditId: id, score: report.score, danger: isDanger, scores: [report.score, report.score] },
      before: { score: report.score },
      themes: Object.fromEntries(report.themes.map(({ theme, score }) => [theme, { score }])),
    },
  ]);

  const { points } = await readSiteHistory(deps, api.claire.viewer, 'exemple.fr');
  expect(points).toHaveLength(2);
  for (const point of points) {
    expect(point.score).toBe(report.score);
    expect(point.figures?.failures).toBe(expected.defects);
  }

  // Beside a twin, another site with the very same report.
  const twin = 'jumeau.exemple.fr';
  const { id: other } = (await (await api.start(api.claire, { url: twin })).json()) as { id: string };
  await eventually(async () => (await findAudit(deps.db, other))?.status === 'done');
  const { lineup } = await read<{ lineup: Lineup }>(`/api/side-by-side?sites=exemple.fr,${twin}`);
  for (const { audit, better } of lineup.sites) {
    expect(better).toEqual([]);
    expect(audit).toMatchObject({ score: report.score, danger: isDanger });
    expect(
      Object.fromEntries(Object.entries(audit?.themes ?? {}).map(([key, { score }]) => [key, score])),
    ).toEqual(themes);
    const { blocking, major, minor, duties, reviews } = audit?.figures ?? {};
    expect((blocking ?? 0) + (major ?? 0) + (minor ?? 0)).toBe(expected.defects);
    expect(duties).toBe(expected.stakes[0]);
    expect(reviews).toBe(keptFigures(report).reviews);
    expect(audit?.rgaa).toEqual(report.rgaa?.interval ?? null);
  }
  const cells = lineupRows(lineup).find((row) => row.id === 'score')?.cells ?? [];
  for (const { words } of cells) expect(words).toBe(scoreInWords(report));

  type Compared = { comparison: { counts: { fresh: number; fixed: number; still: number } } };
  const { comparison } = await read<Compared>(`/api/reports/${id}/comparison`);
  expect(comparison.counts).toMatchObject({ fresh: 0, fixed: 0 });
  expect(comparison.counts.still).toBeGreaterThan(0);
});
