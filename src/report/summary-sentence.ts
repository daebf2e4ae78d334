import type { DecidedReport } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import { countOf, listOf } from '#contract/french.ts';
import { pageCountsOf, pagesReadInWords } from '#contract/page-counts.ts';
import type { Report } from '#contract/report.ts';
import type { FindingView } from './finding-view.ts';

/** What is decided is counted apart, never taken away. */
export function summaryOf(
  report: Report,
  failures: readonly FindingView[],
  reviews: number,
  decided: DecidedReport | null,
): string {
  const pages = pagesReadInWords(pageCountsOf(report), report.scope);
  const defects = failures.filter(({ finding }) => isDefect(finding));
  const blocking = defects.filter(({ finding }) => finding.severity === 'bloquant').length;
  const among = (...parts: readonly string[]) => {
    const said = parts.filter((part) => part !== '');
    return said.length === 0 ? '' : `, dont ${listOf(said)}`;
  };
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? '' : countOf(count, one, many);
  const { defectsDecided = 0, defectsContested = 0, reviewsDecided = 0 } = decided?.counts ?? {};
  const named = among(
    counted(blocking, 'bloquant', 'bloquants'),
    counted(defectsDecided, 'décidé', 'décidés'),
    counted(defectsContested, 'contesté', 'contestés'),
  );
  const doubts =
    reviews === 0
      ? ''
      : ` ${countOf(reviews, 'point reste', 'points restent')} à vérifier par une personne${among(counted(reviewsDecided, 'décidé', 'décidés'))}.`;
  return `${pages}, ${countOf(defects.length, 'défaut constaté', 'défauts constatés')}${named}.${doubts}`;
}
