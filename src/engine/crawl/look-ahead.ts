import { batchPages } from '#contract/shared-visits.ts';

/** Pages of the first batch chosen ahead of the results they could profit from. */
const near = 4;
/** Beyond it: a share of the order, enough to keep many workers busy. */
const farShare = 3;
const farMost = 200;

/**
 * How many pages may be under way when the next one is chosen. It depends on the order and on how many were chosen before,
 * never on who visits or how fast: the same site gives the same sample.
 */
export function lookAhead(maxPages: number, chosen: number): number {
  if (chosen < batchPages) return near;
  return Math.max(near, Math.min(farMost, Math.floor(maxPages / farShare)));
}
