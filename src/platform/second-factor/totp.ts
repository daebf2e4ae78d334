import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;
/** Steps that a clock may be early or late. */
const drift = 1;

/** Twenty random bytes, as long as the digest (RFC 4226 §4). */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** Base32 without padding (RFC 4648), as applications take it. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += letters[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text;
}

/** The code of a counter (RFC 4226), HMAC-SHA-1: the one that all applications know. */
export function hotp(secret: Uint8Array, counter: number, length: number = digits): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const at = mac.readUInt8(mac.length - 1) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** length).padStart(length, '0');
}

/** The step of thirty seconds that a moment is in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/**
 * The step that a code of six digits is of: the present one, the one before or the one after. Null for a wrong code, and for one of the
 * last step used or before it. Whoever takes it must still write that step down (`takeStep`).
 */
export function verifyTotp(secret: Uint8Array, code: string, lastStep: number, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const present = stepOf(now);
  for (let away = 0; away <= drift; away += 1)
    for (const step of away === 0 ? [present] : [present - away, present + away])
      if (step > lastStep && timingSafeEqual(Buffer.from(hotp(secret, step)), Buffer.from(code))) return step;
  return null;
}

/** The address that applications read from a picture (Key Uri Format). */
export function otpauthUri(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
