import type { AuditSummary } from '#contract/api/audits.ts';
import type { Finding } from '#contract/report.ts';
import { profileOf } from '#report/binding/binding-of.ts';
import { type FindingReading, findingReading } from '#report/reading/finding-reading.ts';
import type { ReportReading } from '#report/reading/reading-of.ts';
import { noQuery } from '#report/reading/report-query.ts';
import type { Deps } from '../deps.ts';
import { readFindingPart } from './read-parts.ts';
import { decidedOfOutline, readReading } from './read-reading.ts';
import type { ReportReader } from './read-report.ts';

/** A finding as paper shows it. */
export interface PrintedFinding extends Pick<FindingReading, 'view' | 'screenshots'> {
  /** Pages that show it and are not printed. */
  readonly pagesMore: number;
}

export interface Printable {
  readonly audit: AuditSummary;
  readonly reading: ReportReading;
  /** By anchor of the finding. */
  readonly proofs: ReadonlyMap<string, PrintedFinding>;
  /** Findings printed in words alone. */
  readonly without: number;
}

/** Some fifty sheets; the PDF is made for what is longer. */
const mostProofs = 300;
const proofsOfPage = 3;

/**
 * A report with the proofs of its findings, the first ones first, as far as paper bears them; null unless it is done.
 * @throws AppError `request/not-found`, the same for an unknown audit and for another’s.
 */
export async function readPrintable(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  reader: ReportReader,
  id: string,
): Promise<Printable | null> {
  const { audit, outline, reading } = await readReading(deps, reader, id, noQuery);
  if (outline === null || reading === null) return null;
  const decided = await decidedOfOutline(deps, audit, outline);
  const proofs = new Map<string, PrintedFinding>();
  let left = mostProofs;
  for (const { verdict, ruleId } of outline.findings) {
    if (left <= 0) break;
    const part = await readFindingPart(deps, audit, verdict, ruleId);
    if (part === null) continue;
    const printed = printedOf(findingReading(part, 1, '', decided, profileOf(outline)));
    proofs.set(printed.view.anchor, printed);
    left -= countProofs(printed.view.finding);
  }
  return { audit, reading, proofs, without: outline.findings.length - proofs.size };
}

function printedOf({ view, screenshots, shownOn }: FindingReading): PrintedFinding {
  const cut = <Proof>(list: readonly Proof[]) => list.slice(0, proofsOfPage);
  const { finding } = view;
  const pages = finding.pages.map((page) => ({ ...page, evidence: cut(page.evidence) }));
  return {
    view: { ...view, finding: { ...finding, evidence: cut(finding.evidence), pages } },
    screenshots,
    pagesMore: shownOn.length - pages.length,
  };
}

const countProofs = ({ evidence, pages }: Finding): number =>
  pages.reduce((sum, page) => sum + page.evidence.length, evidence.length);
