import type { LaterMeasure } from '#contract/later-measure.ts';
import type { Report } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import { type AuditRow, lockAudit, updateAudit } from '#store/audits.ts';
import { endLaterMeasure, type LaterMeasureRow } from '#store/later-measures.ts';
import { readStoredReport, saveReport } from '#store/reports.ts';
import { rowFigures } from '../audits/row-figures.ts';
import { confirmMendings } from '../decisions/confirm-mendings.ts';
import type { Deps } from '../deps.ts';
import { followHandovers } from '../handovers/follow-handovers.ts';
import { saveParts } from '../reports/read-parts.ts';
import { tellMeasured } from '../webhooks/tell-audit.ts';

export type SettleLaterDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

/**
 * Puts the report with what was measured in the place of the one that lacked it, with the figures made from it, and tells
 * the addresses that listen: all or nothing, once. No mail leaves: the result was told already.
 * @returns false when it was settled, deleted or taken by another worker before: nothing was written.
 */
export async function completeReport(
  deps: SettleLaterDeps,
  row: LaterMeasureRow,
  completed: Report,
): Promise<boolean> {
  return settled(deps, row, async (tx, { audit, stored, now }) => {
    const left = completed.pages.filter(
      ({ disturbed, metrics, url }) =>
        metrics === null && (disturbed !== undefined || row.pages.includes(url)),
    ).length;
    const laterMeasure: LaterMeasure = {
      state: 'done',
      pages: pagesOf(audit, row),
      at: now.toISOString(),
      ...(left > 0 && { left }),
    };
    const report = { ...completed, ...(stored.field && { field: stored.field }), laterMeasure };
    await replaceReport(tx, audit, report, now);
    await updateAudit(tx, audit.id, { ...rowFigures(report), laterMeasure });
    await confirmMendings(tx, audit.id, report, now);
    await followHandovers(tx, audit, report);
    await tellMeasured(deps, tx, audit, report);
  });
}

/**
 * Nothing is measured any more: the report says so, and an audit that our machine left incomplete costs no quota.
 * @param why `ours`: the machine was never idle, or the engine failed; `theirs`: pages that do not load any more
 * @returns as `completeReport`
 */
export async function giveUp(
  deps: SettleLaterDeps,
  row: LaterMeasureRow,
  why: 'ours' | 'theirs',
): Promise<boolean> {
  return settled(deps, row, async (tx, { audit, stored, now }) => {
    const laterMeasure: LaterMeasure = {
      state: 'missed',
      pages: pagesOf(audit, row),
      at: now.toISOString(),
    };
    await replaceReport(tx, audit, { ...stored, laterMeasure }, now);
    const countsInQuota = audit.countsInQuota && why === 'theirs';
    await updateAudit(tx, audit.id, { laterMeasure, countsInQuota });
  });
}

const pagesOf = ({ laterMeasure }: AuditRow, { pages, loads }: LaterMeasureRow): number =>
  laterMeasure?.pages ?? pages.length + loads.length;

interface Waiting {
  readonly audit: AuditRow;
  readonly stored: Report;
  readonly now: Date;
}

async function settled(
  deps: SettleLaterDeps,
  row: LaterMeasureRow,
  write: (tx: Db, waiting: Waiting) => Promise<void>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, row.auditId);
    if (!(await endLaterMeasure(tx, row))) return false;
    if (audit?.status !== 'done' || audit.reportRemovedAt !== null) return false;
    const stored = await readStoredReport(tx, audit.id);
    if (stored === null) return false;
    await write(tx, { audit, stored, now: deps.clock.now() });
    return true;
  });
}

async function replaceReport(tx: Db, { id }: AuditRow, report: Report, now: Date): Promise<void> {
  await saveReport(tx, id, report, now);
  await saveParts(tx, id, report);
}
