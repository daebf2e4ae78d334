import type { Finding, Report } from '#contract/report.ts';
import { pagesToVerify, type VerifiedAt } from '#contract/verifiable.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import { needsOf } from '#engine/run/rule-needs.ts';

/** Where that rule can be asked again by itself; undefined where it judges several pages together. */
export function verifiedAt(ruleId: string): VerifiedAt | undefined {
  const rule = ruleOf(ruleId);
  if (!rule || !needsOf(rule.id)) return undefined;
  if (rule.scope === 'page') return 'pages';
  return rule.unread === 'alone' ? 'alone' : 'start';
}

/** The same for the rules of a report that found something; those that cannot be asked are absent. */
export function verifiableRules({ findings }: Report): Readonly<Record<string, VerifiedAt>> {
  return Object.fromEntries(
    findings.flatMap(({ ruleId }) => {
      const at = verifiedAt(ruleId);
      return at ? [[ruleId, at]] : [];
    }),
  );
}

/** It is not known whether the finding was seen on the page it can be verified on. */
export const isPageUnknown = ({ ruleId, pages, failsOn }: Finding): boolean =>
  verifiedAt(ruleId) === 'alone' && pages.length === 0 && failsOn === undefined;

/** The finding of that rule on that page; a proven one before a doubt. */
export function findingOn(
  { findings, url }: Pick<Report, 'url' | 'findings'>,
  ruleId: string,
  page: string,
): Finding | null {
  const at = verifiedAt(ruleId);
  const found = findings.filter(
    (finding) => finding.ruleId === ruleId && pagesToVerify(at, finding, url).includes(page),
  );
  return found.find(({ verdict }) => verdict === 'fail') ?? found[0] ?? null;
}
