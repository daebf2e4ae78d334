import { eq } from 'drizzle-orm';
import { parseReport } from '#contract/parse-report.ts';
import { type Report, reportSchemaVersion } from '#contract/report.ts';
import { profileIds, type SiteProfile } from '#contract/themes.ts';
import type { Db } from '#platform/database.ts';
import { audits, reports } from './schema.ts';
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
  const stored = await readStoredReport(db, auditId);
  return stored && withDeclared(db, auditId, stored);
}

/** The same with nothing laid over it. @throws what `parseReport` throws. */
export async function readStoredReport(db: Db, auditId: string): Promise<Report | null> {
  const rows = await db
    .select({ document: reports.document })
    .from(reports)
    .where(eq(reports.auditId, auditId));
  return rows[0] ? parseReport(rows[0].document) : null;
}

/** Lays the kind of site that was declared after the audit over a report that was judged without one. */
export async function withDeclared(db: Db, auditId: string, report: Report): Promise<Report> {
  if (report.profile !== null) return report;
  const { declaredProfile: _before, ...judged } = report;
  const declaredProfile = await readProfile(db, auditId);
  return declaredProfile === null ? judged : { ...judged, declaredProfile };
}

/** The kind of site declared after the audit; null where there is none, or where it was judged with one. */
export async function declaredAfter(db: Db, auditId: string): Promise<SiteProfile | null> {
  const profile = await readProfile(db, auditId);
  return profile !== null && (await isJudgedByProfile(db, auditId)) === false ? profile : null;
}

async function readProfile(db: Db, auditId: string): Promise<SiteProfile | null> {
  const rows = await db.select({ profile: audits.profile }).from(audits).where(eq(audits.id, auditId));
  return profileIds.find((id) => id === rows[0]?.profile) ?? null;
}

/**
 * Whether the report of that audit was judged for a declared kind of site; null without a report. The document is read here
 * and not by an operator of PostgreSQL, which refuses one that quotes a NUL of a site.
 */
export async function isJudgedByProfile(db: Db, auditId: string): Promise<boolean | null> {
  const stored = await readStoredReport(db, auditId);
  return stored && stored.profile !== null;
}

export async function deleteReport(db: Db, auditId: string): Promise<void> {
  await db.delete(reports).where(eq(reports.auditId, auditId));
}
