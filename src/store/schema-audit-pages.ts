import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { ReportSample } from '#contract/report-sample.ts';
import { audits } from './schema.ts';

/** The pages that an audit of a list was asked for; apart, so that reading many audits stays light. */
export const auditPages = pgTable('audit_pages', {
  auditId: uuid('audit_id')
    .primaryKey()
    .references(() => audits.id, { onDelete: 'cascade' }),
  /** Addresses in the order of the list. */
  pages: jsonb('pages').$type<string[]>().notNull(),
  /** The sample as it was then: the names and types of these pages, whatever becomes of it. */
  sample: jsonb('sample').$type<ReportSample>(),
});
