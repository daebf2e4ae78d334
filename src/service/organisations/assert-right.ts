import { AppError } from '#contract/errors.ts';
import type { SpaceRight } from '#contract/space-rights.ts';
import { roleCovers, spaceRoleWords } from '#contract/space-roles.ts';
import { hostOfAudit, hostOfDecision } from '#store/space-hosts.ts';
import type { Deps } from '../deps.ts';
import { seesHost, type Viewer } from '../viewer.ts';

/**
 * Holds somebody to their role in the space they look at. For a client, what is of no site of theirs does not exist.
 * @param params names of the path, of which `id` and `host` say what it is about
 * @throws AppError `organisation/factor-required`, `space/not-allowed`; `request/not-found` for a client
 */
export async function assertRight(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  right: SpaceRight,
  params: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { space } = viewer;
  if (right === 'person') return;
  if (space.lacksFactor && !right.withoutFactor)
    throw new AppError('organisation/factor-required', { data: { name: space.name } });
  if (roleCovers(space.role, right.least)) return;
  const isOpen =
    space.role === 'client' && (right.client === 'read' || (right.client === 'act' && space.mayAct));
  if (!isOpen)
    throw new AppError('space/not-allowed', {
      data: { name: space.name, role: spaceRoleWords[space.role].label.toLowerCase() },
    });
  if (right.of === 'list') return;
  const host = await hostOf(deps, viewer, right.of, params);
  if (host === null || !seesHost(viewer, host)) throw new AppError('request/not-found');
}

async function hostOf(
  { db }: Pick<Deps, 'db'>,
  { uid }: Viewer,
  of: Exclude<SpaceRight, 'person'>['of'],
  { id = '', host = null }: Readonly<Record<string, string | undefined | null>>,
): Promise<string | null> {
  if (of === 'host') return host;
  if (of === 'audit') return hostOfAudit(db, uid, id ?? '');
  return of === 'decision' ? hostOfDecision(db, uid, id ?? '') : null;
}

/** The refusal itself, where a page shows it; null when there is none. */
export async function refusalOfRight(...asked: Parameters<typeof assertRight>): Promise<AppError | null> {
  try {
    await assertRight(...asked);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
