import type { Report } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import { isConfirmed } from '#report/decisions/end-of-mending.ts';
import { endDecision, standingDecisionsOf } from '#store/decisions.ts';
import { standingOf } from './stored-decision.ts';

/**
 * Ends the decisions « corrigé, à revérifier » that a finished audit confirms, in the caller’s transaction. Those that
 * it contradicts stand and say so.
 */
export async function confirmMendings(tx: Db, auditId: string, report: Report, now: Date): Promise<void> {
  for (const decision of (await standingDecisionsOf(tx, auditId)).map(standingOf))
    if (isConfirmed(decision, report))
      await endDecision(tx, decision.id, { how: 'corrected', at: now, by: null });
}
