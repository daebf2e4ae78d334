import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { auditPages } from './schema-audit-pages.ts';

/** Keeps the pages that an audit was asked for. */
export async function insertAuditPages(db: Db, auditId: string, pages: readonly string[]): Promise<void> {
  await db.insert(auditPages).values({ auditId, pages: [...pages] });
}

/** The pages that an audit was asked for, in their order; null where the crawl chooses. */
export async function findAuditPages(db: Db, auditId: string): Promise<readonly string[] | null> {
  const rows = await db
    .select({ pages: auditPages.pages })
    .from(auditPages)
    .where(eq(auditPages.auditId, auditId));
  return rows[0]?.pages ?? null;
}

export async function deleteAuditPages(db: Db, auditId: string): Promise<void> {
  await db.delete(auditPages).where(eq(auditPages.auditId, auditId));
}
