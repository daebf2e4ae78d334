import type { SaveSiteAccessRequest, SiteAccessView } from '#contract/api/site-access.ts';
import { AppError } from '#contract/errors.ts';
import { isHostProved } from '#contract/proved-domains.ts';
import {
  type AccessSecrets,
  canBeHidden,
  kindsOf,
  mostRefusedTries,
  secretsOf,
} from '#contract/site-access.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import type { Db } from '#platform/database.ts';
import { lockOwner } from '#store/audits.ts';
import { isOwnSite } from '#store/recipients.ts';
import {
  deleteSiteAccess,
  findSiteAccess,
  type SiteAccessRow,
  saveSiteAccess,
} from '#store/site-accesses.ts';
import type { Deps } from '../deps.ts';
import { listProofsOf } from '../domains/proved-domains.ts';
import { normaliseTarget } from '../normalise-target.ts';
import type { Viewer } from '../viewer.ts';
import { readSignIn } from './read-sign-in.ts';
import { openAccess, sealAccess } from './sealed-access.ts';

type AccessDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;

/** What is known of the access of one’s own site. Never what it holds. @throws AppError `request/not-found`. */
export async function readSiteAccess(
  deps: AccessDeps,
  { uid }: Pick<Viewer, 'uid'>,
  host: string,
): Promise<{ proved: boolean; access: SiteAccessView | null }> {
  const row = await findSiteAccess(deps.db, uid, host);
  const proved = await isProvedNow(deps, uid, host);
  if (row === null && !proved && !(await isOwnSite(deps.db, uid, host)))
    throw new AppError('request/not-found');
  return { proved, access: row && viewOf(deps, row) };
}

/**
 * Seals what opens one’s own site, in the place of what was kept before. Nothing is sent anywhere.
 * @throws AppError `request/not-found`, `access/not-proved`, `access/empty`, `access/cannot-hide`, `access/sign-in-refused`,
 * `target/*`.
 */
export async function replaceSiteAccess(
  deps: AccessDeps,
  { uid }: Pick<Viewer, 'uid'>,
  host: string,
  { scheme, signIn, ...typed }: SaveSiteAccessRequest,
): Promise<SiteAccessView> {
  const { origin, host: exact } = new URL(
    normaliseTarget(`${scheme}://${host}/`, targetPolicyOf(deps.config)),
  );
  return deps.db.transaction(async (tx) => {
    if ((await lockOwner(tx, uid)) === null) throw new AppError('auth/required');
    const proved = await isProvedNow({ ...deps, db: tx }, uid, exact);
    if (!proved && !(await isOwnSite(tx, uid, exact))) throw new AppError('request/not-found');
    if (!proved) throw new AppError('access/not-proved');
    const secrets = { ...typed, ...(signIn && { signIn: readSignIn(signIn, exact) }) };
    assertSecrets(secrets, origin);
    // A new id with each: what was tried with the one before says nothing of this one.
    const row = { id: deps.ids.uuid(), uid, host: exact, origin, kinds: kindsOf(secrets) };
    const sealed = sealAccess(deps, row, secrets);
    await saveSiteAccess(tx, { ...row, sealed, setAt: deps.clock.now() });
    return viewOf(deps, await own(tx, uid, exact));
  });
}

/** Forgets what opens one’s own site. @throws AppError `request/not-found`, for another’s as for none. */
export async function removeSiteAccess(
  deps: Pick<Deps, 'db'>,
  { uid }: Pick<Viewer, 'uid'>,
  host: string,
): Promise<void> {
  if (!(await deleteSiteAccess(deps.db, uid, host))) throw new AppError('request/not-found');
}

/** @throws AppError `request/not-found`. */
export async function own(db: Db, uid: string, host: string): Promise<SiteAccessRow> {
  const row = await findSiteAccess(db, uid, host);
  if (row === null) throw new AppError('request/not-found');
  return row;
}

/** Whether a proof that was seen within its thirty days speaks for that host. */
export async function isProvedNow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  host: string,
): Promise<boolean> {
  const hostname = URL.parse(`https://${host}/`)?.hostname;
  if (!hostname) return false;
  const rows = await listProofsOf(db, uid, hostname, clock.now());
  return isHostProved(
    host,
    rows.map((row) => ({ host: row.host, subdomains: row.method === 'dns' })),
  );
}

function assertSecrets(secrets: AccessSecrets, origin: string): void {
  if (kindsOf(secrets).length === 0) throw new AppError('access/empty');
  const isHidden = (secret: string) => canBeHidden(secret) && !origin.includes(secret.toLowerCase());
  if (!secretsOf(secrets).every(isHidden)) throw new AppError('access/cannot-hide');
}

/** An access as its owner sees it: that it exists, and what became of it. */
function viewOf(deps: Pick<Deps, 'config'>, row: SiteAccessRow): SiteAccessView {
  const state =
    openAccess(deps, row) === null ? 'unreadable' : row.refusals >= mostRefusedTries ? 'refused' : 'kept';
  const { origin, kinds, setAt, triedAt } = row;
  return { origin, kinds, state, setAt: setAt.toISOString(), triedAt: triedAt?.toISOString() ?? null };
}
