import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { afterCursor, cursorOf, pageOfRows } from './after-cursor.ts';
import { organisationEvents } from './schema-organisations.ts';

export type OrganisationEventRow = typeof organisationEvents.$inferSelect;

export async function insertEvent(db: Db, event: OrganisationEventRow): Promise<void> {
  await db.insert(organisationEvents).values(event);
}

/** One page of the journal, the newest first. */
export async function listEvents(
  db: Db,
  organisation: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ rows: OrganisationEventRow[]; nextCursor: string | null }> {
  const { happenedAt, id } = organisationEvents;
  const rows = await db
    .select()
    .from(organisationEvents)
    .where(and(eq(organisationEvents.organisation, organisation), afterCursor(happenedAt, id, page.cursor)))
    .orderBy(desc(happenedAt), desc(id))
    .limit(page.limit + 1);
  return pageOfRows(rows, page.limit, (row) => cursorOf(row.happenedAt, row.id));
}

/** The whole journal, the oldest first. */
export async function allEvents(db: Db, organisation: string): Promise<OrganisationEventRow[]> {
  return db
    .select()
    .from(organisationEvents)
    .where(eq(organisationEvents.organisation, organisation))
    .orderBy(asc(organisationEvents.happenedAt), asc(organisationEvents.id));
}

/** For the daily sweep. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(organisationEvents).where(lt(organisationEvents.happenedAt, before));
}

/** A deleted account is named nowhere any more: what it did stays told, as done by somebody who left. */
export async function forgetInEvents(db: Db, email: string): Promise<void> {
  await db
    .update(organisationEvents)
    .set({
      actorName: sql`case when ${organisationEvents.actorEmail} = ${email} then 'Compte supprimé' else ${organisationEvents.actorName} end`,
      actorEmail: sql`case when ${organisationEvents.actorEmail} = ${email} then '' else ${organisationEvents.actorEmail} end`,
      target: sql`case when lower(${organisationEvents.target}) = lower(${email}) then 'Compte supprimé' else ${organisationEvents.target} end`,
    })
    .where(
      or(
        eq(organisationEvents.actorEmail, email),
        sql`lower(${organisationEvents.target}) = lower(${email})`,
      ),
    );
}

/** What somebody did in organisations, as the journals tell it, the oldest first. */
export async function eventsBy(db: Db, email: string) {
  const { happenedAt, organisation, act, target, network } = organisationEvents;
  return db
    .select({ happenedAt, organisation, act, target, network })
    .from(organisationEvents)
    .where(eq(organisationEvents.actorEmail, email))
    .orderBy(asc(happenedAt));
}
