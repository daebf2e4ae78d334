import type { AuditSummary } from '#contract/api/audits.ts';
import { progressOf } from '#contract/score-range.ts';

/** One audited site: its newest score and how it moved. */
export interface SiteSummary {
  readonly host: string;
  readonly latest: AuditSummary;
  /** Points since the comparable audit before, null without one. */
  readonly change: number | null;
  /** Why there is no change to tell. */
  readonly noChange: 'first' | 'incomparable' | 'unseen';
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
    const change = previous ? changeOf(latest, previous) : null;
    const noChange = previous ? 'unseen' : list.length === 1 ? 'first' : 'incomparable';
    return [{ host, latest, change, noChange, auditCount: list.length }];
  });
}

/** Points won or lost for certain; null where one of the two did not see enough, or read less. */
function changeOf(now: AuditSummary, before: AuditSummary): number | null {
  const rangeOf = ({ score, scoreUpTo, pageCount }: AuditSummary) => ({ score, upTo: scoreUpTo, pageCount });
  if (progressOf(rangeOf(now), rangeOf(before)) === 'unknown') return null;
  return (now.score ?? 0) - (before.score ?? 0);
}
