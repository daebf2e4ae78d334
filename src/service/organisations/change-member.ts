import type { ChangeMemberRequest } from '#contract/api/organisations.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/database.ts';
import { countOwners, deleteMembership, listMembers, saveMembership } from '#store/organisations.ts';
import type { Deps } from '../deps.ts';
import { leaveFixes, leaveFixesBeyond } from '../work/leave-fixes.ts';
import { type Acting, recordEvent } from './acting.ts';
import { checkedHosts, lockForChange } from './invite.ts';

type MemberDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** A member, once the organisation is locked. @throws AppError `request/not-found`, the same for anybody else */
async function memberOf(tx: Db, organisation: string, person: string) {
  const found = (await listMembers(tx, organisation)).find(({ uid }) => uid === person);
  if (!found) throw new AppError('request/not-found');
  return found;
}

/** @throws AppError `organisation/last-owner`. The organisation is locked: two owners cannot both be the other one. */
async function assertOwnerLeft(tx: Db, organisation: string): Promise<void> {
  if ((await countOwners(tx, organisation)) <= 1) throw new AppError('organisation/last-owner');
}

/**
 * Changes what a member may do; nobody gives or takes more than they have. Ownership is handed over so.
 * @throws AppError `request/not-found`, `organisation/role-too-high`, `organisation/last-owner`, `organisation/*`
 */
export async function changeMember(
  deps: MemberDeps,
  acting: Acting,
  person: string,
  { role, hosts: asked, mayAct }: ChangeMemberRequest,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, may } = await lockForChange(tx, acting);
    const organisation = row.uid;
    const member = await memberOf(tx, organisation, person);
    if (!may.includes(role) || !may.includes(member.role))
      throw new AppError('organisation/role-too-high', { field: 'role' });
    if (member.role === 'owner' && role !== 'owner') await assertOwnerLeft(tx, organisation);
    const hosts = await checkedHosts(tx, organisation, role, asked);
    const now = deps.clock.now();
    await saveMembership(tx, {
      ...{ organisation, person, role, hosts, now },
      mayAct: role === 'client' && mayAct,
    });
    await recordEvent(deps, tx, acting, { organisation, act: 'role-changed', target: member.email });
    await leaveFixesBeyond(deps, tx, acting, {
      organisation,
      person,
      email: member.email,
      role,
      hosts,
      mayAct,
    });
  });
}

/**
 * Takes somebody out of the organisation; what they made stays. One may always leave, but for the last owner.
 * @throws AppError `request/not-found`, `organisation/role-too-high`, `organisation/last-owner`
 */
export async function removeMember(deps: MemberDeps, acting: Acting, person: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, may } = await lockForChange(tx, acting);
    const organisation = row.uid;
    const member = await memberOf(tx, organisation, person);
    const isSelf = person === acting.viewer.personUid;
    if (!isSelf && !may.includes(member.role)) throw new AppError('organisation/role-too-high');
    if (member.role === 'owner') await assertOwnerLeft(tx, organisation);
    await deleteMembership(tx, organisation, person);
    await recordEvent(deps, tx, acting, {
      ...{ organisation, act: isSelf ? 'left' : 'removed' },
      ...(!isSelf && { target: member.email }),
    });
    await leaveFixes(deps, tx, acting, { organisation, person, email: member.email, hosts: null });
  });
}
