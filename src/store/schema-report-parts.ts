import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { reports } from './schema.ts';

/**
 * What the page of a report reads instead of the whole document: its outline, and each finding by itself. Drawn from the
 * document and from nothing else: it may be emptied at any time and is made again.
 */
export const reportParts = pgTable(
  'report_parts',
  {
    auditId: uuid('audit_id')
      .notNull()
      .references(() => reports.auditId, { onDelete: 'cascade' }),
    /** `outline`, or the verdict and the rule of a finding. */
    name: text('name').notNull(),
    /** Shape of the document; others are made again. */
    version: integer('version').notNull(),
    document: json('document').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.name] })],
);
