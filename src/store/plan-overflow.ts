import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { schedules } from './schema-schedules.ts';
import { recipients } from './schema-shares.ts';

/**
 * What waits for a larger plan: scheduled audits that the plan stopped, and people who agreed to receive the results
 * of a site and are beyond the `allowed` first of it.
 */
export async function countPaused(
  db: Db,
  uid: string,
  allowed: number,
): Promise<{ schedules: number; recipients: number }> {
  const bySite = db
    .select({ beyond: sql<number>`greatest(count(*) - ${allowed}, 0)`.as('beyond') })
    .from(recipients)
    .where(and(eq(recipients.uid, uid), eq(recipients.state, 'confirmed')))
    .groupBy(recipients.host)
    .as('by_site');
  const [stopped, unheard] = await Promise.all([
    db
      .select({ all: count() })
      .from(schedules)
      .where(and(eq(schedules.uid, uid), eq(schedules.state, 'stopped'))),
    db.select({ all: sql<number>`coalesce(sum(${bySite.beyond}), 0)::int` }).from(bySite),
  ]);
  return { schedules: stopped[0]?.all ?? 0, recipients: unheard[0]?.all ?? 0 };
}
