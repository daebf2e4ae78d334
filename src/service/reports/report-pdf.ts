import type { Db } from '#platform/database.ts';
import { findAudit, lockAudit } from '#store/audits.ts';
import { addBlob, findBlob } from '#store/blobs.ts';
import { readReport } from '#store/reports.ts';
import type { Deps } from '../deps.ts';
import type { RenderPdf } from './render-pdf.ts';

const key = 'report.pdf';

/** The stored PDF of an audit's report; null when none was made yet. */
export async function readReportPdf(db: Db, auditId: string): Promise<Buffer | null> {
  return (await findBlob(db, auditId, key))?.bytes ?? null;
}

/**
 * The PDF of a finished audit, made and stored unless it is there already. Whoever comes second gets the bytes of the
 * first: mail and export are the same file.
 * @returns null when there is no report (any more)
 * @throws what the renderer throws
 */
export async function makeReportPdf(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  render: RenderPdf,
  auditId: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const stored = await readReportPdf(deps.db, auditId);
  if (stored !== null) return stored;
  const audit = await findAudit(deps.db, auditId);
  const report = audit?.status === 'done' ? await readReport(deps.db, auditId) : null;
  if (report === null) return null;
  const bytes = await render(report, `${deps.config.publicUrl}/reports/${auditId}`, signal);
  await deps.db.transaction(async (tx) => {
    // Deleted meanwhile: nothing of it may come back.
    const still = await lockAudit(tx, auditId);
    if (still?.status !== 'done' || still.reportRemovedAt !== null) return;
    await addBlob(tx, auditId, { key, contentType: 'application/pdf', bytes }, deps.clock.now());
  });
  return readReportPdf(deps.db, auditId);
}
