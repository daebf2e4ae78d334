import { isLocalUrl } from '#contract/loopback.ts';
import type { Config } from '#platform/config.ts';

type CookieConfig = Pick<Config, 'publicUrl'>;

const dayMs = 24 * 3_600_000;

/** How long each cookie lives, ms. */
export const cookieLifeMs = {
  /** Fourteen days, as long as a Firebase session cookie may live. */
  session: 14 * dayMs,
  /** From the last sign-in in it. */
  browser: 180 * dayMs,
  /** As long as the link of the verification mail. */
  registration: dayMs,
} as const;

/** What a browser keeps for us, each a random token of which the database has the digest. */
export type TokenCookie = keyof typeof cookieLifeMs;

/**
 * On this machine and without TLS only: `__Host-` and Secure ask for a secure context, which http://127.0.0.1 is to some
 * browsers and not to WebKit. Cookies do not tell ports apart, so the name is ours alone.
 */
function isPlain({ publicUrl }: CookieConfig): boolean {
  return publicUrl.startsWith('http:') && isLocalUrl(publicUrl);
}

/** `__Host-`: the browser keeps it only with Secure, Path=/ and no Domain, so no sibling host can set it. */
export function cookieName(cookie: TokenCookie, config: CookieConfig): string {
  return `${isPlain(config) ? 'constat-' : '__Host-'}${cookie}`;
}

/** The token of a `Cookie` header; null when there is none that could be ours. */
export function readToken(
  cookie: TokenCookie,
  config: CookieConfig,
  header: string | null | undefined,
): string | null {
  const name = cookieName(cookie, config);
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    return /^[\w-]{43}$/.test(value) ? value : null;
  }
  return null;
}

function written(cookie: TokenCookie, config: CookieConfig, value: string, maxAgeSeconds: number): string {
  const secure = isPlain(config) ? '' : ' Secure;';
  return `${cookieName(cookie, config)}=${value}; Path=/;${secure} HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
}

/** `Set-Cookie` value that gives the browser a token. */
export function setToken(cookie: TokenCookie, config: CookieConfig, token: string): string {
  return written(cookie, config, token, cookieLifeMs[cookie] / 1000);
}

/** `Set-Cookie` value that takes it away. */
export function clearToken(cookie: TokenCookie, config: CookieConfig): string {
  return written(cookie, config, '', 0);
}
