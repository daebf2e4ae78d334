import { downgradeLines, type PlanHoldings } from '#contract/plan-effects.ts';
import { type PlanId, planIds, planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { countHoldings, countPaused } from '#store/plan-overflow.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** What a space holds that the plan may not go on with, as the change would find it now. */
export async function holdingsUnder(
  { db, clock }: { readonly db: Db } & Pick<Deps, 'clock'>,
  uid: string,
  to: PlanId,
): Promise<PlanHoldings> {
  const { scheduledAudits, mailRecipients } = planOf(to);
  const [held, paused] = await Promise.all([
    countHoldings(db, uid, clock.now()),
    countPaused(db, uid, mailRecipients),
  ]);
  const { active, ...others } = held;
  return {
    ...others,
    schedules: Math.max(0, active - scheduledAudits),
    recipients: paused.recipients,
  };
}

/** What each smaller plan would stop for the space looked at, and what it keeps; the largest of them first. */
export async function readDowngrades(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, plan }: Pick<Viewer, 'uid' | 'plan'>,
): Promise<{ readonly plan: PlanId; readonly lines: readonly string[] }[]> {
  const smaller = planIds.slice(0, planIds.indexOf(plan)).toReversed();
  return Promise.all(
    smaller.map(async (to) => ({
      plan: to,
      lines: downgradeLines(plan, to, await holdingsUnder(deps, uid, to)),
    })),
  );
}
