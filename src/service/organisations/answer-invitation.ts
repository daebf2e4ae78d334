import { AppError } from '#contract/errors.ts';
import type { SpaceRole } from '#contract/space-roles.ts';
import { answerInvitation, findInvitation } from '#store/invitations.ts';
import { findMembership, lockOrganisation, saveMembership } from '#store/organisations.ts';
import { setSpace } from '#store/sessions.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { type Acting, recordEvent } from './acting.ts';
import { assertSeat } from './invite.ts';

/** What the link of an invitation shows, to whoever holds it. */
export interface ShownInvitation {
  readonly organisation: string;
  /** Where the mail went. */
  readonly email: string;
  /** The address of who invites; null once that account is gone. */
  readonly inviterEmail: string | null;
  readonly role: SpaceRole;
  readonly hosts: readonly string[];
  readonly expiresAt: string;
}

/** Reads an invitation by its link; null once it was answered, withdrawn, replaced, or is over. Changes nothing. */
export async function readInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<ShownInvitation | null> {
  const found = await findInvitation(deps.db, hashToken(token), deps.clock.now());
  if (found === null) return null;
  const { email, role, hosts, expiresAt, invitedBy } = found.invitation;
  const inviter = invitedBy === null ? null : await findProfile(deps.db, invitedBy);
  return {
    ...{ organisation: found.name, email, role, hosts, expiresAt: expiresAt.toISOString() },
    inviterEmail: inviter?.email ?? null,
  };
}

const isFor = (email: string, viewer: Pick<Viewer, 'email'>) => viewer.email.toLowerCase() === email;

/**
 * Joins the organisation, once, with the account of the address that was invited: a forwarded mail opens nothing. The session
 * is in the organisation from then on.
 * @throws AppError `invitation/expired`, `invitation/other-address`, `organisation/no-seat`
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  acting: Acting,
  token: string,
): Promise<void> {
  const { viewer } = acting;
  const found = await findInvitation(deps.db, hashToken(token), deps.clock.now());
  if (found === null) throw new AppError('invitation/expired');
  const { id, organisation, email, role, hosts, mayAct } = found.invitation;
  if (!isFor(email, viewer)) throw new AppError('invitation/other-address');
  await deps.db.transaction(async (tx) => {
    const row = await lockOrganisation(tx, organisation);
    const now = deps.clock.now();
    // Once: whoever withdrew, replaced or answered it meanwhile was first.
    if (row === null || !(await answerInvitation(tx, id, 'accepted', now)))
      throw new AppError('invitation/expired');
    if ((await findMembership(tx, organisation, viewer.personUid)) === null) {
      // The plan may have become smaller since it was sent.
      await assertSeat(deps, tx, row, email);
      await saveMembership(tx, { organisation, person: viewer.personUid, role, mayAct, hosts, now });
      await recordEvent(deps, tx, acting, { organisation, act: 'joined' });
    }
    await setSpace(tx, viewer.sessionId, viewer.personUid, organisation);
  });
}

/** Says no: the link opens nothing more. @throws AppError `invitation/expired`, `invitation/other-address` */
export async function declineInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  acting: Acting,
  token: string,
): Promise<void> {
  const now = deps.clock.now();
  const found = await findInvitation(deps.db, hashToken(token), now);
  if (found === null) throw new AppError('invitation/expired');
  const { id, organisation, email } = found.invitation;
  if (!isFor(email, acting.viewer)) throw new AppError('invitation/other-address');
  await deps.db.transaction(async (tx) => {
    if (!(await answerInvitation(tx, id, 'declined', now))) throw new AppError('invitation/expired');
    await recordEvent(deps, tx, acting, { organisation, act: 'invitation-declined' });
  });
}
