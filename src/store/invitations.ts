import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { InvitationAnswer } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { invitations } from './schema-organisations.ts';

export type InvitationRow = typeof invitations.$inferSelect;
export type NewInvitation = typeof invitations.$inferInsert;

/** Puts an invitation in; one that lives already to the same address is answered by it: its link opens nothing more. */
export async function replaceInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db
    .update(invitations)
    .set({ answeredAt: invitation.createdAt, answer: 'replaced' })
    .where(
      and(
        eq(invitations.organisation, invitation.organisation),
        eq(invitations.email, invitation.email),
        isNull(invitations.answeredAt),
      ),
    );
  await db.insert(invitations).values(invitation);
}

const isLive = (now: Date) => and(isNull(invitations.answeredAt), gt(invitations.expiresAt, now));

/** Live invitations of an organisation, those that end first at the top. */
export async function listLiveInvitations(db: Db, organisation: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organisation, organisation), isLive(now)))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id));
}

/** The live invitation of that link with its organisation’s name; null once answered, over, or where it is suspended. */
export async function findInvitation(db: Db, tokenHash: Buffer, now: Date) {
  const rows = await db
    .select({ invitation: invitations, name: users.displayName })
    .from(invitations)
    .innerJoin(users, eq(users.uid, invitations.organisation))
    .where(and(eq(invitations.tokenHash, tokenHash), isLive(now), isNull(users.suspendedAt)));
  return rows[0] ?? null;
}

/** The same of that id, within its organisation. */
export async function findInvitationById(db: Db, organisation: string, id: string, now: Date) {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.organisation, organisation), isLive(now)));
  return rows[0] ?? null;
}

/** Marks it answered; false when somebody did before. */
export async function answerInvitation(
  db: Db,
  id: string,
  answer: InvitationAnswer,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(invitations)
    .set({ answeredAt: now, answer })
    .where(and(eq(invitations.id, id), isNull(invitations.answeredAt)))
    .returning({ id: invitations.id });
  return rows.length === 1;
}

/** Forgets every invitation to an address. */
export async function deleteInvitationsTo(db: Db, email: string): Promise<void> {
  await db.delete(invitations).where(sql`${invitations.email} = lower(${email})`);
}

/** For the daily sweep: those that were answered, or over, before a moment. */
export async function deleteInvitationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, before));
}
