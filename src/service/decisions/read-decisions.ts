import type { DecidedReport } from '#contract/decisions.ts';
import { AppError } from '#contract/errors.ts';
import { applyDecisions } from '#report/decisions/apply-decisions.ts';
import { standingDecisionsOf } from '#store/decisions.ts';
import { readReport } from '#store/reports.ts';
import type { LookDeps } from '../admin/record-look.ts';
import { assertKept, findReadable, type ReportReader } from '../reports/read-report.ts';
import { standingOf } from './stored-decision.ts';

/**
 * The decisions laid over a report, with its counts even where nobody decided anything.
 * @throws AppError `request/not-found`, also while there is no report; `report/removed`
 */
export async function readDecisions(
  deps: LookDeps,
  reader: ReportReader,
  auditId: string,
): Promise<DecidedReport> {
  const audit = await findReadable(deps, reader, auditId);
  if (audit.status !== 'done') throw new AppError('request/not-found');
  assertKept(audit);
  const report = await readReport(deps.db, auditId);
  if (report === null) throw new AppError('request/not-found');
  const standing = await standingDecisionsOf(deps.db, auditId);
  return applyDecisions(report, standing.map(standingOf), deps.clock.now());
}
