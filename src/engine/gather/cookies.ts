import type { CookieWrite } from '../artifacts.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import type { HookReport } from '../in-page/hook-reports.ts';
import { defineArtifact } from './define-artifact.ts';
import type { Exchange } from './network-log.ts';

export const cookies = defineArtifact({
  id: 'cookies',
  gather: ({ watch, page }) => cookiesOf(watch.network.exchanges, watch.reports, page.siteDomain),
});

/** Every attempt to set a cookie during the load: raw `Set-Cookie` headers and what scripts wrote. */
export function cookiesOf(
  exchanges: readonly Exchange[],
  reports: readonly HookReport[],
  siteDomain: string,
  now: number = Date.now(),
): CookieWrite[] {
  const fromHeaders = exchanges.flatMap((exchange) =>
    (exchange.rawHeaders ?? [])
      .filter(({ name }) => name === 'set-cookie')
      .map(({ value }) => parseCookie(value, 'header', exchange.url, exchange.url, siteDomain, now)),
  );
  const fromScripts = reports.flatMap((report) =>
    report.kind === 'cookie' || report.kind === 'cookieStore'
      ? [
          parseCookie(
            report.raw,
            report.kind === 'cookie' ? 'document.cookie' : 'cookieStore',
            report.script || report.url,
            report.url,
            siteDomain,
            now,
          ),
        ]
      : [],
  );
  return [...fromHeaders, ...fromScripts];
}

/** RFC 6265 §5.2: the last attribute of a name wins, `Max-Age` beats `Expires`. */
export function parseCookie(
  raw: string,
  source: CookieWrite['source'],
  setBy: string,
  documentUrl: string,
  siteDomain: string,
  now: number,
): CookieWrite {
  const [pair = '', ...rest] = raw.split(';');
  const equals = pair.indexOf('=');
  const attributes = new Map(
    rest.map((part) => {
      const at = part.indexOf('=');
      const name = (at < 0 ? part : part.slice(0, at)).trim().toLowerCase();
      return [name, at < 0 ? '' : part.slice(at + 1).trim()] as const;
    }),
  );
  const host = URL.canParse(documentUrl) ? new URL(documentUrl).hostname : '';
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase() || host;
  return {
    source,
    name: (equals < 0 ? '' : pair.slice(0, equals)).trim(),
    value: (equals < 0 ? pair : pair.slice(equals + 1)).trim().slice(0, 64),
    domain,
    path: attributes.get('path') || '/',
    lifetimeSeconds: lifetimeOf(attributes, now),
    secure: attributes.has('secure'),
    httpOnly: attributes.has('httponly'),
    sameSite: sameSites[(attributes.get('samesite') ?? '').toLowerCase()] ?? null,
    partitioned: attributes.has('partitioned'),
    setBy,
    thirdParty: siteDomainOf(domain) !== siteDomain,
    raw: raw.slice(0, 1_000),
  };
}

const sameSites: Readonly<Record<string, 'Strict' | 'Lax' | 'None'>> = {
  strict: 'Strict',
  lax: 'Lax',
  none: 'None',
};

function lifetimeOf(attributes: ReadonlyMap<string, string>, now: number): number | null {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge);
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.round((expires - now) / 1_000);
}
