import type { AuditSummary } from '#contract/api/audits.ts';
import type { AuditRow } from '#store/audits.ts';

/** The part of an audit its owner sees. */
export function summariseAudit(audit: AuditRow): AuditSummary {
  return {
    id: audit.id,
    url: audit.url,
    reachedUrl: audit.figures?.reached ?? null,
    host: audit.host,
    scope: audit.scope,
    device: audit.device,
    maxPages: audit.maxPages,
    sample: audit.sampleId === null ? null : { id: audit.sampleId, version: audit.sampleVersion ?? 1 },
    profile: audit.profile,
    status: audit.status,
    errorCode: audit.errorCode,
    errorMessage: audit.errorMessage,
    progress: audit.progress,
    createdAt: audit.createdAt.toISOString(),
    startedAt: audit.startedAt?.toISOString() ?? null,
    finishedAt: audit.finishedAt?.toISOString() ?? null,
    score: audit.score,
    scoreUpTo: audit.scoreUpTo,
    themeScores: audit.themeScores,
    themesUpTo: audit.themesUpTo,
    danger: audit.figures?.danger === true,
    pageCount: audit.pageCount,
    countsInQuota: audit.countsInQuota,
    laterMeasure: audit.laterMeasure,
    reportRemovedAt: audit.reportRemovedAt?.toISOString() ?? null,
  };
}
