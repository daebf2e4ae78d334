import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { apiKeys } from './schema-keys.ts';
import { invitations, memberships } from './schema-organisations.ts';
import { schedules } from './schema-schedules.ts';
import { recipients } from './schema-shares.ts';
import { webhooks } from './schema-webhooks.ts';

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

/** What works today and may stop under another plan: scheduled audits, keys, webhooks; of an organisation its people and live invitations. */
export async function countHoldings(db: Db, uid: string, now: Date) {
  const [active, keys, hooks, members, live] = await Promise.all([
    db
      .select({ all: count() })
      .from(schedules)
      .where(and(eq(schedules.uid, uid), eq(schedules.state, 'active'))),
    db
      .select({ all: count() })
      .from(apiKeys)
      .where(and(eq(apiKeys.uid, uid), gt(apiKeys.expiresAt, now))),
    db.select({ all: count() }).from(webhooks).where(eq(webhooks.uid, uid)),
    db.select({ all: count() }).from(memberships).where(eq(memberships.organisation, uid)),
    db
      .select({ all: count() })
      .from(invitations)
      .where(
        and(
          eq(invitations.organisation, uid),
          isNull(invitations.answeredAt),
          gt(invitations.expiresAt, now),
        ),
      ),
  ]);
  const of = (rows: readonly { readonly all: number }[]) => rows[0]?.all ?? 0;
  return {
    active: of(active),
    keys: of(keys),
    webhooks: of(hooks),
    members: of(members),
    invitations: of(live),
  };
}
