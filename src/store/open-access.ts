import { and, asc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AccessKind } from '#contract/open-access.ts';
import type { Db } from '#platform/database.ts';
import { audits, users } from './schema.ts';
import { handovers, providers } from './schema-handovers.ts';
import { apiKeys } from './schema-keys.ts';
import { recipients, shares } from './schema-shares.ts';
import { webhooks } from './schema-webhooks.ts';

/** One thing of an account that is open, and whose it is. */
export interface OpenAccessRow {
  readonly kind: AccessKind;
  readonly name: string;
  readonly createdAt: Date;
  readonly email: string;
}

const workingPlan = (now: Date) => and(isNull(handovers.revokedAt), gt(handovers.expiresAt, now));
const workingShare = (now: Date) => and(isNull(shares.revokedAt), gt(shares.expiresAt, now));

/** What is open at that moment, of one account or of all, the newest of each kind last. */
export async function listOpenAccess(db: Db, now: Date, uid?: string): Promise<OpenAccessRow[]> {
  const of = (kind: AccessKind) => sql<AccessKind>`${kind}::text`;
  const whose = (column: AnyPgColumn, state: SQL | undefined) =>
    and(uid === undefined ? undefined : eq(column, uid), state);
  // One after the other: the database may be a transaction, which is one connection.
  const keys = await db
    .select({ kind: of('keys'), name: apiKeys.name, createdAt: apiKeys.createdAt, email: users.email })
    .from(apiKeys)
    .innerJoin(users, eq(users.uid, apiKeys.uid))
    .where(whose(apiKeys.uid, gt(apiKeys.expiresAt, now)))
    .orderBy(asc(apiKeys.createdAt));
  const hooks = await db
    .select({ kind: of('webhooks'), name: webhooks.url, createdAt: webhooks.createdAt, email: users.email })
    .from(webhooks)
    .innerJoin(users, eq(users.uid, webhooks.uid))
    .where(whose(webhooks.uid, isNull(webhooks.disabledAt)))
    .orderBy(asc(webhooks.createdAt));
  const links = await db
    .select({
      kind: of('shares'),
      name: sql<string>`${audits.host} || case when ${shares.label} = '' then '' else ' (' || ${shares.label} || ')' end`,
      createdAt: shares.createdAt,
      email: users.email,
    })
    .from(shares)
    .innerJoin(audits, eq(audits.id, shares.auditId))
    .innerJoin(users, eq(users.uid, shares.uid))
    .where(whose(shares.uid, and(workingShare(now), isNull(audits.deletedAt))))
    .orderBy(asc(shares.createdAt));
  // A plan is a link to part of a report.
  const plans = await db
    .select({
      kind: of('shares'),
      name: sql<string>`${audits.host} || ' (plan envoyé à ' || ${providers.email} || ')'`,
      createdAt: handovers.createdAt,
      email: users.email,
    })
    .from(handovers)
    .innerJoin(audits, eq(audits.id, handovers.auditId))
    .innerJoin(providers, eq(providers.id, handovers.providerId))
    .innerJoin(users, eq(users.uid, handovers.uid))
    .where(whose(handovers.uid, and(workingPlan(now), isNull(audits.deletedAt))))
    .orderBy(asc(handovers.createdAt));
  const others = await db
    .select({
      kind: of('recipients'),
      name: sql<string>`${recipients.email} || ', ' || ${recipients.host}`,
      createdAt: recipients.createdAt,
      email: users.email,
    })
    .from(recipients)
    .innerJoin(users, eq(users.uid, recipients.uid))
    .where(whose(recipients.uid, eq(recipients.state, 'confirmed')))
    .orderBy(asc(recipients.createdAt));
  return [...keys, ...hooks, ...links, ...plans, ...others];
}

/**
 * Closes what an account has open of those kinds: keys and recipients are deleted (who has left stays, so as not to be asked
 * again), links revoked, webhooks disabled.
 * @returns how many of each
 */
export async function closeOpenAccess(
  db: Db,
  uid: string,
  kinds: readonly AccessKind[],
  now: Date,
): Promise<Partial<Record<AccessKind, number>>> {
  const closers: Record<AccessKind, () => Promise<unknown[]>> = {
    keys: () =>
      db
        .delete(apiKeys)
        .where(and(eq(apiKeys.uid, uid), gt(apiKeys.expiresAt, now)))
        .returning({ id: apiKeys.id }),
    webhooks: () =>
      db
        .update(webhooks)
        .set({ disabledAt: now, failing: false })
        .where(and(eq(webhooks.uid, uid), isNull(webhooks.disabledAt)))
        .returning({ id: webhooks.id }),
    shares: async () => [
      ...(await db
        .update(shares)
        .set({ revokedAt: now })
        .where(and(eq(shares.uid, uid), workingShare(now)))
        .returning({ id: shares.id })),
      ...(await db
        .update(handovers)
        .set({ revokedAt: now })
        .where(and(eq(handovers.uid, uid), workingPlan(now)))
        .returning({ id: handovers.id })),
    ],
    recipients: () =>
      db
        .delete(recipients)
        .where(and(eq(recipients.uid, uid), ne(recipients.state, 'left')))
        .returning({ id: recipients.id }),
  };
  const counts: Partial<Record<AccessKind, number>> = {};
  for (const kind of kinds) counts[kind] = (await closers[kind]()).length;
  return counts;
}
