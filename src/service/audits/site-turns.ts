import { getDomain } from 'tldts';
import type { SendOptions } from '#platform/queue.ts';

/** An audit of so many pages or fewer never waits for a larger one of the same site. */
const smallAuditPages = 10;

/**
 * What one owner answers for: the registrable domain, whatever the port; the host and its port where there is none (an
 * address, a local name). Audits of one such site take turns over the whole installation.
 */
export function siteOf(address: string): string {
  const url = new URL(address);
  const domain = getDomain(url.hostname, { allowPrivateDomains: true });
  return domain ?? `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

const lanes = ['small', 'large', 'check'] as const;
type Lane = (typeof lanes)[number];

const turnOf = (site: string, lane: Lane) => `${lane} ${site}`;

/** The turn an audit waits for; none on a site that the settings let be visited at will. */
export function auditTurn(
  audit: { readonly url: string; readonly maxPages: number },
  atWill: readonly string[],
): Pick<SendOptions, 'turn'> {
  const site = siteOf(audit.url);
  if (atWill.includes(site)) return {};
  return { turn: turnOf(site, audit.maxPages <= smallAuditPages ? 'small' : 'large') };
}

/** The turn a verification waits for. */
export function checkTurn(page: string, atWill: readonly string[]): Pick<SendOptions, 'turn'> {
  const site = siteOf(page);
  return atWill.includes(site) ? {} : { turn: turnOf(site, 'check') };
}

/** All turns of a site: what runs under them shares what one audit may ask of it. */
export function turnsOf(address: string): string[] {
  return lanes.map((lane) => turnOf(siteOf(address), lane));
}

/** Those of them that audits wait for. */
export function auditTurnsOf(address: string): string[] {
  return (['small', 'large'] as const).map((lane) => turnOf(siteOf(address), lane));
}
