import { formatNumber, typeset } from '#contract/french.ts';
import { notAnalysedReasons } from '#contract/not-analysed.ts';
import type { Report } from '#contract/report.ts';

/** « Par raison : interdite par robots.txt (12), délai dépassé (1). » The report keeps the reasons of its list. */
export function reasonsInWords({ notAnalysed, notAnalysedMore }: Report): string {
  const groups = [...Map.groupBy(notAnalysed, ({ reason }) => reason)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, pages]) => `${notAnalysedReasons[reason]} (${formatNumber(pages.length)})`);
  if (groups.length === 0) return '';
  const unknown = notAnalysedMore > 0 ? [`raison non gardée (${formatNumber(notAnalysedMore)})`] : [];
  return typeset(`Par raison : ${[...groups, ...unknown].join(', ')}.`);
}
