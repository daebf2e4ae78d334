import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { looseObjects } from './schema-loose-objects.ts';

/** Writes names down before their objects are put: deleted once due, unless a row names them by then. */
export async function addLoose(db: Db, names: readonly string[], dueAt: Date): Promise<void> {
  const distinct = [...new Set(names)].toSorted();
  if (distinct.length === 0) return;
  await db
    .insert(looseObjects)
    .values(distinct.map((name) => ({ name, dueAt })))
    .onConflictDoUpdate({
      target: looseObjects.name,
      set: { dueAt: sql`greatest(${looseObjects.dueAt}, excluded.due_at)` },
    });
}

/**
 * Takes names away in the transaction whose rows name them. Waits for a deletion of the same name that is under way.
 * @returns those that were there: of the others nobody knows whether their object still is.
 */
export async function claimLoose(tx: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await tx
    .delete(looseObjects)
    .where(inArray(looseObjects.name, [...new Set(names)]))
    .returning({ name: looseObjects.name });
  return new Set(rows.map(({ name }) => name));
}

/** Locks one name that is due, of those nobody else is at; null when there is none. */
export async function lockDue(tx: Db, now: Date): Promise<{ name: string; tries: number } | null> {
  const rows = await tx
    .select({ name: looseObjects.name, tries: looseObjects.tries })
    .from(looseObjects)
    .where(lte(looseObjects.dueAt, now))
    .orderBy(asc(looseObjects.dueAt), asc(looseObjects.name))
    .limit(1)
    .for('update', { skipLocked: true });
  return rows[0] ?? null;
}

/** Puts a deletion off that did not succeed. */
export async function postponeLoose(tx: Db, name: string, dueAt: Date): Promise<void> {
  await tx
    .update(looseObjects)
    .set({ dueAt, tries: sql`${looseObjects.tries} + 1` })
    .where(eq(looseObjects.name, name));
}
