import type { Report } from '#contract/report.ts';
import type { VerifiedAt } from '#contract/verifiable.ts';
import type { Verification } from '#contract/verification.ts';
import type { Deps } from '../deps.ts';
import type { ReportReader } from '../reports/read-report.ts';
import { listVerifications } from './list-verifications.ts';
import { verifiableRules } from './verifiable-pages.ts';

/** What the page of a report needs to verify its fixes. */
export interface ReportVerifications {
  readonly startUrl: string;
  readonly rules: Readonly<Record<string, VerifiedAt>>;
  /** Newest first. */
  readonly verifications: readonly Verification[];
}

/** @throws AppError `request/not-found`. */
export async function readReportVerifications(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  reader: ReportReader,
  auditId: string,
  report: Report,
): Promise<ReportVerifications> {
  const verifications = await listVerifications(deps, reader, auditId);
  return { startUrl: report.url, rules: verifiableRules(report), verifications };
}
