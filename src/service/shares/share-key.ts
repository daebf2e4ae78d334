import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#contract/durations.ts';
import type { ShareRow } from '#store/shares.ts';
import { type CookieConfig, prefixedName, readCookie, writeCookie } from '../cookies.ts';

/** How long a browser that typed the password is not asked again. */
const lifeMs = 12 * hourMs;

type Locked = Pick<ShareRow, 'id' | 'passwordHash'>;

/** Bound to its path, which `__Host-` would not allow. */
const nameOf = ({ id }: Pick<ShareRow, 'id'>, config: CookieConfig) =>
  prefixedName('__Secure-', `partage-${id}`, config);

/** Only the server knows the hash of the password, so only it can have made this; another password makes another. */
function seal({ id, passwordHash }: Locked, until: number): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`${id} ${until}`)
    .digest('base64url');
}

/** `Set-Cookie` value of a browser that typed the password of this link. */
export function shareCookie(share: Locked, now: Date, config: CookieConfig): string {
  const until = now.getTime() + lifeMs;
  const value = `${until}.${seal(share, until)}`;
  return writeCookie(
    { name: nameOf(share, config), value, path: '/partage', maxAgeSeconds: lifeMs / 1000 },
    config,
  );
}

/** Whether the browser may read what this link opens: it asks for no password, or it was typed there. */
export function isUnlocked(
  share: Locked,
  cookieHeader: string | null,
  now: Date,
  config: CookieConfig,
): boolean {
  if (share.passwordHash === null) return true;
  const [until = '', given = ''] = readCookie(cookieHeader, nameOf(share, config))?.split('.') ?? [];
  if (!/^\d{1,16}$/.test(until) || Number(until) <= now.getTime()) return false;
  const [expected, actual] = [Buffer.from(seal(share, Number(until))), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
