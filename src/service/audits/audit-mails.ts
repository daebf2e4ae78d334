import type { FailureCode } from '#contract/audit.ts';
import { failureSentences, isOurFailure } from '#contract/audit.ts';
import type { MailData } from '#contract/mails.ts';
import type { Report } from '#contract/report.ts';
import { scoreBand } from '#contract/themes.ts';
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
): MailData<'audit-finished'> {
  const failures = report.findings.filter((finding) => finding.verdict === 'fail');
  return {
    displayName: owner.displayName,
    url: audit.url,
    host: audit.host,
    score: report.score,
    band: report.score === null ? null : scoreBand(report.score).label,
    previousScore: previous?.score ?? null,
    previousFinishedAt: previous?.finishedAt?.toISOString() ?? null,
    themes: report.themes.map(({ theme, label, score }) => ({
      id: theme,
      label,
      score,
      previousScore: previous?.themeScores?.[theme] ?? null,
    })),
    findings: failures
      .slice(0, 5)
      .map(({ title, why, fix, severity, gain }) => ({ title, why, fix, severity, gain })),
    failureCount: failures.length,
    reviewCount: report.findings.length - failures.length,
    pageCount: report.pages.length,
    notAnalysedCount: report.notAnalysed.length + report.notAnalysedMore,
    partial: report.partial,
    finishedAt: finishedAt.toISOString(),
    reportUrl: `${publicUrl}/reports/${audit.id}`,
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
