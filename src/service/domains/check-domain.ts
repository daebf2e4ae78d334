import type { Domain } from '#contract/api/domains.ts';
import { AppError } from '#contract/errors.ts';
import { type DomainRow, findDomain, lockDomain, saveDomainCheck } from '#store/domains.ts';
import { openSiteVisit } from '#store/site-visits.ts';
import type { Deps } from '../deps.ts';
import { siteVisitOf } from '../site-visits/site-visit-of.ts';
import type { Viewer } from '../viewer.ts';
import { toDomain } from './domain-view.ts';
import { proofVerdict } from './proof-verdict.ts';

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'proveDomain'>;

/**
 * Looks for the proof of one of the person’s domains, by all methods.
 * @throws AppError `request/not-found`, for another’s as for none, and when it was removed meanwhile.
 */
export async function checkDomain(deps: CheckDeps, viewer: Pick<Viewer, 'uid'>, id: string): Promise<Domain> {
  const row = await findDomain(deps.db, viewer.uid, id);
  if (row !== null) {
    const startedAt = deps.clock.now();
    const attempt = Math.floor(startedAt.getTime() / 1000);
    const visit = siteVisitOf({ id, uid: viewer.uid, url: `https://${row.host}/` });
    await openSiteVisit(deps.db, { ...visit, attempt, kind: 'proof', startedAt, finishedAt: startedAt });
  }
  const checked = row && (await recheckRow(deps, row));
  if (!checked) throw new AppError('request/not-found');
  return toDomain(checked, deps.clock.now());
}

/**
 * Looks for the proof and keeps what was found; a check that started later wins. No transaction is open while the
 * network is asked. @returns the domain as it stands now, null when it was removed meanwhile.
 */
export async function recheckRow(
  deps: CheckDeps,
  row: DomainRow,
  signal?: AbortSignal,
): Promise<DomainRow | null> {
  const startedAt = deps.clock.now();
  const checks = await deps.proveDomain({ host: row.host, token: row.token }, signal, row.uid);
  return deps.db.transaction(async (tx) => {
    const known = await lockDomain(tx, row.uid, row.id);
    if (known === null) return null;
    const saved = await saveDomainCheck(
      tx,
      { uid: row.uid, id: row.id, startedAt },
      proofVerdict(known, checks, startedAt),
    );
    return saved ?? known;
  });
}
