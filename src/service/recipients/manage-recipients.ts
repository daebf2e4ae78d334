import type { Recipient } from '#contract/api/recipients.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { deleteRecipient, isOwnSite, listRecipientRows } from '#store/recipients.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { recipientView } from './recipient-view.ts';

/** Whom the results of one’s own site go to, and how many the plan allows. @throws AppError `request/not-found`. */
export async function listRecipients(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'plan'>,
  host: string,
): Promise<{ recipients: Recipient[]; limit: number }> {
  if (!(await isOwnSite(deps.db, viewer.uid, host))) throw new AppError('request/not-found');
  const rows = await listRecipientRows(deps.db, viewer.uid, host);
  return { recipients: rows.map(recipientView), limit: planOf(viewer.plan).mailRecipients };
}

/** Forgets a recipient of one’s own site. @throws AppError `request/not-found`; `recipient/left` for who left. */
export async function removeRecipient(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  { host, id }: { readonly host: string; readonly id: string },
): Promise<void> {
  const done = await deleteRecipient(deps.db, { id, uid: viewer.uid, host });
  if (done === 'none') throw new AppError('request/not-found');
  if (done === 'left') throw new AppError('recipient/left');
}
