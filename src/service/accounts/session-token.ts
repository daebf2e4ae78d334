/** `__Host-`: the browser keeps it only with Secure, Path=/ and no Domain, so no sibling host can set it. */
export const sessionCookieName = '__Host-session';
/** Fourteen days, as long as a Firebase session cookie may live. */
export const sessionLifeMs = 14 * 24 * 3_600_000;

/** The session token of a `Cookie` header; null when there is none that could be ours. */
export function readSessionToken(cookieHeader: string | null | undefined): string | null {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals).trim() !== sessionCookieName) continue;
    const value = pair.slice(equals + 1).trim();
    return /^[\w-]{43}$/.test(value) ? value : null;
  }
  return null;
}

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** `Set-Cookie` value that signs the browser in. */
export function sessionCookie(token: string): string {
  return `${sessionCookieName}=${token}; ${attributes}; Max-Age=${sessionLifeMs / 1000}`;
}

/** `Set-Cookie` value that signs the browser out. */
export const clearedSessionCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`;
