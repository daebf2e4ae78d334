import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { audits } from './schema.ts';
import { decisions } from './schema-decisions.ts';

const isId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** The site of an audit of that owner; null for anybody else’s. */
export async function hostOfAudit(db: Db, uid: string, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const rows = await db
    .select({ host: audits.host })
    .from(audits)
    .where(and(eq(audits.uid, uid), eq(audits.id, id)));
  return rows[0]?.host ?? null;
}

/** The site of a decision of that owner; null for anybody else’s. */
export async function hostOfDecision(db: Db, uid: string, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const rows = await db
    .select({ host: decisions.host })
    .from(decisions)
    .where(and(eq(decisions.uid, uid), eq(decisions.id, id)));
  return rows[0]?.host ?? null;
}

/** Every site of an owner that was audited, by name. */
export async function listHosts(db: Db, uid: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ host: audits.host })
    .from(audits)
    .where(and(eq(audits.uid, uid), isNull(audits.deletedAt)))
    .orderBy(asc(audits.host));
  return rows.map(({ host }) => host);
}
