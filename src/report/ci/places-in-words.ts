import { countOf } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { placesOf } from '../decisions/reach-of.ts';
import { viewEvidence } from '../evidence-view.ts';

/** Longest text of a place: a snippet says what it is long before. */
const longest = 300;

/** The first places of a finding, a line each, and how many are left. Text of the audited site: to be escaped. */
export function placesInWords(finding: Finding, most: number): string[] {
  const places = placesOf(finding);
  const lines = places.slice(0, most).map(({ page, evidence }) => {
    const { label, code } = viewEvidence(evidence);
    return [page, label, code]
      .filter((part) => part !== '')
      .join(' – ')
      .slice(0, longest);
  });
  const more = Math.max(finding.occurrences, places.length) - lines.length;
  return more > 0 ? [...lines, `et ${countOf(more, 'autre endroit', 'autres endroits')}`] : lines;
}
