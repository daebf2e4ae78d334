import type { Report } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from '#store/audits.ts';
import { handedFixesOfSite, settleHandoverFix } from '#store/handovers.ts';
import { seenByAudit } from './seen-by-audit.ts';

/**
 * Tells the fixes of a site that were handed to providers what a finished audit saw of them, in the caller’s transaction: it
 * closes those it finds no more, and opens again those it does. What it cannot tell stays as it was.
 */
export async function followHandovers(
  tx: Db,
  { uid, host }: Pick<AuditRow, 'uid' | 'host'>,
  report: Report,
): Promise<void> {
  const began = new Date(report.startedAt);
  for (const fix of await handedFixesOfSite(tx, uid, host)) {
    // Audits of one site may end in another order than they began.
    if (fix.seenAt !== null && fix.seenAt >= began) continue;
    const seen = seenByAudit(fix.fixKey, fix.basis, report);
    if (seen !== null) await settleHandoverFix(tx, fix, seen, began);
  }
}
