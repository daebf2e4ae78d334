import type { DecidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import { readingOf } from './reading/reading-of.ts';
import { ReportBody } from './report-body.tsx';
import type { ScreenshotUrl } from './report-places.ts';
import type { PastScores } from './score-change.ts';

/** The whole report as one document (`pdf/` has it for paper, over the same view). `screenshotUrl` tells where the pictures are. */
export function ReportDocument({
  report,
  screenshotUrl,
  before = null,
  decided = null,
}: {
  readonly report: Report;
  readonly decided?: DecidedReport | null;
  readonly screenshotUrl: ScreenshotUrl;
  /** Scores of the audit it may be compared with. */
  readonly before?: PastScores | null;
}) {
  const reading = readingOf(report, { decided });
  return <ReportBody reading={reading} places={{ screenshotUrl }} before={before} />;
}
