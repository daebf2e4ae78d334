import { pgTable, text } from 'drizzle-orm/pg-core';
import type { LogoType } from '#contract/brand.ts';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** The name and logo that an account puts on its PDFs, where its plan allows it. */
export const brands = pgTable('brands', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  logo: bytea('logo'),
  logoType: text('logo_type').$type<LogoType>(),
  updatedAt: moment('updated_at').notNull(),
});
