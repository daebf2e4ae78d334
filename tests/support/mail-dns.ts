import type { DnsFacts, Dnssec, MailDnsFacts, SiteShapes } from '#engine/artifacts.ts';
import { siteArtifacts } from './artifacts.ts';

/** A site whose domain receives mail; what DNS tells of it, or nothing. */
export function mailSite(
  mail: Partial<MailDnsFacts> | undefined,
  changes: Partial<DnsFacts> & { readonly dnssec?: Dnssec } = {},
): SiteShapes {
  const { dns } = siteArtifacts();
  if (dns === null) throw new Error('no domain');
  return siteArtifacts({
    dns: {
      ...dns,
      mx: [{ exchange: 'mx.exemple.fr', priority: 10 }],
      ...(mail && { mail: { dkim: [], tlsRpt: [], tlsa: [], failed: [], ...mail } }),
      ...changes,
    },
  });
}
