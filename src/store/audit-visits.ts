import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { audits } from './schema.ts';
import { auditVisits } from './schema-visits.ts';

/** A visit that waits, as it is asked for. */
export interface NewVisit {
  readonly key: string;
  readonly position: number;
  readonly asked: unknown;
}

export interface StoredOutcome {
  readonly outcome: Buffer;
  readonly screenshot: Buffer | null;
}

/** Writes visits down under a batch; returns the keys of those that were not there before. */
export async function insertVisits(
  db: Db,
  auditId: string,
  batch: string,
  visits: readonly NewVisit[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .insert(auditVisits)
    .values(visits.map((visit) => ({ ...visit, auditId, batch })))
    .onConflictDoNothing()
    .returning({ key: auditVisits.key });
  return new Set(rows.map(({ key }) => key));
}

/** Visits of a batch that have no outcome yet, in the order of asking. */
export async function waitingVisits(db: Db, batch: string): Promise<{ key: string; asked: unknown }[]> {
  return db
    .select({ key: auditVisits.key, asked: auditVisits.asked })
    .from(auditVisits)
    .where(and(eq(auditVisits.batch, batch), isNull(auditVisits.outcome)))
    .orderBy(auditVisits.position);
}

/** Stores the outcome of a visit that has none; false when one is there already, or the audit ended. */
export async function finishVisit(
  db: Db,
  auditId: string,
  key: string,
  { outcome, screenshot }: StoredOutcome,
  doneAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(auditVisits)
    .set({ outcome, screenshot, doneAt })
    .where(and(eq(auditVisits.auditId, auditId), eq(auditVisits.key, key), isNull(auditVisits.outcome)))
    .returning({ key: auditVisits.key });
  return rows.length === 1;
}

/** Those of the visits that have an outcome. */
export async function doneVisits(
  db: Db,
  auditId: string,
  keys: readonly string[],
): Promise<({ key: string } & StoredOutcome)[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({
      key: auditVisits.key,
      outcome: auditVisits.outcome,
      screenshot: auditVisits.screenshot,
    })
    .from(auditVisits)
    .where(
      and(
        eq(auditVisits.auditId, auditId),
        inArray(auditVisits.key, [...keys]),
        isNotNull(auditVisits.outcome),
      ),
    );
  return rows.flatMap(({ key, outcome, screenshot }) => (outcome ? [{ key, outcome, screenshot }] : []));
}

/** Of the visits without outcome: who has them, and how many batches gave them up. */
export async function holdersOfVisits(
  db: Db,
  auditId: string,
  keys: readonly string[],
): Promise<{ key: string; batch: string; givenUp: number }[]> {
  if (keys.length === 0) return [];
  return db
    .select({ key: auditVisits.key, batch: auditVisits.batch, givenUp: auditVisits.givenUp })
    .from(auditVisits)
    .where(
      and(eq(auditVisits.auditId, auditId), inArray(auditVisits.key, [...keys]), isNull(auditVisits.outcome)),
    );
}

/** Gives a visit to another batch, after the one it had gave it up. */
export async function moveVisit(db: Db, auditId: string, key: string, batch: string): Promise<void> {
  await db
    .update(auditVisits)
    .set({ batch, givenUp: sql`${auditVisits.givenUp} + 1` })
    .where(and(eq(auditVisits.auditId, auditId), eq(auditVisits.key, key)));
}

/** Forgets what another run asked, of another round or version: keys that do not begin so. */
export async function deleteOtherVisits(db: Db, auditId: string, prefix: string): Promise<void> {
  await db
    .delete(auditVisits)
    .where(and(eq(auditVisits.auditId, auditId), sql`not starts_with(${auditVisits.key}, ${prefix})`));
}

export async function deleteVisits(db: Db, auditId: string): Promise<void> {
  await db.delete(auditVisits).where(eq(auditVisits.auditId, auditId));
}

/** Forgets the visits of audits that ended: an outcome may come in after its audit was settled. */
export async function deleteEndedVisits(db: Db): Promise<void> {
  await db.execute(
    sql`delete from ${auditVisits} using ${audits}
        where ${audits.id} = ${auditVisits.auditId} and ${audits.status} not in ('queued', 'running')`,
  );
}
