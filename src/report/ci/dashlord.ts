import { defectsOfTheme } from '#contract/defect.ts';
import type { Finding, Report } from '#contract/report.ts';
import type { Theme } from '#contract/themes.ts';
import { type CiResult, reportPage } from './ci-result.ts';

/** DashLord’s four gauges; it shows all of them or none, so that each says whose score it is. */
const gauges = {
  accessibility: { title: 'Accessibilité (score Constat)', theme: 'accessibility' },
  performance: { title: 'Performance (Lighthouse)', theme: null },
  seo: { title: 'Référencement (score Constat)', theme: 'seo' },
  'best-practices': { title: 'Qualité (score Constat)', theme: 'quality' },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly theme: Theme | null }>>;

/** Rules that tell the addresses of the site that answer no page. */
const deadLinkRule = 'seo-liens-casses-internes';

/**
 * The audit as the entry of a site in DashLord’s `report.json`, in a list of one. Only what Constat measured is in it: what
 * another tool of DashLord would say (TLS, open ports, attributes of cookies…) is left out, which DashLord shows as
 * unknown. What has no place there is under `constat`.
 */
export function dashlordOf(result: CiResult): string {
  const { report } = result;
  const lighthouse = gaugesOf(report);
  const dead = deadLinksOf(report);
  const entry = {
    url: report.url,
    ...(lighthouse && { lhr: [lighthouse] }),
    ...(dead && { '404': dead.map((link) => ({ link })) }),
    constat: {
      report: reportPage(result),
      audit: result.id,
      finishedAt: report.finishedAt,
      engineVersion: report.engineVersion,
      pages: report.pages.length,
      score: report.score,
      scoreUpTo: report.upTo ?? report.score,
      themes: report.themes.map(({ theme, label, score, upTo = score, counts }) => ({
        ...{ theme, label, score, scoreUpTo: upTo },
        ...{ defects: defectsOfTheme(report.findings, theme), toReview: counts.review },
      })),
    },
    summary: {
      ...(lighthouse && summaryOf(lighthouse.categories)),
      ...(dead && { '404': dead.length || 'A+' }),
    },
  };
  return `${JSON.stringify([entry], null, 2)}\n`;
}

function gaugesOf(report: Report) {
  const start = report.pages.find(({ url }) => url === report.url) ?? report.pages[0];
  if (!start) return null;
  const categories = Object.entries(gauges).map(([id, { title, theme }]) => {
    const points =
      theme === null ? start.performanceScore : report.themes.find((one) => one.theme === theme)?.score;
    return [id, { id, title, score: points == null ? null : points / 100 }] as const;
  });
  // It would show 0 for a gauge without a score.
  if (categories.some(([, { score }]) => score === null)) return null;
  const load = { numRequests: start.requestCount, totalByteWeight: start.transferBytes };
  return {
    requestedUrl: report.url,
    finalUrl: start.url,
    fetchTime: report.finishedAt,
    runWarnings: ['Scores des thèmes de Constat, sauf la performance : Lighthouse.'],
    categories: Object.fromEntries(categories),
    audits: { metrics: {}, diagnostics: { details: { items: [load] } } },
  };
}

function summaryOf(categories: NonNullable<ReturnType<typeof gaugesOf>>['categories']) {
  return Object.fromEntries(
    Object.values(categories).flatMap(({ id, score }) => [
      [`lighthouse_${id}`, score],
      [`lighthouse_${id}Grade`, gradeOf(score ?? 0)],
    ]),
  );
}

/** DashLord’s own six grades, from A for 1 to F for 0. */
const gradeOf = (score: number): string => 'ABCDEF'[Math.min(5, Math.floor((1 - score) * 6))] ?? 'F';

/** Addresses of the site that are gone; null where nobody could look. */
function deadLinksOf({ findings, checks }: Report): string[] | null {
  const found = findings.find(({ ruleId }) => ruleId === deadLinkRule);
  if (found) return goneIn(found);
  const passed = checks.some(({ ruleId, status }) => ruleId === deadLinkRule && status === 'pass');
  return passed ? [] : null;
}

const goneIn = ({ evidence, pages }: Finding): string[] => {
  const proofs = [...evidence, ...pages.flatMap((page) => page.evidence)];
  const gone = proofs.flatMap((proof) =>
    proof.type === 'request' && (proof.status === 404 || proof.status === 410) ? [proof.url] : [],
  );
  return [...new Set(gone)];
};
