import { AppError } from '#contract/errors.ts';
import { deleteDomain } from '#store/domains.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** Forgets a domain and its proof. @throws AppError `request/not-found`, for another’s as for none. */
export async function removeDomain(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  if (!(await deleteDomain(deps.db, viewer.uid, id))) throw new AppError('request/not-found');
}
