import type { SignInLink } from '#contract/api/sign-ins.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { lockUser } from '#store/admin.ts';
import { deleteLink, listLinks } from '#store/sign-ins.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

type LinkDeps = Pick<Deps, 'db' | 'oidc'>;

/** The identities that open one’s account, the oldest first. */
export async function readLinks(deps: LinkDeps, viewer: Pick<Viewer, 'uid'>): Promise<SignInLink[]> {
  const rows = await listLinks(deps.db, viewer.uid);
  return rows.map(({ id, provider, email, organizationLabel, createdAt, usedAt }) => ({
    id,
    provider,
    label: deps.oidc.providers.find((one) => one.id === provider)?.label ?? provider,
    email,
    organization: organizationLabel,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** Whether the account has no password, so that these are its only ways in; false where that cannot be had. */
export async function lacksPassword(
  deps: Pick<Deps, 'identity'>,
  viewer: Pick<Viewer, 'uid'>,
): Promise<boolean> {
  return deps.identity.passwords.hasPassword(viewer.uid).then(
    (has) => !has,
    (error: unknown) => {
      if (isAppError(error)) return false;
      throw error;
    },
  );
}

/**
 * Removes one of one’s own; sessions that it opened go on. Never the last way in.
 * @throws AppError `request/not-found`, `auth/last-way-in`.
 */
export async function removeLink(
  deps: LinkDeps & Pick<Deps, 'identity'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  const hasPassword = await deps.identity.passwords.hasPassword(viewer.uid);
  await deps.db.transaction(async (tx) => {
    // Two removals at once wait for each other.
    await lockUser(tx, viewer.uid);
    const isLast = (await listLinks(tx, viewer.uid)).every((link) => link.id === id);
    if (!(await deleteLink(tx, viewer.uid, id))) throw new AppError('request/not-found');
    if (isLast && !hasPassword) throw new AppError('auth/last-way-in');
  });
}
