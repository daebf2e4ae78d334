import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { assignments, commentMentions, comments } from './schema-work.ts';

export type CommentRow = typeof comments.$inferSelect;

/** A person that a comment names. */
export interface Named {
  readonly uid: string;
  readonly displayName: string;
  readonly email: string;
}

/** A comment, who wrote it and whom it calls. */
export interface ListedComment {
  readonly row: CommentRow;
  readonly author: Named | null;
  readonly mentions: readonly Named[];
}

const named = { uid: users.uid, displayName: users.displayName, email: users.email };

/** Of one fix, the oldest first. */
export async function listCommentRows(db: Db, assignmentId: string): Promise<ListedComment[]> {
  const rows = await db
    .select({ row: comments, author: named })
    .from(comments)
    .leftJoin(users, eq(users.uid, comments.author))
    .where(eq(comments.assignmentId, assignmentId))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const called = await mentionsOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, author }) => ({ row, author, mentions: called.get(row.id) ?? [] }));
}

async function mentionsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Named[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ commentId: commentMentions.commentId, person: named })
    .from(commentMentions)
    .innerJoin(users, eq(users.uid, commentMentions.person))
    .where(inArray(commentMentions.commentId, [...ids]))
    .orderBy(asc(users.displayName), asc(users.uid));
  const found = new Map<string, Named[]>();
  for (const { commentId, person } of rows) found.set(commentId, [...(found.get(commentId) ?? []), person]);
  return found;
}

export async function countComments(db: Db, assignmentId: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(comments)
    .where(eq(comments.assignmentId, assignmentId));
  return rows[0]?.total ?? 0;
}

export async function insertComment(
  db: Db,
  comment: Pick<CommentRow, 'id' | 'assignmentId' | 'author' | 'text' | 'createdAt'>,
  mentions: readonly string[],
): Promise<void> {
  await db.insert(comments).values(comment);
  if (mentions.length > 0)
    await db.insert(commentMentions).values(mentions.map((person) => ({ commentId: comment.id, person })));
}

/** A comment on a site of an owner, locked; null for another’s as for none. */
export async function lockComment(
  db: Db,
  { uid, host, id }: { readonly uid: string; readonly host: string; readonly id: string },
): Promise<CommentRow | null> {
  const rows = await db
    .select({ row: comments })
    .from(comments)
    .innerJoin(assignments, eq(assignments.id, comments.assignmentId))
    .where(and(eq(comments.id, id), eq(assignments.uid, uid), eq(assignments.host, host)))
    .for('update', { of: comments });
  return rows[0]?.row ?? null;
}

export async function updateComment(db: Db, id: string, text: string, editedAt: Date): Promise<void> {
  await db.update(comments).set({ text, editedAt }).where(eq(comments.id, id));
}

export async function deleteComment(db: Db, id: string): Promise<void> {
  await db.delete(comments).where(eq(comments.id, id));
}

/** For the export of an account: what its person wrote, wherever it is, and what stands in its own space. */
export async function commentsForExport(db: Db, uid: string) {
  const { text, createdAt, editedAt } = comments;
  return db
    .select({ host: assignments.host, fix: assignments.title, text, createdAt, editedAt })
    .from(comments)
    .innerJoin(assignments, eq(assignments.id, comments.assignmentId))
    .where(eq(comments.author, uid))
    .orderBy(createdAt);
}

/** Where somebody is called by others. */
export async function mentionsForExport(db: Db, uid: string) {
  return db
    .select({ host: assignments.host, fix: assignments.title, createdAt: comments.createdAt })
    .from(commentMentions)
    .innerJoin(comments, eq(comments.id, commentMentions.commentId))
    .innerJoin(assignments, eq(assignments.id, comments.assignmentId))
    .where(eq(commentMentions.person, uid))
    .orderBy(comments.createdAt);
}
