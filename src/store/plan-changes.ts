import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { planChanges } from './schema-plans.ts';

export type PlanChangeRow = typeof planChanges.$inferSelect;

/** Adds a line to the account’s history of plans; no line is ever changed. */
export async function insertPlanChange(db: Db, change: PlanChangeRow): Promise<void> {
  await db.insert(planChanges).values(change);
}

/** Changes of an account’s plan, newest first. */
export async function listPlanChanges(db: Db, uid: string, limit: number): Promise<PlanChangeRow[]> {
  return db
    .select()
    .from(planChanges)
    .where(eq(planChanges.uid, uid))
    .orderBy(desc(planChanges.changedAt), desc(planChanges.id))
    .limit(limit);
}

/** Those of after a moment. */
export async function planChangesSince(
  db: Db,
  uid: string,
  since: Date,
): Promise<Pick<PlanChangeRow, 'fromPlan' | 'changedAt'>[]> {
  return db
    .select({ fromPlan: planChanges.fromPlan, changedAt: planChanges.changedAt })
    .from(planChanges)
    .where(and(eq(planChanges.uid, uid), gt(planChanges.changedAt, since)));
}
