import type { AuditSummary } from '#contract/api/audits.ts';

/** One audited site: its newest score and how it moved. */
export interface SiteSummary {
  readonly host: string;
  readonly latest: AuditSummary;
  /** Points since the audit before, null without one. */
  readonly change: number | null;
  readonly auditCount: number;
}

/** Groups finished audits (newest first) by site, the last audited site first. */
export function summariseSites(audits: readonly AuditSummary[]): SiteSummary[] {
  const finished = audits.filter((audit) => audit.status === 'done');
  return [...Map.groupBy(finished, (audit) => audit.host)].flatMap(([host, list]) => {
    const [latest, previous] = list;
    if (!latest) return [];
    const change =
      latest.score === null || !previous || previous.score === null ? null : latest.score - previous.score;
    return [{ host, latest, change, auditCount: list.length }];
  });
}
