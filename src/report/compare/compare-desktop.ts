import type { DesktopComparison } from '#contract/comparison.ts';
import { formatDuration, formatNumber, typeset } from '#contract/french.ts';
import type { Report, VisitedPage } from '#contract/report.ts';
import { homePageOf } from '../site-title.ts';

type Both = Pick<Report, 'pages'>;
type Desktop = NonNullable<VisitedPage['desktop']>;

/** The home page as from a computer in both audits; null where neither was measured so. Pure. */
export function compareDesktop(before: Both, after: Both): DesktopComparison | null {
  const [past, present] = [desktopOf(before), desktopOf(after)];
  return past === null && present === null ? null : { before: figuresOf(past), after: figuresOf(present) };
}

const desktopOf = (report: Both): Desktop | null => homePageOf(report)?.desktop ?? null;

function figuresOf(desktop: Desktop | null): DesktopComparison['after'] {
  if (desktop === null) return null;
  const { performanceScore: score, metrics } = desktop;
  return {
    score,
    metrics: metrics && {
      largestContentfulPaintMs: metrics.largestContentfulPaintMs,
      totalBlockingTimeMs: metrics.totalBlockingTimeMs,
      cumulativeLayoutShift: metrics.cumulativeLayoutShift,
    },
  };
}

/** The same page loaded twice differs by that much: less is no change. */
const loadMargin = 5;

/** What became of the score of performance as from a computer, in words; empty where one of the two is missing. */
export function desktopChange({ before, after }: DesktopComparison): string {
  if (before?.score == null || after?.score == null) return '';
  const points = after.score - before.score;
  if (Math.abs(points) <= loadMargin) return 'stable';
  return points > 0 ? `+${formatNumber(points)} points` : `−${formatNumber(-points)} points`;
}

/**
 * « Sur ordinateur : performance 92/100, contenu principal en 1,2 s (avant : 85/100). », beside the phone whose figures make the
 * scores; null where the speed was not asked for from a computer.
 */
export function desktopSentence(report: Both, before: Both | null): string | null {
  const now = desktopOf(report);
  if (now === null) return null;
  const { performanceScore: score, metrics } = now;
  if (score === null) return typeset('Sur ordinateur : performance non mesurée.');
  const past = before && desktopOf(before)?.performanceScore;
  return typeset(
    [
      `Sur ordinateur : performance ${formatNumber(score)}/100`,
      metrics && `, contenu principal en ${formatDuration(metrics.largestContentfulPaintMs)}`,
      past != null && ` (avant : ${formatNumber(past)}/100)`,
      '.',
    ]
      .filter(Boolean)
      .join(''),
  );
}
