import type { Domain } from '#contract/api/domains.ts';
import type { ProofCheck } from '#contract/domain-proof.ts';
import { AppError } from '#contract/errors.ts';
import { type DomainRow, findDomain, lockDomain, saveDomainCheck } from '#store/domains.ts';
import { openSiteVisit } from '#store/site-visits.ts';
import type { Deps } from '../deps.ts';
import { accessForAudit } from '../site-access/access-for-audit.ts';
import { siteVisitOf } from '../site-visits/site-visit-of.ts';
import type { Viewer } from '../viewer.ts';
import { toDomain } from './domain-view.ts';
import { isProofValid, proofVerdict } from './proof-verdict.ts';

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'proveDomain'>;

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
  const target = { host: row.host, token: row.token };
  const seen = await deps.proveDomain(target, signal, row.uid);
  const access = isShut(row, seen) ? await accessOf(deps, row) : null;
  const checks = access ? await deps.proveDomain({ ...target, access }, signal, row.uid) : seen;
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

/**
 * The site keeps everybody out: where the proof was it asked for a sign-in, or led to another page. A proof that is not there, or
 * has another value, may be somebody else’s site by now: no access is sent there.
 */
const isShut = ({ method }: DomainRow, checks: readonly ProofCheck[]): boolean =>
  checks.some(
    ({ method: by, outcome, detail }) =>
      by === method &&
      (outcome === 'moved' ||
        outcome === 'redirected' ||
        (outcome === 'http-error' && (detail === '401' || detail === '403'))),
  );

/** Its access, while the proof still holds: a domain that may be another’s by now is sent nothing. */
async function accessOf(deps: CheckDeps, row: DomainRow) {
  if (!isProofValid(row, deps.clock.now())) return null;
  const given = await accessForAudit(deps, { uid: row.uid, url: `https://${row.host}/` }, true);
  return given?.isSpent ? null : (given?.access ?? null);
}
