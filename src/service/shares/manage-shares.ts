import type { Share } from '#contract/api/shares.ts';
import { AppError } from '#contract/errors.ts';
import { findAudit } from '#store/audits.ts';
import { listShareRows, revokeShareRow } from '#store/shares.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { shareView } from './share-view.ts';

type ManageDeps = Pick<Deps, 'db' | 'clock'>;

/** The links of one of the person’s own reports, the newest first. @throws AppError `request/not-found`. */
export async function listShares(
  deps: ManageDeps,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
): Promise<Share[]> {
  const audit = await findAudit(deps.db, auditId);
  if (audit?.uid !== viewer.uid) throw new AppError('request/not-found');
  const now = deps.clock.now();
  return (await listShareRows(deps.db, auditId)).map((row) => shareView(row, now));
}

/** Ends a link at once; once more changes nothing. @throws AppError `request/not-found`. */
export async function revokeShare(
  deps: ManageDeps,
  viewer: Pick<Viewer, 'uid'>,
  { auditId, shareId }: { readonly auditId: string; readonly shareId: string },
): Promise<void> {
  const link = { id: shareId, auditId, uid: viewer.uid };
  if (!(await revokeShareRow(deps.db, link, deps.clock.now()))) throw new AppError('request/not-found');
}
