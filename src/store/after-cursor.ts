import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a list in the order of time, the newest first, is read on from: `<ms>_<id>` of its last item. */
export const cursorOf = (at: Date, id: string): string => `${at.getTime()}_${id}`;

/** Of the items after a cursor (of the contract’s form), in the order `at desc, id desc`; undefined without one. */
export function afterCursor(at: PgColumn, id: PgColumn, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [ms = '', lastId = ''] = cursor.split('_');
  const moment = new Date(Number(ms)).toISOString();
  return sql`(${at}, ${id}) < (${moment}::timestamptz, ${lastId}::uuid)`;
}

/** The first `limit` of the rows, one more of which was read, and the cursor of the rest. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (last: Row) => string,
): { readonly rows: Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last !== undefined ? cursor(last) : null };
}
