import type { DnsFacts, MailDnsFacts, SiteShapes } from '../../artifacts.ts';

/** The look-up of that record got no answer: nothing can be said of it. */
export function lookUpFailed(
  dns: DnsFacts,
  record: 'spf' | 'dmarc' | 'mx' | 'caa' | 'aaaa' | 'mtasts',
): boolean {
  const words = record === 'spf' ? ['spf', 'txt'] : [record];
  return dns.failed.some((name) => words.includes(name.toLowerCase().replaceAll(/[^a-z]/g, '')));
}

/** Some server of the domain takes mail. */
export const receivesMail = ({ mx }: DnsFacts): boolean =>
  mx.some(({ exchange }) => exchange !== '' && exchange !== '.');

/** It says that nothing leaves from it. */
export const sendsNothing = ({ spf }: DnsFacts): boolean =>
  spf.some((record) => /^v=spf1\s+-all\s*$/i.test(record.trim()));

/** It names servers that send for it. */
export const sendsMail = ({ spf }: DnsFacts): boolean =>
  spf.some((record) => /\b(?:include|ip4|ip6|a|mx|exists)[:\s]|redirect=/i.test(record));

/** What DNS tells of the mail of the site’s own domain, or why nothing is judged of it. */
export function mailOfDomain(
  site: SiteShapes['site'],
  dns: DnsFacts | null,
):
  | { readonly mail: MailDnsFacts; readonly dns: DnsFacts }
  | { readonly status: 'inapplicable' | 'untested'; readonly reason: string } {
  if (dns === null || !ownsDomain(site, dns))
    return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
  if (lookUpFailed(dns, 'mx')) return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
  if (!receivesMail(dns)) return { status: 'inapplicable', reason: 'le domaine ne reçoit pas d’e-mail' };
  if (!dns.mail) return { status: 'untested', reason: 'la zone DNS n’a pas été interrogée sur ce point' };
  return { mail: dns.mail, dns };
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
