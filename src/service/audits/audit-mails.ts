import type { FailureCode } from '#contract/audit.ts';
import { failureSentences, isOurFailure } from '#contract/audit.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import type { Fix } from '#contract/fix.ts';
import type { MailData } from '#contract/mails.ts';
import { pageCountsInWords, pageCountsOf } from '#contract/page-counts.ts';
import type { Report } from '#contract/report.ts';
import { bandOf } from '#contract/score-range.ts';
import { themeBand } from '#contract/theme-band.ts';
import { severities } from '#contract/themes.ts';
import { widthOfFinding } from '#contract/where-shown.ts';
import { decidedSentence } from '#report/decisions/decision-texts.ts';
import { firstFixes, fixesOf, isDefect } from '#report/fixes/fixes-of.ts';
import { verdictOf } from '#report/verdict.ts';
import type { Worsening } from '#report/worsening.ts';
import type { AuditRow } from '#store/audits.ts';

interface Addressee {
  readonly displayName: string;
}

/** What the result mail says: scores with their change since the previous audit of the site, first things to fix. */
export function finishedMail(
  publicUrl: string,
  owner: Addressee,
  audit: AuditRow,
  report: Report,
  previous: AuditRow | null,
  finishedAt: Date,
  decided: DecidedReport | null = null,
): MailData<'audit-finished'> {
  const defects = report.findings.filter(isDefect);
  const reviews = report.findings.filter(({ verdict }) => verdict === 'review');
  const counts = pageCountsOf(report);
  return {
    displayName: owner.displayName,
    url: audit.url,
    host: audit.host,
    verdict: verdictOf(report),
    score: report.score,
    ...(report.upTo !== undefined && { upTo: report.upTo }),
    ...(report.unseen !== undefined && { unseen: report.unseen }),
    band: bandOf(report)?.label ?? null,
    previousScore: previous?.score ?? null,
    previousUpTo: previous?.scoreUpTo ?? null,
    previousPageCount: previous?.pageCount ?? null,
    previousFinishedAt: previous?.finishedAt?.toISOString() ?? null,
    themes: report.themes.map((result) => ({
      id: result.theme,
      label: result.label,
      score: result.score,
      ...(result.upTo !== undefined && { upTo: result.upTo }),
      band: themeBand(result, report.rgaa)?.id ?? null,
      previousScore: previous?.themeScores?.[result.theme] ?? null,
      previousUpTo: previous?.themesUpTo?.[result.theme] ?? null,
    })),
    findings: firstFixes(fixesOf(report), decided).flatMap((fix) => mailFix(fix, report)),
    ...(decided && { decided: decidedSentence(decided) }),
    failureCount: defects.length,
    reviewCount: reviews.length,
    pageCount: counts.read,
    notAnalysedCount: counts.unread,
    ...(counts.found > counts.read && { pageCounts: pageCountsInWords(counts) }),
    partial: report.partial,
    finishedAt: finishedAt.toISOString(),
    reportUrl: `${publicUrl}/reports/${audit.id}`,
  };
}

const defectsTold = 10;
const pagesTold = 3;

/** What the alert of a scheduled audit says: what got worse since the comparable audit before. */
export function worseMail(
  publicUrl: string,
  owner: Addressee,
  audit: AuditRow,
  report: Report,
  { themes, defects }: Worsening,
  previous: Pick<AuditRow, 'id' | 'finishedAt' | 'createdAt'>,
  now: Date,
): MailData<'audit-worse'> {
  return {
    displayName: owner.displayName,
    url: audit.url,
    host: audit.host,
    score: report.score,
    ...(report.upTo !== undefined && { upTo: report.upTo }),
    previousFinishedAt: (previous.finishedAt ?? previous.createdAt).toISOString(),
    themes: themes.map(({ theme, label, before, now }) => ({ id: theme, label, before, now })),
    defects: defects.slice(0, defectsTold).map(({ finding: { title, severity }, pages }) => ({
      title,
      severity,
      pages: pages.slice(0, pagesTold),
      pageCount: pages.length,
    })),
    defectCount: defects.length,
    finishedAt: now.toISOString(),
    reportUrl: `${publicUrl}/reports/${audit.id}`,
    changesUrl: `${publicUrl}/reports/${audit.id}/comparaison?avec=${previous.id}`,
  };
}

/** What the failure mail says: why, and what to do. */
export function failedMail(
  publicUrl: string,
  owner: Addressee,
  audit: AuditRow,
  code: FailureCode,
  finishedAt: Date,
): MailData<'audit-failed'> {
  return {
    displayName: owner.displayName,
    url: audit.url,
    host: audit.host,
    errorMessage: failureSentences[code],
    ours: isOurFailure(code),
    finishedAt: finishedAt.toISOString(),
    reportUrl: `${publicUrl}/reports/${audit.id}`,
  };
}

/** A fix as the mail tells it, by the gravest of the findings it takes away. */
function mailFix(fix: Fix, report: Report): MailData<'audit-finished'>['findings'] {
  const byRule = new Map(report.findings.map((finding) => [`${finding.ruleId} ${finding.verdict}`, finding]));
  const erased = fix.findings.flatMap(({ ruleId, verdict }) => byRule.get(`${ruleId} ${verdict}`) ?? []);
  const [first] = erased.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  if (!first) return [];
  const width = erased.length === 1 ? widthOfFinding(first) : '';
  return [
    {
      title: fix.title,
      why: erased.length === 1 ? first.why : fix.explanation,
      fix: first.fix,
      severity: first.severity,
      gain: fix.points,
      ...(width !== '' && { width }),
    },
  ];
}
