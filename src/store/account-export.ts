import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { audits, domains, outbox, reports } from './schema.ts';
import { planRequests } from './schema-plans.ts';

/**
 * One audit at a time, oldest first, with its report: a report may weigh megabytes. The document is what is kept, as it
 * is kept, of whatever version: the person has a right to that, and nothing here reads it.
 */
export async function* auditsForExport(db: Db, uid: string) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({ audit: audits, report: reports.document })
      .from(audits)
      .leftJoin(reports, eq(reports.auditId, audits.id))
      .where(and(eq(audits.uid, uid), gt(audits.id, after)))
      .orderBy(asc(audits.id))
      .limit(1);
    const row = rows[0];
    if (!row) return;
    after = row.audit.id;
    yield row;
  }
}

/** Mails sent to the person, without what they contained. */
export async function mailsForExport(db: Db, uid: string) {
  return db
    .select({ kind: outbox.kind, to: outbox.recipient, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.uid, uid))
    .orderBy(outbox.createdAt);
}

/** Domains the person wants proved, with their proof. */
export async function domainsForExport(db: Db, uid: string) {
  return db.select().from(domains).where(eq(domains.uid, uid)).orderBy(domains.host);
}

export async function planRequestsForExport(db: Db, uid: string) {
  return db
    .select({ plan: planRequests.plan, state: planRequests.state, createdAt: planRequests.createdAt })
    .from(planRequests)
    .where(eq(planRequests.uid, uid))
    .orderBy(planRequests.createdAt);
}
