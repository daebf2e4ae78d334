import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { membershipHosts, memberships } from './schema-organisations.ts';
import { assignments, comments, workNotices } from './schema-work.ts';

export async function insertNotices(
  db: Db,
  notices: readonly (typeof workNotices.$inferInsert)[],
): Promise<void> {
  if (notices.length > 0) await db.insert(workNotices).values([...notices]);
}

/** Somebody whom something is to be told, and since when it waits. */
interface WaitingPerson {
  readonly person: string;
  readonly since: Date;
}

/** Who is to be told something, the longest wait first. */
export async function waitingPeople(db: Db): Promise<WaitingPerson[]> {
  const rows = await db
    .select({ person: workNotices.person, since: sql<string>`min(${workNotices.createdAt})` })
    .from(workNotices)
    .groupBy(workNotices.person)
    .orderBy(sql`min(${workNotices.createdAt})`);
  return rows.map(({ person, since }) => ({ person, since: new Date(since) }));
}

const authors = alias(users, 'authors');
const owners = alias(users, 'owners');

/** What somebody is to be told, the oldest first, taken: nobody else tells it. The caller’s transaction forgets it. */
export async function takeNotices(db: Db, person: string) {
  const ids = await db.delete(workNotices).where(eq(workNotices.person, person)).returning();
  if (ids.length === 0) return [];
  const details = await db
    .select({
      assignmentId: assignments.id,
      space: assignments.uid,
      spaceKind: owners.kind,
      spaceName: owners.displayName,
      host: assignments.host,
      fixKey: assignments.fixKey,
      title: assignments.title,
      due: assignments.due,
      assignee: assignments.assignee,
    })
    .from(assignments)
    .innerJoin(owners, eq(owners.uid, assignments.uid))
    .where(
      inArray(
        assignments.id,
        ids.map(({ assignmentId }) => assignmentId),
      ),
    );
  const by = await namesOf(
    db,
    ids.flatMap((row) => row.by ?? []),
  );
  const texts = await textsOf(
    db,
    ids.flatMap((row) => row.commentId ?? []),
  );
  const byId = new Map(details.map((row) => [row.assignmentId, row]));
  return ids
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .flatMap((notice) => {
      const about = byId.get(notice.assignmentId);
      return about
        ? [
            {
              ...{ notice, about },
              by: by.get(notice.by ?? '') ?? '',
              words: texts.get(notice.commentId ?? '') ?? '',
            },
          ]
        : [];
    });
}

async function namesOf(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select({ uid: authors.uid, name: authors.displayName })
    .from(authors)
    .where(inArray(authors.uid, [...uids]));
  return new Map(rows.map(({ uid, name }) => [uid, name || 'Sans nom']));
}

async function textsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: comments.id, text: comments.text })
    .from(comments)
    .where(inArray(comments.id, [...ids]));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** A space that somebody may look at, and the sites of it that they see; null: all. */
export interface OpenSpace {
  readonly space: string;
  readonly name: string;
  readonly hosts: readonly string[] | null;
}

/** Organisations that somebody is in now; those that are suspended show nothing. */
export async function openSpacesOf(db: Db, person: string): Promise<OpenSpace[]> {
  const rows = await db
    .select({
      space: memberships.organisation,
      name: owners.displayName,
      role: memberships.role,
      hosts: sql<string[]>`array(select ${membershipHosts.host} from ${membershipHosts}
        where ${membershipHosts.organisation} = ${memberships.organisation} and ${membershipHosts.person} = ${memberships.person})`,
    })
    .from(memberships)
    .innerJoin(owners, eq(owners.uid, memberships.organisation))
    .where(sql`${memberships.person} = ${person} and ${owners.suspendedAt} is null`)
    .orderBy(asc(memberships.organisation));
  return rows.map(({ space, name, role, hosts }) => ({
    space,
    name,
    hosts: role === 'client' ? hosts : null,
  }));
}
