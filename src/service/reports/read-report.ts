import { createHash } from 'node:crypto';
import type { AuditSummary } from '#contract/api/audits.ts';
import { AppError } from '#contract/errors.ts';
import { formatDate } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import type { AuditRow } from '#store/audits.ts';
import { readAuditRow, readReportText } from '#store/report-reads.ts';
import { readReport } from '#store/reports.ts';
import { type LookDeps, recordLook } from '../admin/record-look.ts';
import { summariseAudit } from '../audits/summarise-audit.ts';
import { withWaits } from '../audits/with-waits.ts';
import type { Deps } from '../deps.ts';
import { type FileDeps, readFile } from '../files/read-file.ts';
import type { Viewer } from '../viewer.ts';

/** `uid`: the owner of the space they read in; `personUid`: who they are, where that is another. */
export type ReportReader = Pick<Viewer, 'uid' | 'admin'> & Partial<Pick<Viewer, 'personUid'>>;

/** An audit its reader may see, and the version of what it shows. */
export interface ReportHead {
  readonly audit: AuditSummary;
  /** Changes whenever the answer would. */
  readonly version: string;
  /** Whose audit it is: the reader’s, or anybody’s for an administrator. */
  readonly uid: string;
  readonly isOwn: boolean;
}

/**
 * The audit of that id, for its owner or an administrator.
 * @throws AppError `request/not-found`, the same for an unknown audit and for another’s.
 */
export async function readAudit(
  deps: LookDeps & Pick<Deps, 'queue'>,
  reader: ReportReader,
  id: string,
): Promise<ReportHead> {
  const found = await findReadable(deps, reader, id);
  const audit = (await withWaits(deps, [found]))[0] ?? found;
  const { status, progress, round, attempts, finishedAt, reportRemovedAt, profile, laterMeasure } = audit;
  const moving = createHash('sha256').update(JSON.stringify(progress)).digest('base64url').slice(0, 12);
  const version = `${round}.${attempts}.${status}.${moving}.${(reportRemovedAt ?? finishedAt)?.getTime() ?? 0}${laterMeasure === null ? '' : `.${laterMeasure.state}`}${profile === null ? '' : `.${profile}`}`;
  return { audit: summariseAudit(audit), version, uid: audit.uid, isOwn: audit.uid === reader.uid };
}

/** The stored report as JSON text of the present shape; null unless the audit is done. */
export async function readDocument(deps: Pick<Deps, 'db'>, audit: AuditSummary): Promise<string | null> {
  return audit.status === 'done' ? readReportText(deps.db, audit.id) : null;
}

/** The stored report; null unless the audit is done. */
export async function readReportOf(deps: Pick<Deps, 'db'>, audit: AuditSummary): Promise<Report | null> {
  return audit.status === 'done' ? readReport(deps.db, audit.id) : null;
}

const imageTypes = ['image/webp', 'image/png', 'image/jpeg', 'image/avif'] as const;

/** A picture of a report, of a type that browsers show and nothing else. */
export interface StoredImage {
  readonly contentType: (typeof imageTypes)[number];
  readonly bytes: Buffer;
}

/** Undefined for what is no picture: other files of the audit are not served so. */
export const imageTypeOf = (blob: { readonly contentType: string } | null) =>
  imageTypes.find((type) => type === blob?.contentType);

/** @throws AppError `request/not-found`, `file/missing`, `file/unavailable`. */
export async function readScreenshot(
  deps: FileDeps & LookDeps,
  reader: ReportReader,
  id: string,
  key: string,
): Promise<StoredImage> {
  await findReadable(deps, reader, id);
  const blob = await readFile(deps, id, key);
  const contentType = imageTypeOf(blob);
  if (blob === null || contentType === undefined) throw new AppError('request/not-found');
  return { contentType, bytes: blob.bytes };
}

/**
 * The audit of that id, for its owner or an administrator, whose look is written down.
 * @throws AppError `request/not-found`.
 */
export async function findReadable(deps: LookDeps, reader: ReportReader, id: string): Promise<AuditRow> {
  const audit = await readAuditRow(deps.db, id);
  if (audit === null || (audit.uid !== reader.uid && !reader.admin)) throw new AppError('request/not-found');
  if (audit.uid !== reader.uid) await recordLook(deps, { uid: reader.personUid ?? reader.uid }, audit);
  return audit;
}

/** @throws AppError `report/removed` for an audit whose report is gone, its time in the plan being over. */
export function assertKept({ reportRemovedAt }: { readonly reportRemovedAt: Date | string | null }): void {
  if (reportRemovedAt === null) return;
  throw new AppError('report/removed', { data: { date: formatDate(reportRemovedAt) } });
}
