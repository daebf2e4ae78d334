import { isDefect } from './defect.ts';
import type { PerformanceMetrics, Report } from './report.ts';

/** Metrics shown over time, with their French names. */
export const shownMetrics = {
  largestContentfulPaintMs: 'Affichage du contenu principal (LCP)',
  totalBlockingTimeMs: 'Temps de blocage (TBT)',
  cumulativeLayoutShift: 'Décalages de mise en page (CLS)',
} as const satisfies Partial<Record<keyof PerformanceMetrics, string>>;
export type ShownMetric = keyof typeof shownMetrics;

/** A figure and, where it was measured several times, its least and greatest. */
export interface Measured {
  readonly value: number;
  readonly spread?: readonly [number, number];
}

/** What the history of a site shows of a report, kept beside it: thousands of pages are not read for a curve. */
export interface AuditFigures {
  /** Defects (`isDefect`), as the report counts them. */
  readonly failures: number;
  readonly reviews: number;
  /** The address that was reached from the one asked for; absent in audits made before it was kept. */
  readonly reached?: string;
  /** Something harms someone today: the grade says so, whatever the score. */
  readonly danger?: true;
  /** Its pages were read with the access of the site: whoever shares them is asked once more. */
  readonly protected?: true;
  /** The picture of the first page visited; absent in audits made before it was kept, and where there is none. */
  readonly picture?: { readonly key: string; readonly width: number; readonly height: number };
  /** Of the first page visited; absent when none was. */
  readonly home?: {
    readonly transferBytes: number;
    readonly requestCount: number;
    readonly metrics?: Readonly<Record<ShownMetric, Measured>>;
  };
}

/** The figures of a report. */
export function figuresOf(report: Report): AuditFigures {
  const failures = report.findings.filter(isDefect).length;
  const reviews = report.findings.filter(({ verdict }) => verdict === 'review').length;
  const home = homeFigures(report);
  const picture = report.pages[0]?.screenshot;
  return {
    ...{ failures, reviews, reached: report.url },
    ...(report.access === 'used' && { protected: true as const }),
    ...(picture && { picture: { key: picture.key, width: picture.width, height: picture.height } }),
    ...(home && { home }),
  };
}

function homeFigures({ pages: [home] }: Report): AuditFigures['home'] {
  if (!home) return undefined;
  const { transferBytes, requestCount, metrics, measures } = home;
  if (!metrics) return { transferBytes, requestCount };
  const measured = (name: ShownMetric): Measured => {
    const spread = measures?.metrics[name];
    return spread ? { value: metrics[name], spread } : { value: metrics[name] };
  };
  return {
    transferBytes,
    requestCount,
    metrics: {
      largestContentfulPaintMs: measured('largestContentfulPaintMs'),
      totalBlockingTimeMs: measured('totalBlockingTimeMs'),
      cumulativeLayoutShift: measured('cumulativeLayoutShift'),
    },
  };
}
