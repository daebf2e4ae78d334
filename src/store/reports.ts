import { eq } from 'drizzle-orm';
import { parseReport } from '#contract/parse-report.ts';
import { type Report, reportSchemaVersion } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import { reports } from './schema.ts';
import { reportParts } from './schema-report-parts.ts';

/** Stores the report; a second attempt of the same audit replaces the first, and what was drawn from it is gone. */
export async function saveReport(db: Db, auditId: string, document: Report, createdAt: Date): Promise<void> {
  const values = { schemaVersion: reportSchemaVersion, document, createdAt };
  await db
    .insert(reports)
    .values({ auditId, ...values })
    .onConflictDoUpdate({ target: reports.auditId, set: values });
  await db.delete(reportParts).where(eq(reportParts.auditId, auditId));
}

/** The stored report in the present shape. @throws what `parseReport` throws. */
export async function readReport(db: Db, auditId: string): Promise<Report | null> {
  const rows = await db
    .select({ document: reports.document })
    .from(reports)
    .where(eq(reports.auditId, auditId));
  return rows[0] ? parseReport(rows[0].document) : null;
}

export async function deleteReport(db: Db, auditId: string): Promise<void> {
  await db.delete(reports).where(eq(reports.auditId, auditId));
}
