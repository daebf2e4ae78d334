import type { StandingDecision } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import { matchPages } from '../compare/match-pages.ts';
import { beganAfter } from './lapse-of.ts';
import { reachOf } from './reach-of.ts';

/**
 * Whether an audit confirms a « corrigé, à revérifier »: it began afterwards, tested the same version of the rule on
 * every page that showed it, and shows it no more. What is still there lapses by itself (`lapseOf`).
 */
export function isConfirmed(decision: StandingDecision, report: Report): boolean {
  const { ruleId, ruleVersion, kind, anchor } = decision;
  if (kind !== 'mended' || !beganAfter(report, decision)) return false;
  const findings = report.findings.filter((finding) => finding.ruleId === ruleId);
  const checks = report.checks.filter((check) => check.ruleId === ruleId);
  const isTested =
    findings.every((finding) => finding.ruleVersion === ruleVersion) &&
    checks.every(
      ({ status, ruleVersion: version = ruleVersion }) =>
        version === ruleVersion && (status === 'pass' || status === 'inapplicable'),
    ) &&
    findings.length + checks.length > 0;
  if (!isTested) return false;
  const known = anchor.pages.map((url) => ({ url, title: url === anchor.page ? anchor.title : '' }));
  const read = matchPages(known, report.pages);
  const isCut = findings.some(({ pages }) =>
    pages.some(({ url, occurrences, evidence }) => read.has(url) && occurrences > evidence.length),
  );
  if (new Set(read.values()).size < anchor.pages.length || (isCut && decision.scope !== 'rule')) return false;
  return reachOf(decision, findings, report.pages).length === 0;
}
