import type { Report } from '#contract/report.ts';

/** How much of a finding goes on paper. The report on line holds the rest. */
export interface PrintLimits {
  /** Pieces of evidence a finding, all pages together. */
  readonly evidence: number;
  /** Pages named a finding. */
  readonly pages: number;
  /** Characters of one piece of code. */
  readonly code: number;
}

/** From everything a reader wants to what a very large report can afford. */
const levels = [
  { evidence: 5, pages: 10, code: 300 },
  { evidence: 3, pages: 5, code: 200 },
  { evidence: 2, pages: 3, code: 140 },
  { evidence: 1, pages: 2, code: 90 },
] as const satisfies readonly PrintLimits[];

/** Room for findings in a report of 60 pages; cover and annexes take the rest. */
const linesAllowed = 45 * 50;

/** The most generous limits with which the findings stay within their share of the 60 pages. */
export function chooseLimits(report: Report): PrintLimits {
  return levels.find((limits) => estimateLines(report, limits) <= linesAllowed) ?? levels[3];
}

const linesOf = (text: string, width: number): number => Math.ceil(Math.max(1, text.length) / width);

/** Lines of body text the findings take, roughly: 90 characters a line, headings and gaps included. */
export function estimateLines(report: Report, limits: PrintLimits): number {
  let lines = 0;
  for (const finding of report.findings) {
    const evidence =
      finding.evidence.length + finding.pages.reduce((sum, page) => sum + page.evidence.length, 0);
    lines += 5 + linesOf(finding.why, 90) + linesOf(finding.fix, 90);
    lines += Math.min(finding.pages.length, limits.pages);
    lines += Math.min(evidence, limits.evidence) * (1.5 + limits.code / 150);
  }
  return lines;
}
