import type { DnsFacts, SiteShapes } from '../../artifacts.ts';

/** The look-up of that record got no answer: nothing can be said of it. */
export function lookUpFailed(
  dns: DnsFacts,
  record: 'spf' | 'dmarc' | 'mx' | 'caa' | 'aaaa' | 'mtasts',
): boolean {
  const words = record === 'spf' ? ['spf', 'txt'] : [record];
  return dns.failed.some((name) => words.includes(name.toLowerCase().replaceAll(/[^a-z]/g, '')));
}

/** Tags of a `v=DMARC1; p=…` record, in lower case. */
export function dmarcTags(record: string): ReadonlyMap<string, string> {
  return new Map(
    record
      .split(';')
      .map((part) => part.split('='))
      .flatMap(([name, value]) =>
        name && value !== undefined ? [[name.trim().toLowerCase(), value.trim().toLowerCase()] as const] : [],
      ),
  );
}

/** Mechanisms of an SPF record that cost a DNS look-up (RFC 7208 § 4.6.4 allows ten in all). */
export function spfLookUps(record: string): number {
  return record
    .split(/\s+/)
    .filter((term) => /^[+~?-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr|exists:)|^redirect=/i.test(term))
    .length;
}

/** The domain’s records are the site’s own: false for a name lent by a host (`exemple.github.io`). */
export function ownsDomain({ siteDomain }: SiteShapes['site'], dns: DnsFacts): boolean {
  return dns.domain === siteDomain;
}
