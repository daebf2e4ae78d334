import { isNull, sql } from 'drizzle-orm';
import type { AuditStatus } from '#contract/audit-words.ts';
import type { Db } from '#platform/database.ts';
import { audits } from './schema.ts';

/** Audits that are kept, by state; a state that none has is absent. */
export async function countAudits(db: Db): Promise<Partial<Record<AuditStatus, number>>> {
  const rows = await db
    .select({ status: audits.status, total: sql<number>`count(*)::int` })
    .from(audits)
    .where(isNull(audits.deletedAt))
    .groupBy(audits.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.total]));
}
