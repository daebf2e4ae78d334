import { AppError } from '#contract/errors.ts';
import { type PlanId, planIds } from '#contract/plans.ts';
import { insertPlanRequest } from '#store/plan-requests.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/**
 * « Choisir » without a payment provider: a request an administrator decides on. One open request a person.
 * @throws AppError `plan/unknown`, `plan/current`, `plan/already-requested`.
 */
export async function requestPlan(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  viewer: Pick<Viewer, 'uid' | 'plan'>,
  wanted: string,
): Promise<{ id: string; plan: PlanId; state: 'open'; createdAt: string }> {
  const plan = planIds.find((id) => id === wanted);
  if (plan === undefined) throw new AppError('plan/unknown', { field: 'plan' });
  if (plan === viewer.plan) throw new AppError('plan/current', { field: 'plan' });
  const request = {
    id: deps.ids.uuid(),
    uid: viewer.uid,
    plan,
    fromPlan: viewer.plan,
    createdAt: deps.clock.now(),
  };
  if (!(await insertPlanRequest(deps.db, request))) throw new AppError('plan/already-requested');
  return { id: request.id, plan, state: 'open', createdAt: request.createdAt.toISOString() };
}
