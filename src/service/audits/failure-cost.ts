import { type FailureCode, isOurFailure } from '#contract/audit.ts';

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
