import type { Fix } from '#contract/fix.ts';
import type { Finding, Report } from '#contract/report.ts';
import type { FixBasis } from '#store/schema-handovers.ts';

const mostPages = 200;

/** The pages of a finding that a fix is about. */
export function ownPages<Page extends { readonly url: string }>(
  { pages: own }: Pick<Fix['findings'][number], 'pages'>,
  { pages }: { readonly pages: readonly Page[] },
): readonly Page[] {
  if (own === undefined) return pages;
  const names = new Set(own);
  return pages.filter(({ url }) => names.has(url));
}

export const findingOf = (
  { findings }: Pick<Report, 'findings'>,
  { ruleId, verdict }: Pick<Finding, 'ruleId' | 'verdict'>,
): Finding | undefined =>
  findings.find((finding) => finding.ruleId === ruleId && finding.verdict === verdict);

/** What a handed fix is known by in later audits, and which pictures show it. Pure. */
export function basisOf(fix: Fix, report: Pick<Report, 'findings' | 'pages'>): FixBasis {
  const screenshots = new Map(report.pages.map(({ url, screenshot }) => [url, screenshot]));
  const found = fix.findings.flatMap((one) => {
    const finding = findingOf(report, one);
    return finding ? [{ finding, pages: ownPages(one, finding) }] : [];
  });
  const pages = [...new Set(found.flatMap((one) => one.pages.map(({ url }) => url)))].slice(0, mostPages);
  return {
    rules: found.map(({ finding: { ruleId, verdict, ruleVersion } }) => ({
      ...{ ruleId, verdict, version: ruleVersion },
    })),
    pages,
    pictures: pages.flatMap((url) => screenshots.get(url)?.key ?? []),
  };
}
