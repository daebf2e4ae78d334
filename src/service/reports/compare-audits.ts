import type { AuditSummary } from '#contract/api/audits.ts';
import { visitedAs } from '#contract/audit-words.ts';
import type { ComparisonSummary } from '#contract/comparison.ts';
import { AppError } from '#contract/errors.ts';
import type { Report } from '#contract/report.ts';
import { compareDesktop } from '#report/compare/compare-desktop.ts';
import { compareReports } from '#report/compare/compare-reports.ts';
import { compareSample } from '#report/compare/compare-sample.ts';
import { summariseComparison } from '#report/compare/summarise-comparison.ts';
import { listEarlierDone } from '#store/audits.ts';
import { readAuditRow } from '#store/report-reads.ts';
import { readReport } from '#store/reports.ts';
import type { LookDeps } from '../admin/record-look.ts';
import { summariseAudit } from '../audits/summarise-audit.ts';
import { assertKept, findReadable, type ReportReader } from './read-report.ts';

/** An audit beside an earlier one of the same site. */
export interface ComparedAudits {
  readonly audit: AuditSummary;
  /** Null where there is none yet. */
  readonly before: AuditSummary | null;
  readonly comparison: ComparisonSummary | null;
  /** What it may be compared with, newest first. */
  readonly earlier: AuditSummary[];
}

const earlierLimit = 50;

/**
 * What changed since an earlier audit of the same site by the same person: the one asked for, else the last one of
 * the same pages on the same device, else the last one of the same sample, else the last one.
 * @throws AppError `request/not-found` for an unknown audit, another’s, one that is not done, or one of another site;
 *   `report/removed`
 */
export async function compareAudits(
  deps: LookDeps,
  reader: ReportReader,
  id: string,
  beforeId: string | null,
): Promise<ComparedAudits> {
  const audit = await findReadable(deps, reader, id);
  if (audit.status !== 'done') throw new AppError('request/not-found');
  assertKept(audit);
  const earlier = await listEarlierDone(deps.db, audit, earlierLimit);
  const alike = earlier.find(
    ({ scope, device, maxPages, url, pageSet }) =>
      scope === audit.scope &&
      visitedAs(device) === visitedAs(audit.device) &&
      pageSet === audit.pageSet &&
      (scope === 'page' ? url === audit.url : maxPages === audit.maxPages),
  );
  // Another version of the same sample tells more than other pages.
  const kin = earlier.find(
    ({ sampleId, device }) =>
      audit.sampleId !== null && sampleId === audit.sampleId && visitedAs(device) === visitedAs(audit.device),
  );
  const before =
    beforeId === null ? (alike ?? kin ?? earlier[0] ?? null) : await readAuditRow(deps.db, beforeId);
  if (
    beforeId !== null &&
    (before?.uid !== audit.uid || before.host !== audit.host || before.status !== 'done')
  )
    throw new AppError('request/not-found');
  if (before) assertKept(before);
  const [older, newer] = before
    ? await Promise.all([readReport(deps.db, before.id), readReport(deps.db, audit.id)])
    : [null, null];
  return {
    audit: summariseAudit(audit),
    before: before && summariseAudit(before),
    comparison: older && newer && summarised(older, newer),
    earlier: earlier.map(summariseAudit),
  };
}

function summarised(older: Report, newer: Report): ComparisonSummary {
  const comparison = compareReports(older, newer);
  const sample = compareSample(older, newer, comparison);
  const desktop = compareDesktop(older, newer);
  return {
    ...summariseComparison(comparison),
    ...(sample && { sample }),
    ...(desktop && { desktop }),
  };
}
