import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { type DemoServer, serveDemo } from '#demo/serve-demo.ts';
import { auditSite } from '#engine/audit-site.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { openArtifactFolder } from '#engine/replay/save-audit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { testChromium } from '#tests/support/chromium.ts';
import { testHtmlChecker as htmlChecker } from '#tests/support/html-checker.ts';
import { isWhole } from '#tests/support/scope.ts';

const pages = isWhole ? 4 : 2;
/** No time is compared: none is waited for. */
const limits = { idleWaitMs: 0 };
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** One audit of the site; other numbers of slots let pages finish in another order. */
async function audit(site: DemoServer, slots: number, folder?: string): Promise<Report> {
  const policy = { allow: [new URL(site.origin).host] };
  const publicUrl = 'http://127.0.0.1:3000';
  const { path: executablePath } = await testChromium();
  const pool = createVisitPool({ executablePath, policy, publicUrl, slots });
  const keep = folder === undefined ? {} : { keep: await openArtifactFolder(folder) };
  try {
    const outcome = await auditSite(
      {
        url: `${site.origin}/`,
        scope: 'site',
        maxPages: pages,
        device: 'mobile',
        exclude: [],
        profile: 'public',
      },
      { pool, policy, clock: systemClock, engineVersion: 'test', publicUrl, htmlChecker, limits, ...keep },
      { signal: new AbortController().signal },
    );
    if (outcome.kind === 'failure') throw new Error(`${outcome.code}: ${outcome.detail}`);
    return outcome.report;
  } finally {
    await pool.close();
  }
}

/** What the fixes of a report are, without what they win: points of a score that performance is part of. */
function lastingFixes(fixes: Report['fixes'], isTimed: (ruleId: string) => boolean) {
  return fixes
    ?.map(({ points: _points, hours: _hours, ...fix }) => ({
      ...fix,
      findings: fix.findings.filter(({ ruleId }) => !isTimed(ruleId)),
    }))
    .filter(({ findings }) => findings.length > 0)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Everything a person reads, less what a clock measured: figures of the performance theme and what follows from them. */
function lasting(report: Report) {
  const {
    startedAt: _s,
    finishedAt: _f,
    score: _score,
    upTo: _u,
    unseen: _n,
    laterMeasure: _l,
    without = [],
    ...rest
  } = report;
  const measured = ({ theme }: { readonly theme: string }) => theme === 'performance';
  const timed = new Set([...report.findings, ...report.checks].filter(measured).map(({ ruleId }) => ruleId));
  return {
    ...rest,
    // A busy machine leaves out the speed alone.
    without: without.filter((theme) => theme !== 'performance'),
    themes: report.themes.filter((theme) => !measured(theme)),
    checks: report.checks.filter((check) => !measured(check)),
    // Their order is that of their gains, points of a score that performance is part of.
    findings: report.findings
      .filter((finding) => !measured(finding))
      .map(({ gain: _gain, ...finding }) => finding)
      .toSorted((a, b) => (a.ruleId < b.ruleId ? -1 : 1)),
    fixes: lastingFixes(report.fixes, (ruleId) => timed.has(ruleId)),
    pages: report.pages.map(
      ({
        score: _s,
        performanceScore: _p,
        metrics: _m,
        measures: _l,
        disturbed: _d,
        film: _film,
        waterfall: _w,
        failures: _f,
        walks,
        ...page
        // What moves by itself is never twice in the same place.
      }) => ({ ...page, blocks: walks?.map(({ blocks }) => blocks.map(({ at: _at, ...block }) => block)) }),
    ),
  };
}

describe('two audits of the unchanged demonstration site', () => {
  let site: DemoServer;
  let first: Report;
  let second: Report;
  let replayed: Report;
  beforeAll(async () => {
    site = await serveDemo({ folder: 'src/demo/site', port: 0, variant: 'faulty' });
    const folder = mkdtempSync(join(tmpdir(), 'constat-replay-'));
    folders.push(folder);
    first = await audit(site, 2, folder);
    second = await audit(site, 1);
    ({ report: replayed } = await replayAudit(folder, { engineVersion: 'test' }));
  }, 600_000);
  afterAll(() => site.close());

  test('analyse the same pages in the same order', () => {
    const urls = (report: Report) => report.pages.map(({ url }) => url);
    expect(urls(first)).toHaveLength(pages);
    expect(urls(second)).toEqual(urls(first));
    expect(second.notAnalysed).toEqual(first.notAnalysed);
  });

  test('give the same verdicts, findings, occurrences and scores, whatever the order in which pages end', () => {
    expect(lasting(second)).toEqual(lasting(first));
  });

  test('are judged alike from saved artifacts, to the last word', () => {
    expect(replayed).toEqual(first);
  });
});
