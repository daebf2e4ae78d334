import { expect, test } from 'vitest';
import { buildReport } from '#engine/judge/build-report.ts';
import { rulesByTheme } from '#engine/rules/registry.ts';
import type { RuleVerdict } from '#engine/rules/run-rules.ts';
import { summarise } from './audit-summary.ts';

const url = 'https://exemple.fr/';
const verdict: RuleVerdict = {
  ruleId: 'rgaa-langue-absente',
  status: 'fail',
  title: 'La langue de la page n’est pas indiquée',
  severity: 'majeur',
  evidence: [{ type: 'element', selector: 'html', snippet: '<html\u001b[2J\u202e>' }],
  occurrences: 1,
  pages: [],
  reason: '',
};
const report = buildReport(
  {
    order: { url, scope: 'site', maxPages: 10, device: 'mobile', exclude: [], profile: null },
    url,
    pages: [
      {
        summary: {
          url,
          title: 'Accueil',
          status: 200,
          performanceScore: null,
          metrics: null,
          requestCount: 1,
          transferBytes: 1,
          domNodes: 1,
          sobriety: null,
          failures: 1,
          screenshot: null,
        },
        verdicts: [verdict],
      },
    ],
    siteVerdicts: [],
    notAnalysed: [{ url: `${url}lente`, reason: 'timeout' }],
    partial: true,
    startedAt: new Date('2026-11-21T10:00:00Z'),
    finishedAt: new Date('2026-11-21T10:00:42Z'),
    engineVersion: 'test',
    environment: { browser: 'Chromium 156', viewport: '', userAgent: '' },
  },
  rulesByTheme,
);

test('the summary says score, what to fix with its proof, pages, and what is missing', () => {
  const text = summarise(report);
  for (const part of [
    'Note globale',
    'La langue de la page n’est pas indiquée',
    '<html',
    'Résultat partiel',
    `${url}lente`,
    'délai dépassé',
    '42',
  ])
    expect(text).toContain(part);
});

test('text of an audited site cannot drive the terminal', () => {
  expect(summarise(report).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});
