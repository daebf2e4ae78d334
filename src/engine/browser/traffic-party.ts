import { isIP } from 'node:net';
import { getDomain } from 'tldts';
import { isPublicAddress } from './target-policy.ts';

/** `exemple.fr` of `www.exemple.fr`; the host itself for an address, `localhost` or a public suffix. */
export function registrableDomainOf(host: string): string {
  const bare = host.replace(/^\[|\]$/g, '');
  return getDomain(bare, { allowPrivateDomains: true }) ?? bare;
}

/** The site whose pages are visited. */
export interface OwnSite {
  /** Where the visit begins. */
  readonly url: string;
  readonly siteDomain: string;
}

/**
 * Whom a connection concerns: `host`, another site by its name; `address`, whatever is named so in the DNS, which a page’s
 * owner may have lead anywhere; `own`, the address of the audited host itself.
 */
export type PartyKind = 'host' | 'address' | 'own';

export interface Party {
  readonly kind: PartyKind;
  /** Registrable domain or address; with the port where it is private: each port is another machine’s then. */
  readonly name: string;
}

interface Target {
  readonly hostname: string;
  readonly port: number;
}

const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase();
const nameOf = (address: string, port: number) => (isPublicAddress(address) ? address : `${address}:${port}`);

/** The other site that a target is of, before its address is known; null for the site’s own. */
export function otherSiteOf({ hostname, port }: Target, site: OwnSite | null): Party | null {
  const host = bareHost(hostname);
  if (isOwnHost(host, port, site)) return null;
  return { kind: 'host', name: isNumbered(host) ? nameOf(host, port) : registrableDomainOf(host) };
}

/** The machine that a target was found to be. */
export function machineOf({ hostname, port }: Target, address: string, site: OwnSite | null): Party {
  const isOwn = site !== null && isStart(bareHost(hostname), port, site);
  return { kind: isOwn ? 'own' : 'address', name: nameOf(address, port) };
}

function isOwnHost(host: string, port: number, site: OwnSite | null): boolean {
  if (!site) return false;
  return isNumbered(host) ? isStart(host, port, site) : registrableDomainOf(host) === site.siteDomain;
}

/** An address, or a name of this machine: nothing but its port tells two sites apart. */
const isNumbered = (host: string) => isIP(host) !== 0 || !host.includes('.');

function isStart(host: string, port: number, { url }: OwnSite): boolean {
  const start = new URL(url);
  if (start.hostname.replace(/^\[|\]$/g, '') !== host) return false;
  const startPort = Number(start.port) || (start.protocol === 'https:' ? 443 : 80);
  // `http` leads to `https`.
  return startPort === port || (isUsual(startPort) && isUsual(port));
}

const isUsual = (port: number) => port === 80 || port === 443;
