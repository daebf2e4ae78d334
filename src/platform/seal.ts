import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What keys are made of, told apart by its version. Never in the database. */
export interface SealRoot {
  readonly version: number;
  readonly value: string;
}

/*
 * format (1 byte) · version of the root (4) · nonce (12) · text (AES-256-GCM) · tag (16). The key is the root’s, for one
 * purpose (HKDF-SHA-256); the record it belongs to is authenticated with it: a row that is moved does not open.
 */
const format = 1;
const headLength = 5;
const nonceLength = 12;
const tagLength = 16;

const keyOf = (root: SealRoot, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', root.value, Buffer.alloc(0), purpose, 32));

/** What a sealed text is for, and which record it stands in. */
export interface SealPlace {
  readonly purpose: string;
  readonly record: string;
}

export function seal(
  text: string,
  { purpose, record }: SealPlace,
  root: SealRoot,
  nonce: Buffer = randomBytes(nonceLength),
): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt8(format, 0);
  head.writeUInt32BE(root.version, 1);
  const cipher = createCipheriv('aes-256-gcm', keyOf(root, purpose), nonce);
  cipher.setAAD(Buffer.concat([head, Buffer.from(record)]));
  return Buffer.concat([head, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The text, or null when its root is gone, it stands in another record or something of it was changed. */
export function unseal(
  sealed: Buffer,
  { purpose, record }: SealPlace,
  roots: readonly (SealRoot | null)[],
): string | null {
  if (sealed.length < headLength + nonceLength + tagLength || sealed.readUInt8(0) !== format) return null;
  const version = sealed.readUInt32BE(1);
  const root = roots.find((one) => one?.version === version);
  if (!root) return null;
  const nonce = sealed.subarray(headLength, headLength + nonceLength);
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv('aes-256-gcm', keyOf(root, purpose), nonce, options);
  decipher.setAAD(Buffer.concat([sealed.subarray(0, headLength), Buffer.from(record)]));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  try {
    const text = decipher.update(sealed.subarray(headLength + nonceLength, -tagLength));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
