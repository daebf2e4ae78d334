import { and, asc, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { scheduleRuns, schedules } from './schema-schedules.ts';

export type ScheduleRow = typeof schedules.$inferSelect;
export type ScheduleRunRow = typeof scheduleRuns.$inferSelect;
export type NewSchedule = Omit<typeof schedules.$inferInsert, 'unsubscribeToken'>;
export type ScheduleChange = Partial<Omit<ScheduleRow, 'id' | 'uid' | 'createdAt' | 'unsubscribeToken'>>;

export async function insertSchedule(db: Db, schedule: NewSchedule): Promise<ScheduleRow> {
  const [row] = await db.insert(schedules).values(schedule).returning();
  if (row === undefined) throw new Error('The schedule was not inserted.');
  return row;
}

/** The person’s own, by site. */
export async function listScheduleRows(db: Db, uid: string): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(schedules)
    .where(eq(schedules.uid, uid))
    .orderBy(asc(schedules.host), asc(schedules.createdAt));
}

/** One of the person’s own; null for another’s as for none. */
export async function findSchedule(db: Db, uid: string, id: string): Promise<ScheduleRow | null> {
  const rows = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.uid, uid)));
  return rows[0] ?? null;
}

/** A schedule whoever it belongs to. */
export async function findAnySchedule(db: Db, id: string): Promise<ScheduleRow | null> {
  const rows = await db.select().from(schedules).where(eq(schedules.id, id));
  return rows[0] ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockSchedule(db: Db, id: string): Promise<ScheduleRow | null> {
  const rows = await db.select().from(schedules).where(eq(schedules.id, id)).for('update');
  return rows[0] ?? null;
}

export async function updateSchedule(db: Db, id: string, change: ScheduleChange): Promise<ScheduleRow> {
  const [row] = await db.update(schedules).set(change).where(eq(schedules.id, id)).returning();
  if (row === undefined) throw new Error(`The schedule ${id} is gone.`);
  return row;
}

/** Gives the schedules of a site that have no kind of site the one that its owner declared. */
export async function declareOnSchedules(
  db: Db,
  { uid, host }: Pick<ScheduleRow, 'uid' | 'host'>,
  profile: string,
): Promise<void> {
  await db
    .update(schedules)
    .set({ profile })
    .where(and(eq(schedules.uid, uid), eq(schedules.host, host), isNull(schedules.profile)));
}

/** False when there was none of that id of that person. */
export async function deleteSchedule(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.uid, uid)))
    .returning({ id: schedules.id });
  return rows.length === 1;
}

/** How many schedules the person has, and how many of them run. */
export async function countSchedules(db: Db, uid: string): Promise<{ all: number; active: number }> {
  const rows = await db
    .select({ all: count(), active: sql<number>`(count(*) filter (where state = 'active'))::int` })
    .from(schedules)
    .where(eq(schedules.uid, uid));
  return rows[0] ?? { all: 0, active: 0 };
}

/** Active schedules due at a moment, whose they are, the longest due first. */
export async function findDueSchedules(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; uid: string }[]> {
  return db
    .select({ id: schedules.id, uid: schedules.uid })
    .from(schedules)
    .where(and(eq(schedules.state, 'active'), lte(schedules.nextRunAt, now)))
    .orderBy(asc(schedules.nextRunAt), asc(schedules.id))
    .limit(limit);
}

/** Stops the person’s newest active schedules beyond `allowed`. @returns how many. */
export async function stopSchedulesBeyond(db: Db, uid: string, allowed: number): Promise<number> {
  const beyond = db
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.uid, uid), eq(schedules.state, 'active')))
    .orderBy(asc(schedules.createdAt), asc(schedules.id))
    .offset(allowed);
  const rows = await db
    .update(schedules)
    .set({ state: 'stopped', nextRunAt: null })
    .where(inArray(schedules.id, beyond))
    .returning({ id: schedules.id });
  return rows.length;
}

/** The schedule that a link at the foot of its mails names. */
export async function findByStopToken(
  db: Db,
  token: string,
): Promise<Pick<ScheduleRow, 'host' | 'mail'> | null> {
  const rows = await db
    .select({ host: schedules.host, mail: schedules.mail })
    .from(schedules)
    .where(eq(schedules.unsubscribeToken, token));
  return rows[0] ?? null;
}

export async function stopScheduleMails(db: Db, token: string): Promise<void> {
  await db.update(schedules).set({ mail: 'never' }).where(eq(schedules.unsubscribeToken, token));
}

/** Takes a due moment; false when somebody has taken it already. */
export async function insertRun(
  db: Db,
  run: Pick<ScheduleRunRow, 'scheduleId' | 'dueAt' | 'ranAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(scheduleRuns)
    .values({ ...run, outcome: 'quota' })
    .onConflictDoNothing()
    .returning({ dueAt: scheduleRuns.dueAt });
  return rows.length === 1;
}

/** The audit a due moment has started. */
export async function noteStarted(db: Db, scheduleId: string, dueAt: Date, auditId: string): Promise<void> {
  await db
    .update(scheduleRuns)
    .set({ outcome: 'started', auditId })
    .where(and(eq(scheduleRuns.scheduleId, scheduleId), eq(scheduleRuns.dueAt, dueAt)));
}

/** The last run of each of those schedules. */
export async function lastRuns(db: Db, ids: readonly string[]): Promise<Map<string, ScheduleRunRow>> {
  if (ids.length === 0) return new Map();
  const newest = db
    .select({ dueAt: sql`max(newer.due_at)` })
    .from(sql`${scheduleRuns} as newer`)
    .where(sql`newer.schedule_id = ${scheduleRuns.scheduleId}`);
  const rows = await db
    .select()
    .from(scheduleRuns)
    .where(and(inArray(scheduleRuns.scheduleId, [...ids]), eq(scheduleRuns.dueAt, newest)));
  return new Map(rows.map((row) => [row.scheduleId, row]));
}
