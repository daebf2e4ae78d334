import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { OutboxState } from '#contract/mail-words.ts';
import type { Db } from '#platform/database.ts';
import { outbox } from './schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type NewMessage = Omit<
  typeof outbox.$inferInsert,
  'state' | 'attempts' | 'doubts' | 'lastError' | 'sendingAt' | 'sentAt'
>;

/** False when a message of the same dedupe key exists already. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const rows = await db
    .insert(outbox)
    .values(message)
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return rows.length === 1;
}

export async function findMessage(db: Db, id: string): Promise<OutboxRow | null> {
  const rows = await db.select().from(outbox).where(eq(outbox.id, id));
  return rows[0] ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockMessage(db: Db, id: string): Promise<OutboxRow | null> {
  const rows = await db.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return rows[0] ?? null;
}

export async function updateMessage(
  db: Db,
  id: string,
  change: Partial<
    Pick<OutboxRow, 'state' | 'attempts' | 'doubts' | 'lastError' | 'sendingAt' | 'sentAt' | 'data'>
  >,
): Promise<void> {
  await db.update(outbox).set(change).where(eq(outbox.id, id));
}

/** Messages not settled although they should be by now (their job may be lost). */
export async function findUnsettledMessages(db: Db, createdBefore: Date, limit: number) {
  return db
    .select({ id: outbox.id, state: outbox.state })
    .from(outbox)
    .where(and(inArray(outbox.state, ['queued', 'sending']), lt(outbox.createdAt, createdBefore)))
    .orderBy(outbox.createdAt)
    .limit(limit);
}

/** One page of the outbox, newest first, without the data. */
export async function listMessages(
  db: Db,
  filter: { readonly state?: OutboxState | undefined; readonly limit: number; readonly offset: number },
) {
  const where = filter.state === undefined ? undefined : eq(outbox.state, filter.state);
  const columns = {
    id: outbox.id,
    kind: outbox.kind,
    recipient: outbox.recipient,
    auditId: outbox.auditId,
    state: outbox.state,
    attempts: outbox.attempts,
    doubts: outbox.doubts,
    lastError: outbox.lastError,
    createdAt: outbox.createdAt,
    sentAt: outbox.sentAt,
  };
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.createdAt))
      .limit(filter.limit)
      .offset(filter.offset),
    db.select({ total: count() }).from(outbox).where(where),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** Messages of one audit, for its journal. */
export async function messagesOfAudit(db: Db, auditId: string) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      state: outbox.state,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(eq(outbox.auditId, auditId))
    .orderBy(outbox.createdAt);
}

/** How many messages are in each state. */
export async function countMessages(db: Db): Promise<Partial<Record<OutboxState, number>>> {
  const rows = await db
    .select({ state: outbox.state, total: sql<number>`count(*)::int` })
    .from(outbox)
    .groupBy(outbox.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.total]));
}

/** Forgets every message to a person, sent or not, and those sent for them. @returns their ids */
export async function deleteMessagesTo(db: Db, uid: string, recipient: string): Promise<string[]> {
  const rows = await db
    .delete(outbox)
    .where(or(eq(outbox.uid, uid), eq(outbox.recipient, recipient)))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

/** Ties to an account the messages to an address it leaves: they go with it all the same. */
export async function adoptMessagesTo(db: Db, uid: string, recipient: string): Promise<void> {
  await db
    .update(outbox)
    .set({ uid })
    .where(and(eq(outbox.recipient, recipient), isNull(outbox.uid)));
}

/** Forgets one message. */
export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** Those of the ids that are still known. */
export async function existingMessages(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Forgets messages delivered before a moment, and those given up that are as old. */
export async function deleteSettledBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.state, ['sent', 'uncertain', 'failed']),
        lt(sql`coalesce(${outbox.sentAt}, ${outbox.createdAt})`, before.toISOString()),
      ),
    );
}

/** Forgets what the mails about an audit said, and those that have not left. */
export async function deleteMessagesOfAudit(db: Db, auditId: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.auditId, auditId));
}
