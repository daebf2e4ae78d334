import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { lockUser } from '#store/admin.ts';
import { decidePlanRequest as decide, listPlanRequests, lockPlanRequest } from '#store/plan-requests.ts';
import { grantByAdmin } from '../plans/grant-by-admin.ts';
import type { Viewer } from '../viewer.ts';
import type { ChangeUserDeps } from './change-user.ts';
import { recordAct } from './record-act.ts';

const listed = 200;

/** Requests for a plan, newest first. */
export async function readPlanRequests(
  deps: Pick<ChangeUserDeps, 'db'>,
  state: 'open' | 'granted' | 'declined' | undefined,
) {
  const rows = await listPlanRequests(deps.db, state, listed);
  return rows.map((row) => ({
    ...row,
    plan: planOf(row.plan).id,
    fromPlan: planOf(row.fromPlan).id,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

/**
 * Grants or declines an open request; granting changes the plan in the same transaction.
 * @throws AppError `request/not-found`, `plan/request-closed`, `plan/paid`.
 */
export async function decidePlanRequest(
  deps: ChangeUserDeps,
  admin: Pick<Viewer, 'uid'>,
  id: string,
  decision: 'granted' | 'declined',
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const request = await lockPlanRequest(tx, id);
    if (request === null) throw new AppError('request/not-found');
    if (request.state !== 'open') throw new AppError('plan/request-closed');
    await decide(tx, id, { state: decision, decidedAt: deps.clock.now(), decidedBy: admin.uid });
    await recordAct(deps, tx, admin, {
      act: `plan-request-${decision}`,
      targetUid: request.uid,
      detail: { from: planOf(request.fromPlan).id, to: planOf(request.plan).id },
    });
    if (decision === 'declined') return;
    const user = await lockUser(tx, request.uid);
    if (user !== null) await grantByAdmin(deps, tx, user, planOf(request.plan).id, 'request');
  });
}
