import { and, eq, ne, sql } from 'drizzle-orm';
import type { ThemeChoice } from '#contract/api/account.ts';
import type { MailGroup } from '#contract/mail-groups.ts';
import { defaultPlan } from '#contract/plans.ts';
import type { WorkPace } from '#contract/work-words.ts';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

/** Who a profile document is for, and what its account says. */
export interface NewProfile {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** The site they came with. */
  readonly wantedUrl?: string | null;
}

/**
 * Creates the profile document with the specification’s defaults; an existing one is left as it is.
 * The never verified profile of an abandoned registration gives its address up.
 */
export async function ensureProfile(db: Db, profile: NewProfile, now: Date): Promise<void> {
  await db
    .delete(users)
    .where(and(eq(users.email, profile.email), ne(users.uid, profile.uid), eq(users.emailVerified, false)));
  await db
    .insert(users)
    .values({
      ...profile,
      createdAt: now,
      settings: { theme: 'light' },
      plan: defaultPlan,
      emailVerified: false,
      admin: false,
    })
    .onConflictDoNothing({ target: users.uid });
}

/** The site a person came with, until their first audit. */
export async function findWantedUrl(db: Db, uid: string): Promise<string | null> {
  const rows = await db.select({ wantedUrl: users.wantedUrl }).from(users).where(eq(users.uid, uid));
  return rows[0]?.wantedUrl ?? null;
}

/** Nothing is proposed any more. */
export async function forgetWantedUrl(db: Db, uid: string): Promise<void> {
  await db.update(users).set({ wantedUrl: null }).where(eq(users.uid, uid));
}

/** The profile document, or null. */
export async function findProfile(db: Db, uid: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.uid, uid));
  return rows[0] ?? null;
}

/** The profile of that address, lower-case, or null. */
export async function findProfileByEmail(db: Db, email: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.email, email));
  return rows[0] ?? null;
}

/** A verified login: lastLogin, emailVerified, the address of the account; `admin` grants, it never takes away. */
export async function recordLogin(
  db: Db,
  login: { readonly uid: string; readonly email: string; readonly admin: boolean; readonly now: Date },
): Promise<UserRow | null> {
  const rows = await db
    .update(users)
    .set({
      lastLogin: login.now,
      emailVerified: true,
      email: login.email,
      admin: sql`${users.admin} or ${login.admin}`,
    })
    .where(eq(users.uid, login.uid))
    .returning();
  return rows[0] ?? null;
}

/** Changes what the person may change; absent fields stay. */
export async function updateProfileRow(
  db: Db,
  uid: string,
  change: { readonly displayName?: string | undefined; readonly theme?: ThemeChoice | undefined },
): Promise<UserRow | null> {
  const rows = await db
    .update(users)
    .set({
      // Without a value to set, drizzle refuses the statement.
      uid,
      ...(change.displayName === undefined ? {} : { displayName: change.displayName }),
      ...(change.theme === undefined
        ? {}
        : { settings: sql`${users.settings} || ${JSON.stringify({ theme: change.theme })}::jsonb` }),
    })
    .where(eq(users.uid, uid))
    .returning();
  return rows[0] ?? null;
}

/** Remembers the address a person asked for, in place of an earlier one; null forgets it. */
export async function setPendingEmail(
  db: Db,
  uid: string,
  pending: { readonly email: string; readonly until: Date } | null,
): Promise<void> {
  await db
    .update(users)
    .set({ pendingEmail: pending?.email ?? null, pendingEmailUntil: pending?.until ?? null })
    .where(eq(users.uid, uid));
}

/** Gives the profile a proved address. The never verified profile of an abandoned registration gives it up. */
export async function changeProfileEmail(db: Db, uid: string, email: string): Promise<void> {
  await db
    .delete(users)
    .where(and(eq(users.email, email), ne(users.uid, uid), eq(users.emailVerified, false)));
  await db
    .update(users)
    .set({ email, pendingEmail: null, pendingEmailUntil: null })
    .where(eq(users.uid, uid));
}

/** Stops or resumes optional mails of a profile found by its id or by the token of its mails. */
export async function setUnwantedMails(
  db: Db,
  who: { readonly uid: string } | { readonly unsubscribeToken: string },
  change: { readonly stopped: readonly MailGroup[]; readonly resumed: readonly MailGroup[] },
): Promise<UserRow | null> {
  const touched = [...change.stopped, ...change.resumed];
  const rows = await db
    .update(users)
    .set({
      // In one statement: two tabs at once lose nothing of each other.
      unwantedMails: sql`coalesce((select jsonb_agg(known) from jsonb_array_elements(${users.unwantedMails}) as known
        where not ${JSON.stringify(touched)}::jsonb @> known), '[]'::jsonb) || ${JSON.stringify(change.stopped)}::jsonb`,
    })
    .where('uid' in who ? eq(users.uid, who.uid) : eq(users.unsubscribeToken, who.unsubscribeToken))
    .returning();
  return rows[0] ?? null;
}

/** When mails about fixes leave to somebody who wants them. */
export async function setWorkPace(db: Db, uid: string, workPace: WorkPace): Promise<void> {
  await db.update(users).set({ workPace }).where(eq(users.uid, uid));
}

/** The profile whose optional mails carry that token. */
export async function findByUnsubscribeToken(db: Db, token: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.unsubscribeToken, token));
  return rows[0] ?? null;
}

/** Deletes the profile and, by foreign keys, its sessions, domains, audits, reports, images and requests. */
export async function deleteProfile(db: Db, uid: string): Promise<void> {
  await db.delete(users).where(eq(users.uid, uid));
}
