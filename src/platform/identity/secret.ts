import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The provider’s secret, made at the first start and kept in the data folder (0600): it encrypts the signing key
 * in the database. Several processes starting at once agree on one.
 * @throws Error when the file exists but holds no secret: guessing another would break every signature.
 */
export function readIdentitySecret(dataFolder: string): string {
  const path = join(dataFolder, 'identity-secret');
  if (read(path) === null) {
    mkdirSync(dataFolder, { recursive: true });
    const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(draft, path); // Unlike a rename, never replaces the secret another process has just written.
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  const secret = read(path) ?? '';
  if (secret.length < 32)
    throw new Error(`The identity secret ${path} is unreadable: restore it from a backup.`);
  return secret;
}
