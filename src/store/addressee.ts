import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { audits, users } from './schema.ts';
import { memberships } from './schema-organisations.ts';

/** Who reads a mail to an account: `itself` for a person; of an organisation one of its people, or nobody. */
export async function findAddressee(db: Db, uid: string, auditId: string | null) {
  const [account] = await db.select({ kind: users.kind }).from(users).where(eq(users.uid, uid));
  if (account?.kind !== 'organisation') return 'itself';
  const starter = sql`(select ${audits.startedBy} from ${audits} where ${audits.id} = ${auditId})`;
  const rows = await db
    .select({ uid: users.uid, email: users.email, displayName: users.displayName })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.person))
    .where(
      and(
        eq(memberships.organisation, uid),
        sql`(${memberships.role} = 'owner' or ${users.uid} = ${starter})`,
        sql`${users.suspendedAt} is null`,
      ),
    )
    .orderBy(sql`(${users.uid} = ${starter}) desc nulls last`, memberships.createdAt, users.uid)
    .limit(1);
  return rows[0] ?? null;
}
