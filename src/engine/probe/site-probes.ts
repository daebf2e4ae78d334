import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Probe, SiteShapes } from '../artifacts.ts';
import type { Exchange, ExchangeOptions, HttpClient } from './http-client.ts';

export type SiteProbes = Pick<
  SiteShapes,
  'httpProbe' | 'httpsProbe' | 'wwwProbe' | 'notFoundProbe' | 'securityTxt' | 'favicon' | 'llmsTxt'
>;

/** The exchanges site rules ask for, beside the pages. A failed one says so in `failure`. */
export async function probeSite(
  client: HttpClient,
  start: URL,
  siteDomain: string,
  signal: AbortSignal,
): Promise<SiteProbes> {
  const ask = async (url: URL | string, options: ExchangeOptions = {}) =>
    toProbe(await client.exchange(String(url), { signal, timeoutMs: 15_000, ...options }));
  const at = (path: string, options: ExchangeOptions = {}) => ask(new URL(path, start.origin), options);
  // Judged by what they hold alone: where headers are judged, a 304 would hide some.
  const file = (path: string) => at(path, { revalidate: true });
  const twin = wwwTwin(start, siteDomain);
  const [httpProbe, httpsProbe, wwwProbe, notFoundProbe, securityTxt, favicon, llmsTxt] = await Promise.all([
    ask(withScheme(start, 'http:')),
    ask(withScheme(start, 'https:')),
    twin ? ask(twin) : null,
    at(inventedPath(start.origin)),
    file('/.well-known/security.txt'),
    at('/favicon.ico'),
    file('/llms.txt'),
  ]);
  return {
    httpProbe,
    httpsProbe,
    wwwProbe,
    notFoundProbe,
    securityTxt,
    favicon: withoutBody(favicon),
    llmsTxt,
  };
}

/** A path that no site has, the same each time so that two audits say the same. */
function inventedPath(origin: string): string {
  return `/constat-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`;
}

function withScheme(start: URL, protocol: 'http:' | 'https:'): URL {
  const url = new URL('/', start.origin);
  url.protocol = protocol;
  return url;
}

/** `exemple.fr` ↔ `www.exemple.fr`; null for other subdomains, addresses and local names. */
function wwwTwin(start: URL, siteDomain: string): URL | null {
  const host = start.hostname;
  if (isIP(host.replace(/^\[|\]$/g, '')) || !siteDomain.includes('.')) return null;
  const twin = host === siteDomain ? `www.${host}` : host === `www.${siteDomain}` ? siteDomain : null;
  if (twin === null) return null;
  const url = new URL('/', start.origin);
  url.hostname = twin;
  return url;
}

/** What rules may see of an exchange. */
export function toProbe(exchange: Exchange): Probe {
  const { requestedUrl, url, status, headers, redirects, body, failure } = exchange;
  return { requestedUrl, url, status, headers, redirects, body, failure };
}

/** An icon is no text. */
function withoutBody(probe: Probe): Probe {
  return { ...probe, body: '' };
}
