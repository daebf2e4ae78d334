import { and, count, desc, eq, exists, isNull, ne, notExists } from 'drizzle-orm';
import type { DecisionEnd } from '#contract/decision-words.ts';
import type { Db } from '#platform/database.ts';
import { afterCursor, cursorOf, pageOfRows } from './after-cursor.ts';
import { cleanJson } from './clean-json.ts';
import { audits } from './schema.ts';
import { decisions } from './schema-decisions.ts';

export type DecisionRow = typeof decisions.$inferSelect;

/** Who ended a decision. */
interface Person {
  readonly name: string;
  readonly email: string;
}

const standing = isNull(decisions.endedAt);

export async function insertDecision(db: Db, decision: typeof decisions.$inferInsert): Promise<void> {
  await db.insert(decisions).values(cleaned(decision));
}

/** Texts of audited sites may hold what PostgreSQL refuses. */
function cleaned(decision: typeof decisions.$inferInsert): typeof decisions.$inferInsert {
  const { anchor, title, page, place } = cleanJson({
    anchor: decision.anchor,
    title: decision.title,
    page: decision.page,
    place: decision.place,
  });
  return { ...decision, anchor, title, page, place };
}

/** Standing decisions of the site of an audit, by the person it belongs to. */
function standingFor(db: Db, auditId: string) {
  const site = db
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.id, auditId), eq(audits.uid, decisions.uid), eq(audits.host, decisions.host)));
  return and(standing, exists(site));
}

/** Decisions that stand of the site of an audit, the oldest first. */
export async function standingDecisionsOf(db: Db, auditId: string): Promise<DecisionRow[]> {
  return db.select().from(decisions).where(standingFor(db, auditId)).orderBy(decisions.madeAt, decisions.id);
}

/** What tells whether decisions of an audit’s site changed, without what they say. */
export async function standingMarksOf(db: Db, auditId: string): Promise<Pick<DecisionRow, 'id' | 'until'>[]> {
  return db
    .select({ id: decisions.id, until: decisions.until })
    .from(decisions)
    .where(standingFor(db, auditId))
    .orderBy(decisions.id);
}

/** One of the person’s own, ended or not, locked; null for another’s as for none. */
export async function lockDecision(db: Db, uid: string, id: string): Promise<DecisionRow | null> {
  const rows = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.id, id), eq(decisions.uid, uid)))
    .for('update');
  return rows[0] ?? null;
}

/** Ends a decision that stands; one that ended already keeps its end. */
export async function endDecision(
  db: Db,
  id: string,
  end: { readonly how: DecisionEnd; readonly at: Date; readonly by: Person | null },
): Promise<void> {
  await db
    .update(decisions)
    .set({
      end: end.how,
      endedAt: end.at,
      endedByName: end.by?.name ?? null,
      endedByEmail: end.by?.email ?? null,
    })
    .where(and(eq(decisions.id, id), standing));
}

/** Which part of a journal. */
export interface DecisionPage {
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
}

/** The journal of a site of the person, the newest first. */
export async function listDecisionRows(
  db: Db,
  uid: string,
  host: string,
  { limit, offset, cursor }: DecisionPage,
): Promise<{ rows: DecisionRow[]; total: number; nextCursor: string | null }> {
  const where = and(eq(decisions.uid, uid), eq(decisions.host, host));
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(decisions)
      .where(and(where, afterCursor(decisions.madeAt, decisions.id, cursor)))
      .orderBy(desc(decisions.madeAt), desc(decisions.id))
      .limit(limit + 1)
      .offset(offset),
    db.select({ total: count() }).from(decisions).where(where),
  ]);
  const page = pageOfRows(rows, limit, ({ madeAt, id }) => cursorOf(madeAt, id));
  return { ...page, total: totals[0]?.total ?? 0 };
}

/** Lets go of an audit that is deleted; with the last one of a site, all the person decided there goes. */
export async function forgetDecisionsOf(
  db: Db,
  { uid, host, id }: { readonly uid: string; readonly host: string; readonly id: string },
): Promise<void> {
  const others = db
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.uid, uid), eq(audits.host, host), ne(audits.id, id), isNull(audits.deletedAt)));
  await db.delete(decisions).where(and(eq(decisions.uid, uid), eq(decisions.host, host), notExists(others)));
  await db.update(decisions).set({ auditId: null }).where(eq(decisions.auditId, id));
}
