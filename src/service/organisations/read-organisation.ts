import type { OrganisationView } from '#contract/api/organisations.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { roleCovers } from '#contract/space-roles.ts';
import { listLiveInvitations } from '#store/invitations.ts';
import { listJoinRequests } from '#store/join-requests.ts';
import { listMailDomains } from '#store/mail-domains.ts';
import { countSeats, listMembers } from '#store/organisations.ts';
import { listHosts } from '#store/space-hosts.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { proofFloor } from '../sign-ins/member-domain.ts';
import type { Viewer } from '../viewer.ts';
import { liveSince } from './join-requests.ts';
import { organisationOf } from './spaces.ts';

/**
 * The organisation that somebody looks at, with its people; invitations for those who may withdraw them.
 * @throws AppError `organisation/none`, `request/not-found`
 */
export async function readOrganisation(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<OrganisationView> {
  const uid = organisationOf(viewer);
  const now = deps.clock.now();
  const manages = roleCovers(viewer.space.role, 'admin');
  const [row, members, live, taken, hosts, asked, mailDomains] = await Promise.all([
    findProfile(deps.db, uid),
    listMembers(deps.db, uid),
    listLiveInvitations(deps.db, uid, now),
    countSeats(deps.db, uid, now, null),
    listHosts(deps.db, uid),
    manages ? listJoinRequests(deps.db, uid, liveSince(now)) : [],
    manages ? listMailDomains(deps.db, uid, proofFloor(now)) : [],
  ]);
  if (row === null) throw new AppError('request/not-found');
  const plan = planOf(row.plan);
  return {
    ...{
      uid,
      name: row.displayName,
      plan: plan.id,
      seats: plan.seats,
      taken,
      role: viewer.space.role,
      hosts,
    },
    factorFrom: row.factorFrom?.toISOString() ?? null,
    siret: manages ? row.siret : null,
    mailDomains,
    requests: asked.map(({ id, email, displayName, createdAt }) => ({
      ...{ id, email, displayName, askedAt: createdAt.toISOString() },
    })),
    members: members.map(({ createdAt, hasFactor, ...member }) => ({
      ...member,
      hasFactor: manages ? hasFactor : null,
      since: createdAt.toISOString(),
      isSelf: member.uid === viewer.personUid,
    })),
    invitations: (manages ? live : []).map(({ id, email, role, hosts: given, mayAct, expiresAt }) => ({
      ...{ id, email, role, hosts: given, mayAct, expiresAt: expiresAt.toISOString() },
    })),
  };
}
