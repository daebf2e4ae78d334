import { parisMonth } from '#contract/paris-time.ts';
import type { Plan, PlanId } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { insertAuditPages } from '#store/audit-pages.ts';
import { insertAudit } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { pageSetOf } from '../page-lists/page-set.ts';
import type { ChosenAudit } from './choose-audit.ts';
import { enqueueAudit } from './enqueue-audit.ts';

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
export async function queueAudit(
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
  await enqueueAudit(deps, tx, { id, uid, url, round: 0, maxPages, scheduleId }, plan.id);
  return { id, url };
}
