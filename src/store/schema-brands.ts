import { pgTable, text } from 'drizzle-orm/pg-core';
import type { LogoType } from '#contract/brand.ts';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** The name, logo and colour that an account puts on what it hands over, where its plan allows it. */
export const brands = pgTable('brands', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  logo: bytea('logo'),
  logoType: text('logo_type').$type<LogoType>(),
  /** `#rrggbb`; null: none. */
  color: text('color'),
  updatedAt: moment('updated_at').notNull(),
});
