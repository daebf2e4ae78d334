import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What the Chrome UX Report answered, by question, so that it is asked once a day. Facts that Google publishes about an
 * address; no account is named.
 */
export const fieldAnswers = pgTable('field_answers', {
  question: text('question').primaryKey(),
  /** `FieldAnswer` of kind `told` or `none`. */
  answer: jsonb('answer').notNull(),
  askedAt: moment('asked_at').notNull(),
});
