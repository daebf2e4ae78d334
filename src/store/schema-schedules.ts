import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AskedDevice, AuditScope } from '#contract/audit-words.ts';
import type { ScheduleFrequency, ScheduleMail, ScheduleOutcome } from '#contract/schedule-words.ts';
import { moment } from './columns.ts';
import { audits, users } from './schema.ts';

const scheduleStates = ['active', 'paused', 'stopped'] as const;

/** Audits that start by themselves. The choices are those of `audits`; day and hour are Paris’s. */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    host: text('host').notNull(),
    scope: text('scope').$type<AuditScope>().notNull(),
    /** The pages of a list, in its order; null for the other scopes. */
    pages: jsonb('pages').$type<string[]>(),
    /** The sample whose newest version is audited each time; null for the other scopes. One in use is not deleted. */
    sampleId: uuid('sample_id'),
    maxPages: integer('max_pages').notNull(),
    device: text('device').$type<AskedDevice>().notNull(),
    exclude: jsonb('exclude').$type<string[]>().notNull(),
    profile: text('profile'),
    ignoreRobots: boolean('ignore_robots').notNull(),
    frequency: text('frequency').$type<ScheduleFrequency>().notNull(),
    /** 1 (Monday) to 7 when weekly; 1 to 31 when monthly, shorter months end earlier. */
    day: integer('day').notNull(),
    hour: integer('hour').notNull(),
    mail: text('mail').$type<ScheduleMail>().notNull(),
    /** `paused` by the person, `stopped` by a plan that allows fewer. */
    state: text('state').$type<(typeof scheduleStates)[number]>().notNull(),
    /** Null unless active. */
    nextRunAt: moment('next_run_at'),
    /** Names the schedule in the links that stop its mails; opens nothing else. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('schedules_uid').on(table.uid),
    index('schedules_due').on(table.nextRunAt).where(sql`state = 'active'`),
  ],
);

/** What became of each moment a schedule was due: one row a moment, whatever the number of workers. */
export const scheduleRuns = pgTable(
  'schedule_runs',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    ranAt: moment('ran_at').notNull(),
    outcome: text('outcome').$type<ScheduleOutcome>().notNull(),
    auditId: uuid('audit_id').references(() => audits.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.dueAt] }),
    index('schedule_runs_audit').on(table.auditId),
  ],
);
