import { isLocalUrl } from '#contract/loopback.ts';
import type { Config } from '#platform/config.ts';

export type CookieConfig = Pick<Config, 'publicUrl'>;

/**
 * On this machine and without TLS only: prefixed names and Secure ask for a secure context, which http://127.0.0.1 is to
 * some browsers and not to WebKit.
 */
const isPlain = ({ publicUrl }: CookieConfig): boolean =>
  publicUrl.startsWith('http:') && isLocalUrl(publicUrl);

/**
 * The name under which a browser keeps a cookie of ours (RFC 6265bis §4.1.3). `__Host-` asks for Secure, Path=/ and no
 * Domain, so that no sibling host can set it; `__Secure-` allows another path. Cookies do not tell ports apart: on plain
 * http the prefix is ours alone.
 */
export const prefixedName = (prefix: '__Host-' | '__Secure-', name: string, config: CookieConfig): string =>
  `${isPlain(config) ? 'constat-' : prefix}${name}`;

/** The value of the first cookie of that name in a `Cookie` header; null when there is none. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/** A `Set-Cookie` value. Neither name nor value is escaped: both are made of characters that a cookie may hold. */
export function writeCookie(
  cookie: {
    readonly name: string;
    readonly value: string;
    readonly path: string;
    readonly maxAgeSeconds: number;
  },
  config: CookieConfig,
): string {
  const { name, value, path, maxAgeSeconds } = cookie;
  const secure = isPlain(config) ? '' : ' Secure;';
  return `${name}=${value}; Path=${path};${secure} HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
}
