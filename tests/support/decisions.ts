import type { StandingDecision } from '#contract/decisions.ts';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import { anchorOf } from '#report/decisions/anchor-of.ts';
import type { Place } from '#report/decisions/reach-of.ts';
import { auditReport, finding as someFinding, visitedPage } from './report.ts';

/** The decision somebody makes on a place of a report’s finding (the first finding; null: the whole rule). */
export function decided(
  report: Report,
  place: Place | null,
  changes: Partial<StandingDecision> = {},
): StandingDecision {
  const ruleId = changes.ruleId ?? report.findings[0]?.ruleId;
  const finding = report.findings.find((one) => one.ruleId === ruleId);
  if (!finding) throw new Error('The report has no such finding.');
  const scope = changes.scope ?? (place === null ? 'rule' : 'element');
  const anchor = anchorOf(report, finding, scope, place);
  if (!anchor) throw new Error('The report shows nothing there.');
  return {
    id: '01900000-0000-7000-8000-000000000001',
    ruleId: finding.ruleId,
    ruleVersion: finding.ruleVersion,
    verdict: finding.verdict,
    title: finding.title,
    kind: 'third-party',
    scope,
    page: anchor.page,
    place: '',
    anchor,
    reason: 'Ce module vient du département.',
    motive: null,
    takenBy: null,
    until: null,
    author: { name: 'Claire Martin', email: 'claire@exemple.fr' },
    madeAt: '2026-11-21T11:00:00.000Z',
    auditId: null,
    from: report.finishedAt,
    ...changes,
  };
}

/** A link of that name, in that part of its page where one is named. */
export const link = (name: string, part?: string): Evidence => ({
  type: 'element',
  selector: `#${name}`,
  snippet: `<a id="${name}" href="/${name}">${name}</a>`,
  mark: { place: 'main>p', shape: name, name, ...(part !== undefined && { part }) },
});

export const home = 'https://www.exemple.fr/';
export const contact = 'https://www.exemple.fr/contact';

/** A report of one rule that shows these proofs on these pages. */
export function reportShowing(
  shown: Readonly<Record<string, readonly Evidence[]>>,
  { finding = {}, report = {} }: { finding?: Partial<Finding>; report?: Partial<Report> } = {},
): Report {
  const pages = Object.entries(shown)
    .filter(([, evidence]) => evidence.length > 0)
    .map(([url, evidence]) => ({ url, occurrences: evidence.length, evidence: [...evidence] }));
  const occurrences = pages.reduce((sum, page) => sum + page.occurrences, 0);
  const found = someFinding({ pages, occurrences, ...finding });
  return auditReport({
    pages: Object.keys(shown).map((url) => visitedPage({ url, title: `Page ${url}` })),
    findings: occurrences > 0 ? [found] : [],
    ...report,
  });
}
