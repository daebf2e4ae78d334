import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One secret of the embedded provider. What it signs names its version. */
interface IdentitySecret {
  readonly version: number;
  readonly value: string;
}

/** The secret that signs from now on, and the one before it. */
export interface IdentitySecrets {
  readonly current: IdentitySecret;
  readonly former: IdentitySecret | null;
  /** When `current` replaced `former`, ms since 1970; 0 where the file does not say. */
  readonly rotatedAtMs: number;
}

/** What signs idTokens, and what the accesses of sites are sealed with: copies hold the first and never the second. */
type SecretFile = 'identity-secret' | 'access-secret';

const pathOf = (dataFolder: string, file: SecretFile) =>
  file === 'identity-secret' ? join(dataFolder, 'identity-secret') : join(dataFolder, 'access-secret');
const newSecret = () => randomBytes(32).toString('base64url');

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether there is one; none is made. */
export const hasSecret = (dataFolder: string, file: SecretFile): boolean =>
  read(pathOf(dataFolder, file)) !== null;

function writeDraft(path: string, text: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true });
  return draft;
}

/** `2:secret`, or a secret alone, as it was before the first rotation. */
function parseLine(line: string, path: string): IdentitySecret {
  const [, version = '1', value = ''] = /^(?:(\d{1,9}):)?(.*)$/.exec(line) ?? [];
  if (value.length < 32) throw new Error(`The secret ${path} is unreadable: restore it from a backup.`);
  return { version: Number(version), value };
}

/**
 * The provider’s secrets, the first made at the first start and kept in the data folder (0600): they sign idTokens.
 * Several processes starting at once agree on one.
 * @throws Error when the file exists but holds no secret: guessing another would break every signature.
 */
export function readIdentitySecrets(
  dataFolder: string,
  file: SecretFile = 'identity-secret',
): IdentitySecrets {
  const path = pathOf(dataFolder, file);
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
  const [first = '', second, third = ''] = (read(path) ?? '').split('\n');
  return {
    current: parseLine(first, path),
    former: second === undefined ? null : parseLine(second, path),
    rotatedAtMs: Date.parse(third) || 0,
  };
}

/**
 * Puts a new secret before the present one, which is believed for some minutes more, and forgets the one before: whole or
 * not at all. Running processes read it at their next signature. May be done again at any time. Sessions are not touched.
 */
export function rotateIdentitySecret(
  dataFolder: string,
  now: Date,
  file: SecretFile = 'identity-secret',
): void {
  const { current } = readIdentitySecrets(dataFolder, file);
  const path = pathOf(dataFolder, file);
  const lines = [
    `${current.version + 1}:${newSecret()}`,
    `${current.version}:${current.value}`,
    now.toISOString(),
  ];
  renameSync(writeDraft(path, lines.join('\n')), path);
}
