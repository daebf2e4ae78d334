import type { NetworkRequest, PageFacts } from '../../artifacts.ts';
import { registrableDomainOf } from '../../browser/traffic-party.ts';
import { clip } from '../dom/dom.ts';
import { hostOf } from './domains.ts';

/** `exemple.fr` of `www.exemple.fr`; the host itself for an address, `localhost` or a public suffix. */
export function siteDomainOf(host: string): string {
  return registrableDomainOf(host);
}

/** Both addresses are of one registrable domain. */
export const areOfOneSite = (one: string, other: string): boolean =>
  siteDomainOf(hostOf(one)) === siteDomainOf(hostOf(other));

/** Requests to other registrable domains than the site’s, by host; 200 hosts, 20 addresses each. */
export function thirdPartiesOf(
  requests: readonly NetworkRequest[],
  siteDomain: string,
): PageFacts['thirdParties'] {
  const hosts = new Map<string, { urls: string[]; requestCount: number; transferBytes: number }>();
  for (const request of requests) {
    if (!/^(?:https?|wss?):/.test(request.url) || !URL.canParse(request.url)) continue;
    const { hostname } = new URL(request.url);
    if (siteDomainOf(hostname) === siteDomain) continue;
    const entry = hosts.get(hostname) ?? { urls: [], requestCount: 0, transferBytes: 0 };
    entry.requestCount += 1;
    entry.transferBytes += request.transferBytes;
    if (entry.urls.length < 20) entry.urls.push(clip(request.url, 300));
    hosts.set(hostname, entry);
  }
  return [...hosts].slice(0, 200).map(([host, entry]) => ({ host, ...entry }));
}
