import type { SiteTransfer } from '#contract/api/site-transfers.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { roleCovers } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { lockOwner } from '#store/audits.ts';
import { findMembership, lockOrganisation } from '#store/organisations.ts';
import { stopSchedulesBeyond } from '#store/schedules.ts';
import {
  deleteTransfer,
  holdsSite,
  isSiteBusy,
  listTransfers,
  lockTransfer,
  moveSite,
  saveTransfer,
} from '#store/site-transfers.ts';
import { listHosts } from '#store/space-hosts.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { type Acting, recordEvent } from './acting.ts';

type TransferDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

const lifeMs = 14 * dayMs;

/** Offers of sites that stand: made by the space looked at, and to it. */
export async function readTransfers(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid }: Pick<Viewer, 'uid'>,
): Promise<SiteTransfer[]> {
  const rows = await listTransfers(deps.db, uid, deps.clock.now());
  return rows.map(({ id, host, from, fromName, toName, expiresAt }) => ({
    ...{ id, host, isOurs: from === uid, expiresAt: expiresAt.toISOString() },
    with: from === uid ? toName : fromName,
  }));
}

/** Sites of the space looked at, by name. */
export async function readHosts({ db }: Pick<Deps, 'db'>, { uid }: Pick<Viewer, 'uid'>): Promise<string[]> {
  return listHosts(db, uid);
}

/** One’s own space is nobody else’s; of an organisation, the role is read now. @throws AppError `space/not-allowed`… */
async function assertOwns(tx: Db, { viewer }: Acting): Promise<void> {
  if (viewer.space.kind === 'person') return;
  const member = await findMembership(tx, viewer.uid, viewer.personUid);
  if (member === null) throw new AppError('request/not-found');
  if (!roleCovers(member.role, 'owner')) throw new AppError('organisation/role-too-high');
}

/** Journals are those of organisations: a person’s own space has none. */
async function tell(
  deps: TransferDeps,
  tx: Db,
  acting: Acting,
  organisation: string,
  told: {
    readonly act: 'site-offered' | 'site-transferred' | 'site-kept';
    readonly target: string;
  },
): Promise<void> {
  if ((await findProfile(tx, organisation))?.kind === 'organisation')
    await recordEvent(deps, tx, acting, { organisation, ...told });
}

/**
 * Offers one of the space’s sites to an organisation, by its identifier. Nothing moves before an owner of it accepts.
 * @throws AppError `request/not-found` for no site of the space; `transfer/*`, `organisation/role-too-high`
 */
export async function offerSite(
  deps: TransferDeps,
  acting: Acting,
  { host, organisation: target }: { readonly host: string; readonly organisation: string },
): Promise<string> {
  const { uid } = acting.viewer;
  const id = deps.ids.uuid();
  await deps.db.transaction(async (tx) => {
    await lockOwner(tx, uid);
    await assertOwns(tx, acting);
    if (!(await listHosts(tx, uid)).includes(host)) throw new AppError('request/not-found');
    if (target === uid) throw new AppError('transfer/same', { field: 'organisation' });
    const row = await findProfile(tx, target);
    if (row?.kind !== 'organisation' || row.suspendedAt !== null)
      throw new AppError('transfer/unknown-target', { field: 'organisation' });
    const createdAt = deps.clock.now();
    const expiresAt = laterBy(createdAt, lifeMs);
    await saveTransfer(tx, { id, organisation: uid, target, host, createdAt, expiresAt });
    await tell(deps, tx, acting, uid, { act: 'site-offered', target: `${host} (${row.displayName})` });
  });
  return id;
}

/** Takes an offer back, or says no to one. @throws AppError `request/not-found`, `organisation/role-too-high` */
export async function dropOffer(deps: TransferDeps, acting: Acting, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const offer = await lockTransfer(tx, acting.viewer.uid, id, deps.clock.now());
    if (offer === null) throw new AppError('request/not-found');
    await assertOwns(tx, acting);
    await deleteTransfer(tx, id);
    await tell(deps, tx, acting, offer.organisation, { act: 'site-kept', target: offer.host });
  });
}

/**
 * Takes a site that was offered, with its audits, schedules, samples, decisions, shares, recipients and proof of domain; what opens it
 * (passwords, cookies) is deleted, and typed again by who wants it. Schedules
 * beyond the plan are stopped, as after a downgrade.
 * @throws AppError `request/not-found`, `transfer/already-there`, `transfer/busy`, `organisation/role-too-high`
 */
export async function takeSite(deps: TransferDeps, acting: Acting, id: string): Promise<void> {
  const { uid } = acting.viewer;
  await deps.db.transaction(async (tx) => {
    const offer = await lockTransfer(tx, uid, id, deps.clock.now());
    if (offer === null || offer.target !== uid) throw new AppError('request/not-found');
    await assertOwns(tx, acting);
    // Both owners in one order, whoever accepts what of whom.
    for (const owner of [offer.organisation, uid].toSorted()) await lockOwner(tx, owner);
    const { organisation: from, host } = offer;
    if (await isSiteBusy(tx, from, host)) throw new AppError('transfer/busy', { data: { host } });
    if (await holdsSite(tx, uid, host)) throw new AppError('transfer/already-there', { data: { host } });
    await moveSite(tx, from, uid, host);
    await deleteTransfer(tx, id);
    const row = await lockOrganisation(tx, uid);
    if (row) await stopSchedulesBeyond(tx, uid, planOf(row.plan).scheduledAudits);
    await tell(deps, tx, acting, uid, { act: 'site-transferred', target: host });
    await tell(deps, tx, acting, from, { act: 'site-transferred', target: host });
  });
}
