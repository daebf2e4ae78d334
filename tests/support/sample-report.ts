import type { AuditOrder } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import { type Theme, themeIds, themes } from '#contract/themes.ts';

/** A small valid report on what was ordered, with one failure. */
export function sampleReport(order: AuditOrder, score = 82): Report {
  const counts = { fail: 1, review: 0, pass: 3, inapplicable: 0, error: 0 };
  const moment = '2026-11-21T10:00:00.000Z';
  return {
    schemaVersion: 1,
    engineVersion: 'test',
    referential: 'rgaa-4.1.2',
    url: order.url,
    host: new URL(order.url).host,
    scope: order.scope,
    device: order.device,
    profile: order.profile,
    startedAt: moment,
    finishedAt: moment,
    partial: false,
    score,
    themes: themeIds.map((theme: Theme) => ({ theme, ...themes[theme], score, counts })),
    findings: [
      {
        ruleId: 'sec-hsts-absent',
        ruleVersion: 1,
        sources: ['constat'],
        theme: 'security',
        verdict: 'fail',
        severity: 'majeur',
        automation: 'automatique',
        effort: 1,
        title: 'HSTS absent \u0000 et <script>',
        why: 'Pourquoi.',
        fix: '=HYPERLINK("http://evil.example")',
        references: [],
        rgaa: ['8.3.1'],
        pages: [{ url: order.url, occurrences: 1, evidence: [] }],
        evidence: [],
        occurrences: 1,
        reach: 1,
        gain: 3.5,
        themeGain: 10,
      },
    ],
    checks: [],
    pages: [],
    notAnalysed: [],
    notAnalysedMore: 0,
    environment: { browser: 'none', viewport: '412x823', userAgent: 'test' },
  };
}
