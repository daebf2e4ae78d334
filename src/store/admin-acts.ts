import { count, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { adminActs } from './schema-admin-acts.ts';

type AdminActRow = typeof adminActs.$inferSelect;

/** Writes one act down. */
export async function insertAdminAct(db: Db, act: AdminActRow): Promise<void> {
  await db.insert(adminActs).values(act);
}

const admins = alias(users, 'admins');
const targets = alias(users, 'targets');

/** Acts, newest first, with the addresses of the accounts that still exist; null of the others. */
export async function listAdminActs(db: Db, page: { readonly limit: number; readonly offset: number }) {
  const [rows, totals] = await Promise.all([
    db
      .select({ act: adminActs, adminEmail: admins.email, targetEmail: targets.email })
      .from(adminActs)
      .leftJoin(admins, eq(admins.uid, adminActs.adminUid))
      .leftJoin(targets, eq(targets.uid, adminActs.targetUid))
      .orderBy(desc(adminActs.happenedAt), desc(adminActs.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(adminActs),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** @returns how many were removed. */
export async function deleteAdminActsBefore(db: Db, moment: Date): Promise<number> {
  const rows = await db
    .delete(adminActs)
    .where(lt(adminActs.happenedAt, moment))
    .returning({ id: adminActs.id });
  return rows.length;
}
