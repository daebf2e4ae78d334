import type { AuditSummary } from '#contract/api/audits.ts';
import { AppError } from '#contract/errors.ts';
import type { Fix } from '#contract/fix.ts';
import type { FixView } from '#report/fixes/fix-view.ts';
import { briefFinding, briefFix } from '#report/reading/brief-view.ts';
import { findingPath } from '#report/reading/finding-path.ts';
import { fixPath } from '#report/reading/fix-path.ts';
import { fixTicket, type TicketFinding } from '#report/reading/fix-ticket.ts';
import type { TicketFormat } from '#report/reading/ticket-writers.ts';
import { viewReport } from '#report/report-view.ts';
import type { Deps } from '../deps.ts';
import { readFindingPart } from './read-parts.ts';
import { readDoneOutline } from './read-reading.ts';
import type { ReportReader } from './read-report.ts';

export interface ReadFix {
  readonly audit: AuditSummary;
  /** The reader’s own; otherwise they are an administrator. */
  readonly isOwn: boolean;
  readonly view: FixView;
  readonly tickets: Readonly<Record<TicketFormat, string>>;
}

/** No fix has more of them unless it is all that nobody could group. */
const mostFindings = 60;

/**
 * A fix of a report with its ticket in every format.
 * @throws AppError `request/not-found` for a fix that the report does not have, too; `report/removed`
 */
export async function readFix(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  reader: ReportReader,
  id: string,
  key: string,
): Promise<ReadFix> {
  const { audit, report, isOwn } = await readDoneOutline(deps, reader, id);
  const { firstFixes, moreFixes } = viewReport(report);
  const view = [...firstFixes, ...moreFixes].find(({ fix }) => fix.key === key);
  if (view === undefined) throw new AppError('request/not-found');
  const { publicUrl } = deps.config;
  const findings = await findingsOfFix(deps, audit, view.fix);
  const told = findings.map((one) => ({ ...one, address: `${publicUrl}${findingPath(id, one.finding)}` }));
  const ticket = (format: TicketFormat) =>
    fixTicket(view.fix, told, `${publicUrl}${fixPath(id, view.fix)}`, format);
  return {
    audit,
    isOwn,
    view: briefFix(view, briefFinding),
    tickets: { markdown: ticket('markdown'), jira: ticket('jira'), plain: ticket('plain') },
  };
}

/** What it takes away, each finding with the pages that this fix is about. */
export async function findingsOfFix(
  deps: Pick<Deps, 'db'>,
  audit: Pick<AuditSummary, 'id' | 'status'>,
  { findings }: Fix,
): Promise<Omit<TicketFinding, 'address'>[]> {
  const found: Omit<TicketFinding, 'address'>[] = [];
  for (const { verdict, ruleId, occurrences, pages } of findings.slice(0, mostFindings)) {
    const part = await readFindingPart(deps, audit, verdict, ruleId);
    if (part === null) continue;
    const own = pages && new Set(pages);
    const shown = own ? part.finding.pages.filter(({ url }) => own.has(url)) : part.finding.pages;
    found.push({ finding: { ...part.finding, pages: shown }, occurrences });
  }
  return found;
}
