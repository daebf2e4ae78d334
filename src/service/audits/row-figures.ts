import { figuresOf } from '#contract/audit-figures.ts';
import type { Report } from '#contract/report.ts';
import { gradeOf } from '#report/grade.ts';
import type { AuditChange } from '#store/audits.ts';

/** What lists, curves and the dashboard read of a report, kept in the row of its audit. */
export function rowFigures(report: Report): AuditChange {
  return {
    score: report.score,
    scoreUpTo: report.upTo ?? null,
    themeScores: Object.fromEntries(report.themes.map(({ theme, score }) => [theme, score])),
    themesUpTo: Object.fromEntries(
      report.themes.flatMap(({ theme, upTo }) => (upTo === undefined ? [] : [[theme, upTo]])),
    ),
    pageCount: report.pages.length,
    figures: { ...figuresOf(report), ...(gradeOf(report).isDanger && { danger: true as const }) },
  };
}
