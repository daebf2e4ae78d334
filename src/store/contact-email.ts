import { sql } from 'drizzle-orm';

/**
 * The address that people of a space are written to, in a query over `users`: a person’s own; of an organisation, that of
 * its first owner. What stands in `users.email` of an organisation is no mailbox. Names are written out: drizzle shortens
 * those of columns where a query has one table.
 */
export const contactEmail = sql<string>`case when users.kind = 'person' then users.email else coalesce((
  select first_owner.email from memberships join users first_owner on first_owner.uid = memberships.person
  where memberships.organisation = users.uid and memberships.role = 'owner'
  order by memberships.created_at, first_owner.uid limit 1), users.email) end`;
