import { AppError } from '#contract/errors.ts';
import { countOf, formatDate } from '#contract/french.ts';
import { parisMonth } from '#contract/paris-time.ts';
import type { Plan } from '#contract/plans.ts';

/** First day of the next month in Europe/Paris, at noon UTC: a day, not an instant. */
export function quotaRenewal(moment: Date): Date {
  const [year = 0, month = 1] = parisMonth(moment).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1, 12));
}

/** The address is not to blame: the refusal belongs to no field. @throws AppError `audit/quota-reached`, naming the limit and when it frees. */
export function assertRoom(plan: Plan, usage: { readonly thisMonth: number }, now: Date): void {
  if (usage.thisMonth < plan.auditsPerMonth) return;
  throw new AppError('audit/quota-reached', {
    data: { limit: plan.auditsPerMonth, date: formatDate(quotaRenewal(now)) },
  });
}

/** @throws AppError `audit/too-many-at-once`. */
export function assertPlace(plan: Plan, atOnce: number): void {
  if (atOnce < plan.auditsAtOnce) return;
  throw new AppError('audit/too-many-at-once', {
    data: { limit: countOf(plan.auditsAtOnce, 'audit', 'audits') },
  });
}
