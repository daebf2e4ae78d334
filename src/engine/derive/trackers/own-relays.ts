import type { CookieWrite, NetworkRequest } from '../../artifacts.ts';
import { isOwnUrl } from '../http/domains.ts';

/** A service of measures that answers under the site’s own domain. */
export interface OwnRelay {
  readonly name: string;
  /** What betrays it, in French. */
  readonly sign: string;
  readonly url: string;
  /** It was sent a measure, as opposed to a script that was read. */
  readonly measures: boolean;
}

const googleId = /^(?:G|GT|AW|DC|UA|GTM)-[A-Z0-9][A-Z0-9-]{3,20}$/;

function relayOf(request: NetworkRequest): OwnRelay | null {
  const url = URL.parse(request.url);
  if (!url || request.status >= 400 || request.status === 0) return null;
  const found = (name: string, sign: string, measures: boolean): OwnRelay => ({
    name,
    sign,
    url: request.url,
    measures,
  });
  const { pathname, searchParams } = url;
  if (/\/(?:g|j|r)?\/?collect$/.test(pathname) && googleId.test(searchParams.get('tid') ?? ''))
    return found('Google Analytics', 'mesure de Google Analytics', true);
  if (request.resourceType === 'script' && googleId.test(searchParams.get('id') ?? ''))
    return found('Google', 'script des balises de Google', false);
  if (/^\/cdn-cgi\/zaraz\//.test(pathname))
    return found('Cloudflare Zaraz', 'balises exécutées par Cloudflare', request.method === 'POST');
  return null;
}

/** Cookies that only a server of Google’s tags under the site’s domain sets. */
const serverCookie = /^(?:FPID|FPLC|FPAU|FPGCLAW|FPGSID)$/;

/** Relays by which the page’s measures pass under its own domain, one a name and kind of address. */
export function ownRelaysOf(requests: readonly NetworkRequest[], siteDomain: string): OwnRelay[] {
  const relays = new Map<string, OwnRelay>();
  for (const request of requests) {
    const relay = isOwnUrl(request.url, siteDomain) ? relayOf(request) : null;
    if (relay && !relays.has(relay.sign)) relays.set(relay.sign, relay);
  }
  return [...relays.values()];
}

/** The same, by the cookies they leave. */
export function relayCookiesOf(cookies: readonly CookieWrite[]): CookieWrite[] {
  const kept = cookies.filter(
    ({ name, thirdParty, lifetimeSeconds }) =>
      serverCookie.test(name) && !thirdParty && (lifetimeSeconds === null || lifetimeSeconds > 0),
  );
  return [...new Map(kept.map((cookie) => [cookie.name, cookie])).values()];
}
