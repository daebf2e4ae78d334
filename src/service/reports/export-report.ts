import { AppError } from '#contract/errors.ts';
import { type ExportFormat, planOf } from '#contract/plans.ts';
import { readReport } from '#store/reports.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { readAudit, readDocument } from './read-report.ts';
import { reportToCsv } from './report-csv.ts';

export interface ExportedReport {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: string;
}

/**
 * The report as a file, when the plan of the reader has that format; administrators have all.
 * @throws AppError `request/not-found`, also while there is no report; `plan/feature-missing`.
 */
export async function exportReport(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'admin' | 'plan'>,
  id: string,
  format: Exclude<ExportFormat, 'pdf'>,
): Promise<ExportedReport> {
  const { audit } = await readAudit(deps, viewer, id);
  const plan = planOf(viewer.plan);
  const allowed: readonly ExportFormat[] = plan.exports;
  if (!viewer.admin && !allowed.includes(format)) {
    throw new AppError('plan/feature-missing', { data: { plan: plan.label } });
  }
  const day = (audit.finishedAt ?? audit.createdAt).slice(0, 10);
  const fileName = `constat-${audit.host.replaceAll(/[^a-z0-9.-]/gi, '-')}-${day}.${format}`;
  if (format === 'json') {
    const body = await readDocument(deps, audit);
    if (body === null) throw new AppError('request/not-found');
    return { fileName, contentType: 'application/json; charset=utf-8', body };
  }
  const report = audit.status === 'done' ? await readReport(deps.db, id) : null;
  if (report === null) throw new AppError('request/not-found');
  return { fileName, contentType: 'text/csv; charset=utf-8', body: reportToCsv(report) };
}
