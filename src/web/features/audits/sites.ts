import type { AuditSummary } from '#contract/api/audits.ts';

/** One audited site: its newest score and how it moved. */
export interface SiteSummary {
  readonly host: string;
  readonly latest: AuditSummary;
  /** Points since the comparable audit before, null without one. */
  readonly change: number | null;
  readonly auditCount: number;
}

/** Two scores tell an evolution only when they are about the same thing. */
const comparable = (one: AuditSummary, other: AuditSummary): boolean =>
  one.scope === other.scope &&
  one.device === other.device &&
  (one.scope === 'site' ? one.maxPages === other.maxPages : one.url === other.url);

/**
 * Groups finished audits (newest first) by site, the last audited site first. A site’s score is the one of its newest
 * audit of the whole site; of a page when only pages were audited.
 */
export function summariseSites(audits: readonly AuditSummary[]): SiteSummary[] {
  const finished = audits.filter((audit) => audit.status === 'done');
  return [...Map.groupBy(finished, (audit) => audit.host)].flatMap(([host, list]) => {
    const latest = list.find((audit) => audit.scope === 'site') ?? list[0];
    if (!latest) return [];
    const previous = list.slice(list.indexOf(latest) + 1).find((audit) => comparable(audit, latest));
    const change =
      latest.score === null || !previous || previous.score === null ? null : latest.score - previous.score;
    return [{ host, latest, change, auditCount: list.length }];
  });
}
