import type { Domain } from '#contract/api/domains.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { type TargetPolicy, targetPolicyOf } from '#engine/browser/target-policy.ts';
import { isSharedSuffix } from '#engine/probe/proof/shared-suffix.ts';
import { lockOwner } from '#store/audits.ts';
import { countDomains, insertDomain } from '#store/domains.ts';
import type { Deps } from '../deps.ts';
import { normaliseTarget } from '../normalise-target.ts';
import type { Viewer } from '../viewer.ts';
import { toDomain } from './domain-view.ts';

/** Domains one account may hold. */
export const mostDomains = 50;

/**
 * Adds a domain to prove, with a code of its own. Nothing is asked of the network.
 * @throws AppError `target/*`, `domain/shared-suffix`, `domain/already-added`, `domain/too-many`, field `host`.
 */
export async function addDomain(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  viewer: Pick<Viewer, 'uid'>,
  typed: string,
): Promise<Domain> {
  const host = hostOf(typed, targetPolicyOf(deps.config));
  return deps.db.transaction(async (tx) => {
    // Held so that two requests at once cannot both be the last one allowed.
    if ((await lockOwner(tx, viewer.uid)) === null) throw new AppError('auth/required');
    const now = deps.clock.now();
    const row = await insertDomain(tx, {
      id: deps.ids.uuid(),
      uid: viewer.uid,
      host,
      token: deps.ids.token(),
      createdAt: now,
    });
    if (row === null) throw new AppError('domain/already-added', { field: 'host' });
    if ((await countDomains(tx, viewer.uid)) > mostDomains)
      throw new AppError('domain/too-many', { field: 'host', data: { limit: mostDomains } });
    return toDomain(row, now);
  });
}

function hostOf(typed: string, policy: TargetPolicy): string {
  try {
    const { host, hostname } = normaliseTarget(typed, policy);
    if (isSharedSuffix(hostname)) throw new AppError('domain/shared-suffix', { data: { host: hostname } });
    return host;
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new AppError(error.code, { cause: error, data: { ...error.data }, field: 'host' });
  }
}
