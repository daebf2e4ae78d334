import type { DecidedReport } from '#contract/decisions.ts';
import { AppError } from '#contract/errors.ts';
import { type ExportFormat, planOf } from '#contract/plans.ts';
import { readReport } from '#store/reports.ts';
import { decidedOf, decidedOfText } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { awaitReportPdf } from './export-pdf.ts';
import { assertKept, readAudit, readDocument } from './read-report.ts';
import { reportToCsv } from './report-csv.ts';
import { reportFileName } from './report-file-name.ts';

export interface ExportedReport {
  readonly fileName: string;
  readonly contentType: 'application/pdf' | 'text/csv; charset=utf-8' | 'application/json; charset=utf-8';
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/**
 * The report as a file, when the plan of the reader has that format; administrators have all.
 * @param signal aborts when the reader is gone
 * @throws AppError `request/not-found`, also while there is no report; `report/removed`, `plan/feature-missing`; `server/unavailable`
 *   when the PDF is not ready yet.
 */
export async function exportReport(
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'admin' | 'plan'>,
  id: string,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<ExportedReport> {
  const { audit } = await readAudit(deps, viewer, id);
  const plan = planOf(viewer.plan);
  const allowed: readonly ExportFormat[] = plan.exports;
  if (!viewer.admin && !allowed.includes(format)) {
    throw new AppError('plan/feature-missing', { data: { plan: plan.label } });
  }
  if (audit.status !== 'done') throw new AppError('request/not-found');
  assertKept(audit);
  const fileName = reportFileName(audit, format);
  if (format === 'pdf') {
    const body = new Uint8Array(await awaitReportPdf(deps, id, signal));
    return { fileName, contentType: 'application/pdf', body };
  }
  if (format === 'json') {
    const body = await readDocument(deps, audit);
    if (body === null) throw new AppError('request/not-found');
    const decided = await decidedOfText(deps, id, body);
    return { fileName, contentType: 'application/json; charset=utf-8', body: withDecisions(body, decided) };
  }
  const report = await readReport(deps.db, id);
  if (report === null) throw new AppError('request/not-found');
  return {
    fileName,
    contentType: 'text/csv; charset=utf-8',
    body: reportToCsv(report, await decidedOf(deps, id, report)),
  };
}

/** The document to the letter, and what was decided of it beside its other fields. */
const withDecisions = (document: string, decided: DecidedReport | null): string =>
  decided === null ? document : `${document.trimEnd().slice(0, -1)},"decisions":${JSON.stringify(decided)}}`;
