import { AppError } from '#contract/errors.ts';
import { lockAuditsOf } from '#store/audits.ts';
import { deleteProvidersAt } from '#store/handovers.ts';
import { deleteMessagesTo } from '#store/outbox.ts';
import { deleteRecipientsAt } from '#store/recipients.ts';
import { deleteProfile } from '#store/users.ts';
import { leaveBilling } from '../billing/end-customer.ts';
import type { Deps } from '../deps.ts';
import { forgetMailbox } from '../mail/forget-mailbox.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { leaveOrganisations } from '../organisations/leave-organisations.ts';
import type { Viewer } from '../viewer.ts';

type DeleteDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity' | 'mailer'>;

/**
 * Deletes the account of a person who knows its password, with its audits, reports, sessions and mails, and confirms
 * it by mail; what it pays for is ended at the payment provider. An audit under way finds nothing to settle any more. The data go first: a crash in between leaves an empty account, which can be deleted again.
 * @throws AppError `auth/wrong-password`; `organisation/owned` for the only owner of an organisation.
 */
export async function deleteAccount(deps: DeleteDeps, viewer: Viewer, password: string): Promise<void> {
  if (!(await deps.identity.passwords.checkPassword(viewer.uid, password))) {
    throw new AppError('auth/wrong-password', { field: 'password' });
  }
  const ids = await deps.db.transaction(async (tx) => {
    // First the audits: one that is being settled holds its own and then wants the account, never the reverse.
    await lockAuditsOf(tx, viewer.uid);
    const messages = await deleteMessagesTo(tx, viewer.uid, viewer.email);
    await deleteRecipientsAt(tx, viewer.email);
    await deleteProvidersAt(tx, viewer.email);
    await leaveOrganisations(deps, tx, viewer);
    await leaveBilling(deps, tx, viewer.uid);
    await deleteProfile(tx, viewer.uid);
    await queueMail(deps, tx, {
      kind: 'account-deleted',
      to: viewer.email,
      dedupeKey: `account-deleted:${viewer.uid}`,
      data: { displayName: viewer.displayName, deletedAt: deps.clock.now().toISOString() },
    });
    return messages;
  });
  await deps.identity.deleteAccount(viewer.uid);
  await forgetMailbox(deps, { ids, email: viewer.email });
}
