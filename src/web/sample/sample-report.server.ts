import { parseReport } from '#contract/parse-report.ts';
import type { Report } from '#contract/report.ts';
import text from './report.json?raw';

let parsed: Report | null = null;

/** The report of the demonstration site, as `scripts/make-sample-report.ts` wrote it. Parsed at the first visit. */
export function sampleReport(): Report {
  parsed ??= parseReport(JSON.parse(text));
  return parsed;
}
