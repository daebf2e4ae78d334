import { getDomain } from 'tldts';
import { dotlessMailDomains, publicMailDomains } from '#reference/mail-providers.ts';

/**
 * What an e-mail address counts by, and nothing else: `name+1@` and `name+2@` are one mailbox, and so are `n.ame@` and `name@`
 * where the provider ignores dots.
 */
export function countedAddress(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const base = local.replace(/(?<=.)\+.*$/s, '');
  const dotless = dotlessMailDomains[domain];
  return dotless === undefined ? `${base}@${domain}` : `${base.replaceAll('.', '')}@${dotless}`;
}

/**
 * The organisation whose mailbox an address is, by registrable domain: whoever has one domain has as many hosts under it as
 * they like.
 * @returns null for a provider where anybody may have a mailbox
 */
export function countedDomain(email: string): string | null {
  const host = email.trim().toLowerCase().replace(/^.*@/s, '');
  const domain = getDomain(host) ?? host;
  return publicMailDomains.has(domain) ? null : domain;
}
