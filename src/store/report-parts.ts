import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { reportParts } from './schema-report-parts.ts';

/** A part of a report by its name; the document is what was stored under that version. */
export interface ReportPart {
  readonly name: string;
  readonly document: unknown;
}

/** Parts that go in one statement: their documents travel as parameters. */
const partsAtOnce = 50;

/** Replaces the parts of a report that is stored. */
export async function saveReportParts(
  db: Db,
  auditId: string,
  version: number,
  parts: readonly ReportPart[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(reportParts).where(eq(reportParts.auditId, auditId));
    for (let at = 0; at < parts.length; at += partsAtOnce)
      await tx
        .insert(reportParts)
        .values(parts.slice(at, at + partsAtOnce).map((part) => ({ ...part, auditId, version })))
        .onConflictDoNothing();
  });
}

/** The document of a part stored under that version, else null. */
export async function readReportPart(
  db: Db,
  auditId: string,
  version: number,
  name: string,
): Promise<unknown> {
  const rows = await db
    .select({ document: reportParts.document })
    .from(reportParts)
    .where(isPart(auditId, version, name));
  return rows[0]?.document ?? null;
}

/** Whether a part is stored under that version; its document, which may be large, is not read. */
export async function hasReportPart(
  db: Db,
  auditId: string,
  version: number,
  name: string,
): Promise<boolean> {
  const rows = await db
    .select({ name: reportParts.name })
    .from(reportParts)
    .where(isPart(auditId, version, name));
  return rows.length > 0;
}

const isPart = (auditId: string, version: number, name: string) =>
  and(eq(reportParts.auditId, auditId), eq(reportParts.name, name), eq(reportParts.version, version));
