import { eq } from 'drizzle-orm';
import type { ReportSample } from '#contract/report-sample.ts';
import type { Db } from '#platform/database.ts';
import { auditPages } from './schema-audit-pages.ts';

/** Keeps the pages that an audit was asked for. */
export async function insertAuditPages(
  db: Db,
  auditId: string,
  pages: readonly string[],
  sample: ReportSample | null = null,
): Promise<void> {
  const asked = sample && {
    ...{ name: sample.name, version: sample.version, pages: sample.pages },
    ...(sample.journeys && { journeys: sample.journeys }),
  };
  await db.insert(auditPages).values({ auditId, pages: [...pages], sample: asked });
}

/** The sample that an audit was asked for, as it was then; null for the other scopes. */
export async function findAuditSample(db: Db, auditId: string): Promise<ReportSample | null> {
  const rows = await db
    .select({ sample: auditPages.sample })
    .from(auditPages)
    .where(eq(auditPages.auditId, auditId));
  return rows[0]?.sample ?? null;
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
