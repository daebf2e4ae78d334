import { dayMs } from '#contract/durations.ts';
import { historyGraceDays, planIds, planOf, plans } from '#contract/plans.ts';

/** No plan removes a younger report. */
export const shortestHistoryDays = Math.min(...planIds.map((id) => plans[id].historyDays));

/** The plan of a person and the changes of the last `historyGraceDays` days. */
export interface KeptUnder {
  readonly plan: string;
  readonly changes: readonly { readonly fromPlan: string; readonly changedAt: Date }[];
}

/** When a report finished then is removed: by the present plan, or later when a former plan kept it longer. */
export function removalOf(finishedAt: Date, { plan, changes }: KeptUnder): Date {
  const after = (moment: Date, days: number) => moment.getTime() + days * dayMs;
  const former = changes.map(({ fromPlan, changedAt }) =>
    Math.min(after(finishedAt, planOf(fromPlan).historyDays), after(changedAt, historyGraceDays)),
  );
  return new Date(Math.max(after(finishedAt, planOf(plan).historyDays), ...former));
}
