import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { domains, users } from './schema.ts';
import { memberships } from './schema-organisations.ts';

/** A name speaks for its mailboxes where its DNS proved it, as long as that holds. */
const isProvedByName = (confirmedAfter: Date) =>
  and(eq(domains.status, 'proved'), eq(domains.method, 'dns'), gt(domains.confirmedAt, confirmedAfter));

/** Domains of an organisation that its DNS proves, and how members with an address there sign in; by name. */
export async function listMailDomains(db: Db, organisation: string, confirmedAfter: Date) {
  return db
    .select({ host: domains.host, provider: domains.signInBy })
    .from(domains)
    .where(and(eq(domains.uid, organisation), isProvedByName(confirmedAfter)))
    .orderBy(asc(domains.host));
}

/** @returns false for a domain that the organisation has not proved by DNS */
export async function setSignInBy(
  db: Db,
  { organisation, host }: { readonly organisation: string; readonly host: string },
  provider: string | null,
  confirmedAfter: Date,
): Promise<boolean> {
  const rows = await db
    .update(domains)
    .set({ signInBy: provider })
    .where(and(eq(domains.uid, organisation), eq(domains.host, host), isProvedByName(confirmedAfter)))
    .returning({ id: domains.id });
  return rows.length === 1;
}

/** Organisations that claim a domain for the sign-in of their members, and by which provider. */
export async function findClaims(db: Db, host: string, confirmedAfter: Date) {
  return db
    .select({ organisation: domains.uid, provider: sql<string>`${domains.signInBy}` })
    .from(domains)
    .innerJoin(users, eq(users.uid, domains.uid))
    .where(
      and(
        eq(domains.host, host),
        isNotNull(domains.signInBy),
        isProvedByName(confirmedAfter),
        eq(users.kind, 'organisation'),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(domains.createdAt));
}

/** Whether the account of that address is a member of one of the organisations, but for its owners. */
export async function isMemberBelowOwner(
  db: Db,
  organisations: readonly string[],
  email: string,
): Promise<boolean> {
  const rows = await db
    .select({ role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.person))
    .where(
      and(
        eq(users.email, email),
        inArray(memberships.organisation, [...organisations]),
        ne(memberships.role, 'owner'),
      ),
    )
    .limit(1);
  return rows.length === 1;
}
