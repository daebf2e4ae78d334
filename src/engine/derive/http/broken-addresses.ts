import type { SiteShapes } from '../../artifacts.ts';

export interface BrokenAddress {
  readonly url: string;
  readonly status: number;
  /** Pages that link to it. */
  readonly from: readonly string[];
}

/** Missing for good or failing: 404, 410 and 5xx. Refusals (401, 403, 429, 999) and silence prove nothing. */
export const isBroken = (status: number): boolean =>
  status === 404 || status === 410 || (status >= 500 && status <= 599);

/** Addresses of the site that answer by an error, from link checks and from visits. */
export function brokenAddresses(artifacts: Pick<SiteShapes, 'linkChecks' | 'notAnalysed'>): BrokenAddress[] {
  const found = new Map<string, BrokenAddress>();
  for (const { url, status, from, internal } of artifacts.linkChecks) {
    if (internal && isBroken(status)) found.set(url, { url, status, from });
  }
  for (const { url, reason, detail } of artifacts.notAnalysed) {
    const status = Number(/\b([45]\d\d)\b/.exec(detail ?? '')?.[1] ?? 0);
    if (reason === 'http-error' && isBroken(status) && !found.has(url))
      found.set(url, { url, status, from: [] });
  }
  return [...found.values()];
}
