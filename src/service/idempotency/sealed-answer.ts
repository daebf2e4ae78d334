import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/*
 * An answer may hold what is shown once (the address of a share, a key), which the database must not give away: it is
 * sealed by the very key that asks for it again, of which the database has the digest only.
 */

const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;

const sealOf = (idempotencyKey: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', idempotencyKey, salt, 'constat idempotent answer', 32));

/** The answer as JSON, sealed (AES-256-GCM). */
export function sealAnswer(idempotencyKey: string, answer: unknown): Buffer {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', sealOf(idempotencyKey, salt), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), text]);
}

/** What was sealed with that key. @throws Error when it was another, or something was changed. */
export function openAnswer(idempotencyKey: string, sealed: Buffer): unknown {
  const salt = sealed.subarray(0, saltLength);
  const nonce = sealed.subarray(saltLength, saltLength + nonceLength);
  const tag = sealed.subarray(saltLength + nonceLength, saltLength + nonceLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', sealOf(idempotencyKey, salt), nonce);
  decipher.setAuthTag(tag);
  const text = decipher.update(sealed.subarray(saltLength + nonceLength + tagLength));
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'));
}
