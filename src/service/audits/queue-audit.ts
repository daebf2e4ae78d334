import { createHash } from 'node:crypto';
import { parisMonth } from '#contract/paris-time.ts';
import { type Plan, type PlanId, planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { insertAuditPages } from '#store/audit-pages.ts';
import { insertAudit } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { answersForSite } from '../domains/answers-for-site.ts';
import { pageSetOf } from '../page-lists/page-set.ts';
import type { ChosenAudit } from './admission.ts';
import { auditTurn } from './site-turns.ts';

interface AuditToQueue extends ChosenAudit {
  readonly uid: string;
  readonly plan: Plan & { readonly id: PlanId };
  /** Who asked for it in an organisation. */
  readonly startedBy?: string | null;
  /** The schedule that starts it. */
  readonly scheduleId?: string;
}

/**
 * Inserts an audit and its job in the caller’s transaction, which has locked the owner and seen that there is room;
 * never more pages than the plan has.
 */
export async function createAudit(
  deps: Pick<Deps, 'config' | 'queue' | 'clock' | 'ids'>,
  tx: Db,
  { plan, pages: asked, sample, ...chosen }: AuditToQueue,
): Promise<{ readonly id: string; readonly url: string }> {
  const createdAt = deps.clock.now();
  const id = deps.ids.uuid();
  const maxPages = Math.min(chosen.maxPages, plan.pagesPerAudit);
  const pages = asked?.slice(0, maxPages) ?? null;
  await insertAudit(tx, {
    ...chosen,
    id,
    maxPages,
    pageSet: pages && pageSetOf(pages),
    ...(sample && { sampleId: sample.id, sampleVersion: sample.version }),
    status: 'queued',
    progress: { stage: 'queued', done: 0, total: 0 },
    createdAt,
    quotaMonth: parisMonth(createdAt),
  });
  if (pages) await insertAuditPages(tx, id, pages, sample);
  const { uid, url, scheduleId = null } = chosen;
  await queueAuditRound(deps, tx, { id, uid, url, round: 0, maxPages, scheduleId }, plan.id);
  return { id, url };
}

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
export async function queueAuditRound(
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
