import type { Finding, Report } from '#contract/report.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import { needsOf } from '#engine/run/rule-needs.ts';

/**
 * Pages of a report on which a finding can be verified by itself; none where its rule judges several together. A rule of
 * the server alone is asked at the start page, whichever pages show it.
 */
export function verifiablePages(report: Report, finding: Finding): readonly string[] {
  const rule = ruleOf(finding.ruleId);
  if (!rule || !needsOf(rule.id)) return [];
  if (rule.scope === 'page') return finding.pages.map(({ url }) => url);
  if (rule.unread !== 'alone') return [report.url];
  const known = finding.failsOn ?? finding.pages.map(({ url }) => url);
  return known.length > 0 ? known : [report.url];
}

/** It is not known whether the finding was seen on the page it can be verified on. */
export function isPageUnknown({ ruleId, pages, failsOn }: Finding): boolean {
  const rule = ruleOf(ruleId);
  return rule?.scope === 'site' && rule.unread === 'alone' && pages.length === 0 && failsOn === undefined;
}

/** The finding of that rule on that page; a proven one before a doubt. */
export function findingOn(report: Report, ruleId: string, page: string): Finding | null {
  const found = report.findings.filter((finding) => finding.ruleId === ruleId);
  const there = found.filter((finding) => verifiablePages(report, finding).includes(page));
  return there.find(({ verdict }) => verdict === 'fail') ?? there[0] ?? null;
}
