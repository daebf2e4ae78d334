import { createHash } from 'node:crypto';

/** What the database keeps of a token that opens something: a reader of the database can open nothing. 32 bytes. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
