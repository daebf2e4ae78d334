import type { Finding, Report, VisitedPage } from '#contract/report.ts';
import type { CriterionRow, CriterionVerdict, RgaaGrid } from '#contract/rgaa-grid.ts';
import { themeIds, themes } from '#contract/themes.ts';
import type { PrintInput, PrintLayout } from '#report/pdf/print-input.ts';

/** A small valid finding; pass what the case changes. */
export function finding(changes: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'rgaa-langue-absente',
    ruleVersion: 1,
    sources: ['constat'],
    theme: 'accessibility',
    verdict: 'fail',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    title: 'La langue de la page n’est pas indiquée',
    why: 'La synthèse vocale choisit une mauvaise prononciation.',
    fix: 'Ajouter lang="fr" sur la balise html.',
    references: ['RGAA 8.3'],
    rgaa: ['8.3.1'],
    pages: [
      {
        url: 'https://www.exemple.fr/',
        occurrences: 1,
        evidence: [{ type: 'element', selector: 'html', snippet: '<html>' }],
      },
    ],
    evidence: [],
    occurrences: 1,
    reach: 1,
    gain: 1,
    themeGain: 4,
    ...changes,
  };
}

export function visitedPage(changes: Partial<VisitedPage> = {}): VisitedPage {
  return {
    url: 'https://www.exemple.fr/',
    title: 'Exemple – accueil',
    status: 200,
    performanceScore: 81,
    metrics: null,
    requestCount: 24,
    transferBytes: 830_000,
    domNodes: 640,
    sobriety: 71.4,
    failures: 1,
    screenshot: null,
    ...changes,
  };
}

/** A small valid report; pass what the case changes. */
export function auditReport(changes: Partial<Report> = {}): Report {
  return {
    schemaVersion: 1,
    engineVersion: '0.1.0',
    referential: 'rgaa-4.1.2',
    url: 'https://www.exemple.fr/',
    host: 'www.exemple.fr',
    scope: 'site',
    device: 'mobile',
    profile: null,
    startedAt: '2026-11-21T10:00:00.000Z',
    finishedAt: '2026-11-21T10:05:00.000Z',
    partial: false,
    score: 68,
    themes: themeIds.map((theme) => ({
      theme,
      label: themes[theme].label,
      score: theme === 'quality' ? null : 68,
      weight: themes[theme].weight,
      counts: { fail: theme === 'accessibility' ? 1 : 0, review: 0, pass: 3, inapplicable: 1, error: 0 },
    })),
    findings: [finding()],
    checks: [
      {
        ruleId: 'rgaa-titre-page-absent',
        theme: 'accessibility',
        title: 'La page a un titre',
        status: 'pass',
        automation: 'automatique',
      },
    ],
    pages: [visitedPage()],
    notAnalysed: [],
    notAnalysedMore: 0,
    environment: { browser: 'Chromium 156', viewport: '412×823', userAgent: 'Constat' },
    ...changes,
  };
}

/** A small valid grid of three criteria; pass what the case changes. */
export function rgaaGridOf(changes: Partial<RgaaGrid> = {}): RgaaGrid {
  const row = (
    number: string,
    verdict: CriterionVerdict,
    more: Partial<CriterionRow> = {},
  ): CriterionRow => ({
    number,
    topic: 'Éléments obligatoires',
    title: `Critère ${number}`,
    level: 'A',
    verdict,
    reason: '',
    pages: { c: 0, nc: 0, na: 0, review: 0, [verdict]: 1, ncUrls: [] },
    rules: [],
    reviewRules: [],
    ...more,
  });
  const counts = { c: 0, nc: 1, na: 1, review: 1 };
  return {
    referential: 'rgaa-4.1.2',
    name: 'RGAA 4.1.2',
    attribution: 'Source : RGAA 4.1.2, DINUM.',
    criteria: [
      row('8.3', 'nc', { rules: ['rgaa-langue-absente'] }),
      row('8.4', 'na', { reason: 'Aucun code de langue à juger.' }),
      row('8.6', 'review', { reason: 'Une personne juge.' }),
    ],
    counts,
    interval: { low: 0, high: 0.5 },
    conclusions: ['Constat ne remplace pas un audit de conformité.'],
    perPage: [{ url: 'https://www.exemple.fr/', ...counts }],
    sample: [
      { role: 'home', label: 'Accueil', url: 'https://www.exemple.fr/' },
      { role: 'help', label: 'Aide', url: null },
    ],
    ...changes,
  };
}

/** What prints a report: without brand nor picture unless told. */
export const toPrint = (report: Report, changes: Partial<PrintInput> = {}): PrintInput => ({
  report,
  reportUrl: 'https://constat.example/reports/1',
  brand: null,
  decided: null,
  picture: null,
  crops: new Map(),
  ...changes,
});
/** Printed for the first time. */
export const firstLayout: PrintLayout = { share: 1, pageOf: null };

/** A PNG of one green pixel, in base64. */
export const greenPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
