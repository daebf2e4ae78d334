import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/database.ts';
import { unassignEverywhere } from '#store/assignments.ts';
import { deleteInvitationsTo } from '#store/invitations.ts';
import { forgetInEvents } from '#store/organisation-events.ts';
import { lockOwnedAlone } from '#store/organisations.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/**
 * In the transaction that deletes an account: its memberships go with it, what it made in organisations stays, what it had to mend is nobody’s, its name and
 * address leave journals and invitations.
 * @throws AppError `organisation/owned` while an organisation would be left without an owner
 */
export async function leaveOrganisations(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { personUid, email }: Pick<Viewer, 'personUid' | 'email'>,
): Promise<void> {
  const alone = await lockOwnedAlone(tx, personUid);
  if (alone.length > 0)
    throw new AppError('organisation/owned', { data: { names: alone.map(({ name }) => name).join(', ') } });
  await unassignEverywhere(tx, personUid, clock.now());
  await deleteInvitationsTo(tx, email);
  await forgetInEvents(tx, email);
}
