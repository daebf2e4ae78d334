import type { Evidence } from '#contract/report.ts';
import { clip } from '../../derive/dom/dom.ts';

/** Characters of one text of a proof: a header may have 256 KB, and reports hold one on each page. */
const textLimit = 4_000;

/** A proof none of whose texts is longer than a person reads. */
export function clipped(evidence: Evidence): Evidence {
  const entries = Object.entries(evidence).map(([key, value]) => [
    key,
    typeof value === 'string' ? clip(value, textLimit) : value,
  ]);
  return Object.fromEntries(entries) as Evidence;
}
