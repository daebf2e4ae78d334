import type { JournalledDecision, StandingDecision } from '#contract/decisions.ts';
import { toldOf } from '#report/decisions/apply-decisions.ts';
import { isExpired } from '#report/decisions/lapse-of.ts';
import type { DecisionRow } from '#store/decisions.ts';

/** A stored decision, as `applyDecisions` takes it. */
export function standingOf(row: DecisionRow): StandingDecision {
  const { id, ruleId, ruleVersion, verdict, title, kind, scope, page, place, anchor } = row;
  const { reason, motive, takenBy, until, auditId } = row;
  return {
    ...{ id, ruleId, ruleVersion, verdict, title, kind, scope, page, place, anchor },
    ...{ reason, motive, takenBy, until, auditId },
    author: { name: row.authorName, email: row.authorEmail },
    madeAt: row.madeAt.toISOString(),
    from: row.decidedFrom.toISOString(),
  };
}

/** A stored decision, as the journal tells it. */
export function journalledOf(row: DecisionRow, today: string): JournalledDecision {
  const { end: how, endedAt, endedByName, endedByEmail } = row;
  const by = endedByName === null ? null : { name: endedByName, email: endedByEmail ?? '' };
  return {
    ...toldOf(standingOf(row)),
    end: how === null || endedAt === null ? null : { how, at: endedAt.toISOString(), by },
    isExpired: isExpired(row, today),
  };
}
