import { createHash } from 'node:crypto';
import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import type { Deps } from '../deps.ts';
import { answersForSite } from '../domains/answers-for-site.ts';
import { auditTurn } from './site-turn.ts';

/**
 * Queue job id of one round of an audit: the audit’s own id at first, then one derived from it. Always the same for
 * the same round, so that enqueuing twice is harmless; it keeps the time part of the UUIDv7.
 */
export function auditJobId(auditId: string, round: number): string {
  if (round === 0) return auditId;
  const digest = createHash('sha256').update(`${auditId}:${round}`).digest('hex');
  const variant = (8 + (Number.parseInt(digest.slice(3, 4), 16) % 4)).toString(16);
  return `${auditId.slice(0, 13)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/**
 * Longest time a worker may hold an audit, in seconds: half an hour, more for large ones. Above the engine’s own
 * deadlines (5 min and 45 s a page, then the analysis), which end it first.
 */
function auditTimeLimitSeconds(maxPages: number): number {
  return Math.max(1800, 900 + maxPages * 50);
}

/** Behind audits that somebody waits for. */
const scheduledPriority = -1;

/** Enqueues one round of an audit inside the caller’s transaction; nothing happens when it is there already. */
export async function enqueueAudit(
  deps: Pick<Deps, 'queue' | 'config' | 'clock'>,
  db: Db,
  audit: {
    readonly id: string;
    readonly uid: string;
    readonly url: string;
    readonly round: number;
    readonly maxPages: number;
    readonly scheduleId?: string | null;
  },
  plan: string,
): Promise<void> {
  const isOwner = await answersForSite(db, audit, deps.clock.now());
  await deps.queue.send(
    db,
    'audit',
    { auditId: audit.id, round: audit.round, ...(isOwner && { owner: true as const }) },
    {
      id: auditJobId(audit.id, audit.round),
      group: { id: audit.uid, tier: planOf(plan).id },
      ...auditTurn(audit, deps.config.visitAtWill),
      priority: audit.scheduleId ? scheduledPriority : 0,
      expireInSeconds: auditTimeLimitSeconds(audit.maxPages),
    },
  );
}
