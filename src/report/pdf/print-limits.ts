import type { Evidence, Finding, Report } from '#contract/report.ts';
import { viewEvidence } from '../evidence-view.ts';
import { choosePrintedProof } from './choose-evidence.ts';
import { type PrintLimits, printLevels } from './print-levels.ts';

/** A page of A4 holds 256 mm; a tenth is lost where something would not break. */
const usedMm = 256 * 0.9;
/** Of 60 pages, what cover and annexes leave to the findings. */
const pagesAllowed = 46;

/** The most generous limits with which the findings stay within their share of the 60 pages. */
export function chooseLimits(report: Report): PrintLimits {
  const fits = (limits: PrintLimits) => estimatePages(report, limits) <= pagesAllowed;
  return printLevels.find(fits) ?? printLevels[4];
}

/** About how many pages the findings take. */
function estimatePages(report: Report, limits: PrintLimits): number {
  return report.findings.reduce((sum, finding) => sum + heightMm(finding, limits), 0) / usedMm;
}

const lines = (length: number, width: number): number => Math.ceil(length / width);

/** Title, facts and gaps; why and how at 100 characters a line; then the proof, in small print. */
function heightMm(finding: Finding, limits: PrintLimits): number {
  const text =
    lines(finding.title.length, 80) + lines(finding.why.length, 100) + lines(finding.fix.length, 100);
  const proof = choosePrintedProof(finding, limits);
  const evidence = [...proof.site, ...proof.pages.flatMap((page) => page.evidence)];
  const addresses = proof.pages.reduce((sum, { url }) => sum + lines(Math.min(url.length, 160) + 14, 100), 0);
  const small = evidence.length + addresses > 0 ? 2 : 0;
  const proofMm =
    (small + addresses) * 4.2 + evidence.reduce((sum, item) => sum + evidenceMm(item, limits), 0);
  return 18 + text * 5 + proofMm;
}

function evidenceMm(evidence: Evidence, limits: PrintLimits): number {
  const { label, english, code, note } = viewEvidence(evidence);
  const rows =
    lines(Math.min(label.length, 160) + Math.min(english.length, 160), 110) +
    lines(Math.min(code.length, limits.code), 105) +
    lines(Math.min(note.length, limits.note), 110);
  return 2.2 + rows * 4.2;
}
