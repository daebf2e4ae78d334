import type { Plan, PlanId } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import type { Deps } from '../deps.ts';
import { countedDomain } from '../limits/counted-address.ts';
import { takeLimit } from '../limits/take-limits.ts';

/**
 * Bounds new free accounts where they begin to cost: so many of one mail domain ask for a first audit in a day. Whoever has a
 * domain has as many mailboxes as they like; large public providers and paid plans are not counted.
 * @param audits those the account has, whatever became of them
 * @throws AppError `audit/first-audits`, with how long to wait.
 */
export async function countFirstAudit(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  owner: { readonly email: string; readonly plan: Plan & { readonly id: PlanId }; readonly audits: number },
): Promise<void> {
  const domain = countedDomain(owner.email);
  if (owner.audits > 0 || owner.plan.id !== 'free' || domain === null) return;
  await takeLimit({ ...deps, db: tx }, ['firstAuditDomain', domain], { code: 'audit/first-audits' });
}
