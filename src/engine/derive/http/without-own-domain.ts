import { parse } from 'tldts';

/**
 * A name or number that a site has before its own, or beside it: an IP address, a name of this machine or of a local
 * network, one that a host lends (`exemple.github.io`, the private part of the Public Suffix List).
 */
export function isWithoutOwnDomain(hostname: string): boolean {
  const { isIp, isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  return isIp === true || isPrivate === true || isIcann !== true;
}
