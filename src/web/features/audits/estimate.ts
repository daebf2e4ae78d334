import { countOf } from '#contract/french.ts';

/** Seconds: what an audit costs before and after its pages, and each page; medians of bench/audit.ts, rounded up. */
const fixedSeconds = 30;
const pageSeconds = 7;

/** « environ 2 minutes » for an audit of that many pages, waiting time left out. */
export function estimateText(pages: number): string {
  const minutes = Math.max(1, Math.round((fixedSeconds + pages * pageSeconds) / 60));
  return `environ ${countOf(minutes, 'minute', 'minutes')}`;
}
