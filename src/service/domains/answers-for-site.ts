import { hostnameOf } from '#contract/domain-proof.ts';
import { isHostProved } from '#contract/proved-domains.ts';
import type { Db } from '#platform/database.ts';
import { siteOf } from '../audits/site-turns.ts';
import { listProofsOf } from './proved-domains.ts';

/**
 * Whether a person has proved the host they audit, or the domain it belongs to (`exemple.fr`, `www.exemple.fr`). A proof of
 * another host (`blog.exemple.fr`) says nothing of the domain: hosts are lent to others. The proof as it is known now.
 */
export async function answersForSite(
  db: Db,
  audit: { readonly uid: string; readonly url: string },
  now: Date,
): Promise<boolean> {
  const { host, hostname } = new URL(audit.url);
  const rows = await listProofsOf(db, audit.uid, hostname, now);
  if (rows.length === 0) return false;
  const proofs = rows.map((row) => ({ host: row.host, subdomains: row.method === 'dns' }));
  if (isHostProved(host, proofs)) return true;
  const site = siteOf(audit.url);
  return proofs.some((proof) => [site, `www.${site}`].includes(hostnameOf(proof.host)));
}
