import { dayMs } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { isHostProved } from '#contract/proved-domains.ts';
import type { Db } from '#platform/database.ts';
import { findWish, saveWish } from '#store/site-wishes.ts';
import type { Deps } from '../deps.ts';
import { listProofsOf, proofsForAudit } from '../domains/proved-domains.ts';

type WishDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'proveDomain' | 'readWish'>;

/** A site is asked once a day at most, whoever audits it. */
const wishLifeMs = dayMs;

/**
 * Whether the owner of a site refuses this person’s audits and verifications. Whoever has proved the site decides for
 * themselves. A site that does not answer goes on wishing what it wished.
 * Rejects only when the signal aborts or the database is away.
 */
export async function siteRefuses(
  deps: WishDeps,
  asked: { readonly uid: string; readonly url: string },
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await wishesNone(deps, new URL(asked.url).origin, signal))) return false;
  return !(await proofsForAudit(deps, asked, signal)).ownershipProved;
}

async function wishesNone(deps: WishDeps, origin: string, signal: AbortSignal): Promise<boolean> {
  const known = await findWish(deps.db, origin);
  const readAt = deps.clock.now();
  if (known && readAt.getTime() - known.readAt.getTime() < wishLifeMs) return known.refuses;
  const wish = await deps.readWish(origin, signal);
  const refuses = wish === 'unreachable' ? known?.refuses === true : wish === 'refuses';
  await saveWish(deps.db, { origin, refuses, readAt });
  return refuses;
}

/**
 * Says at once what is known already of a site; the audit itself asks.
 * @throws AppError `audit/site-refuses`.
 */
export async function assertWished(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  uid: string,
  target: URL,
): Promise<void> {
  const wish = await findWish(tx, target.origin);
  const now = deps.clock.now();
  if (!wish?.refuses || now.getTime() - wish.readAt.getTime() >= wishLifeMs) return;
  const proofs = await listProofsOf(tx, uid, target.hostname, now);
  const proved = proofs.map(({ host, method }) => ({ host, subdomains: method === 'dns' }));
  if (!isHostProved(target.host, proved))
    throw new AppError('audit/site-refuses', { field: 'url', data: { host: target.host } });
}
