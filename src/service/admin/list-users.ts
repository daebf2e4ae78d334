import type { AdminUser } from '#contract/api/admin.ts';
import { planOf } from '#contract/plans.ts';
import { searchUsers, type UserSearch } from '#store/admin.ts';
import type { Deps } from '../deps.ts';

/** Accounts matching the search, for administrators. */
export async function listUsers(
  deps: Pick<Deps, 'db'>,
  page: UserSearch,
): Promise<{ items: AdminUser[]; total: number }> {
  const { rows, total } = await searchUsers(deps.db, page);
  const items = rows.map(({ user, audits, secondFactor }) => ({
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    plan: planOf(user.plan).id,
    admin: user.admin,
    emailVerified: user.emailVerified,
    suspended: user.suspendedAt !== null,
    secondFactor,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLogin?.toISOString() ?? null,
    audits,
  }));
  return { items, total };
}
