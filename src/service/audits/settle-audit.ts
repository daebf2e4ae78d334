import { type FailureCode, failureSentence } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import type { EngineFault } from '#engine/judge/faults.ts';
import type { Unmeasured } from '#engine/ports/outcome.ts';
import type { Db } from '#platform/database.ts';
import { deleteVisits } from '#store/audit-visits.ts';
import { type AuditRow, findPreviousDone, isActive, lockAudit, updateAudit } from '#store/audits.ts';
import { type AuditBlob, saveBlobs } from '#store/blobs.ts';
import { countEngineFaults } from '#store/engine-faults.ts';
import { saveReport } from '#store/reports.ts';
import { saveSiteFiles } from '#store/site-files.ts';
import { confirmMendings } from '../decisions/confirm-mendings.ts';
import type { Deps } from '../deps.ts';
import { followHandovers } from '../handovers/follow-handovers.ts';
import { keepForLater, toCome } from '../later-measures/keep-for-later.ts';
import { saveParts } from '../reports/read-parts.ts';
import { tellFailure, tellReport } from '../webhooks/tell-audit.ts';
import { followAssignments } from '../work/follow-assignments.ts';
import { announceFailure, announceReport } from './announce-audit.ts';
import { countFaults } from './count-faults.ts';
import { countFreeFailure } from './limits.ts';
import { costsQuota } from './quota.ts';
import { rowFigures } from './row-figures.ts';

export type SettleDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

/** Which run of an audit settles it; a run that was overtaken or cancelled settles nothing. */
export interface Claim {
  readonly auditId: string;
  readonly attempt: number;
}

/**
 * Stores report and screenshots, marks the audit done and puts the result mail in the outbox, all in the caller’s
 * transaction: a report is readable before its mail leaves, and there is one of each.
 * @returns false when the claim is lost: nothing was written.
 */
export async function finishAudit(
  deps: SettleDeps,
  tx: Db,
  claim: Claim,
  result: {
    readonly report: Report;
    /** Placed already: `placeFiles`. */
    readonly screenshots: readonly AuditBlob[];
    /** Files of the site for its next audit. */
    readonly kept?: object;
    /** Failures of ours on the way, for the operators’ counts. */
    readonly faults?: readonly EngineFault[];
    /** What the machine was too busy to measure. */
    readonly unmeasured?: Unmeasured;
  },
): Promise<boolean> {
  const audit = await lockAudit(tx, claim.auditId);
  if (audit === null || audit.status !== 'running' || audit.attempts !== claim.attempt) return false;
  const { unmeasured } = result;
  const report = unmeasured ? { ...result.report, laterMeasure: toCome(unmeasured) } : result.report;
  const now = deps.clock.now();
  const previous = await findPreviousDone(tx, audit);
  await saveReport(tx, audit.id, report, now);
  await saveParts(tx, audit.id, report);
  await saveBlobs(tx, audit.id, result.screenshots, now);
  await deleteVisits(tx, audit.id);
  if (unmeasured) await keepForLater(tx, audit.id, report.engineVersion, unmeasured, now);
  if (result.kept) await saveSiteFiles(tx, audit.uid, new URL(audit.url).origin, result.kept, now);
  await countEngineFaults(tx, report.engineVersion, countFaults(result.faults ?? []), now);
  await updateAudit(tx, audit.id, {
    status: 'done',
    finishedAt: now,
    ...rowFigures(report),
    laterMeasure: report.laterMeasure ?? null,
    progress: { stage: 'report', done: 1, total: 1 },
  });
  await confirmMendings(tx, audit.id, report, now);
  await followHandovers(tx, audit, report);
  await followAssignments(deps, tx, audit, report);
  await announceReport(deps, tx, audit, report, previous);
  await tellReport(deps, tx, audit, report, previous);
  return true;
}

/**
 * Marks an active audit failed and puts the failure mail in the outbox, in the caller’s transaction.
 * @param about as `failureSentence` takes it
 * @param isMine whether the row, as locked, is the one the caller means; otherwise nothing happens (false)
 */
export async function failAudit(
  deps: SettleDeps,
  tx: Db,
  auditId: string,
  code: FailureCode,
  isMine: (audit: AuditRow) => boolean,
  about?: string,
): Promise<boolean> {
  const audit = await lockAudit(tx, auditId);
  if (audit === null || !isActive(audit.status) || !isMine(audit)) return false;
  const now = deps.clock.now();
  const sentence = failureSentence(code, about);
  await updateAudit(tx, auditId, {
    status: 'error',
    errorCode: code,
    errorMessage: sentence,
    finishedAt: now,
    countsInQuota: audit.countsInQuota && costsQuota(code),
  });
  await deleteVisits(tx, auditId);
  await countFreeFailure(deps, tx, audit, code);
  await announceFailure(deps, tx, audit, { code, sentence });
  await tellFailure(deps, tx, audit, { code, sentence });
  return true;
}
