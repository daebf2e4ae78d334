import type { AuditSummary } from '#contract/api/audits.ts';
import type { Report } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import {
  type FindingPart,
  findingParts,
  outlineReport,
  partsVersion,
} from '#report/reading/outline-report.ts';
import { packOutline, unpackOutline } from '#report/reading/pack-outline.ts';
import { type PagePart, pageParts } from '#report/reading/page-places.ts';
import { homePageOf } from '#report/site-title.ts';
import { hasReportPart, readReportPart, saveReportParts } from '#store/report-parts.ts';
import { readReport, withDeclared } from '#store/reports.ts';
import type { Deps } from '../deps.ts';

/** What tells where the parts of an audit are. */
type Kept = Pick<AuditSummary, 'id' | 'status'>;
type Verdict = FindingPart['finding']['verdict'];

const outlineName = 'outline';
const pageName = (index: number) => `page ${index}`;
const nameOf = (verdict: Verdict, ruleId: string) => `${verdict} ${ruleId}`;

/** Draws from a report that was just stored what its page reads. */
export async function saveParts(db: Db, auditId: string, report: Report): Promise<void> {
  await saveReportParts(db, auditId, partsVersion, [
    { name: outlineName, document: packOutline(outlineReport(report)) },
    ...findingParts(report).map((part) => ({
      name: nameOf(part.finding.verdict, part.finding.ruleId),
      document: part,
    })),
    ...pageParts(report).flatMap((part, index) =>
      part.places.length > 0 || part.otherPlaces || part.walks
        ? [{ name: pageName(index), document: part }]
        : [],
    ),
  ]);
}

/**
 * The report without the mass of its proofs; null unless the audit is done. Parts that are missing or of another version
 * are drawn from the whole document first, once.
 */
export async function readOutline(deps: Pick<Deps, 'db'>, audit: Kept): Promise<Report | null> {
  if (audit.status !== 'done') return null;
  const packed = await readPart<ReturnType<typeof packOutline>>(deps, audit.id, outlineName);
  return packed && withDeclared(deps.db, audit.id, unpackOutline(packed));
}

/** A finding of a report with all its proofs; null where the report shows none of that rule with that verdict. */
export async function readFindingPart(
  deps: Pick<Deps, 'db'>,
  audit: Kept,
  verdict: Verdict,
  ruleId: string,
): Promise<FindingPart | null> {
  if (audit.status !== 'done') return null;
  return readPart<FindingPart>(deps, audit.id, nameOf(verdict, ruleId));
}

/** What the picture of a page shows, by the place of the page in the report; null where there is none. */
export async function readPagePart(
  deps: Pick<Deps, 'db'>,
  audit: Kept,
  index: number,
): Promise<PagePart | null> {
  if (audit.status !== 'done') return null;
  return readPart<PagePart>(deps, audit.id, pageName(index));
}

/** What the picture of the home page shows; null where that is nothing. */
export async function readHomePart(
  deps: Pick<Deps, 'db'>,
  audit: Kept,
  outline: Report,
): Promise<PagePart | null> {
  const home = homePageOf(outline);
  return (
    home &&
    readPagePart(
      deps,
      audit,
      outline.pages.findIndex(({ url }) => url === home.url),
    )
  );
}

/** What stands under a name was written by `saveParts` under this version: its type is known. */
async function readPart<Part>({ db }: Pick<Deps, 'db'>, auditId: string, name: string): Promise<Part | null> {
  const stored = await readReportPart(db, auditId, partsVersion, name);
  if (stored !== null) return stored as Part;
  if (await hasReportPart(db, auditId, partsVersion, outlineName)) return null;
  const report = await readReport(db, auditId);
  if (report === null) return null;
  await saveParts(db, auditId, report);
  return (await readReportPart(db, auditId, partsVersion, name)) as Part | null;
}
