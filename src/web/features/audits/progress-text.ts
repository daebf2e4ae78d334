import type { AuditSummary } from '#contract/api/audits.ts';
import { auditStageLabels } from '#contract/audit-words.ts';
import { formatNumber } from '#contract/french.ts';

/** What an audit is doing, in words: « Visite des pages », « 3 sur 10 ». */
export function progressText({ progress }: Pick<AuditSummary, 'progress'>): {
  label: string;
  detail: string;
} {
  return {
    label: auditStageLabels[progress.stage],
    detail: progress.total > 1 ? `${formatNumber(progress.done)} sur ${formatNumber(progress.total)}` : '',
  };
}
