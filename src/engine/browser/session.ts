import type { Protocol } from 'puppeteer-core';
import { canBeHidden } from '#contract/site-access.ts';

/** A cookie that a sign-in gave, as the browser keeps it. */
export type SessionCookie = Pick<
  Protocol.Network.Cookie,
  'name' | 'value' | 'domain' | 'path' | 'secure' | 'httpOnly' | 'expires' | 'session'
> &
  Partial<Pick<Protocol.Network.Cookie, 'sameSite'>>;

/** What a sign-in left in its browser, for the other browsers of the same audit. Written nowhere. */
export interface SiteSession {
  /** Of the site’s own host. */
  readonly cookies: readonly SessionCookie[];
  /** `localStorage` of the site’s origin. */
  readonly storage: readonly (readonly [string, string])[];
  /** Where the sign was seen that says « we are signed in ». */
  readonly address: string;
}

/** Whether the browser gives a cookie to that host (RFC 6265 §5.1.3); a domain begins with a dot. */
export const isCookieOf = ({ domain }: Pick<SessionCookie, 'domain'>, host: string): boolean =>
  domain.startsWith('.') ? `.${host}`.endsWith(domain) : domain === host;

/** What a request to that address carries of the session, `name=value` each. */
export function sessionPairs({ cookies }: SiteSession, url: URL): string[] {
  const isUnder = ({ path }: SessionCookie) =>
    url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  return cookies
    .filter((one) => isCookieOf(one, url.hostname) && isUnder(one))
    .filter(({ secure }) => !secure || url.protocol === 'https:')
    .map(({ name, value }) => `${name}=${value}`);
}

/** Long and mixed: what a server made up, and no word of its pages. */
const madeUp = /^(?=.*\d)(?=.*[a-z])[\w.%+=~:/-]{20,}$/i;

/** What must be read nowhere: tokens that stand for the person, not what the site remembers of choices. */
export function secretsOfSession({ cookies, storage }: SiteSession): string[] {
  const told = cookies
    .filter(({ value, httpOnly }) => canBeHidden(value) && (httpOnly || madeUp.test(value)))
    .map(({ value }) => value);
  return [...told, ...storage.map(([, value]) => value).filter((value) => madeUp.test(value))];
}
