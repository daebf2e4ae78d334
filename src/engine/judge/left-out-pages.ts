import type { FailureCode } from '#contract/audit.ts';
import { fateOf } from '#contract/not-analysed.ts';
import type { NotAnalysedPage } from '#contract/report.ts';
import { causeOfPage } from '../blame/causes.ts';

/** Pages were left out for another reason than those asked for. */
export function isPartial(notAnalysed: readonly NotAnalysedPage[]): boolean {
  return notAnalysed.some((page) => fateOf(page.reason) === 'unread');
}

/** Every known page was analysed: orphans, depth and duplicates are provable. */
export function isComplete(notAnalysed: readonly NotAnalysedPage[]): boolean {
  return notAnalysed.every((page) => fateOf(page.reason) === 'no-page');
}

/**
 * Tried ones first, then those known but not tried. When visits ended early, as many of these as were still `wanted`
 * were not left out by the limit.
 */
export function allNotAnalysed(
  tried: readonly NotAnalysedPage[],
  rest: readonly NotAnalysedPage[],
  endedEarly: boolean,
  wanted: number,
): NotAnalysedPage[] {
  const lost = tried.filter(({ reason }) => fateOf(reason) === 'unread').length;
  let open = endedEarly ? Math.max(0, wanted - lost) : 0;
  const left = rest.map((page): NotAnalysedPage => {
    if (open === 0 || page.reason !== 'limit' || page.detail !== undefined) return page;
    open -= 1;
    return { ...page, reason: 'not-reached' };
  });
  return [...tried, ...left];
}

/** Why no page of a list could even be tried: robots.txt and exclusions left none. */
export function noneAllowed(left: readonly NotAnalysedPage[]): { code: FailureCode; detail: string } {
  const code = left.some(({ reason }) => reason === 'robots') ? 'preflight/robots' : 'engine/no-page';
  return { code, detail: `no page of the list may be visited, ${left.length} left out` };
}

/** Why there is no report at all, from the fate of the start page. */
export function failureOf(tried: readonly NotAnalysedPage[]): { code: FailureCode; detail: string } {
  const start = tried[0];
  if (!start) return { code: 'engine/crashed', detail: 'no page was visited' };
  const detail = `${start.url} ${start.reason} ${start.detail ?? ''}`.trim();
  return { code: causeOfPage(start).code, detail };
}
