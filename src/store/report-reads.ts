import { and, eq, isNull, sql } from 'drizzle-orm';
import { parseReportText } from '#contract/parse-report.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from './audits.ts';
import { onceADatabase } from './once-a-database.ts';
import { readTogether } from './read-together.ts';
import { audits, reports } from './schema.ts';

function prepareAudits(db: Db) {
  const statement = db
    .select()
    .from(audits)
    .where(and(sql`${audits.id} = any(${sql.placeholder('ids')})`, isNull(audits.deletedAt)))
    .prepare('read_audits');
  return (ids: readonly string[]): Promise<AuditRow[]> => statement.execute({ ids });
}

const readById = readTogether(prepareAudits, ({ id }) => id);

/** One that PostgreSQL would refuse must not take the reads beside it along. */
const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The audit of that id unless it was deleted. The hot path of the product: a browser that follows an audit asks every
 * few seconds.
 */
export async function readAuditRow(db: Db, id: string): Promise<AuditRow | null> {
  const key = id.toLowerCase();
  return uuidShape.test(key) ? readById(db, key) : null;
}

function prepareDocument(db: Db) {
  return db
    .select({ text: sql<string>`${reports.document}::text`, schemaVersion: reports.schemaVersion })
    .from(reports)
    .where(eq(reports.auditId, sql.placeholder('id')))
    .prepare('read_document');
}

const documentStatement = onceADatabase(prepareDocument);

/** The report in the present shape, as JSON: byte for byte as it was stored, unless it is of an older version. */
export async function readReportText(db: Db, auditId: string): Promise<string | null> {
  const rows = await documentStatement(db).execute({ id: auditId });
  return rows[0] ? parseReportText(rows[0].schemaVersion, rows[0].text) : null;
}
