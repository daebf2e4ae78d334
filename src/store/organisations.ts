import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SpaceRole } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { isProtected } from './asked-factors.ts';
import { users } from './schema.ts';
import { invitations, membershipHosts, memberships } from './schema-organisations.ts';

export type OrganisationRow = typeof users.$inferSelect;

/** `.invalid` is reserved (RFC 2606): no mailbox can have such an address, and no account can be proved by it. */
const reservedEmail = (uid: string) => `${uid}@organisation.invalid`;

/** Inserts an organisation: an account that nobody can sign in to. */
export async function insertOrganisation(
  db: Db,
  { uid, name, now }: { readonly uid: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await db.insert(users).values({
    ...{ uid, kind: 'organisation', email: reservedEmail(uid), displayName: name, createdAt: now },
    // An address that is not proved would be given up to whoever registers with it.
    emailVerified: true,
  });
}

/** The organisation, locked: whatever counts its members or owners goes through it in turn. */
export async function lockOrganisation(db: Db, uid: string): Promise<OrganisationRow | null> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.kind, 'organisation')))
    .for('update');
  return rows[0] ?? null;
}

export async function renameOrganisation(db: Db, uid: string, name: string): Promise<void> {
  await db.update(users).set({ displayName: name }).where(eq(users.uid, uid));
}

/** Organisations of a person, by name. */
export async function listOrganisationsOf(db: Db, person: string) {
  return db
    .select({ uid: users.uid, name: users.displayName, role: memberships.role, plan: users.plan })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.organisation))
    .where(and(eq(memberships.person, person), isNull(users.suspendedAt)))
    .orderBy(asc(sql`lower(${users.displayName})`), asc(users.uid));
}

export interface MembershipRow {
  readonly organisation: string;
  readonly person: string;
  readonly role: SpaceRole;
  readonly mayAct: boolean;
}

export async function findMembership(
  db: Db,
  organisation: string,
  person: string,
): Promise<MembershipRow | null> {
  const rows = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.organisation, organisation), eq(memberships.person, person)));
  return rows[0] ?? null;
}

/** Members with the sites of clients, those who came first at the top. */
export async function listMembers(db: Db, organisation: string) {
  return db
    .select({
      uid: users.uid,
      email: users.email,
      displayName: users.displayName,
      role: memberships.role,
      mayAct: memberships.mayAct,
      createdAt: memberships.createdAt,
      hasFactor: isProtected,
      hosts: sql<
        string[]
      >`array(select mh.host from membership_hosts mh where mh.organisation = ${memberships.organisation}
        and mh.person = ${memberships.person} order by 1)`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.person))
    .where(eq(memberships.organisation, organisation))
    .orderBy(asc(memberships.createdAt), asc(users.uid));
}

/** Adds somebody, or changes what they may do; their sites are those given. */
export async function saveMembership(
  db: Db,
  row: MembershipRow & { readonly hosts: readonly string[]; readonly now: Date },
): Promise<void> {
  const { organisation, person, role, mayAct, hosts, now } = row;
  await db
    .insert(memberships)
    .values({ organisation, person, role, mayAct, createdAt: now })
    .onConflictDoUpdate({
      target: [memberships.organisation, memberships.person],
      set: { role, mayAct },
    });
  await dropHosts(db, organisation, person);
  if (hosts.length > 0)
    await db.insert(membershipHosts).values(hosts.map((host) => ({ organisation, person, host })));
}

const dropHosts = (db: Db, organisation: string, person: string) =>
  db
    .delete(membershipHosts)
    .where(and(eq(membershipHosts.organisation, organisation), eq(membershipHosts.person, person)));

export async function deleteMembership(db: Db, organisation: string, person: string): Promise<void> {
  await dropHosts(db, organisation, person);
  await db
    .delete(memberships)
    .where(and(eq(memberships.organisation, organisation), eq(memberships.person, person)));
}

export async function countOwners(db: Db, organisation: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(memberships)
    .where(and(eq(memberships.organisation, organisation), eq(memberships.role, 'owner')));
  return rows[0]?.total ?? 0;
}

/** Members and live invitations, but one to that address: what takes a seat. */
export async function countSeats(
  db: Db,
  organisation: string,
  now: Date,
  except: string | null,
): Promise<number> {
  const [members, live] = await Promise.all([
    db.select({ total: count() }).from(memberships).where(eq(memberships.organisation, organisation)),
    db
      .select({ total: count() })
      .from(invitations)
      .where(
        and(
          eq(invitations.organisation, organisation),
          isNull(invitations.answeredAt),
          gt(invitations.expiresAt, now),
          except === null ? undefined : sql`${invitations.email} <> ${except}`,
        ),
      ),
  ]);
  return (members[0]?.total ?? 0) + (live[0]?.total ?? 0);
}

/** Organisations that have no other owner than that person, by name, locked in a fixed order. */
export async function lockOwnedAlone(db: Db, person: string): Promise<{ uid: string; name: string }[]> {
  const owned = await db
    .select({ uid: memberships.organisation })
    .from(memberships)
    .where(and(eq(memberships.person, person), eq(memberships.role, 'owner')))
    .orderBy(asc(memberships.organisation));
  const alone: { uid: string; name: string }[] = [];
  for (const { uid } of owned) {
    const row = await lockOrganisation(db, uid);
    if (row && (await countOwners(db, uid)) === 1) alone.push({ uid, name: row.displayName });
  }
  return alone;
}
