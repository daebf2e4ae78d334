import { findAudit, lockAudit } from '#store/audits.ts';
import { addBlob, deleteBlobOf, deleteBlobsLike, findBlob, newestBlob } from '#store/blobs.ts';
import { declaredAfter, readReport } from '#store/reports.ts';
import { decisionsStamp } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import { placeFiles } from '../files/place-files.ts';
import { type FileDeps, fileTrouble, readFile, readRow } from '../files/read-file.ts';
import { brandStamp, printInputOf } from './print-input.ts';
import type { RenderPdf } from './render-pdf.ts';

/** What making a PDF takes. */
export type PdfDeps = FileDeps & Pick<Deps, 'config' | 'clock'>;

const contentType = 'application/pdf';

/** A PDF says what was decided, what binds and what was measured since, under the brand of its owner: after a change of these it is another file. */
async function keyOf(deps: Pick<Deps, 'db' | 'clock'>, auditId: string): Promise<string> {
  const stamps = await Promise.all([
    decisionsStamp(deps, auditId),
    brandStamp(deps, auditId),
    declaredAfter(deps.db, auditId).then((profile) => profile ?? ''),
    measuredStamp(deps.db, auditId),
  ]);
  const told = stamps.filter((stamp) => stamp !== '').join('-');
  return told === '' ? 'report.pdf' : `report-${told}.pdf`;
}

/** Changes when the report is completed; empty where it never was. */
async function measuredStamp(db: Deps['db'], auditId: string): Promise<string> {
  const at = (await findAudit(db, auditId))?.laterMeasure?.at;
  return at === undefined ? '' : `measured${Date.parse(at)}`;
}

/**
 * The stored PDF of an audit’s report as it reads now; null when none was made yet, or the one that was is gone.
 * @throws AppError `file/unavailable`.
 */
export async function readReportPdf(
  deps: FileDeps & Pick<Deps, 'clock'>,
  auditId: string,
): Promise<Buffer | null> {
  try {
    return (await readFile(deps, auditId, await keyOf(deps, auditId)))?.bytes ?? null;
  } catch (error) {
    if (fileTrouble(error) === 'file/missing') return null;
    throw error;
  }
}

/** The PDF made last, whatever was decided since: what a mail on its way carries; null when it cannot be had. */
export async function readLastReportPdf(deps: FileDeps, auditId: string): Promise<Buffer | null> {
  try {
    return (await readRow(deps, auditId, await newestBlob(deps.db, auditId, contentType)))?.bytes ?? null;
  } catch (error) {
    if (fileTrouble(error)) return null;
    throw error;
  }
}

/**
 * The PDF of a finished audit, made and stored unless it is there already. Whoever comes second gets the bytes of the
 * first: mail and export are the same file. One made before the last decision, for another brand, or that cannot be had
 * any more, goes.
 * @returns null when there is no report (any more)
 * @throws what the renderer throws
 */
export async function makeReportPdf(
  deps: PdfDeps,
  render: RenderPdf,
  auditId: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const stored = await readReportPdf(deps, auditId).catch((error: unknown) => {
    if (fileTrouble(error)) return null;
    throw error;
  });
  if (stored !== null) return stored;
  const lost = (await findBlob(deps.db, auditId, await keyOf(deps, auditId)))?.object ?? null;
  const audit = await findAudit(deps.db, auditId);
  const report = audit?.status === 'done' ? await readReport(deps.db, auditId) : null;
  if (audit === null || report === null) return null;
  const key = await keyOf(deps, auditId);
  const bytes = await render(await printInputOf(deps, audit, report), signal);
  const files = await placeFiles(deps, auditId, [{ key, contentType, bytes }]);
  await deps.db.transaction(async (tx) => {
    // Deleted meanwhile: nothing of it may come back.
    const still = await lockAudit(tx, auditId);
    if (still?.status !== 'done' || still.reportRemovedAt !== null) return;
    await deleteBlobsLike(tx, auditId, { contentType, except: key });
    if (lost !== null) await deleteBlobOf(tx, auditId, lost);
    for (const file of files) await addBlob(tx, auditId, file, deps.clock.now());
  });
  return readReportPdf(deps, auditId);
}
