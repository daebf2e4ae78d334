import { isDefect } from '#contract/defect.ts';
import type { Evidence, Finding } from '#contract/report.ts';
import { viewEvidence } from '../evidence-view.ts';
import { proofClips } from '../static/proof.tsx';
import { choosePrintedProof, type ProofLimits } from './choose-evidence.ts';

/** How a finding is told in the annex: whole with its proof, in two lines, or as a row of a table. */
export type Detail = 'whole' | 'brief' | 'row';

/** What of the proof is printed where a finding is told whole. */
export const proofLimits: ProofLimits = { evidence: 2, pages: 2 };
/** Characters of the two sentences where a finding is told in brief. */
export const briefLength = 260;

/** Room for the annex of findings: some ten pages, less what is lost where something would not break. */
const roomMm = 9.2 * 256 * 0.9;
const themeMm = 22;
const rowMm = 6.4;
/** Of the room that rows leave, the part kept for telling the first findings whole. */
const wholeShare = 0.55;

/**
 * Gives each finding its detail, the first ones the most, so that the annex keeps its length whatever the site: every one
 * has its row while there is room, then two lines, then everything. One without a row is on line alone.
 * @param findings in the order of the report
 * @param share of the room that may be taken, 0–1
 */
export function planFindings(findings: readonly Finding[], share: number): ReadonlyMap<Finding, Detail> {
  const themes = new Set(findings.map(({ theme }) => theme)).size;
  let left = roomMm * share - themes * themeMm;
  const plan = new Map<Finding, Detail>();
  for (const finding of findings) {
    if (left < rowMm) break;
    plan.set(finding, 'row');
    left -= rowMm;
  }
  const reserve = left * wholeShare;
  for (const [detail, height] of [
    ['brief', briefMm],
    ['whole', wholeMm],
  ] as const) {
    // « À savoir » and what a person must judge keep their row: defects come first.
    for (const finding of findings.filter(isDefect)) {
      const before = plan.get(finding);
      if (before === undefined) continue;
      const more = height(finding) - (before === 'row' ? rowMm : briefMm(finding));
      if (more > left) break;
      if (detail === 'brief' && left - more < reserve) break;
      plan.set(finding, detail);
      left -= more;
    }
  }
  return plan;
}

/** Too long to be kept on one page at any cost: more than a quarter of it. */
export const isLong = (finding: Finding): boolean => wholeMm(finding) > 64;

const lines = (length: number, width: number): number => Math.ceil(length / width);

function briefMm({ title, fix }: Finding): number {
  return 9 + lines(title.length, 88) * 5 + lines(Math.min(fix.length, briefLength), 112) * 4.6;
}

/** Title, facts and gaps; why and how at 112 characters a line; then the proof, in small print. */
function wholeMm(finding: Finding): number {
  const text =
    lines(finding.title.length, 88) + lines(finding.why.length, 108) + lines(finding.fix.length, 108);
  const proof = choosePrintedProof(finding, proofLimits);
  const evidence = [...proof.site, ...proof.pages.flatMap((page) => page.evidence)];
  const addresses = proof.pages.reduce((sum, { url }) => sum + lines(Math.min(url.length, 160) + 14, 110), 0);
  const small = evidence.length + addresses > 0 ? 2 : 0;
  return (
    16 + text * 5 + (small + addresses) * 4.2 + evidence.reduce((sum, item) => sum + evidenceMm(item), 0)
  );
}

function evidenceMm(evidence: Evidence): number {
  const { label, english, code, note } = viewEvidence(evidence);
  const rows =
    lines(Math.min(label.length, proofClips.label) + Math.min(english.length, proofClips.label), 110) +
    lines(Math.min(code.length, proofClips.code), 105) +
    lines(Math.min(note.length, proofClips.note), 110);
  return 2.4 + rows * 4.2;
}
