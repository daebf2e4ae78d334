import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** Each start of an audit by a person, « relancer » included: what free ones are counted by. Kept two days. */
export const auditStarts = pgTable(
  'audit_starts',
  {
    /** No reference: a deleted audit was started all the same. */
    auditId: uuid('audit_id').notNull(),
    round: integer('round').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.round] }),
    index('audit_starts_uid').on(table.uid, table.startedAt),
  ],
);

/** What the owners of sites say in `/.well-known/constat.txt`, read once a day at most whoever audits. */
export const siteOptOuts = pgTable(
  'site_wishes',
  {
    /** `https://exemple.fr` */
    origin: text('origin').primaryKey(),
    refuses: boolean('refuses').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('site_wishes_read').on(table.readAt)],
);

export const siteVisitKinds = ['audit', 'verification', 'proof'] as const;

/**
 * Which sites were visited when: what `/nos-visites` confirms, and where an administrator finds who asked. It outlives the
 * audit and the account, whose id goes with it: a visit that is forgotten would be denied.
 */
export const siteVisits = pgTable(
  'site_visits',
  {
    /** Of the audit, the verification or the domain. */
    ofId: uuid('of_id').notNull(),
    /** Attempt of an audit or a verification; moment of a check of a proof, seconds. */
    attempt: integer('attempt').notNull(),
    kind: text('kind', { enum: siteVisitKinds }).notNull(),
    /** Registrable domain; host and port where there is none. */
    site: text('site').notNull(),
    /** As it was asked for. */
    host: text('host').notNull(),
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    /** Null while it lasts, or when nobody could say that it ended. */
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ofId, table.attempt] }),
    index('site_visits_site').on(table.site, table.startedAt),
    index('site_visits_started').on(table.startedAt),
    index('site_visits_uid').on(table.uid),
  ],
);
