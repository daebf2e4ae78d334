import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { contactEmail } from './contact-email.ts';
import { users } from './schema.ts';
import { planRequests } from './schema-plans.ts';

export type PlanRequestRow = typeof planRequests.$inferSelect;

/** False when the person has an open request already. */
export async function insertPlanRequest(
  db: Db,
  request: { id: string; uid: string; plan: string; fromPlan: string; createdAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(planRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: planRequests.id });
  return rows.length === 1;
}

export async function findOpenRequest(db: Db, uid: string): Promise<PlanRequestRow | null> {
  const rows = await db
    .select()
    .from(planRequests)
    .where(and(eq(planRequests.uid, uid), eq(planRequests.state, 'open')));
  return rows[0] ?? null;
}

export async function lockPlanRequest(db: Db, id: string): Promise<PlanRequestRow | null> {
  const rows = await db.select().from(planRequests).where(eq(planRequests.id, id)).for('update');
  return rows[0] ?? null;
}

export async function decidePlanRequest(
  db: Db,
  id: string,
  decision: { state: 'granted' | 'declined'; decidedAt: Date; decidedBy: string },
): Promise<void> {
  await db.update(planRequests).set(decision).where(eq(planRequests.id, id));
}

/** Newest first, with who asked. */
export async function listPlanRequests(db: Db, state: PlanRequestRow['state'] | undefined, limit: number) {
  return db
    .select({
      id: planRequests.id,
      uid: planRequests.uid,
      email: contactEmail,
      displayName: users.displayName,
      fromPlan: planRequests.fromPlan,
      plan: planRequests.plan,
      state: planRequests.state,
      createdAt: planRequests.createdAt,
      decidedAt: planRequests.decidedAt,
    })
    .from(planRequests)
    .innerJoin(users, eq(users.uid, planRequests.uid))
    .where(state === undefined ? undefined : eq(planRequests.state, state))
    .orderBy(desc(planRequests.createdAt))
    .limit(limit);
}
