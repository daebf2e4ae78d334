import type { PlanHistory } from '#contract/api/plans.ts';
import { planOf } from '#contract/plans.ts';
import { listPlanChanges } from '#store/plan-changes.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

const listed = 100;

/** The changes of the person’s plan as they were that day, newest first, a hundred at most. */
export async function readPlanHistory(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
): Promise<PlanHistory> {
  const rows = await listPlanChanges(deps.db, viewer.uid, listed);
  return {
    items: rows.map(({ uid: _uid, ...row }) => ({
      ...row,
      fromPlan: planOf(row.fromPlan).id,
      plan: planOf(row.plan).id,
      changedAt: row.changedAt.toISOString(),
    })),
  };
}
