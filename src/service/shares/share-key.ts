import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShareRow } from '#store/shares.ts';

/** How long a browser that typed the password is not asked again. */
const lifeMs = 12 * 3_600_000;

type Locked = Pick<ShareRow, 'id' | 'passwordHash'>;

const nameOf = ({ id }: Pick<ShareRow, 'id'>) => `__Secure-partage-${id}`;

/** Only the server knows the hash of the password, so only it can have made this; another password makes another. */
function seal({ id, passwordHash }: Locked, until: number): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`${id} ${until}`)
    .digest('base64url');
}

/** `Set-Cookie` value of a browser that typed the password of this link. */
export function shareCookie(share: Locked, now: Date): string {
  const until = now.getTime() + lifeMs;
  return `${nameOf(share)}=${until}.${seal(share, until)}; Path=/partage; Secure; HttpOnly; SameSite=Lax; Max-Age=${lifeMs / 1000}`;
}

/** Whether the browser may read what this link opens: it asks for no password, or it was typed there. */
export function isUnlocked(share: Locked, cookieHeader: string | null, now: Date): boolean {
  if (share.passwordHash === null) return true;
  const pair = (cookieHeader ?? '').split(/;\s*/).find((one) => one.startsWith(`${nameOf(share)}=`));
  const [until = '', given = ''] = pair?.slice(nameOf(share).length + 1).split('.') ?? [];
  if (!/^\d{1,16}$/.test(until) || Number(until) <= now.getTime()) return false;
  const [expected, actual] = [Buffer.from(seal(share, Number(until))), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
