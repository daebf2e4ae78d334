import type { OrganisationHoldings } from '#contract/api/organisations.ts';
import { AppError } from '#contract/errors.ts';
import { lockAuditsOf } from '#store/audits.ts';
import { countHeld, deleteMessagesAbout } from '#store/delete-organisation.ts';
import { deleteProfile } from '#store/users.ts';
import { leaveBilling } from '../billing/end-customer.ts';
import { plainText } from '../decisions/check-decision.ts';
import type { Deps } from '../deps.ts';
import { forgetMailbox } from '../mail/forget-mailbox.ts';
import type { Viewer } from '../viewer.ts';
import type { Acting } from './acting.ts';
import { lockForChange } from './invite.ts';
import { organisationOf } from './spaces.ts';

/** Everything that would go with the organisation looked at. @throws AppError `organisation/none`, `request/not-found` */
export async function readHoldings(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<OrganisationHoldings> {
  const held = await countHeld(deps.db, organisationOf(viewer), deps.clock.now());
  if (held === undefined) throw new AppError('request/not-found');
  return held;
}

/**
 * Deletes the organisation with all it holds, for an owner who types its name. Audits under way find nothing to settle any
 * more; what it pays for is ended at the payment provider; its people keep their accounts and their own spaces.
 * @throws AppError `organisation/none`, `organisation/wrong-name`, `space/not-allowed`, `request/not-found`
 */
export async function deleteOrganisation(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'mailer'>,
  acting: Acting,
  typed: string,
): Promise<void> {
  const uid = organisationOf(acting.viewer);
  const ids = await deps.db.transaction(async (tx) => {
    // First the audits: one that is being settled holds its own and then wants the owner, never the reverse.
    await lockAuditsOf(tx, uid);
    const { row, actor } = await lockForChange(tx, acting);
    if (actor.role !== 'owner') throw new AppError('organisation/role-too-high');
    if (plainText(typed) !== plainText(row.displayName))
      throw new AppError('organisation/wrong-name', { field: 'name' });
    const messages = await deleteMessagesAbout(tx, uid);
    await leaveBilling(deps, tx, uid);
    await deleteProfile(tx, uid);
    return messages;
  });
  await forgetMailbox(deps, { ids, email: `${uid}@organisation.invalid` });
}
