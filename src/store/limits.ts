import { eq, inArray, lt, sql } from 'drizzle-orm';
import { laterBy } from '#contract/durations.ts';
import type { Db } from '#platform/database.ts';
import { onceADatabase } from './once-a-database.ts';
import { limitWindows } from './schema-authentication.ts';

export type LimitWindow = Pick<typeof limitWindows.$inferSelect, 'count' | 'endsAt'>;

function prepareCount(db: Db) {
  const [now, endsAt] = [sql.placeholder('now'), sql.placeholder('endsAt')];
  // A window that ends well after one opened now was opened before the clock was put back; machines differ by less.
  const over = sql`(${limitWindows.endsAt} <= ${now}::timestamptz or ${limitWindows.endsAt} > ${endsAt}::timestamptz + interval '1 minute')`;
  return db
    .insert(limitWindows)
    .values({
      key: sql.placeholder('key'),
      count: sql.placeholder('by'),
      endsAt: sql`${endsAt}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: limitWindows.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${limitWindows.count} + excluded.count end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${limitWindows.endsAt} end`,
      },
    })
    .returning({ count: limitWindows.count, endsAt: limitWindows.endsAt })
    .prepare('count_limit');
}

const countStatement = onceADatabase(prepareCount);

/** Counts one (or `by`) in the window of that key, or opens a new one; one prepared statement, atomic over all processes. */
export async function countOne(
  db: Db,
  key: Buffer,
  now: Date,
  windowMs: number,
  by = 1,
): Promise<LimitWindow> {
  const endsAt = laterBy(now, windowMs).toISOString();
  const [row] = await countStatement(db).execute({ key, now: now.toISOString(), endsAt, by });
  if (row === undefined) throw new Error('The limit was not counted.');
  return row;
}

/** Takes one back from each of these windows: what was counted did not happen. */
export async function uncountOne(db: Db, keys: readonly Buffer[]): Promise<void> {
  await db
    .update(limitWindows)
    .set({ count: sql`greatest(0, ${limitWindows.count} - 1)` })
    .where(inArray(limitWindows.key, [...keys]));
}

/** Forgets a window. */
export async function deleteWindow(db: Db, key: Buffer): Promise<void> {
  await db.delete(limitWindows).where(eq(limitWindows.key, key));
}

/** The window of that key, which may be over; null when nothing was counted. */
export async function findWindow(db: Db, key: Buffer): Promise<LimitWindow | null> {
  const rows = await db
    .select({ count: limitWindows.count, endsAt: limitWindows.endsAt })
    .from(limitWindows)
    .where(eq(limitWindows.key, key));
  return rows[0] ?? null;
}

/** Forgets the windows that are over. */
export async function deleteWindowsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(limitWindows).where(lt(limitWindows.endsAt, now));
}
