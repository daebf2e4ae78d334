import { dayMs, hourMs } from '#contract/durations.ts';
import { type CookieConfig, prefixedName, readCookie, writeCookie } from '../cookies.ts';

/** How long each cookie lives, ms. */
export const cookieLifeMs = {
  /** Fourteen days, as long as a Firebase session cookie may live. */
  session: 14 * dayMs,
  /** From the last sign-in in it. */
  browser: 180 * dayMs,
  /** As long as the link of the verification mail. */
  registration: dayMs,
  /** From the right password to the second step. */
  step: 5 * 60_000,
  /** From the question to a passkey to its answer. */
  passkey: 5 * 60_000,
  /** A sign-in at another provider, until its person is known here. */
  provider: hourMs,
} as const;

/** What a browser keeps for us, each a random token of which the database has the digest. */
export type TokenCookie = keyof typeof cookieLifeMs;

/** `__Host-`: the browser keeps it only with Secure, Path=/ and no Domain, so no sibling host can set it. */
export const cookieName = (cookie: TokenCookie, config: CookieConfig): string =>
  prefixedName('__Host-', cookie, config);

/** The token of a `Cookie` header; null when there is none that could be ours. */
export function readToken(
  cookie: TokenCookie,
  config: CookieConfig,
  header: string | null | undefined,
): string | null {
  const value = readCookie(header, cookieName(cookie, config));
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

function written(cookie: TokenCookie, config: CookieConfig, value: string, maxAgeSeconds: number): string {
  return writeCookie({ name: cookieName(cookie, config), value, path: '/', maxAgeSeconds }, config);
}

/** `Set-Cookie` value that gives the browser a token. */
export function setToken(cookie: TokenCookie, config: CookieConfig, token: string): string {
  return written(cookie, config, token, cookieLifeMs[cookie] / 1000);
}

/** `Set-Cookie` value that takes it away. */
export function clearToken(cookie: TokenCookie, config: CookieConfig): string {
  return written(cookie, config, '', 0);
}
