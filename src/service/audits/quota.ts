import { type FailureCode, isOurFailure } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import { formatDate } from '#contract/french.ts';
import { parisMonth } from '#contract/paris-time.ts';
import type { Plan } from '#contract/plans.ts';

/** First day of the next month in Europe/Paris, at noon UTC: a day, not an instant. */
export function quotaRenewal(moment: Date): Date {
  const [year = 0, month = 1] = parisMonth(moment).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1, 12));
}

/** The address is not to blame: the refusal belongs to no field. @throws AppError `audit/quota-reached`, naming the limit and when it frees. */
export function assertQuotaLeft(plan: Plan, usage: { readonly thisMonth: number }, now: Date): void {
  if (usage.thisMonth < plan.auditsPerMonth) return;
  throw new AppError('audit/quota-reached', {
    data: { limit: plan.auditsPerMonth, date: formatDate(quotaRenewal(now)) },
  });
}

/**
 * Failures that leave the month’s quota alone: ours, a site that keeps us out, an address that leads nowhere, a page that
 * Chromium itself cannot bear.
 */
export function costsQuota(code: FailureCode): boolean {
  const free: readonly FailureCode[] = [
    'preflight/bot-wall',
    'preflight/robots',
    'preflight/opted-out',
    'preflight/unknown-domain',
    'preflight/unreachable',
    'preflight/page-crash',
    'preflight/private-target',
    'preflight/access-refused',
    'preflight/second-factor',
    'preflight/captcha',
    'preflight/sign-missing',
    'preflight/sign-in-failed',
  ];
  return !isOurFailure(code) && !free.includes(code);
}
