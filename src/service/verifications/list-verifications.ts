import { AppError } from '#contract/errors.ts';
import type { Verification } from '#contract/verification.ts';
import { findVerification, listVerificationRows } from '#store/verifications.ts';
import type { LookDeps } from '../admin/record-look.ts';
import { findReadable, type ReportReader } from '../reports/read-report.ts';
import { viewVerification } from './view-verification.ts';

const listLimit = 500;

/** What was verified of a report, newest first. @throws AppError `request/not-found`. */
export async function listVerifications(
  deps: LookDeps,
  reader: ReportReader,
  auditId: string,
): Promise<Verification[]> {
  await findReadable(deps, reader, auditId);
  return (await listVerificationRows(deps.db, auditId, listLimit)).map(viewVerification);
}

/** @throws AppError `request/not-found`. */
export async function readVerification(
  deps: LookDeps,
  reader: ReportReader,
  auditId: string,
  id: string,
): Promise<Verification> {
  await findReadable(deps, reader, auditId);
  const row = await findVerification(deps.db, auditId, id);
  if (row === null) throw new AppError('request/not-found');
  return viewVerification(row);
}
