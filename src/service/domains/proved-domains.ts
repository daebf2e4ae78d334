import { proofLifeMs } from '#contract/domain-proof.ts';
import { earlierBy } from '#contract/durations.ts';
import { isHostProved, type ProvedDomain } from '#contract/proved-domains.ts';
import { siteDomainOf } from '#engine/derive/http/third-parties.ts';
import type { Db } from '#platform/database.ts';
import { type DomainRow, listProvedRows } from '#store/domains.ts';
import type { Deps } from '../deps.ts';
import { recheckRow } from './check-domain.ts';
import { isProofValid } from './proof-verdict.ts';

type ProofDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'proveDomain' | 'log'>;

/** What an order says of its owner’s proofs. */
export interface OrderProofs {
  readonly ownershipProved: boolean;
  readonly provedDomains: readonly ProvedDomain[];
}

/**
 * The proofs of an account that concern an address, each looked at again now: one that is gone counts no more, one
 * that cannot be looked at counts until its 30 days end. Proofs of the whole registrable domain are given, because
 * the address may lead to another host of it (`exemple.fr` to `www.exemple.fr`).
 * Rejects only when the signal aborts or the list cannot be read.
 */
export async function proofsForAudit(
  deps: ProofDeps,
  audit: { readonly uid: string; readonly url: string },
  signal: AbortSignal,
): Promise<OrderProofs> {
  const { host, hostname } = new URL(audit.url);
  const concerned = await listProofsOf(deps.db, audit.uid, hostname, deps.clock.now());
  const seen = await Promise.all(concerned.map((row) => recheckOrNull(deps, row, signal)));
  const provedDomains = seen
    .filter((row): row is DomainRow => row !== null && isProofValid(row, deps.clock.now()))
    .map((row) => ({ host: row.host, subdomains: row.method === 'dns' }));
  return { ownershipProved: isHostProved(host, provedDomains), provedDomains };
}

/** Proofs of an account that hold, for any host of the site (registrable domain) a name belongs to. */
export async function listProofsOf(db: Db, uid: string, hostname: string, now: Date): Promise<DomainRow[]> {
  const site = siteDomainOf(hostname);
  const rows = await listProvedRows(db, uid, earlierBy(now, proofLifeMs));
  return rows.filter((row) => siteDomainOf(new URL(`https://${row.host}`).hostname) === site);
}

/** A fault of ours must not cost the audit, only what the proof would have opened. */
async function recheckOrNull(
  deps: ProofDeps,
  row: DomainRow,
  signal: AbortSignal,
): Promise<DomainRow | null> {
  try {
    return await recheckRow(deps, row, signal);
  } catch (error) {
    signal.throwIfAborted();
    deps.log.warn({ domain: row.id, error }, 'proof of a domain could not be looked at');
    return null;
  }
}
