import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FixMark } from '#contract/handover-words.ts';
import type { NoticeKind } from '#contract/work-words.ts';
import { moment } from './columns.ts';
import { audits, users } from './schema.ts';
import type { FixBasis } from './schema-handovers.ts';

/**
 * Fixes of a site that somebody follows: who mends it and until when. One row a site and cause, which every audit of the site
 * looks at; it outlives the report it was made on.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    fixKey: text('fix_key').notNull(),
    title: text('title').notNull(),
    basis: jsonb('basis').$type<FixBasis>().notNull(),
    /** The last report that showed it. */
    auditId: uuid('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    assignee: text('assignee').references(() => users.uid, { onDelete: 'set null' }),
    /** Since when nobody has it because who had it left; null once it is somebody’s again. */
    leftAt: moment('left_at'),
    /** Last day in Paris, `2026-11-21`. */
    due: text('due'),
    mark: text('mark').$type<FixMark>().notNull().default('todo'),
    /** Since when it is told as done; null while it is not. */
    doneAt: moment('done_at'),
    /** The last change of the mark. */
    markedAt: moment('marked_at'),
    /** The last change of who, when or how far. */
    changedAt: moment('changed_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Counts the changes: who saw an older one is told. */
    revision: integer('revision').notNull().default(1),
    /** Whether the last audit that could tell still found it, and when it began. */
    seen: text('seen').$type<'gone' | 'there'>(),
    seenAt: moment('seen_at'),
    /** The due day that whoever has it was told of the day before, and the one told as late: each once. */
    toldDue: text('told_due'),
    toldLate: text('told_late'),
  },
  (table) => [
    uniqueIndex('assignments_fix').on(table.uid, table.host, table.fixKey),
    index('assignments_assignee').on(table.assignee),
    index('assignments_audit').on(table.auditId),
    index('assignments_due').on(table.due),
  ],
);

/** What people say of a fix of a site, among themselves: in no report, share or file. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    author: text('author').references(() => users.uid, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('comments_assignment').on(table.assignmentId, table.createdAt),
    index('comments_author').on(table.author),
  ],
);

/** Whom a comment calls. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    person: text('person')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.person] }),
    index('comment_mentions_person').on(table.person),
  ],
);

/** What somebody is to be told of, until the mail that gathers it is queued. */
export const workNotices = pgTable(
  'work_notices',
  {
    id: uuid('id').primaryKey(),
    person: text('person')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** The report its link opens. */
    auditId: uuid('audit_id').references(() => audits.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** Who did it; null for an audit. */
    by: text('by').references(() => users.uid, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('work_notices_person').on(table.person, table.createdAt),
    index('work_notices_assignment').on(table.assignmentId),
    index('work_notices_comment').on(table.commentId),
    index('work_notices_audit').on(table.auditId),
    index('work_notices_by').on(table.by),
  ],
);
