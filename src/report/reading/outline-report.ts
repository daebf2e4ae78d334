import type { Evidence, Finding, Report } from '#contract/report.ts';
import { widthOfFinding } from '#contract/where-shown.ts';

/** Raised whenever the parts below hold something else: those stored before are made again. */
export const partsVersion = 3;

type Screenshot = NonNullable<Report['pages'][number]['screenshot']>;

/** One finding with all its proofs, and what it takes to show them without the rest of the report. */
export interface FindingPart {
  readonly finding: Finding;
  readonly host: string;
  /** Of the report; absent in parts drawn before it was kept in them. */
  readonly url?: string;
  /** Pages of the whole audit. */
  readonly pageCount: number;
  /** By address of the pages it names. */
  readonly screenshots: Readonly<Record<string, Screenshot>>;
}

const proofsKept = 1;

/**
 * The report without the mass of its proofs and without the walks of its pages: of each finding its pages with their
 * counts, and the first proof. Everything that is said of the report as a whole is said alike of it.
 */
export function outlineReport(report: Report): Report {
  const { findings, pages, trial } = report;
  return {
    ...report,
    findings: findings.map(outlineFinding),
    pages: pages.map(({ walks: _walks, ...page }) => page),
    ...(trial && { trial: { ...trial, findings: trial.findings.map(outlineFinding) } }),
  };
}

function outlineFinding(finding: Finding): Finding {
  const evidence = finding.evidence.slice(0, proofsKept);
  let left = proofsKept - evidence.length;
  const pages = finding.pages.map((page) => {
    const kept = page.evidence.slice(0, left);
    left -= kept.length;
    return { ...page, evidence: kept };
  });
  const outline = { ...finding, evidence, pages };
  return widthOfFinding(outline) === widthOfFinding(finding) ? outline : withOtherWidth(outline, finding);
}

/** Shown in every window although the proof kept shows in one: another proof says so. */
function withOtherWidth(outline: Finding, { evidence, pages }: Finding): Finding {
  const widthOf = (proof: Evidence | undefined) => (proof?.type === 'element' ? proof.width : undefined);
  const kept = widthOf([...outline.evidence, ...outline.pages.flatMap((page) => page.evidence)][0]);
  const other = (proof: Evidence) => widthOf(proof) !== kept;
  const own = evidence.find(other);
  if (own) return { ...outline, evidence: [...outline.evidence, own] };
  const at = pages.findIndex((page) => page.evidence.some(other));
  const proofs = pages[at]?.evidence.filter(other).slice(0, 1) ?? [];
  return {
    ...outline,
    pages: outline.pages.map((page, index) =>
      index === at ? { ...page, evidence: [...page.evidence, ...proofs] } : page,
    ),
  };
}

/** The findings of a report, each on its own. */
export function findingParts(report: Report): FindingPart[] {
  const screenshots = new Map(report.pages.map(({ url, screenshot }) => [url, screenshot]));
  return report.findings.map((finding) => ({
    finding,
    host: report.host,
    url: report.url,
    pageCount: report.pages.length,
    screenshots: Object.fromEntries(
      finding.pages.flatMap(({ url }) => {
        const screenshot = screenshots.get(url);
        return screenshot ? [[url, screenshot]] : [];
      }),
    ),
  }));
}
