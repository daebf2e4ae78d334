import { findAudit, lockAudit } from '#store/audits.ts';
import { addBlob, deleteBlobsLike, findBlob, newestBlob } from '#store/blobs.ts';
import { readReport } from '#store/reports.ts';
import { decisionsStamp } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import { brandStamp, printInputOf } from './print-input.ts';
import type { RenderPdf } from './render-pdf.ts';

const contentType = 'application/pdf';

/** A PDF says what was decided, under the brand of its owner: after a change of either it is another file. */
async function keyOf(deps: Pick<Deps, 'db' | 'clock'>, auditId: string): Promise<string> {
  const stamps = await Promise.all([decisionsStamp(deps, auditId), brandStamp(deps, auditId)]);
  const told = stamps.filter((stamp) => stamp !== '').join('-');
  return told === '' ? 'report.pdf' : `report-${told}.pdf`;
}

/** The stored PDF of an audit’s report as it reads now; null when none was made yet. */
export async function readReportPdf(
  deps: Pick<Deps, 'db' | 'clock'>,
  auditId: string,
): Promise<Buffer | null> {
  return (await findBlob(deps.db, auditId, await keyOf(deps, auditId)))?.bytes ?? null;
}

/** The PDF made last, whatever was decided since: what a mail on its way carries. */
export async function readLastReportPdf(deps: Pick<Deps, 'db'>, auditId: string): Promise<Buffer | null> {
  return newestBlob(deps.db, auditId, contentType);
}

/**
 * The PDF of a finished audit, made and stored unless it is there already. Whoever comes second gets the bytes of the
 * first: mail and export are the same file. One made before the last decision, or for another brand, goes.
 * @returns null when there is no report (any more)
 * @throws what the renderer throws
 */
export async function makeReportPdf(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  render: RenderPdf,
  auditId: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const stored = await readReportPdf(deps, auditId);
  if (stored !== null) return stored;
  const audit = await findAudit(deps.db, auditId);
  const report = audit?.status === 'done' ? await readReport(deps.db, auditId) : null;
  if (audit === null || report === null) return null;
  const key = await keyOf(deps, auditId);
  const bytes = await render(await printInputOf(deps, audit, report), signal);
  await deps.db.transaction(async (tx) => {
    // Deleted meanwhile: nothing of it may come back.
    const still = await lockAudit(tx, auditId);
    if (still?.status !== 'done' || still.reportRemovedAt !== null) return;
    await deleteBlobsLike(tx, auditId, { contentType, except: key });
    await addBlob(tx, auditId, { key, contentType, bytes }, deps.clock.now());
  });
  return readReportPdf(deps, auditId);
}
