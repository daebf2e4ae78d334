import { and, eq, isNull, sql } from 'drizzle-orm';
import { parseReportText } from '#contract/parse-report.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from './audits.ts';
import { audits, reports } from './schema.ts';

/** The hot path of the product: a browser that follows an audit asks every five seconds. */
const prepared = new WeakMap<Db, ReturnType<typeof prepareReads>>();

function prepareReads(db: Db) {
  const id = sql.placeholder('id');
  return {
    audit: db
      .select()
      .from(audits)
      .where(and(eq(audits.id, id), isNull(audits.deletedAt)))
      .prepare('read_audit'),
    document: db
      .select({ text: sql<string>`${reports.document}::text`, schemaVersion: reports.schemaVersion })
      .from(reports)
      .where(eq(reports.auditId, id))
      .prepare('read_document'),
  };
}

/** Statements are prepared once a database; a transaction must not come here. */
function readsOf(db: Db): ReturnType<typeof prepareReads> {
  const known = prepared.get(db) ?? prepareReads(db);
  prepared.set(db, known);
  return known;
}

/** The audit of that id unless it was deleted. */
export async function readAuditRow(db: Db, id: string): Promise<AuditRow | null> {
  const rows = await readsOf(db).audit.execute({ id });
  return rows[0] ?? null;
}

/** The report in the present shape, as JSON: byte for byte as it was stored, unless it is of an older version. */
export async function readReportText(db: Db, auditId: string): Promise<string | null> {
  const rows = await readsOf(db).document.execute({ id: auditId });
  return rows[0] ? parseReportText(rows[0].schemaVersion, rows[0].text) : null;
}
