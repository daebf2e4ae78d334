import type { Finding, Report } from '#contract/report.ts';
import { matchPages } from '#report/compare/match-pages.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import type { FixBasis } from '#store/schema-handovers.ts';

type Seen = Pick<Report, 'findings' | 'checks' | 'pages' | 'fixes'>;

/**
 * What a later audit says of a fix: it still finds it; it read every page concerned, tested the same rules there and finds
 * nothing; or, null, it cannot tell. Pure.
 */
export function seenByAudit(
  fixKey: string,
  { rules, pages }: FixBasis,
  report: Seen,
): 'gone' | 'there' | null {
  const read = matchPages(
    pages.map((url) => ({ url, title: '' })),
    report.pages,
  );
  const isHere = (urls: readonly string[]) =>
    pages.length === 0 || urls.length === 0 || urls.some((url) => read.has(url));
  const fix = fixesOf(report).find(({ key }) => key === fixKey);
  const own = ({ ruleId, verdict }: Pick<Finding, 'ruleId' | 'verdict'>) =>
    rules.some((rule) => rule.ruleId === ruleId && rule.verdict === verdict);
  const pagesOf = (one: Pick<Finding, 'ruleId' | 'verdict'>) =>
    report.findings
      .find(({ ruleId, verdict }) => ruleId === one.ruleId && verdict === one.verdict)
      ?.pages.map(({ url }) => url) ?? [];
  if (fix?.findings.some((one) => own(one) && isHere(one.pages ?? pagesOf(one)))) return 'there';
  const isRead = new Set(read.values()).size === pages.length;
  return isRead && rules.every((rule) => isSound(rule, report, isHere)) ? 'gone' : null;
}

/** The same version of the rule was tested, and says nothing of those pages. */
function isSound(
  { ruleId, version }: FixBasis['rules'][number],
  { findings, checks }: Seen,
  isHere: (urls: readonly string[]) => boolean,
): boolean {
  const found = findings.filter((finding) => finding.ruleId === ruleId);
  const checked = checks.filter((check) => check.ruleId === ruleId);
  if (found.length + checked.length === 0) return false;
  const isTested =
    found.every(({ ruleVersion }) => ruleVersion === version) &&
    checked.every(
      ({ status, ruleVersion = version }) =>
        ruleVersion === version && (status === 'pass' || status === 'inapplicable'),
    );
  return isTested && !found.some((finding) => isHere(finding.pages.map(({ url }) => url)));
}
