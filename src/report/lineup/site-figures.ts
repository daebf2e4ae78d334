import type { LineupAudit } from '#contract/api/lineups.ts';
import { isDefect } from '#contract/defect.ts';
import type { Report } from '#contract/report.ts';
import type { Severity } from '#contract/themes.ts';
import { overviewOf } from '../binding/binding-overview.ts';
import { homePageOf } from '../site-title.ts';

type Figures = Pick<LineupAudit, 'figures' | 'rgaa' | 'fieldUntil'>;

/** Nothing is known but the scores: the report is gone. */
export const noFigures: Figures = {
  figures: {
    ...{ largestContentfulPaintMs: null, totalBlockingTimeMs: null, cumulativeLayoutShift: null },
    ...{ fieldInpMs: null, desktopScore: null, transferBytes: null, requestCount: null, rgaaUnmet: null },
    ...{ trackersBefore: null, duties: null, blocking: null, major: null, minor: null, reviews: null },
  },
  rgaa: null,
  fieldUntil: null,
};

/** What a report tells of its site beside the scores; null where it does not know. Pure. */
export function siteFiguresOf(report: Report): Figures {
  const home = homePageOf(report);
  const defects = report.findings.filter(isDefect);
  const of = (severity: Severity) => defects.filter((finding) => finding.severity === severity).length;
  const field = report.field?.records.find((record) => record.of === 'site' && record.device === 'phone');
  return {
    figures: {
      largestContentfulPaintMs: home?.metrics?.largestContentfulPaintMs ?? null,
      totalBlockingTimeMs: home?.metrics?.totalBlockingTimeMs ?? null,
      cumulativeLayoutShift: home?.metrics?.cumulativeLayoutShift ?? null,
      fieldInpMs: field?.metrics.INP?.p75 ?? null,
      desktopScore: home?.desktop?.performanceScore ?? null,
      transferBytes: home?.transferBytes ?? null,
      requestCount: home?.requestCount ?? null,
      rgaaUnmet: report.rgaa?.counts.nc ?? null,
      trackersBefore: report.cookies ? trackersBefore(report.cookies.rows) : null,
      duties: overviewOf(report)?.counts.duty ?? null,
      blocking: of('bloquant'),
      major: of('majeur'),
      minor: of('mineur'),
      reviews: report.findings.filter(({ verdict }) => verdict === 'review').length,
    },
    rgaa: report.rgaa?.interval ?? null,
    fieldUntil: field?.metrics.INP ? field.to : null,
  };
}

/** Those that surely need consent and were there before any choice. */
const trackersBefore = (rows: NonNullable<Report['cookies']>['rows']): number =>
  rows.filter(({ need, before }) => need === 'required' && before).length;
