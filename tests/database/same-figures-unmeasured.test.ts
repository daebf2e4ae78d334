import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { AuditSummary } from '#contract/api/audits.ts';
import type { SiteSummary } from '#contract/api/sites.ts';
import type { Report } from '#contract/report.ts';
import { readScore, type ScoreRange } from '#contract/score-range.ts';
import { changeOf as changeOfSite } from '#contract/sites.ts';
import { themeIds } from '#contract/themes.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { renderMail } from '#mail/index.ts';
import { ReportDocument } from '#report/report-document.tsx';
import { siteChangeOf } from '#report/score-change.ts';
import { finishedMail } from '#service/audits/audit-mails.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { readPrevious } from '#service/reports/read-previous.ts';
import { readSiteHistory } from '#service/sites/read-site-history.ts';
import { findAudit } from '#store/audits.ts';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { plain, textOf } from '../support/plain-text.ts';

const database = testDatabase();
const saved = 'tests/golden/demo';
const pages = ['page-0001', 'page-0002', 'page-0003'];

/** The same visit, as a machine that was too busy to measure a load would have saved it. */
function withoutSpeed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'constat-unmeasured-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(saved, folder, { recursive: true });
  const change = (name: string, forget: (stored: Record<string, Record<string, unknown>>) => void) => {
    const path = join(folder, `${name}.json.br`);
    const stored = JSON.parse(brotliDecompressSync(readFileSync(path)).toString('utf8'));
    forget(stored);
    writeFileSync(path, brotliCompressSync(JSON.stringify(stored)));
  };
  for (const page of pages) change(page, (stored) => delete stored.lighthouse);
  change('site', ({ site }) => delete site?.homeLoads);
  return folder;
}

let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

/** The number that a score is told by; null where it is not rated. */
function ratedOf(range: ScoreRange | undefined): number | null {
  const reading = readScore(range ?? { score: null });
  return reading.kind === 'rated' ? reading.score : null;
}

it.each(['measured, then not', 'not measured, then measured'])(
  'two identical audits, %s: every output compares the same themes, names the one that is missing, and tells no change',
  async (order) => {
    const { deps } = api.world;
    const judge = async (folder: string): Promise<Report> =>
      (await replayAudit(folder, { engineVersion: 'test' })).report;
    const [measured, unmeasured] = [await judge(saved), await judge(withoutSpeed())];
    const reports = order === 'measured, then not' ? [measured, unmeasured] : [unmeasured, measured];
    // What the test stands on.
    const speedOf = ({ themes }: Report) => ratedOf(themes.find(({ theme }) => theme === 'performance'));
    expect([speedOf(measured), speedOf(unmeasured)]).toEqual([expect.any(Number), null]);
    expect(unmeasured.score).toEqual(expect.any(Number));

    const left = [...reports];
    const run: AuditRunner = async () => ({
      kind: 'report',
      report: left.shift() as Report,
      screenshots: [],
      journal: [],
    });
    await api.world.startWorker(run);
    const ids: string[] = [];
    for (const _ of reports) {
      const { id } = (await (await api.start(api.claire)).json()) as { id: string };
      await eventually(async () => (await findAudit(deps.db, id))?.status === 'done');
      ids.push(id);
    }
    const [before = '', id = ''] = ids;
    const [past, report] = reports as [Report, Report];
    const read = async <Answer>(path: string) =>
      (await (await api.call(api.claire, 'GET', path)).json()) as Answer;

    // The dashboard and the list of sites.
    const { sites } = await read<{ sites: SiteSummary[] }>('/api/sites');
    const [site] = sites;
    if (!site) throw new Error('no site');
    expect(site.score).toBe(report.score);
    const change = changeOfSite(site);
    expect(change).toEqual({ kind: 'same', points: 0, without: ['performance'] });

    // The report.
    const [row, pastRow] = [await findAudit(deps.db, id), await findAudit(deps.db, before)];
    const { items } = await read<{ items: AuditSummary[] }>('/api/audits');
    const [now] = items;
    const previous = now && (await readPrevious(deps, now));
    if (!previous || !row || !pastRow) throw new Error('no previous audit');
    const ranges = Object.fromEntries(report.themes.map((theme) => [theme.theme, theme]));
    const told = siteChangeOf({ ...report, pageCount: report.pages.length, themes: ranges }, previous);
    expect([told.way, plain(told.words)]).toEqual(['same', 'stable, sans la performance']);
    const document = createElement(ReportDocument, { report, before: previous, screenshotUrl: (key) => key });
    const page = textOf(renderToStaticMarkup(document));
    const said = [
      new RegExp(`Score global ${report.score} ?/100`),
      /stable, sans la performance/,
      ...(speedOf(report) === null ? [/Performance – Non noté/] : []),
    ];
    // The whole page would be quoted by a failure.
    expect(said.filter((pattern) => !pattern.test(page))).toEqual([]);

    // The mail.
    const mail = await renderMail(
      'audit-finished',
      finishedMail(
        'https://constat.example',
        { displayName: '' },
        row,
        report,
        { audit: pastRow, report: past },
        new Date(),
      ),
    );
    for (const text of [textOf(mail.html), plain(mail.text)]) {
      expect(text.includes('Les deux audits sont comparés sans la performance.')).toBe(true);
      expect(/[+−]\d+ points? depuis/.exec(text)).toBeNull();
    }

    // The API, the history and the comparison.
    for (const [index, item] of items.entries()) {
      const of = reports[1 - index];
      expect(item.score).toBe(of?.score);
      for (const theme of themeIds)
        expect([theme, item.themeScores?.[theme] ?? null]).toEqual([
          theme,
          of?.themes.find((one) => one.theme === theme)?.score ?? null,
        ]);
    }
    const { points } = await readSiteHistory(deps, api.claire.viewer, 'exemple.fr');
    expect(points.map(({ score, themes }) => [score, ratedOf(themes.performance)])).toEqual(
      reports.map((one) => [one.score, speedOf(one)]),
    );
    type Compared = {
      comparison: {
        counts: { fresh: number; fixed: number; still: number };
        notComparable: { ruleId: string; why: string }[];
      };
    };
    const { comparison } = await read<Compared>(`/api/reports/${id}/comparison`);
    expect(comparison.counts).toMatchObject({ fresh: 0, fixed: 0 });
    expect(comparison.counts.still).toBeGreaterThan(0);
    expect(comparison.notComparable.map(({ why }) => why)).toContain('rule-untested');
  },
);
