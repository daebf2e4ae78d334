import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';

/** What a project’s password hashes are made with (Firebase console, « Password hash parameters »). All texts are base64. */
export interface ScryptParameters {
  readonly signerKey: string;
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

const shape =
  /^\$firebase-scrypt\$m=(\d{1,2}),r=(\d{1,2})\$([\w+/=]{20,})\$([\w+/=]*)\$([\w+/=]{4,})\$([\w+/=]{40,})$/;

function derive(password: string, salt: Buffer, memoryCost: number, rounds: number): Promise<Buffer> {
  const N = 2 ** memoryCost;
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFC'),
      salt,
      32,
      { N, r: rounds, p: 1, maxmem: 256 * N * rounds },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

/** Firebase’s own derivation: the signer key, enciphered with what scrypt makes of the password. @returns base64 */
export async function hashFirebaseScrypt(
  password: string,
  salt: string,
  { signerKey, saltSeparator, rounds, memoryCost }: ScryptParameters,
): Promise<string> {
  const salted = Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from(saltSeparator, 'base64')]);
  const key = await derive(password, salted, memoryCost, rounds);
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(Buffer.from(signerKey, 'base64')), cipher.final()]).toString('base64');
}

/** A hash and all it takes to check it, in one text; null when Google’s words for them are not as expected. */
export function writeFirebaseScrypt(
  exported: { readonly passwordHash: string; readonly salt: string },
  { signerKey, saltSeparator, rounds, memoryCost }: ScryptParameters,
): string | null {
  // Google exports URL-safe base64.
  const plain = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');
  const [key, separator, salt, hash] = [signerKey, saltSeparator, exported.salt, exported.passwordHash].map(
    plain,
  );
  const text = `$firebase-scrypt$m=${memoryCost},r=${rounds}$${key}$${separator}$${salt}$${hash}`;
  return shape.test(text) ? text : null;
}

/** The parts of such a text; null when it is none. */
export function readFirebaseScrypt(
  text: string,
): { readonly passwordHash: string; readonly salt: string; readonly parameters: ScryptParameters } | null {
  const parts = shape.exec(text);
  if (!parts) return null;
  const [, memoryCost, rounds, signerKey = '', saltSeparator = '', salt = '', passwordHash = ''] = parts;
  const costs = { rounds: Number(rounds), memoryCost: Number(memoryCost) };
  return { passwordHash, salt, parameters: { signerKey, saltSeparator, ...costs } };
}

/** True when the text was made from `password`; null when it is no such text. */
export async function verifyFirebaseScrypt(text: string, password: string): Promise<boolean | null> {
  const read = readFirebaseScrypt(text);
  if (read === null) return null;
  const actual = Buffer.from(await hashFirebaseScrypt(password, read.salt, read.parameters), 'base64');
  const expected = Buffer.from(read.passwordHash, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
