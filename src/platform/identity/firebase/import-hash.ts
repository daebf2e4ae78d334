import { readFirebaseScrypt } from './scrypt.ts';

/** How `accounts:batchCreate` is told one of our hashes: what a batch shares, and what is of one account. */
export interface ImportedHash {
  readonly algorithm: object;
  readonly own: { readonly passwordHash: string; readonly salt: string };
}

/** Google’s own bounds of what it imports. */
const mostMemoryKiB = 32_768;
const mostPasses = 16;

const urlSafe = (base64: string) => Buffer.from(base64, 'base64').toString('base64url');

function argon2Of(hash: string): ImportedHash | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) return null;
  const [memoryCostKib, iterations] = [Number(parts[1]), Number(parts[2])];
  const [, , , salt = '', tag = ''] = parts;
  if (memoryCostKib > mostMemoryKiB || iterations > mostPasses) return null;
  const argon2Parameters = {
    ...{ hashType: 'ARGON2_ID', version: 'VERSION_13', parallelism: 1, memoryCostKib, iterations },
    hashLengthBytes: Buffer.from(tag, 'base64').length,
  };
  return {
    algorithm: { hashAlgorithm: 'ARGON2', argon2Parameters },
    own: { passwordHash: urlSafe(tag), salt: urlSafe(salt) },
  };
}

function scryptOf(text: string): ImportedHash | null {
  const read = readFirebaseScrypt(text);
  if (!read) return null;
  const { signerKey, saltSeparator, rounds, memoryCost } = read.parameters;
  return {
    algorithm: {
      ...{ hashAlgorithm: 'SCRYPT', rounds, memoryCost },
      ...{ signerKey: urlSafe(signerKey), saltSeparator: urlSafe(saltSeparator) },
    },
    own: { passwordHash: urlSafe(read.passwordHash), salt: urlSafe(read.salt) },
  };
}

/** A hash of ours as Google imports it; null when it cannot. */
export function importedHash(hash: string): ImportedHash | null {
  return argon2Of(hash) ?? scryptOf(hash);
}
