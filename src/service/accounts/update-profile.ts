import type { SessionUser, UpdateProfileRequest } from '#contract/api/account.ts';
import { AppError } from '#contract/errors.ts';
import { updateProfileRow } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { toSessionUser, type Viewer } from '../viewer.ts';

/** Changes the person’s own name or theme. @returns the person as it is now. */
export async function updateProfile(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  change: UpdateProfileRequest,
): Promise<SessionUser> {
  const row = await updateProfileRow(deps.db, viewer.uid, change);
  if (!row) throw new AppError('auth/required');
  return toSessionUser({ ...viewer, displayName: row.displayName, theme: row.settings.theme });
}
