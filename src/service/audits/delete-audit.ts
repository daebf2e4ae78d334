import { AppError } from '#contract/errors.ts';
import { forgetAssignmentsOf } from '#store/assignments.ts';
import { deleteAttempts } from '#store/attempts.ts';
import { deleteAuditPages } from '#store/audit-pages.ts';
import { isActive, lockAudit, updateAudit } from '#store/audits.ts';
import { deleteBlobs } from '#store/blobs.ts';
import { forgetDecisionsOf } from '#store/decisions.ts';
import { deleteHandoversOf } from '#store/handovers.ts';
import { deleteLaterMeasure } from '#store/later-measures.ts';
import { deleteMessagesOfAudit } from '#store/outbox.ts';
import { deleteReport } from '#store/reports.ts';
import { deleteSharesOf } from '#store/shares.ts';
import { deleteSiteFiles } from '#store/site-files.ts';
import { deleteVerifications } from '#store/verifications.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Deletes a finished audit of one’s own: report, screenshots, share links, plans that were sent, journal, mails (one that has not left never
 * will), what was kept of the site, and address; with the last audit of a site, the decisions on it and what was followed there. An empty row stays
 * so that the month’s quota is not won back.
 * @throws AppError `request/not-found`, `audit/not-deletable`.
 */
export async function deleteAudit(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, id);
    if (audit === null || audit.uid !== viewer.uid) throw new AppError('request/not-found');
    if (isActive(audit.status)) throw new AppError('audit/not-deletable');
    await deleteReport(tx, id);
    await deleteBlobs(tx, id);
    await deleteAttempts(tx, id);
    await deleteAuditPages(tx, id);
    await deleteVerifications(tx, id);
    await deleteMessagesOfAudit(tx, id);
    await forgetDecisionsOf(tx, audit);
    await forgetAssignmentsOf(tx, audit);
    await deleteSharesOf(tx, id);
    await deleteHandoversOf(tx, id);
    await deleteLaterMeasure(tx, id);
    await deleteSiteFiles(tx, audit.uid, new URL(audit.url).origin);
    await updateAudit(tx, id, {
      deletedAt: deps.clock.now(),
      url: '',
      host: '',
      exclude: [],
      pageSet: null,
      sampleId: null,
      sampleVersion: null,
      errorMessage: null,
    });
  });
}
