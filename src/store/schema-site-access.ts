import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SiteAccessKind } from '#contract/site-access.ts';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** What opens a site that is closed to visitors, as its owner gave it: sealed, one a site and account. */
export const siteAccesses = pgTable(
  'site_accesses',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** With its port where it is not the usual one. */
    host: text('host').notNull(),
    /** `https://recette.exemple.fr`: the only place it is sent to. */
    origin: text('origin').notNull(),
    /** `AccessSecrets` as JSON, by `platform/seal.ts`; its record is account, id and origin. */
    sealed: bytea('sealed').notNull(),
    kinds: jsonb('kinds').$type<SiteAccessKind[]>().notNull(),
    setAt: moment('set_at').notNull(),
    /** When the site was last asked with it; null: never. */
    triedAt: moment('tried_at'),
    /** Times in a row that the site refused these very secrets. */
    refusals: integer('refusals').notNull().default(0),
  },
  (table) => [
    unique('site_accesses_host').on(table.uid, table.host),
    index('site_accesses_uid').on(table.uid),
  ],
);
