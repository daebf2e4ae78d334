import { countOf } from '#contract/french.ts';

/**
 * Seconds before and after the pages, and a page: about twice what bench/audit.ts measures on loopback, since real
 * sites answer more slowly.
 */
const fixedSeconds = 30;
const pageSeconds = 6;

/** « environ 2 minutes » for an audit of that many pages, waiting time left out. */
export function estimateText(pages: number): string {
  const minutes = Math.max(1, Math.round((fixedSeconds + pages * pageSeconds) / 60));
  return `environ ${countOf(minutes, 'minute', 'minutes')}`;
}
