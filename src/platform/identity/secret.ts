import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One secret of the provider. What it sealed says its version, but for the first installations’ (version 1). */
interface IdentitySecret {
  readonly version: number;
  readonly value: string;
}

/** The secret that seals from now on, and the one before it, which still opens what it sealed. */
export interface IdentitySecrets {
  readonly current: IdentitySecret;
  readonly former: IdentitySecret | null;
}

const pathOf = (dataFolder: string) => join(dataFolder, 'identity-secret');
const newSecret = () => randomBytes(32).toString('base64url');

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function writeDraft(path: string, text: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true });
  return draft;
}

/** `2:secret`, or a secret alone, as it was before the first rotation. */
function parseLine(line: string, path: string): IdentitySecret {
  const [, version = '1', value = ''] = /^(?:(\d{1,9}):)?(.*)$/.exec(line) ?? [];
  if (value.length < 32)
    throw new Error(`The identity secret ${path} is unreadable: restore it from a backup.`);
  return { version: Number(version), value };
}

/**
 * The provider’s secrets, the first made at the first start and kept in the data folder (0600): they encrypt the signing
 * keys in the database. Several processes starting at once agree on one.
 * @throws Error when the file exists but holds no secret: guessing another would break every signature.
 */
export function readIdentitySecrets(dataFolder: string): IdentitySecrets {
  const path = pathOf(dataFolder);
  if (read(path) === null) {
    mkdirSync(dataFolder, { recursive: true });
    const draft = writeDraft(path, newSecret());
    try {
      linkSync(draft, path); // Unlike a rename, never replaces the secret another process has just written.
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  const [first = '', second] = (read(path) ?? '').split('\n');
  return {
    current: parseLine(first, path),
    former: second === undefined ? null : parseLine(second, path),
  };
}

/**
 * Puts a new secret before the present one, which stays until the next rotation, and forgets the one before: whole or not
 * at all. Running processes read it at their next signature.
 */
export function renewIdentitySecret(dataFolder: string): void {
  const { current } = readIdentitySecrets(dataFolder);
  const path = pathOf(dataFolder);
  const lines = [`${current.version + 1}:${newSecret()}`, `${current.version}:${current.value}`];
  renameSync(writeDraft(path, lines.join('\n')), path);
}
