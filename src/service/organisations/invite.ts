import type { InviteRequest } from '#contract/api/organisations.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { invitationDays, rolesGivenBy, type SpaceRole, spaceRoleWords } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { answerInvitation, findInvitationById, replaceInvitation } from '#store/invitations.ts';
import { countSeats, findMembership, listMembers, lockOrganisation } from '#store/organisations.ts';
import { listHosts } from '#store/space-hosts.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { askMail, countMail } from '../limits/take-mail.ts';
import { mailAddressOf } from '../mail/mail-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Acting, recordEvent } from './acting.ts';
import { organisationOf } from './spaces.ts';

type InviteDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'log'>;

/** An organisation locked for a change of its people, and what whoever changes it may give: read now, not with the session. */
export async function lockForChange(tx: Db, { viewer }: Acting) {
  const uid = organisationOf(viewer);
  const row = await lockOrganisation(tx, uid);
  const actor = await findMembership(tx, uid, viewer.personUid);
  if (row === null || actor === null) throw new AppError('request/not-found');
  return { row, actor, may: rolesGivenBy(actor.role) };
}

/**
 * The sites of a client, each one that the organisation has; none for other roles, which see all.
 * @throws AppError `organisation/hosts-needed`, `organisation/unknown-host`
 */
export async function checkedHosts(
  tx: Db,
  organisation: string,
  role: SpaceRole,
  asked: readonly string[],
): Promise<string[]> {
  if (role !== 'client') return [];
  const hosts = [...new Set(asked)];
  if (hosts.length === 0) throw new AppError('organisation/hosts-needed', { field: 'hosts' });
  const known = new Set(await listHosts(tx, organisation));
  const unknown = hosts.find((host) => !known.has(host));
  if (unknown !== undefined)
    throw new AppError('organisation/unknown-host', { field: 'hosts', data: { host: unknown } });
  return hosts;
}

/** @throws AppError `organisation/no-seat` where the plan has none left for one more */
export async function assertSeat(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  organisation: { readonly uid: string; readonly plan: string },
  email: string | null,
): Promise<void> {
  const plan = planOf(organisation.plan);
  if ((await countSeats(tx, organisation.uid, deps.clock.now(), email)) < plan.seats) return;
  throw new AppError('organisation/no-seat', {
    data: { plan: planName(plan.id), limit: countOf(plan.seats, 'place', 'places') },
  });
}

/**
 * Invites an address: a mail with a link that is good once, for a week, for that address alone. A live invitation to the
 * same address is replaced: its link opens nothing more.
 * @throws AppError `auth/invalid-email`, `organisation/*`, `request/not-found`, and as `askMail`
 */
export async function invite(deps: InviteDeps, acting: Acting, request: InviteRequest): Promise<string> {
  const email = mailAddressOf(request.email);
  if (email === null) throw new AppError('auth/invalid-email', { field: 'email' });
  const { viewer } = acting;
  const id = deps.ids.uuid();
  const token = deps.ids.token();
  await deps.db.transaction(async (tx) => {
    const { row, may } = await lockForChange(tx, acting);
    if (!may.includes(request.role)) throw new AppError('organisation/role-too-high', { field: 'role' });
    if ((await listMembers(tx, row.uid)).some((one) => one.email.toLowerCase() === email))
      throw new AppError('organisation/already-member', { field: 'email' });
    const hosts = await checkedHosts(tx, row.uid, request.role, request.hosts);
    await assertSeat(deps, tx, row, email);
    const createdAt = deps.clock.now();
    const expiresAt = laterBy(createdAt, invitationDays * dayMs);
    await replaceInvitation(tx, {
      ...{ id, organisation: row.uid, email, role: request.role, hosts, createdAt, expiresAt },
      mayAct: request.role === 'client' && request.mayAct,
      tokenHash: hashToken(token),
      invitedBy: viewer.personUid,
    });
    const mail = { kind: 'invitation', to: email } as const;
    await askMail({ ...deps, db: tx }, { ...mail, by: viewer.personUid });
    await countMail({ ...deps, db: tx }, mail);
    await queueMail(deps, tx, {
      kind: 'organisation-invitation',
      ...{ to: email, toOther: true, uid: row.uid, dedupeKey: `organisation-invitation:${id}` },
      data: {
        organisation: row.displayName,
        inviterEmail: viewer.email,
        roleLabel: spaceRoleWords[request.role].label.toLowerCase(),
        url: `${deps.config.publicUrl}/invitation/${token}`,
        expiresAt: expiresAt.toISOString(),
      },
    });
    await recordEvent(deps, tx, acting, { organisation: row.uid, act: 'invited', target: email });
  });
  return id;
}

/** Takes a live invitation back: its link opens nothing more. @throws AppError `request/not-found`, `organisation/*` */
export async function withdrawInvitation(deps: InviteDeps, acting: Acting, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, may } = await lockForChange(tx, acting);
    const now = deps.clock.now();
    const invitation = await findInvitationById(tx, row.uid, id, now);
    if (invitation === null) throw new AppError('request/not-found');
    if (!may.includes(invitation.role)) throw new AppError('organisation/role-too-high');
    await answerInvitation(tx, id, 'withdrawn', now);
    const target = invitation.email;
    await recordEvent(deps, tx, acting, { organisation: row.uid, act: 'invitation-withdrawn', target });
  });
}
