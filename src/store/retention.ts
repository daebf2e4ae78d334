import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { lockAudit, updateAudit } from './audits.ts';
import { deleteBlobs } from './blobs.ts';
import { deleteHandoversOf } from './handovers.ts';
import { deleteLaterMeasure } from './later-measures.ts';
import { deleteReport } from './reports.ts';
import { auditAttempts, audits, users } from './schema.ts';
import { siteFiles } from './schema-site-files.ts';
import { deleteVerifications } from './verifications.ts';

const stillKept = and(
  eq(audits.status, 'done'),
  isNotNull(audits.finishedAt),
  isNull(audits.reportRemovedAt),
  isNull(audits.deletedAt),
);

/** People with a report finished before a moment, and their plan. */
export async function ownersOfReportsBefore(db: Db, finishedBefore: Date) {
  return db
    .selectDistinct({ uid: users.uid, plan: users.plan })
    .from(audits)
    .innerJoin(users, eq(users.uid, audits.uid))
    .where(and(stillKept, lt(audits.finishedAt, finishedBefore)));
}

/** A person’s kept reports finished before a moment, the oldest first. */
export async function keptReportsBefore(db: Db, uid: string, finishedBefore: Date) {
  const rows = await db
    .select({ id: audits.id, host: audits.host, finishedAt: audits.finishedAt })
    .from(audits)
    .where(and(stillKept, eq(audits.uid, uid), lt(audits.finishedAt, finishedBefore)))
    .orderBy(asc(audits.finishedAt), asc(audits.id));
  return rows.flatMap(({ finishedAt, ...row }) => (finishedAt === null ? [] : [{ ...row, finishedAt }]));
}

/** Whose audit it is, and by which plan its report is kept. */
export async function ownerOfAudit(db: Db, auditId: string) {
  const rows = await db
    .select({ uid: users.uid, plan: users.plan })
    .from(audits)
    .innerJoin(users, eq(users.uid, audits.uid))
    .where(eq(audits.id, auditId));
  return rows[0] ?? null;
}

/** Removes report, pictures and technical journal of an audit; its figures stay. Call it in a transaction. */
export async function removeReport(tx: Db, auditId: string, now: Date): Promise<void> {
  const audit = await lockAudit(tx, auditId);
  if (audit?.status !== 'done') return;
  await deleteReport(tx, auditId);
  await deleteBlobs(tx, auditId);
  await deleteVerifications(tx, auditId);
  await deleteHandoversOf(tx, auditId);
  await deleteLaterMeasure(tx, auditId);
  await tx.delete(auditAttempts).where(eq(auditAttempts.auditId, auditId));
  await updateAudit(tx, auditId, { reportRemovedAt: now });
}

/** Forgets what was kept of sites that people on that plan have not audited since a moment. */
export async function deleteSiteFilesBefore(db: Db, plan: string, savedBefore: Date): Promise<void> {
  const owners = db.select({ uid: users.uid }).from(users).where(eq(users.plan, plan));
  await db.delete(siteFiles).where(and(inArray(siteFiles.uid, owners), lt(siteFiles.savedAt, savedBefore)));
}
